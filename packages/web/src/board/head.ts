import { type Dot, pathOf } from "./plane.ts";

/** The head of an arrow at the end of a way. */
export function headOf(way: readonly Dot[]): string {
  const [before, end] = way.slice(-2);
  if (before === undefined || end === undefined) return "";
  const long = Math.max(1, Math.hypot(end.x - before.x, end.y - before.y));
  const [ux, uy] = [(end.x - before.x) / long, (end.y - before.y) / long];
  const back = { x: end.x - ux * 13, y: end.y - uy * 13 };
  return pathOf(
    [end, { x: back.x - uy * 7, y: back.y + ux * 7 }, { x: back.x + uy * 7, y: back.y - ux * 7 }],
    true,
  );
}
