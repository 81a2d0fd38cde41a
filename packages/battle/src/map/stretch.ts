/** The stretch of the table's edge along which a brigade comes on. */
import { type Area, type Field, lengthOf, type TableEdge, zoneFrom } from "@adjutant/field";
import type { Arrival, Field as Drawn } from "../formats/scenario-field.ts";
import type { Point } from "../formats/shapes.ts";

/** The edge of the table that a stretch lies on, both as they are drawn. */
export function edgeOf(
  [[ax, ay], [bx, by]]: Arrival["edge"],
  { width }: Pick<Drawn, "width">,
): TableEdge {
  if (ax === bx && (ax === 0 || ax === width) && ay !== by) return ax === 0 ? "left" : "right";
  return ay === 0 && by === 0 ? "near" : "far";
}

/**
 * The ground along a stretch of an edge, so deep: for a unit as deep as that its rear is on the edge.
 *
 * @param deep in the unit of the scale
 * @param times the unit of the scale in that of the drawing
 */
export function stripAt(
  field: Field,
  edge: TableEdge,
  stretch: Arrival["edge"],
  deep: number,
  times: number,
): Area {
  const across = edge === "left" || edge === "right" ? 1 : 0;
  const ends = stretch.map((point) => point[across] * times);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const most = lengthOf(across === 0 ? field.depth : field.width);
  const [outer, inner] =
    edge === "near" || edge === "left" ? [0, deep] : [most, Math.max(0, most - deep)];
  const corner = (along: number, off: number): Point =>
    across === 0 ? [along, off] : [off, along];
  return zoneFrom({
    polygon: [corner(from, outer), corner(to, outer), corner(to, inner), corner(from, inner)],
  });
}
