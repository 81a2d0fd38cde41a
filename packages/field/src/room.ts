/** Is there room for a force in its zone: a way to set it up, found by trying. */
import { isSkirmishers, type Unit } from "@adjutant/rules";
import { type Area, areaHolds, areasOverlap } from "./area.ts";
import type { Facing } from "./facing.ts";
import { standingFaults, zoneHolds } from "./faults.ts";
import { type Footprint, footprintOf } from "./footprint.ts";
import { type Field, type InFormation, type OnTable, standingAt } from "./table.ts";

/** Who is to be set up. */
export interface SetUp {
  readonly id: string;
  readonly side: string;
  readonly unit: Unit;
}

/** As far apart as this, in steps, are the places that are tried. */
const lattice = 100;

/** Units that find room in the same places: of one arm, in one formation, of one footprint. */
function alike({ unit }: SetUp, { frontage, depth }: Footprint): string {
  const formation = "formation" in unit ? unit.formation : null;
  return JSON.stringify([unit.arm, formation, isSkirmishers(unit), frontage, depth]);
}

/**
 * Sets up units one after the other, each at the first place of its zone where it fits, row after
 * row from the near left corner.
 * @param taken who stands there already
 * @returns those that found a place, and the ids of those that did not
 */
export function setUpIn(
  field: Field,
  zone: Area,
  force: readonly SetUp[],
  facing: Facing,
  taken: readonly OnTable[] = [],
): { readonly stands: readonly InFormation[]; readonly without: readonly string[] } {
  const stands: InFormation[] = [];
  const without: string[] = [];
  const tried = new Set<string>();
  for (const who of force) {
    const footprint = footprintOf(who.unit, field.scale, field.marking, field.book);
    const kind = footprint && alike(who, footprint);
    // Where its like found no room there is none since: nobody has gone away.
    const place =
      footprint === null || kind === null || tried.has(kind)
        ? null
        : firstPlace(field, zone, who, footprint, facing, [...taken, ...stands]);
    if (place !== null) stands.push(place);
    else {
      without.push(who.id);
      if (kind !== null) tried.add(kind);
    }
  }
  return { stands, without };
}

/** Whole steps from one to another, a lattice apart, and those in between that are worth a try. */
function coursesFrom(from: number, to: number, also: readonly number[]): number[] {
  const all = new Set(also.filter((one) => one >= from && one <= to));
  for (let at = from; at <= to; at += lattice) all.add(at);
  return [...all].sort((a, b) => a - b);
}

function firstPlace(
  field: Field,
  zone: Area,
  who: SetUp,
  footprint: Footprint,
  facing: Facing,
  others: readonly OnTable[],
): InFormation | null {
  const { left, right, near, far } = zone.box;
  // How far it reaches on every side of the middle of its front.
  const reach = standingAt(who, footprint, { x: 0, y: 0, facing }).area.box;
  const [first, last] = [Math.ceil(left - reach.left), right - reach.right];
  // Rows begin on the zone's edge, on the lattice from there, and right behind who stands there.
  const behind = others.map(({ area }) => Math.ceil(area.box.far - reach.near));
  for (const y of coursesFrom(Math.ceil(near - reach.near), far - reach.far, behind)) {
    for (let x = first; x <= last; ) {
      if (!areaHolds(zone, { x, y })) {
        x += lattice;
        continue;
      }
      const there = standingAt(who, footprint, { x, y, facing });
      const other = others.find(({ area }) => areasOverlap(area, there.area));
      if (other !== undefined) {
        // The next place that can be free is past whoever is in the way.
        x = Math.max(x + 1, Math.ceil(other.area.box.right - reach.left));
        continue;
      }
      if (zoneHolds(zone, there) && standingFaults(field, [there]).length === 0) return there;
      x += lattice;
    }
  }
  return null;
}
