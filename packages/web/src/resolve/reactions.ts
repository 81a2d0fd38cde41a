import { chargeReach, inScale, isGarrison, type Unit } from "@adjutant/rules";
import { type Facts, type Known, onTheTable, type Table } from "./known.ts";

/** How the target of a charge answers it (`charge.reaction`). */
export type Answer = "stand" | "square" | "counterCharge" | "evade";

/** The answers that are open to the target, the likeliest first. */
export function answersTo(charging: Facts, charged: Facts): readonly Answer[] {
  const [charger, target] = [onTheTable(charging), onTheTable(charged)];
  // A screen that is the target must evade (`charge.screen`); only skirmishers fight skirmishers.
  if (target.arm === "screen" && !isOpen(charger)) return ["evade"];
  return [
    "stand",
    ...(formsSquare(charger, target) ? (["square"] as const) : []),
    ...(charger.arm === "cavalry" && target.arm === "cavalry" ? (["counterCharge"] as const) : []),
    ...(evades(target) ? (["evade"] as const) : []),
  ];
}

function isOpen(unit: Unit): boolean {
  return unit.arm === "screen" || (unit.arm === "infantry" && unit.formation === "openOrder");
}

function formsSquare(charger: Unit, target: Unit): boolean {
  return (
    charger.arm === "cavalry" &&
    target.arm === "infantry" &&
    !isGarrison(target) &&
    target.formation !== "square"
  );
}

function evades(target: Unit): boolean {
  switch (target.arm) {
    case "infantry":
      return target.formation === "openOrder";
    case "screen":
      return !isGarrison(target);
    case "cavalry":
      return target.class === "light" || target.class === "irregular";
    case "artillery":
      return target.formation === "limbered" || onDie(target);
  }
}

/** Deployed horse artillery gets away only with a die. */
export function onDie(target: Facts): boolean {
  return target.arm === "artillery" && target.formation === "deployed" && target.mount === "horse";
}

/** Does a square that is formed now need no test: the charge starts far enough away. */
export function squareIsFree(distance: number, { scale, book }: Table): boolean {
  const { squareFreeBeyond } = book.clauses["charge.reaction"].value;
  return hundredths(distance) > hundredths(inScale(squareFreeBeyond, scale));
}

export interface Evasion {
  /** One move directly away, in the unit of the scale. */
  readonly move: number;
  readonly caught: boolean;
  /** Caught screens and limbered guns disperse; others fight Unformed, hit in the rear. */
  readonly disperses: boolean;
}

/** What comes of evading a charge that starts at a distance (`charge.evade`). */
export function evasion(charger: Known, target: Known, distance: number, table: Table): Evasion {
  const move = inScale(rateOf(onTheTable(target.unit), table), table.scale);
  const reach = chargeReach(onTheTable(charger.unit), table.scale, table.book) ?? 0;
  const { arm } = target.unit;
  return {
    move,
    caught: hundredths(reach) >= hundredths(distance) + hundredths(move),
    disperses: arm === "screen" || arm === "artillery",
  };
}

function rateOf(unit: Unit, { book }: Table) {
  const rates = book.clauses["move.rate"].value;
  switch (unit.arm) {
    case "infantry":
      return rates.infantry[unit.formation ?? "openOrder"];
    case "screen":
      return rates.screen;
    case "cavalry":
      return rates.cavalry[unit.class];
    case "artillery":
      return rates.artillery[unit.mount];
  }
}

/** Distances are compared on their grid, never as floats (`scale.inclusive`). */
function hundredths(distance: number): number {
  return Math.round(distance * 100);
}
