/** An army drawn up in its zone: brigade beside brigade, line behind line, each as near as it can. */
import { type Area, areasOverlap } from "./area.ts";
import { boxesMeet } from "./convex.ts";
import { type Facing, type Pose, seenFrom, shifted } from "./facing.ts";
import { standingFaults, zoneHolds } from "./faults.ts";
import { type Footprint, footprintOf } from "./footprint.ts";
import type { Point } from "./grid.ts";
import { type SetUp, setUpIn } from "./room.ts";
import { type Field, type InFormation, type OnTable, standingAt } from "./table.ts";

/** Who stands together: its lines from front to rear, each from left to right. */
export interface Body {
  readonly lines: readonly (readonly SetUp[])[];
}

/** Intervals in steps: inside a line, between lines, between bodies at most. */
const apart = { inLine: 200, lines: 300, bodies: 800 } as const;

/** How far from where it is wanted a unit may be put, and as far apart as this are the tries. */
const tries = { most: 6000, apart: 100 } as const;

interface Placed {
  readonly who: SetUp;
  readonly footprint: Footprint;
}

/**
 * Draws up bodies from left to right over the width of a zone, the first line along its front. What
 * finds no room where it is wanted stands as near to it as it can.
 * @param taken who stands there already
 * @returns those that found a place, and the ids of those that did not
 */
export function drawnUpIn(
  field: Field,
  zone: Area,
  bodies: readonly Body[],
  facing: Facing,
  taken: readonly OnTable[] = [],
): { readonly stands: readonly InFormation[]; readonly without: readonly string[] } {
  const { front, left, width } = extentOf(zone, facing);
  const measured = bodies.map(({ lines }) =>
    lines.map((line) =>
      line.flatMap((who): Placed[] => {
        const footprint = footprintOf(who.unit, field.scale, field.marking, field.book);
        return footprint === null ? [] : [{ who, footprint }];
      }),
    ),
  );
  const widths = measured.map((lines) => Math.max(0, ...lines.map(widthOf)));
  const all = widths.reduce((sum, one) => sum + one, 0);
  const between = Math.min(apart.bodies, Math.max(0, width - all) / (bodies.length + 1));
  const stands: InFormation[] = [];
  const homeless: SetUp[] = [];
  // In the middle of the zone; an army wider than it begins at its left edge.
  let start = Math.max(0, (width - all - between * (bodies.length - 1)) / 2);
  for (const [i, lines] of measured.entries()) {
    const middle = left + start + (widths[i] ?? 0) / 2;
    let line = front;
    for (const placed of lines) {
      let x = middle - widthOf(placed) / 2;
      for (const { who, footprint } of placed) {
        const wanted = poseAt(facing, x + footprint.frontage / 2, line);
        x += footprint.frontage + apart.inLine;
        const there = roomNear(field, zone, who, footprint, wanted, [...taken, ...stands]);
        if (there === null) homeless.push(who);
        else stands.push(there);
      }
      const depth = Math.max(0, ...placed.map((one) => one.footprint.depth));
      if (placed.length > 0) line -= depth + apart.lines;
    }
    start += (widths[i] ?? 0) + between;
  }
  const rest = setUpIn(field, zone, homeless, facing, [...taken, ...stands]);
  return { stands: [...stands, ...rest.stands], without: rest.without };
}

function widthOf(line: readonly Placed[]): number {
  const fronts = line.reduce((sum, { footprint }) => sum + footprint.frontage, 0);
  return fronts + Math.max(0, line.length - 1) * apart.inLine;
}

/** The near left corner of the table, looking a way: what lies before and beside it is measured so. */
function origin(facing: Facing): Pose {
  return { x: 0, y: 0, facing };
}

/** How far to the front and from where to where across a zone reaches, for who looks that way. */
function extentOf(
  zone: Area,
  facing: Facing,
): { readonly front: number; readonly left: number; readonly width: number } {
  const corners = zone.parts.flat().map((point: Point) => seenFrom(origin(facing), point));
  const across = corners.map(({ right }) => right);
  const front = Math.max(...corners.map(({ forward }) => forward));
  const left = Math.min(...across);
  return { front, left, width: Math.max(...across) - left };
}

function poseAt(facing: Facing, right: number, forward: number): Pose {
  return shifted(origin(facing), right, forward);
}

/** Places about one that is wanted, nearest first: to one side before to the rear. */
const about: readonly (readonly [right: number, back: number])[] = (() => {
  const places: [right: number, back: number][] = [];
  for (let back = 0; back <= tries.most; back += tries.apart) {
    for (let right = -tries.most; right <= tries.most; right += tries.apart) {
      if (right * right + back * back <= tries.most ** 2) places.push([right, back]);
    }
  }
  return places.sort(([a, b], [c, d]) => a * a + b * b - (c * c + d * d) || a - c);
})();

function roomNear(
  field: Field,
  zone: Area,
  who: SetUp,
  footprint: Footprint,
  wanted: Pose,
  others: readonly OnTable[],
): InFormation | null {
  const { left, right, near, far } = zone.box;
  for (const [aside, behind] of about) {
    const pose = shifted(wanted, aside, -behind);
    if (pose.x < left || pose.x > right || pose.y < near || pose.y > far) continue;
    const there = standingAt(who, footprint, pose);
    const free = others.every(
      ({ area }) => !boxesMeet(area.box, there.area.box) || !areasOverlap(area, there.area),
    );
    if (free && zoneHolds(zone, there) && standingFaults(field, [there]).length === 0) return there;
  }
  return null;
}
