/** Marches on the map: measured way by way, all gone or none (§4). */
import {
  type Leg,
  leavingCost,
  longest,
  type Path,
  placeFrom,
  reachesPlace,
  standing,
} from "@adjutant/field";
import { type Refusal, type Rulebook, refusal } from "@adjutant/rules";
import { known, unknown } from "../companion/correct.ts";
import { Ledger } from "../companion/ledger.ts";
import type { March, Marched, MarchWay, WayGone } from "../companion/marching.ts";
import { patchOf } from "../companion/move.ts";
import type { Movement } from "../companion/moving.ts";
import { sequenceBar } from "../companion/sequence.ts";
import type { Board, RosterUnit } from "../companion/state.ts";
import { type Fault, fault } from "../faults.ts";
import { type Laid, type Piece, pieceOf, seenBy } from "./laid.ts";
import { laidOf } from "./on-map.ts";
import {
  canStand,
  legsFrom,
  legsOn,
  type Measured,
  measured,
  moveCase,
  setsOutFrom,
} from "./ways.ts";

/** A march as its event, but for the stamp; or why it cannot be. */
export type Marches =
  | { readonly event: Omit<Marched, "id" | "by" | "at"> }
  /** With the unit of several whose way it is. */
  | { readonly refused: Refusal; readonly unit?: string }
  | { readonly faults: readonly Fault[] };

/** Decides a march; nothing is applied unless every way can be gone. */
export function marched(board: Board, command: March, book: Rulebook): Marches {
  const { ways, overrule = false } = command;
  const start = laidOf(board, book);
  const faults = start === null ? [fault([], "notOnMap", {})] : wayFaults(board, start, ways);
  if (faults.length > 0 || start === null) return { faults };
  let bar = outOfTurn(board, ways, book);
  if (bar !== null && !overrule) return { refused: bar };
  const ledger = new Ledger(board, command.id, book);
  const gone: WayGone[] = [];
  let laid: Laid = start;
  for (const way of ways) {
    const piece = pieceOf(laid, way.unit);
    if (piece === null) continue;
    const open = measured(seenBy(laid, piece.roster.side), piece, way);
    const goes = open.refused === null || overrule;
    const found = (goes ? comesUpon(laid, piece, way, open) : null) ?? open;
    const { refused, path } = found;
    const stands =
      path !== null && canStand(laid, path) && mayHold(laid, piece, path, found.movement);
    if (refused !== null && !(overrule && stands)) return { refused, unit: way.unit };
    bar ??= refused;
    if (found.gone === null) continue;
    gone.push(found.gone);
    laid = walked(laid, ledger, piece, found);
  }
  const overruled = bar === null ? {} : { overruled: bar.clause };
  return { event: { type: "marched", ways: gone, changes: ledger.changes(), ...overruled } };
}

/** Why one of those that would march does not now: it is not the phase, or not the part of its side. */
function outOfTurn(board: Board, ways: readonly MarchWay[], book: Rulebook): Refusal | null {
  for (const { unit } of ways) {
    const bar = sequenceBar(board, "move", known(board, unit)?.side ?? null, book);
    if (bar !== null) return bar;
  }
  return null;
}

/**
 * Whatever rules players set aside, cavalry and guns are nobody's garrison, nobody gets into a place
 * from afar, and no place is held by both sides (`place.enter`).
 */
function mayHold(laid: Laid, { roster }: Piece, path: Path, { place }: Movement): boolean {
  if (place === undefined) return true;
  const { unit, side } = roster;
  if (unit.arm !== "infantry" && unit.arm !== "screen") return false;
  const terrain = laid.field.terrain.find(({ id }) => id === place.id);
  const enemies = laid.units.some((one) => one.holds?.id === place.id && one.side !== side);
  return terrain !== undefined && reachesPlace(path, terrain) && !enemies;
}

/**
 * A way that an enemy whom its side does not see bars: it is gone as far as it may be, and the unit
 * halts there. Null where no such enemy does.
 * @param open the way as its side sees it; what bars it there the players have set aside
 */
function comesUpon(laid: Laid, piece: Piece, way: MarchWay, open: Measured): Measured | null {
  const seen = seenBy(laid, piece.roster.side);
  if (seen.pieces.length === laid.pieces.length) return null;
  if (!isBarredMore(open, measured(laid, piece, way))) return null;
  const { enters: _, ...onTheWay } = way;
  const part = partOf(laid, piece, onTheWay);
  const found = part && measured(laid, piece, part);
  if (!found || found.gone === null || isBarredMore(open, found)) {
    // Not a step of it: the clause alone, for a measure would tell more than what bars it.
    return {
      path: null,
      movement: { units: [way.unit], how: "none" },
      gone: null,
      refused: halted,
    };
  }
  return { ...found, gone: { ...found.gone, halted: true } };
}

/** Does the table as it is bar more of a way than what its side sees of it. */
function isBarredMore(open: Measured, there: Measured): boolean {
  if (open.refused === null) return there.refused !== null;
  return open.path?.refusal === null && there.path !== null && there.path.refusal !== null;
}

const halted = refusal("move.zone");

/** The longest part of a way that can be gone; null if none can. */
function partOf(laid: Laid, piece: Piece, way: MarchWay): MarchWay | null {
  const { field, units } = laid;
  const from = setsOutFrom(laid, piece, way.leaves);
  if (from === null) return null;
  const { bonus, gone } = moveCase(laid, piece);
  const leaving = piece.stands.pose === null ? leavingCost(field) : 0;
  const how = { bonus, gone: gone + leaving };
  const { legs } = longest(field, units, from, legsOn(way.legs), how);
  return legs.length === 0 ? null : { ...way, legs: legsFrom(legs) };
}

/** What is no march: nobody's, one unit twice, one that is not on the map, into no place. */
function wayFaults(board: Board, laid: Laid, ways: readonly MarchWay[]): Fault[] {
  if (ways.length === 0) return [fault(["ways"], "listTooShort", { count: 0, min: 1 })];
  const places = laid.field.terrain.filter(({ place }) => place !== null).map(({ id }) => id);
  return ways.flatMap(({ unit: id, legs, leaves, enters }, index): Fault[] => {
    const path = ["ways", index, "unit"];
    const roster = known(board, id);
    if (!roster) return [unknown(board, id, path)];
    if (roster.gone !== null) return [fault(path, "unitGone", { id })];
    if (ways.findIndex(({ unit }) => unit === id) !== index) {
      return [fault(path, "duplicateId", { id })];
    }
    const piece = pieceOf(laid, id);
    if (piece === null) return [fault(path, "notSetOut", { id })];
    if (leaves !== undefined && piece.stands.pose !== null) {
      return [fault(path, "holdsNoPlace", { id })];
    }
    if (enters !== undefined && !places.includes(enters)) {
      const allowed = places.join(", ");
      return [fault(["ways", index, "enters"], "unknownId", { id: enters, allowed })];
    }
    if (leaves !== undefined || enters !== undefined) return [];
    if (legs.length === 0) {
      return [fault(["ways", index, "legs"], "listTooShort", { count: 0, min: 1 })];
    }
    return legsOn(legs).every(goesNowhere)
      ? [fault(["ways", index, "legs"], "goesNowhere", {})]
      : [];
  });
}

/** A leg of no length, or of no angle: on the grid nothing is left of it. */
function goesNowhere(leg: Leg): boolean {
  if (leg.kind === "ahead") return leg.length === 0;
  return leg.kind === "wheel" && leg.turn === 0;
}

/** Books a way, and lays the table as it is after it. */
function walked(laid: Laid, ledger: Ledger, { roster }: Piece, found: Measured): Laid {
  const { path, movement } = found;
  if (path === null) return laid;
  const enters = movement.place !== undefined;
  const at = enters ? null : placeFrom(path.end.pose);
  ledger.set(roster.id, { ...patchOf(roster, movement), at });
  for (const friend of path.through) ledger.unform(friend);
  return [roster.id, ...path.through].reduce((now, id) => {
    const after = ledger.unit(id);
    return after === null ? now : laidWith(now, after);
  }, laid);
}

/** A table with one unit on it as it is by now. */
export function laidWith(laid: Laid, roster: RosterUnit): Laid {
  const { field, pieces, generals } = laid;
  const { id, side, unit, at, place } = roster;
  const where = at ?? (place === null ? null : { garrison: place });
  const stands = where === null ? null : standing(field, { id, side, unit }, where);
  if (stands === null) throw new Error(`${id} cannot stand where it is said to`);
  const now = pieces.map((piece) => (piece.roster.id === id ? { roster, stands } : piece));
  return {
    ...laid,
    pieces: now,
    units: now.map((piece) => piece.stands),
    generals: generals.map((general) =>
      "id" in general.at && general.at.id === id ? { ...general, at: stands } : general,
    ),
  };
}
