import type { RollAsked } from "@adjutant/battle";
import type { Battle } from "../battle/useBattle.ts";
import type { ToResolve } from "./plan.ts";

/** Ids of the units of a resolution that its rolls may be of; those who act first. */
function partiesOf({ procedure, situation }: ToResolve): readonly (string | undefined)[] {
  switch (procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket":
      return [situation.firer.id, situation.targets[0]?.unit.id];
    case "charge":
      return [situation.charger.unit.id, situation.defender.unit.id];
    case "melee":
    case "meleeToEnd":
      return [situation.attacker.unit.id, situation.defender.unit.id];
    case "discipline":
    case "fate":
      return [situation.unit.id];
    default:
      return [];
  }
}

/**
 * The side that throws these dice, by its id; null where nobody's more than the other's.
 *
 * @param of whom the roll is for, where the situation cannot say it: a brigade, a side or a unit
 */
export function whoseRoll(
  toResolve: ToResolve,
  { side }: Pick<RollAsked, "side">,
  of: string | null,
  { view, unit, brigade }: Pick<Battle, "view" | "unit" | "brigade">,
): string | null {
  const sideOf = (id: string | null | undefined): string | null => {
    if (id == null) return null;
    const known = (unit(id) ?? brigade(id))?.side;
    return known ?? view.sides.find((one) => one.id === id)?.id ?? null;
  };
  const [acting, other] = partiesOf(toResolve);
  switch (side) {
    case "first":
    case "second":
      return view.sides[side === "first" ? 0 : 1].id;
    case "target":
    case "defender":
      return sideOf(other);
    default:
      return sideOf(acting ?? of);
  }
}
