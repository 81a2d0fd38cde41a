/** How strong a unit is: its size, its limit, its casualty band (§1). */
import type { BandValue } from "./rulebook/clause.ts";
import type { Rulebook } from "./rulebook/rulebook.ts";
import type { Artillery, Screen, Size, Unit } from "./units.ts";

/** Figures lost so far. */
export function casualtiesOf(unit: Unit): number {
  return unit.casualties ?? 0;
}

/** Size of a battery by its models (`size.battery`). */
export function batterySize(battery: Artillery, book: Rulebook): Size {
  const { smallUpTo, standardUpTo } = book.clauses["size.battery"].value;
  if (battery.models <= smallUpTo) return "small";
  return battery.models <= standardUpTo ? "standard" : "large";
}

/** Size of a unit; a screen has none. */
export function sizeOf(unit: Unit, book: Rulebook): Size | null {
  switch (unit.arm) {
    case "screen":
      return null;
    case "artillery":
      return batterySize(unit, book);
    default:
      return unit.size;
  }
}

/** Bases a screen has left (`casualty.limit`). */
export function basesNow(screen: Screen, book: Rulebook): number {
  const { casualtiesPerBase } = book.clauses["casualty.limit"].value.screen;
  return screen.bases - Math.floor(casualtiesOf(screen) / casualtiesPerBase);
}

/** The casualties at which a unit disperses (`casualty.limit`). */
export function limitOf(unit: Unit, book: Rulebook): number {
  const limits = book.clauses["casualty.limit"].value;
  switch (unit.arm) {
    case "screen":
      return (unit.bases - limits.screen.goneBelow + 1) * limits.screen.casualtiesPerBase;
    case "artillery":
      return limits.artillery[batterySize(unit, book)];
    default:
      return limits.close[unit.size];
  }
}

/** Casualties the unit can still take before it is gone; 0 once it is. */
export function strengthLeft(unit: Unit, book: Rulebook): number {
  return Math.max(0, limitOf(unit, book) - casualtiesOf(unit));
}

/** Casualty band: 0 is fresh (`casualty.fresh`), then 1 and 2. Screens have no bands. */
export type Band = 0 | 1 | 2;

/** Casualties at which the unit's first and second band begin; a screen has none. */
export function bandStarts(
  unit: Unit,
  book: Rulebook,
): { readonly first: number; readonly second: number } | null {
  if (unit.arm === "screen") return null;
  const { close, artillery } = book.clauses["casualty.band"].value;
  const starts = unit.arm === "artillery" ? artillery : close;
  const large = sizeOf(unit, book) === "large";
  return { first: starts.first, second: large ? starts.secondLarge : starts.second };
}

/**
 * The casualty band a unit is in (`casualty.band`).
 * @param casualties counted instead of the unit's own, for tests that count new losses
 */
export function bandOf(unit: Unit, book: Rulebook, casualties = casualtiesOf(unit)): Band {
  if (unit.arm === "screen") return 0;
  const { close, artillery } = book.clauses["casualty.band"].value;
  const starts = unit.arm === "artillery" ? artillery : close;
  if (casualties < starts.first) return 0;
  const large = sizeOf(unit, book) === "large";
  return casualties < (large ? starts.secondLarge : starts.second) ? 1 : 2;
}

/** Fresh: below the first band (`casualty.fresh`). */
export function isFresh(unit: Unit, book: Rulebook): boolean {
  return bandOf(unit, book) === 0;
}

/** What a band modifier comes to. */
export function bandValue(value: BandValue, band: Band): number {
  if (band === 0) return 0;
  return band === 1 ? value.first : value.second;
}
