/**
 * Slopes as hachures: strokes down the fall of the ground, closer and heavier where it is steep, and
 * heavier on the side away from the light, which falls from the upper left as on Dufour's sheets.
 * The lowest strokes end exactly on the edge that the engine measures.
 */
import { chanceFrom, from } from "./chance.ts";
import {
  apart,
  awayFrom,
  clockwise,
  type Dot,
  inside,
  type Ring,
  short,
  stations,
} from "./plane.ts";
import type { Sheet } from "./sheet.ts";
import type { Sign } from "./signs.ts";

export interface Slope {
  readonly id: string;
  readonly ring: Ring;
  /** How deep the hill is at its heart. */
  readonly depth: number;
  readonly levels: number;
  readonly steep: boolean;
}

interface Stroke {
  readonly foot: Dot;
  readonly head: Dot;
  readonly width: number;
}

/** Half the breadth over which the fall of the ground is smoothed at a corner. */
const smooth = 45;
const light = { x: -Math.SQRT1_2, y: -Math.SQRT1_2 };

/** Thin wedges, each where its head is. @param grain how coarse to draw, 1 for a sheet at arm's length */
export function hachures(slope: Slope, sheet: Sheet, grain: number): readonly Sign[] {
  return strokes(slope, sheet, grain).map((stroke) => ({ at: stroke.head, path: wedge(stroke) }));
}

function strokes({ id, ring: any, depth, levels, steep }: Slope, sheet: Sheet, grain: number) {
  const ring = clockwise(any);
  const chance = chanceFrom(id);
  const spacing = (steep ? 6.4 : 8.6) * grain;
  const around = stations(ring, true, spacing);
  const span = Math.max(1, Math.round(smooth / spacing));
  const rows = levels + 1;
  const reach = Math.min(depth * 0.74, (steep ? 58 : 74) + 46 * levels);
  const row = reach / rows;
  const found: Stroke[] = [];
  for (let k = 0; k < rows; k++) {
    let last: { readonly foot: Dot; readonly head: Dot } | null = null;
    for (const [index, at] of around.entries()) {
      const into = fall(around, index, span);
      const start = k === 0 ? 0 : row * (k + from(chance, 0.04, 0.16));
      const end = row * (k + from(chance, 0.78, 1));
      if (onBorder(at, sheet)) continue;
      const foot = { x: at.x + into.x * start, y: at.y + into.y * start };
      const head = { x: at.x + into.x * end, y: at.y + into.y * end };
      // Where the hill is narrow the far side's strokes have the room.
      if (!inside(ring, head) || awayFrom(ring, true, head) < end * 0.93) continue;
      if (awayFrom(ring, true, foot) < start * 0.93) continue;
      // Strokes that run together at a spur are thinned out.
      if (last !== null && apart(last.head, head) < spacing * 0.42) continue;
      if (k > 0 && last !== null && apart(last.foot, foot) < spacing * 0.62) continue;
      last = { foot, head };
      const shade = 0.5 - 0.5 * (into.x * -light.x + into.y * -light.y);
      const weight = (steep ? 2.5 : 1.5) * (0.5 + 1.15 * shade) * (k === 0 && steep ? 1.25 : 1);
      found.push({ foot, head, width: weight * grain * from(chance, 0.85, 1.15) });
    }
  }
  return found;
}

/** The direction uphill at a station: across the way, smoothed over its neighbours. */
function fall(around: readonly { ux: number; uy: number }[], index: number, span: number): Dot {
  let [x, y] = [0, 0];
  for (let by = -span; by <= span; by++) {
    const near = around[(index + by + around.length) % around.length];
    if (near === undefined) continue;
    const share = span + 1 - Math.abs(by);
    x -= near.uy * share;
    y += near.ux * share;
  }
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** The hill goes on beyond the table: no slope there. */
function onBorder({ x, y }: Dot, { width, depth }: Sheet): boolean {
  const near = 2;
  return x < near || y < near || x > width - near || y > depth - near;
}

/** Thick at the head, running out to the foot. */
function wedge({ foot, head, width }: Stroke): string {
  const length = apart(foot, head) || 1;
  const [nx, ny] = [
    (-(head.y - foot.y) / length) * (width / 2),
    ((head.x - foot.x) / length) * (width / 2),
  ];
  const tip = 0.3;
  const points = [
    [head.x + nx, head.y + ny],
    [head.x - nx, head.y - ny],
    [foot.x - nx * tip, foot.y - ny * tip],
    [foot.x + nx * tip, foot.y + ny * tip],
  ].map(([x = 0, y = 0]) => `${short(x)} ${short(y)}`);
  return `M${points.join("L")}Z`;
}
