import type { RollAsked } from "@adjutant/battle";
import { type MeleeParty, seededDice } from "@adjutant/rules";
import type { Face } from "../parts/Die.tsx";

/** A resolution on the way: the roll it waits for, or its end. */
export type Progress =
  | { readonly request: RollAsked; readonly typed: readonly Face[] }
  /** All dice have fallen; after a draw these sides choose, in the order in which they speak. */
  | { readonly choices: readonly MeleeParty[] };

/** How far a resolution gets with the faces so far, all rolls in order. */
export type Reading = (faces: readonly Face[]) => Progress;

/**
 * Rolls all that is still missing with the app's dice, from the browser's own entropy; what people
 * typed before stays as it is.
 *
 * @param stopsAt a roll that people throw with dice of their own: the app's end before it
 */
export function rollRest(
  reading: Reading,
  typed: readonly Face[],
  dice = seededDice(entropy()),
  stopsAt: (request: RollAsked) => boolean = () => false,
): readonly Face[] {
  const faces = [...typed];
  for (;;) {
    const read = reading(faces);
    if ("choices" in read || stopsAt(read.request)) return faces;
    const missing = read.request.dice - read.typed.length;
    for (let i = 0; i < missing; i++) faces.push(toFace(dice.face()));
  }
}

/** A die face, or a bug: dice know no other numbers. */
export function toFace(value: number): Face {
  switch (value) {
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
      return value;
    default:
      throw new RangeError(`a die shows 1–6, not ${value}`);
  }
}

/** 53 random bits, as many as a number holds exactly. */
export function entropy(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}
