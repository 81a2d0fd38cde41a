/** What lies under a point of the sheet: a unit first, then the smallest piece of ground. */
import type { TerrainPiece } from "@adjutant/battle";
import { flagScale } from "./arrows.ts";
import type { Thing } from "./chosen.ts";
import { awayFrom, boxOf, type Dot, inside } from "./plane.ts";
import { outlineOf, paperOf, type Sheet, sheetOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import { awayFromBlock, blockOf, flagsOf } from "./standing.ts";

/** A thumb covers so many pixels to either side. */
const thumb = 14;

/** Room of a flag about the foot of its pole, in pixels at arm's length. */
const flagSize = { left: 4, right: 24, height: 30 };

/** @param k pixels for a millimetre */
export function thingAt(shown: ShownField, at: Dot, k: number): Thing | null {
  const { field } = shown;
  const sheet = sheetOf(field);
  const unit = unitAt(shown, at, k);
  if (unit !== null) return { kind: "unit", id: unit };
  const [piece] = field.terrain
    .filter((one) => lies(one, sheet, at, thumb / k))
    .toSorted((a, b) => extent(a, sheet) - extent(b, sheet));
  return piece === undefined ? null : { kind: "ground", id: piece.id };
}

/** The unit nearest to a point: under it, or within half a thumb; its flag where it holds a place. */
export function unitAt(shown: ShownField, at: Dot, k: number): string | null {
  const paper = paperOf(shown.field, shown.scale);
  const size = flagScale(k);
  const room = thumb / 2 / k;
  const flag = flagsOf(shown, paper, size, k).findLast(({ foot }) => {
    const [right, up] = [((at.x - foot.x) * k) / size, ((foot.y - at.y) * k) / size];
    return right > -flagSize.left && right < flagSize.right && up > 0 && up < flagSize.height;
  });
  if (flag !== undefined) return flag.unit.id;
  let nearest: string | null = null;
  let least = room;
  for (const { id, standing } of shown.units) {
    if (!("at" in standing)) continue;
    const away = awayFromBlock(blockOf(standing, paper), at);
    // Of two at the same distance the one drawn later lies above.
    if (away > least) continue;
    least = away;
    nearest = id;
  }
  return nearest;
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
