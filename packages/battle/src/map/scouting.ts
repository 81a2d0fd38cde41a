/** Whom scouts can come upon on the map (`tasking.scouts`). */
import { distanceFromStretch, stepsIn } from "@adjutant/field";
import type { Rulebook } from "@adjutant/rules";
import type { Board } from "../companion/state.ts";
import { pieceOf } from "./laid.ts";
import { laidOf } from "./on-map.ts";
import { stretchOf } from "./zones.ts";

/**
 * Those brigades off the table within reach of a unit that scouts, measured to the stretch of the edge
 * where they will come on.
 * @returns null where nothing is measured: off the map
 */
export function inReachOfScouts(
  board: Board,
  unit: string,
  brigades: readonly string[],
  book: Rulebook,
): readonly string[] | null {
  const laid = laidOf(board, book);
  if (laid === null) return null;
  const piece = pieceOf(laid, unit);
  if (piece === null) return [];
  const reach = stepsIn(book.clauses["tasking.scouts"].value.reach, laid.field.scale);
  return brigades.filter((id) => {
    const stretch = stretchOf(board, id);
    return stretch !== null && distanceFromStretch(...stretch, piece.stands) <= reach;
  });
}
