import {
  type AnyOrder,
  type BattleEvent,
  type Companion,
  type Decision,
  evolve,
  hasHappened,
  writeBattle,
} from "@adjutant/battle";
import type { Refusal, Rulebook } from "@adjutant/rules";
import { readCommand } from "../../battle/command.ts";
import { namesOf, sideNames, withNames } from "../../battle/names.ts";
import { wholeBattle } from "../../battle/open.ts";
import { dueTold, hourOf } from "../../battle/rosters.ts";
import { save, writable } from "../../battle/save.ts";
import { readScript, type ScriptItem } from "../../battle/script.ts";
import { noDice, type Supply, seeded, typed } from "../../battle/supply.ts";
import { type Told, tell } from "../../battle/tell.ts";
import { type Context, fail, print, printJson, type Read } from "../../context.ts";
import { diceOf } from "../../dice.ts";
import { readSource, standardInput } from "../../input.ts";
import { paragraph } from "../../layout.ts";
import { tellingOf } from "../../telling.ts";
import type { ExitCode } from "../../terminal.ts";

/** Flags of `battle run`. */
export interface RunFlags {
  readonly dice?: string;
  readonly seed?: string;
  readonly out?: string;
}

/** What a person without a script is shown. */
const example = `echo '{"type":"advance"}' | adjutant battle run battle.json -`;

/** A command that the battle does not take: why, and what to exit with. */
interface Stopped {
  readonly code: ExitCode;
  readonly lines: readonly string[];
  /** The same for a program. */
  readonly json: unknown;
}

type Ran =
  | { readonly state: Companion; readonly told: readonly Told[]; readonly repeated: number }
  | { readonly stopped: Stopped };

/**
 * `adjutant battle run`: gives a battle the commands of a script. All of them are taken, or the
 * first that is not is named and nothing is written. The battle with its new events goes to
 * `--out`, or to standard output.
 */
export async function runScript(
  context: Context,
  battleFile: string,
  scriptFile: string,
  flags: RunFlags,
): Promise<ExitCode> {
  const { words, terminal } = context;
  if (battleFile === standardInput && scriptFile === standardInput) {
    return fail(context, [words.say("cli.battleOneStdin", { dash: standardInput })]);
  }
  const supply = supplyOf(flags, context);
  if (supply.faults) return fail(context, supply.faults);
  const opened = await wholeBattle(battleFile, context);
  if (opened.faults) return fail(context, opened.faults);
  const source = await readSource(scriptFile, example, terminal, words);
  if (source.faults) return fail(context, source.faults);
  const script = readScript(source.value, words);
  if (script.faults) return fail(context, script.faults);

  const { state, book, changes, shared } = opened.value.battle;
  const ran = commanded(state, script.value, supply.value, book, context);
  if ("stopped" in ran) return stop(ran.stopped, context);
  const left = supply.value.left();
  if (left > 0) {
    const given = diceGiven(flags);
    const told = words.say("cli.diceTooMany", { given, used: given - left, left });
    return fail(context, [`--dice: ${told}`]);
  }
  const text = writable(writeBattle(ran.state, changes, shared), "--out", context);
  if (text.faults) return fail(context, text.faults);
  if (flags.out === undefined) {
    terminal.write(text.value);
    return 0;
  }
  const faults = await save(flags.out, text.value, "overwrite", context);
  if (faults.length > 0) return fail(context, faults);
  show(ran, flags.out, context);
  return 0;
}

function supplyOf({ dice, seed }: RunFlags, { words }: Context): Read<Supply> {
  if (dice === undefined && seed === undefined) return { value: noDice };
  const read = diceOf(dice, seed, () => 0, words);
  if (read.faults) return read;
  return { value: "faces" in read.value ? typed(read.value.faces) : seeded(read.value.seed) };
}

function diceGiven({ dice = "" }: RunFlags): number {
  return dice.trim().split(/\s*,\s*|\s+/).length;
}

function commanded(
  start: Companion,
  script: readonly ScriptItem[],
  supply: Supply,
  book: Rulebook,
  context: Context,
): Ran {
  let state = start;
  const before = start.log.length;
  let repeated = 0;
  const told: Told[] = [];
  for (const item of script) {
    const command = readCommand(item.json, state, before + told.length, book);
    if (!command.ok) return { stopped: faulty(item, item.told(command.faults)) };
    if (hasHappened(state, command.value.id)) {
      repeated++;
      continue;
    }
    const decision = supply.decide(state, command.value, book);
    if (!decision.ok)
      return { stopped: unwilling(item, command.value, decision, { state, book }, context) };
    for (const event of decision.events) {
      const after = evolve(state, event);
      told.push(toldOf(event, state, after, book, context));
      state = after;
    }
  }
  return { state, told, repeated };
}

function toldOf(
  event: BattleEvent,
  before: Companion,
  board: Companion,
  book: Rulebook,
  { words }: Context,
): Told {
  return tell(event, { words, book, board, before });
}

function faulty(item: ScriptItem, lines: readonly string[]): Stopped {
  return { code: 2, lines, json: { faults: lines, line: item.line() } };
}

function unwilling(
  item: ScriptItem,
  command: AnyOrder,
  decision: Exclude<Decision, { readonly ok: true }>,
  { state, book }: { readonly state: Companion; readonly book: Rulebook },
  context: Context,
): Stopped {
  const { words } = context;
  if ("refused" in decision) return refused(item, command, decision.refused, state, context);
  const lines = item.told(decision.faults);
  const [first] = decision.faults;
  if (first?.code !== "stillDue") return faulty(item, lines);
  // That a phase does not end yet is no slip of the pen: the rules say no.
  const due = dueTold(state, book, namesOf(state, words), words);
  const listed = due.map((one) => `${placeOf(item)}: ${words.say("cli.battleDue", { what: one })}`);
  return { code: 1, lines: [...lines, ...listed], json: { faults: lines, due, line: item.line() } };
}

/** Where a command begins: `script.json:12`. */
function placeOf(item: ScriptItem): string {
  return `${item.file}:${item.line()}`;
}

/** A refusal in one line: where, the reason with figure and limit, the clause. */
function refused(
  item: ScriptItem,
  command: AnyOrder,
  refusal: Refusal,
  state: Companion,
  { words }: Context,
): Stopped {
  const { clause, measured, limit } = refusal;
  const telling =
    command.type === "resolve"
      ? tellingOf(withNames(command.situation, namesOf(state, words)), words)
      : { scale: state.options.scale ?? "cm" };
  const text = words.refusal(refusal, { ...telling, names: sideNames(state, words) });
  const json = { refused: { clause, measured, limit, text }, line: item.line() };
  return { code: 1, lines: [`${placeOf(item)}: ${text} (${clause})`], json };
}

function stop({ code, lines, json }: Stopped, context: Context): ExitCode {
  const { words, terminal } = context;
  terminal.warn(`${[...lines, words.say("cli.battleNothingDone")].join("\n")}\n`);
  if (context.json) printJson(context, json);
  return code;
}

function show(
  { state, told, repeated }: Extract<Ran, { readonly state: Companion }>,
  file: string,
  context: Context,
): void {
  const { words, terminal, ink } = context;
  if (context.json) {
    const { turn, phase } = state;
    printJson(context, { file, turn, phase, repeated, events: told });
    return;
  }
  const lines = told.flatMap(({ event, title, result, changes }) => [
    ...paragraph(
      `${event}  ${title}${result.length > 0 ? `: ${result.join(". ")}` : ""}`,
      terminal.columns,
    ),
    ...changes.flatMap((change) => paragraph(change, terminal.columns, 4)).map(ink.dim),
  ]);
  const said = words.say("cli.battleRan", { events: told.length, repeated, file });
  print(context, [...lines, ...(lines.length > 0 ? [""] : []), said, hourOf(state, words)]);
}
