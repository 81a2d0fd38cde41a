/**
 * The field as a sheet of paper: millimetres of the table, x to the right and y down, so that the far edge is
 * the top of the sheet. What a scenario writes is in centimetres, y away from the near edge.
 */
import type { Field, Point, TerrainPiece } from "@adjutant/battle";
import type { Scale } from "@adjutant/rules";
import { boxOf, type Dot, heart, type Ring, stations } from "./plane.ts";
import type { TablePoint } from "./shown.ts";

const mmPerCm = 10;

/** Millimetres of the sheet for a length that a field writes. */
export function mm(length: number): number {
  return length * mmPerCm;
}

export interface Sheet {
  readonly width: number;
  readonly depth: number;
}

export function sheetOf(field: Pick<Field, "width" | "depth">): Sheet {
  return { width: mm(field.width), depth: mm(field.depth) };
}

/** A point of the field on the sheet. */
export function onSheet([x, y]: Point, { depth }: Sheet): Dot {
  return { x: mm(x), y: depth - mm(y) };
}

const rings = new WeakMap<readonly Point[], { readonly depth: number; readonly ring: Ring }>();

/** The points of a field on the sheet; of the same points the same ring, whose heart is then known. */
export function ringOf(points: readonly Point[], sheet: Sheet): Ring {
  const known = rings.get(points);
  if (known?.depth === sheet.depth) return known.ring;
  const ring = points.map((point) => onSheet(point, sheet));
  rings.set(points, { depth: sheet.depth, ring });
  return ring;
}

/** The points of a piece on the sheet: a ring, or a course with its width. */
export function outlineOf(
  { shape }: Pick<TerrainPiece, "shape">,
  sheet: Sheet,
): { readonly points: Ring; readonly closed: boolean; readonly width: number } {
  return "polygon" in shape
    ? { points: ringOf(shape.polygon, sheet), closed: true, width: 0 }
    : { points: ringOf(shape.line, sheet), closed: false, width: mm(shape.width) };
}

/** The middle of a piece, where one points to it. */
export function middleOf(piece: Pick<TerrainPiece, "shape">, sheet: Sheet): Dot {
  const { points, closed } = outlineOf(piece, sheet);
  if (closed) return heart(points);
  const steps = stations(points, false, 20);
  return steps[Math.floor(steps.length / 2)] ?? points[0] ?? { x: 0, y: 0 };
}

/** Where the star of an objective stands: at the corner of a place, whose houses it leaves to be seen. */
export function starOf(piece: Pick<TerrainPiece, "shape" | "kind">, sheet: Sheet): Dot {
  if (piece.kind !== "builtUp" && piece.kind !== "strongpoint") return middleOf(piece, sheet);
  const { right, top } = boxOf(outlineOf(piece, sheet).points);
  return { x: right, y: top };
}

/** How many units of the played scale a centimetre of the field is (`Field.inches`). */
export function unitsPerCm(field: Pick<Field, "inches">, scale: Scale): number {
  return scale === "cm" ? 1 : field.inches;
}

/** A sheet on which points of the table in the played scale are found. */
export interface Paper extends Sheet {
  /** Millimetres of the sheet for one unit of the scale. */
  readonly perUnit: number;
}

export function paperOf(field: Field, scale: Scale): Paper {
  return { ...sheetOf(field), perUnit: mmPerCm / unitsPerCm(field, scale) };
}

/** A point of the table on the sheet. */
export function dotOf({ x, y }: TablePoint, { depth, perUnit }: Paper): Dot {
  return { x: x * perUnit, y: depth - y * perUnit };
}

/** The point of the table that lies at a point of the sheet. */
export function tablePointOf({ x, y }: Dot, { depth, perUnit }: Paper): TablePoint {
  return { x: x / perUnit, y: (depth - y) / perUnit };
}

/** Lines across the sheet and the figures at its frame, in the played scale. */
export interface Graticule {
  /** Millimetres of the sheet from one line to the next. */
  readonly step: number;
  /** What the scale says from one line to the next. */
  readonly every: number;
}

/** Steps that people measure by: feet on a table of inches. */
const stepsIn: Readonly<Record<Scale, readonly number[]>> = {
  cm: [10, 20, 50, 100],
  inch: [6, 12, 24, 48],
  inchAsCm: [10, 20, 50, 100],
};

/**
 * A graticule whose figures do not crowd each other.
 * @param k pixels for a millimetre
 */
export function graticule(field: Pick<Field, "inches">, scale: Scale, k: number): Graticule {
  const perUnit = mmPerCm / unitsPerCm(field, scale);
  const room = 46;
  const steps = stepsIn[scale];
  const every = steps.find((step) => step * perUnit * k >= room) ?? steps.at(-1) ?? 1;
  return { every, step: every * perUnit };
}

/** The corners of a polygon in pixels of the sheet as it is drawn. */
export function pathPointsOf(
  { polygon }: { readonly polygon: readonly Point[] },
  sheet: Sheet,
  k: number,
): Ring {
  return ringOf(polygon, sheet).map(({ x, y }) => ({ x: x * k, y: y * k }));
}
