/** Choices to be made and rolls that may be repeated, as a role may know them. */
import type { ClauseId, FalteringResult } from "@adjutant/rules";
import type { CorrectionReason } from "../companion/events.ts";
import type { Pending, Stop } from "../companion/pending.ts";
import type { UnitPatch } from "../companion/state.ts";
import { patchSeen } from "./change.ts";
import type { Knowledge } from "./role.ts";

/**
 * A choice that a side must make. Others than that side learn who chooses and about what, not among
 * whom: those who may be named could be hidden.
 */
export interface PendingView {
  readonly id: string;
  readonly kind: Pending["kind"];
  readonly clause: ClauseId;
  readonly side: string;
  /** One's own only. */
  readonly among?: readonly string[];
  readonly unit?: string;
  readonly brigade?: string;
  readonly place?: string;
  readonly procedure?: "command" | "faltering";
  readonly result?: FalteringResult;
  /** A proposed correction: why, in whose own words, and what of it shows on the table. */
  readonly reason?: CorrectionReason;
  readonly text?: string;
  readonly to?: UnitPatch;
  /** On the map: where a unit that fell back may stop earlier; told to its own side alone. */
  readonly stops?: readonly Stop[];
}

/** Whom a choice is about, as far as all know; the side that chooses where that is hidden. */
function subjectOf(pending: Pending): string {
  switch (pending.kind) {
    case "place":
    case "stop":
      return pending.unit;
    case "rollStands":
      return pending.brigade;
    case "phasing":
    case "occupies":
    case "scouts":
    case "consent":
      return pending.side;
  }
}

/**
 * The id by which a role knows a choice, the umpire by its own. The event's own numbers would tell
 * that it asked for something hidden too.
 */
function idFor(pending: Pending, knowledge: Knowledge): string {
  const { id, kind } = pending;
  if (knowledge.whole) return id;
  return `${id.slice(0, id.lastIndexOf("."))}.${kind}.${subjectOf(pending)}`;
}

/** The choice that a role knows by this id, if it may know of it. */
export function pendingNamed(
  pending: readonly Pending[],
  id: string,
  knowledge: Knowledge,
): Pending | undefined {
  return pending.find((one) => pendingSeen(one, knowledge)?.id === id);
}

/** A choice as seen, or null. */
export function pendingSeen(pending: Pending, knowledge: Knowledge): PendingView | null {
  const { kind, clause, side, among } = pending;
  const id = idFor(pending, knowledge);
  const common = { id, kind, clause, side, ...(knowledge.knows(side) && { among }) };
  switch (pending.kind) {
    case "phasing":
      return common;
    case "occupies": {
      const place = knowledge.placeNamed(pending.place);
      return { ...common, ...(place !== null && { place }) };
    }
    case "place":
      return knowledge.seesUnit(pending.unit) ? { ...common, unit: pending.unit } : null;
    case "stop": {
      if (!knowledge.seesUnit(pending.unit)) return null;
      const { unit, stops } = pending;
      return { ...common, unit, ...(knowledge.knows(side) && { stops }) };
    }
    case "scouts":
      return { ...common, ...(knowledge.seesUnit(pending.unit) && { unit: pending.unit }) };
    case "consent": {
      const { by, unit, reason, text, to } = pending;
      const own = knowledge.knows(by);
      const shows = patchSeen(to, by, knowledge);
      return {
        ...common,
        ...(knowledge.seesUnit(unit) && { unit }),
        reason,
        ...(own && text !== undefined && { text }),
        ...(Object.keys(shows).length > 0 && knowledge.seesUnit(unit) && { to: shows }),
      };
    }
    case "rollStands": {
      const { brigade, procedure, result } = pending;
      return knowledge.seesBrigade(brigade) ? { ...common, brigade, procedure, result } : null;
    }
  }
}

/** What of several choices a role may know. */
export function allPendingSeen(
  pending: readonly Pending[],
  knowledge: Knowledge,
): readonly PendingView[] {
  return pending.flatMap((one) => pendingSeen(one, knowledge) ?? []);
}

/** What an event asks to be chosen, as far as the role may know; absent where nothing. */
export function asksSeen(event: { readonly asks?: readonly Pending[] }, knowledge: Knowledge) {
  const asks = allPendingSeen(event.asks ?? [], knowledge);
  return asks.length > 0 ? { asks } : {};
}
