/** Front, flanks and rear of a unit; what lies in its arc; who is behind and who beside whom. */
import { isGarrison, isSkirmishers, type Unit } from "@adjutant/rules";
import { leftOf } from "./convex.ts";
import { type Facing, type Pose, seenFrom, sine, turns } from "./facing.ts";
import type { Footprint } from "./footprint.ts";
import type { Point } from "./grid.ts";
import type { Field, InFormation, OnTable } from "./table.ts";

/** Where around a unit something is. */
export type Zone = "front" | "leftFlank" | "rightFlank" | "rear";

/**
 * The zone of a footprint that a point lies in: between the lines that leave its front corners 45°
 * outward is the front, between those of the rear corners the rear, the flanks are what is left.
 * A point on a line belongs to the front, or to the rear.
 */
export function zoneAt(pose: Pose, { frontage, depth }: Footprint, point: Point): Zone {
  const { right, forward } = seenFrom(pose, point);
  const beyond = (right < 0 ? -right : right) - frontage / 2;
  if (forward >= 0 && beyond <= forward) return "front";
  if (forward <= -depth && beyond <= -depth - forward) return "rear";
  return right < 0 ? "leftFlank" : "rightFlank";
}

/** Squares, skirmishers and garrisons have neither flank nor rear: they face all round. */
export function facesAllRound(unit: Unit): boolean {
  if (isSkirmishers(unit) || isGarrison(unit)) return true;
  return unit.arm === "infantry" && unit.formation === "square";
}

/**
 * From where a charger hits, judged where its charge starts, by the middle of its front
 * (`charge.flank`); who faces all round is always hit in front.
 */
export function chargedFrom(target: OnTable, start: Pose): Zone {
  if (target.pose === null || facesAllRound(target.unit)) return "front";
  return zoneAt(target.pose, target.footprint, start);
}

/** Where a friend stands to a unit, by the middle of the friend: supports are beside or behind. */
export function standsTo(unit: InFormation, friend: OnTable): "before" | "beside" | "behind" {
  const { forward } = seenFrom(unit.pose, friend.middle);
  if (forward > 0) return "before";
  return forward < -unit.footprint.depth ? "behind" : "beside";
}

/** How far fire turns from straight ahead, in minutes of arc; null is all round (`fire.arc`). */
export function fireArc(field: Field, unit: Unit): number | null {
  if (facesAllRound(unit)) return null;
  return field.book.clauses["fire.arc"].value.eitherSide * turns.degree;
}

/** Is a point in the arc of a point that looks along `out`, its limits included. */
export function inArc(from: Point, out: Point, eitherSide: number, point: Point): boolean {
  const dx = point.x - from.x;
  const dy = point.y - from.y;
  const across = dx * out.y - dy * out.x;
  const along = dx * out.x + dy * out.y;
  const turn = across < 0 ? -across : across;
  // The sines of both angles at an eighth of a turn are one number, so the limit there is exact.
  return turn * sine(turns.quarter - eitherSide) <= along * sine(eitherSide) && along >= 0;
}

/** The two directions that bound an arc, to the left and to the right of a facing. */
export function arcLimits(out: Point, eitherSide: number): readonly [Point, Point] {
  const across = sine(eitherSide);
  const along = sine(turns.quarter - eitherSide);
  return [
    { x: out.x * along - out.y * across, y: out.y * along + out.x * across },
    { x: out.x * along + out.y * across, y: out.y * along - out.x * across },
  ];
}

/**
 * The outline of an arc up to a range for drawing: the front edge, then round from right to left.
 * @param range steps
 */
export function arcOutline(
  pose: Pose,
  { frontage }: Footprint,
  eitherSide: number,
  range: number,
): Point[] {
  const half = frontage / 2;
  const corner = (side: number): Point => ({
    x: pose.x + side * half * sine(pose.facing + turns.quarter),
    y: pose.y - side * half * sine(pose.facing),
  });
  const on = (from: Point, facing: Facing): Point => ({
    x: from.x + range * sine(facing),
    y: from.y + range * sine(facing + turns.quarter),
  });
  const left = corner(-1);
  const right = corner(1);
  const pointsOf = (from: Point, start: number, end: number): Point[] => {
    const count = Math.max(1, Math.ceil((end - start) / (5 * turns.degree)));
    return Array.from({ length: count + 1 }, (_, i) =>
      on(from, Math.round(pose.facing + start + ((end - start) * i) / count)),
    );
  };
  return [left, ...pointsOf(left, -eitherSide, 0), ...pointsOf(right, 0, eitherSide), right];
}

/** The part of an outline ahead of a unit's front line, for "straight ahead" and for drawing. */
export function aheadOf(unit: InFormation, outline: readonly Point[]): Point[] {
  const [left, , , right] = unit.outline;
  return left && right ? leftOf(outline, left, right) : [];
}
