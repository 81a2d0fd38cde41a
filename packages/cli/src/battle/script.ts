/** Scripts: the commands of a battle, as JSON lines or as one JSON list. */
import { type Fault, placeOf, readJson } from "@adjutant/battle";
import type { Phrases } from "@adjutant/phrases";
import type { Read } from "../context.ts";
import { parseSource, type Source, sourceFaults } from "../input.ts";

/** One command as it stands in the script. */
export interface ScriptItem {
  readonly json: unknown;
  /** Where it begins: `script.json:12`. */
  readonly where: string;
  readonly line: number;
  /** A line for each of its faults, with the place in the script. */
  told(faults: readonly Fault[]): string[];
}

/** Reads a script. A text that is JSON as a whole is a list or a single command. */
export function readScript(source: Source, words: Phrases): Read<readonly ScriptItem[]> {
  const { text } = source;
  const isList = text
    .trimStart()
    .replace(/^\uFEFF\s*/, "")
    .startsWith("[");
  if (isList || text.trim() === "") {
    const read = parseSource(source, words);
    if (read.faults) return read;
    const list: unknown = read.value.json;
    return {
      value: Array.isArray(list) ? list.map((json, i) => ofList(source, json, i, words)) : [],
    };
  }
  const whole = readJson(text);
  if (whole.ok) return { value: [ofLine(source, text, whole.value, firstLine(text), words)] };
  return readLines(source, words);
}

function ofList(source: Source, json: unknown, index: number, words: Phrases): ScriptItem {
  const line = placeOf(source.text, [index])?.line ?? 1;
  return {
    json,
    line,
    where: `${source.name}:${line}`,
    told: (faults) => {
      const placed = faults.map((fault) => ({ ...fault, path: [index, ...fault.path] }));
      return sourceFaults(source, placed, words);
    },
  };
}

function readLines(source: Source, words: Phrases): Read<readonly ScriptItem[]> {
  const items: ScriptItem[] = [];
  const faults: string[] = [];
  for (const [index, text] of source.text.split("\n").entries()) {
    if (text.trim() === "") continue;
    const read = readJson(text);
    const padded = "\n".repeat(index) + text;
    if (read.ok) items.push(ofLine(source, padded, read.value, index + 1, words));
    else {
      // Read again at its place, so that the fault names the line of the script.
      const again = parseSource({ name: source.name, text: padded }, words);
      faults.push(...(again.faults ?? []));
    }
  }
  return faults.length > 0 ? { faults } : { value: items };
}

/** @param text the line, with as many line ends before it as it has lines above it */
function ofLine(
  { name }: Source,
  text: string,
  json: unknown,
  line: number,
  words: Phrases,
): ScriptItem {
  return {
    json,
    line,
    where: `${name}:${line}`,
    told: (faults) =>
      sourceFaults({ name, text }, faults, words).map((told) =>
        // A fault of the command as a whole has no place of its own within the line.
        told.startsWith(`${name}: `) ? `${name}:${line}${told.slice(name.length)}` : told,
      ),
  };
}

function firstLine(text: string): number {
  return text.slice(0, text.length - text.trimStart().length).split("\n").length;
}
