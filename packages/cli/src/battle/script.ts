/** Scripts: the commands of a battle, as JSON lines or as one JSON list. */
import { type Fault, faultsTold, placeOf, readJson } from "@adjutant/battle";
import type { Phrases } from "@adjutant/phrases";
import type { Read } from "../context.ts";
import { parseSource, type Source, sourceFaults } from "../input.ts";

/** One command as it stands in the script. */
export interface ScriptItem {
  readonly json: unknown;
  /** What the script is called. */
  readonly file: string;
  /** The line it begins on; found when asked, for only a command that is not taken is asked. */
  line(): number;
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
  if (whole.ok)
    return { value: [ofLine(source, text.trimStart(), whole.value, firstLine(text), words)] };
  return readLines(source, words);
}

function ofList(source: Source, json: unknown, index: number, words: Phrases): ScriptItem {
  return {
    json,
    file: source.name,
    line: () => placeOf(source.text, [index])?.line ?? 1,
    told: (faults) => {
      const placed = faults.map((fault) => ({ ...fault, path: [index, ...fault.path] }));
      return sourceFaults(source, placed, words);
    },
  };
}

function readLines(source: Source, words: Phrases): Read<readonly ScriptItem[]> {
  const items: ScriptItem[] = [];
  const faults: string[] = [];
  let torn = 0;
  for (const [index, text] of source.text.split("\n").entries()) {
    if (text.trim() === "") continue;
    const read = readJson(text);
    if (read.ok) items.push(ofLine(source, text, read.value, index + 1, words));
    else if (++torn <= faultsTold) {
      // Read again at its place, so that the fault names the line of the script.
      const again = parseSource({ name: source.name, text: atLine(text, index + 1) }, words);
      faults.push(...(again.faults ?? []));
    }
  }
  if (torn > faultsTold) {
    const params = { count: torn - faultsTold };
    faults.push(`${source.name}: ${words.fault({ path: [], code: "andMore", params })}`);
  }
  return faults.length > 0 ? { faults } : { value: items };
}

/** A line with as many line ends before it as it has lines above it. */
function atLine(text: string, line: number): string {
  return "\n".repeat(line - 1) + text;
}

function ofLine(
  { name }: Source,
  text: string,
  json: unknown,
  line: number,
  words: Phrases,
): ScriptItem {
  return {
    json,
    file: name,
    line: () => line,
    told: (faults) =>
      sourceFaults({ name, text: atLine(text, line) }, faults, words).map((told) =>
        // A fault of the command as a whole has no place of its own within the line.
        told.startsWith(`${name}: `) ? `${name}:${line}${told.slice(name.length)}` : told,
      ),
  };
}

function firstLine(text: string): number {
  return text.slice(0, text.length - text.trimStart().length).split("\n").length;
}
