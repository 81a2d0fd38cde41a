/** Where a unit faces, in whole minutes of arc, so that turns add up exactly. */
import { onLattice, type Point, wholeStep } from "./grid.ts";

/** Minutes of arc clockwise from "straight away from the near edge", 0 up to a full turn. */
export type Facing = number;

/** Minutes of arc in turns that come up again and again. */
export const turns = { degree: 60, quarter: 5400, half: 10_800, full: 21_600 } as const;

/** A facing brought into one turn, on whole minutes. */
export function facing(minutes: number): Facing {
  const within = wholeStep(minutes) % turns.full;
  return within < 0 ? within + turns.full : within;
}

/** The turn from one facing to another, clockwise positive, more than −½ up to ½ a turn. */
export function turnBetween(from: Facing, to: Facing): number {
  const turn = facing(to - from);
  return turn > turns.half ? turn - turns.full : turn;
}

const radian = Math.PI / turns.half;

/** Radians of an angle in minutes: the arc over a radius of 1. */
export function arcOf(minutes: number): number {
  return minutes * radian;
}

/** A power series, term by term: the machine's own sine may differ from one engine to another. */
function series(x: number, first: number, from: number): number {
  let term = first;
  let sum = first;
  for (let n = from; n < from + 16; n += 2) {
    term *= -(x * x) / (n * (n + 1));
    sum += term;
  }
  return sum;
}

const eighth = turns.quarter / 2;
/** Sines of a quarter turn, minute by minute, once they have been asked for. */
const sines = new Float64Array(turns.quarter + 1).fill(Number.NaN);

function sineWithin(minutes: number): number {
  const known = sines[minutes];
  if (known !== undefined && !Number.isNaN(known)) return known;
  let sine: number;
  if (minutes === eighth) sine = Math.SQRT1_2;
  else if (minutes < eighth) sine = series(minutes * radian, minutes * radian, 2);
  else sine = series((turns.quarter - minutes) * radian, 1, 1);
  sines[minutes] = sine;
  return sine;
}

/** The sine of an angle in whole minutes: the same on every machine, exact at quarter turns. */
export function sine(minutes: number): number {
  const within = facing(minutes);
  if (within > turns.half) return -sine(turns.full - within);
  return sineWithin(within > turns.quarter ? turns.half - within : within);
}

/** Directions, minute by minute, once they have been asked for. */
const directions = new Map<Facing, Point>();

/** The direction straight ahead: a vector of length 1. */
export function ahead(at: Facing): Point {
  const known = directions.get(at);
  if (known !== undefined) return known;
  const direction = { x: sine(at), y: sine(at + turns.quarter) };
  directions.set(at, direction);
  return direction;
}

/** The facing, to the nearest minute, that looks from one point to another. */
export function facingTowards(from: Point, to: Point): Facing {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // The quarter turn that the direction is in, then halving within it.
  const start =
    dx >= 0 ? (dy > 0 ? 0 : turns.quarter) : dy <= 0 ? turns.half : turns.half + turns.quarter;
  const across = (minutes: number): number => {
    const { x, y } = ahead(start + minutes);
    return dx * y - dy * x;
  };
  let low = 0;
  let high: number = turns.quarter;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (across(middle) >= 0) low = middle;
    else high = middle;
  }
  const [before, after] = [across(low), across(high)];
  return facing(start + (before <= -after ? low : high));
}

/** Where a unit stands: the middle of its front edge, on whole steps, and where it faces. */
export interface Pose extends Point {
  readonly facing: Facing;
}

/**
 * A point by its place beside and before a pose, on the fine lattice.
 * @param right steps to the right, left negative
 * @param forward steps to the front, to the rear negative
 */
export function beside(pose: Pose, right: number, forward: number): Point {
  return besideAlong(pose, ahead(pose.facing), right, forward);
}

/** The same for whoever knows already which way the pose looks. */
export function besideAlong(pose: Pose, { x, y }: Point, right: number, forward: number): Point {
  return {
    x: pose.x + onLattice(right * y + forward * x),
    y: pose.y + onLattice(forward * y - right * x),
  };
}

/** The pose after a step to the right and to the front, facing as before, on whole steps. */
export function shifted(pose: Pose, right: number, forward: number): Pose {
  const { x, y } = ahead(pose.facing);
  return {
    x: pose.x + wholeStep(right * y + forward * x),
    y: pose.y + wholeStep(forward * y - right * x),
    facing: pose.facing,
  };
}

/** Steps to the right and to the front of a pose at which a point lies. */
export function seenFrom(pose: Pose, point: Point): { right: number; forward: number } {
  const { x, y } = ahead(pose.facing);
  const dx = point.x - pose.x;
  const dy = point.y - pose.y;
  return { right: dx * y - dy * x, forward: dx * x + dy * y };
}
