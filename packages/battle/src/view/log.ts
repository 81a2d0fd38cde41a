/** The log as a role may read it. */
import { type Rulebook, rulebook } from "@adjutant/rules";
import type { BattleEvent } from "../companion/events.ts";
import {
  type Companion,
  type LogEntry,
  type Phase,
  phases,
  type RosterBrigade,
} from "../companion/state.ts";
import { frozen } from "../input/frozen.ts";
import { type EventView, eventFor } from "./event.ts";
import { pastOf, type Role } from "./role.ts";

/** One entry of the log; what was undone stays in it. */
export interface EntryView {
  readonly event: EventView;
  readonly undone: boolean;
}

interface Moment {
  readonly turn: number;
  readonly phase: Phase;
  /** The brigades that scouts had seen. */
  readonly revealed: ReadonlySet<string>;
}

/** A battle on the map begins with the setting out. */
function startOf({ map }: Companion): Moment {
  return { turn: 1, phase: map === null ? phases[0] : "deployment", revealed: new Set() };
}

function revealedBy(event: BattleEvent): readonly string[] {
  const changes = "changes" in event ? event.changes : [];
  return changes.flatMap((change) =>
    "brigade" in change && change.to.revealed ? change.brigade : [],
  );
}

/** The moment at which each entry of a log happened, undoing and redoing heeded. */
function moments(log: readonly LogEntry[], start: Moment): readonly Moment[] {
  const marks = new Map<string, BattleEvent>();
  let live: readonly string[] = [];
  let now = start;
  const standing = (): Moment => {
    const revealed = new Set<string>();
    let { turn, phase } = start;
    for (const id of live) {
      const event = marks.get(id);
      if (event?.type === "advanced") ({ turn, phase } = event);
      if (event) for (const brigade of revealedBy(event)) revealed.add(brigade);
    }
    return { turn, phase, revealed };
  };
  return log.map(({ event }) => {
    const then = now;
    if (event.type === "undone") {
      live = live.filter((id) => id !== event.of && !event.also?.includes(id));
      now = standing();
    } else if (event.type === "redone") {
      live = [...live, ...[event.of, ...(event.also ?? [])].filter((id) => marks.has(id))];
      now = standing();
    } else if (event.type === "advanced" || revealedBy(event).length > 0) {
      marks.set(event.id, event);
      live = [...live, event.id];
      now = standing();
    }
    return then;
  });
}

/** The brigades as scouts had seen them by then. */
function brigadesAt({ brigades }: Companion, { revealed }: Moment): Companion["brigades"] {
  const as = (brigade: RosterBrigade): RosterBrigade =>
    brigade.revealed === revealed.has(brigade.id)
      ? brigade
      : { ...brigade, revealed: !brigade.revealed };
  return Object.values(brigades).every((brigade) => as(brigade) === brigade)
    ? brigades
    : Object.fromEntries(Object.entries(brigades).map(([id, brigade]) => [id, as(brigade)]));
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
  const start = startOf(state);
  const at = moments(log, start);
  // What was open then is looked up in the events, which say the same of it.
  const past = { ...pastOf(state), open: [], pending: [] };
  const entries = log.flatMap(({ event, undone }, index): EntryView[] => {
    const moment = at[index] ?? start;
    const { turn, phase } = moment;
    const ground = { ...past, turn, phase, brigades: brigadesAt(state, moment) };
    const seen = eventFor(event, role, ground, book);
    return seen ? [{ event: seen, undone }] : [];
  });
  return frozen(entries);
}
