/** Text to JSON, with the place of every fault; never a crash, whatever the text. */
import { type Checked, fault, faulty, type Path, type Place } from "../faults.ts";
import { type Flaw, scan } from "./scan.ts";

/** The longest text read, in characters: a battle of five thousand events has a quarter of it. */
export const longestText = 16_000_000;

/** The deepest nesting read: many times any format of ours. */
export const deepestNesting = 64;

/**
 * Reads a JSON text. Refused: a text too long or nested too deep, anything that is not JSON, and
 * an object that names one key twice, since nobody can say which of the two was meant.
 */
export function readJson(text: string): Checked<unknown> {
  if (text.length > longestText) {
    return faulty([
      fault([], "fileTooBig", { size: millions(text.length), max: millions(longestText) }),
    ]);
  }
  const bare = withoutMark(text);
  const flaw = scan(bare, deepestNesting);
  if (flaw) return faulty([faultOf(bare, flaw)]);
  return { ok: true, value: JSON.parse(bare) };
}

/** Millions, rounded up to the tenth. */
function millions(count: number): number {
  return Math.ceil(count / 100_000) / 10;
}

function faultOf(text: string, flaw: Flaw) {
  const place = placeAt(text, flaw.at);
  switch (flaw.kind) {
    case "notJson":
      return fault([], "notJson", place);
    case "tooDeep":
      return fault([], "tooDeep", { ...place, max: deepestNesting });
    case "duplicateKey":
      return fault([...flaw.path, flaw.key], "duplicateKey", { ...place, key: flaw.key });
  }
}

/** Editors of one system begin a file with a byte order mark. */
function withoutMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/** Line and column of an offset, both from 1. */
function placeAt(text: string, offset: number): Place {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) {
    line++;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}

/**
 * Where in a JSON text the value of a path begins; of a path that leads nowhere, where the
 * innermost value begins that it does lead to. Null for a text that is not JSON.
 */
export function placeOf(text: string, path: Path): Place | null {
  const bare = withoutMark(text);
  let at = 0;
  let depth = -1;
  const flaw = scan(bare, deepestNesting, (here, offset) => {
    if (here.length <= depth || here.length > path.length) return;
    if (here.every((key, index) => key === path[index])) {
      at = offset;
      depth = here.length;
    }
  });
  return flaw ? null : placeAt(bare, at);
}
