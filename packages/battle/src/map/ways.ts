/** Ways over the map: measured, and held against all that bars a move (§4). */
import {
  comeOut,
  enterBar,
  facing,
  type InFormation,
  type Leg,
  leavingCost,
  lengthOf,
  onTable,
  type Path,
  type PathCase,
  path,
  standingFaults,
  stepsOf,
  turns,
} from "@adjutant/field";
import { isGarrison, type Refusal, refusal } from "@adjutant/rules";
import type { MarchWay, WayGone, WayLeg } from "../companion/marching.ts";
import { goes, shareGone, willBar } from "../companion/move.ts";
import type { Movement } from "../companion/moving.ts";
import type { Board, RosterUnit } from "../companion/state.ts";
import type { Laid, Piece } from "./laid.ts";
import { formationBar, nearerBar, zoneBar } from "./move-bars.ts";

/** Degrees as files write them, in minutes of arc. */
export const minutes = (degrees: number): number => Math.round(degrees * turns.degree);

/** Legs as commands have them, on the grid. */
export function legsOn(legs: readonly WayLeg[]): Leg[] {
  return legs.map((leg): Leg => {
    switch (leg.kind) {
      case "ahead": {
        const aside = leg.aside === undefined ? {} : { aside: minutes(leg.aside) };
        return { kind: "ahead", length: stepsOf(leg.length), ...aside };
      }
      case "wheel":
        return { kind: "wheel", turn: minutes(leg.turn) };
      default:
        return leg;
    }
  });
}

/** Legs on the grid, as commands have them. */
export function legsFrom(legs: readonly Leg[]): WayLeg[] {
  return legs.map((leg): WayLeg => {
    switch (leg.kind) {
      case "ahead": {
        const aside = leg.aside === undefined ? {} : { aside: leg.aside / turns.degree };
        return { kind: "ahead", length: lengthOf(leg.length), ...aside };
      }
      case "wheel":
        return { kind: "wheel", turn: leg.turn / turns.degree };
      default:
        return leg;
    }
  });
}

/** Steps that aides-de-camp have brought a unit's brigade for its move (`tasking.forwards`). */
function bonusOf({ sides, turn }: Board, { side, brigade }: RosterUnit): number {
  const taskings = sides.find(({ id }) => id === side)?.taskings ?? [];
  return taskings.reduce((sum, one) => {
    const sent = one.tasking === "forwards" && one.use === "move" && one.turn === turn;
    return sent && one.brigade === brigade ? sum + stepsOf(one.farther ?? 0) : sum;
  }, 0);
}

/** What a unit brings to a move: what its brigade has been sent, and what it has spent of the move. */
export function moveCase({ board, field }: Laid, { roster }: Piece): Required<PathCase> {
  return { bonus: bonusOf(board, roster), gone: shareGone(roster, field.book) };
}

/** A way as it was measured: what of it is told, where it ends, and why it may not be. */
export interface Measured {
  /** Null where it could not even be followed: out of no place, into none that is known. */
  readonly path: Path | null;
  readonly movement: Movement;
  readonly gone: WayGone | null;
  readonly refused: Refusal | null;
}

/** Where a unit sets out from: a garrison comes out of its place first. */
export function setsOutFrom({ field, units }: Laid, { stands }: Piece, leaves: number | undefined) {
  if (stands.pose !== null) return stands;
  return leaves === undefined ? null : comeOut(field, units, stands, facing(minutes(leaves)));
}

/** Measures a way, and holds it against everything that bars it. */
export function measured(laid: Laid, piece: Piece, way: MarchWay): Measured {
  const { field, units, board } = laid;
  const { roster } = piece;
  const held = isGarrison(roster.unit);
  const from = setsOutFrom(laid, piece, way.leaves);
  const terrain = field.terrain.find(({ id }) => id === way.enters);
  if (from === null) {
    const movement = movementOf(way, null, terrain?.place?.kind ?? null);
    const refused = willBar(board, roster, movement) ?? refusal("place.leave");
    return { path: null, movement, gone: null, refused };
  }
  const { bonus, gone: before } = moveCase(laid, piece);
  const gone = before + (held ? leavingCost(field) : 0);
  const found = path(field, units, from, legsOn(way.legs), { bonus, gone });
  const movement = movementOf(way, found, terrain?.place?.kind ?? null);
  const enters = terrain === undefined ? null : enterBar(field, units, found, terrain);
  const refused =
    willBar(board, roster, movement) ??
    found.refusal ??
    (gone > 1 ? refusal("place.leave") : null) ??
    enters ??
    (held && terrain === undefined ? zoneBar(laid, piece.stands, found.end) : null) ??
    formingBar(laid, piece, from, found) ??
    (goes(movement) ? nearerBar(laid, piece, terrain ?? found.end) : null);
  return { path: found, movement, gone: goneOf(way, movement, found), refused };
}

/** Why a unit does not change formation on its way, so near to the enemy. */
function formingBar(laid: Laid, piece: Piece, from: InFormation, found: Path): Refusal | null {
  for (const [index, leg] of found.legs.entries()) {
    if (leg.kind !== "form") continue;
    const where = (index === 0 ? from : found.stages[index - 1]) ?? from;
    const bar = formationBar(laid, piece, where, leg.formation);
    if (bar !== null) return bar;
  }
  return null;
}

/** How much of its move a way took by itself, formations and places left aside. */
function howFar(found: Path | null): Movement["how"] {
  if (found === null || found.onWay === 0) return "none";
  return found.onWay * 2 <= found.move ? "half" : "more";
}

/** A way as players would tell it of a table. */
function movementOf(
  { unit, legs, leaves, enters }: MarchWay,
  found: Path | null,
  kind: "builtUp" | "strongpoint" | null,
): Movement {
  const form = legs.find((leg) => leg.kind === "form");
  const place = enters !== undefined && kind !== null ? { kind, id: enters } : undefined;
  const unformedBy = found?.unformedBy ?? null;
  return {
    units: [unit],
    how: howFar(found),
    ...(form?.kind === "form" && { formation: form.formation }),
    ...(leaves !== undefined && { leaves: true }),
    ...(legs.some((leg) => leg.kind === "about") && { about: true }),
    ...(place && { place }),
    ...(unformedBy !== null && { unformedBy }),
  };
}

function goneOf(way: MarchWay, { how, unformedBy }: Movement, found: Path): WayGone {
  const { spent, move, onRoad, through } = found;
  return {
    unit: way.unit,
    legs: way.legs,
    ...(way.leaves !== undefined && { leaves: way.leaves }),
    ...(way.enters !== undefined && { enters: way.enters }),
    how,
    spent: lengthOf(spent),
    move: lengthOf(move),
    ...(onRoad && { onRoad }),
    ...(unformedBy !== undefined && { unformedBy }),
    ...(through.length > 0 && { through }),
  };
}

/**
 * Can a unit stand at the end of a way that players set rules aside for: all legs were followed, and
 * it is on the table and on nobody else.
 */
export function canStand({ field, units }: Laid, { legs, stages, end }: Path): boolean {
  if (stages.length < legs.length || !onTable(field, end.outline)) return false;
  const others = units.filter(({ id }) => id !== end.id);
  return others.every((other) => standingFaults(field, [end, other]).length === 0);
}
