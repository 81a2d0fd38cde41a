/** What was known in the open at each moment of a battle's log: when, who was scouted, who in sight. */
import type { BattleEvent } from "../companion/events.ts";
import {
  type Companion,
  type LastSeen,
  type LogEntry,
  type Phase,
  phases,
  type RosterBrigade,
  type RosterUnit,
} from "../companion/state.ts";
import type { Ground } from "./role.ts";

interface Moment {
  readonly turn: number;
  readonly phase: Phase;
  /** The brigades that scouts had seen. */
  readonly revealed: ReadonlySet<string>;
  /** The units out of their enemy's sight, and where he last saw them. */
  readonly unseen: ReadonlyMap<string, LastSeen>;
}

/** A battle on the map begins with the setting out. */
function startOf({ map }: Companion): Moment {
  return {
    turn: 1,
    phase: map === null ? phases[0] : "deployment",
    revealed: new Set(),
    unseen: new Map(),
  };
}

function revealedBy(event: BattleEvent): readonly string[] {
  const changes = "changes" in event ? event.changes : [];
  return changes.flatMap((change) =>
    "brigade" in change && change.to.revealed ? change.brigade : [],
  );
}

/** Units that an event takes out of their enemy's sight, or brings into it. */
function sightingsIn(event: BattleEvent): readonly (readonly [string, LastSeen | null])[] {
  const changes = "changes" in event ? event.changes : [];
  return changes.flatMap((change) =>
    "unit" in change && change.to.unseen !== undefined
      ? [[change.unit, change.to.unseen] as const]
      : [],
  );
}

function isMark(event: BattleEvent): boolean {
  return event.type === "advanced" || revealedBy(event).length > 0 || sightingsIn(event).length > 0;
}

/** The moment that an event brings about. */
function after({ turn, phase, revealed, unseen }: Moment, event: BattleEvent): Moment {
  const sighted = new Map(unseen);
  for (const [unit, last] of sightingsIn(event)) {
    if (last === null) sighted.delete(unit);
    else sighted.set(unit, last);
  }
  return {
    ...(event.type === "advanced" ? { turn: event.turn, phase: event.phase } : { turn, phase }),
    revealed: new Set([...revealed, ...revealedBy(event)]),
    unseen: sighted,
  };
}

/** The moment at which each entry of a log happened, undoing and redoing heeded. */
function moments(log: readonly LogEntry[], start: Moment): readonly Moment[] {
  const marks = new Map<string, BattleEvent>();
  let live: readonly string[] = [];
  let now = start;
  const standing = (): Moment => live.flatMap((id) => marks.get(id) ?? []).reduce(after, start);
  return log.map(({ event }) => {
    const then = now;
    if (event.type === "undone") {
      live = live.filter((id) => id !== event.of && !event.also?.includes(id));
      now = standing();
    } else if (event.type === "redone") {
      live = [...live, ...[event.of, ...(event.also ?? [])].filter((id) => marks.has(id))];
      now = standing();
    } else if (isMark(event)) {
      marks.set(event.id, event);
      live = [...live, event.id];
      now = after(now, event);
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

/** The units as they were in sight by then. */
function unitsAt({ units }: Companion, { unseen }: Moment): Companion["units"] {
  const as = (roster: RosterUnit): RosterUnit => {
    const then = unseen.get(roster.id) ?? null;
    return then === roster.unseen ? roster : { ...roster, unseen: then };
  };
  return Object.fromEntries(Object.entries(units).map(([id, roster]) => [id, as(roster)]));
}

/** The ground of each entry of a battle's log, as it was when that happened. */
export function groundsAt(state: Companion): readonly Ground[] {
  const { log, options, sides, map } = state;
  const known = new Map<Moment, Ground>();
  return moments(log, startOf(state)).map((moment) => {
    const before = known.get(moment);
    if (before !== undefined) return before;
    const { turn, phase } = moment;
    const brigades = brigadesAt(state, moment);
    const units = map?.hidden ? unitsAt(state, moment) : state.units;
    const ground = { turn, phase, options, sides, map, brigades, units };
    known.set(moment, ground);
    return ground;
  });
}

/** The same by the ids of the events. */
export function groundsOf(state: Companion): ReadonlyMap<string, Ground> {
  const grounds = groundsAt(state);
  return new Map(
    state.log.flatMap(({ event }, index): [string, Ground][] => {
      const ground = grounds[index];
      return ground === undefined ? [] : [[event.id, ground]];
    }),
  );
}
