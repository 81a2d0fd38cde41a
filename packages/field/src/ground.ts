/** The ground a unit stands on, and the cover it has against fire from a unit (§6.2). */
import { type Cover, type Ground, isGarrison } from "@adjutant/rules";
import { areaDistance, areasTouch, shareWithin } from "./area.ts";
import { cutBy } from "./convex.ts";
import { levelOf } from "./obstacles.ts";
import type { Field, OnTable } from "./table.ts";
import { coverIn, type Terrain } from "./terrain.ts";

/** From this share of its footprint on a unit stands in a piece of ground. */
const standsFrom = 0.5;

/** The share of a unit's footprint that lies in terrain of one sort, pieces added up. */
function shareIn(field: Field, unit: OnTable, sort: (terrain: Terrain) => boolean): number {
  if (unit.pose === null) return 0;
  const { outline } = unit;
  return field.terrain.reduce(
    (share, terrain) => (sort(terrain) ? share + shareWithin(outline, terrain.area) : share),
    0,
  );
}

/**
 * The ground a unit stands on: the worst that at least half of its footprint is in. A garrison's is
 * open: its place says all (`fire.builtUp`).
 */
export function groundOf(field: Field, unit: OnTable): Ground {
  const difficult = shareIn(field, unit, ({ ground }) => ground === "difficult");
  if (difficult >= standsFrom) return "difficult";
  const rough = shareIn(field, unit, ({ ground }) => ground === "rough");
  return difficult + rough >= standsFrom ? "rough" : "open";
}

/** Walls, hedges and banks that a unit lines: its footprint touches them. */
export function lined(field: Field, unit: OnTable): Terrain[] {
  if (unit.pose === null) return [];
  return field.terrain.filter(({ kind, area }) => kind === "cover" && areasTouch(area, unit.area));
}

/** Does the line between the middles of two units pass over a piece. */
function passesOver(from: OnTable, to: OnTable, { area }: Terrain): boolean {
  const way = { x: to.middle.x - from.middle.x, y: to.middle.y - from.middle.y };
  return area.parts.some((part) => {
    const cut = cutBy(part, from.middle, way);
    return cut !== null && cut.from <= 1 && cut.to >= 0;
  });
}

/**
 * The cover that a unit has from all sides: the place it holds; else woods or a redoubt with at least
 * half of it inside.
 */
export function shelterOf(field: Field, unit: OnTable): Cover {
  if (unit.holds?.place != null) return unit.holds.place.kind;
  if (isGarrison(unit.unit)) return "none";
  const inside = shareIn(field, unit, (terrain) => coverIn(terrain) === "cover");
  return inside >= standsFrom ? "cover" : "none";
}

/**
 * The cover that a target has from a firer (`fire.cover`, `fire.builtUp`): what shelters it from all
 * sides; else a wall that it lines and that lies between.
 */
export function coverFrom(field: Field, firer: OnTable, target: OnTable): Cover {
  const shelter = shelterOf(field, target);
  if (shelter !== "none") return shelter;
  return lined(field, target).some((wall) => passesOver(firer, target, wall)) ? "cover" : "none";
}

/** Does a charger go uphill: the defender stands on a higher level (`charge.uphill`). */
export function isUphill(field: Field, charger: OnTable, defender: OnTable): boolean {
  return levelOf(field, defender) > levelOf(field, charger);
}

/** Does a charger go up a steep slope (`melee.works`): the defender is on a steep hill, it is not. */
export function isSteepUp(field: Field, charger: OnTable, defender: OnTable): boolean {
  return field.terrain.some(
    ({ steep, area }) =>
      steep && areasTouch(area, defender.area) && isUphill(field, charger, defender),
  );
}

/** Does a unit stand in a redoubt: at least half of it (`melee.works`). */
export function inRedoubt(field: Field, unit: OnTable): boolean {
  return shareIn(field, unit, ({ kind }) => kind === "redoubt") >= standsFrom;
}

/** Is a unit in a piece of ground, on it, or at its edge. */
export function isAt({ area }: OnTable, piece: Terrain): boolean {
  return areaDistance(area, piece.area) === 0;
}
