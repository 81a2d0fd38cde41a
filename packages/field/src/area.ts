/** Outlines as a map draws them – any simple polygon, any course with a width – in convex parts. */
import {
  areaOf,
  type Box,
  boxesMeet,
  boxOf,
  type Convex,
  distanceBetween,
  holds,
  overlap,
  sharedArea,
  touch,
  turnOf,
} from "./convex.ts";
import { lengthOf, onLattice, type Point, stepsOf } from "./grid.ts";

/** A pair of coordinates in the scale's unit, as files write points. */
export type Coordinates = readonly [x: number, y: number];

/** A shape in the scale's unit: an outline, or a course with a width. */
export type Shape =
  | { readonly polygon: readonly Coordinates[] }
  | { readonly line: readonly Coordinates[]; readonly width: number };

/** What is wrong with a shape. */
export type ShapeFault = "tooFewPoints" | "crossesItself" | "noArea" | "noWidth";

/** Ground with an outline, in convex parts that only touch each other. */
export interface Area {
  readonly parts: readonly Convex[];
  readonly box: Box;
  /** The corners in order: of a polygon counter-clockwise, of a course along its left and back. */
  readonly outline: readonly Point[];
}

const onGrid = ([x, y]: Coordinates): Point => ({ x: stepsOf(x), y: stepsOf(y) });

/** The corners that make a difference: none twice, none in the middle of a straight edge. */
function cornersOf(points: readonly Point[]): Point[] {
  let corners = points.filter((point, i) => {
    const before = points[(i + points.length - 1) % points.length];
    return before === undefined || before.x !== point.x || before.y !== point.y;
  });
  for (let fewer = true; fewer && corners.length > 2; ) {
    const kept = corners.filter((b, i) => {
      const a = corners[(i + corners.length - 1) % corners.length];
      const c = corners[(i + 1) % corners.length];
      return a === undefined || c === undefined || turnOf(a, b, c) !== 0;
    });
    fewer = kept.length < corners.length;
    corners = kept;
  }
  return corners;
}

function stretchesMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const boxes = boxesMeet(boxOf([a, b]), boxOf([c, d]));
  const across = turnOf(a, b, c) * turnOf(a, b, d) <= 0;
  return boxes && across && turnOf(c, d, a) * turnOf(c, d, b) <= 0;
}

function crossesItself(corners: readonly Point[]): boolean {
  const count = corners.length;
  return corners.some((a, i) =>
    corners.some((c, j) => {
      const apart = (j - i + count) % count;
      if (j < i || apart < 2 || apart > count - 2) return false;
      const b = corners[(i + 1) % count];
      const d = corners[(j + 1) % count];
      return b !== undefined && d !== undefined && stretchesMeet(a, b, c, d);
    }),
  );
}

/** Why a shape is no ground at all, or null. Coordinates are read to whole steps. */
export function shapeFault(shape: Shape): ShapeFault | null {
  if ("line" in shape) {
    const points = withoutRepeats(shape.line.map(onGrid));
    if (points.length < 2) return "tooFewPoints";
    return stepsOf(shape.width) > 0 ? null : "noWidth";
  }
  if (shape.polygon.length < 3) return "tooFewPoints";
  const corners = cornersOf(shape.polygon.map(onGrid));
  if (corners.length < 3) return "noArea";
  return crossesItself(corners) ? "crossesItself" : null;
}

function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter((point, i) => {
    const before = points[i - 1];
    return before === undefined || before.x !== point.x || before.y !== point.y;
  });
}

const isConvex = (corners: readonly Point[]): boolean =>
  corners.every((b, i) => {
    const a = corners[(i + corners.length - 1) % corners.length];
    const c = corners[(i + 1) % corners.length];
    return a !== undefined && c !== undefined && turnOf(a, b, c) > 0;
  });

/** Two parts with an edge in common as one, if that is convex. */
function joined(a: Convex, b: Convex): Convex | null {
  for (let i = 0; i < a.length; i++) {
    const from = a[i];
    const to = a[(i + 1) % a.length];
    const j = b.findIndex((point, k) => point === to && b[(k + 1) % b.length] === from);
    if (j < 0) continue;
    // From `to` around `a` to `from`, then the corners of `b` between `from` and `to`.
    const around = a.map((_, k) => a[(i + 1 + k) % a.length]);
    const rest = b.slice(2).map((_, k) => b[(j + 2 + k) % b.length]);
    const outline = cornersOf([...around, ...rest].filter((point) => point !== undefined));
    return isConvex(outline) ? outline : null;
  }
  return null;
}

/** Cuts a simple outline into triangles, ear by ear, and puts together what stays convex. */
function convexParts(corners: readonly Point[]): readonly Convex[] {
  if (isConvex(corners)) return [corners];
  const left = [...corners];
  const ears: Convex[] = [];
  while (left.length > 3) {
    const ear = left.findIndex((b, i) => {
      const a = left[(i + left.length - 1) % left.length];
      const c = left[(i + 1) % left.length];
      if (!a || !c || turnOf(a, b, c) <= 0) return false;
      return !left.some(
        (point) => point !== a && point !== b && point !== c && holds([a, b, c], point),
      );
    });
    const at = Math.max(ear, 0);
    const a = left[(at + left.length - 1) % left.length];
    const b = left[at];
    const c = left[(at + 1) % left.length];
    if (a && b && c && turnOf(a, b, c) > 0) ears.push([a, b, c]);
    left.splice(at, 1);
  }
  if (isConvex(left)) ears.push(left);
  const parts: Convex[] = [];
  for (const ear of ears) {
    const at = parts.findIndex((part) => joined(part, ear) !== null);
    const known = parts[at];
    const both = known === undefined ? null : joined(known, ear);
    if (both === null) parts.push(ear);
    else parts[at] = both;
  }
  return parts;
}

/** How far a sharp bend of a course may reach beyond its half width. */
const longestMitre = 2;

/** The left and right edge of a course beside one of its points. */
function edgesAt(points: readonly Point[], i: number, half: number): readonly [Point, Point] {
  const at = points[i] ?? { x: 0, y: 0 };
  const unit = (a: Point | undefined, b: Point | undefined): Point | null => {
    if (a === undefined || b === undefined) return null;
    const size = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
    return { x: (b.x - a.x) / size, y: (b.y - a.y) / size };
  };
  const before = unit(points[i - 1], points[i]);
  const after = unit(points[i], points[i + 1]);
  const u = before ?? after ?? { x: 0, y: 1 };
  const v = after ?? before ?? u;
  const sum = { x: u.x + v.x, y: u.y + v.y };
  const size = Math.sqrt(sum.x ** 2 + sum.y ** 2);
  const bisector = size < 1e-9 ? u : { x: sum.x / size, y: sum.y / size };
  const straight = Math.max(1 / longestMitre, bisector.x * u.x + bisector.y * u.y);
  const dx = onLattice((bisector.y * half) / straight);
  const dy = onLattice((bisector.x * half) / straight);
  return [
    { x: at.x - dx, y: at.y + dy },
    { x: at.x + dx, y: at.y - dy },
  ];
}

/** The ground of a shape without faults. */
export function areaFrom(shape: Shape): Area {
  if ("polygon" in shape) {
    const corners = cornersOf(shape.polygon.map(onGrid));
    const outline = areaOf(corners) < 0 ? corners.toReversed() : corners;
    return { parts: convexParts(outline), box: boxOf(outline), outline };
  }
  const points = withoutRepeats(shape.line.map(onGrid));
  const half = stepsOf(shape.width) / 2;
  const edges = points.map((_, i) => edgesAt(points, i, half));
  const parts = edges.slice(1).flatMap(([left, right], i): Convex[] => {
    const [fromLeft, fromRight] = edges[i] ?? [left, right];
    const quad = cornersOf([fromLeft, fromRight, right, left]);
    return quad.length >= 3 && isConvex(quad) ? [quad] : [];
  });
  const outline = [...edges.map(([, right]) => right), ...edges.map(([left]) => left).toReversed()];
  return { parts, box: boxOf(outline), outline };
}

/** The ground under one convex outline. */
export function areaOfOutline(outline: Convex): Area {
  return { parts: [outline], box: boxOf(outline), outline };
}

/** Does an area hold a point, its edge included. */
export function areaHolds({ parts, box }: Area, point: Point): boolean {
  const { x, y } = point;
  if (x < box.left || x > box.right || y < box.near || y > box.far) return false;
  return parts.some((part) => holds(part, point));
}

/** Do the insides of two areas meet. */
export function areasOverlap(a: Area, b: Area): boolean {
  if (!boxesMeet(a.box, b.box)) return false;
  return a.parts.some((part) => b.parts.some((other) => overlap(part, other)));
}

/** Do two areas meet at all, be it in a point. */
export function areasTouch(a: Area, b: Area): boolean {
  if (!boxesMeet(a.box, b.box)) return false;
  return a.parts.some((part) => b.parts.some((other) => touch(part, other)));
}

/** The distance between the edges of two areas in whole steps, rounded up; 0 if they meet. */
export function areaDistance(a: Area, b: Area): number {
  let least = Number.POSITIVE_INFINITY;
  for (const part of a.parts) {
    for (const other of b.parts) {
      least = Math.min(least, distanceBetween(part, other));
      if (least === 0) return 0;
    }
  }
  return least;
}

/** The share of an outline's area that lies in an area, 0 to 1. */
export function shareWithin(outline: Convex, area: Area): number {
  if (!boxesMeet(boxOf(outline), area.box)) return 0;
  const shared = area.parts.reduce((sum, part) => sum + sharedArea(part, outline), 0);
  return Math.min(1, shared / areaOf(outline));
}

/** A point in the unit of the scale. */
export function coordinatesOf({ x, y }: Point): Coordinates {
  return [lengthOf(x), lengthOf(y)];
}
