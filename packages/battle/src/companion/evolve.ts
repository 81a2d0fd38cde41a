/** Folding events into the battle. Nothing is deleted: what is undone stays in the log. */
import { frozen } from "../input/frozen.ts";
import type { BattleEvent, Started } from "./events.ts";
import type { FollowUp } from "./follow-up.ts";
import { patched } from "./patch.ts";
import { boardOf } from "./start.ts";
import {
  type Board,
  type Change,
  type Companion,
  type LogEntry,
  type Phase,
  phases,
  type RosterBrigade,
  type RosterSide,
} from "./state.ts";

/** An event that does not belong to the battle it is applied to. */
export class BrokenLog extends Error {
  override name = "BrokenLog";
}

function known<Value>(record: { readonly [id: string]: Value }, id: string): Value {
  const found = Object.hasOwn(record, id) ? record[id] : undefined;
  if (found === undefined) throw new BrokenLog(`nothing here is called ${id}`);
  return found;
}

function applied(board: Board, change: Change): Board {
  if ("unit" in change) {
    const unit = patched(known(board.units, change.unit), change.to);
    return { ...board, units: { ...board.units, [change.unit]: unit } };
  }
  if ("brigade" in change) {
    const brigade = known(board.brigades, change.brigade);
    const { generalFate, ...rest } = change.to;
    const general =
      generalFate === undefined ? brigade.general : { ...brigade.general, fate: generalFate };
    const changed: RosterBrigade = { ...brigade, ...rest, general };
    return { ...board, brigades: { ...board.brigades, [change.brigade]: changed } };
  }
  if ("side" in change) {
    const { commanderFate, ...rest } = change.to;
    const next = (side: RosterSide): RosterSide =>
      side.id !== change.side
        ? side
        : {
            ...side,
            ...rest,
            commander:
              commanderFate === undefined
                ? side.commander
                : { ...side.commander, fate: commanderFate },
          };
    const [first, second] = board.sides;
    return { ...board, sides: [next(first), next(second)] };
  }
  return { ...board, phasing: change.phasing };
}

/** A board with an event applied; of undoing and redoing the log takes care. */
function boardAfter(board: Board, event: BattleEvent): Board {
  switch (event.type) {
    case "started":
      return boardOf(event);
    case "noted":
    case "undone":
    case "redone":
      return board;
    case "resolved":
      return changed(board, event.changes, event.follows, event.answers);
    case "settled":
      return changed(board, event.changes, event.follows, event.follow);
    case "stoodStill":
      return changed(board, event.changes, [], null);
    case "corrected":
      return changed(board, event.changes, event.follows, null);
    case "advanced": {
      const { turn, phase, changes, follows } = event;
      const open = board.open.filter((follow) => outlasts(follow, turn, phase));
      const next = changes.reduce(applied, board);
      return { ...next, turn, phase, open: [...open, ...follows] };
    }
  }
}

/** Is something still open in a later phase: a roll or a choice always, the rest until its time. */
function outlasts({ need, when }: FollowUp, turn: number, phase: Phase): boolean {
  if (need === "roll" || need === "choose") return true;
  if (when === "now") return false;
  if (when.turn !== turn) return when.turn > turn;
  return phases.indexOf(when.phase) >= phases.indexOf(phase);
}

function changed(
  board: Board,
  changes: readonly Change[],
  follows: Board["open"],
  answers: string | null,
): Board {
  const next = changes.reduce(applied, board);
  const open = next.open.filter(({ id }) => id !== answers);
  return { ...next, open: [...open, ...follows] };
}

/** Begins the fold. */
export function begin(event: Started): Companion {
  return frozen({ ...boardOf(event), log: [{ event, undone: false }] });
}

/**
 * The battle with one more event. Undoing and redoing fold the log again without the events that
 * are undone, so that no event need know how to take itself back.
 * @throws BrokenLog for an event that names what is not in the battle
 */
export function evolve(state: Companion, event: BattleEvent): Companion {
  const { log: before, ...board } = state;
  const entry: LogEntry = { event, undone: false };
  if (event.type !== "undone" && event.type !== "redone") {
    return frozen({ ...boardAfter(board, event), log: [...before, entry] });
  }
  const undone = event.type === "undone";
  if (!before.some((known) => known.event.id === event.of)) {
    throw new BrokenLog(`no event is called ${event.of}`);
  }
  const log = before.map((known) =>
    known.event.id === event.of ? { event: known.event, undone } : known,
  );
  return frozen({ ...folded(log), log: [...log, entry] });
}

function folded(log: readonly LogEntry[]): Board {
  const live = log.filter((entry) => !entry.undone).map((entry) => entry.event);
  const [first, ...rest] = live;
  if (first?.type !== "started") throw new BrokenLog("a battle begins with its start");
  return rest.reduce(boardAfter, boardOf(first));
}

/**
 * Folds all events of a battle.
 * @throws BrokenLog where they do not make one
 */
export function replay(events: readonly BattleEvent[]): Companion {
  const [first, ...rest] = events;
  if (first?.type !== "started") throw new BrokenLog("a battle begins with its start");
  return rest.reduce(evolve, begin(first));
}
