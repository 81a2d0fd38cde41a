/** What a unit shows to its enemies of what keeps it from charging. */
import type { Unit } from "@adjutant/rules";

/** The unit as its enemies see it: lost fire discipline does not show (`move.lostFireDiscipline`). */
export function asShown(unit: Unit): Unit {
  return unit.arm === "infantry" && unit.fireDisciplineLost
    ? { ...unit, fireDisciplineLost: false }
    : unit;
}
