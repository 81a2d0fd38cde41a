/**
 * Probability by plain counting: every face of every die, equal states added together.
 *
 * The twins share nothing with the code they check, not even its arithmetic. Everything here is as
 * slow and as obvious as it can be.
 */

/** One state and the probability of arriving at it. */
export interface Chance<T> {
  readonly state: T;
  readonly p: number;
}

/** All states that can be reached; the probabilities sum to 1. */
export type Chances<T> = readonly Chance<T>[];

/** JSON with the keys of every object in alphabetical order: equal values, equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const parts = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `"${key}":${canonical(inner)}`);
  return `{${parts.join(",")}}`;
}

/** A state that is there without any dice. */
export function certain<T>(state: T): Chances<T> {
  return [{ state, p: 1 }];
}

/** Adds up the probabilities of equal states. */
export function merged<T>(chances: Chances<T>): Chances<T> {
  const sums = new Map<string, { state: T; p: number }>();
  for (const { state, p } of chances) {
    const key = canonical(state);
    const known = sums.get(key);
    if (known === undefined) sums.set(key, { state, p });
    else known.p += p;
  }
  return [...sums.values()];
}

/** The next stage of a chain: what follows from each state, equal results merged. */
export function follow<T, U>(chances: Chances<T>, stage: (state: T) => Chances<U>): Chances<U> {
  const all: Chance<U>[] = [];
  for (const before of chances) {
    for (const after of stage(before.state)) {
      all.push({ state: after.state, p: before.p * after.p });
    }
  }
  return merged(all);
}

/** Every face of `count` D6: 6^count rows. */
function everyFace(count: number): readonly (readonly number[])[] {
  let rows: number[][] = [[]];
  for (let die = 0; die < count; die += 1) {
    rows = rows.flatMap((row) => [1, 2, 3, 4, 5, 6].map((face) => [...row, face]));
  }
  return rows;
}

/** Rolls `count` D6 in every possible way and reads each. */
export function dice<T>(count: number, read: (faces: readonly number[]) => T): Chances<T> {
  const p = 1 / 6 ** count;
  return merged(everyFace(count).map((faces) => ({ state: read(faces), p })));
}

/** The natural total of 2D6. */
export function twoD6(): Chances<number> {
  return dice(2, sum);
}

/** The sum of some faces. */
export function sum(faces: readonly number[]): number {
  return faces.reduce((total, face) => total + face, 0);
}

/**
 * How many of `count` D6 show `hitFrom` or more. Up to six dice: every face; more: every die is a
 * hit or a miss.
 */
export function hits(count: number, hitFrom: number): Chances<number> {
  const question = `${count} ${hitFrom}`;
  const counted = COUNTED.get(question) ?? countHits(count, hitFrom);
  COUNTED.set(question, counted);
  return counted;
}

/** Pools that have been counted already: the same few come again and again. */
const COUNTED = new Map<string, Chances<number>>();

function countHits(count: number, hitFrom: number): Chances<number> {
  const byHits: number[] = new Array<number>(count + 1).fill(0);
  if (count <= 6) {
    for (const faces of everyFace(count)) {
      const hit = faces.filter((face) => face >= hitFrom).length;
      byHits[hit] = (byHits[hit] ?? 0) + 1 / 6 ** count;
    }
  } else {
    const chanceOfHit = (7 - hitFrom) / 6;
    for (let pattern = 0; pattern < 2 ** count; pattern += 1) {
      let hit = 0;
      let p = 1;
      for (let die = 0; die < count; die += 1) {
        const isHit = (pattern >> die) % 2 === 1;
        if (isHit) hit += 1;
        p *= isHit ? chanceOfHit : 1 - chanceOfHit;
      }
      byHits[hit] = (byHits[hit] ?? 0) + p;
    }
  }
  return byHits.map((p, state) => ({ state, p })).filter(({ p }) => p > 0);
}

/** Casualty dice hit on 4-6 (`dice.casualty`). */
export function casualtyDice(count: number): Chances<number> {
  return hits(count, 4);
}

/** The distribution as the tests compare it: canonical JSON of the essence to probability. */
export function table<T>(chances: Chances<T>): Map<string, number> {
  return new Map(merged(chances).map(({ state, p }) => [canonical(state), p]));
}
