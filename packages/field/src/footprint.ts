/** The ground that a unit in formation takes on the table (`footprint.table`). */
import { footprintNow, type Rulebook, type Scale, type Unit } from "@adjutant/rules";
import type { Convex } from "./convex.ts";
import { ahead, beside, besideAlong, type Pose } from "./facing.ts";
import { type Point, stepsOf } from "./grid.ts";

/** Frontage and depth in steps. */
export interface Footprint {
  readonly frontage: number;
  readonly depth: number;
}

/** How casualties are marked: with markers each removed base narrows the footprint. */
export type Marking = "roster" | "markers";

/** The footprint of a unit, or null of a garrison: it stands in its place. */
export function footprintOf(
  unit: Unit,
  scale: Scale,
  marking: Marking,
  book: Rulebook,
): Footprint | null {
  const now = footprintNow(unit, scale, marking, book);
  const [frontage, depth] = [stepsOf(now.frontage), stepsOf(now.depth)];
  return frontage === 0 || depth === 0 ? null : { frontage, depth };
}

/** The outline of a footprint: front left, rear left, rear right, front right. */
export function outlineAt(pose: Pose, { frontage, depth }: Footprint): Convex {
  const half = frontage / 2;
  const way = ahead(pose.facing);
  return [
    besideAlong(pose, way, -half, 0),
    besideAlong(pose, way, -half, -depth),
    besideAlong(pose, way, half, -depth),
    besideAlong(pose, way, half, 0),
  ];
}

/** An outline somewhere else, turned as it is; whole steps away it is what `outlineAt` makes there. */
export function outlineMoved(outline: Convex, dx: number, dy: number): Convex {
  return outline.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}

/** The middle of a footprint. */
export function middleOf(pose: Pose, { depth }: Footprint): Point {
  return beside(pose, 0, -depth / 2);
}

/** A stretch of an outline that looks outward along `out`, a direction of length 1. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly out: Point;
}

/** The front edge from left to right. */
export function frontEdge(pose: Pose, { frontage }: Footprint): Edge {
  const half = frontage / 2;
  return { from: beside(pose, -half, 0), to: beside(pose, half, 0), out: ahead(pose.facing) };
}
