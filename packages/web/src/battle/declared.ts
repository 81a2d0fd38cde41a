/** Charges that stand declared and are not yet resolved (`charge.declare`, `turn.sequence`). */
import {
  type BattleView,
  type FollowView,
  isDeclaring,
  isUnderWay,
  type ReactionKind,
} from "@adjutant/battle";
import type { Seen } from "./useSeen.ts";

/** A charge as it was declared. */
export interface Declared {
  /** The follow-up by which it stands. */
  readonly id: string;
  /** The charger and its target. */
  readonly unit: string;
  readonly enemy: string;
  /** Where it starts, in the unit of the scale; null where that is not told any more. */
  readonly distance: number | null;
  /** On the map: degrees of the wheel it was declared with; null for the way that leads home soonest. */
  readonly turn: number | null;
  /** How its target has answered it; null: not yet. */
  readonly answer: ReactionKind | null;
}

type Open = Pick<BattleView, "open" | "units">;

/** The follow-ups of all that stand declared, or have caught their target, in their order. */
export function chargesOpen(view: Open): readonly FollowView[] {
  return view.open.filter((follow) => isUnderWay(follow, view.units));
}

/** All of them, in the order in which they were declared. */
export function declaredIn(view: Open): readonly Declared[] {
  return chargesOpen(view).flatMap(
    ({ id, kind, unit, enemy, distance = null, turn = null, answer }) =>
      unit === undefined || enemy === undefined
        ? []
        : // Who evaded and was caught is charged all the same (`charge.evade`).
          [
            {
              id,
              unit,
              enemy,
              distance,
              turn,
              answer: kind === "caught" ? "evade" : (answer ?? null),
            },
          ],
  );
}

/** The charge of a unit, whoever its target is; null: it has declared none. */
export function chargeOf(view: Open, charger: string): Declared | null {
  return declaredIn(view).find(({ unit }) => unit === charger) ?? null;
}

/** Does a unit's charge have to be declared now, and cannot yet be resolved. */
export function declaresNow(view: BattleView, charger: string): boolean {
  if (view.phase !== "charges" || view.resolving) return false;
  // Where nobody has the initiative all of it goes at once.
  return isDeclaring(view) || chargeOf(view, charger) === null;
}

/** The charge of one unit at another. */
export function chargeAt(view: Open, charger: string, target: string): Declared | null {
  const charge = chargeOf(view, charger);
  return charge?.enemy === target ? charge : null;
}

/**
 * What is open to the target of a charge that has not been answered, where it is more than to stand;
 * null where there is nothing to be said.
 */
export function answersOpen(
  { unit, enemy, distance, answer }: Declared,
  { answers }: Pick<Seen, "answers">,
): readonly ReactionKind[] | null {
  if (answer !== null) return null;
  const open = answers({ unit, enemy, ...(distance !== null && { distance }) });
  return open.some((kind) => kind !== "stand") ? open : null;
}

/** Charges that the side whose part of the phase it is may answer now, and whoever looks for it. */
export function toAnswer(
  battle: Pick<Seen, "view" | "unit" | "mayAct" | "answers">,
): readonly Declared[] {
  const { view, unit, mayAct } = battle;
  if (!isDeclaring(view)) return [];
  return declaredIn(view).filter((charge) => {
    const side = unit(charge.enemy)?.side;
    const asked = side !== undefined && side === view.acting && mayAct(side);
    return asked && answersOpen(charge, battle) !== null;
  });
}
