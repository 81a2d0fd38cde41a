/** A brigade pulls back behind the front and shifts along its edge (`tasking.redeploy`). */
import { type Refusal, type Rulebook, refusal } from "@adjutant/rules";
import { isEngaged } from "./due.ts";
import type { Ledger } from "./ledger.ts";
import { moveBar } from "./move-bars.ts";
import { sequenceBar } from "./sequence.ts";
import type { Board } from "./state.ts";

/** Why a brigade that aides-de-camp have been sent for does not redeploy now. */
export function redeployBar(board: Board, brigade: string, book: Rulebook): Refusal | null {
  const late = sequenceBar(board, "move", board.brigades[brigade]?.side ?? null, book);
  if (late) return late;
  return isEngaged(board, brigade) ? refusal("state.engaged") : null;
}

/**
 * It has redeployed, and that was its move: all its units that may move have used theirs. Garrisons
 * stay, and who may not move does not go along.
 */
export function redeployed(ledger: Ledger, brigade: string): void {
  const roster = ledger.brigade(brigade);
  for (const unit of roster ? ledger.inBattle(roster) : []) {
    const holds = "garrison" in unit.unit && unit.unit.garrison !== undefined;
    if (!holds && moveBar("move", unit) === null) ledger.set(unit.id, { moved: "more" });
  }
}
