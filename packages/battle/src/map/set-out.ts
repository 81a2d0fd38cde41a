/** A place for everybody who has none yet: what "set out for me" proposes. */
import {
  type Area,
  type Body,
  drawnUpIn,
  type Field,
  footprintOf,
  type InFormation,
  lengthOf,
  type OnTable,
  placeFrom,
  type SetUp,
  setUpIn,
  timesIn,
  zoneHolds,
} from "@adjutant/field";
import { isGarrison, type Rulebook, rulebook, type Unit } from "@adjutant/rules";
import type { SetOutAt } from "../companion/marching.ts";
import { toSetOut } from "../companion/setting-out.ts";
import type { Board, RosterUnit } from "../companion/state.ts";
import { laidOf } from "./on-map.ts";
import { inward, ownEdge } from "./own-edge.ts";
import { edgeOf, stripAt } from "./stretch.ts";
import { zonesOf } from "./zones.ts";

export interface SetOutProposal {
  /** As `deploy` takes them. */
  readonly places: { readonly [unit: string]: NonNullable<SetOutAt> };
  /** Units for which no room was found. */
  readonly without: readonly string[];
}

/** Places for all units of a side that have none yet, each in its zone, facing the enemy. */
export function setOut(board: Board, side: string, book: Rulebook = rulebook): SetOutProposal {
  const laid = laidOf(board, book);
  if (laid === null || board.map === null) return { places: {}, without: [] };
  const { field } = laid;
  const facing = inward[ownEdge(board.map.field, side)];
  // Where the enemy sets out nobody knows yet.
  const taken: OnTable[] = laid.units.filter((unit) => unit.side === side);
  const places: Record<string, NonNullable<SetOutAt>> = {};
  const without: string[] = [];
  const waiting = toSetOut(board, side);
  for (const roster of waiting.filter(({ unit }) => isGarrison(unit))) {
    const held = freePlace(field, zonesOf(board, roster), roster, taken);
    if (held === null) without.push(roster.id);
    else {
      taken.push(held);
      places[roster.id] = { garrison: held.holds.id };
    }
  }
  const inTheField = waiting.filter(({ unit }) => !isGarrison(unit));
  if (board.phase !== "deployment") {
    // The battle has begun: who is not there yet comes on (`reserve.scheduled`).
    for (const roster of inTheField) {
      const stands = comingOn(board, field, roster, taken);
      if (stands === null) without.push(roster.id);
      else {
        taken.push(stands);
        places[roster.id] = placeFrom(stands.pose);
      }
    }
    return { places, without };
  }
  for (const [zones, force] of byZones(board, inTheField)) {
    const inLines = (zone: Area, left: readonly RosterUnit[], there: readonly OnTable[]) =>
      drawnUpIn(field, zone, bodiesOf(left), facing, there).stands;
    let drawn = inZones(zones, force, taken, inLines);
    if (drawn.length < force.length) {
      // An army in order takes room; in a narrow zone all that counts is to stand there.
      const deepest = deepestFirst(field, force);
      const close = inZones(
        zones,
        deepest,
        taken,
        (zone, left, there) => setUpIn(field, zone, left, facing, there).stands,
      );
      if (close.length > drawn.length) drawn = close;
    }
    taken.push(...drawn);
    for (const { id, pose } of drawn) places[id] = placeFrom(pose);
    without.push(...force.flatMap(({ id }) => (Object.hasOwn(places, id) ? [] : [id])));
  }
  return { places, without };
}

/** A place for one who comes on: its rear on its brigade's stretch of the edge, beside the others. */
function comingOn(
  { map, options }: Board,
  field: Field,
  roster: RosterUnit,
  taken: readonly OnTable[],
): InFormation | null {
  const arrival = map?.field.arrivals?.find(({ brigade }) => brigade === roster.brigade);
  const footprint = footprintOf(roster.unit, field.scale, field.marking, field.book);
  if (map === null || arrival === undefined || footprint === null) return null;
  const edge = edgeOf(arrival.edge, map.field);
  const times = timesIn(options.scale ?? "cm", map.field.inches);
  const strip = stripAt(field, edge, arrival.edge, lengthOf(footprint.depth), times);
  return setUpIn(field, strip, [roster], inward[edge], taken).stands[0] ?? null;
}

/** Who finds room in one of several zones, the first that has some. */
function inZones(
  zones: readonly Area[],
  force: readonly RosterUnit[],
  taken: readonly OnTable[],
  setUp: (
    zone: Area,
    left: readonly RosterUnit[],
    taken: readonly OnTable[],
  ) => readonly InFormation[],
): readonly InFormation[] {
  const stands: InFormation[] = [];
  for (const zone of zones) {
    const left = force.filter((unit) => !stands.some(({ id }) => id === unit.id));
    if (left.length > 0) stands.push(...setUp(zone, left, [...taken, ...stands]));
  }
  return stands;
}

/** Units by how deep they stand, the wider of two first: so that rows waste the least. */
function deepestFirst(field: Field, force: readonly RosterUnit[]): readonly RosterUnit[] {
  const size = ({ unit }: RosterUnit) => {
    const footprint = footprintOf(unit, field.scale, field.marking, field.book);
    return footprint ?? { depth: 0, frontage: 0 };
  };
  return force.toSorted(
    (a, b) => size(b).depth - size(a).depth || size(b).frontage - size(a).frontage,
  );
}

/** A place of the kind that a garrison holds, with a sector free, in one of its zones. */
function freePlace(
  field: Field,
  zones: readonly Area[],
  { id, side, unit }: RosterUnit,
  taken: readonly OnTable[],
) {
  const kind = "garrison" in unit ? unit.garrison?.place : undefined;
  for (const terrain of field.terrain) {
    const { place, area } = terrain;
    if (place === null || place.kind !== kind) continue;
    const held = taken.filter(({ holds }) => holds?.id === terrain.id);
    if (held.length >= place.sectors || held.some((other) => other.side !== side)) continue;
    const { left, right, near, far } = area.box;
    const middle = { x: (left + right) / 2, y: (near + far) / 2 };
    const stands = { id, side, unit, area, middle, pose: null, footprint: null, holds: terrain };
    if (zones.some((zone) => zoneHolds(zone, stands))) return stands;
  }
  return null;
}

/** Units by the zones that they share, in the order of the rosters. */
function byZones(
  board: Board,
  units: readonly RosterUnit[],
): Iterable<readonly [readonly Area[], readonly RosterUnit[]]> {
  const shared = new Map<string, [readonly Area[], RosterUnit[]]>();
  for (const roster of units) {
    const zones = zonesOf(board, roster);
    const key = JSON.stringify(zones.map(({ parts }) => parts));
    const force = shared.get(key)?.[1];
    if (force === undefined) shared.set(key, [zones, [roster]]);
    else force.push(roster);
  }
  return shared.values();
}

/** More battalions than this stand in two lines, lest a general cannot reach them all. */
const mostInLine = 3;

/** Brigades as they are drawn up: skirmishers before, battalions with the guns, cavalry behind. */
function bodiesOf(units: readonly RosterUnit[]): readonly Body[] {
  const brigades = [...new Set(units.map(({ brigade }) => brigade))];
  return brigades.map((brigade): Body => {
    const its = units.filter((unit) => unit.brigade === brigade);
    const of = (...arms: readonly Unit["arm"][]): SetUp[] =>
      its.flatMap(({ id, side, unit }) => (arms.includes(unit.arm) ? [{ id, side, unit }] : []));
    const foot = of("infantry");
    const first = foot.length > mostInLine ? Math.ceil(foot.length / 2) : foot.length;
    const lines = [
      of("screen"),
      [...foot.slice(0, first), ...of("artillery")],
      foot.slice(first),
      of("cavalry"),
    ];
    return { lines: lines.filter((line) => line.length > 0) };
  });
}
