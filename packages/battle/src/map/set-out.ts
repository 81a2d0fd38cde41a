/** A place for everybody who has none yet: what "set out for me" proposes. */
import {
  type Area,
  type Body,
  drawnUpIn,
  type Facing,
  type Field,
  type OnTable,
  placeFrom,
  type SetUp,
  type TableEdge,
  turns,
  zoneHolds,
} from "@adjutant/field";
import { isGarrison, type Rulebook, rulebook, type Unit } from "@adjutant/rules";
import type { SetOutAt } from "../companion/marching.ts";
import { toSetOut } from "../companion/setting-out.ts";
import type { Board, RosterUnit } from "../companion/state.ts";
import { laidOf } from "./on-map.ts";
import { ownEdge } from "./own-edge.ts";
import { zonesOf } from "./zones.ts";

/** Away from an edge of the table. */
const inward: Readonly<Record<TableEdge, Facing>> = {
  near: 0,
  left: turns.quarter,
  far: turns.half,
  right: turns.half + turns.quarter,
};

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
  for (const [zones, force] of byZones(board, inTheField)) {
    let left: readonly RosterUnit[] = force;
    for (const zone of zones) {
      const { stands } = drawnUpIn(field, zone, bodiesOf(left), facing, taken);
      taken.push(...stands);
      for (const { id, pose } of stands) places[id] = placeFrom(pose);
      left = left.filter(({ id }) => !Object.hasOwn(places, id));
    }
    without.push(...left.map(({ id }) => id));
  }
  return { places, without };
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
    const key = JSON.stringify(zones.map(({ box }) => box));
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
