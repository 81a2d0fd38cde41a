/** Signs that stand by the thousand on a sheet, as few paths. Headless. */
import type { Dot } from "./plane.ts";

export interface Sign {
  readonly at: Dot;
  readonly path: string;
}

/** How wide a field of the sheet is whose signs are one path, in millimetres. */
const wide = 240;

/**
 * Signs by the fields of the sheet that they stand in, a path for each: whoever paints a corner of the sheet
 * need not go through all that stands elsewhere. Those nearer to the near edge come later, as they were given.
 */
export function byField(signs: readonly Sign[]): readonly string[] {
  const fields = new Map<number, Map<number, string[]>>();
  for (const { at, path } of signs) {
    const [column, row] = [Math.floor(at.x / wide), Math.floor(at.y / wide)];
    const across = fields.get(row) ?? new Map<number, string[]>();
    fields.set(row, across);
    const field = across.get(column) ?? [];
    across.set(column, field);
    field.push(path);
  }
  return [...fields]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, across]) => [...across.values()].map((paths) => paths.join("")));
}
