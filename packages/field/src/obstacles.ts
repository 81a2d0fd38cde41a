/** What blocks sight between two units, and what does not (`fire.blockers`). */
import {
  bandAt,
  isCloseOrder,
  isGarrison,
  isSkirmishers,
  type Scale,
  type Unit,
} from "@adjutant/rules";
import { areaHolds, areasOverlap, areasTouch } from "./area.ts";
import { type Box, boxesMeet, boxOf, type Convex, holds, touch, turnOf } from "./convex.ts";
import { lengthOf, type Point, stepsIn } from "./grid.ts";
import { distance, type Field, type OnTable } from "./table.ts";
import type { Terrain } from "./terrain.ts";

/** Something in the way, by how it stops a line. */
export type Obstacle =
  /** Nothing is seen through it, not even along its edge. */
  | { readonly id: string; readonly stops: "all"; readonly parts: readonly Convex[] }
  /** One sees a little into it and out of it. */
  | { readonly id: string; readonly stops: "beyondDepth"; readonly parts: readonly Convex[] }
  /** A line on the ground that hides what is behind it. */
  | { readonly id: string; readonly stops: "crossing"; readonly line: readonly Point[] };

/** What is looked for: fire, or the sight a charge needs (`charge.screen`). */
export type Looking = "fire" | "charge";

/** Where somebody is, as far as the ground asks: a unit, or a man by himself. */
export type Standpoint = Pick<OnTable, "area" | "middle" | "holds">;

/** The level a unit stands on: that of the highest hill under its middle, 0 on the plain. */
export function levelOf(field: Field, unit: Standpoint): number {
  return levelAt(field, unit.middle);
}

/** The level of the ground at a point. */
export function levelAt(field: Field, point: Point): number {
  let level = 0;
  for (const { height, area } of field.terrain) {
    if (height > level && areaHolds(area, point)) level = height;
  }
  return level;
}

/**
 * Is a screen one that this firer may fire through at this target (`fire.throughSkirmishers`):
 * close-order infantry, or guns firing canister, at a close-order enemy not too far behind it.
 */
export function mayFireThrough(
  field: Field,
  firer: OnTable,
  screen: OnTable,
  target: OnTable,
): boolean {
  if (screen.side === firer.side || !isSkirmishers(screen.unit)) return false;
  if (!isCloseOrder(target.unit) || isGarrison(target.unit)) return false;
  if (!firesThrough(firer.unit, field.scale, lengthOf(distance(firer, target)), field))
    return false;
  const { within } = field.book.clauses["fire.throughSkirmishers"].value;
  return distance(screen, target) <= stepsIn(within, field.scale);
}

function firesThrough(unit: Unit, scale: Scale, away: number, field: Field): boolean {
  if (unit.arm === "artillery") return bandAt(unit, away, scale, field.book) === "canister";
  return unit.arm === "infantry" && isCloseOrder(unit);
}

const standsOn = ({ area }: Terrain, unit: Standpoint): boolean => areasOverlap(area, unit.area);

/** Does a battery on a hill see over a unit: a lower one, not near either end. */
function seenOver(field: Field, firer: OnTable, level: number, unit: OnTable, target: OnTable) {
  if (firer.unit.arm !== "artillery" || level <= levelOf(field, unit)) return false;
  const near = stepsIn(field.book.clauses["fire.blockers"].value.hillDeadGround, field.scale);
  return distance(unit, firer) > near && distance(unit, target) > near;
}

/** Everything that a line from one unit to another can lie in. */
interface Corridor {
  readonly outline: Convex;
  readonly box: Box;
}

const inCorridor = (corridor: Corridor, box: Box, parts: readonly Convex[]): boolean =>
  boxesMeet(corridor.box, box) && parts.some((part) => touch(part, corridor.outline));

/**
 * A wood that neither unit is in, nor in another wood that touches it, is crossed from side to side or
 * not at all: nothing is seen through it.
 */
function isCrossed(field: Field, wood: Terrain, from: Standpoint, to: Standpoint): boolean {
  if (areasTouch(wood.area, from.area) || areasTouch(wood.area, to.area)) return false;
  return !field.terrain.some(
    (other) => other !== wood && other.kind === "woods" && areasTouch(other.area, wood.area),
  );
}

/** How a piece of terrain stands in the way of two units on their levels, or null. */
function terrainObstacle(
  field: Field,
  terrain: Terrain,
  from: Standpoint,
  to: Standpoint,
  highest: number,
): Obstacle | null {
  const { id, area } = terrain;
  if (terrain.place !== null) {
    if (from.holds === terrain || to.holds === terrain) return null;
    return { id, stops: "all", parts: area.parts };
  }
  if (terrain.kind === "woods") {
    const stops = isCrossed(field, terrain, from, to) ? "all" : "beyondDepth";
    return { id, stops, parts: area.parts };
  }
  if (terrain.kind !== "hill") return null;
  if (terrain.crest === null) {
    const seen = highest >= terrain.height || standsOn(terrain, from) || standsOn(terrain, to);
    return seen ? null : { id, stops: "all", parts: area.parts };
  }
  if (highest > terrain.height) return null;
  const { crest } = terrain;
  const stands = ({ area: { parts } }: Standpoint): boolean =>
    parts.some((part) => lineTouches(crest, part));
  return stands(from) || stands(to) ? null : { id, stops: "crossing", line: crest };
}

/** Does a line of several stretches touch an outline. */
export function lineTouches(line: readonly Point[], outline: Convex): boolean {
  return line.some((point, i) => {
    if (holds(outline, point)) return true;
    const next = line[i + 1];
    if (next === undefined) return false;
    return outline.some((a, k) => {
      const b = outline[(k + 1) % outline.length];
      if (b === undefined) return false;
      const meets = turnOf(point, next, a) * turnOf(point, next, b) <= 0;
      return (
        meets &&
        turnOf(a, b, point) * turnOf(a, b, next) <= 0 &&
        boxesMeet(boxOf([a, b]), boxOf([point, next]))
      );
    });
  });
}

/** What stands in the way, and the screens that may be fired through. */
export interface InTheWay {
  readonly obstacles: readonly Obstacle[];
  /** Screens that do not block, but take the first casualty (`fire.throughSkirmishers`). */
  readonly screens: readonly Obstacle[];
}

/**
 * What of the ground may block the lines within a corridor from one to another.
 * @param corridor around both of them
 */
export function groundInTheWay(
  field: Field,
  from: Standpoint,
  to: Standpoint,
  corridor: Convex,
): Obstacle[] {
  const around = { outline: corridor, box: boxOf(corridor) };
  const obstacles: Obstacle[] = [];
  const highest = Math.max(levelOf(field, from), levelOf(field, to));
  for (const terrain of field.terrain) {
    if (terrain.crest === null) {
      if (!boxesMeet(around.box, terrain.area.box)) continue;
    } else if (!boxesMeet(around.box, boxOf(terrain.crest))) continue;
    const obstacle = terrainObstacle(field, terrain, from, to, highest);
    if (obstacle === null) continue;
    const meets =
      obstacle.stops === "crossing"
        ? lineTouches(obstacle.line, corridor)
        : inCorridor(around, terrain.area.box, obstacle.parts);
    if (meets) obstacles.push(obstacle);
  }
  return obstacles;
}

/**
 * What may block the lines within a corridor from one unit to another.
 * @param corridor around both of them
 */
export function inTheWay(
  field: Field,
  units: readonly OnTable[],
  from: OnTable,
  to: OnTable,
  corridor: Convex,
  looking: Looking,
): InTheWay {
  const around = { outline: corridor, box: boxOf(corridor) };
  const obstacles = groundInTheWay(field, from, to, corridor);
  const screens: Obstacle[] = [];
  const level = levelOf(field, from);
  for (const unit of units) {
    // A garrison is hidden by its place, and hides no more than it.
    if (unit.id === from.id || unit.id === to.id || unit.pose === null) continue;
    if (!inCorridor(around, unit.area.box, unit.area.parts)) continue;
    if (looking === "charge" && unit.unit.arm === "screen") continue;
    const obstacle = { id: unit.id, stops: "all", parts: unit.area.parts } as const;
    if (looking === "fire" && mayFireThrough(field, from, unit, to)) screens.push(obstacle);
    else if (!seenOver(field, from, level, unit, to)) obstacles.push(obstacle);
  }
  return { obstacles, screens };
}
