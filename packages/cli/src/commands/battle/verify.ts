import { type BattleEvent, type Decision, evolve, replay } from "@adjutant/battle";
import { follows, type NotFollowing } from "../../battle/again.ts";
import { namesOf, sideNames, withNames } from "../../battle/names.ts";
import { badEventTold, type Opened, openBattle } from "../../battle/open.ts";
import { type Context, fail, print, printJson } from "../../context.ts";
import { sourceFaults } from "../../input.ts";
import { tellingOf } from "../../telling.ts";
import type { ExitCode } from "../../terminal.ts";

/** The first event that does not follow. */
interface Broken {
  /** From 0, the start not counted. */
  readonly index: number;
  readonly event: BattleEvent;
  readonly why: NotFollowing;
  /** The battle before it. */
  readonly before: Parameters<typeof follows>[2];
}

/**
 * `adjutant battle verify`: folds a battle and works every event out again from what was stated
 * and rolled. Exit 1 where one does not follow, 2 where the file is no battle.
 */
export async function verifyBattle(context: Context, file: string): Promise<ExitCode> {
  const { words } = context;
  const opening = await openBattle(file, context);
  if (opening.faults) return fail(context, opening.faults);
  const { opened } = opening;
  const broken = firstBroken(opened);
  if (broken !== null) return differs(broken, opened, context);
  if (opened.bad !== null) return unsound(opened, context);
  const { name } = opened.source;
  const events = opened.events.length;
  if (context.json) printJson(context, { file: name, events, follows: true });
  else print(context, [words.say("cli.battleFollows", { file: name, events })]);
  return 0;
}

function firstBroken({ battle, events }: Opened): Broken | null {
  const [start, ...rest] = battle.state.log.map(({ event }) => event);
  if (start === undefined) return null;
  let before = replay([start]);
  for (const [index, event] of rest.entries()) {
    const why = follows(events[index], event, before, battle.book);
    if (why !== null) return { index, event, why, before };
    before = evolve(before, event);
  }
  return null;
}

function differs(broken: Broken, opened: Opened, context: Context): ExitCode {
  const { words } = context;
  const { index, event, why } = broken;
  const { source } = opened;
  const at = index + 1;
  const reason = reasonOf(broken, context);
  // Where the event stands in the file, as for every other fault.
  const fault = { path: ["events", index], code: "brokenLog", params: { event: at } } as const;
  const [placed = ""] = sourceFaults(source, [fault], words);
  const where = placed.slice(0, placed.length - words.fault(fault).length);
  const text = words.say("cli.battleDoesNotFollow", { event: at, id: event.id, reason });
  context.terminal.warn(`${where}${text}\n`);
  if (context.json) {
    const difference = why.kind === "differs" ? why.difference : null;
    printJson(context, {
      file: source.name,
      events: opened.events.length,
      follows: false,
      first: { event: at, id: event.id, type: event.type, text: reason, difference },
    });
  }
  return 1;
}

function reasonOf({ event, why, before }: Broken, { words }: Context): string {
  if (why.kind === "undecided") return undecided(event, why.decision, before, words);
  const { path, recorded, expected } = why.difference;
  const where = path.reduce<string>(
    (text, step) =>
      typeof step === "number" ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`,
    "",
  );
  return words.say("cli.battleDiffers", {
    where,
    recorded: short(recorded, words),
    expected: short(expected, words),
  });
}

function undecided(
  event: BattleEvent,
  decision: Exclude<Decision, { readonly ok: true }>,
  before: Broken["before"],
  words: Context["words"],
): string {
  if ("faults" in decision) return decision.faults.map((fault) => words.fault(fault)).join("; ");
  const { refused } = decision;
  const telling =
    event.type === "resolved"
      ? tellingOf(withNames(event.situation, namesOf(before, words)), words)
      : {};
  return `${words.refusal(refused, { ...telling, names: sideNames(before, words) })} (${refused.clause})`;
}

const longest = 60;

function short(value: unknown, words: Context["words"]): string {
  if (value === undefined) return words.say("cli.battleAbsent");
  const text = JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "�");
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join("")}…`;
}

/** An event that cannot be read or followed at all; the file up to it is a battle. */
function unsound(opened: Opened, context: Context): ExitCode {
  const { source, bad, events } = opened;
  const lines = badEventTold(opened, context);
  context.terminal.warn(`${lines.join("\n")}\n`);
  if (context.json && bad !== null) {
    const { index, id } = bad;
    const first = { event: index + 1, id, type: null, text: lines[0] ?? "", difference: null };
    printJson(context, { file: source.name, events: events.length, follows: false, first });
  }
  return 1;
}
