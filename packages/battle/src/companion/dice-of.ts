/** Whose dice: the app's, the players' own, or as each roll wants; for both sides or for each. */
import type { Options } from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";

export type DiceMode = NonNullable<Options["dice"]>;
export const diceModes = ["app", "typed", "mixed"] as const satisfies readonly DiceMode[];

/** How each side rolls, by its id; a side that is not named rolls by the options. */
export type DiceBySide = { readonly [side: string]: DiceMode };

/**
 * The dice of a side, as the start of the battle has it, read whole or from a seat.
 * @returns undefined where neither the side nor the options say
 */
export function diceOf(
  { dice, options }: { readonly dice?: DiceBySide; readonly options: Options },
  side: string,
): DiceMode | undefined {
  return dice && Object.hasOwn(dice, side) ? dice[side] : options.dice;
}

/** Dice of a side that is not in the battle. */
export function diceFaults(
  dice: DiceBySide | undefined,
  sides: readonly { readonly id: string }[],
): readonly Fault[] {
  const known = sides.map(({ id }) => id);
  const allowed = known.join(", ");
  return Object.keys(dice ?? {})
    .filter((side) => !known.includes(side))
    .map((id) => fault(["dice", id], "unknownId", { id, allowed }));
}
