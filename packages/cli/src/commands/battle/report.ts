import {
  type BattleEvent,
  type Change,
  type Companion,
  evolve,
  type Phase,
  replay,
} from "@adjutant/battle";
import type { Rulebook } from "@adjutant/rules";
import { markdown, type Section } from "../../battle/markdown.ts";
import { wholeBattle } from "../../battle/open.ts";
import { tell } from "../../battle/tell.ts";
import { type Context, fail, printJson } from "../../context.ts";
import { shortened } from "../../dice.ts";
import type { ExitCode } from "../../terminal.ts";

/** Flags of `battle report`. */
export interface ReportFlags {
  readonly side?: string;
}

/**
 * `adjutant battle report`: the battle turn by turn and phase by phase, in words, as Markdown.
 * What was taken back is left out. With `--side` only what that side had a part in is told, but
 * that whole: a report is for after the battle.
 */
export async function reportBattle(
  context: Context,
  file: string,
  { side }: ReportFlags,
): Promise<ExitCode> {
  const opened = await wholeBattle(file, context);
  if (opened.faults) return fail(context, opened.faults);
  const { state, book } = opened.value.battle;
  const { words, terminal } = context;
  const sides = state.sides.map(({ id }) => id);
  if (side !== undefined && !sides.includes(side)) {
    const params = { value: shortened(side), allowed: sides.join(", ") };
    return fail(context, [`--side: ${words.say("cli.battleNoSide", params)}`]);
  }
  const sections = sectionsOf(state, book, side ?? null, context);
  if (context.json) printJson(context, { name: state.name, sections });
  else terminal.write(markdown(state, sections, side ?? null, book, words));
  return 0;
}

function sectionsOf(
  state: Companion,
  book: Rulebook,
  side: string | null,
  { words }: Context,
): readonly Section[] {
  const [first, ...rest] = state.log;
  if (first === undefined) return [];
  let before = replay([first.event]);
  const sections: { turn: number; phase: Phase; told: ReturnType<typeof tell>[] }[] = [];
  for (const { event, undone } of rest) {
    const board = evolve(before, event);
    const back = event.type === "undone" || event.type === "redone";
    if (!undone && !back && (side === null || concerns(event, side, board))) {
      const told = tell(event, { words, book, board, before });
      const { turn, phase } = board;
      const last = sections.at(-1);
      const same = last?.turn === turn && last.phase === phase;
      // A phase begun is a heading; what beginning it changed still is told.
      const worth = event.type !== "advanced" || told.changes.length > 0;
      if (worth && same) last.told.push(told);
      else if (worth) sections.push({ turn, phase, told: [told] });
    }
    before = board;
  }
  return sections;
}

/** Has a side a part in an event; what is nobody's is everybody's. */
function concerns(event: BattleEvent, side: string, board: Companion): boolean {
  const sides = namedIn(event).flatMap((id) => sideOf(id, board) ?? []);
  return sides.length === 0 || sides.includes(side);
}

function namedIn(event: BattleEvent): readonly string[] {
  const changed = "changes" in event ? event.changes.flatMap(idOf) : [];
  switch (event.type) {
    case "resolved":
      return [...changed, event.acting ?? "", event.of ?? "", ...event.targets];
    case "corrected":
      return [...changed, event.unit];
    case "attached":
      return [...changed, event.brigade];
    case "reacted":
      return [...changed, event.unit, event.to];
    case "stoodStill":
    case "moved":
      return [...changed, ...event.units];
    case "marched":
      return [...changed, ...event.ways.map(({ unit }) => unit)];
    case "deployed":
    case "rode":
      return [...changed, event.side];
    case "settled":
      return event.task === undefined ? changed : [...changed, event.task.side];
    default:
      return changed;
  }
}

function idOf(change: Change): string[] {
  if ("unit" in change) return [change.unit];
  if ("brigade" in change) return [change.brigade];
  return "side" in change ? [change.side] : [];
}

function sideOf(id: string, { units, brigades, sides }: Companion): string | undefined {
  if (Object.hasOwn(units, id)) return units[id]?.side;
  if (Object.hasOwn(brigades, id)) return brigades[id]?.side;
  return sides.find((side) => side.id === id)?.id;
}
