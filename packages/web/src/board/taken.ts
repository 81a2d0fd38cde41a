/** What no name may cover: front edges of units, houses, arrows and stars; in pixels of the sheet. */

import { arrowsOf, markSize } from "./arrows.ts";
import { type Box, boxOf } from "./plane.ts";
import { mm, onSheet, outlineOf, sheetOf, starOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";

export function taken({ field, units, arrivals, objectives }: ShownField, k: number): Box[] {
  const sheet = sheetOf(field);
  const size = markSize(k);
  const around = (x: number, y: number, room: number): Box => ({
    left: x * k - room,
    right: x * k + room,
    top: y * k - room,
    bottom: y * k + room,
  });
  return [
    ...units.map(({ stand, footprint }) => {
      const { x, y } = onSheet([stand.x, stand.y], sheet);
      const turn = (stand.facing * Math.PI) / 180;
      const half = (mm(footprint.width) * k) / 2;
      const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half];
      const edge = 4;
      const front = boxOf([
        { x: x * k - dx, y: y * k - dy },
        { x: x * k + dx, y: y * k + dy },
      ]);
      return {
        left: front.left - edge,
        right: front.right + edge,
        top: front.top - edge,
        bottom: front.bottom + edge,
      };
    }),
    ...arrowsOf(arrivals, sheet, k).map(({ at }) => around(at.x, at.y, 13 * size)),
    ...field.terrain
      .filter(({ kind }) => kind === "builtUp" || kind === "strongpoint")
      .map((piece) => {
        const { left, right, top, bottom } = boxOf(outlineOf(piece, sheet).points);
        return { left: left * k, right: right * k, top: top * k, bottom: bottom * k };
      }),
    ...objectives.flatMap(({ place }) => {
      const piece = field.terrain.find(({ id }) => id === place);
      if (piece === undefined) return [];
      const { x, y } = starOf(piece, sheet);
      return [around(x, y, 13 * size)];
    }),
  ];
}
