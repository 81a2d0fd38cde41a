/** Numbers and texts of input, with the bounds of the sensible. */
import { fault } from "../faults.ts";
import { single } from "./check.ts";
import { atLeast, atMost } from "./lengths.ts";
import { z } from "./zod.ts";

/**
 * Bounds of input that are no rules of the game: beyond them a number is a slip of the finger.
 * Ten metres, or a thousand inches, is longer than any table.
 */
export const bounds = {
  distance: 1000,
  models: 24,
  supports: 20,
  targets: 12,
  /** Each doubles the ways a shot can fall; more than these never stand so near behind one unit. */
  behind: 6,
  quarters: 1000,
  scored: 100,
  units: 100,
  name: 200,
  id: 80,
  note: 4000,
  turns: 1000,
  /** Points of a scenario. */
  points: 100_000,
  /** Entries of any list in a situation: more than a table holds. */
  list: 50,
} as const;

const decimals = 2;

/** The point of the grid of hundredths that is nearest (`scale.inclusive`). */
function onGrid(length: number): number {
  return Math.round(length * 100) / 100;
}

/** A distance in the unit of the scale, on the grid of hundredths. */
export const distance = z.number().check(
  z.gte(0),
  z.lte(bounds.distance),
  single<number>((length) =>
    onGrid(length) === length || Math.abs(length) > bounds.distance
      ? []
      : [fault([], "tooFine", { value: length, decimals, nearest: onGrid(length) })],
  ),
);

/** A part of a whole, 0 to 1. */
export const share = z.number().check(z.gte(0), z.lte(1));

/** A whole number. */
export function whole(least: number, most: number) {
  return z.int().check(z.gte(least), z.lte(most));
}

/** Characters that print nothing, or that would steer a terminal. */
const control = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** A character that nobody sees: half of a pair, a blank without width, a filler. */
const unseen = /\p{Cs}|\u00AD|\u200B|\u2060|\uFEFF|\u115F|\u1160|\u3164|\uFFA0/u;

/** Something that shows: not a blank, and no joiner alone. */
const visible = /[^\p{Z}\p{C}\p{M}\u2800]/u;

/** Plain words, as nearly all ids and names are: to say so takes one look instead of three. */
const plain = /^[!-~][ -~]*$/;

/** One line of text, with something in it to read. */
export function line(most: number) {
  return z.string().check(
    atLeast(1),
    atMost(most),
    single<string>((text) => {
      if (plain.test(text)) return [];
      if (control.test(text) || unseen.test(text)) return [fault([], "controlCharacter", {})];
      return text === "" || visible.test(text) ? [] : [fault([], "emptyText", {})];
    }),
  );
}

/** The name of a unit, a place, a person. */
export const name = line(bounds.name);

/** The id of a unit in a single situation: any text. */
export const freeId = line(bounds.id);

/** Ids are letters, digits and hyphens. */
export function isId(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9-]*$/.test(text);
}

/** The id of a unit, a brigade, a battle: letters, digits and hyphens. */
export const id = z.string().check(
  atMost(bounds.id),
  single<string>((text) =>
    isId(text) ? [] : [fault([], "notAnId", { value: text.slice(0, 40) })],
  ),
);

export const yesNo = z.boolean();
