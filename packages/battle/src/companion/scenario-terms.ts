/** What a scenario asks of a battle, as it stands: objectives and points, reserves, the end (§11). */
import type { Objective, Reserve, ScenarioTerms } from "../formats/scenario.ts";

/** Where a reserve waits until it is committed (`tasking.reserve`). */
export type ReserveKind = Reserve["kind"];

/** An objective as it stands. */
export interface ObjectiveStanding extends Omit<Objective, "heldBy" | "values"> {
  readonly heldBy: string | null;
}

/** The terms as they stand, with the points counted at the ends of turns. */
export interface ScenarioStanding {
  /** The turn limit (`victory`); null: none. */
  readonly turns: number | null;
  readonly objectives: readonly ObjectiveStanding[];
  readonly points: { readonly [side: string]: number };
}

/** The battle has ended: after which turn, who won (null: a draw), and by what. */
export interface Over {
  readonly turn: number;
  readonly winner: string | null;
  readonly clause: "army.broken" | "victory";
}

/** The terms at the start, nobody with a point yet. */
export function standingOf(
  { turns, objectives }: Pick<ScenarioTerms, "turns" | "objectives">,
  sides: readonly string[],
): ScenarioStanding {
  return {
    turns: turns ?? null,
    // Where its values come from is no matter of the game.
    objectives: objectives.map(({ heldBy = null, values: _, ...one }) => ({ ...one, heldBy })),
    points: Object.fromEntries(sides.map((side) => [side, 0])),
  };
}

/**
 * The points after this turn: of every objective held, what it is worth to its holder.
 * @param ends is it the last turn, so that what counts at the end counts too
 */
export function pointsAfterTurn(
  { objectives, points }: ScenarioStanding,
  ends: boolean,
): ScenarioStanding["points"] {
  const after: Record<string, number> = { ...points };
  for (const { heldBy, points: worth } of objectives) {
    if (heldBy === null) continue;
    const { perTurn = 0, atEnd = 0 } = worth[heldBy] ?? {};
    after[heldBy] = (after[heldBy] ?? 0) + perTurn + (ends ? atEnd : 0);
  }
  return after;
}

/** Who has the most points; null where nobody has more than all others (`victory`). */
export function leading(points: ScenarioStanding["points"]): string | null {
  const [first, second] = Object.entries(points).toSorted(([, a], [, b]) => b - a);
  return first && first[1] > (second?.[1] ?? Number.NEGATIVE_INFINITY) ? first[0] : null;
}
