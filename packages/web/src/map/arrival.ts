/** Where a unit comes on: its rear on its brigade's stretch of the table's edge (`reserve.scheduled`). */
import type { Field } from "@adjutant/battle";
import type { TablePoint, TablePose } from "../board/shown.ts";
import type { Size2D } from "../symbols/shapes.ts";
import { hundredth } from "./march.ts";

type Drawn = Pick<Field, "width" | "depth" | "arrivals">;

/**
 * The pose on a brigade's stretch that is nearest to a point; null where it has none.
 *
 * @param perUnit units of the scale for one of the drawn field
 */
export function comingOn(
  field: Drawn,
  brigade: string,
  { width, depth }: Size2D,
  at: TablePoint,
  perUnit: number,
): TablePose | null {
  const edge = field.arrivals?.find((one) => one.brigade === brigade)?.edge;
  if (edge === undefined) return null;
  const [a, b] = edge.map(([x, y]) => ({ x: x * perUnit, y: y * perUnit }));
  if (a === undefined || b === undefined) return null;
  const along = (from: number, to: number, value: number): number => {
    const [low, high] = [Math.min(from, to) + width / 2, Math.max(from, to) - width / 2];
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
  };
  const posed = (x: number, y: number, facing: number): TablePose => ({
    x: hundredth(x),
    y: hundredth(y),
    facing,
  });
  if (a.y === b.y) {
    const near = a.y < (field.depth * perUnit) / 2;
    const x = along(a.x, b.x, at.x);
    return near ? posed(x, a.y + depth, 0) : posed(x, a.y - depth, 180);
  }
  const left = a.x < (field.width * perUnit) / 2;
  const y = along(a.y, b.y, at.y);
  return left ? posed(a.x + depth, y, 90) : posed(a.x - depth, y, 270);
}
