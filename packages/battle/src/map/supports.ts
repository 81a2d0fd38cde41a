/** Who supports a charge, and who may join a melee (`charge.lead`, `melee.support`). */
import { distance, lengthOf, standsTo, stepsIn } from "@adjutant/field";
import {
  beyond,
  chargeBar,
  type Distance,
  explain,
  isCloseOrder,
  isRefused,
  type Refusal,
  refusal,
} from "@adjutant/rules";
import { chargerHeld } from "../companion/bars.ts";
import { away, friendsOf, type Laid, type Piece } from "./laid.ts";
import { isFormed, isNear, radiusBar } from "./near.ts";

/** Does a friend stand beside or behind a unit; for a place, before is what is nearer to the enemy. */
function isBesideOrBehind({ stands }: Piece, friend: Piece, enemy: Piece): boolean {
  if (stands.pose !== null) return standsTo(stands, friend.stands) !== "before";
  return distance(friend.stands, enemy.stands) >= distance(stands, enemy.stands);
}

/** Formed, in close order, and not in a fight or on its way back from one. */
function isFree({ roster: { unit, engaged, fellBack } }: Piece): boolean {
  return isFormed(unit) && isCloseOrder(unit) && engaged === null && !fellBack;
}

function tooFar({ field }: Laid, a: Piece, b: Piece, within: Distance): Refusal | null {
  const limit = stepsIn(within, field.scale);
  const apart = away(a, b);
  return apart <= limit ? null : beyond("charge.lead", lengthOf(apart), lengthOf(limit));
}

/**
 * Why a friend does not support a charge that this unit leads, or null: it is of the lead's arm, could
 * make the charge itself, and stands beside or behind the lead.
 */
export function supportBar(laid: Laid, lead: Piece, support: Piece, target: Piece): Refusal | null {
  const { supportWithin } = laid.field.book.clauses["charge.lead"].value;
  const { unit, side, id } = support.roster;
  const alike =
    side === lead.roster.side && id !== lead.roster.id && unit.arm === lead.roster.unit.arm;
  if (!alike || !isFree(support)) return refusal("charge.lead");
  const alone = { charger: { unit }, defender: { unit: target.roster.unit }, distance: 0 };
  return (
    chargerHeld(laid.board, support.roster) ??
    radiusBar(laid, support) ??
    chargeBar(alone, laid.field.book) ??
    tooFar(laid, lead, support, supportWithin) ??
    (isBesideOrBehind(lead, support, target) ? null : refusal("charge.lead"))
  );
}

/** Friends that may support a charge, nearest first. */
export function supportsFor(laid: Laid, lead: Piece, target: Piece): Piece[] {
  const may = friendsOf(laid, lead).filter(
    (friend) => supportBar(laid, lead, friend, target) === null,
  );
  return nearestTo(lead, may);
}

/** Formed close-order friends beside or behind the target of a charge: they support it. */
export function supportsOf(laid: Laid, defender: Piece, charger: Piece): Piece[] {
  const { supportWithin } = laid.field.book.clauses["charge.lead"].value;
  return friendsOf(laid, defender).filter(
    (friend) =>
      isFree(friend) &&
      isNear(laid, defender, friend, supportWithin) &&
      isBesideOrBehind(defender, friend, charger),
  );
}

/** Friends that may join a unit in the second round of its melee, nearest first (`melee.support`). */
export function mayJoin(
  laid: Laid,
  lead: Piece,
  enemy: Piece,
  as: "attacker" | "defender",
): Piece[] {
  const { book } = laid.field;
  const { within } = book.clauses["melee.support"].value;
  const fights = ({ roster: { unit } }: Piece): boolean => {
    if (as === "defender") return true;
    const alone = { attacker: { unit }, defender: { unit: enemy.roster.unit } };
    return !isRefused(explain("melee", alone, book));
  };
  const may = friendsOf(laid, lead).filter(
    (friend) => isFree(friend) && isNear(laid, lead, friend, within) && fights(friend),
  );
  return nearestTo(lead, may);
}

function nearestTo(lead: Piece, pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((a, b) => away(lead, a) - away(lead, b));
}
