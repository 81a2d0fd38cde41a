/** Folding events into the battle. Nothing is deleted: what is undone stays in the log. */
import { frozen } from "../input/frozen.ts";
import type { BattleEvent, Started } from "./events.ts";
import type { FollowUp } from "./follow-up.ts";
import { boardOn, firstState, withEvent, withEvents, withTurnedBack } from "./log.ts";
import { patched } from "./patch.ts";
import type { Pending } from "./pending.ts";
import { boardOf } from "./start.ts";
import {
  type Board,
  type Change,
  type Companion,
  type Phase,
  phases,
  type RosterBrigade,
  type RosterSide,
  type RosterUnit,
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

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
type Draft = Writable<Pick<Board, "units" | "brigades" | "sides" | "phasing" | "burning">>;
type UnitChange = Extract<Change, { readonly unit: string }>;
type BrigadeChange = Extract<Change, { readonly brigade: string }>;
type SideChange = Extract<Change, { readonly side: string }>;

/** Records that a fold of many events has made itself and may still write in. */
interface Own {
  units: object | null;
  brigades: object | null;
}

/**
 * What the changes of an event make of a board; each of its parts is copied once at most.
 * @param own left out, nothing may be written in and everything new is frozen
 */
function changed(board: Board, changes: readonly Change[], own?: Own): Board {
  if (changes.length === 0) return board;
  const draft: Draft = { ...board };
  let units: Record<string, RosterUnit> | null = null;
  let brigades: Record<string, RosterBrigade> | null = null;
  for (const change of changes) {
    if ("unit" in change) {
      units ??= own?.units === board.units ? board.units : copied(board.units);
      units[change.unit] = unitChanged(draft, known(units, change.unit), change);
    } else if ("brigade" in change) {
      brigades ??= own?.brigades === board.brigades ? board.brigades : copied(board.brigades);
      brigades[change.brigade] = brigadeChanged(known(brigades, change.brigade), change);
    } else if ("side" in change) {
      const [first, second] = draft.sides;
      draft.sides = Object.freeze([sideChanged(first, change), sideChanged(second, change)]);
    } else {
      draft.phasing = change.phasing;
    }
  }
  // The draft began as the board and has all of it.
  const next = draft as Writable<Board>;
  if (units) next.units = own ? units : Object.freeze(units);
  if (brigades) next.brigades = own ? brigades : Object.freeze(brigades);
  if (own && units) own.units = units;
  if (own && brigades) own.brigades = brigades;
  return next;
}

/**
 * A record copied. Key by key: spreading a frozen record of many keys takes several times as long.
 */
function copied<Value>(record: { readonly [id: string]: Value }): Record<string, Value> {
  const copy: Record<string, Value> = {};
  for (const key of Object.keys(record)) {
    const value = record[key];
    if (value !== undefined) copy[key] = value;
  }
  return copy;
}

/** A unit changed; what it does to the place that it holds is known for good. */
function unitChanged(draft: Draft, before: RosterUnit, { to }: UnitChange): RosterUnit {
  const after = patched(before, to);
  const garrison = to.garrison ?? null;
  const { place } = after;
  if (garrison === null || place === null) return after;
  if (garrison.burning) {
    if (!Object.hasOwn(draft.burning, place)) {
      draft.burning = Object.freeze({ ...draft.burning, [place]: garrison.place });
    }
  } else if (Object.hasOwn(draft.burning, place)) {
    // Only a correction says that a place did not burn after all.
    const { [place]: _, ...others } = draft.burning;
    draft.burning = Object.freeze(others);
  }
  return after;
}

function brigadeChanged(before: RosterBrigade, { to }: BrigadeChange): RosterBrigade {
  const { generalFate, ...rest } = to;
  const { general } = before;
  const fate = generalFate === undefined ? general.fate : generalFate;
  const unchanged = fate === general.fate;
  const named = unchanged ? general : Object.freeze({ ...general, fate });
  return Object.freeze({ ...before, ...rest, general: named });
}

function sideChanged(before: RosterSide, { side, to }: SideChange): RosterSide {
  if (before.id !== side) return before;
  const { commanderFate, ...rest } = to;
  const { commander } = before;
  const fate = commanderFate === undefined ? commander.fate : commanderFate;
  const unchanged = fate === commander.fate;
  const named = unchanged ? commander : Object.freeze({ ...commander, fate });
  return Object.freeze({ ...before, ...rest, commander: named });
}

/**
 * A board with an event applied; of undoing and redoing the log takes care. All that is new in it is
 * frozen, but for the board itself; at what is old, and frozen already, nobody looks again.
 */
function boardAfter(board: Board, event: BattleEvent, own?: Own): Board {
  switch (event.type) {
    case "started":
      return frozen(boardOf(event));
    case "noted":
    case "undone":
    case "redone":
      return board;
    case "resolved":
      return followed(changed(board, event.changes, own), event, event.answers);
    case "settled":
      return followed(changed(board, event.changes, own), event, event.follow);
    case "stoodStill":
      return changed(board, event.changes, own);
    case "corrected":
      return followed(changed(board, event.changes, own), event, null);
    case "advanced": {
      const { turn, phase, changes, follows, asks = nothing } = event;
      const open = board.open.filter((follow) => outlasts(follow, turn, phase));
      // What nobody chose has been settled by this event.
      return {
        ...changed(board, changes, own),
        turn,
        phase,
        open: Object.freeze([...open, ...follows]),
        pending: asks,
      };
    }
  }
}

const nothing: readonly never[] = Object.freeze([]);

/** Is something still open in a later phase: a roll or a choice always, the rest until its time. */
function outlasts({ need, when }: FollowUp, turn: number, phase: Phase): boolean {
  if (need === "roll" || need === "choose") return true;
  if (when === "now") return false;
  if (when.turn !== turn) return when.turn > turn;
  return phases.indexOf(when.phase) >= phases.indexOf(phase);
}

interface Following {
  readonly follows: readonly FollowUp[];
  readonly asks?: readonly Pending[];
}

/** What follows from an event is open, what it settles no longer. */
function followed(board: Board, { follows, asks = [] }: Following, settles: string | null): Board {
  const open = without(board.open, settles);
  const pending = without(board.pending, settles);
  return {
    ...board,
    open: follows.length > 0 ? Object.freeze([...open, ...follows]) : open,
    pending: asks.length > 0 ? Object.freeze([...pending, ...asks]) : pending,
  };
}

function without<One extends { readonly id: string }>(
  list: readonly One[],
  id: string | null,
): readonly One[] {
  if (id === null || !list.some((one) => one.id === id)) return list;
  return Object.freeze(list.filter((one) => one.id !== id));
}

/** Begins the fold. */
export function begin(event: Started): Companion {
  return firstState(frozen(boardOf(event)), frozen(event));
}

/**
 * The battle with one more event. Undoing and redoing fold the log again without the events that
 * are undone, so that no event need know how to take itself back.
 * @throws BrokenLog for an event that names what is not in the battle
 */
export function evolve(state: Companion, event: BattleEvent): Companion {
  frozen(event);
  if (event.type !== "undone" && event.type !== "redone") {
    return withEvent(state, event, Object.freeze(boardAfter(boardOn(state), event)));
  }
  const turned = withTurnedBack(state, event, folded);
  if (!turned) throw new BrokenLog(`no event is called ${event.of}`);
  return turned;
}

function folded(board: Board | null, events: readonly BattleEvent[]): Board {
  const [first, ...rest] = events;
  if (board) return Object.freeze(events.reduce((after, event) => boardAfter(after, event), board));
  if (first?.type !== "started") throw new BrokenLog("a battle begins with its start");
  return folded(frozen(boardOf(first)), rest);
}

/** Events that are folded in one go before a state is made of them. */
const together = 16;

/**
 * The battle with many more events: the same as one after another, with fewer copies.
 * @param seen looks at the board after each event; it must not keep it
 * @throws BrokenLog for an event that names what is not in the battle
 */
export function evolveAll(
  state: Companion,
  events: readonly BattleEvent[],
  seen: (board: Board, event: BattleEvent, index: number) => void = () => {},
): Companion {
  let current = state;
  let board = boardOn(state);
  let since: BattleEvent[] = [];
  let own: Own = { units: null, brigades: null };
  const settle = (): void => {
    if (since.length === 0) return;
    Object.freeze(board.units);
    Object.freeze(board.brigades);
    current = withEvents(current, since, Object.freeze(board));
    since = [];
    own = { units: null, brigades: null };
  };
  for (const [index, event] of events.entries()) {
    if (event.type === "undone" || event.type === "redone") {
      settle();
      current = evolve(current, event);
      board = boardOn(current);
    } else {
      board = boardAfter(board, frozen(event), own);
      since.push(event);
      if (since.length === together) settle();
    }
    seen(board, event, index);
  }
  settle();
  return current;
}

/**
 * Folds all events of a battle.
 * @throws BrokenLog where they do not make one
 */
export function replay(events: readonly BattleEvent[]): Companion {
  const [first, ...rest] = events;
  if (first?.type !== "started") throw new BrokenLog("a battle begins with its start");
  return evolveAll(begin(first), rest);
}
