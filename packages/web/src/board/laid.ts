import { type Box, boxOf, type Dot } from "./plane.ts";
import { dotOf, type Paper, paperOf } from "./sheet.ts";
import type { ShownField, TablePoint } from "./shown.ts";
import { blockOf, cornersOf } from "./standing.ts";

/** The sheet that an overlay lies on, in pixels of it. */
export interface Laid {
  readonly shown: ShownField;
  readonly paper: Paper;
  readonly k: number;
  readonly at: (point: TablePoint) => Dot;
  readonly bounds: { readonly width: number; readonly depth: number };
  /** Front edges of the troops, with a hair of paper about them. */
  readonly fronts: readonly Box[];
}

export function laidOn(shown: ShownField, k: number): Laid {
  const paper = paperOf(shown.field, shown.scale);
  return {
    shown,
    paper,
    k,
    at: (point) => {
      const { x, y } = dotOf(point, paper);
      return { x: x * k, y: y * k };
    },
    bounds: { width: paper.width * k, depth: paper.depth * k },
    fronts: shown.units.flatMap(({ standing }) => {
      if (!("at" in standing)) return [];
      const [a, b] = cornersOf(blockOf(standing, paper));
      if (a === undefined || b === undefined) return [];
      const { left, right, top, bottom } = boxOf([a, b]);
      return [
        { left: left * k - 2, right: right * k + 2, top: top * k - 2, bottom: bottom * k + 2 },
      ];
    }),
  };
}
