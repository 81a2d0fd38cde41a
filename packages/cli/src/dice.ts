/** The dice of a call: faces that were rolled on a table, or a seed to roll by. */
import { faultsTold } from "@adjutant/battle";
import type { Phrases } from "@adjutant/phrases";
import type { Read } from "./context.ts";

/** How a call gets its dice. */
export type DiceFlags =
  | { readonly faces: readonly number[] }
  | { readonly seed: number; readonly fresh: boolean };

/**
 * Reads `--dice` and `--seed`.
 * @param freshSeed used where neither is given
 */
export function diceOf(
  dice: string | undefined,
  seed: string | undefined,
  freshSeed: () => number,
  words: Phrases,
): Read<DiceFlags> {
  if (dice !== undefined && seed !== undefined) {
    return { faults: [`--dice, --seed: ${words.say("cli.diceAndSeed")}`] };
  }
  if (dice !== undefined) return facesOf(dice, words);
  if (seed === undefined) return { value: { seed: freshSeed(), fresh: true } };
  const number = Number(seed);
  const whole = /^\d{1,16}$/.test(seed.trim()) && Number.isSafeInteger(number);
  if (!whole) {
    return { faults: [`--seed: ${words.say("cli.seedWrong", { value: shortened(seed) })}`] };
  }
  return { value: { seed: number, fresh: false } };
}

/** Faces parted by commas or blanks; an empty text is no dice at all. */
function facesOf(dice: string, words: Phrases): Read<DiceFlags> {
  const given = dice.trim() === "" ? [] : dice.trim().split(/\s*,\s*|\s+/);
  const faults = given
    .map((face, index) => ({ value: shortened(face), number: index + 1 }))
    .filter(({ value }) => !/^[1-6]$/.test(value))
    .map((wrong) => `--dice: ${words.say("cli.dieWrong", wrong)}`);
  if (faults.length === 0) return { value: { faces: given.map(Number) } };
  const more = faults.length - faultsTold;
  const told = faults.slice(0, faultsTold);
  return more > 0
    ? { faults: [...told, words.fault({ path: [], code: "andMore", params: { count: more } })] }
    : { faults: told };
}

/** What somebody typed, never longer than a line can hold. */
export function shortened(text: string): string {
  const letters = [...text.replace(/\p{Cc}/gu, "�")];
  return letters.length <= 40 ? letters.join("") : `${letters.slice(0, 39).join("")}…`;
}
