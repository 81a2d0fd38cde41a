import type { Dot } from "./plane.ts";
import { dotOf, type Paper, paperOf } from "./sheet.ts";
import type { ShownField, TablePoint } from "./shown.ts";

/** The sheet that an overlay lies on, in pixels of it. */
export interface Laid {
  readonly shown: ShownField;
  readonly paper: Paper;
  readonly k: number;
  readonly at: (point: TablePoint) => Dot;
  readonly bounds: { readonly width: number; readonly depth: number };
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
  };
}
