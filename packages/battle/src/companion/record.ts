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

const all = { ...procedures, generalRisk };

/** A fresh procedure of anything that the companion resolves. */
export function procedureOf<Name extends Resolvable>(
  name: Name,
  situation: SituationOf<Name>,
  book: Rulebook,
): Procedure<unknown> {
  // Each of the record's functions takes the situation of its own name; that the two go together is
  // known by `Name`, but not to the compiler.
  const make = all[name] as unknown as (
    situation: SituationOf<Name>,
    book: Rulebook,
  ) => Procedure<unknown>;
  return make(situation, book);
}

/** What a resolution came to. */
export type Rolled<Name extends Resolvable> =
  | { readonly outcome: Recorded<Name>; readonly dice: RecordedDice }
  | { readonly refused: Refusal }
  | { readonly faults: readonly Fault[] };

function notDie(face: number, index: number): Fault[] {
  return isFace(face) ? [] : [fault(["faces", index], "notDie", { value: shown(face) })];
}

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
  if (faces.some((face) => !isFace(face))) return { faults: faces.flatMap(notDie) };
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
        // Every outcome is an object; it is made what its type says of one that is recorded.
        outcome: plainOutcome(outcome as object) as Recorded<Name>,
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

/** An outcome as plain, frozen JSON; the working of the whole tells that of its parts. */
function plainOutcome(outcome: object): unknown {
  const plain = plainFacts(outcome);
  // Its lines are plain as they are, and nobody else's: made when they are asked for.
  plain["working"] = frozen("working" in outcome ? outcome.working : []);
  return Object.freeze(plain);
}

/** The facts of a class's instances that getters tell, without their working. */
const told = new WeakMap<object, readonly string[]>();
const nothing: readonly string[] = [];

function toldBy(value: object): readonly string[] {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (typeof prototype !== "object" || prototype === null || prototype === Object.prototype) {
    return nothing;
  }
  const known = told.get(prototype);
  if (known) return known;
  const keys = Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(
    ([key, { get }]) => (get && key !== "working" ? [key] : []),
  );
  told.set(prototype, keys);
  return keys;
}

/** A value as plain JSON, frozen. */
function plainOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) return Object.freeze(plainFacts(value));
  const plain: unknown[] = [];
  for (const part of value) plain.push(plainOf(part));
  return Object.freeze(plain);
}

/**
 * The own facts of a value and those that a class tells by getters, no functions. The working of
 * parts is left out; the working of the whole tells it.
 */
function plainFacts(value: object): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  // Read so in a loop over them, facts cost a fraction of Reflect.get.
  const facts = value as Readonly<Record<string, unknown>>;
  for (const key in facts) {
    if (key === "working") continue;
    const part = facts[key];
    if (typeof part !== "function") plain[key] = plainOf(part);
  }
  for (const key of toldBy(value)) plain[key] = plainOf(Reflect.get(value, key));
  return plain;
}
