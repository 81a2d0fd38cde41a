/** How far units go in a move, and back (§4, §8). */
import { inScale } from "./order.ts";
import type { Distance } from "./rulebook/clause.ts";
import type { Rulebook } from "./rulebook/rulebook.ts";
import type { Scale } from "./situations.ts";
import type { Unit } from "./units.ts";

/**
 * A unit's move as it stands, in the unit of the scale (`move.rate`); deployed guns go by hand. A
 * garrison leaves its place in company column (`place.leave`).
 */
export function moveRate(unit: Unit, scale: Scale | undefined, book: Rulebook): number {
  const rates = book.clauses["move.rate"].value;
  switch (unit.arm) {
    case "infantry":
      return inScale(rates.infantry[unit.formation ?? "companyColumn"], scale);
    case "screen":
      return inScale(rates.screen, scale);
    case "cavalry":
      return inScale(rates.cavalry[unit.class], scale);
    case "artillery":
      return inScale(rates.artillery[unit.formation === "deployed" ? "byHand" : unit.mount], scale);
  }
}

function fallbackPair(unit: Unit, book: Rulebook): Distance {
  const rates = book.clauses["fallback.rate"].value;
  switch (unit.arm) {
    case "infantry":
    case "screen":
      return rates.foot;
    case "cavalry":
      return book.clauses["move.rate"].value.cavalry[unit.class];
    case "artillery":
      return unit.mount === "horse" ? rates.horse : rates.limberedGuns;
  }
}

/**
 * How far a unit goes back in one move, by arm whatever its formation or the ground, in the unit of
 * the scale (`fallback.rate`).
 */
export function fallbackRate(unit: Unit, scale: Scale | undefined, book: Rulebook): number {
  return inScale(fallbackPair(unit, book), scale);
}
