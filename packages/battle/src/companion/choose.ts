/** Choices made: by people, or by default when the phase is left all the same. */
import type { Rulebook } from "@adjutant/rules";
import { rollStands } from "./after-command.ts";
import { Ledger } from "./ledger.ts";
import { enters } from "./occupy.ts";
import { nobody, type Pending, type StopPending } from "./pending.ts";
import type { Board, RosterUnit } from "./state.ts";

/** Books what comes of a choice. */
export function chosen(ledger: Ledger, pending: Pending, choice: string): void {
  switch (pending.kind) {
    case "phasing":
      ledger.setPhasing(choice);
      return;
    case "occupies":
      enters(ledger, pending, choice);
      return;
    case "place": {
      const unit = ledger.unit(pending.unit)?.unit;
      if (!unit || !("garrison" in unit) || !unit.garrison) return;
      const garrison = ledger.garrisonIn(choice, unit.garrison.place);
      ledger.set(pending.unit, { place: choice, garrison });
      return;
    }
    case "scouts":
      if (choice !== nobody) ledger.setBrigade(choice, { revealed: true });
      return;
    case "stop":
      stopsAt(ledger, pending, choice);
      return;
    case "rollStands":
      rollStands(ledger, pending);
      return;
    case "consent":
      // What is agreed to is booked as the correction that it is; refused it comes to nothing.
      return;
  }
}

/** A unit that fell back stops behind a friend instead, if it still is where it went. */
function stopsAt(ledger: Ledger, { unit, stops, ...pending }: StopPending, choice: string): void {
  const stop = stops.find(({ behind }) => behind === choice);
  if (stop && hasStopped(ledger.unit(unit), pending)) ledger.set(unit, { at: stop.at });
}

/** Is a unit where its whole way back took it. */
export function hasStopped(
  roster: RosterUnit | null,
  { from }: Pick<StopPending, "from">,
): boolean {
  const at = roster?.at ?? null;
  if (at === null) return false;
  return at.x === from.x && at.y === from.y && at.facing === from.facing;
}

/** Everything still pending when a phase is left: the first that might be chosen is. */
export function settledByDefault(ledger: Ledger, board: Pick<Board, "pending">): void {
  for (const pending of board.pending) {
    const [first] = pending.among;
    if (first !== undefined) chosen(ledger, pending, first);
  }
}

/** The ledger of a choice made by people. */
export function ledgerOf(
  board: Board,
  event: string,
  pending: Pending,
  choice: string,
  book: Rulebook,
): Ledger {
  const ledger = new Ledger(board, event, book);
  chosen(ledger, pending, choice);
  return ledger;
}
