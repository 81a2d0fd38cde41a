/** Units that stood still for the whole Movement phase, and what that ends. */
import { type Refusal, type Rulebook, refusal } from "@adjutant/rules";
import { asSeen } from "../map/as-seen.ts";
import { pieceOf } from "../map/laid.ts";
import { laidOf } from "../map/on-map.ts";
import { threatTo } from "../map/threat.ts";
import type { StoodStill } from "./events.ts";
import { Ledger } from "./ledger.ts";
import { offTableBar } from "./on-table.ts";
import { sequenceBar } from "./sequence.ts";
import type { Board, RosterUnit } from "./state.ts";

/**
 * Why a unit cannot be said to have stood still for the Movement phase of this turn, or null: it
 * counts once, and who moved, changed formation, fell back or fights has not stood still.
 */
export function standingBar(board: Board, roster: RosterUnit, book: Rulebook): Refusal | null {
  const { unit } = roster;
  const away =
    offTableBar(board, roster.brigade) ?? sequenceBar(board, "standStill", roster.side, book);
  const bar = away ?? movedBar(roster);
  if (bar) return bar;
  // Whatever else standing still may bring it, it is worth standing.
  const steadies = unit.faltering || (unit.arm === "infantry" && unit.fireDisciplineLost);
  return !steadies && isThreatened(board, roster, book) ? refusal("move.reform", "enemy") : null;
}

/** Why a unit has not stood still in this phase, or why that has been counted. */
function movedBar(roster: RosterUnit): Refusal | null {
  const { unit, moved, changedFormation, unlimbered, fellBack, engaged, stood } = roster;
  if (engaged !== null) return refusal("state.engaged");
  if (unit.routing) return refusal("state.routing");
  if (unit.retreating) return refusal("state.retreating");
  if (fellBack) return refusal("state.fellBack");
  if (moved !== "none" || changedFormation || unlimbered) return refusal("state.moved");
  return stood ? refusal("move.reform") : null;
}

/**
 * On the map: an Unformed unit does not re-form where an enemy could charge it (`move.reform`); at a
 * table the players see to that.
 */
function isThreatened(board: Board, { id, side, unit }: RosterUnit, book: Rulebook): boolean {
  if (!unit.unformed) return false;
  const laid = laidOf(asSeen(board, side), book);
  const piece = laid && pieceOf(laid, id);
  return laid !== null && piece !== null && threatTo(laid, piece) !== null;
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
    ledger.set(name, { stood: true });
    steadies(ledger, roster);
    if (!roster.unit.unformed || roster.unit.faltering || !isThreatened(board, roster, book)) {
      reforms(ledger, roster);
    }
  }
  return { units, changes: ledger.changes() };
}

function steadies(ledger: Ledger, { id, unit }: RosterUnit): void {
  if (unit.arm === "infantry" && unit.fireDisciplineLost) {
    ledger.set(id, { fireDisciplineLost: false });
  }
}

function reforms(ledger: Ledger, { id, unit }: RosterUnit): void {
  if (unit.faltering) ledger.set(id, { faltering: false, unformed: true });
  else if (unit.unformed) ledger.set(id, { unformed: false, reformed: true });
}

/**
 * The Movement phase is over: who stood still for all of it has what that brings, whether anybody said
 * so or not. Fire discipline comes back by itself (`move.lostFireDiscipline`), for who has lost it does
 * not move unseen; on the map so does order, at a table where people move as they will it is told.
 */
export function stoodThroughout(ledger: Ledger, board: Board, book: Rulebook): void {
  for (const id of Object.keys(board.units)) {
    const roster = ledger.unit(id);
    if (roster === null || roster.gone !== null || movedBar(roster) !== null) continue;
    if (offTableBar(board, roster.brigade) !== null) continue;
    steadies(ledger, roster);
    const { faltering, unformed } = roster.unit;
    if (board.map === null || !(faltering || unformed)) continue;
    if (faltering || !isThreatened(board, roster, book)) reforms(ledger, roster);
  }
}
