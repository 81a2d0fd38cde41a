/** Dice for what is no procedure of the rules: so many D6, typed or rolled. */
import type { Dice, Purpose } from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { isFace } from "../input/dice.ts";
import { shown } from "../input/shown.ts";

/**
 * The faces given, and what is missing rolled.
 * @param purpose what the dice are for, should some be missing
 */
export function facesFor(
  given: readonly number[],
  wanted: number,
  dice: Dice | null,
  purpose: Purpose,
): { readonly faces: readonly number[] } | { readonly faults: readonly Fault[] } {
  const wrong = given.flatMap((face, index) =>
    isFace(face) ? [] : [fault(["faces", index], "notDie", { value: shown(face) })],
  );
  if (wrong.length > 0) return { faults: wrong };
  if (given.length > wanted) {
    const left = given.length - wanted;
    return { faults: [fault(["faces"], "tooManyDice", { used: wanted, left })] };
  }
  const missing = wanted - given.length;
  if (missing > 0 && !dice) {
    return { faults: [fault(["faces"], "tooFewDice", { roll: purpose, missing })] };
  }
  const faces = [...given];
  for (let i = 0; i < missing && dice; i++) faces.push(dice.face());
  return { faces };
}
