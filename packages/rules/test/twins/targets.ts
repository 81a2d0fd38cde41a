/**
 * Section 6.3, several targets, and who tests (6.8).
 *
 * Readings taken here:
 * - `fire.oneRoll`, `fire.majority` the first of equally near targets in the list is the nearest.
 * - `fire.majority` a target that leads a charge makes this fire at a charge: it is the first.
 * - `fire.majority`, `casualty.limit` what a target cannot lose any more goes to nobody else.
 * - `fire.throughSkirmishers` the screen's casualty is taken off before the others are split.
 * - `fire.disciplineTarget` the leader tests if the split gives it something, else the nearest.
 * - `fire.throughSkirmishers` the screen tests without general, support, cover or brigade facts.
 * - `fire.cover`, `discipline.cover` any protecting terrain, built-up included, is cover in the test.
 */

import type { Cover, FireSituation, Target } from "./situations.ts";
import { garrisonOf, type Unit } from "./units.ts";

/** Throws where the twins would read past the end of a list. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

/** A garrison's own place decides over the cover stated. */
export function coverOf(target: { readonly unit: Unit; readonly cover?: Cover }): Cover {
  return garrisonOf(target.unit)?.place ?? target.cover ?? "none";
}

export function inBuildings(target: { readonly unit: Unit; readonly cover?: Cover }): boolean {
  return coverOf(target) === "builtUp" || coverOf(target) === "strongpoint";
}

export function nearest(targets: readonly Target[]): number {
  let best = 0;
  targets.forEach((target, index) => {
    if (target.distance < at(targets, best).distance) best = index;
  });
  return best;
}

/** `fire.majority` the index of the unit whose row, band, modifiers and halving count. */
export function majority(targets: readonly Target[]): number {
  const leader = targets.findIndex((target) => target.leadsCharge === true);
  return leader >= 0 ? leader : nearest(targets);
}

/** `fire.majority` what each target gets of `casualties`, before any cap. */
export function split(casualties: number, targets: readonly Target[]): readonly number[] {
  const first = majority(targets);
  const others = targets
    .map((_target, index) => index)
    .filter((index) => index !== first)
    .sort((a, b) => at(targets, a).distance - at(targets, b).distance || a - b);
  const shares = targets.map(() => 0);
  let forOthers = others.length === 0 ? 0 : Math.max(0, Math.floor((casualties - 1) / 2));
  shares[first] = casualties - forOthers;
  for (let turn = 0; forOthers > 0; turn += 1) {
    const index = at(others, turn % others.length);
    shares[index] = at(shares, index) + 1;
    forOthers -= 1;
  }
  return shares;
}

/** `fire.disciplineTarget` who tests, given what each got. */
export function tester(
  shares: readonly number[],
  screenCasualties: number,
  situation: FireSituation,
): number | "screen" {
  const { targets } = situation;
  if (screenCasualties > 0 && shares.every((share) => share === 0)) return "screen";
  const first = majority(targets);
  return at(shares, first) > 0 ? first : nearest(targets);
}
