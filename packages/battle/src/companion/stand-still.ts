/** Units that stood still for the whole Movement phase, and what that ends. */
import { type Refusal, type Rulebook, refusal } from "@adjutant/rules";
import type { StoodStill } from "./events.ts";
import { Ledger } from "./ledger.ts";
import { offTableBar } from "./on-table.ts";
import { sequenceBar } from "./sequence.ts";
import type { Board, RosterUnit } from "./state.ts";

/**
 * Why a unit cannot be said to have stood still for the Movement phase of this turn, or null: it
 * counts once, and who moved, changed formation, fell back or fights has not stood still.
 */
export function standingBar(board: Board, roster: RosterUnit): Refusal | null {
  const { unit, moved, changedFormation, unlimbered, fellBack, engaged, stood } = roster;
  const away = offTableBar(board, roster.brigade) ?? sequenceBar(board, "standStill");
  if (away) return away;
  if (engaged !== null) return refusal("state.engaged");
  if (unit.routing) return refusal("state.routing");
  if (unit.retreating) return refusal("state.retreating");
  if (fellBack) return refusal("state.fellBack");
  if (moved !== "none" || changedFormation || unlimbered) return refusal("state.moved");
  return stood ? refusal("move.reform") : null;
}

/**
 * What standing still ends: one that falters stands fast again and stays Unformed
 * (`state.faltering`), one that is Unformed re-forms (`move.reform`), one that lost its fire
 * discipline has it back (`move.lostFireDiscipline`).
 */
export function standing(
  board: Board,
  id: string,
  units: readonly string[],
  book: Rulebook,
): Pick<StoodStill, "units" | "changes"> {
  const ledger = new Ledger(board, id, book);
  for (const name of units) {
    const roster = ledger.unit(name);
    if (!roster || roster.unit.retreating || roster.unit.routing) continue;
    const { unit } = roster;
    ledger.set(name, { stood: true });
    if (unit.faltering) ledger.set(name, { faltering: false, unformed: true });
    else if (unit.unformed) ledger.set(name, { unformed: false, reformed: true });
    if (unit.arm === "infantry" && unit.fireDisciplineLost) {
      ledger.set(name, { fireDisciplineLost: false });
    }
  }
  return { units, changes: ledger.changes() };
}
