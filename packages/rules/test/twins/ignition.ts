/**
 * Section 7.3, burning buildings.
 *
 * Readings taken here:
 * - On its own the procedure answers only whether the place burns; the Fate that a natural double
 *   six calls for needs a target and is read in `aftermath.ts`.
 * - `ignition.trigger` a strongpoint is a building as much as a built-up area is.
 */

import { type Chances, dice, sum, table } from "./chances.ts";
import type { IgnitionEssence } from "./essence.ts";
import type { IgnitionSituation } from "./situations.ts";
import type { Unit } from "./units.ts";

/** Howitzer models 1: 12; 2: 11-12; 3: 10-12; 4 and more: 9-12. */
function ignitesFrom(howitzers: number): number {
  if (howitzers === 1) return 12;
  if (howitzers === 2) return 11;
  return howitzers === 3 ? 10 : 9;
}

/** `ignition.trigger` a howitzer battery counts all its models; siege mortars do not count. */
export function howitzerModels(battery: Unit): number {
  if (battery.arm !== "artillery") return 0;
  return battery.kind === "howitzer" ? battery.models : (battery.howitzers ?? 0);
}

export interface IgnitionRoll {
  readonly ignited: boolean;
  readonly doubleSix: boolean;
}

export function ignitionChances(howitzers: number): Chances<IgnitionRoll> {
  return dice(2, (faces) => ({
    ignited: sum(faces) >= ignitesFrom(howitzers),
    doubleSix: sum(faces) === 12,
  }));
}

export function twinIgnition(situation: IgnitionSituation): Map<string, number> {
  const from = ignitesFrom(situation.howitzers);
  return table(dice(2, (faces): IgnitionEssence => ({ ignited: sum(faces) >= from })));
}
