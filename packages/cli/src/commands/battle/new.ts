import {
  type DiceBySide,
  diceModes,
  type Fault,
  fault,
  formatOf,
  type OrderOfBattle,
  parseName,
  parseOrderOfBattle,
  parseRulebookFile,
  parseScenario,
  type RulebookFile,
  rulebookWith,
  type Scenario,
  type Start,
  startCompanion,
  startScenario,
  writeBattle,
} from "@adjutant/battle";
import type { Options, Rulebook } from "@adjutant/rules";
import { rulebook } from "@adjutant/rules";
import { save, writable } from "../../battle/save.ts";
import { type Context, fail, print, printJson, type Read } from "../../context.ts";
import { shortened } from "../../dice.ts";
import { readJsonSource, type Source, sourceFaults } from "../../input.ts";
import { readSettings } from "../../situation.ts";
import type { ExitCode } from "../../terminal.ts";

/** Flags of `battle new`. */
export interface NewFlags {
  readonly out?: string;
  readonly scenario?: string;
  readonly option?: readonly string[];
  /** Whose dice: for both sides, or `side=whose` for each, with commas. */
  readonly dice?: string;
  readonly name?: string;
  /** Fought on the map of the scenario's field. */
  readonly map?: boolean;
  /** On the map: troops out of sight are hidden. */
  readonly hidden?: boolean;
  readonly rulebook?: string;
}

/** What a person without a file is shown. */
const example = "adjutant battle new --scenario scenarios/training.scenario.json";

/** What a battle is begun with: a scenario, or orders of battle. */
type Forces =
  | { readonly scenario: Scenario; readonly source: Source; readonly orders?: never }
  | {
      readonly orders: readonly OrderOfBattle[];
      readonly scenario?: never;
      readonly source?: never;
    };

/**
 * `adjutant battle new`: starts a battle from a scenario, with one order of battle of both sides, or
 * with two of one side each. The file goes to `--out`, which must not be there yet, or to standard output.
 */
export async function newBattle(
  context: Context,
  files: readonly string[],
  flags: NewFlags,
): Promise<ExitCode> {
  const { both, bySide } = diceNamed(flags.dice);
  const settings = readSettings([...(flags.option ?? []), ...both], context);
  if (settings.faults) return fail(context, settings.faults);
  const wrong = Object.entries(bySide).filter(([, whose]) => !isDiceMode(whose));
  if (wrong.length > 0) {
    const allowed = diceModes.join(", ");
    const faults = wrong.map(([side, value]) =>
      fault(["dice", side], "wrongValue", { value: shortened(value), allowed }),
    );
    return fail(context, told(faults, "--dice", context));
  }
  const under = await changesOf(flags.rulebook, context);
  if (under.faults) return fail(context, under.faults);
  const { changes, book } = under.value;
  const forces = await forcesOf(files, flags.scenario, book, context);
  if (forces.faults) return fail(context, forces.faults);
  const { words, terminal } = context;
  const { name } = flags;
  const called = name === undefined ? null : parseName(name);
  if (called && !called.ok) return fail(context, told(called.faults, "--name", context));
  const { scenario, source, orders } = forces.value;
  const start: Start = {
    id: `${(scenario ?? orders[0])?.id ?? "battle"}-${terminal.freshSeed().toString(16)}`,
    // The settings have passed the reader of options.
    options: settings.value as Options,
    // Each has been looked at above.
    ...(Object.keys(bySide).length > 0 && { dice: bySide as DiceBySide }),
    rulebook: { name: book.name, edition: book.edition },
    ...(name === undefined ? {} : { name: { en: name, ru: name } }),
    ...(flags.map && { map: true }),
    ...(flags.hidden && { hidden: true }),
  };
  const started = scenario ? startScenario(scenario, start) : startCompanion(orders, start);
  if (!started.ok && source) {
    // The flag is no part of the file; all else stands in it.
    const faults = started.faults.map((one) =>
      one.path[0] === "map" ? { ...one, path: [] } : one,
    );
    return fail(context, sourceFaults(source, faults, words));
  }
  if (!started.ok) return fail(context, told(started.faults, files.join(", "), context));
  const file = writeBattle(started.value.state, changes);
  const text = writable(file, "--out", context);
  if (text.faults) return fail(context, text.faults);
  if (flags.out === undefined) {
    terminal.write(text.value);
    return 0;
  }
  const faults = await save(flags.out, text.value, "never", context);
  if (faults.length > 0) return fail(context, faults);
  const title = file.name[words.lang];
  if (context.json) printJson(context, { file: flags.out, id: file.id, name: file.name });
  else print(context, [words.say("cli.battleBegun", { name: title, file: flags.out })]);
  return 0;
}

function isDiceMode(text: string): boolean {
  return (diceModes as readonly string[]).includes(text);
}

/** `typed` is for both sides, `french=typed,british=app` for each. */
function diceNamed(flag: string | undefined): {
  readonly both: readonly string[];
  readonly bySide: Readonly<Record<string, string>>;
} {
  if (flag === undefined) return { both: [], bySide: {} };
  if (!flag.includes("=")) return { both: [`dice=${flag}`], bySide: {} };
  const pairs = flag.split(",").map((pair): [string, string] => {
    const [side = "", whose = ""] = pair.split("=");
    return [side.trim(), whose.trim()];
  });
  return { both: [], bySide: Object.fromEntries(pairs) };
}

function told(faults: readonly Fault[], where: string, { words }: Context): string[] {
  return faults.map(({ path: _, ...rest }) => `${where}: ${words.fault({ ...rest, path: [] })}`);
}

async function changesOf(
  file: string | undefined,
  { terminal, words }: Context,
): Promise<Read<{ readonly changes: RulebookFile | null; readonly book: Rulebook }>> {
  if (file === undefined) return { value: { changes: null, book: rulebook } };
  const source = await readJsonSource(file, example, terminal, words);
  if (source.faults) return source;
  const read = parseRulebookFile(source.value.json);
  if (!read.ok) return { faults: sourceFaults(source.value, read.faults, words) };
  return { value: { changes: read.value, book: rulebookWith(read.value) } };
}

/** Reads what the battle is begun with; a scenario may stand in the place of the orders too. */
async function forcesOf(
  files: readonly string[],
  scenario: string | undefined,
  book: Rulebook,
  context: Context,
): Promise<Read<Forces>> {
  const { terminal, words } = context;
  const named = scenario === undefined ? files : [scenario, ...files];
  if (named.length === 0) {
    return { faults: [words.say("cli.battleNoForces", { flag: "--scenario" })] };
  }
  const orders: OrderOfBattle[] = [];
  const faults: string[] = [];
  for (const [index, file] of named.entries()) {
    const source = await readJsonSource(file, example, terminal, words);
    if (source.faults) {
      faults.push(...source.faults);
      continue;
    }
    const { json } = source.value;
    const asked = scenario !== undefined && index === 0;
    if (asked || formatOf(json)?.kind === "scenario") {
      if (named.length > 1) {
        return { faults: [`${file}: ${words.say("cli.battleScenarioAlone")}`] };
      }
      const read = parseScenario(json, book);
      if (read.ok) return { value: { scenario: read.value, source: source.value } };
      faults.push(...sourceFaults(source.value, read.faults, words));
      continue;
    }
    const read = parseOrderOfBattle(json, book);
    if (read.ok) orders.push(read.value);
    else faults.push(...sourceFaults(source.value, read.faults, words));
  }
  return faults.length > 0 ? { faults } : { value: { orders } };
}
