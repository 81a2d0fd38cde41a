/** A battle file that breaks off, or stops being JSON, among its events: what is whole of it. */
import type { Place } from "../faults.ts";

const listKey = /"events"\s*:\s*\[/g;

/**
 * The text up to the last whole event before a place, closed so that it is JSON again; null where
 * the list of events has not begun there.
 * @param flaw where the text stops being JSON
 */
export function cutOff(text: string, flaw: Place): string | null {
  const sound = text.slice(0, offsetOf(text, flaw));
  let depth = 0;
  let end: number | null = null;
  for (let at = 0; at < sound.length; at++) {
    switch (sound[at]) {
      case '"': {
        const close = stringEnd(sound, at);
        if (depth === 1) {
          listKey.lastIndex = at;
          const list = listKey.exec(sound);
          if (list?.index === at) end = at + list[0].length;
        }
        at = close;
        break;
      }
      case "{":
      case "[":
        depth++;
        break;
      case "}":
      case "]":
        depth--;
        if (depth === 2 && end !== null) end = at + 1;
        break;
    }
  }
  return end === null ? null : `${sound.slice(0, end)}]}`;
}

/** The offset of a place, whose line and column count from 1. */
function offsetOf(text: string, { line, column }: Place): number {
  let start = 0;
  for (let n = 1; n < line; n++) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}

/** Where a string that begins here ends; the end of the text where it does not. */
function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
