/** Which edge of the table a side calls its own. */
import { type Facing, type TableEdge, turns } from "@adjutant/field";
import type { Field } from "../formats/scenario-field.ts";
import { type Point, pointsOf } from "../formats/shapes.ts";

const edges = ["near", "far", "left", "right"] as const satisfies readonly TableEdge[];

/** Away from an edge of the table. */
export const inward: Readonly<Record<TableEdge, Facing>> = {
  near: 0,
  left: turns.quarter,
  far: turns.half,
  right: turns.half + turns.quarter,
};

function fromEdge(
  { width, depth }: Pick<Field, "width" | "depth">,
  edge: TableEdge,
  [x, y]: Point,
) {
  switch (edge) {
    case "near":
      return y;
    case "far":
      return depth - y;
    case "left":
      return x;
    case "right":
      return width - x;
  }
}

/**
 * The edge along which a side sets up: that from which all of its zones reach least far into the
 * table. Of several alike the near one goes first.
 */
export function ownEdge(
  field: Pick<Field, "width" | "depth" | "deployment">,
  side: string,
): TableEdge {
  const corners = field.deployment
    .filter((zone) => zone.side === side)
    .flatMap(({ zone }) => pointsOf(zone)[1]);
  const reach = (edge: TableEdge): number =>
    Math.max(0, ...corners.map((corner) => fromEdge(field, edge, corner)));
  return edges.reduce<TableEdge>((own, edge) => (reach(edge) < reach(own) ? edge : own), "near");
}
