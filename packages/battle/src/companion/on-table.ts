/** Who stands on the table, who has yet to come, and who waits in reserve (§3). */
import type { Refusal } from "@adjutant/rules";
import {
  type Board,
  type Change,
  type Companion,
  phaseOrder,
  type RosterBrigade,
} from "./state.ts";
import { eventsOfPhase } from "./this-phase.ts";

type Moment = Pick<Board, "turn" | "phase">;

/** Has this moment come, in the order of the turn. */
export function hasCome(now: Moment, then: Moment): boolean {
  if (now.turn !== then.turn) return now.turn > then.turn;
  return phaseOrder(now.phase) >= phaseOrder(then.phase);
}

/** Does a brigade stand on the table: arrivals enter at the start of Movement (`reserve.scheduled`). */
export function isOnTable(
  now: Moment,
  { arrives, reserve }: Pick<RosterBrigade, "arrives" | "reserve">,
): boolean {
  if (reserve === "offTable") return false;
  return arrives === null || hasCome(now, { turn: arrives, phase: "movement" });
}

/** A brigade that is not on the table takes no orders and is no target. */
export function offTableBar(board: Board, brigade: string): Refusal | null {
  const roster = Object.hasOwn(board.brigades, brigade) ? board.brigades[brigade] : undefined;
  if (!roster || isOnTable(board, roster)) return null;
  const { arrives } = roster;
  return arrives === null
    ? { clause: "tasking.reserve", measured: null, limit: null, reason: null }
    : { clause: "reserve.scheduled", measured: board.turn, limit: arrives, reason: null };
}

/**
 * Has one of a side moved, or changed formation, in this phase. What charges brought before it, their
 * supports that closed up too, is on the rosters and does not count.
 * @param except a brigade that does not count
 */
export function hasMoved(state: Companion, side: string, except?: string): boolean {
  for (const event of eventsOfPhase(state)) {
    if ("changes" in event && event.changes.some((change) => moves(state, change, side, except))) {
      return true;
    }
  }
  return false;
}

/** Does a change say that a unit of a side moved, or changed formation. */
function moves({ units }: Companion, change: Change, side: string, except?: string): boolean {
  if (!("unit" in change)) return false;
  const { moved = "none", changedFormation = false, unlimbered = false } = change.to;
  const roster = units[change.unit];
  return (
    (moved !== "none" || changedFormation || unlimbered) &&
    roster?.side === side &&
    roster.brigade !== except
  );
}

/** A reserve on the table neither charges nor moves before it is committed (`tasking.reserve`). */
export function reserveBar(board: Board, brigade: string): Refusal | null {
  const waits = board.brigades[brigade]?.reserve != null;
  return waits ? { clause: "tasking.reserve", measured: null, limit: null, reason: null } : null;
}

/** Have aides-de-camp been sent this turn to commit this reserve. */
export function isCommitting(
  { turn, sides }: Pick<Board, "turn" | "sides">,
  brigade: string,
): boolean {
  return sides.some(({ taskings }) =>
    taskings.some(
      (one) => one.tasking === "reserve" && one.brigade === brigade && one.turn === turn,
    ),
  );
}
