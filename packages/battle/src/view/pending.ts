/** Choices to be made and rolls that may be repeated, as a role may know them. */
import type { ClauseId, FalteringResult } from "@adjutant/rules";
import type { Pending } from "../companion/pending.ts";
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
}

/** A choice as seen, or null. */
export function pendingSeen(pending: Pending, knowledge: Knowledge): PendingView | null {
  const { id, kind, clause, side, among } = pending;
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
