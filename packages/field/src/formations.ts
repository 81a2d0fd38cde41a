/** Changes of formation as the table sees them (`move.formation`). */
import {
  type ArtilleryFormation,
  type CavalryFormation,
  type InfantryFormation,
  isUnformed,
  type Rulebook,
  type Unit,
} from "@adjutant/rules";

export type Formation = InfantryFormation | CavalryFormation | ArtilleryFormation;

function isInfantryFormation(name: Formation, book: Rulebook): name is InfantryFormation {
  return name in book.clauses["footprint.table"].value.infantry;
}

function isCavalryFormation(name: Formation, book: Rulebook): name is CavalryFormation {
  return name in book.clauses["footprint.table"].value.cavalry;
}

function isArtilleryFormation(name: Formation, book: Rulebook): name is ArtilleryFormation {
  return name in book.clauses["footprint.table"].value.artillery;
}

/** A unit in another formation, or null if its arm has no such formation or it is in it already. */
export function formedAs(unit: Unit, formation: Formation, book: Rulebook): Unit | null {
  switch (unit.arm) {
    case "infantry": {
      if (unit.formation === undefined || unit.formation === formation) return null;
      return isInfantryFormation(formation, book) ? { ...unit, formation } : null;
    }
    case "cavalry":
      if (unit.formation === formation) return null;
      return isCavalryFormation(formation, book) ? { ...unit, formation } : null;
    case "artillery":
      if (unit.formation === formation) return null;
      return isArtilleryFormation(formation, book) ? { ...unit, formation } : null;
    case "screen":
      return null;
  }
}

/** A unit in each formation that its arm has, as it is among them. */
export function inAllFormations(unit: Unit, book: Rulebook): Unit[] {
  if (unit.arm === "screen") return [unit];
  const names = Object.keys(book.clauses["footprint.table"].value[unit.arm]);
  // The keys of the table are the names of the formations.
  const others = names.map((name) => formedAs(unit, name as Formation, book));
  return [unit, ...others.filter((other) => other !== null)];
}

/** The share of its move that a change of formation costs a unit (`move.formation`). */
export function formingCost(unit: Unit, formation: Formation, book: Rulebook): number {
  const costs = book.clauses["move.formation"].value;
  if (unit.arm === "artillery")
    return unit.mount === "horse" ? costs.limberHorse : costs.limberFoot;
  return unit.arm === "infantry" && formation === "square" ? costs.square : costs.change;
}

/** The share of its move that turning about costs a unit (`move.formation`). */
export function aboutCost(unit: Unit, book: Rulebook): number {
  return isUnformed(unit) ? book.clauses["move.formation"].value.turnAboutUnformed : 0;
}
