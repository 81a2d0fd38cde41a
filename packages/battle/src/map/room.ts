/** Is there room for everybody on a table: in the zones, and on the stretches where brigades come on. */
import {
  areasOverlap,
  type Field,
  footprintOf,
  lengthOf,
  setUpIn,
  shapeTimes,
  stepsOf,
  timesIn,
  zoneFrom,
} from "@adjutant/field";
import { isGarrison, type Rulebook, rulebook } from "@adjutant/rules";
import type { Board, RosterUnit } from "../companion/state.ts";
import { type Fault, fault, type Path } from "../faults.ts";
import type { Arrival } from "../formats/scenario-field.ts";
import { placesFaults, scaleFaults } from "./drawn.ts";
import { fieldOf } from "./on-map.ts";
import { inward, ownEdge } from "./own-edge.ts";
import { setOut } from "./set-out.ts";
import { edgeOf, stripAt } from "./stretch.ts";
import { deploymentOf, zonesOf } from "./zones.ts";

/**
 * What keeps a battle from being fought on its map in the battle's scale, as it stands before anybody
 * is set out. Paths are those of the scenario's file.
 */
export function roomFaults(board: Board, book: Rulebook = rulebook): Fault[] {
  const { map, options } = board;
  const field = map?.field;
  if (field === undefined) return [];
  const unlaid = scaleFaults(field, options.scale ?? "cm");
  // What has no shape in this scale cannot be laid out and measured.
  if (unlaid.length > 0) return unlaid;
  return [
    ...placesFaults(board, book),
    ...zonesMeet(board),
    ...board.sides.flatMap(({ id }) => zoneFaults(board, id, book)),
    ...(field.arrivals ?? []).flatMap((arrival, i) =>
      arrivalFaults(board, arrival, ["field", "arrivals", i, "edge"], book),
    ),
  ];
}

/** Zones of the two sides that overlap: both would set out there, unseen by each other. */
function zonesMeet({ map, options }: Board): Fault[] {
  const times = timesIn(options.scale ?? "cm", map?.field.inches ?? 1);
  const zones = (map?.field.deployment ?? []).map(({ side, zone }, i) => ({
    i,
    side,
    area: zoneFrom(shapeTimes(zone, times)),
  }));
  return zones.flatMap(({ i, side, area }) => {
    const other = zones.find(
      (one) => one.i < i && one.side !== side && areasOverlap(one.area, area),
    );
    if (other === undefined) return [];
    return [fault(["field", "deployment", i, "zone"], "zonesMeet", { side, other: other.side })];
  });
}

/** Who finds no room in his zones: alone already, or beside all the others. */
function zoneFaults(board: Board, side: string, book: Rulebook): Fault[] {
  const drawn = board.map?.field;
  const field = fieldOf(board, book);
  if (drawn === undefined || field === null) return [];
  const { scale } = field;
  const facing = inward[ownEdge(drawn, side)];
  const homeless = setOut(board, side, book).without.flatMap((id) => board.units[id] ?? []);
  const fits = (roster: RosterUnit): boolean =>
    zonesOf(board, roster).some((zone) => setUpIn(field, zone, [roster], facing).stands.length > 0);
  return byZone(board, homeless).flatMap(([path, units]): Fault[] => {
    const held = units.filter(({ unit }) => isGarrison(unit));
    const others = units.filter(({ unit }) => !isGarrison(unit));
    const tooLarge = others.filter((roster) => !fits(roster));
    const leftOver = others.filter((roster) => !tooLarge.includes(roster));
    const sizes = tooLarge.flatMap(({ unit }) => sizeOf(board, field, unit) ?? []);
    return [
      ...held.flatMap(({ id, unit }) => {
        const place = "garrison" in unit ? unit.garrison?.place : undefined;
        return place === undefined ? [] : [fault(path, "noPlaceFree", { id, place })];
      }),
      ...(tooLarge.length === 0
        ? []
        : [
            fault(path, "zoneTooSmall", {
              ...namesOf(tooLarge),
              frontage: Math.max(...sizes.map(({ frontage }) => frontage)),
              depth: Math.max(...sizes.map(({ depth }) => depth)),
              scale,
            }),
          ]),
      ...(leftOver.length === 0
        ? []
        : [fault(path, "noRoomLeft", { ...namesOf(leftOver), scale })]),
    ];
  });
}

const namesOf = (units: readonly RosterUnit[]) => ({
  units: units.map(({ id }) => id).join(", "),
  count: units.length,
});

/** Units by the place in the file of the first of their zones. */
function byZone(
  { map }: Board,
  units: readonly RosterUnit[],
): readonly (readonly [Path, readonly RosterUnit[]])[] {
  if (map === null) return [];
  const zoneOf = (roster: RosterUnit) => deploymentOf(map.field, roster)[0]?.[0] ?? 0;
  return [...new Set(units.map(zoneOf))].map((zone) => [
    ["field", "deployment", zone, "zone"],
    units.filter((roster) => zoneOf(roster) === zone),
  ]);
}

/** A length in steps as the file would write it: in the unit of the drawing, rounded up. */
function drawnLength({ map, options }: Board, steps: number): number {
  const times = timesIn(options.scale ?? "cm", map?.field.inches ?? 1);
  // What a division leaves beyond the grid is no hundredth more.
  return Math.ceil(Number((steps / times).toFixed(6))) / 100;
}

/** The footprint of a unit in the unit of the drawing; null for a garrison. */
function sizeOf(board: Board, field: Field, unit: RosterUnit["unit"]) {
  const footprint = footprintOf(unit, field.scale, field.marking, field.book);
  if (footprint === null) return null;
  const { frontage, depth } = footprint;
  return { frontage: drawnLength(board, frontage), depth: drawnLength(board, depth) };
}

/** A stretch of the edge that is too short for the widest of its brigade, or has no ground for some. */
function arrivalFaults(
  board: Board,
  { brigade, edge: [a, b] }: Arrival,
  path: Path,
  book: Rulebook,
): Fault[] {
  const field = fieldOf(board, book);
  const drawn = board.map?.field;
  if (field === null || drawn === undefined) return [];
  const { scale } = field;
  const times = timesIn(scale, drawn.inches);
  const length = stepsOf((Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1])) * times);
  const edge = edgeOf([a, b], drawn);
  const all = Object.values(board.units).flatMap((roster) => {
    const footprint = footprintOf(roster.unit, scale, field.marking, book);
    return roster.brigade !== brigade || footprint === null ? [] : [{ roster, ...footprint }];
  });
  const [widest] = all.toSorted((one, other) => other.frontage - one.frontage);
  if (widest === undefined) return [];
  if (widest.frontage > length) {
    const least = drawnLength(board, widest.frontage);
    const { id } = widest.roster;
    return [
      fault(path, "arrivalTooShort", { id, length: drawnLength(board, length), least, scale }),
    ];
  }
  const shut = all.filter(({ roster, depth }) => {
    // As deep as the unit alone: in it the rear is on the edge.
    const strip = stripAt(field, edge, [a, b], lengthOf(depth), times);
    return setUpIn(field, strip, [roster], inward[edge]).stands.length === 0;
  });
  if (shut.length === 0) return [];
  return [fault(path, "arrivalClosed", { ...namesOf(shut.map(({ roster }) => roster)), scale })];
}
