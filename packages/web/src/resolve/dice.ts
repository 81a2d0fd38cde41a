import { ask, type DiceRequest, type Procedure, seededDice } from "@adjutant/rules";
import type { Face } from "../parts/Die.tsx";

/** A resolution on the way: the roll it waits for, or its end. */
export type Progress<Outcome> =
  | { readonly request: DiceRequest; readonly typed: readonly Face[] }
  | { readonly outcome: Outcome };

/** Reads a procedure as far as the faces go (all rolls in order). */
export function progress<Outcome>(
  make: () => Procedure<Outcome>,
  faces: readonly Face[],
): Progress<Outcome> {
  const asked = ask(make(), faces);
  if ("outcome" in asked) return { outcome: asked.outcome };
  return { request: asked.request, typed: faces.slice(faces.length - asked.typed.length) };
}

/**
 * Rolls all that is still missing with the app's dice, from the browser's own entropy; what people
 * typed before stays as it is.
 */
export function rollRest<Outcome>(
  make: () => Procedure<Outcome>,
  typed: readonly Face[],
  dice = seededDice(entropy()),
): readonly Face[] {
  const faces = [...typed];
  for (;;) {
    const asked = ask(make(), faces);
    if ("outcome" in asked) return faces;
    for (let i = 0; i < asked.missing; i++) faces.push(toFace(dice.face()));
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
