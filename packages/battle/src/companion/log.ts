/**
 * The log of a battle, kept so that an event more costs the same in the first turn and in the last.
 * States of one battle share a list of events that only grows: each knows how many of them are its
 * own and which of those are undone. A second battle that goes on from an older state gets a list of
 * its own. What people read, a list of entries, is made when it is first asked for.
 *
 * Every so many events the board is kept, so that undoing folds again from there.
 */
import type { BattleEvent } from "./events.ts";
import type { Board, Companion, LogEntry } from "./state.ts";

/** Events between two boards that are kept. */
const interval = 16;

interface Shared {
  readonly events: BattleEvent[];
  /** The place of each event in the list, by its id. */
  readonly places: Map<string, number>;
  /** Boards as they stood after so many events, the earliest first. */
  readonly kept: { readonly after: number; readonly board: Board }[];
}

/** The events of one state. */
interface Chain {
  readonly shared: Shared;
  readonly length: number;
  /** Places in the list of the events that are undone. */
  readonly undone: ReadonlySet<number>;
  /** The entries that people read; null until they are asked for. */
  entries: readonly LogEntry[] | null;
}

/**
 * Under this key, which nobody else has and no listing shows, a state carries its chain. A weak map
 * would hold the chain of every state that was ever made until the next full sweep of the heap.
 */
const chained: unique symbol = Symbol("chain");

/** Chains of states that were put together by hand. */
const readFromLogs = new WeakMap<Companion, Chain>();

function sharedOf(events: readonly BattleEvent[]): Shared {
  return {
    events: [...events],
    places: new Map(events.map(({ id }, place) => [id, place])),
    kept: [],
  };
}

interface Chained extends Companion {
  readonly [chained]: Chain;
}

/** The chain of a state; one that was put together by hand is read from its log. */
function chainOf(state: Companion): Chain {
  const own = (state as Partial<Chained>)[chained] ?? readFromLogs.get(state);
  if (own) return own;
  const { log } = state;
  const undone = new Set(log.flatMap((entry, place) => (entry.undone ? [place] : [])));
  const shared = sharedOf(log.map(({ event }) => event));
  const chain = { shared, length: log.length, undone, entries: null };
  readFromLogs.set(state, chain);
  return chain;
}

function entriesOf(chain: Chain): readonly LogEntry[] {
  if (chain.entries) return chain.entries;
  const { shared, length, undone } = chain;
  const entries = shared.events
    .slice(0, length)
    .map((event, place): LogEntry => Object.freeze({ event, undone: undone.has(place) }));
  chain.entries = Object.freeze(entries);
  return chain.entries;
}

/** The log of a state, made when it is first read. */
const log = {
  enumerable: true,
  get(this: Companion): readonly LogEntry[] {
    return entriesOf(chainOf(this));
  },
};

/** Makes a state of a board that nobody else has: the board itself, with its log. */
function stateOf(board: Board, { shared, length, undone }: Omit<Chain, "entries">): Companion {
  // Named key by key: a key added to a spread gives every state's chain a hidden class of its own.
  const chain: Chain = { shared, length, undone, entries: null };
  // The properties that are defined are those that are missing.
  const state = Object.defineProperty(board, "log", log) as Chained;
  return Object.freeze(Object.defineProperty(state, chained, { value: chain }));
}

/** The state after a battle's first event. */
export function firstState(board: Board, event: BattleEvent): Companion {
  return stateOf(board, { shared: sharedOf([event]), length: 1, undone: new Set() });
}

/** The list to write on: the chain's own if nobody else has gone on with it. */
function written({ shared, length }: Chain): Shared {
  if (shared.events.length === length) return shared;
  return sharedOf(shared.events.slice(0, length));
}

/**
 * The state with more events.
 * @param board how it stands after all of them; it becomes the state
 */
export function withEvents(
  state: Companion,
  events: readonly BattleEvent[],
  board: Board,
): Companion {
  const chain = chainOf(state);
  const shared = written(chain);
  let { length } = chain;
  for (const event of events) {
    shared.places.set(event.id, length);
    length = shared.events.push(event);
  }
  const made = stateOf(board, { shared, length, undone: chain.undone });
  const last = shared.kept.at(-1)?.after ?? 0;
  if (length - last >= interval) shared.kept.push({ after: length, board: made });
  return made;
}

/**
 * The state with events undone or done again, and the event that says so.
 * @param fold folds events onto a board; onto none, from their start; what it gives is new
 * @returns null if no event is called as one of them
 */
export function withTurnedBack(
  state: Companion,
  event: BattleEvent & { readonly type: "undone" | "redone" },
  fold: (board: Board | null, events: readonly BattleEvent[]) => Board,
): Companion | null {
  const chain = chainOf(state);
  const undone = new Set(chain.undone);
  let first = chain.length;
  for (const id of [event.of, ...(event.also ?? [])]) {
    const place = placeIn(chain, id);
    if (place === null) return null;
    if (event.type === "undone") undone.add(place);
    else undone.delete(place);
    first = Math.min(first, place);
  }
  const shared = written(chain);
  while ((shared.kept.at(-1)?.after ?? 0) > first) shared.kept.pop();
  const { after, board: from } = shared.kept.at(-1) ?? { after: 0, board: null };
  const live = shared.events
    .slice(after, chain.length)
    .filter((_, index) => !undone.has(after + index));
  const board = fold(from, live);
  const length = shared.events.push(event);
  shared.places.set(event.id, length - 1);
  return stateOf(board, { shared, length, undone });
}

function placeIn({ shared, length }: Chain, id: string): number | null {
  const place = shared.places.get(id);
  return place !== undefined && place < length ? place : null;
}

/** Has a command of this id been applied, undone or not. */
export function hasHappened(state: Companion, id: string): boolean {
  return placeIn(chainOf(state), id) !== null;
}

/** The event of that id, undone or not. */
export function eventNamed(state: Companion, id: string): BattleEvent | undefined {
  const chain = chainOf(state);
  const place = placeIn(chain, id);
  return place === null ? undefined : chain.shared.events[place];
}

/** The entries of a log from the last to the first, without making a list of them. */
export function* backwards(state: Companion): Generator<LogEntry> {
  const { shared, length, undone } = chainOf(state);
  for (let place = length - 1; place >= 0; place--) {
    const event = shared.events[place];
    if (event) yield { event, undone: undone.has(place) };
  }
}
