/** The way of a charge from its declaration to its resolution (`charge.declare`). */
import { turns } from "@adjutant/field";
import { isRefused, type Refusal, type Refused, type Rulebook, refusal } from "@adjutant/rules";
import type { FollowUp } from "../companion/follow-up.ts";
import type { Board } from "../companion/state.ts";
import { chargeAt } from "./close.ts";
import { pieceOf } from "./laid.ts";
import { laidOf } from "./on-map.ts";

/** The wheel of a way in minutes of arc. */
export function wheelTurn(turn: number | undefined): number | undefined {
  return turn === undefined ? undefined : Math.round(turn * turns.degree);
}

/**
 * Where a charge that is declared on the map starts; why it cannot be: either is not on the table, say;
 * null in a companion.
 * @param turn degrees of its wheel
 * @param overruled the players set the limits of who charges aside
 */
export function chargeToDeclare(
  board: Board,
  charger: string,
  target: string,
  turn: number | undefined,
  book: Rulebook,
  overruled: boolean,
): { readonly distance: number } | Refused | null {
  const on = laidOf(board, book);
  const laid = on && overruled ? { ...on, overruled: true as const } : on;
  const [from, at] = [laid && pieceOf(laid, charger), laid && pieceOf(laid, target)];
  if (laid === null) return null;
  // Nobody can set aside that one of them stands nowhere.
  if (!from || !at) return { refused: refusal("charge.declare") };
  const wheel = wheelTurn(turn);
  const charge = chargeAt(laid, from, at, {
    toDeclare: true,
    ...(wheel !== undefined && { turn: wheel }),
  });
  return isRefused(charge) ? charge : { distance: charge.situation.distance };
}

/**
 * Why a declared charge cannot be ridden on the map as everybody stands now, whatever its wheel; null
 * where it can, and in a companion, where the players see that.
 */
export function lostWay(board: Board, charge: FollowUp, book: Rulebook): Refusal | null {
  const laid = laidOf(board, book);
  const [from, at] = [charge.unit, charge.enemy].map((id) =>
    laid && id !== undefined ? pieceOf(laid, id) : null,
  );
  if (laid === null) return null;
  if (!from || !at) return refusal("charge.declare");
  const ridden = chargeAt({ ...laid, overruled: true }, from, at, { toDeclare: true });
  return isRefused(ridden) ? ridden.refused : null;
}
