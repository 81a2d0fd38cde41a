/**
 * Convex outlines, counter-clockwise, with corners on the fine lattice: whether they meet, how far
 * apart they are, what a line cuts from them. Yes and no are decided on exact products.
 */
import { isAboutWhole, type Point, type Squared, stepsUp } from "./grid.ts";

/** Three or more corners counter-clockwise, convex, no three in line. */
export type Convex = readonly Point[];

/** The upright rectangle around something. */
export interface Box {
  readonly left: number;
  readonly near: number;
  readonly right: number;
  readonly far: number;
}

export function boxOf(points: Iterable<Point>): Box {
  let left = Number.POSITIVE_INFINITY;
  let near = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let far = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < near) near = y;
    if (y > far) far = y;
  }
  return { left, near, right, far };
}

/** Do two boxes come within a distance of each other, left to right and near to far. */
export function boxesMeet(a: Box, b: Box, within = 0): boolean {
  return (
    a.left <= b.right + within &&
    b.left <= a.right + within &&
    a.near <= b.far + within &&
    b.near <= a.far + within
  );
}

/** Twice the area of a triangle, positive if its corners run counter-clockwise. */
export function turnOf(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Is every point of `b` outside one edge of `a`; `apart` asks for a gap, else touching is enough. */
function outsideAnEdge(a: Convex, b: readonly Point[], apart: boolean): boolean {
  let from = a[a.length - 1];
  for (const to of a) {
    if (from !== undefined) {
      let outside = true;
      for (const point of b) {
        const side = turnOf(from, to, point);
        if (apart ? side >= 0 : side > 0) {
          outside = false;
          break;
        }
      }
      if (outside) return true;
    }
    from = to;
  }
  return false;
}

/** Do the insides meet; edges and corners that only touch do not count. */
export function overlap(a: Convex, b: Convex): boolean {
  return !outsideAnEdge(a, b, false) && !outsideAnEdge(b, a, false);
}

/** Does one edge of an outline keep off all of some points, so that nothing between them overlaps it. */
export function keepsOff(outline: Convex, points: readonly Point[]): boolean {
  return outsideAnEdge(outline, points, false);
}

/** Do they meet at all, be it in a point. */
export function touch(a: Convex, b: Convex): boolean {
  return !outsideAnEdge(a, b, true) && !outsideAnEdge(b, a, true);
}

/** Is a point inside or on the edge. */
export function holds(outline: Convex, point: Point): boolean {
  let from = outline[outline.length - 1];
  for (const to of outline) {
    if (from !== undefined && turnOf(from, to, point) < 0) return false;
    from = to;
  }
  return true;
}

/** The square of the distance from a point to a stretch, as a number is rounded. */
function squareFrom(point: Point, a: Point, b: Point): number {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const dx = point.x - a.x;
  const dy = point.y - a.y;
  const along = dx * ex + dy * ey;
  if (along <= 0) return dx * dx + dy * dy;
  const length = ex * ex + ey * ey;
  if (along >= length) return (dx - ex) * (dx - ex) + (dy - ey) * (dy - ey);
  const turn = ex * dy - ey * dx;
  return (turn * turn) / length;
}

/** The same, none of it rounded. */
function squaredFrom(point: Point, a: Point, b: Point): Squared {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const dx = point.x - a.x;
  const dy = point.y - a.y;
  const along = dx * ex + dy * ey;
  const length = ex * ex + ey * ey;
  if (along <= 0 || along >= length) return { top: squareFrom(point, a, b), times: 1, by: 1 };
  const turn = ex * dy - ey * dx;
  return { top: turn, times: turn, by: length };
}

/** The least square of the distances from the corners of one to the edges of another. */
function leastFrom(corners: Convex, edges: Convex): number {
  let least = Number.POSITIVE_INFINITY;
  let from = edges[edges.length - 1];
  for (const to of edges) {
    if (from !== undefined) {
      for (const corner of corners) {
        const square = squareFrom(corner, from, to);
        if (square < least) least = square;
      }
    }
    from = to;
  }
  return least;
}

/** Squares closer together than this, in square steps, are told apart exactly. */
const close = 1e-3;

/** The distances from the corners of one to the edges of another that are close to the least. */
function closeTo(least: number, corners: Convex, edges: Convex): Squared[] {
  return edges.flatMap((to, i) => {
    const from = edges[i - 1] ?? edges[edges.length - 1] ?? to;
    const near = corners.filter((corner) => squareFrom(corner, from, to) <= least + close);
    return near.map((corner) => squaredFrom(corner, from, to));
  });
}

/** The distance from edge to edge in whole steps, rounded up; 0 if they meet. */
export function distanceBetween(a: Convex, b: Convex): number {
  if (touch(a, b)) return 0;
  const least = Math.min(leastFrom(a, b), leastFrom(b, a));
  const about = Math.sqrt(least);
  if (!isAboutWhole(about)) return Math.ceil(about);
  return Math.min(...[...closeTo(least, a, b), ...closeTo(least, b, a)].map(stepsUp));
}

/** The distance from edge to edge as a number is rounded: not for limits. */
export function roughDistance(a: Convex, b: Convex): number {
  return touch(a, b) ? 0 : Math.sqrt(Math.min(leastFrom(a, b), leastFrom(b, a)));
}

/** The part of a line inside an outline, in multiples of `way` from `start`; edges belong to it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What an outline cuts from a line without ends, or null if the line misses it. */
export function cutBy(outline: Convex, start: Point, way: Point): Stretch | null {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  let a = outline[outline.length - 1];
  for (const b of outline) {
    if (a !== undefined) {
      const ex = b.x - a.x;
      const ey = b.y - a.y;
      const side = ex * (start.y - a.y) - ey * (start.x - a.x);
      const gain = ex * way.y - ey * way.x;
      if (gain === 0) {
        if (side < 0) return null;
      } else {
        const at = -side / gain;
        if (gain > 0) {
          if (at > from) from = at;
        } else if (at < to) to = at;
        if (from > to) return null;
      }
    }
    a = b;
  }
  return { from, to };
}

/** The area of an outline in square steps. */
export function areaOf(outline: readonly Point[]): number {
  let twice = 0;
  const first = outline[0];
  for (let i = 2; i < outline.length; i++) {
    const b = outline[i - 1];
    const c = outline[i];
    if (first && b && c) twice += turnOf(first, b, c);
  }
  return twice / 2;
}

/** What lies on the left of the line from `a` to `b`, its corners rounded as numbers are. */
export function leftOf(outline: readonly Point[], a: Point, b: Point): Point[] {
  const kept: Point[] = [];
  let from = outline[outline.length - 1];
  if (from === undefined) return kept;
  let before = turnOf(a, b, from);
  for (const to of outline) {
    const after = turnOf(a, b, to);
    if ((before < 0 && after > 0) || (before > 0 && after < 0)) {
      const share = before / (before - after);
      kept.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    if (after >= 0) kept.push(to);
    from = to;
    before = after;
  }
  return kept;
}

/** The area that two outlines share, in square steps. */
export function sharedArea(a: Convex, b: Convex): number {
  let left: readonly Point[] = a;
  let from = b[b.length - 1];
  for (const to of b) {
    if (from !== undefined) left = leftOf(left, from, to);
    if (left.length === 0) return 0;
    from = to;
  }
  return areaOf(left);
}

/** The smallest convex outline around points. */
export function hullOf(points: readonly Point[]): Convex {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const chain = (order: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of order) {
      while (kept.length >= 2) {
        const a = kept[kept.length - 2];
        const b = kept[kept.length - 1];
        if (a && b && turnOf(a, b, point) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    kept.pop();
    return kept;
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}
