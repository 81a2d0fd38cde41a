/** The log as a role may read it. */
import { type Rulebook, rulebook } from "@adjutant/rules";
import type { Companion, LogEntry } from "../companion/state.ts";
import { frozen } from "../input/frozen.ts";
import { type EventView, eventFor } from "./event.ts";
import { pastOf, type Role } from "./role.ts";

/** One entry of the log; what was undone stays in it. */
export interface EntryView {
  readonly event: EventView;
  readonly undone: boolean;
}

/** The turn in which each entry of a log happened, undoing and redoing heeded. */
function turns(log: readonly LogEntry[]): readonly number[] {
  const begun = new Map<string, number>();
  let live: readonly string[] = [];
  return log.map(({ event }) => {
    const turn = begun.get(live.at(-1) ?? "") ?? 1;
    if (event.type === "advanced") {
      begun.set(event.id, event.turn);
      live = [...live, event.id];
    } else if (event.type === "undone") {
      live = live.filter((id) => id !== event.of && !event.also?.includes(id));
    } else if (event.type === "redone") {
      live = [...live, ...[event.of, ...(event.also ?? [])].filter((id) => begun.has(id))];
    }
    return turn;
  });
}

/**
 * The whole log as a role may read it, each event by what the role knew when it happened; events of
 * which it may know nothing are absent. Made for opening a battle: after that `viewEvent` tells
 * each new event.
 * @param book the rulebook of the battle
 */
export function viewLog(
  state: Companion,
  role: Role,
  book: Rulebook = rulebook,
): readonly EntryView[] {
  const { log } = state;
  const inTurn = turns(log);
  // What was open then is looked up in the events, which say the same of it.
  const past = { ...pastOf(state), open: [], pending: [] };
  const entries = log.flatMap(({ event, undone }, index): EntryView[] => {
    const seen = eventFor(event, role, { ...past, turn: inTurn[index] ?? 1 }, book);
    return seen ? [{ event: seen, undone }] : [];
  });
  return frozen(entries);
}
