/** Schemas of what an event changes on the rosters, and of the parts that all events share. */
import { type ClauseId, clauseIds } from "@adjutant/rules";
import {
  type At,
  type BrigadePatch,
  type Change,
  type LastSeen,
  phases,
  type SidePatch,
  type Spot,
  type UnitPatch,
} from "../companion/state.ts";
import type { TaskingInForce } from "../companion/tasking.ts";
import { fault } from "../faults.ts";
import { type Schema, single } from "../schemas/check.ts";
import { atMost } from "../schemas/lengths.ts";
import { garrison, infantryFormation } from "../schemas/unit.ts";
import { bounds, distance, id, whole, yesNo } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";
import { reserveKind } from "./ending-schema.ts";

const known = new Set<string>(clauseIds);

// The check makes sure that the text is a clause id.
export const clause = z
  .string()
  .check(
    single<string>((text) =>
      known.has(text) ? [] : [fault([], "unknownClause", { clause: text.slice(0, 60) })],
    ),
  ) as unknown as Schema<ClauseId>;

export const list = <Value>(schema: Schema<Value>) => z.array(schema).check(atMost(1000));
export const some = z.exactOptional(yesNo);
/** A fact that is written only where it is so. */
export const yes = z.exactOptional(z.literal(true));
export const turn = whole(1, bounds.turns);
export const phase = z.enum(phases);

export const gone = z.nullable(z.enum(["dispersed", "destroyed", "leftTable"]));
export const fate = z.nullable(
  z.enum([
    "killed",
    "mortallyWounded",
    "captured",
    "horseBolts",
    "stunned",
    "hatShot",
    "lightlyWounded",
  ]),
);

/** Formations of every arm. */
export const formation = z.enum([
  ...infantryFormation.options,
  "column",
  "deployed",
  "limbered",
] as const);

/** Lengths on the map: a unit may stand right at the near edge or the left one. */
export const spotShape = { x: distance, y: distance } as const;
export const spot: Schema<Spot> = z.strictObject(spotShape);
export const at: Schema<At> = z.strictObject({
  ...spotShape,
  facing: z.number().check(z.gte(0), z.lt(360)),
});

/** Where, when and how formed an enemy last saw a unit; turn 0: never. */
const lastSeen: Schema<LastSeen> = z.strictObject({
  turn: whole(0, bounds.turns),
  at: z.nullable(at),
  place: z.nullable(id),
  formation: z.nullable(formation),
});

export const unitPatch: Schema<UnitPatch> = z.strictObject({
  casualties: z.exactOptional(whole(0, 999)),
  unformed: some,
  faltering: some,
  retreating: some,
  routing: some,
  fireDisciplineLost: some,
  lowAmmunition: some,
  formation: z.exactOptional(z.nullable(formation)),
  garrison: z.exactOptional(z.nullable(garrison)),
  moved: z.exactOptional(z.enum(["none", "half", "more"])),
  changedFormation: some,
  reformed: some,
  unlimbered: some,
  fired: some,
  fellBack: some,
  engaged: z.exactOptional(z.nullable(id)),
  elan: some,
  general: some,
  stood: some,
  charged: some,
  chargedBy: z.exactOptional(z.nullable(id)),
  place: z.exactOptional(z.nullable(id)),
  at: z.exactOptional(z.nullable(at)),
  flanking: some,
  underFire: some,
  gone: z.exactOptional(gone),
  unseen: z.exactOptional(z.nullable(lastSeen)),
});

const brigadePatch: Schema<BrigadePatch> = z.strictObject({
  order: z.exactOptional(z.enum(["obeys", "hesitant"])),
  rolledInTurn: z.exactOptional(whole(0, bounds.turns)),
  rodeInTurn: z.exactOptional(whole(0, bounds.turns)),
  demoralised: some,
  broken: z.exactOptional(list(id)),
  counted: z.exactOptional(list(id)),
  generalFate: z.exactOptional(fate),
  fateSince: z.exactOptional(z.nullable(turn)),
  arrives: z.exactOptional(z.nullable(turn)),
  reserve: z.exactOptional(z.nullable(reserveKind)),
  revealed: some,
  generalAt: z.exactOptional(z.nullable(spot)),
});

export const tasking = z.enum([
  "attachment",
  "glory",
  "forwards",
  "infantryAssault",
  "assaultFire",
  "reserve",
  "ammunition",
  "redeploy",
  "scouts",
  "skirmishers",
]);

export const taskingFacts = {
  tasking,
  turn,
  brigade: z.exactOptional(id),
  unit: z.exactOptional(id),
  use: z.exactOptional(z.enum(["move", "charge"])),
  farther: z.exactOptional(whole(0, 999)),
} as const;

const taskingInForce: Schema<TaskingInForce> = z.strictObject(taskingFacts);

const sidePatch: Schema<SidePatch> = z.strictObject({
  adcs: z.exactOptional(z.nullable(whole(0, 99))),
  commanderFate: z.exactOptional(fate),
  fateSince: z.exactOptional(z.nullable(turn)),
  taskings: z.exactOptional(list(taskingInForce)),
  commanderAt: z.exactOptional(z.nullable(spot)),
  rodeInTurn: z.exactOptional(whole(0, bounds.turns)),
});

/** A change names one of a unit, a brigade, a side, or who is phasing. */
export const flatChange = z.strictObject({
  unit: z.exactOptional(id),
  brigade: z.exactOptional(id),
  side: z.exactOptional(id),
  phasing: z.exactOptional(z.nullable(id)),
  from: z.exactOptional(z.unknown()),
  to: z.exactOptional(z.unknown()),
});

const unitChange = z.strictObject({ unit: id, from: unitPatch, to: unitPatch });
const brigadeChange = z.strictObject({ brigade: id, from: brigadePatch, to: brigadePatch });
const sideChange = z.strictObject({ side: id, from: sidePatch, to: sidePatch });
const phasingChange = z.strictObject({ phasing: z.nullable(id) });

/** Any change: for input that is right; `changeSchema` tells what is wrong with others. */
export const anyChange = z.union([unitChange, brigadeChange, sideChange, phasingChange]);

/** The schema that a change must pass, by the key that it has. */
export function changeSchema(change: unknown): Schema<Change> {
  if (typeof change !== "object" || change === null) return unitChange;
  if ("brigade" in change) return brigadeChange;
  if ("side" in change) return sideChange;
  return "phasing" in change ? phasingChange : unitChange;
}
