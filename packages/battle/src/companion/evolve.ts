/** Folding events into the battle. Nothing is deleted: what is undone stays in the log. */
import { begun, copyOf, frozen } from "../input/frozen.ts";
import type { BattleEvent, Held, Started } from "./events.ts";
import type { FollowUp } from "./follow-up.ts";
import { firstState, withEvents, withTurnedBack } from "./log.ts";
import { endsWithPart, lapsesWithPart, staysInPhase } from "./parts.ts";
import { patched } from "./patch.ts";
import type { Pending } from "./pending.ts";
import { Written } from "./records.ts";
import { boardOf } from "./start.ts";
import {
  type Board,
  type Change,
  type Companion,
  type Phase,
  phaseOrder,
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
/** A board on its way: what is new in it is frozen, itself it is not yet. */
type Draft = Writable<Board>;
type UnitChange = Extract<Change, { readonly unit: string }>;
type BrigadeChange = Extract<Change, { readonly brigade: string }>;
type SideChange = Extract<Change, { readonly side: string }>;

/** Named key by key: to spread what is frozen takes many times as long. */
function draftOf(board: Board): Draft {
  return {
    id: board.id,
    name: board.name,
    options: board.options,
    turn: board.turn,
    phase: board.phase,
    phasing: board.phasing,
    acting: board.acting,
    resolving: board.resolving,
    sides: board.sides,
    brigades: board.brigades,
    units: board.units,
    open: board.open,
    pending: board.pending,
    burning: board.burning,
    scenario: board.scenario,
    over: board.over,
    map: board.map,
  };
}

/** Records that a fold of many events writes in until it makes a state. */
class Own {
  readonly units = new Written<RosterUnit>();
  readonly brigades = new Written<RosterBrigade>();

  /** A draft with its records for good, as they stand by now; it may be written in further. */
  settled(draft: Draft): Draft {
    const board = draftOf(draft);
    board.units = this.units.asItStands(board.units);
    board.brigades = this.brigades.asItStands(board.brigades);
    return board;
  }
}

/**
 * Applies the changes of an event; each part of the board is copied once at most.
 * @param own records that stay open; without them what is written is frozen here
 */
function change(draft: Draft, changes: readonly Change[], own: Own | null): void {
  let units: Record<string, RosterUnit> | null = null;
  let brigades: Record<string, RosterBrigade> | null = null;
  for (const one of changes) {
    if ("unit" in one) {
      units ??= own?.units.opened(draft.units) ?? copyOf<Record<string, RosterUnit>>(draft.units);
      units[one.unit] = unitChanged(draft, known(units, one.unit), one);
    } else if ("brigade" in one) {
      brigades ??=
        own?.brigades.opened(draft.brigades) ??
        copyOf<Record<string, RosterBrigade>>(draft.brigades);
      brigades[one.brigade] = brigadeChanged(known(brigades, one.brigade), one);
    } else if ("side" in one) {
      const [first, second] = draft.sides;
      draft.sides = Object.freeze([sideChanged(first, one), sideChanged(second, one)]);
    } else {
      draft.phasing = one.phasing;
      // Said anew in the middle of a phase, the phasing side takes its part first all the same.
      if (draft.acting !== null) draft.acting = one.phasing;
    }
  }
  if (units) draft.units = own ? units : Object.freeze(units);
  if (brigades) draft.brigades = own ? brigades : Object.freeze(brigades);
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
  return Object.freeze(begun({ id: before.id }, before, rest, { general: named }));
}

function sideChanged(before: RosterSide, { side, to }: SideChange): RosterSide {
  if (before.id !== side) return before;
  const { commanderFate, ...rest } = to;
  const { commander } = before;
  const fate = commanderFate === undefined ? commander.fate : commanderFate;
  const unchanged = fate === commander.fate;
  const named = unchanged ? commander : Object.freeze({ ...commander, fate });
  return Object.freeze(begun({ id: before.id }, before, rest, { commander: named }));
}

/**
 * Applies an event to a board on its way. All that is new in it is frozen; at what is old, and frozen
 * already, nobody looks again.
 * @param own left out, nothing may be written in but the draft
 */
function apply(draft: Draft, event: BattleEvent, own: Own | null = null): void {
  switch (event.type) {
    case "started":
      Object.assign(draft, frozen(boardOf(event)));
      return;
    case "noted":
    case "undone":
    case "redone":
      return;
    case "resolved":
      change(draft, event.changes, own);
      follow(draft, event, event.answers);
      return;
    case "settled":
      change(draft, event.changes, own);
      follow(draft, event, event.follow);
      return;
    case "proposed":
      follow(draft, { follows: nothing, asks: event.asks }, null);
      return;
    case "declared":
      change(draft, event.changes, own);
      follow(draft, event, null);
      return;
    case "reacted":
      change(draft, event.changes, own);
      follow(draft, event, event.answers ?? null);
      return;
    case "attached":
    case "rode":
    case "marched":
    case "stoodStill":
      change(draft, event.changes, own);
      return;
    case "moved": {
      const { changes, asks = nothing } = event;
      change(draft, changes, own);
      follow(draft, { follows: nothing, asks }, null);
      return;
    }
    case "deployed":
      change(draft, event.changes, own);
      follow(draft, { follows: nothing }, event.answers ?? null);
      return;
    case "corrected":
      change(draft, event.changes, own);
      follow(draft, event, null);
      return;
    case "advanced": {
      const {
        turn,
        phase,
        acting = null,
        resolving = false,
        changes,
        follows,
        asks = nothing,
      } = event;
      const { points, held = {}, over } = event;
      const whose = draft.acting;
      const within = staysInPhase(draft, { turn, phase, acting, resolving });
      const open = draft.open.filter((one) =>
        within ? !lapsesWithPart(whose, one) : outlasts(one, turn, phase),
      );
      // What nobody chose has been settled by this event.
      const pending = within ? draft.pending.filter((one) => !endsWithPart(whose, one)) : nothing;
      change(draft, changes, own);
      draft.turn = turn;
      draft.phase = phase;
      draft.acting = acting;
      draft.resolving = resolving;
      draft.open = Object.freeze([...open, ...follows]);
      draft.pending = pending.length > 0 ? Object.freeze([...pending, ...asks]) : asks;
      if (points && draft.scenario) {
        draft.scenario = Object.freeze({ ...draft.scenario, points });
      }
      for (const [objective, side] of Object.entries(held)) hold(draft, { objective, side });
      if (over) draft.over = over;
      return;
    }
    case "held":
      hold(draft, event);
      return;
  }
}

function hold(draft: Draft, { objective, side }: Pick<Held, "objective" | "side">): void {
  const { scenario } = draft;
  if (!scenario?.objectives.some(({ id }) => id === objective)) {
    throw new BrokenLog(`no objective is called ${objective}`);
  }
  const objectives = scenario.objectives.map((one) =>
    one.id === objective ? Object.freeze({ ...one, heldBy: side }) : one,
  );
  draft.scenario = Object.freeze({ ...scenario, objectives: Object.freeze(objectives) });
}

const nothing: readonly never[] = Object.freeze([]);

/**
 * Is something still open in a later phase: a roll or a choice always, the rest until its time. A charge
 * that was declared and not made lapses with its phase.
 */
function outlasts({ kind, need, when }: FollowUp, turn: number, phase: Phase): boolean {
  if (kind !== "charge" && (need === "roll" || need === "choose")) return true;
  if (when === "now") return false;
  if (when.turn !== turn) return when.turn > turn;
  return phaseOrder(when.phase) >= phaseOrder(phase);
}

interface Following {
  readonly follows: readonly FollowUp[];
  readonly asks?: readonly Pending[];
}

/** What follows from an event is open, what it settles no longer. */
function follow(
  draft: Draft,
  { follows, asks = nothing }: Following,
  settles: string | null,
): void {
  const open = without(draft.open, settles);
  const pending = without(draft.pending, settles);
  draft.open = follows.length > 0 ? Object.freeze([...open, ...follows]) : open;
  draft.pending = asks.length > 0 ? Object.freeze([...pending, ...asks]) : pending;
}

function without<One extends { readonly id: string }>(
  list: readonly One[],
  id: string | null,
): readonly One[] {
  if (id === null || !list.some((one) => one.id === id)) return list;
  return Object.freeze(list.filter((one) => one.id !== id));
}

/** A board as an event would leave it, the log left aside; of none that undoes or redoes others. */
export function boardAfter(board: Board, event: BattleEvent): Board {
  const draft = draftOf(board);
  apply(draft, frozen(event));
  return draft;
}

/** Begins the fold. */
export function begin(event: Started): Companion {
  return firstState(draftOf(frozen(boardOf(event))), frozen(event));
}

/**
 * The battle with one more event. Undoing and redoing fold the log again without the events that
 * are undone, so that no event need know how to take itself back.
 * @throws BrokenLog for an event that names what is not in the battle
 */
export function evolve(state: Companion, event: BattleEvent): Companion {
  frozen(event);
  if (event.type !== "undone" && event.type !== "redone") {
    const draft = draftOf(state);
    apply(draft, event);
    return withEvents(state, [event], draft);
  }
  const turned = withTurnedBack(state, event, folded);
  if (!turned) throw new BrokenLog(`no event is called ${event.of}`);
  return turned;
}

function folded(board: Board | null, events: readonly BattleEvent[]): Board {
  const [first, ...rest] = events;
  if (board === null) {
    if (first?.type !== "started") throw new BrokenLog("a battle begins with its start");
    return folded(frozen(boardOf(first)), rest);
  }
  const draft = draftOf(board);
  const own = new Own();
  for (const event of events) apply(draft, event, own);
  return own.settled(draft);
}

/** Events that are folded in one go before a state is made of them. */
const together = 16;

/** Looks at the board between events; it must not keep it. */
export interface Watch {
  readonly before?: (board: Board, event: BattleEvent) => void;
  readonly after?: (board: Board, event: BattleEvent) => void;
}

/**
 * The battle with many more events: the same as one after another, with fewer copies.
 * @throws BrokenLog for an event that names what is not in the battle
 */
export function evolveAll(
  state: Companion,
  events: readonly BattleEvent[],
  watch: Watch = {},
): Companion {
  let current = state;
  let draft = draftOf(state);
  let since: BattleEvent[] = [];
  let own = new Own();
  const settle = (): void => {
    if (since.length === 0) return;
    current = withEvents(current, since, own.settled(draft));
    since = [];
  };
  const { before, after } = watch;
  for (const event of events) {
    before?.(draft, event);
    if (event.type === "undone" || event.type === "redone") {
      settle();
      current = evolve(current, event);
      draft = draftOf(current);
      own = new Own();
    } else {
      apply(draft, frozen(event), own);
      since.push(event);
      if (since.length === together) settle();
    }
    after?.(draft, event);
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
