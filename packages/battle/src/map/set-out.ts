/** A place for everybody who has none yet: what "set out for me" proposes. */
import {
  type Area,
  type Facing,
  type Field,
  type InFormation,
  type OnTable,
  placeFrom,
  type SetUp,
  setUpIn,
  type TableEdge,
  turns,
  zoneHolds,
} from "@adjutant/field";
import { isGarrison, type Rulebook, rulebook } from "@adjutant/rules";
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
  for (const roster of waiting.filter(({ unit }) => !isGarrison(unit))) {
    const stands = roomFor(field, zonesOf(board, roster), roster, facing, taken);
    if (stands === null) without.push(roster.id);
    else {
      taken.push(stands);
      places[roster.id] = placeFrom(stands.pose);
    }
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

function roomFor(
  field: Field,
  zones: readonly Area[],
  { id, side, unit }: RosterUnit,
  facing: Facing,
  taken: readonly OnTable[],
): InFormation | null {
  const force: SetUp = { id, side, unit };
  for (const zone of zones) {
    const [stands] = setUpIn(field, zone, [force], facing, taken).stands;
    if (stands !== undefined) return stands;
  }
  return null;
}
