/** How a unit stands: formed or not, in column, as skirmishers, in a place. */
import type { Distance } from "./rulebook/clause.ts";
import type { Rulebook } from "./rulebook/rulebook.ts";
import type { Cover, Scale } from "./situations.ts";
import type { Unit } from "./units.ts";

/** Unformed, or faltering, which counts as Unformed (`state.faltering`). */
export function isUnformed(unit: Unit): boolean {
  return unit.unformed === true || unit.faltering === true;
}

/** A screen, or a battalion in open order. */
export function isSkirmishers(unit: Unit): boolean {
  return unit.arm === "screen" || (unit.arm === "infantry" && unit.formation === "openOrder");
}

/** Infantry, screens and gunners. */
export function isFoot(unit: Unit): boolean {
  return unit.arm !== "cavalry";
}

/** Attack, company, march or massed column of infantry. */
export function isInfantryColumn(unit: Unit): boolean {
  if (unit.arm !== "infantry") return false;
  switch (unit.formation) {
    case "attackColumn":
    case "companyColumn":
    case "marchColumn":
    case "massedColumn":
      return true;
    default:
      return false;
  }
}

/** Infantry in a formation other than open order, and cavalry. */
export function isCloseOrder(unit: Unit): boolean {
  if (unit.arm === "cavalry") return true;
  return unit.arm === "infantry" && unit.formation !== undefined && unit.formation !== "openOrder";
}

/** Square or massed column: the densest targets. */
export function isDense(unit: Unit): boolean {
  return (
    unit.arm === "infantry" && (unit.formation === "square" || unit.formation === "massedColumn")
  );
}

/** A deployed battery or skirmishers: the thinnest targets. */
export function isThin(unit: Unit): boolean {
  return isSkirmishers(unit) || (unit.arm === "artillery" && unit.formation === "deployed");
}

/** Does the unit hold a built-up area or a strongpoint. */
export function isGarrison(unit: Unit): boolean {
  return (unit.arm === "infantry" || unit.arm === "screen") && unit.garrison !== undefined;
}

/** Is the place that the unit holds alight. */
export function isBurning(unit: Unit): boolean {
  return (unit.arm === "infantry" || unit.arm === "screen") && unit.garrison?.burning === true;
}

/** Cover of a unit: the place it holds decides, else what is stated, else none. */
export function coverOf(unit: Unit, stated: Cover | undefined): Cover {
  if ((unit.arm === "infantry" || unit.arm === "screen") && unit.garrison) {
    return unit.garrison.place;
  }
  return stated ?? "none";
}

/** In a building or a built-up area: the two places of `fire.builtUp`. */
export function isPlace(cover: Cover): boolean {
  return cover === "builtUp" || cover === "strongpoint";
}

/** Reads a tabulated pair in a scale (`scale.pair`); `inchAsCm` reads the inch number. */
export function inScale(pair: Distance, scale: Scale | undefined): number {
  return scale === undefined || scale === "cm" ? pair.cm : pair.inch;
}

/**
 * A distance on its grid, in whole hundredths of the scale's unit, so that limits compare exactly
 * (`scale.inclusive`).
 */
export function hundredths(length: number): number {
  return Math.round(length * 100);
}

/** Is `measured` at most `limit`; limits are inclusive (`scale.inclusive`). */
export function isWithin(measured: number, limit: number): boolean {
  return hundredths(measured) <= hundredths(limit);
}

/** Rounds half up to the tenth, as footprints are. */
function tenths(length: number): number {
  return Math.floor(length * 10 + 0.5) / 10;
}

/**
 * Depth of a unit's footprint, front to rear, in the unit of the scale (`footprint.table`). A unit
 * in a place has none of its own: 0.
 */
export function depthOf(unit: Unit, scale: Scale | undefined, book: Rulebook): number {
  const table = book.clauses["footprint.table"].value;
  switch (unit.arm) {
    case "infantry": {
      if (unit.formation === undefined) return 0;
      const depth = inScale(table.infantry[unit.formation].depth, scale);
      const changes = unit.formation === "marchColumn" || unit.formation === "square";
      if (!changes) return depth;
      const [times, by] = table.sizeShare[unit.size];
      return tenths((depth * times) / by);
    }
    case "cavalry":
      return inScale(table.cavalry[unit.formation].depth, scale);
    case "artillery":
      return unit.formation === "deployed"
        ? inScale(table.artillery.deployed.depth, scale)
        : hundredths(inScale(table.artillery.limbered.depthPerModel, scale) * unit.models) / 100;
    case "screen":
      return unit.garrison ? 0 : inScale(table.screen.base.depth, scale);
  }
}
