/** Modifiers of the charge roll (§5). */
import { asWritten, ofRoll } from "../modifiers.ts";
import { coverOf, isBurning, isGarrison, isUnformed } from "../order.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { ChargeSituation } from "../situations.ts";
import { bandOf, bandValue, sizeOf } from "../strength.ts";
import type { Unit } from "../units.ts";
import type { Modifier } from "../working.ts";

/** What counts for either side: what the unit is, its losses, supports and general. */
function common(
  unit: Unit,
  supports: number,
  general: boolean | undefined,
  book: Rulebook,
): Modifier[] {
  const { clauses } = book;
  const list: Modifier[] = [];
  const grade = clauses["charge.grade"].value[unit.grade];
  if (grade !== 0) list.push(ofRoll("charge.grade", grade));
  const size = sizeOf(unit, book);
  const bySize = size === null ? 0 : clauses["charge.size"].value[size];
  if (bySize !== 0) list.push(ofRoll("charge.size", bySize));
  const band = bandOf(unit, book);
  if (band > 0) list.push(ofRoll("charge.band", bandValue(clauses["charge.band"].value, band)));
  if (isUnformed(unit)) list.push(asWritten("charge.unformed", book));
  if (supports > 0) {
    const { each, most } = clauses["charge.support"].value;
    const count = Math.min(supports, most);
    list.push(ofRoll("charge.support", each * count, count));
  }
  if (general) list.push(asWritten("charge.general", book));
  if (unit.arm === "cavalry") {
    if (unit.class === "heavy") list.push(asWritten("charge.heavy", book));
    if (unit.class === "shock") list.push(asWritten("charge.shock", book));
  }
  return list;
}

function isSquare(unit: Unit): boolean {
  return unit.arm === "infantry" && unit.formation === "square";
}

/** The charger's modifiers. */
export function chargerModifiers(situation: ChargeSituation, book: Rulebook): Modifier[] {
  const { charger, defender } = situation;
  const { unit } = charger;
  const list = common(unit, charger.supports ?? 0, charger.general, book);
  if (unit.arm === "infantry" && unit.formation === "attackColumn") {
    list.push(asWritten("charge.attackColumn", book));
  }
  if (charger.infantryAssault && unit.arm === "infantry")
    list.push(asWritten("charge.assault", book));
  if (charger.flank) list.push(asWritten("charge.flank", book));
  if (unit.arm === "cavalry" && unit.lancer && isSquare(defender.unit)) {
    list.push(asWritten("charge.lancerSquare", book));
  }
  const lost = charger.lostToFire ?? 0;
  if (lost > 0) {
    const { each, most } = book.clauses["charge.fireLosses"].value;
    const count = Math.min(lost, most);
    list.push(ofRoll("charge.fireLosses", each * count, count));
  }
  return list;
}

/** The defender's modifiers. */
export function defenderModifiers(situation: ChargeSituation, book: Rulebook): Modifier[] {
  const { charger, defender, options } = situation;
  const { unit } = defender;
  const list = common(unit, defender.supports ?? 0, defender.general, book);
  if (defender.uphill) list.push(asWritten("charge.uphill", book));
  const cover = book.clauses["charge.cover"].value;
  if (isGarrison(unit)) list.push(ofRoll("charge.cover", cover.garrison));
  else if (coverOf(unit, defender.cover) !== "none") list.push(ofRoll("charge.cover", cover.cover));
  if (charger.unit.arm === "cavalry" && isSquare(unit)) list.push(asWritten("charge.square", book));
  if (unit.arm === "infantry" && unit.fireDisciplineLost) {
    list.push(asWritten("charge.fireDisciplineLost", book));
  }
  if (options?.["ignition.chargeRoll"] && isBurning(unit)) {
    // The option moves the source's −1 of a burning place to the charge roll as well.
    list.push(ofRoll("ignition.chargeRoll", book.clauses["melee.burning"].value.dice));
  }
  return list;
}
