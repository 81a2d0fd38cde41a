/** Units in the way of a move and where it may end (`move.interpenetrate`, `move.zone`). */
import {
  beyond,
  isCloseOrder,
  isSkirmishers,
  type Refusal,
  refusal,
  type Unit,
} from "@adjutant/rules";
import { areaDistance } from "./area.ts";
import { type Box, boxesMeet, type Convex, overlap, roughDistance } from "./convex.ts";
import { outlineAt, outlineMoved } from "./footprint.ts";
import { type ClosedGround, closedUnder, closedWithin } from "./going.ts";
import { lengthOf, stepsIn } from "./grid.ts";
import {
  type Motion,
  poseAfter,
  type Straight,
  type Swept,
  spansWithin,
  sweptBox,
} from "./motion.ts";
import { type Field, type InFormation, type OnTable, onTable } from "./table.ts";

/**
 * Everybody else on the table in formation: garrisons are in the way as their places.
 * @param within where somebody has to be to count
 */
export function othersOf(units: readonly OnTable[], mover: OnTable, within?: Box): InFormation[] {
  return units.filter(
    (unit): unit is InFormation =>
      unit.pose !== null &&
      unit.id !== mover.id &&
      (within === undefined || boxesMeet(within, unit.area.box)),
  );
}

export interface Met {
  /** Where the first enemy stops the motion, in steps. */
  readonly enemyAt: number | null;
  /** Friends gone through, skirmishers with nobody Unformed for it not among them. */
  readonly through: readonly string[];
}

/** Whom a motion meets on its way. */
export function metOn(
  mover: InFormation,
  others: readonly InFormation[],
  motion: Motion,
  swept: readonly Swept[],
): Met {
  const box = sweptBox(swept);
  const through: string[] = [];
  let enemyAt: number | null = null;
  for (const other of others) {
    if (!boxesMeet(box, other.area.box)) continue;
    const [first] = spansWithin(motion, other.area, swept);
    if (first === undefined) continue;
    if (other.side !== mover.side) {
      if (enemyAt === null || first.start < enemyAt) enemyAt = first.start;
    } else if (!isSkirmishers(mover.unit) && !isSkirmishers(other.unit)) through.push(other.id);
  }
  return { enemyAt, through };
}

/** How near to close-order enemies a move may end: steps from each, at the start and as a limit. */
export interface Zone {
  readonly limit: number;
  readonly enemies: readonly { readonly enemy: InFormation; readonly atStart: number }[];
}

/** The close-order enemies that a mover has to keep away from, with how near it is already. */
export function zoneOf(field: Field, mover: InFormation, others: readonly InFormation[]): Zone {
  const limit = stepsIn(field.book.clauses["move.zone"].value.nearest, field.scale);
  const enemies = others
    .filter(({ side, unit }) => side !== mover.side && isCloseOrder(unit))
    .map((enemy) => ({ enemy, atStart: nearerThan(mover, enemy, limit) }));
  return { limit, enemies };
}

/** The distance of two units if it is less than a limit, else the limit. */
function nearerThan(a: InFormation, b: InFormation, limit: number): number {
  if (!boxesMeet(a.area.box, b.area.box, limit)) return limit;
  return Math.min(limit, areaDistance(a.area, b.area));
}

/** Who keeps a unit from standing somewhere, and why. */
export interface EndBar {
  readonly refusal: Refusal;
  readonly by: InFormation | null;
}

/** What may keep a unit from standing somewhere, but for the edge of the table. */
export interface Around {
  readonly others: readonly InFormation[];
  readonly zone: Zone;
  /** Ground that is closed to the unit; left out, it is looked for under it. */
  readonly closed?: readonly ClosedGround[];
}

/** Of all around, what may keep a unit from standing anywhere within a box. */
export function aroundWithin(
  field: Field,
  unit: Unit,
  { others, zone }: Around,
  box: Box,
): Required<Around> {
  const enemies = zone.enemies.filter(({ enemy }) => boxesMeet(enemy.area.box, box, zone.limit));
  return {
    others: others.filter(({ area }) => boxesMeet(area.box, box)),
    zone: { ...zone, enemies },
    closed: closedWithin(field, unit, box),
  };
}

/** Why a move may not end on the ground that it does, or null. */
export function groundBar(
  field: Field,
  end: InFormation,
  closed?: readonly ClosedGround[],
): Refusal | null {
  if (!onTable(field, end.outline)) return refusal("move.terrain", "edge");
  return closedUnder(field, end, closed)[0]?.refusal ?? null;
}

/** Why a move may not end where it does, or null. */
export function endBar(
  field: Field,
  end: InFormation,
  { others, zone, closed }: Around,
): EndBar | null {
  const ground = groundBar(field, end, closed);
  if (ground !== null) return { refusal: ground, by: null };
  for (const other of others) {
    if (!boxesMeet(end.area.box, other.area.box) || !overlap(end.outline, other.outline)) continue;
    const whose = other.side === end.side ? "friend" : "enemy";
    return { refusal: refusal("move.interpenetrate", whose), by: other };
  }
  for (const { enemy, atStart } of zone.enemies) {
    const away = nearerThan(end, enemy, zone.limit);
    if (away < zone.limit && away < atStart) {
      const [measured, limit] = [lengthOf(away), lengthOf(zone.limit)];
      return { refusal: beyond("move.zone", measured, limit), by: enemy };
    }
  }
  return null;
}

/**
 * Where a straight motion comes nearest to an outline, in whole steps: on a straight line the distance
 * falls, then rises again.
 */
export function nearestOn(motion: Straight, outline: Convex): number {
  const { from, footprint } = motion;
  const before = outlineAt(from, footprint);
  const away = (steps: number): number => {
    const { x, y } = poseAfter(motion, steps);
    return roughDistance(outlineMoved(before, x - from.x, y - from.y), outline);
  };
  let low = 0;
  let high = motion.length;
  while (high - low > 2) {
    const third = Math.floor((high - low) / 3);
    if (away(low + third) <= away(high - third)) high -= third;
    else low += Math.max(1, third);
  }
  let best = low;
  let least = away(low);
  for (let steps = low + 1; steps <= high; steps++) {
    const here = away(steps);
    if (here >= least) continue;
    best = steps;
    least = here;
  }
  return best;
}

/** The last whole step before `bad` that is good, if 0 is good and it changes once between them. */
export function lastGood(bad: number, isGood: (steps: number) => boolean): number {
  let good = 0;
  let high = Math.ceil(bad);
  while (high - good > 1) {
    const middle = Math.floor((good + high) / 2);
    if (isGood(middle)) good = middle;
    else high = middle;
  }
  return good;
}
