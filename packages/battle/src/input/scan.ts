/**
 * One pass over a JSON text, without recursion: where it stops being JSON, where it nests too
 * deep, and which key comes twice. `JSON.parse` tells none of these the same way in two browsers.
 */

export type Flaw =
  | { readonly kind: "notJson" | "tooDeep"; readonly at: number }
  | {
      readonly kind: "duplicateKey";
      readonly at: number;
      readonly path: readonly (string | number)[];
      readonly key: string;
    };

/** Called where a value begins. The path is the scanner's own: copy it to keep it. */
export type OnValue = (path: readonly (string | number)[], at: number) => void;

const quote = 0x22;
const backslash = 0x5c;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const hex4 = /^[0-9a-fA-F]{4}$/;

class NotJson {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

/** The offset behind a string that begins at `at`. */
function stringEnd(text: string, at: number): number {
  for (let i = at + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === quote) return i + 1;
    if (code < 0x20) throw new NotJson(i);
    if (code !== backslash) continue;
    i++;
    const escaped = text[i] ?? "";
    if (escaped === "u") {
      if (!hex4.test(text.slice(i + 1, i + 5))) throw new NotJson(i + 1);
      i += 4;
    } else if (!'"\\/bfnrt'.includes(escaped) || escaped === "") {
      throw new NotJson(i);
    }
  }
  throw new NotJson(text.length);
}

/** The offset behind a number or a word that begins at `at`. */
function plainEnd(text: string, at: number): number {
  for (const word of ["true", "false", "null"]) {
    if (text.startsWith(word, at)) return at + word.length;
  }
  number.lastIndex = at;
  if (number.test(text)) return number.lastIndex;
  throw new NotJson(at);
}

function blanksEnd(text: string, at: number): number {
  let i = at;
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break;
  }
  return i;
}

/**
 * Scans a text for the first flaw; null where it is sound.
 * @param deepest how many objects and lists may stand within one another
 */
export function scan(text: string, deepest: number, onValue?: OnValue): Flaw | null {
  try {
    return scanned(text, deepest, onValue);
  } catch (error) {
    if (error instanceof NotJson) return { kind: "notJson", at: error.at };
    throw error;
  }
}

function scanned(text: string, deepest: number, onValue: OnValue | undefined): Flaw | null {
  /** For each open object the keys it has named, for each open list null. */
  const open: (Set<string> | null)[] = [];
  /** Key or index within each open object or list. */
  const path: (string | number)[] = [];
  let at = blanksEnd(text, 0);

  for (;;) {
    // Here a value begins.
    onValue?.(path, at);
    const first = text[at];
    if (first === "{" || first === "[") {
      if (open.length >= deepest) return { kind: "tooDeep", at };
      const inside = blanksEnd(text, at + 1);
      if (text[inside] === (first === "{" ? "}" : "]")) {
        at = inside + 1;
      } else {
        open.push(first === "{" ? new Set() : null);
        path.push(0);
        at = inside;
        if (first === "[") continue;
        const flaw = readKey();
        if (flaw) return flaw;
        continue;
      }
    } else {
      at = first === '"' ? stringEnd(text, at) : plainEnd(text, at);
    }
    // A value has ended: close what ends with it, or go on to the next one.
    for (;;) {
      at = blanksEnd(text, at);
      if (open.length === 0) return at === text.length ? null : { kind: "notJson", at };
      const keys = open.at(-1);
      const next = text[at];
      if (next === ",") {
        at = blanksEnd(text, at + 1);
        if (keys) {
          const flaw = readKey();
          if (flaw) return flaw;
        } else {
          const index = path.length - 1;
          path[index] = Number(path[index]) + 1;
        }
        break;
      }
      if (next !== (keys ? "}" : "]")) return { kind: "notJson", at };
      open.pop();
      path.pop();
      at++;
    }
  }

  function readKey(): Flaw | null {
    if (text[at] !== '"') throw new NotJson(at);
    const end = stringEnd(text, at);
    const bare = text.slice(at + 1, end - 1);
    const key: string = bare.includes("\\") ? JSON.parse(text.slice(at, end)) : bare;
    const keys = open.at(-1);
    if (keys?.has(key)) return { kind: "duplicateKey", at, path: path.slice(0, -1), key };
    keys?.add(key);
    path[path.length - 1] = key;
    const colon = blanksEnd(text, end);
    if (text[colon] !== ":") throw new NotJson(colon);
    at = blanksEnd(text, colon + 1);
    return null;
  }
}
