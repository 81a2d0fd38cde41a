/** The commander-in-chief rides on the map, with no unit (`general.attach`, `move.rate`). */
import { type Refusal, type Rulebook, refusal } from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { rideBar, rideOf } from "../map/ride.ts";
import { spotFaults } from "./attach.ts";
import { isOutBy } from "./bars.ts";
import { Ledger } from "./ledger.ts";
import type { Ride, Rode } from "./riding.ts";
import { sequenceBar } from "./sequence.ts";
import type { Board, RosterSide } from "./state.ts";

/** His ride as its event, but for the stamp; or why it cannot be. */
export type CommandersRide =
  | { readonly event: Omit<Rode, "id" | "by" | "at"> }
  | { readonly refused: Refusal }
  | { readonly faults: readonly Fault[] };

/** Decides where a commander-in-chief rides; nothing is applied unless everything is right. */
export function rode(board: Board, command: Ride, book: Rulebook): CommandersRide {
  const { id, to } = command;
  const side = board.sides.find((one) => one.id === command.side);
  if (side === undefined) {
    const allowed = board.sides.map((one) => one.id).join(", ");
    return { faults: [fault(["side"], "unknownId", { id: command.side, allowed })] };
  }
  const faults = spotFaults(board, null, to);
  if (faults.length > 0) return { faults };
  if (side.commanderAt === null) {
    return { faults: [fault(["side"], "notSetOut", { id: side.id })] };
  }
  const distance = rideOf(board, side.id, null, to, book) ?? 0;
  const bar = commanderBar(board, side, distance, book);
  if (bar !== null && !command.overrule) return { refused: bar };
  const ledger = new Ledger(board, id, book);
  ledger.setSide(side.id, { commanderAt: to });
  if (board.phase === "movement") ledger.setSide(side.id, { rodeInTurn: board.turn });
  return {
    event: {
      type: "rode",
      side: side.id,
      to,
      distance,
      changes: ledger.changes(),
      ...(bar !== null && { overruled: bar.clause }),
    },
  };
}

/** Why a commander-in-chief does not ride so far now: once in a Movement phase, his own move. */
export function commanderBar(
  board: Board,
  side: RosterSide,
  distance: number,
  book: Rulebook,
): Refusal | null {
  const away = sequenceBar(board, "ride", side.id, book);
  if (away) return away;
  if (isOutBy(side.commander.fate, side.fateSince, board.turn)) return refusal("general.table");
  return rideBar(board, side, distance, book);
}
