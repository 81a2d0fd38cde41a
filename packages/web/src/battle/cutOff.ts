/**
 * Makes JSON again of a text that breaks off inside a list of its outermost object: everything up
 * to the last whole element of that list. Null where the text does not get as far as the list.
 *
 * @param key of the list
 */
export function cutOff(text: string, key: string): string | null {
  let depth = 0;
  /** The key last read in the outermost object, and whether a value of it is being read. */
  let under: string | null = null;
  let end: number | null = null;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') {
      const close = endOfString(text, at);
      if (close === null) break;
      if (depth === 1 && /^\s*:/.test(text.slice(close + 1, close + 40))) {
        under = text.slice(at + 1, close);
      }
      at = close;
    } else if (sign === "{" || sign === "[") {
      depth++;
      if (depth === 2 && sign === "[" && under === key) end = at + 1;
    } else if (sign === "}" || sign === "]") {
      depth--;
      if (depth === 2 && under === key) end = at + 1;
    }
  }
  return end === null || under !== key ? null : `${text.slice(0, end)}]}`;
}

/** Where a string that begins here ends; null where it does not. */
function endOfString(text: string, start: number): number | null {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at;
  }
  return null;
}
