/** A brigade that redeploys on the map: who of it goes along, and where to (`tasking.redeploy`). */
import { lengthOf, type OnTable, stepsIn } from "@adjutant/field";
import {
  beyond,
  isGarrison,
  type Refusal,
  type Rulebook,
  refusal,
  rulebook,
} from "@adjutant/rules";
import { followsDue } from "../companion/due.ts";
import { moveBar } from "../companion/move-bars.ts";
import { redeployBar } from "../companion/redeploy.ts";
import type { Board, RosterUnit, Spot } from "../companion/state.ts";
import { asSeen } from "./as-seen.ts";
import { type Laid, pieceOf } from "./laid.ts";
import { laidOf } from "./on-map.ts";
import { ownEdge } from "./own-edge.ts";

/** The follow-up for which a unit may redeploy now, or why it may not. */
export function redeployFor(
  board: Board,
  roster: RosterUnit,
  book: Rulebook,
): { readonly follow: string } | Refusal {
  const follow = followsDue(board).find(
    ({ kind, brigade }) => kind === "redeploys" && brigade === roster.brigade,
  );
  if (follow === undefined) return refusal("turn.sequence", "deployment");
  const bar = redeployBar(board, roster.brigade, book) ?? moveBar("move", roster);
  if (bar !== null) return bar;
  return isGarrison(roster.unit) ? refusal("tasking.redeploy", "garrison") : { follow: follow.id };
}

type Posed = Extract<OnTable, { readonly holds: null }>;

/** Whereto a unit may shift and pull back from where it stands, for the middle of its front. In steps. */
function groundOf({ board, field }: Laid, { side, pose }: Posed, book: Rulebook) {
  const edge = board.map === null ? "near" : ownEdge(board.map.field, side);
  const [along, off] =
    edge === "near" || edge === "far" ? (["x", "y"] as const) : (["y", "x"] as const);
  const limit = stepsIn(book.clauses["tasking.redeploy"].value.shift, field.scale);
  const isLow = edge === "near" || edge === "left";
  return { along, off, isLow, limit, from: pose };
}

/**
 * Why a brigade that redeploys does not go there: too far along its edge, or farther from that edge
 * than it stood (`tasking.redeploy`).
 */
export function redeployedBar(laid: Laid, before: Posed, end: Posed): Refusal | null {
  const { along, off, isLow, limit, from } = groundOf(laid, before, laid.field.book);
  const shift = Math.abs(end.pose[along] - from[along]);
  if (shift > limit) return beyond("tasking.redeploy", lengthOf(shift), lengthOf(limit), "edge");
  const forward = (end.pose[off] - from[off]) * (isLow ? 1 : -1);
  return forward > 0 ? refusal("tasking.redeploy", "nearer") : null;
}

/**
 * The outline of all that a unit whose brigade redeploys may go to, for the middle of its front, in
 * the unit of the scale.
 *
 * @returns null where it does not redeploy now, or is not on the map
 */
export function redeployGround(
  board: Board,
  unit: string,
  book: Rulebook = rulebook,
): readonly Spot[] | null {
  const roster = board.units[unit];
  if (roster === undefined || "clause" in redeployFor(board, roster, book)) return null;
  const laid = laidOf(asSeen(board, roster.side), book);
  const stands = laid && pieceOf(laid, unit)?.stands;
  if (!laid || stands?.pose == null) return null;
  const { along, off, isLow, limit, from } = groundOf(laid, stands, book);
  const ends = { x: laid.field.width, y: laid.field.depth };
  const low = Math.max(0, from[along] - limit);
  const high = Math.min(ends[along], from[along] + limit);
  const back = isLow ? 0 : ends[off];
  const spot = (at: number, away: number): Spot => {
    const [x, y] = along === "x" ? [at, away] : [away, at];
    return { x: lengthOf(x), y: lengthOf(y) };
  };
  const front = from[off];
  return [spot(low, back), spot(low, front), spot(high, front), spot(high, back)];
}
