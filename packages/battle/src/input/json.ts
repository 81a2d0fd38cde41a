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
  const value = parsed(bare);
  if (value !== undefined) return { ok: true, value };
  // Where anything is wrong, the scan says what; at a sound text it need not look.
  const flaw = scan(bare, deepestNesting);
  return flaw ? faulty([faultOf(bare, flaw)]) : { ok: true, value: JSON.parse(bare) };
}

/** The value of a sound text; undefined if it may have a flaw. */
function parsed(text: string): unknown {
  const keys = keysIn(text);
  if (keys === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    // Of a key that an object names twice one is left.
    return keysOf(value) === keys ? value : undefined;
  } catch {
    return undefined;
  }
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const [listOpens, listCloses] = [0x5b, 0x5d];
const [objectOpens, objectCloses] = [0x7b, 0x7d];

/** How many keys a JSON text names: a colon outside its strings is one; null if it nests too deep. */
function keysIn(text: string): number | null {
  let count = 0;
  let depth = 0;
  let within = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) within = !within;
    else if (within) at += code === backslash ? 1 : 0;
    else if (code === colon) count++;
    else if (code === objectOpens || code === listOpens) depth++;
    else if (code === objectCloses || code === listCloses) depth--;
    if (depth > deepestNesting) return null;
  }
  return count;
}

/** How many keys the objects in a JSON value have. */
function keysOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const part of value) if (typeof part === "object") count += keysOf(part);
    return count;
  }
  const parts = value as Readonly<Record<string, unknown>>;
  for (const key in parts) {
    count++;
    const part = parts[key];
    if (typeof part === "object") count += keysOf(part);
  }
  return count;
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
