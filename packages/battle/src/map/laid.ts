/**
 * A battle laid on its field: the roster's marks and the places of units and generals side by side.
 * Everything in this folder reads it and makes from it the very situations that players state in the
 * companion, or the refusal where positions forbid it; what comes after a situation is one code.
 *
 * A command on the map names units only: the situation is made here (`measured.ts`), and whatever the
 * roster forbids is still asked of `companion/bars.ts`. `legal` asks the same functions with each enemy
 * in turn (`fireTargets`, `chargeTargets`): a refusal is the reason of that target.
 */
import {
  distance,
  distanceFrom,
  type Field,
  type OnTable,
  type Place,
  type Point,
  pointAt,
  standing,
} from "@adjutant/field";
import type { Board, RosterUnit } from "../companion/state.ts";

/** Where a general is: with the unit that he is attached to, or by himself. */
export type GeneralPlace = { readonly unit: string } | { readonly x: number; readonly y: number };

/** Where everybody on the table is, lengths in the unit of the scale. */
export interface Positions {
  readonly units: { readonly [id: string]: Place };
  /** Brigadiers by their brigades' ids, commanders-in-chief by their sides'; only who is there. */
  readonly generals: { readonly [of: string]: GeneralPlace };
}

/** A unit with its marks, where it stands. */
export interface Piece {
  readonly roster: RosterUnit;
  readonly stands: OnTable;
}

/** A general on the table. */
export interface GeneralPiece {
  /** His brigade's id, or his side's. */
  readonly of: string;
  readonly side: string;
  readonly at: OnTable | Point;
}

export interface Laid {
  readonly board: Board;
  readonly field: Field;
  readonly pieces: readonly Piece[];
  /** The same units as the field asks for them. */
  readonly units: readonly OnTable[];
  readonly generals: readonly GeneralPiece[];
  /** What limits an order is set aside by the players (`command.hesitant`, `command.radius`). */
  readonly overruled?: true;
}

/**
 * Lays a battle on its field. Units that have left the battle, or have no place, are not on it; nor is
 * one that a correction made what cannot stand where it is, until its place is set right.
 */
export function laid(field: Field, board: Board, positions: Positions): Laid {
  const pieces = Object.values(board.units).flatMap((roster): Piece[] => {
    const { id, side, unit, gone } = roster;
    const place = Object.hasOwn(positions.units, id) ? positions.units[id] : undefined;
    if (place === undefined || gone !== null) return [];
    const stands = standing(field, { id, side, unit }, place);
    return stands === null ? [] : [{ roster, stands }];
  });
  const units = pieces.map(({ stands }) => stands);
  const generals = Object.entries(positions.generals).flatMap(([of, place]): GeneralPiece[] => {
    const side = board.brigades[of]?.side ?? of;
    if (!("unit" in place)) return [{ of, side, at: pointAt([place.x, place.y]) }];
    const at = units.find(({ id }) => id === place.unit);
    return at === undefined ? [] : [{ of, side, at }];
  });
  return { board, field, pieces, units, generals };
}

/** A unit on the table, or null if it is not there. */
export function pieceOf({ pieces }: Laid, id: string): Piece | null {
  return pieces.find(({ roster }) => roster.id === id) ?? null;
}

/**
 * All units on the table that are not of a unit's side; where troops out of sight are hidden, those
 * that its side sees: nobody fears, or is kept off by, what he does not see.
 */
export function enemiesOf({ pieces }: Laid, { roster }: Piece): Piece[] {
  return pieces.filter(({ roster: { side, unseen } }) => side !== roster.side && unseen === null);
}

const seenBefore = new WeakMap<Laid, Map<string, Laid>>();

/** The table as a side sees it: without the enemy's troops, and generals, that are out of its sight. */
export function seenBy(laid: Laid, side: string): Laid {
  const known = seenBefore.get(laid) ?? new Map<string, Laid>();
  const before = known.get(side);
  if (before !== undefined) return before;
  const made = withoutUnseen(laid, side);
  seenBefore.set(laid, known.set(side, made));
  return made;
}

function withoutUnseen(laid: Laid, side: string): Laid {
  const { board, overruled, field } = laid;
  if (!board.map?.hidden) return laid;
  const pieces = laid.pieces.filter(({ roster }) => roster.side === side || roster.unseen === null);
  const units = pieces.map(({ stands }) => stands);
  // A rider by himself is not made out; one with a unit is seen with it.
  const generals = laid.generals.filter(
    ({ side: whose, at }) => whose === side || ("id" in at && units.some(({ id }) => id === at.id)),
  );
  return { board, field, pieces, units, generals, ...(overruled && { overruled }) };
}

/** All other units on the table of a unit's side. */
export function friendsOf({ pieces }: Laid, { roster }: Piece): Piece[] {
  return pieces.filter(({ roster: { id, side } }) => side === roster.side && id !== roster.id);
}

/** From edge to edge, in steps. */
export function away(a: Piece, b: Piece): number {
  return distance(a.stands, b.stands);
}

/** From a general to a unit's edge, in steps: one who is attached is where his unit is. */
export function generalAway({ at }: GeneralPiece, { stands }: Piece): number {
  return "area" in at ? distance(at, stands) : distanceFrom(at, stands);
}
