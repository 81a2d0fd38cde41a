/**
 * Section 6.7, rounding of quarters.
 *
 * Readings taken here:
 * - `fraction.halfDown` names infantry in column (attack, company, march, massed) or square and
 *   class 2 infantry, whatever its formation or garrison. Everybody else rolls (`fraction.half`).
 * - `fraction.class2AllDown` takes the three quarters of class 2 infantry down too, without dice.
 */

import { type Chances, certain, dice, table } from "./chances.ts";
import type { FractionEssence } from "./essence.ts";
import { type Every, type FractionSituation, option } from "./situations.ts";
import { infantryColumn, inSquare, type Unit } from "./units.ts";

/** Whole casualties out of a number of quarters. */
export function fractionChances(quarters: number, firer: Unit, situation: Every): Chances<number> {
  const whole = Math.floor(quarters / 4);
  const rest = quarters % 4;
  const classTwo = firer.arm === "infantry" && firer.shooterClass === 2;
  if (rest === 2 && !classTwo && !infantryColumn(firer) && !inSquare(firer)) {
    return dice(1, ([face]) => whole + (face !== undefined && face >= 4 ? 1 : 0));
  }
  if (rest === 3 && !(classTwo && option(situation, "fraction.class2AllDown"))) {
    return dice(2, (faces) => {
      const low = faces.filter((face) => face <= 3).length;
      const up = option(situation, "fraction.literalThreeQuarters") ? low === 1 : low !== 2;
      return whole + (up ? 1 : 0);
    });
  }
  return certain(whole);
}

export function twinFraction(situation: FractionSituation): Map<string, number> {
  const chances = fractionChances(situation.quarters, situation.firer, situation);
  return table(
    chances.map(({ state, p }) => ({ state: { casualties: state } satisfies FractionEssence, p })),
  );
}
