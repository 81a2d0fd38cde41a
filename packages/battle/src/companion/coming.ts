/** What is coming without an event to say so: arrivals, returns, compulsory moves, the last turn. */
import { isLost } from "./after-command.ts";
import type { DueEntry } from "./follow-up.ts";
import { hasCome, isOnTable } from "./on-table.ts";
import type { Board, GeneralFate } from "./state.ts";

/** The turn in which a general is back who was out of the turn after his mishap (`general.table`). */
export function backInTurn(fate: GeneralFate, since: number | null): number | null {
  const out = fate !== null && fate !== "hatShot" && !isLost(fate);
  return out && since !== null ? since + 2 : null;
}

/** What the board says is coming, beside what follows from events. */
export function coming(board: Board): readonly DueEntry[] {
  if (board.over !== null) return [];
  return [...arrivals(board), ...returns(board), ...backwards(board), ...limit(board)];
}

function arrivals(board: Board): readonly DueEntry[] {
  return Object.values(board.brigades).flatMap((brigade): DueEntry[] => {
    const { id, side, arrives } = brigade;
    if (arrives === null || isOnTable(board, brigade)) return [];
    const when = { phase: "movement", turn: arrives } as const;
    const clause = brigade.reserve === null ? "reserve.scheduled" : "tasking.reserve";
    return [
      { id: `arrives.${id}`, kind: "arrives", clause, need: "move", when, brigade: id, side },
    ];
  });
}

function returns({ brigades, sides, turn }: Board): readonly DueEntry[] {
  const back = (
    id: string,
    fate: GeneralFate,
    since: number | null,
    whose: Pick<DueEntry, "brigade" | "side">,
  ): DueEntry[] => {
    const then = backInTurn(fate, since);
    if (then === null || then <= turn) return [];
    const when = { phase: "compulsory", turn: then } as const;
    const clause = "general.table";
    return [{ id: `generalBack.${id}`, kind: "generalBack", clause, need: "know", when, ...whose }];
  };
  return [
    ...sides.flatMap(({ id, commander, fateSince }) =>
      back(id, commander.fate, fateSince, { side: id }),
    ),
    ...Object.values(brigades).flatMap(({ id, side, general, fateSince }) =>
      back(id, general.fate, fateSince, { brigade: id, side }),
    ),
  ];
}

/** Retreating and routing units that no event has asked to move yet: put so by hand. */
function backwards({ units, open, turn }: Board): readonly DueEntry[] {
  const asked = new Set(open.flatMap(({ kind, unit }) => (kind === "compulsoryMove" ? unit : [])));
  return Object.values(units).flatMap(({ id, unit, gone }): DueEntry[] => {
    if (gone !== null || asked.has(id) || !(unit.retreating || unit.routing)) return [];
    const clause = unit.routing ? "state.routing" : "state.retreating";
    const when = { phase: "compulsory", turn: turn + 1 } as const;
    return [
      { id: `compulsoryMove.${id}`, kind: "compulsoryMove", clause, need: "move", when, unit: id },
    ];
  });
}

function limit({ scenario, turn, phase }: Board): readonly DueEntry[] {
  const last = scenario?.turns ?? null;
  if (last === null) return [];
  const when = { phase: "end", turn: last } as const;
  if (hasCome({ turn, phase }, when)) return [];
  return [{ id: "lastTurn", kind: "lastTurn", clause: "victory", need: "know", when }];
}
