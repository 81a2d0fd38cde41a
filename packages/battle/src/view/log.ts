/** The log as a role may read it. */
import { type Rulebook, rulebook } from "@adjutant/rules";
import type { Companion } from "../companion/state.ts";
import { frozen } from "../input/frozen.ts";
import { type EventView, eventFor } from "./event.ts";
import { groundsAt } from "./moments.ts";
import { pastOf, type Role } from "./role.ts";

/** One entry of the log; what was undone stays in it. */
export interface EntryView {
  readonly event: EventView;
  readonly undone: boolean;
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
  const grounds = groundsAt(state);
  // What was open then is looked up in the events, which say the same of it.
  const past = { ...pastOf(state), open: [], pending: [] };
  const entries = log.flatMap(({ event, undone }, index): EntryView[] => {
    const ground = { ...past, ...grounds[index] };
    const seen = eventFor(event, role, ground, book);
    return seen ? [{ event: seen, undone }] : [];
  });
  return frozen(entries);
}
