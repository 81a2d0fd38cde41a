/** Enemies that could charge a unit as everybody stands (`move.reform`). */
import { lengthOf } from "@adjutant/field";
import { chargeReach } from "@adjutant/rules";
import { asShown } from "../companion/as-shown.ts";
import { chargedBar, chargerHeld } from "../companion/bars.ts";
import { chargeAt } from "./close.ts";
import { away, enemiesOf, type Laid, type Piece } from "./laid.ts";

/**
 * The first enemy that could legally declare a charge on a unit now, were it the phase for it, and
 * reach it; null: it is safe. Only what the table shows counts: what stands on the enemy's roster
 * alone – lost fire discipline, aides-de-camp on their way, a reserve not committed – would be told by
 * whether a unit may re-form.
 */
export function threatTo(laid: Laid, unit: Piece): Piece | null {
  return enemiesOf(laid, unit).find((enemy) => couldCharge(laid, enemy, unit)) ?? null;
}

function couldCharge(laid: Laid, enemy: Piece, unit: Piece): boolean {
  const { board, field } = laid;
  const { roster } = enemy;
  // What is cheap to know comes first: of most enemies it is enough.
  const reach = chargeReach(roster.unit, field.scale, field.book);
  if (reach === null || lengthOf(away(enemy, unit)) > reach) return false;
  if (chargerHeld(board, roster) ?? chargedBar(board, roster, unit.roster)) return false;
  const charge = chargeAt(laid, shown(enemy), unit);
  return !("refused" in charge) && charge.situation.distance <= reach;
}

function shown(enemy: Piece): Piece {
  const { roster } = enemy;
  const unit = asShown(roster.unit);
  return unit === roster.unit ? enemy : { ...enemy, roster: { ...roster, unit } };
}
