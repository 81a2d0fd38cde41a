/** How far a general rides on the map (`general.attach`, `move.rate`). */
import {
  distance,
  distanceFrom,
  lengthOf,
  type OnTable,
  type Point,
  pointAt,
  stepsIn,
} from "@adjutant/field";
import { beyond, type Refusal, type Rulebook, refusal } from "@adjutant/rules";
import type { Board, RosterBrigade, RosterSide, RosterUnit, Spot } from "../companion/state.ts";
import { pieceOf } from "./laid.ts";
import { laidOf } from "./on-map.ts";

/** From where a general is to a unit's edge or to a spot, in steps. */
function between(from: OnTable | Point, to: OnTable | Point): number {
  if ("area" in from) return "area" in to ? distance(from, to) : distanceFrom(to, from);
  return "area" in to ? distanceFrom(from, to) : apart(from, to);
}

/** Rounded up to a whole step, as every distance. */
function apart(a: Point, b: Point): number {
  return Math.ceil(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) - 1e-9);
}

/**
 * How far a general is from where he rides to, in the unit of the scale; null where nothing
 * is measured: off the map, or of one who is nowhere yet.
 * @param of his brigade, or the side whose commander-in-chief he is
 * @param unit whom he joins; null: nobody
 * @param to where he rides by himself
 */
export function rideOf(
  board: Board,
  of: string,
  unit: RosterUnit | null,
  to: Spot | undefined,
  book: Rulebook,
): number | null {
  const laid = laidOf(board, book);
  const general = laid?.generals.find((one) => one.of === of);
  if (!laid || !general) return null;
  const piece = unit && pieceOf(laid, unit.id);
  const goal = piece?.stands ?? (to === undefined ? null : pointAt([to.x, to.y]));
  return goal === null ? 0 : lengthOf(between(general.at, goal));
}

/** Why a general does not ride so far in the Movement phase, or not again, or null. */
export function rideBar(
  board: Board,
  { rodeInTurn }: Pick<RosterBrigade | RosterSide, "rodeInTurn">,
  ride: number,
  book: Rulebook,
): Refusal | null {
  if (rodeInTurn === board.turn) return refusal("general.attach", "rode");
  const limit = lengthOf(
    stepsIn(book.clauses["move.rate"].value.general, board.options.scale ?? "cm"),
  );
  return ride > limit ? beyond("move.rate", ride, limit, "general") : null;
}
