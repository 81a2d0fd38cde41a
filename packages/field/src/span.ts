/**
 * What lies to the left and to the right of a point that looks out over the table: directions
 * between a rightmost and a leftmost one, less than half a turn apart.
 */
import type { Convex } from "./convex.ts";
import type { Point } from "./grid.ts";

/** A span of directions from right to left, its limits included. It is written over and over. */
export interface Span {
  rightX: number;
  rightY: number;
  leftX: number;
  leftY: number;
}

export const emptySpan = (): Span => ({ rightX: 0, rightY: 0, leftX: 0, leftY: 0 });

/** Differences of direction below this, as a sine, are rounding. */
const rounding = 1e-14;

/** The sine of the turn from one direction to another, times both lengths: positive is left. */
export function leftward(ax: number, ay: number, bx: number, by: number): number {
  return ax * by - ay * bx;
}

/**
 * How wide a span is: "wide", one direction only, or nothing at all if its limits have crossed.
 */
export function width({ rightX, rightY, leftX, leftY }: Span): "wide" | "one" | "none" {
  const turn = leftward(rightX, rightY, leftX, leftY);
  const sizes = (rightX * rightX + rightY * rightY) * (leftX * leftX + leftY * leftY);
  if (turn * turn > rounding * rounding * sizes) return turn > 0 ? "wide" : "none";
  return "one";
}

/** How a point stands to an outline it looks at. */
export type Standpoint = "outside" | "onEdge" | "inside";

/**
 * The span of directions in which an outline lies.
 * @returns how the point stands: from within an outline there is no span; on an edge the span is the
 *   half of all directions on the edge's left
 */
export function spanOf(outline: Convex, from: Point, span: Span): Standpoint {
  let outside = false;
  let onEdge = false;
  let started = false;
  let rightX = 0;
  let rightY = 0;
  let leftX = 0;
  let leftY = 0;
  const last = outline[outline.length - 1] ?? from;
  let px = last.x - from.x;
  let py = last.y - from.y;
  for (const corner of outline) {
    const x = corner.x - from.x;
    const y = corner.y - from.y;
    const side = leftward(px, py, x, y);
    if (side < 0) outside = true;
    else if (side === 0 && px * x + py * y < 0) {
      onEdge = true;
      span.rightX = x - px;
      span.rightY = y - py;
      span.leftX = px - x;
      span.leftY = py - y;
    }
    px = x;
    py = y;
    if (x === 0 && y === 0) outside = true;
    else if (!started) {
      started = true;
      rightX = leftX = x;
      rightY = leftY = y;
    } else {
      if (leftward(rightX, rightY, x, y) < 0) {
        rightX = x;
        rightY = y;
      }
      if (leftward(leftX, leftY, x, y) > 0) {
        leftX = x;
        leftY = y;
      }
    }
  }
  if (onEdge) return "onEdge";
  span.rightX = rightX;
  span.rightY = rightY;
  span.leftX = leftX;
  span.leftY = leftY;
  return outside ? "outside" : "inside";
}

/** Do two spans share more than a limit. */
export function spansMeet(a: Span, b: Span): boolean {
  return (
    leftward(a.rightX, a.rightY, b.leftX, b.leftY) > 0 &&
    leftward(b.rightX, b.rightY, a.leftX, a.leftY) > 0
  );
}

/** Cuts a span down to what it shares with another; its limits cross if that is nothing. */
export function narrow(span: Span, rightX: number, rightY: number, leftX: number, leftY: number) {
  if (leftward(span.rightX, span.rightY, rightX, rightY) > 0) {
    span.rightX = rightX;
    span.rightY = rightY;
  }
  if (leftward(span.leftX, span.leftY, leftX, leftY) < 0) {
    span.leftX = leftX;
    span.leftY = leftY;
  }
}

/** A direction between two, nearer to neither. */
export function betweenThem(ax: number, ay: number, bx: number, by: number): Point {
  const a = Math.sqrt(ax * ax + ay * ay);
  const b = Math.sqrt(bx * bx + by * by);
  return { x: ax / a + bx / b, y: ay / a + by / b };
}

/**
 * Cuts a span down to the directions in which the near side of an outline is within range.
 * @returns whether anything of the near side is
 */
export function narrowToRange(span: Span, outline: Convex, from: Point, range: number): boolean {
  let farthest = 0;
  for (const { x, y } of outline) {
    const square = (x - from.x) * (x - from.x) + (y - from.y) * (y - from.y);
    if (square > farthest) farthest = square;
  }
  if (farthest <= range * range) return true;
  // Seen from outside, counter-clockwise near edges run from left to right.
  let any = false;
  let rightX = 0;
  let rightY = 0;
  let leftX = 0;
  let leftY = 0;
  let a = outline[outline.length - 1];
  for (const b of outline) {
    if (a === undefined) continue;
    const dx = a.x - from.x;
    const dy = a.y - from.y;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    a = b;
    const side = leftward(dx, dy, ex, ey);
    if (side >= 0) continue;
    const square = ex * ex + ey * ey;
    const reach = range * range * square;
    let under = reach - side * side;
    if (under < -rounding * reach) continue;
    under = under <= rounding * reach ? 0 : Math.sqrt(under);
    const half = -(dx * ex + dy * ey);
    const start = Math.max(0, (half - under) / square);
    const end = Math.min(1, (half + under) / square);
    if (start > end) continue;
    const sx = dx + ex * start;
    const sy = dy + ey * start;
    const tx = dx + ex * end;
    const ty = dy + ey * end;
    if (!any || leftward(leftX, leftY, sx, sy) > 0) {
      leftX = sx;
      leftY = sy;
    }
    if (!any || leftward(rightX, rightY, tx, ty) < 0) {
      rightX = tx;
      rightY = ty;
    }
    any = true;
  }
  if (any) narrow(span, rightX, rightY, leftX, leftY);
  return any;
}
