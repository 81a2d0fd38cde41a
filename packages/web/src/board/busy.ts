/**
 * What a name had better not lie across, though it may: the trees of a wood that it does not name,
 * slopes, water, roads, the edges of zones. There it is read only by its halo.
 */
import type { TerrainPiece } from "@adjutant/battle";
import { awayFrom, type Box, boxOf, type Dot, inside, meet, type Ring } from "./plane.ts";
import { outlineOf, ringOf, type Sheet, sheetOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";

/** How much of a name lies across something, 0 for clear paper; its own ground does not count. */
export type Busy = (box: Box, id: string) => number;

/** How ill a name reads across it; roads are crossed sooner than a name is put far away. */
const ill: Partial<Record<TerrainPiece["kind"], number>> = {
  woods: 1.5,
  river: 0.8,
  marsh: 0.6,
  rough: 0.6,
  difficult: 0.6,
  hill: 0.7,
  road: 0.4,
};
const illEdge = 1;

/** How far slopes reach into a hill, in mm of the sheet: within them the paper is clear again. */
const slope = 100;
/** About the edge of a zone, in mm of the sheet. */
const edge = 12;

interface Sign {
  readonly id: string;
  readonly ill: number;
  readonly box: Box;
  readonly covers: (at: Dot) => boolean;
}

/** @param k pixels for a millimetre, as those of the boxes that are asked for */
export function busyOn(shown: ShownField, k: number): Busy {
  const sheet = sheetOf(shown.field);
  const signs = [
    ...shown.field.terrain.flatMap((piece) => signOf(piece, sheet)),
    ...shown.zones.map(({ id, zone }) => edgeOf(id, ringOf(zone.polygon, sheet))),
  ];
  return ({ left, right, top, bottom }, id) => {
    const box = { left: left / k, right: right / k, top: top / k, bottom: bottom / k };
    const near = signs.filter((sign) => sign.id !== id && meet(sign.box, box));
    if (near.length === 0) return 0;
    const dots = spread(box);
    const sum = dots.reduce(
      (all, at) =>
        all + near.reduce((most, sign) => Math.max(most, sign.covers(at) ? sign.ill : 0), 0),
      0,
    );
    return sum / dots.length;
  };
}

function signOf(piece: TerrainPiece, sheet: Sheet): Sign[] {
  const worth = ill[piece.kind];
  if (worth === undefined) return [];
  const { points, closed, width } = outlineOf(piece, sheet);
  const common = { id: piece.id, ill: worth };
  if (!closed) {
    const half = width / 2;
    const covers = (at: Dot): boolean => awayFrom(points, false, at) <= half;
    return [{ ...common, box: grown(boxOf(points), half), covers }];
  }
  const within = (at: Dot): boolean => inside(points, at);
  const covers =
    piece.kind === "hill"
      ? (at: Dot): boolean => within(at) && awayFrom(points, true, at) < slope
      : within;
  return [{ ...common, box: boxOf(points), covers }];
}

function edgeOf(id: string, ring: Ring): Sign {
  const covers = (at: Dot): boolean => awayFrom(ring, true, at) < edge;
  return { id: `edge ${id}`, ill: illEdge, box: grown(boxOf(ring), edge), covers };
}

/** Dots over a box, closer along a name than across it. */
function spread({ left, right, top, bottom }: Box): Dot[] {
  const [across, down] = [12, 3];
  return Array.from({ length: across * down }, (_, index) => ({
    x: left + ((right - left) * ((index % across) + 0.5)) / across,
    y: top + ((bottom - top) * (Math.floor(index / across) + 0.5)) / down,
  }));
}

function grown({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}
