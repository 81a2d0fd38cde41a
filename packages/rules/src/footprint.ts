/** How much ground a unit takes (`footprint.table`), and what removed bases leave of it. */
import { depthOf, hundredths, inScale } from "./order.ts";
import type { Distance } from "./rulebook/clause.ts";
import type { Rulebook } from "./rulebook/rulebook.ts";
import type { Scale } from "./situations.ts";
import { basesNow, casualtiesOf, limitOf } from "./strength.ts";
import type { Cavalry, Infantry, Screen, Size, Unit } from "./units.ts";

/** Rounds half up to the tenth, as footprints are. */
function tenths(length: number): number {
  return Math.floor(length * 10 + 0.5) / 10;
}

function bySize(pair: Distance, size: Size, scale: Scale | undefined, book: Rulebook): number {
  const [times, by] = book.clauses["footprint.table"].value.sizeShare[size];
  const standard = inScale(pair, scale);
  return times === by ? standard : tenths((standard * times) / by);
}

/** Front of a screen of so many bases, in one rank with gaps. */
function rank(bases: number, scale: Scale | undefined, book: Rulebook): number {
  const { base, gap } = book.clauses["footprint.table"].value.screen;
  const front = hundredths(inScale(base.front, scale)) * bases;
  return (front + hundredths(inScale(gap, scale)) * Math.max(0, bases - 1)) / 100;
}

/**
 * Frontage of a unit's footprint in the unit of the scale, whatever it has lost
 * (`footprint.table`, `marking.roster`). A unit in a place has none of its own: 0.
 */
export function frontageOf(unit: Unit, scale: Scale | undefined, book: Rulebook): number {
  const table = book.clauses["footprint.table"].value;
  switch (unit.arm) {
    case "infantry": {
      if (unit.formation === undefined) return 0;
      const { front } = table.infantry[unit.formation];
      return bySize(front, unit.formation === "marchColumn" ? "standard" : unit.size, scale, book);
    }
    case "cavalry":
      return bySize(table.cavalry[unit.formation].front, unit.size, scale, book);
    case "artillery": {
      if (unit.formation === "limbered") return inScale(table.artillery.limbered.front, scale);
      const model = hundredths(inScale(table.artillery.deployed.frontPerModel, scale));
      return (model * unit.models) / 100;
    }
    case "screen":
      return unit.garrison ? 0 : rank(unit.bases, scale, book);
  }
}

/**
 * Bases of a battalion, a regiment or a screen: all, and those that are left when whole bases are removed
 * (`marking.markers`). A battalion or regiment has as many figures as it can lose (`casualty.limit`).
 */
export function basesOf(
  unit: Infantry | Cavalry | Screen,
  book: Rulebook,
): { readonly all: number; readonly left: number } {
  if (unit.arm === "screen") return { all: unit.bases, left: basesNow(unit, book) };
  const figures = figuresOf(unit, book);
  const all = Math.ceil(limitOf(unit, book) / figures);
  return { all, left: all - Math.floor(casualtiesOf(unit) / figures) };
}

/** Casualties that a base of a unit can take before it is removed. */
function figuresOf(unit: Infantry | Cavalry | Screen, book: Rulebook): number {
  if (unit.arm === "screen") return book.clauses["casualty.limit"].value.screen.casualtiesPerBase;
  const { figuresPerBase } = book.clauses["marking.markers"].value;
  return (unit.arm === "infantry" ? unit.figuresPerBase : undefined) ?? figuresPerBase;
}

/** What markers show of losses (`marking.markers`). */
export interface Marked {
  /** Whole bases taken off the table. */
  readonly removed: number;
  /** What the marker in base contact shows; 0: there is none. */
  readonly remainder: number;
}

/**
 * How the losses of a unit are marked: bases removed, and the rest on the marker
 * (`marking.markers`). A screen's lost bases go whatever is marked (`casualty.limit`); guns stand
 * as models, all their losses on the marker.
 */
export function markedLosses(unit: Unit, book: Rulebook): Marked {
  const lost = casualtiesOf(unit);
  if (unit.arm === "artillery") return { removed: 0, remainder: lost };
  const { all, left } = basesOf(unit, book);
  const figures = figuresOf(unit, book);
  return { removed: all - left, remainder: lost % figures };
}

/** Frontage and depth in the unit of the scale. */
export interface FootprintNow {
  readonly frontage: number;
  readonly depth: number;
}

/**
 * The ground of a unit as its losses are marked: on a roster it keeps its whole front
 * (`marking.roster`), with markers each removed base narrows it (`marking.markers`), to the grid
 * of hundredths. A march column is one base wide: it grows shorter. Of a garrison: 0 × 0.
 */
export function footprintNow(
  unit: Unit,
  scale: Scale | undefined,
  marking: "roster" | "markers",
  book: Rulebook,
): FootprintNow {
  const full = { frontage: frontageOf(unit, scale, book), depth: depthOf(unit, scale, book) };
  if (marking === "roster" || unit.arm === "artillery" || full.frontage === 0) return full;
  const { all, left } = basesOf(unit, book);
  if (unit.arm === "screen") return { ...full, frontage: rank(left, scale, book) };
  const part = (length: number): number =>
    Math.floor((hundredths(length) * left) / all + 0.5) / 100;
  const long = unit.arm === "infantry" && unit.formation === "marchColumn";
  return long ? { ...full, depth: part(full.depth) } : { ...full, frontage: part(full.frontage) };
}
