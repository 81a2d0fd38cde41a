/** What one point of a front sees of a target: by spans of directions, not by trying lines. */
import { type Convex, cutBy } from "./convex.ts";
import type { Muzzle } from "./firing-front.ts";
import type { Point } from "./grid.ts";
import { firstMeeting, type Stops, stopper } from "./lines.ts";
import {
  betweenThem,
  emptySpan,
  leftward,
  narrow,
  narrowToRange,
  type Span,
  spanOf,
  spansMeet,
  width,
} from "./span.ts";

/** A point of the firing front and what becomes of its fire. */
export type FrontPoint = { readonly at: Point } & (
  | { readonly sees: Point; readonly barred: null }
  | { readonly sees: null; readonly barred: "arc" | "range" }
  | { readonly sees: null; readonly barred: "blocked"; readonly by: readonly string[] }
);

/** Everything about a firer and its target that all points of the front share. */
export interface Lookout {
  readonly target: readonly Convex[];
  /** Steps. */
  readonly range: number;
  readonly stops: Stops;
}

/** The limits of the arc of a point, or null all round. */
export type ArcLimits = { readonly left: Point; readonly right: Point } | null;

/** What an obstacle hides of a window. */
interface Shadow extends Span {
  readonly id: string;
}

/** How far along a direction the line through a crest's stretch lies. */
function alongTo([a, b]: Convex, from: Point, way: Point): number | null {
  if (a === undefined || b === undefined) return null;
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const gain = way.x * ey - way.y * ex;
  return gain === 0 ? null : ((a.x - from.x) * ey - (a.y - from.y) * ex) / gain;
}

/** Does an outline, or a crest's stretch, stand before the target along a direction. */
function isBefore(part: Convex, target: Convex, from: Point, way: Point): boolean {
  const end = cutBy(target, from, way)?.from ?? 0;
  if (part.length === 2) {
    const along = alongTo(part, from, way);
    return along !== null && along >= 0 && along <= end;
  }
  const cut = cutBy(part, from, way);
  return cut !== null && cut.to > 0 && cut.from < end * (1 - 1e-12);
}

const spare = emptySpan();

/** Writes down what stops a line, once: many lines are stopped by few things. */
function note(by: string[], id: string): void {
  if (!by.includes(id)) by.push(id);
}

/**
 * The shadows that fall into a window; those that reach over its limits narrow it at once.
 * @returns the shadows left in the midst of it, or the one that hides all of it
 */
function shadowsIn(
  window: Span,
  lookout: Lookout,
  target: Convex,
  from: Point,
  by: string[],
): Shadow[] | null {
  const shadows: Shadow[] = [];
  for (const { id, part } of lookout.stops.parts) {
    const standpoint = spanOf(part, from, spare);
    if (standpoint === "inside") {
      note(by, id);
      return null;
    }
    const { rightX, rightY, leftX, leftY } = spare;
    if (standpoint === "onEdge") {
      const hidesRight = leftward(rightX, rightY, window.rightX, window.rightY) >= 0;
      const hidesLeft = leftward(rightX, rightY, window.leftX, window.leftY) >= 0;
      if (hidesRight || hidesLeft) note(by, id);
      if (hidesRight && hidesLeft) return null;
      if (hidesRight) {
        window.rightX = leftX;
        window.rightY = leftY;
      } else if (hidesLeft) {
        window.leftX = rightX;
        window.leftY = rightY;
      }
      continue;
    }
    if (!spansMeet(window, spare)) continue;
    const shadow = { id, rightX, rightY, leftX, leftY };
    narrow(spare, window.rightX, window.rightY, window.leftX, window.leftY);
    const middle = betweenThem(spare.rightX, spare.rightY, spare.leftX, spare.leftY);
    if (!isBefore(part, target, from, middle)) continue;
    note(by, id);
    shadows.push(shadow);
  }
  return closedIn(window, shadows);
}

/** Narrows a window by the shadows over its limits, again and again; null if nothing is left. */
function closedIn(window: Span, shadows: Shadow[]): Shadow[] | null {
  let left = shadows;
  for (let changed = true; changed; ) {
    changed = false;
    const midst: Shadow[] = [];
    for (const shadow of left) {
      const overRight =
        leftward(shadow.rightX, shadow.rightY, window.rightX, window.rightY) >= 0 &&
        leftward(window.rightX, window.rightY, shadow.leftX, shadow.leftY) >= 0;
      const overLeft =
        leftward(window.leftX, window.leftY, shadow.leftX, shadow.leftY) >= 0 &&
        leftward(shadow.rightX, shadow.rightY, window.leftX, window.leftY) >= 0;
      if (overRight && overLeft) return null;
      if (overRight) {
        window.rightX = shadow.leftX;
        window.rightY = shadow.leftY;
      } else if (overLeft) {
        window.leftX = shadow.rightX;
        window.leftY = shadow.rightY;
      } else if (spansMeet(window, shadow)) midst.push(shadow);
      changed ||= overRight || overLeft;
    }
    if (width(window) !== "wide") return null;
    left = midst;
  }
  return left;
}

/** A direction in a window that no shadow in its midst hides. */
function freeWay(window: Span, shadows: readonly Shadow[]): Point {
  let x = window.leftX;
  let y = window.leftY;
  for (const { rightX, rightY } of shadows) {
    if (leftward(x, y, rightX, rightY) < 0) {
      x = rightX;
      y = rightY;
    }
  }
  return betweenThem(window.rightX, window.rightY, x, y);
}

/** Directions straight at the edges of an outline that look towards a point. */
function squareTo(outline: Convex, from: Point): Point[] {
  const ways: Point[] = [];
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i];
    const b = outline[(i + 1) % outline.length];
    if (a === undefined || b === undefined) continue;
    const side = leftward(a.x - from.x, a.y - from.y, b.x - from.x, b.y - from.y);
    if (side < 0) ways.push({ x: a.y - b.y, y: b.x - a.x });
  }
  return ways;
}

/** Into how many parts the directions between two corners are cut: depth in a wood has no corners. */
const cuts = 8;

/**
 * The directions of a window to try where the depth of woods decides: first those at which it is
 * least, then all corners, then between them.
 */
function* waysAmongWoods(
  window: Span,
  lookout: Lookout,
  target: Convex,
  from: Point,
): Iterable<Point> {
  const { rightX, rightY, leftX, leftY } = window;
  const inside = ({ x, y }: Point): boolean =>
    leftward(rightX, rightY, x, y) > 0 && leftward(x, y, leftX, leftY) > 0;
  const ways = squareTo(target, from).filter(inside);
  yield* ways;
  yield betweenThem(rightX, rightY, leftX, leftY);
  const first = ways.length;
  ways.push({ x: rightX, y: rightY }, { x: leftX, y: leftY });
  const { woodParts, parts } = lookout.stops;
  for (const part of woodParts) ways.push(...squareTo(part, from).filter(inside));
  const toCorners = (part: Convex): void => {
    for (const { x, y } of part) {
      const way = { x: x - from.x, y: y - from.y };
      if (inside(way)) ways.push(way);
    }
  };
  toCorners(target);
  for (const part of woodParts) toCorners(part);
  for (const { part } of parts) toCorners(part);
  yield* ways.slice(first);
  ways.sort((a, b) => leftward(b.x, b.y, a.x, a.y));
  for (const [i, b] of ways.entries()) {
    const a = ways[i - 1];
    if (a === undefined || leftward(a.x, a.y, b.x, b.y) <= 0) continue;
    const sizeA = Math.sqrt(a.x * a.x + a.y * a.y);
    const sizeB = Math.sqrt(b.x * b.x + b.y * b.y);
    for (let k = 1; k < cuts; k++) {
      const share = k / cuts;
      yield {
        x: (a.x / sizeA) * (1 - share) + (b.x / sizeB) * share,
        y: (a.y / sizeA) * (1 - share) + (b.y / sizeB) * share,
      };
    }
  }
}

/** Where a free line along one of some directions meets the target, or null. */
function metAlong(
  ways: Iterable<Point>,
  lookout: Lookout,
  target: Convex,
  from: Point,
  by: string[],
): Point | null {
  const parts = [target];
  for (const way of ways) {
    const end = firstMeeting(parts, from, way);
    if (end === null) continue;
    const stopped = stopper(lookout.stops, from, way, end);
    if (stopped === null) return { x: from.x + way.x * end, y: from.y + way.y * end };
    note(by, stopped);
  }
  return null;
}

/** What is seen through a window that is at least partly in arc and range. */
function seenThrough(
  window: Span,
  lookout: Lookout,
  target: Convex,
  from: Point,
  by: string[],
): Point | null {
  if (width(window) === "one") {
    const { rightX, rightY, leftX, leftY } = window;
    const ways = [
      { x: rightX, y: rightY },
      { x: leftX, y: leftY },
    ];
    return metAlong(ways, lookout, target, from, by);
  }
  const whole = lookout.stops.woods.length > 0 ? { ...window } : null;
  const shadows = shadowsIn(window, lookout, target, from, by);
  if (shadows === null) return null;
  if (whole !== null) {
    return metAlong(waysAmongWoods(whole, lookout, target, from), lookout, target, from, by);
  }
  const way = freeWay(window, shadows);
  const end = firstMeeting([target], from, way) ?? 0;
  return { x: from.x + way.x * end, y: from.y + way.y * end };
}

/** What becomes of the fire of one point. */
export function frontPoint(lookout: Lookout, { at }: Muzzle, arc: ArcLimits): FrontPoint {
  const by: string[] = [];
  const window = emptySpan();
  let barred: "arc" | "range" | "blocked" = "arc";
  for (const target of lookout.target) {
    if (spanOf(target, at, window) !== "outside") return { at, sees: at, barred: null };
    if (arc !== null) {
      const { left, right } = arc;
      if (leftward(right.x, right.y, window.leftX, window.leftY) < 0) continue;
      if (leftward(window.rightX, window.rightY, left.x, left.y) < 0) continue;
      narrow(window, right.x, right.y, left.x, left.y);
    }
    if (barred === "arc") barred = "range";
    if (!narrowToRange(window, target, at, lookout.range) || width(window) === "none") continue;
    barred = "blocked";
    const sees = seenThrough(window, lookout, target, at, by);
    if (sees !== null) return { at, sees, barred: null };
  }
  if (barred !== "blocked") return { at, sees: null, barred };
  // Most points have one thing before them, and there are many points.
  return { at, sees: null, barred, by: by.length < 2 ? by : by.sort() };
}
