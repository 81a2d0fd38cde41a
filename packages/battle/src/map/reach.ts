/** How far a unit may march, as the board draws it. */
import {
  comeOut,
  type Farthest,
  facing,
  type InFormation,
  leavingCost,
  lengthOf,
  reach,
} from "@adjutant/field";
import { type Rulebook, rulebook } from "@adjutant/rules";
import { orderBar } from "../companion/bars.ts";
import { moveBar } from "../companion/move-bars.ts";
import { reserveBar } from "../companion/on-table.ts";
import type { Board, RosterUnit, Spot } from "../companion/state.ts";
import { asSeen } from "./as-seen.ts";
import { pieceOf } from "./laid.ts";
import { keptOff } from "./move-bars.ts";
import { laidOf } from "./on-map.ts";
import { minutes, moveCase } from "./ways.ts";

/** Outlines of all that a unit reaches, for the middle of its front, in the unit of the scale. */
export interface Reach {
  /** Straight on, aslant and after a wheel. */
  readonly ahead: readonly Spot[];
  /** The same after turning about first. */
  readonly about: readonly Spot[];
}

/** Why a unit does not march at all now, or null. */
export function marchBar(board: Board, roster: RosterUnit, book: Rulebook) {
  const { brigade } = roster;
  return (
    orderBar(board, brigade, "move", book) ?? reserveBar(board, brigade) ?? moveBar("move", roster)
  );
}

const spot = ({ x, y }: Farthest): Spot => ({ x: lengthOf(x), y: lengthOf(y) });

/**
 * How far a unit may march now.
 * @param leaves a garrison: on which side it comes out of its place, in degrees
 * @returns null where it may not march, or is not on the map
 */
export function reachOf(
  board: Board,
  unit: string,
  book: Rulebook = rulebook,
  leaves?: number,
): Reach | null {
  const laid = laidOf(asSeen(board, board.units[unit]?.side ?? ""), book);
  const piece = laid && pieceOf(laid, unit);
  if (!laid || !piece || marchBar(board, piece.roster, book) !== null) return null;
  const { field, units } = laid;
  const { stands } = piece;
  let from: InFormation | null = null;
  if (stands.pose !== null) from = stands;
  else if (leaves !== undefined) from = comeOut(field, units, stands, facing(minutes(leaves)));
  if (from === null) return null;
  const { bonus, gone } = moveCase(laid, piece);
  const how = {
    bonus,
    gone: gone + (stands.pose === null ? leavingCost(field) : 0),
    keptOff: keptOff(laid, piece),
  };
  return {
    ahead: reach(field, units, from, how).map(spot),
    about: reach(field, units, from, { ...how, about: true }).map(spot),
  };
}
