/** Is there room for a force in its zone: a way to set it up, found by trying. */
import type { Unit } from "@adjutant/rules";
import { type Area, areasOverlap } from "./area.ts";
import type { Facing } from "./facing.ts";
import { standingFaults, zoneHolds } from "./faults.ts";
import { footprintOf } from "./footprint.ts";
import { type Field, type InFormation, type OnTable, standingAt } from "./table.ts";

/** Who is to be set up. */
export interface SetUp {
  readonly id: string;
  readonly side: string;
  readonly unit: Unit;
}

/** As far apart as this, in steps, are the places that are tried. */
const lattice = 100;

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
  for (const who of force) {
    const place = firstPlace(field, zone, who, facing, [...taken, ...stands]);
    if (place === null) without.push(who.id);
    else stands.push(place);
  }
  return { stands, without };
}

function firstPlace(
  field: Field,
  zone: Area,
  who: SetUp,
  facing: Facing,
  others: readonly OnTable[],
): InFormation | null {
  const footprint = footprintOf(who.unit, field.scale, field.marking, field.book);
  if (footprint === null) return null;
  const { left, right, near, far } = zone.box;
  for (let y = near; y <= far; y += lattice) {
    for (let x = left; x <= right; x += lattice) {
      const there = standingAt(who, footprint, { x, y, facing });
      if (!zoneHolds(zone, there)) continue;
      const other = others.find(({ area }) => areasOverlap(area, there.area));
      if (other !== undefined) {
        // The next place that can be free is past whoever is in the way.
        const past = other.area.box.right - there.area.box.left;
        x += Math.max(0, Math.ceil(past / lattice) - 1) * lattice;
        continue;
      }
      if (standingFaults(field, [there]).length === 0) return there;
    }
  }
  return null;
}
