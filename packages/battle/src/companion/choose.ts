/** Choices made: by people, or by default when the phase is left all the same. */
import type { Rulebook } from "@adjutant/rules";
import { rollStands } from "./after-command.ts";
import { Ledger } from "./ledger.ts";
import { enters } from "./occupy.ts";
import { nobody, type Pending } from "./pending.ts";
import type { Board } from "./state.ts";

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
    case "rollStands":
      rollStands(ledger, pending);
      return;
    case "consent":
      // What is agreed to is booked as the correction that it is; refused it comes to nothing.
      return;
  }
}

/** Everything still pending when a phase is left: the first that might be chosen is. */
export function settledByDefault(ledger: Ledger, board: Board): void {
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
