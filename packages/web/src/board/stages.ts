/** In which order the sheets are drawn anew at rest: a few things a frame, what one looks at first. Headless. */
import type { Text } from "../text.ts";
import { type Camera, type Pane, under } from "./camera.ts";
import { lettering, partsOf } from "./lettering.ts";
import { detailAt, grainAt, penAt } from "./pen.ts";
import { engraving } from "./plates.ts";
import { dotOf, paperOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import type { Stage } from "./useRedraw.ts";

/** So many blocks a frame: about as dear as what comes with each. */
const blocks = 8;

/**
 * @param drawn pixels for a millimetre, that all come to
 * @param before the same, as a part has been drawn
 * @param text what the names are said in
 */
export function stagesOf(
  shown: ShownField,
  camera: Camera,
  { width, height }: Pane,
  drawn: number,
  before: (part: string) => number,
  text: Text,
): Stage[] {
  const { units, field, scale } = shown;
  const paper = paperOf(field, scale);
  const middle = under(camera, { x: width / 2, y: height / 2 });
  const others = units
    .flatMap(({ id, standing }) => {
      if (!("at" in standing) || looksAlike(before(id), drawn)) return [];
      const { x, y } = dotOf(standing.at, paper);
      return [{ id, away: Math.hypot(x - middle.x, y - middle.y) }];
    })
    .toSorted((a, b) => a.away - b.away)
    .map(({ id }) => id);
  const grain = grainAt(drawn);
  const plates = engraving(field, grain);
  const names = lettering(shown, drawn, text);
  const stages: Stage[] = [
    { parts: [layer] },
    { parts: [over] },
    ...partsOf(shown).map((part) => ({ parts: [part], needs: names })),
    { parts: [edge] },
    { parts: [terms] },
    ...groundParts
      .filter((part) => grainAt(before(part)) !== grain)
      .map((part) => ({ parts: [part], needs: plates })),
    { parts: [marks] },
  ];
  for (let first = 0; first < others.length; first += blocks) {
    stages.push({ parts: others.slice(first, first + blocks) });
  }
  return stages;
}

/** What is printed of the ground in one go, in this order. */
export const groundParts = ["soil", "courses", "places", "trees"] as const;
export type GroundPart = (typeof groundParts)[number];

/** All sheets as one: as they are, sharp again. */
export const layer = "layer";
/** What is laid over the troops. */
export const over = "over";
/** The frame about the sheet, and the mesh of its figures. */
export const edge = "edge";
/** Who sets up and comes on where, and what is fought for. */
export const terms = "terms";
/** Flags and pennants over the blocks. */
export const marks = "marks";

/** Its lines stretch with a block between these scales, and no more of it is to be seen. */
function looksAlike(one: number, other: number): boolean {
  return penAt(one) === penAt(other) && detailAt(one) === detailAt(other);
}
