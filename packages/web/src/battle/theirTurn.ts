import type { RollNow } from "./rollsNow.ts";
import type { Seen } from "./useSeen.ts";

/** What the other side must do before the battle can go on. */
export interface TheirTurn {
  readonly side: string;
  /** The roll that it must make; null where it has to choose, or to act. */
  readonly roll: RollNow | null;
  /** It is its part of the phase (`turn.sequence`). */
  readonly part?: true;
  /** It is asked to agree to a correction. */
  readonly consent?: true;
}

/**
 * Must the other side act: something is to be rolled or chosen by it alone, and by nobody who looks
 * now, or it is its part of the phase. Null where not.
 */
export function theirTurn({
  view,
  eyes,
  rolls,
  toChoose,
  due,
  unit,
  mayAct,
}: Pick<
  Seen,
  "view" | "eyes" | "rolls" | "toChoose" | "due" | "unit" | "mayAct"
>): TheirTurn | null {
  if (eyes.kind !== "side" || toChoose.some(({ side }) => mayAct(side))) return null;
  // First one's own troops, then the enemy's.
  if (due.some(({ kind, side }) => kind === "deploy" && side !== undefined && mayAct(side))) {
    return null;
  }
  const choice = toChoose.find(({ side }) => !mayAct(side));
  if (choice !== undefined) return { side: choice.side, roll: null };
  for (const { need, unit: id, side: named } of due) {
    const side = named ?? unit(id ?? "")?.side ?? null;
    if (need === "choose" && side !== null && !mayAct(side)) return { side, roll: null };
  }
  const roll = rolls.find(({ side }) => side !== null && !mayAct(side));
  if (roll !== undefined && roll.side !== null) return { side: roll.side, roll };
  const asked = view.pending.find(({ kind, side }) => kind === "consent" && !mayAct(side));
  if (asked !== undefined) return { side: asked.side, roll: null, consent: true };
  const { acting } = view;
  return acting === null || mayAct(acting) ? null : { side: acting, roll: null, part: true };
}
