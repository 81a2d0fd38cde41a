import { isGarrison, mayEvade, type Unit } from "@adjutant/rules";
import type { UnitView } from "../battle/view.ts";
import { type Facts, onTheTable } from "./known.ts";

/** How the target of a charge answers it (`charge.reaction`). */
export type Answer = "stand" | "square" | "counterCharge" | "evade";

/** What the turn has made of the target of a charge already. */
export type Held = Partial<Pick<UnitView, "engaged" | "fellBack">>;

/** The answers that are open to the target, the likeliest first. */
export function answersTo(
  charging: Facts,
  charged: Facts,
  { engaged = null, fellBack = false }: Held = {},
): readonly Answer[] {
  const [charger, target] = [onTheTable(charging), onTheTable(charged)];
  // Who fights already, or runs, neither forms nor evades (`state.engaged`, `state.routing`).
  if (engaged !== null || target.routing || target.retreating) return ["stand"];
  // A screen that is the target must evade (`charge.screen`); only skirmishers fight skirmishers.
  if (target.arm === "screen" && !isOpen(charger)) return ["evade"];
  return [
    "stand",
    ...(formsSquare(charger, target) ? (["square"] as const) : []),
    ...(charger.arm === "cavalry" && target.arm === "cavalry" ? (["counterCharge"] as const) : []),
    ...(mayEvade(target) && !fellBack ? (["evade"] as const) : []),
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
