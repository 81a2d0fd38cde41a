/** Shapes on the table: polygons and lines of a width, in the unit that their file names. */
import { type Fault, fault } from "../faults.ts";
import { type Schema, single } from "../schemas/check.ts";
import { atLeast, atMost } from "../schemas/lengths.ts";
import { bounds, distance } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";

/** x to the right, y away from the near edge; both from the near left corner of the table. */
export type Point = readonly [x: number, y: number];

/** An area by its corners in order; the last is joined to the first, and no two sides cross. */
export interface PolygonShape {
  readonly polygon: readonly Point[];
}

/** A course from point to point, so wide. */
export interface LineShape {
  readonly line: readonly Point[];
  readonly width: number;
}

export type Shape = PolygonShape | LineShape;

/** More corners than any hill that somebody draws. */
const mostPoints = 200;

export const point: Schema<Point> = z.tuple([distance, distance]);

/** How far c lies to the left of the way from a to b; 0 on it. Twice the triangle's area. */
function leftOf([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** Does c, known to be on the line through a and b, lie between them. */
function between([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  return (
    Math.min(ax, bx) <= cx &&
    cx <= Math.max(ax, bx) &&
    Math.min(ay, by) <= cy &&
    cy <= Math.max(ay, by)
  );
}

/** Have two stretches a point in common. */
export function touch(a: Point, b: Point, c: Point, d: Point): boolean {
  const [atC, atD] = [Math.sign(leftOf(a, b, c)), Math.sign(leftOf(a, b, d))];
  const [atA, atB] = [Math.sign(leftOf(c, d, a)), Math.sign(leftOf(c, d, b))];
  if (atC !== atD && atA !== atB) return true;
  return (
    (atC === 0 && between(a, b, c)) ||
    (atD === 0 && between(a, b, d)) ||
    (atA === 0 && between(c, d, a)) ||
    (atB === 0 && between(c, d, b))
  );
}

/** On the grid of hundredths, so that what lies on a line is found to. */
function onGrid([x, y]: Point): Point {
  return [Math.round(x * 100), Math.round(y * 100)];
}

/** The area of a polygon, in the square of its unit. */
export function areaOf(polygon: readonly Point[]): number {
  let twice = 0;
  let before = polygon.at(-1);
  for (const corner of polygon) {
    if (before) twice += before[0] * corner[1] - corner[0] * before[1];
    before = corner;
  }
  return Math.abs(twice) / 2;
}

/** The sides of a polygon, or the stretches of a course. */
function stretchesOf(points: readonly Point[], closed: boolean): (readonly [Point, Point])[] {
  const grid = points.map(onGrid);
  const ends = closed ? [...grid.slice(1), ...grid.slice(0, 1)] : grid.slice(1);
  return ends.flatMap((to, index) => {
    const from = grid[index];
    return from ? [[from, to] as const] : [];
  });
}

/** Points that are the point before them. */
function repeated(stretches: readonly (readonly [Point, Point])[], points: number): Fault[] {
  return stretches.flatMap(([a, b], index) =>
    a[0] === b[0] && a[1] === b[1] ? [fault([(index + 1) % points], "samePoint", {})] : [],
  );
}

/** Points that come twice running, else the first two stretches that cross. */
function tangles(points: readonly Point[], closed: boolean): Fault[] {
  if (closed && points.length < 3) return [];
  const stretches = stretchesOf(points, closed);
  const again = repeated(stretches, points.length);
  if (again.length > 0) return again;
  for (const [i, [a, b]] of stretches.entries()) {
    for (const [j, [c, d]] of stretches.entries()) {
      if (j <= i) continue;
      const follows = j === i + 1;
      const closes = closed && i === 0 && j === stretches.length - 1;
      // Neighbours share a corner; they must not run back along each other.
      const crosses =
        (follows && foldsBack(a, b, d)) ||
        (closes && foldsBack(c, d, b)) ||
        (!follows && !closes && touch(a, b, c, d));
      if (crosses) return [fault([j], "selfCrossing", { first: i + 1, second: j + 1 })];
    }
  }
  return [];
}

/** Does the way from b to c lead back over the way from a to b. */
function foldsBack(a: Point, b: Point, c: Point): boolean {
  if (leftOf(a, b, c) !== 0) return false;
  return (c[0] - b[0]) * (a[0] - b[0]) + (c[1] - b[1]) * (a[1] - b[1]) > 0;
}

const corners = z.array(point).check(
  atLeast(3),
  atMost(mostPoints),
  single<readonly Point[]>((points) => {
    const faults = tangles(points, true);
    // Two corners are told as too few.
    if (faults.length > 0 || points.length < 3 || areaOf(points) > 0) return faults;
    return [fault([], "noArea", {})];
  }),
);

const course = z.array(point).check(
  atLeast(2),
  atMost(mostPoints),
  single<readonly Point[]>((points) => tangles(points, false)),
);

export const polygon: Schema<PolygonShape> = z.strictObject({ polygon: corners });

export const lineShape: Schema<LineShape> = z.strictObject({
  line: course,
  width: z.number().check(z.gt(0), z.lte(bounds.distance)),
});

/** The points of a shape, and the key that they stand under. */
export function pointsOf(shape: Shape): readonly [key: string, points: readonly Point[]] {
  return "polygon" in shape ? ["polygon", shape.polygon] : ["line", shape.line];
}
