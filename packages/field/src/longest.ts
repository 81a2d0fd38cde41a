/** The longest part of a path that is legal: what the board shows of a move that goes too far. */
import type { Box } from "./convex.ts";
import { keepsToRoad, marches, spentOn } from "./going.ts";
import {
  type Around,
  aroundWithin,
  endBar,
  groundBar,
  lastGood,
  nearestOn,
  type Zone,
} from "./in-the-way.ts";
import { cutTo, type Motion, poseAfter, sweep, sweptBox } from "./motion.ts";
import {
  follow,
  type Leg,
  type Moving,
  moveOf,
  movingOn,
  type Path,
  type PathCase,
  pathAmong,
  placedAt,
  rounding,
  type Stretch,
} from "./path.ts";
import type { Field, InFormation, OnTable } from "./table.ts";

/** The first part of a leg that moves. */
export function shortened(leg: Leg, motion: Motion, steps: number): Leg {
  const cut = cutTo(motion, steps);
  if (leg.kind === "ahead") return { ...leg, length: cut.length };
  return leg.kind === "wheel" && cut.kind === "wheel" ? { ...leg, turn: cut.turn } : leg;
}

/** How far a stretch can be passed with so many steps of the move left, in whole steps. */
export function passable({ motion, going, met }: Stretch, left: number, onRoad: boolean): number {
  let most = motion.length;
  if (!onRoad && going.closed !== null) most = Math.min(most, Math.floor(going.closed.at));
  if (met.enemyAt !== null) most = Math.min(most, Math.floor(met.enemyAt));
  const spent = (steps: number): number => (onRoad ? steps : spentOn(going, steps));
  if (spent(most) <= left + rounding) return Math.max(0, most);
  return left <= 0 ? 0 : lastGood(most, (steps) => spent(steps) <= left + rounding);
}

/** Steps by which a unit on a wheel, its place rounded to the grid, may come out of what it sweeps. */
const bulge = 3;

/** The box around every place of a unit along a motion. */
export function boxAlong(motion: Motion): Box {
  const { left, near, right, far } = sweptBox(sweep(motion));
  return { left: left - bulge, near: near - bulge, right: right + bulge, far: far + bulge };
}

/** The longest part of a motion, no longer than `most`, at the end of which a unit may stand. */
export function standable(
  field: Field,
  unit: InFormation,
  motion: Motion,
  most: number,
  around: Around,
): number {
  const placed = (steps: number) => placedAt(unit, unit.footprint, poseAfter(motion, steps));
  let steps = most;
  // Mostly it may stand where it gets to; else many places are tried, and few are near any of them.
  let bar = endBar(field, placed(steps), around);
  if (bar === null) return Math.max(0, steps);
  const near = aroundWithin(field, unit.unit, around, boxAlong(motion));
  const barAt = (at: number) => endBar(field, placed(at), near);
  if (motion.kind === "wheel") {
    // A wheel comes nearer and goes away again as it likes: look back a quarter degree at a time.
    const quarter = Math.max(
      1,
      Math.round((motion.length * 15) / Math.max(1, turnSize(motion.turn))),
    );
    do steps -= quarter;
    while (steps > 0 && barAt(steps) !== null);
    return Math.max(0, steps);
  }
  for (; bar !== null && steps > 0; bar = barAt(steps)) {
    const { by } = bar;
    if (by === null) {
      // Off the table or on closed ground: it was off that before, or never will be on the way back.
      const good = lastGood(steps, (at) => groundBar(field, placed(at), near.closed) === null);
      if (good === 0) return 0;
      steps = good;
      continue;
    }
    // What keeps a unit off one other is one stretch of a straight line, about its nearest point.
    const zone = { ...near.zone, enemies: near.zone.enemies.filter(({ enemy }) => enemy === by) };
    const alone = (at: number) => endBar(field, placed(at), { ...near, others: [by], zone });
    const nearest = Math.min(steps, nearestOn(motion, by.outline));
    steps = alone(nearest) === null ? nearest : lastGood(nearest, (at) => alone(at) === null);
  }
  return steps;
}

/** One stretch of a charge that may halt on it, up to so many steps. */
export interface Halting {
  readonly unit: InFormation;
  readonly motion: Motion;
  readonly most: number;
}

/** A charge keeps nobody off: it means to be near. */
const nobody: Zone = { limit: 0, enemies: [] };

/**
 * Where a charge halts: as far as it may on the last of its stretches on which there is room to stand,
 * else where it started.
 */
export function haltOn(
  field: Field,
  others: readonly InFormation[],
  stretches: readonly [Halting, ...Halting[]],
): InFormation {
  const around = { others, zone: nobody };
  for (const { unit, motion, most } of stretches.toReversed()) {
    const steps = standable(field, unit, motion, most, around);
    const there = placedAt(unit, unit.footprint, poseAfter(motion, steps));
    if (endBar(field, there, around) === null) return there;
  }
  return stretches[0].unit;
}

const turnSize = (turn: number): number => (turn < 0 ? -turn : turn);

/**
 * The longest legal part of a path: leg after leg as far as the move and what is in the way allow,
 * then back to where the unit may stand.
 */
export function longest(
  field: Field,
  units: readonly OnTable[],
  mover: InFormation,
  legs: readonly Leg[],
  how: PathCase = {},
): Path {
  return longestAmong(movingOn(field, units, mover, how), mover, legs);
}

/** The same for a unit that has looked around already. */
export function longestAmong(moving: Moving, mover: InFormation, legs: readonly Leg[]): Path {
  const { field, others, bonus, gone } = moving;
  const measured = (some: readonly Leg[]): Path => pathAmong(moving, mover, some);
  const whole = measured(legs);
  if (whole.refusal === null) return whole;
  for (let count = legs.length; count > 0; count--) {
    const some = legs.slice(0, count);
    const last = some[count - 1];
    const before = some.slice(0, -1);
    const course = follow(field, others, mover, some);
    const stretch = course.stretches[count - 1];
    if (last === undefined || course.bar !== null) continue;
    if (stretch === null || stretch === undefined) {
      const tried = measured(some);
      if (tried.refusal === null) return tried;
      continue;
    }
    const { unit, motion } = stretch;
    const earlier = course.stretches.slice(0, -1).filter((one) => one !== null);
    const tries = [false, true].flatMap((onRoad) => {
      if (onRoad && ![...earlier, stretch].every((one) => marches(one.unit.unit))) return [];
      const budget = moveOf(field, course.mover.unit, onRoad, bonus) * (1 - course.share - gone);
      const most = passable(stretch, budget - spentBefore(earlier, onRoad), onRoad);
      const kept = onRoad ? alongRoad(field, earlier, motion, most) : most;
      const steps = standable(field, unit, motion, kept, moving);
      const tried = steps > 0 ? measured([...before, shortened(last, motion, steps)]) : null;
      return tried?.refusal === null ? [{ steps, tried }] : [];
    });
    const [first, second] = tries;
    if (first !== undefined)
      return second && second.steps > first.steps ? second.tried : first.tried;
  }
  return measured([]);
}

function spentBefore(stretches: readonly Stretch[], onRoad: boolean): number {
  return stretches.reduce(
    (sum, { motion, going }) => sum + (onRoad ? motion.length : spentOn(going, motion.length)),
    0,
  );
}

/** How much of a motion keeps to the road, if all before it did. */
function alongRoad(
  field: Field,
  earlier: readonly Stretch[],
  motion: Motion,
  most: number,
): number {
  if (!earlier.every((one) => keepsToRoad(field, one.motion, one.swept))) return 0;
  const keeps = (steps: number): boolean => {
    const part = cutTo(motion, steps);
    return keepsToRoad(field, part, sweep(part));
  };
  return keeps(most) ? most : lastGood(most, keeps);
}
