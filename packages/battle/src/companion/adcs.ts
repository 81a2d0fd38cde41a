/** How many aides-de-camp a side has (`command.adcCount`). */
import type { Rulebook } from "@adjutant/rules";
import { isLost } from "./after-command.ts";
import type { RosterSide } from "./state.ts";

/**
 * As many as its order of battle has brigades, more or fewer by its commander-in-chief's rating;
 * one fewer for good once he is lost (`general.table`), but never below the least.
 */
export function adcCount({ brigades, commander }: RosterSide, book: Rulebook): number {
  const { rating, least, most } = book.clauses["command.adcCount"].value;
  const lost = isLost(commander.fate) ? 1 : 0;
  const count = brigades.length + rating[commander.rating];
  return Math.max(least, Math.min(most, count) - lost);
}
