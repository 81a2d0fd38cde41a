/** Types of what is left of a value once what a role may not know is gone, and of units in it. */
import type { Unit } from "@adjutant/rules";
import type { VisibleFacts } from "./facts.ts";

/** Any part of it may be absent; a unit may be only what is visible of it, or not known at all. */
export type Seen<T> = T extends Unit
  ? T | VisibleFacts | null
  : T extends readonly (infer Item)[]
    ? readonly Seen<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]?: Seen<T[Key]> }
      : T;

/** The same whole, but that a unit may be only what is visible of it. */
export type WithVisible<T> = T extends Unit
  ? T | VisibleFacts
  : T extends readonly unknown[] | object
    ? { readonly [Key in keyof T]: WithVisible<T[Key]> }
    : T;

/** Is this part of a situation a unit. */
export function isUnit(part: object): part is Unit | VisibleFacts {
  return "arm" in part;
}

/** A situation with each of its units replaced. */
export function withUnits(part: unknown, replace: (unit: Unit | VisibleFacts) => unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => withUnits(one, replace));
  if (typeof part !== "object" || part === null) return part;
  if (isUnit(part)) return replace(part);
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, withUnits(value, replace)]),
  );
}

/** The units of a situation, in the order of its text. */
export function unitsIn(part: unknown): (Unit | VisibleFacts)[] {
  if (Array.isArray(part)) return part.flatMap(unitsIn);
  if (typeof part !== "object" || part === null) return [];
  return isUnit(part) ? [part] : Object.values(part).flatMap(unitsIn);
}
