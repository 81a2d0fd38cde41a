/**
 * Section 7.4, rockets.
 *
 * Readings taken here:
 * - `rocket.table` casualties are as the table says; Fate counts what the target can still lose.
 * - A target that the one casualty disperses does not falter.
 * - `rocket.plain` "no discipline test" is of the rocket's own; the Fate roll of a 12 may still call for
 *   one.
 * - `ignition.once` a place that burns already does not catch fire.
 * - `ignition.fireOnDirectRocketHit` 12 sets the place alight like 9-11.
 * - A strongpoint is a building.
 */

import { type Chances, certain, follow, table, twoD6 } from "./chances.ts";
import type { RocketEssence } from "./essence.ts";
import { fateChances } from "./fate.ts";
import { type FireSituation, option } from "./situations.ts";
import { at, coverOf, inBuildings } from "./targets.ts";
import { afterLosing, canLose, casualtiesOf, garrisonOf, gone } from "./units.ts";

const MISS: RocketEssence = {
  casualties: 0,
  targetFalters: false,
  friendCasualties: 0,
  batteryDestroyed: false,
  ignited: false,
  fate: null,
  losses: [0],
};

export function rocketChances(situation: FireSituation): Chances<RocketEssence> {
  const target = at(situation.targets, 0);
  const canBurn = inBuildings(target) && garrisonOf(target.unit)?.burning !== true;
  return follow(twoD6(), (natural): Chances<RocketEssence> => {
    if (natural === 2) return certain({ ...MISS, batteryDestroyed: true });
    if (natural === 3) {
      return certain({ ...MISS, friendCasualties: situation.friendNear === false ? 0 : 2 });
    }
    if (natural <= 8) return certain(MISS);
    if (natural <= 11) {
      const targetFalters = !gone(afterLosing(target.unit, 1));
      const losses = [canLose(target.unit, 1)];
      return certain({ ...MISS, casualties: 1, targetFalters, ignited: canBurn, losses });
    }
    const ignited = canBurn && option(situation, "ignition.fireOnDirectRocketHit");
    const facts = { ...target.test, cover: coverOf(target) !== "none" };
    const hit = afterLosing(target.unit, 6);
    const fated = fateChances(situation.firer, hit, situation.generals ?? {}, facts);
    return follow(fated, ({ essence, target: after }) =>
      certain({
        ...MISS,
        casualties: 6,
        ignited,
        fate: essence,
        losses: [casualtiesOf(after) - casualtiesOf(target.unit)],
      }),
    );
  });
}

export function twinRocket(situation: FireSituation): Map<string, number> {
  return table(rocketChances(situation));
}
