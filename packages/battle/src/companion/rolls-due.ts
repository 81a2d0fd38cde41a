/** The rolls that the order of the turn itself asks for (`turn.sequence`). */
import type { DueEntry } from "./follow-up.ts";
import { isCommitting, isOnTable } from "./on-table.ts";
import type { Board, RosterBrigade, RosterSide } from "./state.ts";

/** The sides in the order in which they act: the phasing side first. */
export function phasingFirst({ sides, phasing }: Board): readonly RosterSide[] {
  return sides.toSorted((a, b) => Number(b.id === phasing) - Number(a.id === phasing));
}

/**
 * Does this brigade roll for command in this turn: one on the table with a unit left, or a reserve
 * off it that aides-de-camp have been sent for (`command.brigadeRoll`, `tasking.reserve`).
 */
export function rollsForCommand(board: Board, brigade: RosterBrigade): boolean {
  const left = brigade.units.some((id) => board.units[id]?.gone === null);
  const here =
    isOnTable(board, brigade) ||
    (brigade.reserve === "offTable" && isCommitting(board, brigade.id));
  return left && here;
}

/**
 * What this phase still has to see rolled, in order: the initiative; the aides-de-camp of both
 * sides, then the brigades, the phasing side first.
 */
export function rollsDue(board: Board): readonly DueEntry[] {
  const { phase, phasing, turn, over } = board;
  if (over !== null) return [];
  const now = { need: "roll", when: "now" } as const;
  if (phase === "initiative") {
    const clause = "initiative.roll";
    return phasing === null ? [{ id: "initiative", kind: "initiative", clause, ...now }] : [];
  }
  if (phase !== "command") return [];
  const sides = phasingFirst(board);
  const adcs = sides.flatMap(({ id: side, adcs }): DueEntry[] =>
    adcs === null
      ? [{ id: `adcRoll.${side}`, kind: "adcRoll", clause: "command.adcRoll", ...now, side }]
      : [],
  );
  const rolls = sides.flatMap(({ id: side, brigades }) =>
    brigades.flatMap((id): DueEntry[] => {
      const brigade = board.brigades[id];
      if (!brigade || brigade.rolledInTurn === turn || !rollsForCommand(board, brigade)) return [];
      const whose = { brigade: id, side };
      return brigade.broken.length > 0
        ? [
            {
              id: `falteringRoll.${id}`,
              kind: "falteringRoll",
              clause: "brigade.faltering",
              ...now,
              ...whose,
            },
          ]
        : [
            {
              id: `commandRoll.${id}`,
              kind: "commandRoll",
              clause: "command.brigadeRoll",
              ...now,
              ...whose,
            },
          ];
    }),
  );
  return [...adcs, ...rolls];
}
