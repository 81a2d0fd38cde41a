/** Objectives on the map: who holds a place, by where the troops stand (`victory`). */
import { isAt } from "@adjutant/field";
import type { ScenarioStanding } from "../companion/scenario-terms.ts";
import type { Board } from "../companion/state.ts";
import type { Laid } from "./laid.ts";

type Objective = ScenarioStanding["objectives"][number];

/** Is it for the map to say who holds an objective, not for people. */
export function isJudged({ map }: Pick<Board, "map">, { place }: Objective): boolean {
  return map?.field.terrain.some(({ id }) => id === place) === true;
}

/**
 * Who holds an objective now: its garrison's side; without one the side that alone has troops in it, on
 * it or at its edge that are not on their way back. Where both have, or nobody, it stays whose it was.
 */
function holderOf({ field, pieces }: Laid, { place, heldBy }: Objective): string | null {
  const ground = field.terrain.find(({ id }) => id === place);
  if (ground === undefined) return heldBy;
  const garrison = pieces.find(({ stands }) => stands.holds?.id === place);
  if (garrison) return garrison.roster.side;
  const there = pieces.filter(
    ({ roster: { unit }, stands }) =>
      !unit.retreating && !unit.routing && stands.pose !== null && isAt(stands, ground),
  );
  const [side, ...others] = new Set(there.map(({ roster }) => roster.side));
  return side !== undefined && others.length === 0 ? side : heldBy;
}

/** The objectives that have changed hands, with who holds them now; null where none has. */
export function changedHands(laid: Laid): { readonly [objective: string]: string | null } | null {
  const { board } = laid;
  const changed: Record<string, string | null> = {};
  for (const objective of board.scenario?.objectives ?? []) {
    if (!isJudged(board, objective)) continue;
    const holder = holderOf(laid, objective);
    if (holder !== objective.heldBy) changed[objective.id] = holder;
  }
  return Object.keys(changed).length > 0 ? changed : null;
}
