import type { Cavalry, Grade, Infantry, Screen, Unit } from "@adjutant/rules";

/** How a block is parted into companies, as files × ranks, by formation. */
export const companies: Record<NonNullable<Infantry["formation"]>, readonly [number, number]> = {
  line: [6, 1],
  attackColumn: [2, 3],
  companyColumn: [1, 6],
  marchColumn: [1, 12],
  massedColumn: [2, 6],
  square: [1, 1],
  openOrder: [1, 1],
};

/** Bars of a grade, none for recruits (`grade.order`). */
export const gradeBars: Record<Grade, number> = { recruit: 0, line: 1, veteran: 2, elite: 3 };

/** What stands on the ground: the models of a battery, one symbol each. */
export type Piece = "gun" | "howitzer" | "rocket";

/** The pieces of a battery from left to right: guns first, short pieces on the flank. */
export function pieces(unit: Unit & { arm: "artillery" }): Piece[] {
  if (unit.kind !== "gun") {
    return Array.from({ length: unit.models }, () =>
      unit.kind === "rocket" ? "rocket" : "howitzer",
    );
  }
  const short = (unit.howitzers ?? 0) + (unit.mortars ?? 0);
  return Array.from({ length: unit.models }, (_, i) =>
    i < unit.models - short ? "gun" : "howitzer",
  );
}

/** A garrison is drawn as a place with a flag, whatever holds it. */
export function holdsPlace(unit: Unit): unit is (Infantry | Screen) & { garrison: object } {
  return (unit.arm === "infantry" || unit.arm === "screen") && unit.garrison !== undefined;
}

/** Cavalry that charges home carries the second diagonal. */
export function isHeavy(unit: Cavalry): boolean {
  return unit.class === "heavy" || unit.class === "shock";
}
