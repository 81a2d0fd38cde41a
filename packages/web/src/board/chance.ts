/**
 * Irregularity that is the same on every sheet: a small generator seeded by the id of what is drawn,
 * so that a wood has the same trees today, tomorrow and on paper.
 */
export type Chance = () => number;

/** Numbers from 0 up to 1, the same for the same seed. */
export function chanceFrom(seed: string): Chance {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Between two bounds. */
export function from(chance: Chance, least: number, most: number): number {
  return least + (most - least) * chance();
}
