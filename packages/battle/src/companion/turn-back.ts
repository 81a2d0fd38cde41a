/** Taking back and doing again: how far, and what comes back with it. */
import { type Fault, fault } from "../faults.ts";
import type { BattleEvent, Redone, Undone } from "./events.ts";
import { backwards } from "./log.ts";
import type { Companion } from "./state.ts";

type TurnedBack = Undone | Redone;

/** What an event turns back: the earliest event, and others that go or come with it. */
export type Turned = Pick<Undone, "of" | "also">;

function isTurnedBack(event: BattleEvent): event is TurnedBack {
  return event.type === "undone" || event.type === "redone";
}

/** The start stays, and what says that something was taken back is not taken back itself. */
function canBeUndone(event: BattleEvent): boolean {
  return event.type !== "started" && !isTurnedBack(event);
}

/** The events that still stand, the last of them first. */
function* standing(state: Companion): Generator<string> {
  for (const { event, undone } of backwards(state)) {
    if (!undone && canBeUndone(event)) yield event.id;
  }
}

/** The event that an undo would undo: the last one that stands; the start stays. */
export function toUndo(state: Companion): string | null {
  const { value } = standing(state).next();
  return value ?? null;
}

/**
 * The events to which one may jump back, the last first: undoing one of them undoes all that stand
 * after it too.
 */
export function undoable(state: Companion): readonly string[] {
  return [...standing(state)];
}

/**
 * What is undone by going back to an event, that event included.
 * @param to left out, the last event alone
 */
export function undoing(state: Companion, to: string | undefined): Turned | Fault {
  const last = toUndo(state);
  if (last === null) return fault([], "nothingToUndo", {});
  const undone: string[] = [];
  for (const id of standing(state)) {
    undone.unshift(id);
    if (id === (to ?? last)) return turned(undone);
  }
  return fault(["to"], "notStanding", { id: to ?? last });
}

function turned([of = "", ...also]: readonly string[]): Turned {
  return also.length > 0 ? { of, also } : { of };
}

/** What a redo brings back: the last that was undone, as long as nothing else happened since. */
export function redoing(state: Companion): Turned | null {
  const turns: TurnedBack[] = [];
  for (const { event } of backwards(state)) {
    if (!isTurnedBack(event)) break;
    turns.push(event);
  }
  const undone: Turned[] = [];
  for (const { type, of, also } of turns.reverse()) {
    if (type === "undone") undone.push(also ? { of, also } : { of });
    else undone.pop();
  }
  return undone.at(-1) ?? null;
}

/** The event that a redo would bring back first; null where there is nothing to do again. */
export function toRedo(state: Companion): string | null {
  return redoing(state)?.of ?? null;
}
