import { type Field, type Point, pointAt } from "@adjutant/field";
import { inside } from "../board/plane.ts";
import type { TablePoint } from "../board/shown.ts";

/** A place that foot may hold, with the middle of its ground in steps. */
export interface PlaceThere {
  readonly id: string;
  readonly middle: Point;
}

/** The place that lies at a point of the table, whatever road leads through it; or null. */
export function placeAt({ terrain }: Pick<Field, "terrain">, at: TablePoint): PlaceThere | null {
  const point = pointAt([at.x, at.y]);
  const found = terrain.find(
    ({ place, area }) => place !== null && area.parts.some((part) => inside(part, point)),
  );
  if (found === undefined) return null;
  const { left, right, near, far } = found.area.box;
  return { id: found.id, middle: { x: (left + right) / 2, y: (near + far) / 2 } };
}
