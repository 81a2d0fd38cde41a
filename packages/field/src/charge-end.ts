/**
 * Where a charge and its supports end without contact, or after it: before the target, on the ground
 * that the enemy left, behind the lead (`winner.default`, `support.fate`, `charge.evade`).
 */
import { areaDistance } from "./area.ts";
import type { ChargePath } from "./charge.ts";
import { ahead, shifted } from "./facing.ts";
import { standingFaults } from "./faults.ts";
import type { Point } from "./grid.ts";
import { lastGood, type Zone as NearEnemies, othersOf } from "./in-the-way.ts";
import { passable, standable } from "./longest.ts";
import { type Motion, poseAfter, straight } from "./motion.ts";
import { motionOf, placedAt, stretchOf } from "./path.ts";
import type { Field, InFormation, OnTable } from "./table.ts";

/** What is left of a charge keeps nobody off: it means to be near. */
const near: NearEnemies = { limit: 0, enemies: [] };

/** The steps of a motion after which the unit may stand, at most so many. */
function standingOn(
  field: Field,
  units: readonly OnTable[],
  unit: InFormation,
  motion: Motion,
  most: number,
): InFormation {
  const steps = standable(field, unit, motion, most, othersOf(units, unit), near);
  return placedAt(unit, unit.footprint, poseAfter(motion, steps));
}

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
  let unit = charger;
  for (const [i, leg] of charge.legs.entries()) {
    const motion = motionOf(unit, leg);
    if (motion === null) continue;
    const end = placedAt(unit, unit.footprint, poseAfter(motion, motion.length));
    if (i < charge.legs.length - 1) {
      if (areaDistance(end.area, target.area) < gap) return charger;
      unit = end;
      continue;
    }
    const from = unit;
    const clear = (steps: number): boolean =>
      areaDistance(placedAt(from, from.footprint, poseAfter(motion, steps)).area, target.area) >=
      gap;
    if (!clear(0)) return charger;
    const most = clear(motion.length) ? motion.length : lastGood(motion.length, clear);
    return standingOn(field, units, unit, motion, most);
  }
  return unit;
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
  return standingOn(field, units, unit, motion, open);
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
