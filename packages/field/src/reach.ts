/** Where a unit can go: the way to a point, and the outline of all it reaches (§4). */
import { facingTowards, turnBetween, turns } from "./facing.ts";
import type { Point } from "./grid.ts";
import { othersOf, type Zone, zoneOf } from "./in-the-way.ts";
import { longestAmong } from "./longest.ts";
import { poseAfter, wheel } from "./motion.ts";
import { type Leg, moveOf, type Path, type PathCase, pathAmong, turnedAbout } from "./path.ts";
import type { Field, InFormation, OnTable } from "./table.ts";

function obliqueOf(field: Field): number {
  return field.book.clauses["move.wheel"].value.obliqueUpTo * turns.degree;
}

function stepsTo(from: Point, to: Point): number {
  return Math.round(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2));
}

/** The least wheel after which a point lies no farther aside than an oblique goes. */
function wheelFor(unit: InFormation, goal: Point, oblique: number): number {
  const aside = (turn: number): number => {
    const {
      x,
      y,
      facing: at,
    } = poseAfter(wheel(unit.pose, unit.footprint, turn), Number.POSITIVE_INFINITY);
    return turnBetween(at, facingTowards({ x, y }, goal));
  };
  const right = aside(0) > 0;
  const enough = (size: number): boolean => {
    const left = aside(right ? size : -size);
    return right ? left <= oblique : left >= -oblique;
  };
  let low = 0;
  let high: number = turns.half;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (enough(middle)) high = middle;
    else low = middle;
  }
  return right ? high : -high;
}

/** Straight or aslant to a point, after a wheel if it lies too far aside. */
function legsTo(field: Field, unit: InFormation, goal: Point): Leg[] {
  const oblique = obliqueOf(field);
  const aheadTo = (from: InFormation["pose"]): Leg => {
    const aside = turnBetween(from.facing, facingTowards(from, goal));
    return { kind: "ahead", length: stepsTo(from, goal), ...(aside !== 0 && { aside }) };
  };
  const { pose } = unit;
  if (stepsTo(pose, goal) === 0) return [];
  const aside = turnBetween(pose.facing, facingTowards(pose, goal));
  if (aside <= oblique && aside >= -oblique) return [aheadTo(pose)];
  const turn = wheelFor(unit, goal, oblique);
  const after = poseAfter(wheel(pose, unit.footprint, turn), Number.POSITIVE_INFINITY);
  return [{ kind: "wheel", turn }, aheadTo(after)];
}

/** What of a path matters first: that it is legal, then how much of the move it takes. */
function isBetter(a: Path, b: Path): boolean {
  if ((a.refusal === null) !== (b.refusal === null)) return a.refusal === null;
  return a.spent < b.spent;
}

/**
 * The way to a point for the middle of the front: straight or aslant, after a wheel if need be, or
 * turned about first; the cheaper one, legal or not. A facing to end in is one more wheel, the
 * player's own.
 */
export function pathTo(
  field: Field,
  units: readonly OnTable[],
  mover: InFormation,
  goal: Point,
  { bonus = 0 }: PathCase = {},
): Path {
  const others = othersOf(units, mover);
  const zone = zoneOf(field, mover, others);
  const measured = (legs: readonly Leg[]): Path =>
    pathAmong(field, others, zone, mover, legs, bonus);
  const onward = measured(legsTo(field, mover, goal));
  const about = turnedAbout(mover);
  const back = measured([{ kind: "about" }, ...legsTo(field, about, goal)]);
  return isBetter(back, onward) ? back : onward;
}

/** As far apart as this are the directions in which reach is tried. */
const apart = 5 * turns.degree;

/** Wheels go no farther round than this: beyond it one turns about first. */
const mostWheel = turns.quarter;

export interface Reach {
  /** Where the middle of the front can get without turning about, an outline through the start. */
  readonly onward: readonly Point[];
  /** The same after turning about. */
  readonly back: readonly Point[];
}

/** The farthest ends of moves in all directions to the front, from left to right. */
function fan(
  field: Field,
  others: readonly InFormation[],
  zone: Zone,
  mover: InFormation,
  first: readonly Leg[],
  bonus: number,
): Point[] {
  const oblique = obliqueOf(field);
  const most = moveOf(field, mover.unit, true, bonus);
  const endOf = (legs: readonly Leg[]): Point => {
    const { x, y } = longestAmong(field, others, zone, mover, [...first, ...legs], bonus).end.pose;
    return { x, y };
  };
  const aslant = (aside: number): Leg => ({ kind: "ahead", length: most, aside });
  const side = (sign: 1 | -1): Point[] => {
    const points: Point[] = [];
    for (let turn = mostWheel; turn > 0; turn -= apart) {
      points.push(endOf([{ kind: "wheel", turn: sign * turn }, aslant(sign * oblique)]));
    }
    return points;
  };
  const front: Point[] = [];
  for (let aside = -oblique; aside <= oblique; aside += apart) front.push(endOf([aslant(aside)]));
  return [...side(-1), ...front, ...side(1).toReversed()];
}

/** Corners that differ from those before them. */
function distinct(points: readonly Point[]): Point[] {
  return points.filter((point, i) => {
    const before = points[i - 1];
    return before === undefined || before.x !== point.x || before.y !== point.y;
  });
}

/**
 * The outlines of where a unit can go: ends of the longest legal moves straight on, aslant and after
 * a wheel, 5° apart. Within them a place may still be barred, by a friend who stands there say; the
 * path to it tells.
 */
export function reach(
  field: Field,
  units: readonly OnTable[],
  mover: InFormation,
  { bonus = 0 }: PathCase = {},
): Reach {
  const others = othersOf(units, mover);
  const zone = zoneOf(field, mover, others);
  const outline = (first: readonly Leg[], start: Point): Point[] => {
    const { x, y } = start;
    return distinct([{ x, y }, ...fan(field, others, zone, mover, first, bonus)]);
  };
  const about = turnedAbout(mover);
  return { onward: outline([], mover.pose), back: outline([{ kind: "about" }], about.pose) };
}
