/** The table with its terrain, and the units that stand on it. */
import type { Rulebook, Scale, Unit } from "@adjutant/rules";
import { type Area, areaDistance, areaOfOutline, areasTouch, type Coordinates } from "./area.ts";
import { type Convex, holds } from "./convex.ts";
import { facing, type Pose, turns } from "./facing.ts";
import {
  type Footprint,
  footprintOf,
  type Marking,
  middleOf,
  outlineAt,
  outlineMoved,
} from "./footprint.ts";
import { lengthOf, type Point, stepsOf } from "./grid.ts";
import { type Terrain, type TerrainPiece, terrainFrom } from "./terrain.ts";

/** What a battle is fought on, lengths in the scale's unit. */
export interface FieldPlan {
  /** Default cm. */
  readonly scale?: Scale;
  readonly width: number;
  readonly depth: number;
  /** Without faults (`terrainFaults`), each with an id of its own. */
  readonly terrain: readonly TerrainPiece[];
  /** Default roster. */
  readonly marking?: Marking;
}

/** A table ready to be measured on, lengths in steps. */
export interface Field {
  readonly scale: Scale;
  readonly marking: Marking;
  readonly book: Rulebook;
  readonly width: number;
  readonly depth: number;
  readonly edge: Convex;
  readonly terrain: readonly Terrain[];
}

/** Reads a plan once, for everything that is asked of the field. */
export function fieldFrom(plan: FieldPlan, book: Rulebook): Field {
  const width = stepsOf(plan.width);
  const depth = stepsOf(plan.depth);
  const { sectors } = book.clauses["place.capacity"].value;
  return {
    scale: plan.scale ?? "cm",
    marking: plan.marking ?? "roster",
    book,
    width,
    depth,
    edge: [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: depth },
      { x: 0, y: depth },
    ],
    terrain: plan.terrain.map((piece) => terrainFrom(piece, sectors)),
  };
}

/**
 * Where a unit stands as files write it: the middle of its front edge and degrees clockwise from
 * "away from the near edge"; or the place that it holds.
 */
export type Place =
  | { readonly x: number; readonly y: number; readonly facing: number }
  | { readonly garrison: string };

interface Standing {
  readonly id: string;
  readonly side: string;
  readonly unit: Unit;
  readonly area: Area;
  readonly middle: Point;
}

/** A unit in formation on the table. */
export interface InFormation extends Standing {
  readonly pose: Pose;
  readonly footprint: Footprint;
  readonly outline: Convex;
  readonly holds: null;
}

/** A unit that holds a place: it is measured from the place's edge (`place.leave`). */
export interface InPlace extends Standing {
  readonly pose: null;
  readonly footprint: null;
  readonly holds: Terrain;
}

export type OnTable = InFormation | InPlace;

/** A unit in formation at a pose. */
export function standingAt(
  who: { readonly id: string; readonly side: string; readonly unit: Unit },
  footprint: Footprint,
  pose: Pose,
): InFormation {
  const outline = outlineAt(pose, footprint);
  const area = areaOfOutline(outline);
  return formed(who, footprint, pose, { outline, area, middle: middleOf(pose, footprint) });
}

/** A unit in formation at another pose that faces as it does: all about it is only elsewhere. */
export function movedTo(who: InFormation, pose: Pose): InFormation {
  const { footprint, middle } = who;
  const dx = pose.x - who.pose.x;
  const dy = pose.y - who.pose.y;
  const outline = outlineMoved(who.outline, dx, dy);
  const { left, near, right, far } = who.area.box;
  const box = { left: left + dx, near: near + dy, right: right + dx, far: far + dy };
  return formed(who, footprint, pose, {
    outline,
    area: { parts: [outline], box, outline },
    middle: { x: middle.x + dx, y: middle.y + dy },
  });
}

function formed(
  { id, side, unit }: Pick<InFormation, "id" | "side" | "unit">,
  footprint: Footprint,
  pose: Pose,
  { outline, area, middle }: Pick<InFormation, "outline" | "area" | "middle">,
): InFormation {
  return { id, side, unit, pose, footprint, outline, area, middle, holds: null };
}

/** A pose as files write it. */
export function poseFrom(place: { x: number; y: number; facing: number }): Pose {
  return {
    x: stepsOf(place.x),
    y: stepsOf(place.y),
    facing: facing(place.facing * turns.degree),
  };
}

/** A pose as files write it, from one on the grid. */
export function placeFrom(pose: Pose): { x: number; y: number; facing: number } {
  const { x, y } = pose;
  return { x: lengthOf(x), y: lengthOf(y), facing: pose.facing / turns.degree };
}

/**
 * Puts a unit on the table.
 * @returns null if what it is and where it stands do not go together: a garrison without its place,
 *   a formation in one
 */
export function standing(
  field: Field,
  who: { readonly id: string; readonly side: string; readonly unit: Unit },
  place: Place,
): OnTable | null {
  const footprint = footprintOf(who.unit, field.scale, field.marking, field.book);
  if ("garrison" in place) {
    const held = field.terrain.find(({ id }) => id === place.garrison);
    if (footprint !== null || held?.place == null) return null;
    const { left, right, near, far } = held.area.box;
    const middle = { x: (left + right) / 2, y: (near + far) / 2 };
    const { id, side, unit } = who;
    return { id, side, unit, area: held.area, middle, pose: null, footprint: null, holds: held };
  }
  const { id, side, unit } = who;
  return footprint && standingAt({ id, side, unit }, footprint, poseFrom(place));
}

/** What has an outline on the table: a unit, a place. */
type Outlined = Pick<OnTable, "area">;

/** The distance between two units from edge to edge in steps, rounded up to whole ones. */
export function distance(a: Outlined, b: Outlined): number {
  return areaDistance(a.area, b.area);
}

/** The distance from a point, such as a general's, to an edge in steps, rounded up. */
export function distanceFrom(point: Point, unit: Outlined): number {
  return areaDistance(areaOfOutline([point]), unit.area);
}

/** The distance from a stretch between two points to an edge in steps, rounded up. */
export function distanceFromStretch(from: Point, to: Point, unit: Outlined): number {
  return areaDistance(areaOfOutline([from, to]), unit.area);
}

/** Are two units in contact: do their edges meet. */
export function inContact(a: OnTable, b: OnTable): boolean {
  return areasTouch(a.area, b.area);
}

/** Does an outline lie wholly on the table, its edge included. */
export function onTable(field: Field, outline: Convex): boolean {
  return outline.every((corner) => holds(field.edge, corner));
}

/** A point in the unit of the scale. */
export function pointAt([x, y]: Coordinates): Point {
  return { x: stepsOf(x), y: stepsOf(y) };
}
