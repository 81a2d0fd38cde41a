import type { Companion, RosterBrigade, RosterSide } from "@adjutant/battle";
import type { RollKind } from "../router.ts";

/** A roll that the phase asks for as a matter of course, and for whom. */
export interface RollNow {
  readonly kind: Extract<RollKind, "initiative" | "adc" | "command" | "faltering">;
  /** A side for aides-de-camp, a brigade for its command; empty for the initiative. */
  readonly of: string;
  /** Who rolls; null: both. */
  readonly side: string | null;
}

/**
 * What the phase still has to see rolled, in order: the initiative; the aides-de-camp of both
 * sides and then the brigades, the phasing side first (`turn.sequence`).
 */
export function rollsNow(companion: Companion): readonly RollNow[] {
  const { phase, phasing, sides, turn } = companion;
  if (phase === "initiative")
    return phasing === null ? [{ kind: "initiative", of: "", side: null }] : [];
  if (phase !== "command") return [];
  const ordered = sides.toSorted((a, b) => Number(b.id === phasing) - Number(a.id === phasing));
  return [
    ...ordered.flatMap(({ id, adcs }): RollNow[] =>
      adcs === null ? [{ kind: "adc", of: id, side: id }] : [],
    ),
    ...ordered.flatMap((side) =>
      brigadesOf(side, companion).flatMap((brigade) => rollOf(brigade, turn)),
    ),
  ];
}

function rollOf(
  { id, side, rolledInTurn, broken }: RosterBrigade,
  turn: number,
): readonly RollNow[] {
  if (rolledInTurn === turn) return [];
  return [{ kind: broken.length > 0 ? "faltering" : "command", of: id, side }];
}

/** Brigades that stand on the table with at least one unit left. */
function brigadesOf({ brigades }: RosterSide, companion: Companion): readonly RosterBrigade[] {
  return brigades.flatMap((id) => {
    const brigade = companion.brigades[id];
    if (brigade === undefined) return [];
    const { arrives, units } = brigade;
    const here = arrives === null || arrives <= companion.turn;
    return here && units.some((unit) => companion.units[unit]?.gone === null) ? [brigade] : [];
  });
}
