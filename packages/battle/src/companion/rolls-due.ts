/** The rolls that the order of the turn itself asks for (`turn.sequence`). */
import type { DueEntry, When } from "./follow-up.ts";
import { isCommitting, isOnTable } from "./on-table.ts";
import { sideToCome } from "./parts.ts";
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
 * What this phase still has to see rolled now, in order: the initiative; the aides-de-camp, then the
 * brigades, of the side whose part it is; before it what the phasing side has left unrolled.
 */
export function rollsDue(board: Board): readonly DueEntry[] {
  const { phase, phasing, over } = board;
  if (over !== null) return [];
  if (phase === "initiative") {
    const clause = "initiative.roll";
    const now = { need: "roll", when: "now" } as const;
    return phasing === null ? [{ id: "initiative", kind: "initiative", clause, ...now }] : [];
  }
  const later = sideToCome(board);
  return commandRolls(
    board,
    phasingFirst(board).filter(({ id }) => id !== later),
    "now",
  );
}

/** The same of the side whose part of the phase is still to come. */
export function rollsToCome(board: Board): readonly DueEntry[] {
  const { turn, phase, sides } = board;
  const later = sideToCome(board);
  return commandRolls(
    board,
    sides.filter(({ id }) => id === later),
    { turn, phase },
  );
}

/** The rolls of the Command phase that these sides have yet to make: aides-de-camp, then brigades. */
function commandRolls(board: Board, sides: readonly RosterSide[], when: When): readonly DueEntry[] {
  const { phase, turn } = board;
  if (phase !== "command") return [];
  const roll = { need: "roll", when } as const;
  const adcs = sides.flatMap(({ id: side, adcs }): DueEntry[] =>
    adcs === null
      ? [{ id: `adcRoll.${side}`, kind: "adcRoll", clause: "command.adcRoll", ...roll, side }]
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
              ...roll,
              ...whose,
            },
          ]
        : [
            {
              id: `commandRoll.${id}`,
              kind: "commandRoll",
              clause: "command.brigadeRoll",
              ...roll,
              ...whose,
            },
          ];
    }),
  );
  return [...adcs, ...rolls];
}
