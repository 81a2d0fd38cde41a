/** Refusals: the rules forbid it, with the clause and where there is one the measured fact. */
import type { Procedure } from "./dice/procedure.ts";
import type { ClauseId } from "./rulebook/rulebook.ts";
import type { Refusal, RefusalReason, Refused } from "./working.ts";

/** A refusal by a case of a clause. */
export function refusal(clause: ClauseId, reason: RefusalReason | null = null): Refusal {
  return { clause, measured: null, limit: null, reason };
}

/** A refusal by a measured fact beyond a limit. */
export function beyond(
  clause: ClauseId,
  measured: number,
  limit: number,
  reason: RefusalReason | null = null,
): Refusal {
  return { clause, measured, limit, reason };
}

/** A procedure that the rules forbid: it ends at once, without dice. */
// biome-ignore lint/correctness/useYield: a refusal asks for no dice
export function* refusedAtOnce(refused: Refusal): Procedure<Refused> {
  return { refused };
}

/** Did the rules refuse. */
export function isRefused(outcome: unknown): outcome is Refused {
  // Bounce-through lists under `refused` the units that it misses: that list is no refusal.
  return (
    typeof outcome === "object" &&
    outcome !== null &&
    "refused" in outcome &&
    !Array.isArray(outcome.refused)
  );
}
