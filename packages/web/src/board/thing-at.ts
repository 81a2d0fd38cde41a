/** What lies under a point of the sheet: a unit first, then the smallest piece of ground. */
import type { TerrainPiece } from "@adjutant/battle";
import type { Thing } from "./chosen.ts";
import { awayFrom, boxOf, type Dot, inside } from "./plane.ts";
import { mm, onSheet, outlineOf, type Sheet, sheetOf } from "./sheet.ts";
import type { ShownField, ShownUnit } from "./shown.ts";

/** A thumb covers so many pixels to either side. */
const thumb = 14;

/** @param k pixels for a millimetre */
export function thingAt({ field, units }: ShownField, at: Dot, k: number): Thing | null {
  const sheet = sheetOf(field);
  const unit = units.findLast((one) => covers(one, sheet, at, thumb / 2 / k));
  if (unit !== undefined) return { kind: "unit", id: unit.id };
  const [piece] = field.terrain
    .filter((one) => lies(one, sheet, at, thumb / k))
    .toSorted((a, b) => extent(a, sheet) - extent(b, sheet));
  return piece === undefined ? null : { kind: "ground", id: piece.id };
}

function covers({ stand, footprint }: ShownUnit, sheet: Sheet, at: Dot, room: number): boolean {
  const { x, y } = onSheet([stand.x, stand.y], sheet);
  const turn = (-stand.facing * Math.PI) / 180;
  const [dx, dy] = [at.x - x, at.y - y];
  const across = dx * Math.cos(turn) - dy * Math.sin(turn);
  const back = dx * Math.sin(turn) + dy * Math.cos(turn);
  return (
    Math.abs(across) <= mm(footprint.width) / 2 + room &&
    back >= -room &&
    back <= mm(footprint.depth) + room
  );
}

function lies(piece: TerrainPiece, sheet: Sheet, at: Dot, room: number): boolean {
  const { points, closed, width } = outlineOf(piece, sheet);
  return closed
    ? inside(points, at)
    : awayFrom(points, false, at) <= Math.max(width / 2, Math.min(room, width));
}

/** How much of the sheet a piece takes: what is small lies on what is large. */
function extent(piece: TerrainPiece, sheet: Sheet): number {
  const { points, closed, width } = outlineOf(piece, sheet);
  if (!closed) return width * width;
  const { left, right, top, bottom } = boxOf(points);
  return (right - left) * (bottom - top);
}
