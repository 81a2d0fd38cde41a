/** What hangs between events: choices that a side must make, and rolls that may still be repeated. */
import type { Brigade, ClauseId, FalteringResult, Garrison } from "@adjutant/rules";
import type { CorrectionReason } from "./events.ts";
import type { At, Board, UnitPatch } from "./state.ts";

interface AnyPending {
  /** The event's id and a number: `e7.q1`. */
  readonly id: string;
  readonly clause: ClauseId;
  /** Who chooses. */
  readonly side: string;
  /** What may be chosen, by ids; the first of them is what happens if nobody chooses. */
  readonly among: readonly string[];
}

/** The winner of the initiative says which side is phasing (`turn.sequence`). */
export interface PhasingPending extends AnyPending {
  readonly kind: "phasing";
}

/** The winner names the unit that occupies a place; the others leave it (`melee.occupy`). */
export interface OccupiesPending extends AnyPending {
  readonly kind: "occupies";
  /** The place, as its garrison held it, and by its id. */
  readonly garrison: Garrison;
  readonly place: string;
  /** The winner's units in the fight, the lead first. */
  readonly fought: readonly string[];
}

/** Which place a garrison has entered, while places of the kind burn (`ignition.lasting`). */
export interface PlacePending extends AnyPending {
  readonly kind: "place";
  readonly unit: string;
}

/** What the enemy of scouts says when none of his hidden brigades is within their reach. */
export const nobody = "none";

/**
 * Scouts are out: the enemy names a brigade of his that is hidden and within their reach, or nobody
 * (`tasking.scouts`). He is asked whether he hides one or not, for the question tells of none.
 */
export interface ScoutsPending extends AnyPending {
  readonly kind: "scouts";
  /** The unit that scouts. */
  readonly unit: string;
}

/** How a brigade stood before it rolled. */
export interface BeforeRoll {
  readonly order: Brigade;
  readonly rolledInTurn: number;
  readonly broken: readonly string[];
}

/**
 * A roll that a brigade did not obey: what it costs is booked only once it stands, when the phase
 * is left or its side says so; until then an aide-de-camp may have it rolled again
 * (`tasking.attachment`).
 */
export interface RollPending extends AnyPending {
  readonly kind: "rollStands";
  readonly brigade: string;
  readonly procedure: "command" | "faltering";
  readonly result: Exclude<FalteringResult, "obeys">;
  readonly before: BeforeRoll;
}

/**
 * A correction that a side proposes and the other side agrees to or not; it does not hold the phase,
 * and left unanswered it is refused.
 */
export interface ConsentPending extends AnyPending {
  readonly kind: "consent";
  /** Who proposes it. */
  readonly by: string;
  readonly unit: string;
  readonly to: UnitPatch;
  readonly reason: CorrectionReason;
  readonly text?: string;
}

/** Where on the map a unit that falls back may stop, behind which friend. */
export interface Stop {
  readonly behind: string;
  readonly at: At;
}

/**
 * On the map: a unit that Retires or Retreats has gone its whole way, and may have stopped earlier
 * behind friends; left unanswered it did not (`fallback.retire`). Its own id stands for the whole way,
 * a friend's for the stop behind him.
 */
export interface StopPending extends AnyPending {
  readonly kind: "stop";
  readonly unit: string;
  /** Where its whole way ends. */
  readonly from: At;
  readonly stops: readonly Stop[];
}

/** What may be answered to a proposal; the first is what happens if nobody answers. */
export const consents = ["refuse", "agree"] as const;

export type Pending =
  | PhasingPending
  | OccupiesPending
  | PlacePending
  | ScoutsPending
  | RollPending
  | ConsentPending
  | StopPending;

/** A pending thing before it has its id. */
export type Unasked = Pending extends infer One
  ? One extends Pending
    ? Omit<One, "id">
    : never
  : never;

const leftOpen: ReadonlySet<Pending["kind"]> = new Set(["rollStands", "consent", "stop"]);

/**
 * Choices that hold the phase. When it is left a roll stands by itself, a proposal to which nobody
 * agreed is refused, and who fell back has gone the whole way.
 */
export function choices(board: Pick<Board, "pending">): readonly Pending[] {
  return board.pending.filter(({ kind }) => !leftOpen.has(kind));
}
