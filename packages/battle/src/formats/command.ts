/** Commands from outside: from a script, a page, another machine. One schema reads them all. */
import { type ProcedureName, type Rulebook, rulebook } from "@adjutant/rules";
import type { AnyOrder, Resolvable } from "../companion/events.ts";
import { type Checked, fault, faulty } from "../faults.ts";
import { isFace } from "../input/dice.ts";
import { frozen } from "../input/frozen.ts";
import { parseSituation } from "../input/parse.ts";
import { shown } from "../input/shown.ts";
import type { Agreed, Same } from "../schemas/agreement.ts";
import { check, type Schema, single } from "../schemas/check.ts";
import { atMost } from "../schemas/lengths.ts";
import { bounds, distance, freeId, line, whole, yesNo } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";
import { spot, tasking, unitPatch } from "./change-schema.ts";
import {
  correctionReason,
  declaration,
  movement,
  reaction,
  resolvables,
  way,
  wheel,
} from "./event-schema.ts";
import { settingOut, ways } from "./march-schema.ts";
import { stamp } from "./stamp-schema.ts";

const some = z.exactOptional(yesNo);
/** Whom a command names: whether there is such a one the battle says. */
const named = z.exactOptional(freeId);
const ids = z.array(freeId).check(atMost(bounds.units));

// The check makes sure of the number.
const face = z
  .unknown()
  .check(
    single<unknown>((given) =>
      isFace(given) ? [] : [fault([], "notDie", { value: shown(given) })],
    ),
  ) as unknown as Schema<number>;

/** More dice than any resolution takes. */
const mostDice = 1000;

const dice = {
  faces: z.exactOptional(z.array(face).check(atMost(mostDice))),
  typed: z.exactOptional(whole(0, mostDice)),
};

/** A command before its situation is read by the schema of its procedure. */
export type LooseCommand =
  | Exclude<AnyOrder, { readonly type: "resolve" }>
  | {
      readonly type: "resolve";
      readonly id: string;
      readonly procedure: Resolvable;
      readonly situation?: unknown;
      readonly of?: string;
    };

const commands = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("resolve"),
    ...stamp,
    procedure: z.enum(resolvables as readonly (ProcedureName | "generalRisk")[]),
    situation: z.exactOptional(z.unknown()),
    ...dice,
    of: named,
    answers: named,
    overrule: some,
    joined: z.exactOptional(
      z.strictObject({ attacker: z.exactOptional(ids), defender: z.exactOptional(ids) }),
    ),
    square: some,
    way: z.exactOptional(way),
  }),
  z.strictObject({
    type: z.literal("correct"),
    ...stamp,
    unit: freeId,
    to: unitPatch,
    reason: correctionReason,
    text: z.exactOptional(line(bounds.note)),
  }),
  z.strictObject({ type: z.literal("stoodStill"), ...stamp, units: ids, overrule: some }),
  z.strictObject({
    type: z.literal("move"),
    ...stamp,
    ...movement,
    leaves: some,
    about: some,
    away: some,
    overrule: some,
  }),
  z.strictObject({ type: z.literal("deploy"), ...stamp, ...settingOut, overrule: some }),
  z.strictObject({ type: z.literal("march"), ...stamp, ways, overrule: some }),
  z.strictObject({
    type: z.literal("declare"),
    ...stamp,
    ...declaration,
    distance: z.exactOptional(distance),
    overrule: some,
  }),
  z.strictObject({
    type: z.literal("react"),
    ...stamp,
    ...reaction,
    distance: z.exactOptional(distance),
    turn: wheel,
    ...dice,
    overrule: some,
  }),
  z.strictObject({
    type: z.literal("attach"),
    ...stamp,
    brigade: freeId,
    unit: z.nullable(freeId),
    distance: z.exactOptional(distance),
    to: z.exactOptional(spot),
    overrule: some,
  }),
  z.strictObject({ type: z.literal("ride"), ...stamp, side: freeId, to: spot, overrule: some }),
  z.strictObject({ type: z.literal("note"), ...stamp, text: line(bounds.note) }),
  z.strictObject({ type: z.literal("settle"), ...stamp, follow: freeId, unit: named }),
  z.strictObject({ type: z.literal("choose"), ...stamp, pending: freeId, chosen: freeId }),
  z.strictObject({
    type: z.literal("task"),
    ...stamp,
    tasking,
    side: freeId,
    brigade: named,
    unit: named,
    use: z.exactOptional(z.enum(["move", "charge"])),
    offTable: some,
    ...dice,
    overrule: some,
  }),
  z.strictObject({
    type: z.literal("hold"),
    ...stamp,
    objective: freeId,
    side: z.nullable(freeId),
  }),
  z.strictObject({ type: z.literal("advance"), ...stamp, overrule: some }),
  z.strictObject({ type: z.literal("undo"), ...stamp, to: named }),
  z.strictObject({ type: z.literal("redo"), ...stamp }),
]);

const looseCommand: Schema<LooseCommand> = commands;

/** Compile-time only: a command that `decide` takes and this schema does not know stops here. */
export type CommandsAgree = Agreed<[Same<z.output<typeof commands>["type"], AnyOrder["type"]>]>;

/** Makes the situation that is read of the one that a command has. */
export type Filling = (
  procedure: Resolvable,
  situation: unknown,
  of: string | undefined,
) => Checked<unknown>;

const asGiven: Filling = (_, situation) => ({ ok: true, value: situation });

/**
 * Reads a command. Whether the battle takes it, `decide` says.
 *
 * @param filled makes a situation whole before it is read, for those who give it in short
 */
export function parseCommand(
  json: unknown,
  book: Rulebook = rulebook,
  filled: Filling = asGiven,
): Checked<AnyOrder> {
  const loose = check(looseCommand, json);
  if (!loose.ok) return loose;
  const command = loose.value;
  if (command.type !== "resolve") return { ok: true, value: command };
  const { procedure, situation, of } = command;
  const whole = filled(procedure, situation, of);
  if (!whole.ok) return whole;
  if (whole.value === undefined) {
    return faulty([fault([], "missing", { key: "situation", expected: "object", allowed: "" })]);
  }
  const read = parseSituation(
    procedure === "generalRisk" ? "general" : procedure,
    whole.value,
    book,
  );
  if (!read.ok) {
    const faults = read.faults.map((one) => ({ ...one, path: ["situation", ...one.path] }));
    return { ok: false, faults };
  }
  // The situation is that of the procedure, and the rest has passed the schema.
  return { ok: true, value: frozen({ ...command, situation: read.value } as unknown as AnyOrder) };
}
