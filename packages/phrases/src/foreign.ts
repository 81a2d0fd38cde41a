/** Text from outside, made fit to stand in a line of ours. */

/** Control and format characters, line ends, and halves of letters: they could forge a line. */
const unfit = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** The longest foreign text in a line, in letters. */
export const longestForeign = 60;

/**
 * A key, a value or a name that somebody wrote, as a part of one line: nothing that a terminal
 * obeys, nothing that ends the line, and never longer than a line can hold.
 */
export function foreign(text: string): string {
  const letters = [...text.replace(unfit, "�")];
  return letters.length <= longestForeign
    ? letters.join("")
    : `${letters.slice(0, longestForeign - 1).join("")}…`;
}
