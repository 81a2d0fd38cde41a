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
import { chargeUnderWay } from "./declared.ts";
import type { Resolve } from "./events.ts";
import type { FollowUp } from "./follow-up.ts";
import type { Board, RosterUnit } from "./state.ts";

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
  const charge = chargeUnderWay(board, id);
  const charger = id !== undefined && Object.hasOwn(board.units, id) ? board.units[id] : undefined;
  // Who cannot charge is not charging, but for what this fire has done to him (`charge.declare`).
  const held =
    charger &&
    ((charge ? null : chargerHeld(board, charger)) ??
      unfitToCharge(charger.unit, charger.underFire));
  if (held) return held;
  if (!charge) return refusal("charge.defensiveFire", "undeclared");
  const { id: by = "" } = command.situation.firer;
  const firer = Object.hasOwn(board.units, by) ? board.units[by] : undefined;
  const bar = firer ? firerBar(board, firer, charge) : null;
  if (bar) return bar;
  if (board.map !== null || lead === undefined) return null;
  const limit = firesAt(command, board.options.scale, book);
  return limit === null || isWithin(lead.distance, limit)
    ? null
    : beyond("charge.defensiveFire", lead.distance, limit);
}

/**
 * Why a unit does not fire at a declared charge: its target does, if it neither evaded nor comes to meet
 * it, and so do batteries of its side, whatever it does (`charge.defensiveFire`).
 */
export function firerBar(
  { units }: Board,
  { id, side, unit }: RosterUnit,
  { kind, enemy = "", answer }: FollowUp,
): Refusal | null {
  const clause = "charge.defensiveFire";
  if (id === enemy) {
    if (kind === "caught") return refusal(clause, "evade");
    return answer === "counterCharge" ? refusal(clause, "counterCharge") : null;
  }
  const battery = unit.arm === "artillery" && unit.kind !== "rocket";
  return battery && units[enemy]?.side === side ? null : refusal(clause, "bystander");
}

/** Why a unit has no charge of this enemy's to fire at in the Charges phase; before it, or after, null. */
export function firedAtBar(board: Board, firer: RosterUnit, enemy: string): Refusal | null {
  if (board.phase !== "charges") return null;
  const charge = chargeUnderWay(board, enemy);
  if (!charge) return refusal("charge.defensiveFire", "undeclared");
  const charger = board.units[enemy];
  const unfit = charger && unfitToCharge(charger.unit, charger.underFire);
  return unfit ?? firerBar(board, firer, charge);
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
