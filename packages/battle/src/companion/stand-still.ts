/** Units that stood still for the whole Movement phase, and what that ends. */
import type { ClauseId, Rulebook } from "@adjutant/rules";
import type { StoodStill } from "./events.ts";
import { Ledger } from "./ledger.ts";
import { type Board, phases, type RosterUnit } from "./state.ts";

/**
 * Why a unit cannot be said to have stood still for the Movement phase of this turn, or null: the
 * phase has not come, it counts once, and who moved, changed formation, fell back or fights has not
 * stood still.
 */
export function standingBar(
  { turn: _, phase }: Pick<Board, "turn" | "phase">,
  { unit, moved, changedFormation, unlimbered, fellBack, engaged, stood }: RosterUnit,
): ClauseId | null {
  if (phases.indexOf(phase) < phases.indexOf("movement")) return "move.reform";
  if (engaged !== null) return "state.engaged";
  if (unit.routing) return "state.routing";
  if (unit.retreating) return "state.retreating";
  if (fellBack) return "state.fellBack";
  if (moved !== "none" || changedFormation || unlimbered) return "state.moved";
  return stood ? "move.reform" : null;
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
