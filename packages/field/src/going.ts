/** What the ground does to a stretch of a move: slows it, unforms the unit, stops it (`move.terrain`). */
import { isSkirmishers, type Refusal, refusal, type Unit } from "@adjutant/rules";
import { areaHolds, areasOverlap } from "./area.ts";
import { type Box, boxesMeet, cutBy } from "./convex.ts";
import { beside } from "./facing.ts";
import type { Point } from "./grid.ts";
import {
  joined,
  type Motion,
  poseAfter,
  type Span,
  type Swept,
  spansWithin,
  straight,
  sweep,
  sweptBox,
} from "./motion.ts";
import type { Field, InFormation } from "./table.ts";
import type { Terrain } from "./terrain.ts";

/** A stretch on which a unit goes slower: `pace` is what is left of a step. */
export interface Slow extends Span {
  readonly pace: number;
}

/** The ground along a motion, lengths in steps from its start. */
export interface Going {
  readonly slow: readonly Slow[];
  /** Where the ground is closed to the unit: it gets no farther. */
  readonly closed: { readonly at: number; readonly refusal: Refusal } | null;
  /** Where close order becomes Unformed. */
  readonly unformsAt: number | null;
}

/** Formations that profit from roads: march columns, columns of cavalry and limbered guns. */
export function marches(unit: Unit): boolean {
  switch (unit.arm) {
    case "infantry":
      return unit.formation === "marchColumn";
    case "cavalry":
      return unit.formation === "column";
    case "artillery":
      return unit.formation === "limbered";
    case "screen":
      return false;
  }
}

/** Is a stretch of the table covered by courses from end to end, their edges included. */
function isCovered(courses: readonly Terrain[], from: Point, to: Point, within: Span): boolean {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const spans: Span[] = [];
  for (const { area } of courses) {
    for (const part of area.parts) {
      const cut = cutBy(part, from, way);
      if (cut !== null) spans.push({ start: cut.from, end: cut.to });
    }
  }
  const near = 1e-9;
  return joined(spans).some(
    ({ start, end }) => start <= within.start + near && end >= within.end - near,
  );
}

/** Points that the middle of a unit's front passes, with the lengths between which it does. */
function* track(motion: Motion, swept: readonly Swept[]): Iterable<readonly [Point, Point]> {
  if (motion.kind === "straight") {
    yield [motion.from, poseAfter(motion, motion.length)];
    return;
  }
  for (const { start, end } of swept) yield [poseAfter(motion, start), poseAfter(motion, end)];
}

/**
 * Does a motion keep to the road: the middle of the front stays on roads and bridges all the way.
 */
export function keepsToRoad(field: Field, motion: Motion, swept: readonly Swept[]): boolean {
  const courses = field.terrain.filter(({ kind }) => kind === "road" || kind === "bridge");
  if (courses.length === 0) return false;
  const whole = { start: 0, end: 1 };
  for (const [from, to] of track(motion, swept)) {
    if (!isCovered(courses, from, to, whole)) return false;
  }
  return true;
}

/** Does a unit come upon bridges, and the line through its middle cross a river only where they are. */
function isBridged(
  field: Field,
  unit: Unit,
  river: Terrain,
  motion: Motion,
  swept: readonly Swept[],
): boolean {
  const { footprint } = motion;
  const bridges = field.terrain.filter(
    ({ kind, width, area }) =>
      kind === "bridge" &&
      (marches(unit) || footprint.frontage <= width) &&
      spansWithin(motion, area, swept).length > 0,
  );
  if (bridges.length === 0) return false;
  const front = poseAfter(motion, motion.length);
  const aslant = motion.kind === "wheel" || motion.towards !== motion.from.facing;
  const lines: (readonly [Point, Point])[] = aslant
    ? [
        [beside(motion.from, 0, -footprint.depth), motion.from],
        [motion.from, front],
        [beside(front, 0, -footprint.depth), front],
      ]
    : [[beside(motion.from, 0, -footprint.depth), front]];
  return lines.every(([from, to]) => {
    const way = { x: to.x - from.x, y: to.y - from.y };
    return river.area.parts.every((part) => {
      const cut = cutBy(part, from, way);
      if (cut === null || cut.to <= 0 || cut.from >= 1) return true;
      const within = { start: Math.max(0, cut.from), end: Math.min(1, cut.to) };
      return isCovered(bridges, from, to, within);
    });
  });
}

interface Effect {
  readonly pace: number;
  readonly closed: Refusal | null;
  readonly unforms: boolean;
}

const closedBy = (closed: Refusal): Effect => ({ pace: 1, closed, unforms: false });
const slowedTo = (pace: number, unforms = false): Effect => ({ pace, closed: null, unforms });

/** What a piece of terrain does to a unit in it, or null. */
function effectOf(field: Field, unit: Unit, terrain: Terrain): Effect | null {
  const paces = field.book.clauses["move.terrain"].value;
  const skirmishers = isSkirmishers(unit);
  const mounted = unit.arm === "cavalry" || unit.arm === "artillery";
  if (terrain.place !== null) return closedBy(refusal("move.terrain", "place"));
  if (terrain.ground === "difficult") {
    if (mounted) return closedBy(refusal("move.terrain"));
    return slowedTo(paces.difficult, !skirmishers);
  }
  if (terrain.river !== null) {
    if (terrain.river === "impassable") return closedBy(refusal("move.terrain", "impassable"));
    if (unit.arm === "artillery") return closedBy(refusal("move.terrain", "guns"));
    return slowedTo(paces.river);
  }
  if (terrain.steep) return slowedTo(paces.steep);
  return terrain.ground === "rough" && !skirmishers ? slowedTo(paces.rough) : null;
}

/** Ground on which a unit stands though it is closed to it. */
export interface ClosedGround {
  readonly terrain: Terrain;
  readonly refusal: Refusal;
}

/** The pieces of ground that are closed to a unit and that it may come upon within a box. */
export function closedWithin(field: Field, unit: Unit, box: Box): ClosedGround[] {
  const closed: ClosedGround[] = [];
  for (const terrain of field.terrain) {
    if (!boxesMeet(terrain.area.box, box)) continue;
    const refused = effectOf(field, unit, terrain)?.closed ?? null;
    if (refused !== null) closed.push({ terrain, refusal: refused });
  }
  return closed;
}

/**
 * The ground under a unit that is closed to it (`move.terrain`); none while the middle of its front
 * is on a road or a bridge, nor under who stands across a bridge.
 * @param among the closed ground that it may stand on, where that has been looked for already
 */
export function closedUnder(
  field: Field,
  standing: InFormation,
  among: readonly ClosedGround[] = closedWithin(field, standing.unit, standing.area.box),
): readonly ClosedGround[] {
  const { unit, area, pose, footprint } = standing;
  if (among.length === 0) return among;
  const closed = among.filter(({ terrain }) => {
    if (!boxesMeet(terrain.area.box, area.box) || !areasOverlap(area, terrain.area)) return false;
    if (terrain.river === null) return true;
    const still = straight(pose, footprint, 0);
    return !isBridged(field, unit, terrain, still, sweep(still));
  });
  if (closed.length === 0) return closed;
  const onWay = field.terrain.some(
    ({ kind, area: way }) => (kind === "bridge" || kind === "road") && areaHolds(way, pose),
  );
  return onWay ? [] : closed;
}

/**
 * The going along a motion off the roads: any part of the unit in a piece of ground counts.
 * @param places does the unit go through places: falling back it does
 */
export function goingOf(
  field: Field,
  unit: Unit,
  motion: Motion,
  swept: readonly Swept[],
  places: "closed" | "passed" = "closed",
): Going {
  const box = sweptBox(swept);
  const slow: Slow[] = [];
  let closed: Going["closed"] = null;
  let unformsAt: number | null = null;
  for (const terrain of field.terrain) {
    if (!boxesMeet(box, terrain.area.box)) continue;
    if (terrain.place !== null && places === "passed") continue;
    const effect = effectOf(field, unit, terrain);
    if (effect === null) continue;
    const spans = spansWithin(motion, terrain.area, swept);
    const [first] = spans;
    if (first === undefined) continue;
    if (terrain.river !== null && isBridged(field, unit, terrain, motion, swept)) continue;
    if (effect.closed !== null) {
      if (closed === null || first.start < closed.at) {
        closed = { at: first.start, refusal: effect.closed };
      }
      continue;
    }
    if (effect.unforms && (unformsAt === null || first.start < unformsAt)) unformsAt = first.start;
    for (const span of spans) slow.push({ start: span.start, end: span.end, pace: effect.pace });
  }
  return { slow: slowest(slow), closed, unformsAt };
}

/** Slow stretches one after the other: where several overlap, the slowest decides. */
function slowest(all: readonly Slow[]): readonly Slow[] {
  if (all.every(({ start }, i) => start >= (all[i - 1]?.end ?? 0))) return all;
  const limits = [...new Set(all.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  return limits.flatMap((end, i): Slow[] => {
    const start = limits[i - 1];
    if (start === undefined) return [];
    const here = all.filter((one) => one.start <= start && one.end >= end);
    return here.length === 0
      ? []
      : [{ start, end, pace: Math.min(...here.map(({ pace }) => pace)) }];
  });
}

/** Steps of its move that a unit spends on the first part of a motion, as a number is rounded. */
export function spentOn({ slow }: Going, length: number): number {
  let spent = length;
  for (const { start, end, pace } of slow) {
    const within = Math.min(end, length) - start;
    if (within > 0) spent += within / pace - within;
  }
  return spent;
}
