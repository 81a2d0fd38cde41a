/**
 * Where a charge and its supports end without contact, or after it: before the target, on the ground
 * that the enemy left, behind the lead (`winner.default`, `support.fate`, `charge.evade`).
 */
import { areaDistance } from "./area.ts";
import type { ChargePath } from "./charge.ts";
import { ahead, shifted } from "./facing.ts";
import { standingFaults } from "./faults.ts";
import type { Point } from "./grid.ts";
import { lastGood, othersOf } from "./in-the-way.ts";
import { type Halting, haltOn, passable } from "./longest.ts";
import { poseAfter, straight } from "./motion.ts";
import { motionOf, placedAt, stretchOf } from "./path.ts";
import type { Field, InFormation, OnTable } from "./table.ts";

/**
 * A charger that halts before its target, no nearer than a gap; where it started if it was nearer
 * then.
 * @param gap steps
 */
export function haltBefore(
  field: Field,
  units: readonly OnTable[],
  charger: InFormation,
  charge: ChargePath,
  target: OnTable,
  gap: number,
): InFormation {
  const far = ({ area }: InFormation): boolean => areaDistance(area, target.area) >= gap;
  const stretches: Halting[] = [];
  let unit = charger;
  for (const leg of charge.legs) {
    const motion = motionOf(unit, leg);
    if (motion === null) continue;
    const from = unit;
    const after = (steps: number) => placedAt(from, from.footprint, poseAfter(motion, steps));
    if (!far(after(0))) break;
    unit = after(motion.length);
    // A wheel is made or not; straight on it goes as near as it may.
    if (motion.kind === "wheel" && !far(unit)) break;
    const most = far(unit) ? motion.length : lastGood(motion.length, (steps) => far(after(steps)));
    stretches.push({ unit: from, motion, most });
  }
  const [first, ...further] = stretches;
  if (first === undefined) return charger;
  return haltOn(field, othersOf(units, charger), [first, ...further]);
}

/**
 * A unit takes the ground before it: it goes straight on until its middle is level with the middle of
 * that ground, as far as others and the ground itself let it.
 * @param ground the middle of the ground to be taken
 * @param most steps that it goes at most; default as many as it takes
 */
export function takeGround(
  field: Field,
  units: readonly OnTable[],
  unit: InFormation,
  ground: Point,
  most = Number.POSITIVE_INFINITY,
): InFormation {
  const way = ahead(unit.pose.facing);
  const { middle } = unit;
  const level = (ground.x - middle.x) * way.x + (ground.y - middle.y) * way.y;
  const length = Math.floor(Math.min(level, most) + 1e-6);
  if (length <= 0) return unit;
  const motion = straight(unit.pose, unit.footprint, length);
  const stretch = stretchOf(field, unit, motion, othersOf(units, unit));
  const open = passable(stretch, Number.POSITIVE_INFINITY, false);
  return haltOn(field, othersOf(units, unit), [{ unit, motion, most: open }]);
}

/** How far aside of the lead a support looks for room, in its own frontages. */
const asides = [0, 1, -1, 2, -2] as const;

/**
 * A support that halts behind the unit it supports, facing as it does: straight behind it, or beside
 * that place where somebody stands there already; null where there is no room.
 * @param gap steps from the lead's rear edge
 */
export function haltBehind(
  field: Field,
  units: readonly OnTable[],
  support: InFormation,
  lead: InFormation,
  gap: number,
): InFormation | null {
  const others = units.filter(({ id }) => id !== support.id);
  for (const aside of asides) {
    const right = aside * support.footprint.frontage;
    const pose = shifted(lead.pose, right, -lead.footprint.depth - gap);
    const there = placedAt(support, support.footprint, pose);
    const faults = standingFaults(field, [there, ...others]);
    if (!faults.some(({ id }) => id === support.id)) return there;
  }
  return null;
}
