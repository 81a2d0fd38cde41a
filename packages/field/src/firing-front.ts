/** From where a unit fires: points along its firing front. */
import { frontageOf, type Unit } from "@adjutant/rules";
import { type Convex, hullOf, turnOf } from "./convex.ts";
import { type Edge, frontEdge } from "./footprint.ts";
import { onLattice, type Point, stepsOf } from "./grid.ts";
import type { Field, InFormation, OnTable } from "./table.ts";

/** Points along a firing front. */
export const frontPoints = 48;

/** A point that fires, and the direction straight ahead of it. */
export interface Muzzle {
  readonly at: Point;
  readonly out: Point;
}

/** All points of a firing front, and the outline around them. */
export interface Front {
  readonly muzzles: readonly Muzzle[];
  readonly outline: Convex;
}

const sizeOf = ({ from, to }: Edge): number =>
  Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);

/** The edges of an outline that look towards a point, counter-clockwise. */
function edgesTowards(outline: readonly Point[], point: Point): Edge[] {
  const edges = outline.map((from, i) => ({ from, to: outline[(i + 1) % outline.length] ?? from }));
  const turned = edges.filter(({ from, to }) => turnOf(from, to, point) < 0);
  return (turned.length > 0 ? turned : edges).map(({ from, to }) => {
    const size = sizeOf({ from, to, out: from });
    return { from, to, out: { x: (to.y - from.y) / size, y: (from.x - to.x) / size } };
  });
}

/** How far along an edge, 0 to 1, the point of it that is nearest to another lies. */
function nearestAlong({ from, to }: Edge, point: Point): number {
  const ex = to.x - from.x;
  const ey = to.y - from.y;
  const along = (point.x - from.x) * ex + (point.y - from.y) * ey;
  return Math.min(1, Math.max(0, along / (ex * ex + ey * ey)));
}

/** The stretch of several edges run together, no longer than `most`, about their nearest point. */
function nearestStretch(
  edges: readonly Edge[],
  point: Point,
  most: number,
): { readonly start: number; readonly length: number } {
  let all = 0;
  let nearest = Number.POSITIVE_INFINITY;
  let middle = 0;
  for (const edge of edges) {
    const size = sizeOf(edge);
    const share = nearestAlong(edge, point);
    const dx = edge.from.x + (edge.to.x - edge.from.x) * share - point.x;
    const dy = edge.from.y + (edge.to.y - edge.from.y) * share - point.y;
    const away = dx * dx + dy * dy;
    if (away < nearest) {
      nearest = away;
      middle = all + share * size;
    }
    all += size;
  }
  const length = Math.min(all, most);
  return { start: Math.min(all - length, Math.max(0, middle - length / 2)), length };
}

/** Points spread evenly over a stretch of several edges as if they were one. */
function spread(edges: readonly Edge[], start: number, length: number): Front {
  const sizes = edges.map(sizeOf);
  const muzzles = Array.from({ length: frontPoints }, (_, i): Muzzle => {
    let along = start + (length * (2 * i + 1)) / (2 * frontPoints);
    let at = 0;
    while (at < edges.length - 1 && along > (sizes[at] ?? 0)) along -= sizes[at++] ?? 0;
    const edge = edges[at] ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, out: { x: 0, y: 1 } };
    const { from, to, out } = edge;
    const share = along / (sizes[at] ?? 1) - 0.5;
    const dx = onLattice((to.x - from.x) * share);
    const dy = onLattice((to.y - from.y) * share);
    return { at: { x: (from.x + to.x) / 2 + dx, y: (from.y + to.y) / 2 + dy }, out };
  });
  return { muzzles, outline: hullOf(muzzles.map(({ at }) => at)) };
}

/** How long a front a garrison mans: its frontage in line, or that of its rank of skirmishers. */
function mannedBy(field: Field, unit: Unit): number {
  const { scale, book } = field;
  if (unit.arm === "screen") {
    const { garrison: _, ...inTheOpen } = unit;
    return stepsOf(frontageOf(inTheOpen, scale, book));
  }
  if (unit.arm !== "infantry") return 0;
  const { garrison: _, formation: __, ...battalion } = unit;
  return stepsOf(frontageOf({ ...battalion, formation: "line" }, scale, book));
}

/** The fronts of units whose whole front edge fires, whatever the target. */
const frontEdges = new WeakMap<InFormation, Front>();

/**
 * The firing front: the front edge; of a square all sides that look towards the target; of a garrison
 * the stretch of its place's edge nearest to the target that it can man.
 */
export function firingFront(field: Field, firer: OnTable, target: OnTable): Front {
  if (firer.pose === null) {
    const edges = edgesTowards(firer.holds.area.outline, target.middle);
    const { start, length } = nearestStretch(edges, target.middle, mannedBy(field, firer.unit));
    return spread(edges, start, length);
  }
  if (firer.unit.arm === "infantry" && firer.unit.formation === "square") {
    const edges = edgesTowards(firer.outline, target.middle);
    return spread(
      edges,
      0,
      edges.map(sizeOf).reduce((sum, size) => sum + size, 0),
    );
  }
  const known = frontEdges.get(firer);
  if (known !== undefined) return known;
  const edge = frontEdge(firer.pose, firer.footprint);
  const front = spread([edge], 0, sizeOf(edge));
  frontEdges.set(firer, front);
  return front;
}
