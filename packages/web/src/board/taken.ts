/** What no name may cover: troops, houses, flags, arrows and stars; in pixels of the sheet. */
import { arrowsOf, flagScale, markSize } from "./arrows.ts";
import { type Box, boxOf } from "./plane.ts";
import { dotOf, outlineOf, paperOf, starOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import { blockOf, cornersOf, flagsOf } from "./standing.ts";

/** About a front edge there is some paper to be seen. */
const clear = 3;

export function taken(shown: ShownField, k: number): Box[] {
  const { field, units, generals, arrivals, objectives } = shown;
  const paper = paperOf(field, shown.scale);
  const size = markSize(k);
  const flag = flagScale(k);
  const around = (x: number, y: number, room: number): Box => ({
    left: x * k - room,
    right: x * k + room,
    top: y * k - room,
    bottom: y * k + room,
  });
  const flying = (x: number, y: number): Box => ({
    left: x * k - 4 * flag,
    right: x * k + 22 * flag,
    top: y * k - 28 * flag,
    bottom: y * k + 4 * flag,
  });
  return [
    ...units.flatMap(({ standing }) => {
      if (!("at" in standing)) return [];
      const { left, right, top, bottom } = boxOf(cornersOf(blockOf(standing, paper)));
      return [
        {
          left: left * k - clear,
          right: right * k + clear,
          top: top * k - clear,
          bottom: bottom * k + clear,
        },
      ];
    }),
    ...flagsOf(shown, paper, flag, k).map(({ foot }) => flying(foot.x, foot.y)),
    ...generals.map(({ at }) => {
      const { x, y } = dotOf(at, paper);
      return flying(x, y);
    }),
    ...arrowsOf(arrivals, paper, k).map(({ at }) => around(at.x, at.y, 13 * size)),
    ...field.terrain
      .filter(({ kind }) => kind === "builtUp" || kind === "strongpoint")
      .map((piece) => {
        const { left, right, top, bottom } = boxOf(outlineOf(piece, paper).points);
        return { left: left * k, right: right * k, top: top * k, bottom: bottom * k };
      }),
    ...objectives.flatMap(({ place }) => {
      const piece = field.terrain.find(({ id }) => id === place);
      if (piece === undefined) return [];
      const { x, y } = starOf(piece, paper);
      return [around(x, y, 13 * size)];
    }),
  ];
}
