/** Outcomes and dice as the log keeps them. */
import {
  ask,
  type Dice,
  generalRisk,
  isRefused,
  type Procedure,
  procedures,
  type Refusal,
  type Rulebook,
} from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { isFace } from "../input/dice.ts";
import { frozen } from "../input/frozen.ts";
import { shown } from "../input/shown.ts";
import type { Recorded, RecordedDice, Resolvable, SituationOf } from "./events.ts";

/** A fresh procedure of anything that the companion resolves. */
export function procedureOf<Name extends Resolvable>(
  name: Name,
  situation: SituationOf<Name>,
  book: Rulebook,
): Procedure<unknown> {
  // One record of functions, each of which takes the situation of its own name; that the two go
  // together is known by `Name`, but not to the compiler.
  const all = { ...procedures, generalRisk } as unknown as Record<
    Resolvable,
    (situation: SituationOf<Name>, book: Rulebook) => Procedure<unknown>
  >;
  return all[name](situation, book);
}

/** What a resolution came to. */
export type Rolled<Name extends Resolvable> =
  | { readonly outcome: Recorded<Name>; readonly dice: RecordedDice }
  | { readonly refused: Refusal }
  | { readonly faults: readonly Fault[] };

/**
 * Resolves a situation with the faces on the table; dice that are missing are rolled, if there is
 * something to roll them with.
 */
export function roll<Name extends Resolvable>(
  name: Name,
  situation: SituationOf<Name>,
  faces: readonly number[],
  typed: number,
  dice: Dice | null,
  book: Rulebook,
): Rolled<Name> {
  const wrong = faces.flatMap((face, index) =>
    isFace(face) ? [] : [fault(["faces", index], "notDie", { value: shown(face) })],
  );
  if (wrong.length > 0) return { faults: wrong };
  const rolled = [...faces];
  for (;;) {
    const asked = ask(procedureOf(name, situation, book), rolled);
    if ("outcome" in asked) {
      const { outcome, left, rolls } = asked;
      if (isRefused(outcome)) return { refused: outcome.refused };
      if (left > 0) {
        const used = rolled.length - left;
        return { faults: [fault(["faces"], "tooManyDice", { used, left })] };
      }
      return {
        // `plain` makes of an outcome what its type says of one that is recorded.
        outcome: plainOutcome(outcome) as Recorded<Name>,
        dice: {
          faces: rolled,
          typed: Math.min(typed, rolled.length),
          rolls: rolls.map(({ request, faces: shownFaces }) => ({
            purpose: request.purpose,
            side: request.side,
            faces: shownFaces,
          })),
        },
      };
    }
    const { missing, request } = asked;
    if (!dice) {
      return { faults: [fault(["faces"], "tooFewDice", { roll: request.purpose, missing })] };
    }
    for (let i = 0; i < missing; i++) rolled.push(dice.face());
  }
}

function plainOutcome(outcome: unknown): unknown {
  const plain = plainOf(outcome);
  const working =
    typeof outcome === "object" && outcome !== null && "working" in outcome ? outcome.working : [];
  return frozen(
    typeof plain === "object" && plain !== null
      ? { ...plain, working: plainOf(working) }
      : { working },
  );
}

/**
 * A value as plain JSON: own facts and those that a class tells by getters, no functions. The
 * working of parts is left out; the working of the whole tells it.
 */
function plainOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value !== "object" || value === null) return value;
  const plain: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== "function" && key !== "working") plain[key] = plainOf(part);
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (typeof prototype !== "object" || prototype === null || prototype === Object.prototype) {
    return plain;
  }
  for (const [key, { get }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (get && key !== "working") plain[key] = plainOf(Reflect.get(value, key));
  }
  return plain;
}
