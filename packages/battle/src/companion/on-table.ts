/** Who stands on the table, who has yet to come, and who waits in reserve (§3). */
import type { Refusal } from "@adjutant/rules";
import { type Board, phaseOrder, type RosterBrigade } from "./state.ts";

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
 * Has one of a side moved, or changed formation, in this Movement phase. Charges come before it: who
 * led one, was charged or fell back has what its roster says from there.
 * @param except a brigade that does not count
 */
export function hasMoved({ units }: Board, side: string, except?: string): boolean {
  return Object.values(units).some(
    ({ charged, chargedBy, fellBack, moved, changedFormation, unlimbered, ...unit }) =>
      unit.side === side &&
      unit.brigade !== except &&
      !charged &&
      chargedBy === null &&
      !fellBack &&
      (moved !== "none" || changedFormation || unlimbered),
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
