/** Fire in the Charges phase is at those who charge, and at no others (`charge.defensiveFire`). */
import {
  beyond,
  gunLimits,
  inScale,
  isWithin,
  type Refusal,
  type Rulebook,
  refusal,
  unfitToCharge,
} from "@adjutant/rules";
import { chargerHeld } from "./bars.ts";
import type { Resolve } from "./events.ts";
import type { Board } from "./state.ts";

type Shooting = Resolve & {
  readonly procedure: "volley" | "skirmish" | "artillery" | "rocket";
};

/**
 * Why this is no fire at a charge, or null; any fire outside the Charges phase is none of its business.
 * At a table the players say who leads the charge and where it was fired at, which is never farther
 * than the muskets, or the canister, of the rule; on the map both are measured.
 */
export function fireAtChargeBar(board: Board, command: Shooting, book: Rulebook): Refusal | null {
  if (board.phase !== "charges") return null;
  const { targets } = command.situation;
  const lead = targets.find(({ leadsCharge }) => leadsCharge === true);
  if (board.map === null && lead === undefined) return refusal("charge.defensiveFire");
  const id = board.map === null ? lead?.unit.id : command.way?.charger;
  const charger = id !== undefined && Object.hasOwn(board.units, id) ? board.units[id] : undefined;
  // Who cannot charge is not charging, but for what this fire has done to him (`charge.declare`).
  const held =
    charger && (chargerHeld(board, charger) ?? unfitToCharge(charger.unit, charger.underFire));
  if (held) return held;
  if (board.map !== null || lead === undefined) return null;
  const limit = firesAt(command, board.options.scale, book);
  return limit === null || isWithin(lead.distance, limit)
    ? null
    : beyond("charge.defensiveFire", lead.distance, limit);
}

/** How near a charge has come at the least when this fires at it; null for rockets, which do not wait. */
function firesAt(
  { procedure, situation }: Shooting,
  scale: Board["options"]["scale"],
  book: Rulebook,
): number | null {
  switch (procedure) {
    case "volley":
    case "skirmish":
      return inScale(book.clauses["charge.defensiveFire"].value.musketsAt, scale);
    case "artillery": {
      const limits = gunLimits(situation.firer, book);
      return limits && inScale(limits.canister, scale);
    }
    case "rocket":
      return null;
  }
}
