/** Who has still to be set out on the map before the battle. */
import type { DueEntry } from "./follow-up.ts";
import { offTableBar } from "./on-table.ts";
import type { Board, RosterUnit } from "./state.ts";

/** Has a unit a place on the map: a garrison is where its place is. */
export function isSetOut({ at, place }: RosterUnit): boolean {
  return at !== null || place !== null;
}

/** Units of a side that are there and have no place on the map yet. */
export function toSetOut(board: Board, side: string): readonly RosterUnit[] {
  if (board.map === null) return [];
  return Object.values(board.units).filter(
    (roster) =>
      roster.side === side &&
      roster.gone === null &&
      !isSetOut(roster) &&
      offTableBar(board, roster.brigade) === null,
  );
}

/** Sides that have still to set out troops: it holds the phase before the first turn. */
export function settingOutDue(board: Board): readonly DueEntry[] {
  if (board.phase !== "deployment" || board.over !== null) return [];
  return board.sides.flatMap(({ id: side }): DueEntry[] => {
    if (toSetOut(board, side).length === 0) return [];
    const clause = "turn.sequence";
    return [{ id: `deploy.${side}`, kind: "deploy", clause, need: "choose", when: "now", side }];
  });
}
