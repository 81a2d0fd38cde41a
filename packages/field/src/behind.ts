/** Who is behind a target on the line of fire, by how much, and how far (`bounce.behind`). */
import type { Area } from "./area.ts";
import { areaOf, type Convex, leftOf } from "./convex.ts";
import type { Point } from "./grid.ts";
import { distance, type OnTable } from "./table.ts";

/** A corner as a fraction that nothing has rounded. */
interface Exact {
  readonly x: bigint;
  readonly y: bigint;
  readonly by: bigint;
}

/** What a cut keeps: the left of a line through `a` along `way`. */
interface Cut {
  readonly a: Point;
  readonly way: Point;
}

const fine = 2 ** 12;
const whole = (value: number): bigint => BigInt(value * fine);

/** Which side of a cut a corner is on: positive left, on the scale of its own divisor. */
function sideOf({ a, way }: Cut, { x, y, by }: Exact): bigint {
  return whole(way.x) * (y - whole(a.y) * by) - whole(way.y) * (x - whole(a.x) * by);
}

function exactlyLeftOf(outline: readonly Exact[], cut: Cut): Exact[] {
  const kept: Exact[] = [];
  let from = outline[outline.length - 1];
  if (from === undefined) return kept;
  let before = sideOf(cut, from);
  for (const to of outline) {
    const after = sideOf(cut, to);
    if ((before < 0n && after > 0n) || (before > 0n && after < 0n)) {
      // The crossing divides the edge as the two sides do, brought to one divisor.
      const near = before * to.by;
      const far = after * from.by;
      kept.push({
        x: near * to.x * from.by - far * from.x * to.by,
        y: near * to.y * from.by - far * from.y * to.by,
        by: (near - far) * from.by * to.by,
      });
    }
    if (after >= 0n) kept.push(to);
    from = to;
    before = after;
  }
  return kept.map(({ x, y, by }) => (by < 0n ? { x: -x, y: -y, by: -by } : { x, y, by }));
}

/** A number as a fraction. */
interface Fraction {
  readonly top: bigint;
  readonly by: bigint;
}

const sum = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.by + b.top * a.by,
  by: a.by * b.by,
});

/** Twice the area of an outline. */
function exactArea(outline: readonly Exact[]): Fraction {
  return outline.reduce<Fraction>(
    (area, from, i) => {
      const to = outline[(i + 1) % outline.length] ?? from;
      return sum(area, { top: from.x * to.y - from.y * to.x, by: from.by * to.by });
    },
    { top: 0n, by: 1n },
  );
}

/** Twice the area that cuts leave of outlines. */
function exactLeft(outlines: readonly Convex[], cuts: readonly Cut[]): Fraction {
  return outlines.reduce<Fraction>(
    (area, outline) => {
      const corners = outline.map(({ x, y }) => ({ x: whole(x), y: whole(y), by: 1n }));
      return sum(area, exactArea(cuts.reduce<Exact[]>(exactlyLeftOf, corners)));
    },
    { top: 0n, by: 1n },
  );
}

/** A fraction as the number at it or just below, so that one half is one half. */
function numberAtMost({ top, by }: Fraction): number {
  const bits = 50;
  return Number((top << BigInt(bits)) / by) / 2 ** bits;
}

/**
 * The cuts that leave what lies strictly behind an outline along a way: between the two lines that
 * just touch it, and beyond every edge that is turned away.
 */
function shadow(outline: Convex, way: Point): { readonly sides: Cut[]; readonly beyond: Cut[] } {
  const across = ({ x, y }: Point): number => way.x * y - way.y * x;
  const back = { x: -way.x, y: -way.y };
  let leftmost = outline[0];
  let rightmost = outline[0];
  const beyond: Cut[] = [];
  for (const [i, point] of outline.entries()) {
    if (leftmost === undefined || across(point) > across(leftmost)) leftmost = point;
    if (rightmost === undefined || across(point) < across(rightmost)) rightmost = point;
    const next = outline[(i + 1) % outline.length];
    if (next === undefined) continue;
    const edge = { x: next.x - point.x, y: next.y - point.y };
    // Counter-clockwise, an edge looks to its right; it is turned away if that is along the way.
    if (edge.y * way.x - edge.x * way.y > 0) {
      beyond.push({ a: point, way: { x: -edge.x, y: -edge.y } });
    }
  }
  const sides =
    leftmost && rightmost
      ? [
          { a: rightmost, way },
          { a: leftmost, way: back },
        ]
      : [];
  return { sides, beyond };
}

const cutBy = (outline: readonly Point[], { a, way }: Cut): Point[] =>
  leftOf(outline, a, { x: a.x + way.x, y: a.y + way.y });

const inward = ({ a, way }: Cut): Cut => ({ a, way: { x: -way.x, y: -way.y } });

/**
 * The share of an area that lies strictly behind an outline along a way, 0 to 1: in the strip that
 * the outline hides, not beside it. Exact where it is close to `limit`: exactly ½ is ½.
 */
export function shareBehind(target: Convex, other: Area, way: Point, limit: number): number {
  const { sides, beyond } = shadow(target, way);
  // What is in front of the target's far side, or within it, is on the inner side of all of it.
  const before = [...sides, ...beyond.map(inward)];
  let kept = 0;
  let all = 0;
  for (const part of other.parts) {
    const strip = sides.reduce<readonly Point[]>(cutBy, part);
    kept += areaOf(strip) - areaOf(before.reduce<readonly Point[]>(cutBy, part));
    all += areaOf(part);
  }
  const share = kept / all;
  const off = share - limit;
  if (off > 1e-6 || off < -1e-6) return share < 1e-9 ? 0 : Math.min(share, 1);
  const strip = exactLeft(other.parts, sides);
  const inFront = exactLeft(other.parts, before);
  const whole = exactLeft(other.parts, []);
  const exact = sum(strip, { top: -inFront.top, by: inFront.by });
  return numberAtMost({ top: exact.top * whole.by, by: exact.by * whole.top });
}

/** A unit behind a target, as `UnitBehind` asks. */
export interface Behind {
  readonly id: string;
  /** Part of its footprint strictly behind the target. */
  readonly share: number;
  /** Clear distance between target and unit, in steps. */
  readonly gap: number;
  /** From the battery, in steps. */
  readonly distance: number;
}

/**
 * How a unit stands behind a target for bounce-through, along the line from the battery's front
 * centre to the target's centre; null if no part of it does. Fire at a place bounces nowhere
 * (`bounce.exempt`); a garrison behind the target lies in its place.
 * @param limit the share from which it counts, so that it is exact there
 */
export function behind(
  battery: OnTable,
  target: OnTable,
  other: OnTable,
  limit: number,
): Behind | null {
  if (battery.pose === null || target.pose === null) return null;
  const way = { x: target.middle.x - battery.pose.x, y: target.middle.y - battery.pose.y };
  const share = shareBehind(target.outline, other.area, way, limit);
  if (share === 0) return null;
  return { id: other.id, share, gap: distance(target, other), distance: distance(battery, other) };
}
