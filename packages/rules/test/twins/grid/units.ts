/** Short ways to write units and to cross features in the grids. */

import type { Battery, Cavalry, Infantry, Screen } from "../units.ts";

export function battalion(over: Partial<Infantry> = {}): Infantry {
  return { arm: "infantry", grade: "line", size: "standard", formation: "line", ...over };
}

export function garrison(
  place: "builtUp" | "strongpoint",
  over: Partial<Omit<Infantry, "formation" | "garrison">> = {},
  burning = false,
): Infantry {
  return {
    arm: "infantry",
    grade: "line",
    size: "standard",
    garrison: { place, burning },
    ...over,
  };
}

export function regiment(over: Partial<Cavalry> = {}): Cavalry {
  return {
    arm: "cavalry",
    class: "battle",
    grade: "line",
    size: "standard",
    formation: "line",
    ...over,
  };
}

export function battery(over: Partial<Battery> = {}): Battery {
  return {
    arm: "artillery",
    kind: "gun",
    gun: "medium",
    mount: "foot",
    models: 4,
    grade: "line",
    formation: "deployed",
    ...over,
  };
}

export function howitzers(over: Partial<Omit<Battery, "kind">> = {}): Battery {
  return { ...battery(), ...over, kind: "howitzer" };
}

export function rockets(over: Partial<Omit<Battery, "kind" | "gun">> = {}): Battery {
  return {
    arm: "artillery",
    kind: "rocket",
    mount: "horse",
    models: 3,
    grade: "line",
    formation: "deployed",
    ...over,
  };
}

export function screen(over: Partial<Screen> = {}): Screen {
  return { arm: "screen", bases: 4, weapon: "musket", grade: "line", ...over };
}

/** Every pair of two lists. */
export function pairs<A, B>(
  first: readonly A[],
  second: readonly B[],
): readonly (readonly [A, B])[] {
  return first.flatMap((a) => second.map((b) => [a, b] as const));
}

/** The list without repetitions (equal as canonical JSON). */
export function distinct<T>(list: readonly T[], key: (item: T) => string): readonly T[] {
  return [...new Map(list.map((item) => [key(item), item])).values()];
}
