import { evadesOnDie, evasion as evadingOf, facesDice, isRefused, play } from "@adjutant/rules";
import { type Facts, type Known, onTheTable, type Table } from "./known.ts";

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
