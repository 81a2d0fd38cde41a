import { type Companion, evolve, replay } from "@adjutant/battle";
import { badEventTold, type Opened, openBattle } from "../../battle/open.ts";
import { rostersJson, setRosters } from "../../battle/rosters.ts";
import { type Context, fail, print, printJson, type Read } from "../../context.ts";
import { shortened } from "../../dice.ts";
import { nearest } from "../../nearest.ts";
import type { ExitCode } from "../../terminal.ts";

/** Flags of `battle replay`. */
export interface ReplayFlags {
  readonly to?: string;
  readonly turn?: string;
}

/**
 * `adjutant battle replay`: the rosters as they stand, or as they stood after an event or at the
 * end of a turn. A battle that breaks later on can still be seen up to there.
 */
export async function replayBattle(
  context: Context,
  file: string,
  flags: ReplayFlags,
): Promise<ExitCode> {
  const opening = await openBattle(file, context);
  if (opening.faults) return fail(context, opening.faults);
  const { opened } = opening;
  const at = moment(opened, flags, context);
  if (at.faults) return fail(context, at.faults);
  const { book } = opened.battle;
  if (context.json) printJson(context, rostersJson(at.value, book));
  else print(context, setRosters(at.value, book, context));
  return 0;
}

function moment(opened: Opened, { to, turn }: ReplayFlags, context: Context): Read<Companion> {
  const { words } = context;
  if (to !== undefined && turn !== undefined) {
    return { faults: [`--to, --turn: ${words.say("cli.battleToAndTurn")}`] };
  }
  if (to !== undefined) return afterEvent(opened, to, context);
  if (opened.bad !== null) return { faults: badEventTold(opened, context) };
  return turn === undefined ? { value: opened.battle.state } : endOfTurn(opened, turn, context);
}

function afterEvent(opened: Opened, to: string, context: Context): Read<Companion> {
  const events = opened.battle.state.log.map(({ event }) => event);
  const index = events.findIndex(({ id }) => id === to);
  if (index >= 0) return { value: replay(events.slice(0, index + 1)) };
  if (opened.bad !== null) return { faults: badEventTold(opened, context) };
  const { words } = context;
  const near = nearest(
    to,
    events.map(({ id }) => id),
  );
  const params = {
    value: shortened(to),
    count: near.length,
    near: near.join(", "),
    command: `adjutant battle report ${opened.source.name} --json`,
  };
  return { faults: [`--to: ${words.say("cli.battleNoEvent", params)}`] };
}

/** The last state of the battle in that turn, whatever was taken back in between. */
function endOfTurn(opened: Opened, turn: string, { words }: Context): Read<Companion> {
  const [first, ...rest] = opened.battle.state.log.map(({ event }) => event);
  const last = opened.battle.state.turn;
  const wanted = Number(turn);
  if (!/^\d{1,4}$/.test(turn) || wanted < 1 || wanted > last || first === undefined) {
    return {
      faults: [`--turn: ${words.say("cli.battleNoTurn", { value: shortened(turn), last })}`],
    };
  }
  let state = replay([first]);
  let found = state;
  for (const event of rest) {
    state = evolve(state, event);
    if (state.turn === wanted) found = state;
  }
  return { value: found };
}
