/** Units that cannot stand where they do: what a check names, before and in a battle. */
import { type Area, areaFrom, areasOverlap, type Shape } from "./area.ts";
import { type Convex, sharedArea } from "./convex.ts";
import { closedUnder } from "./going.ts";
import { type Field, type OnTable, onTable } from "./table.ts";

/** One unit, what is wrong with where it stands, and with whom or what. */
export type StandingFault =
  | { readonly id: string; readonly fault: "offTable" | "outsideZone" }
  | { readonly id: string; readonly fault: "overlaps"; readonly other: string }
  /** In a place without holding it, or one more than it has sectors. */
  | { readonly id: string; readonly fault: "inPlace" | "tooMany"; readonly place: string }
  /** Cavalry in a wood, guns in a river: where no move could have brought them. */
  | { readonly id: string; readonly fault: "closedGround"; readonly piece: string };

/** A zone in the scale's unit, ready to be asked about many units. */
export function zoneFrom(shape: Shape): Area {
  return areaFrom(shape);
}

/** Does a zone hold a unit wholly, its edge included; a garrison with all of its place. */
export function zoneHolds(zone: Area, { area }: OnTable): boolean {
  const shared = (parts: readonly Convex[]): number =>
    parts.reduce(
      (sum, one) => sum + area.parts.reduce((s, part) => s + sharedArea(one, part), 0),
      0,
    );
  // Corners on the lattice and cuts between them round areas by far less than this.
  return shared(zone.parts) >= shared(area.parts) * (1 - 1e-6) - 1;
}

/**
 * What is wrong with where units stand: off the table, one on another, on ground that is closed to
 * them unless they are on a road or a bridge, in a place without holding it, more of them in a place
 * than it has sectors (`place.capacity`).
 * @param zoneOf the zone that a unit has to be in, or null
 */
export function standingFaults(
  field: Field,
  units: readonly OnTable[],
  zoneOf: (id: string) => Area | null = () => null,
): StandingFault[] {
  const places = field.terrain.filter(({ place }) => place !== null);
  const faults: StandingFault[] = [];
  for (const [i, unit] of units.entries()) {
    const { id } = unit;
    if (unit.pose === null) continue;
    if (!onTable(field, unit.outline)) faults.push({ id, fault: "offTable" });
    const zone = zoneOf(id);
    if (zone !== null && !zoneHolds(zone, unit)) faults.push({ id, fault: "outsideZone" });
    for (const other of units.slice(i + 1)) {
      if (other.pose !== null && areasOverlap(unit.area, other.area)) {
        faults.push({ id, fault: "overlaps", other: other.id });
      }
    }
    for (const { terrain } of closedUnder(field, unit)) {
      const { id: piece } = terrain;
      const inPlace = terrain.place !== null;
      faults.push(
        inPlace ? { id, fault: "inPlace", place: piece } : { id, fault: "closedGround", piece },
      );
    }
  }
  for (const { id: place, place: held } of places) {
    const garrison = units.filter((unit) => unit.holds?.id === place);
    for (const { id } of garrison.slice(held?.sectors ?? 0)) {
      faults.push({ id, fault: "tooMany", place });
    }
  }
  return faults;
}
