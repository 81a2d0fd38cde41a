/** Where dice come from: a seed, or faces that somebody rolled. */
import type { DiceRequest } from "./procedure.ts";

/** A source of D6 faces, 1–6. */
export interface Dice {
  face(): number;
}

/** Dice that ran out: the faces given do not suffice for the roll asked. */
export class NotEnoughDice extends Error {
  override name = "NotEnoughDice";
}

/**
 * The app's dice from a seed: equal seeds roll equal faces on every machine.
 * @param seed a whole number; its low 32 bits and those above them count
 * @throws RangeError for a seed that is not a whole number
 */
export function seededDice(seed: number): Dice {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed is a whole number, not ${seed}`);
  // sfc32, a small fast generator of good quality; the first rounds mix the seed.
  let a = seed | 0;
  let b = Math.floor(seed / 4294967296) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t;
  };
  for (let i = 0; i < 15; i++) next();
  // One draw holds ten faces: 17 × 6^10 is the largest multiple of 6^10 below 2^30. Draws at or
  // past it are thrown away, so that each face is exactly as likely as any other.
  const tenFaces = 6 ** 10;
  const fair = 17 * tenFaces;
  let rest = 0;
  let left = 0;
  return {
    face() {
      if (left === 0) {
        do rest = next() >>> 2;
        while (rest >= fair);
        rest %= tenFaces;
        left = 10;
      }
      left--;
      const whole = (rest / 6) | 0;
      const face = rest - whole * 6 + 1;
      rest = whole;
      return face;
    },
  };
}

/**
 * Refuses what is no face of a D6.
 * @throws RangeError
 */
export function onlyFaces(faces: readonly number[]): void {
  const wrong = faces.find((face) => !(Number.isInteger(face) && face >= 1 && face <= 6));
  if (wrong !== undefined) throw new RangeError(`a D6 shows 1 to 6, not ${wrong}`);
}

/**
 * Given faces, in the order rolled.
 * @throws RangeError for what is no face of a D6
 * @throws NotEnoughDice from `face()` when they are used up
 */
export function facesDice(faces: readonly number[]): Dice & { left(): number } {
  onlyFaces(faces);
  let at = 0;
  return {
    face() {
      const face = faces[at];
      if (face === undefined) throw new NotEnoughDice(`all ${faces.length} dice are used`);
      at++;
      return face;
    },
    left: () => faces.length - at,
  };
}

/** Keeps every face that another source rolls, for the log. */
export function recordedDice(dice: Dice): Dice & { readonly faces: number[] } {
  const faces: number[] = [];
  return {
    faces,
    face() {
      const face = dice.face();
      faces.push(face);
      return face;
    },
  };
}

/** What a request's faces come to: their total, or the hits among them. */
export function answerOf(request: DiceRequest, faces: readonly number[]): number {
  let answer = 0;
  for (const face of faces) {
    if (request.kind === "sum") answer += face;
    else if (face >= request.hitOn) answer++;
  }
  return answer;
}
