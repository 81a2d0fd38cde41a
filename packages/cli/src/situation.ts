/** The situation of a call: which procedure, its facts, its options, the rulebook it is played by. */
import { parseOptions, parseSituation } from "@adjutant/battle";
import {
  type OptionId,
  optionIds,
  type ProcedureName,
  procedureNames,
  type Rulebook,
  rulebook,
  type Situations,
} from "@adjutant/rules";
import type { Context, Read } from "./context.ts";
import { shortened } from "./dice.ts";
import { mostOfSituation, readJsonSource, sourceFaults } from "./input.ts";
import { nearest } from "./nearest.ts";
import { readRulebook } from "./rulebook-file.ts";

/** A procedure with the situation it takes. */
export interface Asked<Name extends ProcedureName> {
  readonly name: Name;
  readonly situation: Situations[Name];
  readonly book: Rulebook;
}

/** What a person without a file is shown. */
export const exampleOf = (command: string): string =>
  `echo '{"unit":{"arm":"infantry","grade":"line","size":"standard","formation":"line"}}' | adjutant ${command} discipline`;

const isProcedure = (name: string): name is ProcedureName =>
  procedureNames.some((known) => known === name);

/** Reads the procedure's name, the situation and the rulebook of a call. */
export async function readSituation(
  command: "resolve" | "odds",
  name: string,
  file: string | undefined,
  settings: readonly string[],
  rulebookFile: string | undefined,
  context: Context,
): Promise<Read<Asked<ProcedureName>>> {
  const { terminal, words } = context;
  if (!isProcedure(name)) return { faults: [unknownProcedure(name, context)] };
  const options = readSettings(settings, context);
  if (options.faults) return options;
  const book = await bookOf(rulebookFile, context);
  if (book.faults) return book;
  const source = await readJsonSource(file, exampleOf(command), terminal, words, mostOfSituation);
  if (source.faults) return source;
  const json = withOptions(source.value.json, options.value, context);
  if (json.faults) return json;
  const parsed = parseSituation(name, json.value, book.value);
  if (!parsed.ok) return { faults: sourceFaults(source.value, parsed.faults, words) };
  return { value: { name, situation: parsed.value, book: book.value } };
}

/** The rulebook of the call: the file's, or the edition that comes with Adjutant. */
export async function bookOf(file: string | undefined, context: Context): Promise<Read<Rulebook>> {
  return file === undefined ? { value: rulebook } : await readRulebook(file, context);
}

function unknownProcedure(value: string, { words }: Context): string {
  const near = nearest(value, procedureNames);
  const allowed = near.length > 0 ? near : procedureNames;
  return words.say("cli.unknownProcedure", {
    value: shortened(value),
    count: allowed.length,
    allowed: allowed.join(", "),
  });
}

export type Settings = Readonly<Record<string, unknown>>;

/** Reads `--option key=value`; true and false may be written on and off too. */
export function readSettings(settings: readonly string[], { words }: Context): Read<Settings> {
  const options: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const setting of settings) {
    const [key = "", ...rest] = setting.split("=");
    const value = rest.join("=");
    if (key === "" || rest.length === 0) {
      const shape = { shape: "key=value", example: "halves.once=true" };
      faults.push(
        `--option: ${words.say("cli.optionShape", { value: shortened(setting), ...shape })}`,
      );
      continue;
    }
    if (!optionIds.some((id) => id === key)) {
      const near = nearest(key, optionIds);
      const listed = (near.length > 0 ? near : optionIds).join(", ");
      const unknown = { value: shortened(key), count: near.length, near: listed };
      faults.push(`--option: ${words.say("cli.optionUnknown", unknown)}`);
      continue;
    }
    const read = switches.get(value) ?? value;
    if (key in options && options[key] !== read) {
      faults.push(`--option ${key}: ${words.say("cli.optionAgain")}`);
    }
    options[key] = read;
  }
  if (faults.length > 0) return { faults };
  const parsed = parseOptions(options);
  if (parsed.ok) return { value: options };
  return { faults: parsed.faults.map((fault) => `--option: ${words.fault(fault)}`) };
}

const switches: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["on", true],
  ["false", false],
  ["off", false],
]);

/** The situation with the options of the call; one that it sets otherwise itself is a fault. */
function withOptions(json: unknown, options: Settings, { words }: Context): Read<unknown> {
  if (Object.keys(options).length === 0) return { value: json };
  if (typeof json !== "object" || json === null || Array.isArray(json)) return { value: json };
  const own: unknown = "options" in json ? json.options : {};
  if (typeof own !== "object" || own === null || Array.isArray(own)) return { value: json };
  const said = new Map<string, unknown>(Object.entries(own));
  if ("scale" in json) said.set("scale" satisfies OptionId, json.scale);
  const faults = Object.entries(options)
    .filter(([key, value]) => said.has(key) && said.get(key) !== value)
    .map(([key]) => `--option ${key}: ${words.say("cli.optionTwice")}`);
  if (faults.length > 0) return { faults };
  return { value: { ...json, options: { ...own, ...options } } };
}
