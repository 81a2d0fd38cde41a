/** How much ground a unit's front takes (`footprint.table`); its depth is `depthOf`. */
import { hundredths, inScale } from "./order.ts";
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
  const { figuresPerBase } = book.clauses["marking.markers"].value;
  const figures = (unit.arm === "infantry" ? unit.figuresPerBase : undefined) ?? figuresPerBase;
  const all = Math.ceil(limitOf(unit, book) / figures);
  return { all, left: all - Math.floor(casualtiesOf(unit) / figures) };
}
