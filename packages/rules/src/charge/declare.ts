/** Who may charge whom, how far, and on which table (§5). */
import {
  inScale,
  isCloseOrder,
  isGarrison,
  isInfantryColumn,
  isSkirmishers,
  isUnformed,
} from "../order.ts";
import { refusal } from "../refusal.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { ChargeSituation, Scale } from "../situations.ts";
import type { Unit } from "../units.ts";
import type { ChargeTable, Refusal } from "../working.ts";

/**
 * How far a unit's charge reaches, in the unit of the scale; null for one that never charges.
 * @param farther what an aide-de-camp adds to it (`tasking.forwards`)
 */
export function chargeReach(
  unit: Unit,
  scale: Scale | undefined,
  book: Rulebook,
  farther = 0,
): number | null {
  const reach = tabulatedReach(unit, scale, book);
  return reach === null ? null : reach + farther;
}

function tabulatedReach(unit: Unit, scale: Scale | undefined, book: Rulebook): number | null {
  const { reach } = book.clauses["charge.declare"].value;
  switch (unit.arm) {
    case "artillery":
      return null;
    case "cavalry":
      return inScale(reach[unit.class], scale);
    case "screen":
      return inScale(reach.infantryLine, scale);
    case "infantry":
      return inScale(isInfantryColumn(unit) ? reach.infantryColumn : reach.infantryLine, scale);
  }
}

/**
 * A charger that its own kind or state keeps from charging at all (`charge.declare`).
 * @param underWay it lost to defensive fire, or its way was hard: if that left it Unformed the charge
 *   goes on (`charge.defensiveFire`, `move.terrain`)
 */
function cannotCharge(unit: Unit, underWay: boolean): Refusal | null {
  if (unit.arm === "artillery") return refusal("charge.declare", "guns");
  if (isGarrison(unit)) return refusal("charge.declare", "garrison");
  if (unit.arm === "infantry") {
    if (unit.formation === "square") return refusal("charge.declare", "square");
    if (unit.fireDisciplineLost) return refusal("move.lostFireDiscipline", "fireDisciplineLost");
  }
  return unfitToCharge(unit, underWay);
}

/**
 * A charger that the state it is in keeps from charging (`charge.declare`).
 * @param underWay it is charging already: what left it Unformed on the way does not end that
 */
export function unfitToCharge(unit: Unit, underWay: boolean): Refusal | null {
  if (unit.retreating) return refusal("charge.declare", "retreating");
  if (unit.routing) return refusal("charge.declare", "routing");
  if (unit.faltering) return refusal("charge.declare", "faltering");
  return unit.unformed && !underWay ? refusal("charge.declare", "unformed") : null;
}

/** A pair that the rules keep apart. */
function cannotMeet(charger: Unit, defender: Unit): Refusal | null {
  if (charger.arm === "screen" && isCloseOrder(defender)) {
    return refusal("charge.declare", "screen");
  }
  if (isSkirmishers(charger) && isCloseOrder(defender) && !isUnformed(defender)) {
    return refusal("charge.declare", "openOrder");
  }
  if (charger.arm === "infantry" && defender.arm === "cavalry" && !isUnformed(defender)) {
    return refusal("charge.infantryOnCavalry");
  }
  if (charger.arm === "cavalry" && isGarrison(defender)) {
    return refusal("charge.table.vsGarrison", "cavalry");
  }
  if (defender.arm === "screen") return refusal("charge.screen", "screen");
  return null;
}

/** Why this charge is not allowed, or null. Out of reach is no refusal: the charge falls short. */
export function chargeBar(situation: ChargeSituation, book: Rulebook): Refusal | null {
  const { charger, defender } = situation;
  const underWay = (charger.lostToFire ?? 0) > 0 || charger.unformedByWay === true;
  const barred = cannotCharge(charger.unit, underWay) ?? cannotMeet(charger.unit, defender.unit);
  if (barred) return barred;
  const supports = charger.supports ?? 0;
  const { cavalrySupports } = book.clauses["charge.multiple"].value;
  const cavalry = charger.unit.arm === "cavalry";
  const most = cavalry ? cavalrySupports : charger.infantryAssault ? Number.POSITIVE_INFINITY : 0;
  if (supports > most) {
    return { clause: "charge.multiple", measured: supports, limit: most, reason: "supports" };
  }
  if (defender.reaction === "counterCharge") {
    if (!cavalry || defender.unit.arm !== "cavalry")
      return refusal("charge.reaction", "counterCharge");
    if (isUnformed(defender.unit)) return refusal("charge.reaction", "unformed");
  }
  return null;
}

/** The table of this pair (`charge.table.pick`). */
export function chargeTable(charger: Unit, defender: Unit): ChargeTable {
  if (defender.arm === "artillery" && defender.formation === "deployed") return "vsGuns";
  if (isGarrison(defender)) return "vsGarrison";
  if (charger.arm === "cavalry") {
    if (defender.arm === "cavalry") return "cavalryVsCavalry";
    const square = defender.arm === "infantry" && defender.formation === "square";
    return square ? "vsSquare" : "cavalryVsFoot";
  }
  return "infantryVsFoot";
}
