import { fallbackRate } from "@adjutant/rules";
import { type Facts, onTheTable, type Table } from "../resolve/known.ts";

/** What makes a unit go back. */
export type GoingBack = "retire" | "retreat" | "rout" | "compulsory";

/**
 * How far a unit goes back (§8, Falling back; compulsory moves: `turn.sequence`), in the unit of
 * the scale.
 */
export function moveBack(unit: Facts, how: GoingBack, { scale, book }: Table): number {
  const moves = movesBack(unit, how, book);
  const rate = fallbackRate(onTheTable(unit), scale, book);
  // Distances stand on a grid of hundredths (`scale.inclusive`).
  return Math.round(rate * moves * 100) / 100;
}

function movesBack(unit: Facts, how: GoingBack, book: Table["book"]): number {
  if (how !== "compulsory") return book.clauses[`fallback.${how}`].value.moves;
  // A retreating unit goes back as one that Retires does.
  return book.clauses[unit.routing === true ? "fallback.rout" : "fallback.retire"].value.moves;
}
