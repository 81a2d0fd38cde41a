/** How a value of unknown origin is spoken of. */
import type { ValueKind } from "../faults.ts";

/** What kind of value this is. */
export function kindOf(input: unknown): ValueKind {
  if (input === null || input === undefined) return "null";
  if (Array.isArray(input)) return "list";
  switch (typeof input) {
    case "number":
    case "bigint":
      return "number";
    case "string":
      return "text";
    case "boolean":
      return "yesNo";
    default:
      return "object";
  }
}

const longestShown = 40;

/** The value itself, short enough for a line. */
export function shown(input: unknown): string {
  const kind = kindOf(input);
  const text = kind === "object" ? "{…}" : kind === "list" ? "[…]" : String(input);
  return text.length <= longestShown ? text : `${text.slice(0, longestShown - 1)}…`;
}
