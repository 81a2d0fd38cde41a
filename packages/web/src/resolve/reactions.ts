import {
  evadesOnDie,
  evasion as evadingOf,
  facesDice,
  isGarrison,
  isRefused,
  mayEvade,
  play,
  type Unit,
} from "@adjutant/rules";
import type { UnitView } from "../battle/view.ts";
import { type Facts, type Known, onTheTable, type Table } from "./known.ts";

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

export interface Evasion {
  /** One move directly away, in the unit of the scale. */
  readonly move: number;
  readonly caught: boolean;
  /** Caught screens and limbered guns disperse; others fight Unformed, hit in the rear. */
  readonly disperses: boolean;
}

/** What comes of evading a charge that starts at a distance, once the unit is under way. */
export function evasion(charger: Known, target: Known, distance: number, table: Table): Evasion {
  const { scale, book } = table;
  const evader = onTheTable(target.unit);
  const race = { charger: onTheTable(charger.unit), evader, distance, scale };
  // Horse artillery may have to stand; with a six it gets under way.
  const outcome = play(evadingOf(race, book), facesDice(evadesOnDie(evader) ? [6] : []));
  if (isRefused(outcome)) return { move: 0, caught: false, disperses: false };
  const { move, caught, disperses } = outcome;
  return { move, caught, disperses };
}

/** Does the target get away only with a die. */
export function onDie(target: Facts): boolean {
  return evadesOnDie(onTheTable(target));
}
