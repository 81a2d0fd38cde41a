/** Plane geometry for drawing. Nothing here decides anything: the engine measures for itself. */
export interface Dot {
  readonly x: number;
  readonly y: number;
}

export type Ring = readonly Dot[];

/** A point of a closed ring or a course, with the direction that it runs in there. */
export interface Station extends Dot {
  /** Unit vector along the way. */
  readonly ux: number;
  readonly uy: number;
}

/** Written to a hundredth: no map is printed finer. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The path of a ring or a course. */
export function pathOf(points: Ring, closed: boolean): string {
  const corners = points.map(({ x, y }) => `${short(x)} ${short(y)}`);
  return `M${corners.join("L")}${closed ? "Z" : ""}`;
}

export function between(a: Dot, b: Dot, share: number): Dot {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function apart(a: Dot, b: Dot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The sides of a ring, or the stretches of a course. */
export function stretches(points: Ring, closed: boolean): (readonly [Dot, Dot])[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1] ?? (closed ? points[0] : undefined);
    return to === undefined ? [] : [[from, to] as const];
  });
}

export function lengthOf(points: Ring, closed: boolean): number {
  return stretches(points, closed).reduce((sum, [a, b]) => sum + apart(a, b), 0);
}

/** Stations along a ring or a course, evenly and about so far apart. */
export function stations(points: Ring, closed: boolean, step: number): Station[] {
  const length = lengthOf(points, closed);
  const count = Math.max(1, Math.round(length / step));
  const even = length / count;
  const found: Station[] = [];
  let walked = 0;
  let next = closed ? 0 : even / 2;
  for (const [a, b] of stretches(points, closed)) {
    const run = apart(a, b);
    while (next < walked + run && found.length < count) {
      const at = between(a, b, (next - walked) / run);
      found.push({ ...at, ux: (b.x - a.x) / run, uy: (b.y - a.y) / run });
      next += even;
    }
    walked += run;
  }
  return found;
}

/** Twice the signed area: positive where the ring turns clockwise on a sheet whose y runs down. */
function twiceArea(ring: Ring): number {
  return stretches(ring, true).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0);
}

/** The ring so turned that its inside lies to the right of the way (y running down). */
export function clockwise(ring: Ring): Ring {
  return twiceArea(ring) >= 0 ? ring : ring.toReversed();
}

export function inside(ring: Ring, { x, y }: Dot): boolean {
  let odd = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    // Asked thousands of times for a sheet: no pairs are made for it.
    if (before !== undefined && before.y > y !== corner.y > y) {
      const across = before.x + ((y - before.y) / (corner.y - before.y)) * (corner.x - before.x);
      if (x < across) odd = !odd;
    }
    before = corner;
  }
  return odd;
}

/** How far a point lies from a ring or a course. */
export function awayFrom(points: Ring, closed: boolean, at: Dot): number {
  let least = Number.POSITIVE_INFINITY;
  let before = closed ? points.at(-1) : undefined;
  for (const point of points) {
    if (before !== undefined) least = Math.min(least, fromStretch(before, point, at));
    before = point;
  }
  return least;
}

function fromStretch(a: Dot, b: Dot, at: Dot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((at.x - a.x) * dx + (at.y - a.y) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(at.x - a.x - dx * share, at.y - a.y - dy * share);
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function boxOf(points: Ring): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export interface Heart extends Dot {
  readonly depth: number;
}

const hearts = new WeakMap<Ring, Heart>();

/**
 * The point deepest inside a ring, to about a fiftieth of its size, and how deep it lies. It is sought
 * once for each ring.
 */
export function heart(ring: Ring): Heart {
  const known = hearts.get(ring);
  if (known !== undefined) return known;
  const found = soughtHeart(ring);
  hearts.set(ring, found);
  return found;
}

function soughtHeart(ring: Ring): Heart {
  const { left, top, right, bottom } = boxOf(ring);
  const fine = 24;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  let best = { ...middle, depth: 0 };
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let i = 1; i < fine; i++) {
    for (let j = 1; j < fine; j++) {
      const at = {
        x: left + ((right - left) * i) / fine,
        y: top + ((bottom - top) * j) / fine,
      };
      if (!inside(ring, at)) continue;
      const depth = awayFrom(ring, true, at);
      // Of points about as deep the one nearest to the middle.
      const worth = depth - apart(at, middle) * 0.12;
      if (worth <= bestWorth) continue;
      bestWorth = worth;
      best = { ...at, depth };
    }
  }
  return best;
}
