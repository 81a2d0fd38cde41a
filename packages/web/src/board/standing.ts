/** Where units stand on the sheet, in millimetres of it. */
import { type Dot, heart, type Ring } from "./plane.ts";
import { dotOf, outlineOf, type Paper } from "./sheet.ts";
import type { BoardUnit, ShownField, Standing, TablePose } from "./shown.ts";

/** A block: the middle of its front edge, its facing in degrees, and its size. */
export interface Block {
  readonly front: Dot;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}

type InFormation = Extract<Standing, { at: TablePose }>;

export function blockOf({ at, footprint }: InFormation, paper: Paper): Block {
  return {
    front: dotOf(at, paper),
    facing: at.facing,
    width: footprint.width * paper.perUnit,
    depth: footprint.depth * paper.perUnit,
  };
}

/** A point by its place to the right of the middle of the front, and to the rear of it. */
export function besideFront({ front, facing }: Block, right: number, back: number): Dot {
  const turn = (facing * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: front.x + right * cos - back * sin, y: front.y + right * sin + back * cos };
}

/** To the right and to the rear of the middle of the front: where a point lies. */
export function fromFront({ front, facing }: Block, at: Dot): { right: number; back: number } {
  const turn = (facing * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [at.x - front.x, at.y - front.y];
  return { right: dx * cos + dy * sin, back: dy * cos - dx * sin };
}

/** Front left, front right, rear right, rear left. */
export function cornersOf(block: Block): Ring {
  const half = block.width / 2;
  return [
    besideFront(block, -half, 0),
    besideFront(block, half, 0),
    besideFront(block, half, block.depth),
    besideFront(block, -half, block.depth),
  ];
}

/** How far a point lies from a block; 0 within it. */
export function awayFromBlock(block: Block, at: Dot): number {
  const { right, back } = fromFront(block, at);
  const aside = Math.max(0, Math.abs(right) - block.width / 2);
  const along = Math.max(0, -back, back - block.depth);
  return Math.hypot(aside, along);
}

/** A flag over a place: the foot of its pole. */
export interface Flag {
  readonly unit: BoardUnit;
  readonly foot: Dot;
}

/** From one flag to the next over the same place, in pixels at arm's length. */
const between = 26;

/**
 * The flags of all who hold places, side by side where they share one.
 * @param size of flags (`flagScale`)
 * @param k pixels for a millimetre
 */
export function flagsOf(
  { field, units }: Pick<ShownField, "field" | "units">,
  paper: Paper,
  size: number,
  k: number,
): readonly Flag[] {
  const held = new Map<string, BoardUnit[]>();
  for (const unit of units) {
    if (!("place" in unit.standing)) continue;
    const { place } = unit.standing;
    held.set(place, [...(held.get(place) ?? []), unit]);
  }
  return [...held].flatMap(([place, garrison]) => {
    const piece = field.terrain.find(({ id }) => id === place);
    if (piece === undefined) return [];
    const { points, closed } = outlineOf(piece, paper);
    const middle = closed ? heart(points) : (points[Math.floor(points.length / 2)] ?? null);
    if (middle === null) return [];
    const step = (between * size) / k;
    return garrison.map((unit, index) => ({
      unit,
      foot: { x: middle.x + (index - (garrison.length - 1) / 2) * step, y: middle.y },
    }));
  });
}
