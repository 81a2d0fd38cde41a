import {
  type Asked as AskedDice,
  ask,
  type DiceRequest,
  explain,
  isRefused,
  type OutcomeOf,
  originText,
  type Procedure,
  type ProcedureName,
  play,
  procedures,
  type Refusal,
  type Rolled,
  type Rulebook,
  recordedDice,
  type Situations,
  seededDice,
  type WorkingLine,
} from "@adjutant/rules";
import { type Context, fail, print, printJson } from "../context.ts";
import { type DiceFlags, diceOf } from "../dice.ts";
import { heading } from "../heading.ts";
import { wrap } from "../layout.ts";
import { refusalJson, setRefusal } from "../refusal.ts";
import { type Asked, readSituation } from "../situation.ts";
import { type Outcome, summary } from "../summary.ts";
import { lineTelling, tellingOf } from "../telling.ts";
import type { ExitCode } from "../terminal.ts";
import { setWorking } from "../working.ts";

/** Flags of `resolve`. */
export interface ResolveFlags {
  readonly dice?: string;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly rulebook?: string;
}

/** What every resolution's outcome has. */
interface Worked {
  readonly working: readonly WorkingLine[];
}

/** `adjutant resolve`: resolves a situation and prints the working. */
export async function resolve(
  context: Context,
  name: string,
  file: string | undefined,
  flags: ResolveFlags,
): Promise<ExitCode> {
  const { terminal, words } = context;
  const dice = diceOf(flags.dice, flags.seed, terminal.freshSeed, words);
  if (dice.faults) return fail(context, dice.faults);
  const asked = await readSituation(
    "resolve",
    name,
    file,
    flags.option ?? [],
    flags.rulebook,
    context,
  );
  if (asked.faults) return fail(context, asked.faults);
  return resolveAsked(asked.value, dice.value, context);
}

/** Every procedure, each with the situation and the outcome of its own name. */
const byName: {
  [Name in ProcedureName]: (
    situation: Situations[Name],
    book: Rulebook,
  ) => Procedure<OutcomeOf<Name>>;
} = procedures;

function fresh<Name extends ProcedureName>({ name, situation, book }: Asked<Name>) {
  return byName[name](situation, book);
}

function resolveAsked<Name extends ProcedureName>(
  asked: Asked<Name>,
  flags: DiceFlags,
  context: Context,
): ExitCode {
  // What the rules forbid before the dice; a procedure may work out what people set aside.
  const explained = explain(asked.name, asked.situation, asked.book);
  if (isRefused(explained)) return refuse(explained.refused, asked, context);
  const faces = "faces" in flags ? flags.faces : rolledFaces(asked, flags.seed);
  const done = ask(fresh(asked), faces);
  if ("request" in done) return tooFew(done, faces.length, asked, context);
  const { outcome, rolls, left } = done;
  if (isRefused(outcome)) return refuse(outcome.refused, asked, context);
  if (left > 0) return tooMany(faces.length, left, context);
  // What the rules did not forbid is an outcome of this name, and all of these carry their working.
  show(asked, outcome as Outcome<Name> & Worked, rolls, flags, context);
  return 0;
}

/** Rolls the procedure to its end, to know the faces. */
function rolledFaces<Name extends ProcedureName>(
  asked: Asked<Name>,
  seed: number,
): readonly number[] {
  const dice = recordedDice(seededDice(seed));
  play(fresh(asked), dice);
  return dice.faces;
}

function tooFew(
  { request, missing }: Extract<AskedDice<unknown>, { request: DiceRequest }>,
  given: number,
  asked: Asked<ProcedureName>,
  context: Context,
): ExitCode {
  const { words } = context;
  const roll = words.roll(request, tellingOf(asked.situation, words));
  return fail(context, [`--dice: ${words.say("cli.diceTooFew", { given, roll, missing })}`]);
}

function tooMany(given: number, left: number, context: Context): ExitCode {
  const used = given - left;
  return fail(context, [`--dice: ${context.words.say("cli.diceTooMany", { given, used, left })}`]);
}

function refuse(refused: Refusal, asked: Asked<ProcedureName>, context: Context): ExitCode {
  if (context.json) printJson(context, refusalJson(refused, asked, context));
  else print(context, setRefusal(refused, asked, context));
  return 1;
}

function show<Name extends ProcedureName>(
  asked: Asked<Name>,
  outcome: Outcome<Name> & Worked,
  rolls: readonly Rolled[],
  flags: DiceFlags,
  context: Context,
): void {
  const { words, terminal, ink } = context;
  const { name, situation, book } = asked;
  const telling = lineTelling(situation, words);
  const seed = "seed" in flags ? flags.seed : null;
  const plain: Worked = outcome;
  const worked = plain.working;
  if (context.json) {
    const working = worked.map((line) => ({
      clause: line.clause,
      origin: originText(book.clauses[line.clause].origins),
      text: words.line(line, telling),
    }));
    const rolled = seed === null ? {} : { seed, faces: rolls.flatMap(({ faces }) => [...faces]) };
    printJson(context, { ...plain, working, ...rolled });
    return;
  }
  const setting = { words, ink, columns: terminal.columns, book, telling };
  const lines = [
    ...heading(name, situation, context),
    "",
    ...setWorking(worked, rolls, setting),
    "",
    ...summary(asked, outcome, context),
  ];
  if (seed !== null) {
    const said =
      rolls.length === 0
        ? words.say("cli.nothingRolled")
        : words.say("cli.seedUsed", { seed: String(seed), flag: `--seed ${seed}` });
    lines.push("", ...wrap(said, terminal.columns).map(ink.dim));
  }
  print(context, lines);
}
