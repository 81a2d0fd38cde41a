/** What a hand or a key takes hold of on the map, and where it brings it. Headless. */
import type { Ghost, Overlay } from "./overlay.ts";
import { apart, type Dot } from "./plane.ts";
import { dotOf, type Paper, paperOf, tablePointOf } from "./sheet.ts";
import type { ShownField, TablePose } from "./shown.ts";
import { awayFromBlock, type Block, besideFront, blockOf } from "./standing.ts";
import { unitAt } from "./thing-at.ts";

/** A unit or its ghost, held to be moved, or by its handle to be turned. */
export interface Grip {
  readonly unit: string;
  readonly by: "block" | "handle";
  readonly from: TablePose;
  /** Where on the sheet it was taken. */
  readonly taken: Dot;
}

/** How far before the front the handle stands, in pixels, and how wide a thumb is about it. */
export const handle = { before: 34, room: 26 };

export function heldGhost(overlays: readonly Overlay[]): Ghost | null {
  return overlays.find((one): one is Ghost => one.kind === "ghost" && one.held) ?? null;
}

export function ghostBlock(
  { at, footprint }: Pick<Ghost, "at" | "footprint">,
  paper: Paper,
): Block {
  return blockOf({ at, footprint }, paper);
}

export function handleAt(block: Block, k: number): Dot {
  return besideFront(block, 0, -handle.before / k);
}

/**
 * What lies under a hand that presses: the handle of a ghost, the ghost, then units that may be
 * dragged.
 * @param k pixels for a millimetre
 */
export function gripAt(
  shown: ShownField,
  overlays: readonly Overlay[],
  at: Dot,
  k: number,
  mayDrag: (unit: string) => boolean,
): Grip | null {
  const paper = paperOf(shown.field, shown.scale);
  const ghost = heldGhost(overlays);
  if (ghost !== null) {
    const block = ghostBlock(ghost, paper);
    const { id } = ghost.unit;
    if (apart(handleAt(block, k), at) <= handle.room / k) {
      return { unit: id, by: "handle", from: ghost.at, taken: at };
    }
    if (awayFromBlock(block, at) <= 10 / k) {
      return { unit: id, by: "block", from: ghost.at, taken: at };
    }
  }
  const id = unitAt(shown, at, k);
  const standing = shown.units.find((unit) => unit.id === id)?.standing;
  if (id === null || standing === undefined || !("at" in standing) || !mayDrag(id)) return null;
  return { unit: id, by: "block", from: standing.at, taken: at };
}

/** Where what is held has come to when the hand is at a point of the sheet. */
export function brought({ by, from, taken }: Grip, to: Dot, paper: Paper): TablePose {
  if (by === "block") {
    const front = dotOf(from, paper);
    const moved = { x: front.x + to.x - taken.x, y: front.y + to.y - taken.y };
    return { ...tablePointOf(moved, paper), facing: from.facing };
  }
  const { x, y } = dotOf(from, paper);
  const turn = (Math.atan2(to.x - x, y - to.y) * 180) / Math.PI;
  return { ...from, facing: around(Math.round(turn)) };
}

export function around(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** What keys do with a ghost: a unit of the scale for one press, a tenth with Shift; turns of 15° or 1°. */
const byKey = { step: 1, fine: 0.1, turn: 15, fineTurn: 1 };

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export type KeyOnGhost =
  | { readonly how: "key"; readonly to: TablePose }
  | { readonly how: "settle" | "leave" };

/**
 * A key pressed while a ghost is held; null where it means nothing to it.
 * @param key what the key is by its meaning, `code` by its place: brackets lie there in any alphabet
 */
export function keyOnGhost(
  at: TablePose,
  {
    key,
    code,
    shiftKey,
  }: { readonly key: string; readonly code: string; readonly shiftKey: boolean },
): KeyOnGhost | null {
  if (key === "Enter") return { how: "settle" };
  if (key === "Escape") return { how: "leave" };
  const way = ways[key];
  if (way !== undefined) {
    const step = shiftKey ? byKey.fine : byKey.step;
    return {
      how: "key",
      to: { x: tidy(at.x + way[0] * step), y: tidy(at.y + way[1] * step), facing: at.facing },
    };
  }
  const side = code === "BracketLeft" ? -1 : code === "BracketRight" ? 1 : 0;
  if (side === 0) return null;
  const turn = shiftKey ? byKey.fineTurn : byKey.turn;
  return { how: "key", to: { ...at, facing: around(at.facing + side * turn) } };
}

/** Hundredths: what a table is measured in. */
function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}
