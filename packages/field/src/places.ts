/** Into a place and out of it (`place.enter`, `place.capacity`, `place.leave`). */
import {
  beyond,
  isCloseOrder,
  isSkirmishers,
  type Refusal,
  refusal,
  type Unit,
} from "@adjutant/rules";
import { areasOverlap, areasTouch } from "./area.ts";
import { cutBy } from "./convex.ts";
import { ahead, type Facing, type Pose } from "./facing.ts";
import { footprintOf } from "./footprint.ts";
import { wholeStep } from "./grid.ts";
import type { Path } from "./path.ts";
import {
  type Field,
  type InFormation,
  type InPlace,
  type OnTable,
  onTable,
  standingAt,
} from "./table.ts";
import type { Terrain } from "./terrain.ts";

/**
 * Why a unit does not enter a place at the end of a path, or null: infantry and screens do that
 * reach its edge with half their move left, if it is unheld, or has a sector free.
 */
export function enterBar(
  field: Field,
  units: readonly OnTable[],
  path: Path,
  place: Terrain,
): Refusal | null {
  if (path.refusal !== null) return path.refusal;
  const { end, spent, move } = path;
  const foot = isSkirmishers(end.unit) || (end.unit.arm === "infantry" && isCloseOrder(end.unit));
  if (place.place === null || !foot) return refusal("place.enter");
  const { moveLeft } = field.book.clauses["place.enter"].value;
  if (!reachesPlace(path, place) || spent > move * (1 - moveLeft)) return refusal("place.enter");
  const held = units.filter((unit) => unit.holds?.id === place.id);
  if (held.some(({ side }) => side !== end.side)) return refusal("place.enter");
  const { sectors } = place.place;
  return held.length < sectors ? null : beyond("place.capacity", held.length + 1, sectors);
}

/** Does a path end at the edge of a place, whatever it took to get there. */
export function reachesPlace({ end }: Path, { area }: Terrain): boolean {
  return areasTouch(end.area, area);
}

/** A garrison as it comes out: a battalion in company column, a screen as it is. */
function comingOut(unit: Unit): Unit | null {
  if (unit.arm === "screen") {
    const { garrison: _, ...inTheOpen } = unit;
    return inTheOpen;
  }
  if (unit.arm !== "infantry") return null;
  const { garrison: _, formation: __, ...battalion } = unit;
  return { ...battalion, formation: "companyColumn" };
}

/** The share of its move that leaving a place costs a unit (`place.leave`). */
export function leavingCost(field: Field): number {
  return field.book.clauses["place.leave"].value.cost;
}

/**
 * A garrison come out of its place on the side that a facing points to, its rear on the place's edge;
 * null where there is no room for it. What is left of its move it goes from there.
 */
export function comeOut(
  field: Field,
  units: readonly OnTable[],
  garrison: InPlace,
  side: Facing,
): InFormation | null {
  const unit = comingOut(garrison.unit);
  const footprint = unit && footprintOf(unit, field.scale, field.marking, field.book);
  if (unit === null || footprint === null) return null;
  const way = ahead(side);
  const { middle, area } = garrison;
  const edge = Math.max(0, ...area.parts.map((part) => cutBy(part, middle, way)?.to ?? 0));
  const at = (steps: number): InFormation => {
    const out = edge + footprint.depth + steps;
    const x = wholeStep(middle.x + way.x * out);
    const pose: Pose = { x, y: wholeStep(middle.y + way.y * out), facing: side };
    return standingAt({ id: garrison.id, side: garrison.side, unit }, footprint, pose);
  };
  // At an edge that runs aslant a corner of the column would still be inside: no farther out than
  // its own frontage it is clear.
  let there = at(0);
  for (let steps = 1; steps <= footprint.frontage && areasOverlap(there.area, area); steps++) {
    there = at(steps);
  }
  const places = field.terrain.filter(({ place }) => place !== null);
  const others = units.filter(({ id, pose }) => id !== garrison.id && pose !== null);
  const free = [...places, ...others].every((one) => !areasOverlap(one.area, there.area));
  return free && onTable(field, there.outline) ? there : null;
}
