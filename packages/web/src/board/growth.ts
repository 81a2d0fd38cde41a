/** What grows: trees, bushes, reeds and scrub, scattered alike on every sheet. */
import { type Chance, chanceFrom, from } from "./chance.ts";
import {
  apart,
  awayFrom,
  boxOf,
  clockwise,
  type Dot,
  inside,
  type Ring,
  short,
  stations,
} from "./plane.ts";

export interface Tree extends Dot {
  readonly r: number;
}

/** Signs never grow into each other: no two middles are nearer than `room` allows. */
function scatter(
  ring: Ring,
  apartBy: number,
  edge: number,
  chance: Chance,
  free: (at: Dot) => boolean,
): Dot[] {
  const { left, top, right, bottom } = boxOf(ring);
  const found: Dot[] = [];
  const row = apartBy * 0.88;
  let odd = false;
  for (let y = top + row / 2; y < bottom; y += row) {
    odd = !odd;
    for (let x = left + (odd ? apartBy / 2 : apartBy); x < right; x += apartBy) {
      const at = {
        x: x + from(chance, -0.26, 0.26) * apartBy,
        y: y + from(chance, -0.2, 0.2) * row,
      };
      if (inside(ring, at) && awayFrom(ring, true, at) >= edge && free(at)) found.push(at);
    }
  }
  return found;
}

/** Trees of a wood: close along the edge, few inside, smaller and looser where it is a thicket. */
export function trees(
  id: string,
  any: Ring,
  how: { readonly thicket: boolean; readonly grain: number },
  free: (at: Dot) => boolean,
): Tree[] {
  const ring = clockwise(any);
  const chance = chanceFrom(id);
  const size = (how.thicket ? 7 : 10.5) * how.grain;
  const step = size * (how.thicket ? 2.9 : 1.95);
  const edge = stations(ring, true, step).flatMap((at): Tree[] => {
    const r = size * from(chance, 0.78, 1.1);
    const deep = r * from(chance, 1.05, how.thicket ? 2.2 : 1.4);
    const tree = { x: at.x - at.uy * deep, y: at.y + at.ux * deep, r };
    return inside(ring, tree) && awayFrom(ring, true, tree) >= r * 0.9 && free(tree) ? [tree] : [];
  });
  const within = scatter(ring, size * (how.thicket ? 4.4 : 4.3), size * 2.9, chance, free).map(
    (at): Tree => ({ ...at, r: size * from(chance, 0.7, 0.95) }),
  );
  const kept: Tree[] = [];
  for (const tree of [...edge, ...within]) {
    if (kept.every((other) => apart(other, tree) > (other.r + tree.r) * 0.92)) kept.push(tree);
  }
  // Drawn from far to near, so that the nearer stand before the further.
  return kept.toSorted((a, b) => a.y - b.y);
}

/** A crown of lobes, the side away from the light left open for its shade. */
export function crown({ x, y, r }: Tree): string {
  const lobes = 6;
  const at = (turn: number): readonly [number, number] => [
    x + Math.cos(turn) * r * 0.78,
    y + Math.sin(turn) * r * 0.72,
  ];
  const first = Math.PI / 2;
  const [sx, sy] = at(first);
  let path = `M${short(sx)} ${short(sy)}`;
  for (let i = 1; i <= lobes; i++) {
    const [ex, ey] = at(first + (i * 2 * Math.PI) / lobes);
    path += `A${short(r * 0.43)} ${short(r * 0.43)} 0 0 1 ${short(ex)} ${short(ey)}`;
  }
  return `${path}Z`;
}

/** The shaded side of a crown. */
export function shade({ x, y, r }: Tree): string {
  const a = short(r * 0.8);
  const [x1, y1] = [x + r * 0.56, y - r * 0.58];
  const [x2, y2] = [x - r * 0.5, y + r * 0.68];
  return `M${short(x1)} ${short(y1)}A${a} ${a} 0 0 1 ${short(x2)} ${short(y2)}A${short(r * 1.3)} ${short(r * 1.3)} 0 0 0 ${short(x1)} ${short(y1)}Z`;
}

/** Tufts of scrub or of stones: three short strokes from one root. */
export function tufts(
  id: string,
  ring: Ring,
  how: { readonly dense: boolean; readonly grain: number },
  free: (at: Dot) => boolean,
): string {
  const chance = chanceFrom(id);
  const size = 6.5 * how.grain;
  return scatter(ring, size * (how.dense ? 2.9 : 3.6), size * 0.7, chance, free)
    .map(({ x, y }) => {
      const h = size * from(chance, 0.7, 1.15);
      return [-0.62, 0, 0.62]
        .map(
          (lean) =>
            `M${short(x + lean * h * 0.35)} ${short(y)}L${short(x + lean * h)} ${short(y - h * (lean === 0 ? 1 : 0.72))}`,
        )
        .join("");
    })
    .join("");
}

/** Standing water between reeds: level lines broken at random, as marsh is engraved. */
export function wetLines(id: string, ring: Ring, grain: number): string {
  const chance = chanceFrom(id);
  const { left, top, right, bottom } = boxOf(ring);
  const row = 7.6 * grain;
  let path = "";
  for (let y = top + row * 0.6; y < bottom; y += row) {
    let x = left + from(chance, 0, 30) * grain;
    while (x < right) {
      const run = from(chance, 16, 54) * grain;
      path += levelWithin(ring, y, x, x + run);
      x += run + from(chance, 8, 26) * grain;
    }
  }
  return path;
}

/** The parts of a level line that lie within a ring. */
function levelWithin(ring: Ring, y: number, start: number, end: number): string {
  const fine = 3;
  let path = "";
  let open: number | null = null;
  for (let x = start; x <= end + fine; x += fine) {
    const wet = x <= end && inside(ring, { x, y });
    if (wet && open === null) open = x;
    if (!wet && open !== null) {
      if (x - open > 2 * fine) path += `M${short(open)} ${short(y)}H${short(x - fine)}`;
      open = null;
    }
  }
  return path;
}
