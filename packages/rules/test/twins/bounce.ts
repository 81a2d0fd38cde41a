/**
 * Section 7.1, bounce-through.
 *
 * Readings taken here:
 * - `bounce.exempt` "buildings" are built-up areas and strongpoints, a garrison's own place included.
 * - `bounce.exemptBehind` a unit behind stands "there" if its ground is difficult or it is a garrison.
 * - `bounce.measureToRearBase` adds the depth of the other unit's own footprint to the clear gap.
 * - `bounce.chain` also reaches whoever stands within 8 cm [5 in] behind the rear edge of a unit hit;
 *   the distance between the two is the difference of their gaps less the nearer one's depth. All
 *   still take half of the target's casualties, and the 50 % is still measured behind the target.
 * - `bounce.fromUnrounded` halves the quarters; what falls between quarters is the quarter below
 *   (`halves.each`).
 * - `bounce.reach` a distance left out is the target's, the target's depth and the gap together.
 * - Each unit behind rolls its own half (`bounce.half`: "each ... then 6.7 by the battery").
 * - The losses are told as they come, before any cap by what the unit behind can still lose.
 */

import { type Chances, certain, follow, table } from "./chances.ts";
import type { BounceEssence } from "./essence.ts";
import { fractionChances } from "./fraction.ts";
import {
  type Behind,
  type BounceSituation,
  type Cover,
  type Every,
  type Ground,
  option,
  within,
} from "./situations.ts";
import { garrisonOf, sizeOf, type Unit } from "./units.ts";

export type RangeBand = "canister" | "effective" | "long" | null;

/** `fire.range.guns`, upper limits of canister, effective and long: cm and inches. */
const RANGES = {
  light: { cm: [20, 35, 75], inches: [12, 21, 50] },
  medium: { cm: [20, 40, 85], inches: [12, 24, 55] },
  heavy: { cm: [25, 50, 100], inches: [15, 30, 65] },
} as const;

/** The range band; null is out of range. A howitzer battery without a class is medium. */
export function rangeBand(battery: Unit, distance: number, situation: Every): RangeBand {
  if (battery.arm !== "artillery") return null;
  const { cm, inches } = RANGES[battery.gun ?? "medium"];
  if (within(situation, distance, cm[0], inches[0])) return "canister";
  if (within(situation, distance, cm[1], inches[1])) return "effective";
  return within(situation, distance, cm[2], inches[2]) ? "long" : null;
}

/** `footprint.table`, the depth alone. */
function depth(unit: Unit, situation: Every): number {
  const pick = (cm: number, inches: number) => ((situation.scale ?? "cm") === "cm" ? cm : inches);
  const size = sizeOf(unit);
  const grown = (length: number) => {
    const factor = size === "large" ? 4 / 3 : size === "small" ? 2 / 3 : 1;
    return Math.round(length * factor * 10) / 10;
  };
  if (unit.arm === "screen") return pick(2, 1.25);
  if (unit.arm === "cavalry") return unit.formation === "line" ? pick(2.5, 1.75) : pick(7.5, 5);
  if (unit.arm === "artillery") {
    return unit.formation === "deployed" ? pick(3, 2) : unit.models * pick(4, 2.75);
  }
  switch (unit.formation) {
    case "line":
    case "openOrder":
      return pick(2, 1.5);
    case "attackColumn":
      return pick(4, 2.5);
    case "companyColumn":
      return pick(8, 5.25);
    case "marchColumn":
      return grown(pick(16, 10.5));
    case "massedColumn":
      return pick(6, 4);
    case "square":
      return grown(pick(6, 4));
    default:
      return 0;
  }
}

export interface BounceTarget {
  readonly unit: Unit;
  readonly distance: number;
  readonly cover?: Cover;
  readonly ground?: Ground;
}

/** Which of the units behind are hit at all. */
function hitBehind(
  battery: Unit,
  target: BounceTarget,
  behind: readonly Behind[],
  situation: Every,
): readonly boolean[] {
  const range = rangeBand(battery, target.distance, situation);
  const howitzerBattery = battery.arm === "artillery" && battery.kind === "howitzer";
  const exempt =
    garrisonOf(target.unit) !== null ||
    target.cover === "builtUp" ||
    target.cover === "strongpoint" ||
    target.ground === "difficult";
  if (exempt || range === null || (howitzerBattery && range === "long")) {
    return behind.map(() => false);
  }
  const eligible = (one: Behind) =>
    (one.share ?? 1) >= 0.5 &&
    rangeBand(
      battery,
      one.distance ?? target.distance + depth(target.unit, situation) + one.gap,
      situation,
    ) !== null &&
    !(
      option(situation, "bounce.exemptBehind") &&
      (one.ground === "difficult" || garrisonOf(one.unit) !== null)
    );
  const farEdge = (one: Behind) => one.gap + depth(one.unit, situation);
  const reach = (one: Behind) =>
    option(situation, "bounce.measureToRearBase") ? farEdge(one) : one.gap;
  const hit = behind.map((one) => eligible(one) && within(situation, reach(one), 8, 5));
  if (option(situation, "bounce.chain")) {
    for (let again = 0; again < behind.length; again += 1) {
      behind.forEach((one, index) => {
        const chained = behind.some(
          (other, at) =>
            hit[at] === true &&
            one.gap >= farEdge(other) &&
            within(situation, reach(one) - farEdge(other), 8, 5),
        );
        if (eligible(one) && chained) hit[index] = true;
      });
    }
  }
  return hit;
}

/** @param quarters the target's casualties in quarters */
export function bounceChances(
  battery: Unit,
  target: BounceTarget,
  quarters: number,
  behind: readonly Behind[],
  situation: Every,
): Chances<readonly number[]> {
  const hit = hitBehind(battery, target, behind, situation);
  let chances: Chances<readonly number[]> = certain([]);
  behind.forEach((_one, index) => {
    chances = follow(chances, (before) =>
      follow(
        hit[index] === true
          ? fractionChances(Math.floor(quarters / 2), battery, situation)
          : certain(0),
        (casualties) => certain([...before, casualties]),
      ),
    );
  });
  return chances;
}

export function twinBounce(situation: BounceSituation): Map<string, number> {
  const { battery, target, behind } = situation;
  const chances = bounceChances(battery, target, target.scored * 4, behind, situation);
  return table(follow(chances, (bounced) => certain({ bounced } satisfies BounceEssence)));
}
