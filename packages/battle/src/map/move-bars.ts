/** What positions say to a move beside its path: who must not go nearer, nor form so near (§3, §4). */
import {
  distance,
  type InFormation,
  type KeptOff,
  lengthOf,
  type OnTable,
  stepsIn,
} from "@adjutant/field";
import { beyond, isCloseOrder, type Refusal, refusal } from "@adjutant/rules";
import { away, enemiesOf, type Laid, type Piece } from "./laid.ts";
import { limitsOn } from "./near.ts";

/**
 * Why a unit may not end its move nearer to an enemy, or null: its brigade is Hesitant, it is out of
 * its general's reach, or it falters.
 */
export function onlyAwayOn(laid: Laid, piece: Piece): Refusal | null {
  const limits = limitsOn(laid, piece);
  if (limits !== null) return limits;
  return piece.roster.unit.faltering ? refusal("state.faltering") : null;
}

/** Why a unit that may not go nearer to any enemy does not end there; every enemy on the table counts. */
export function nearerBar(laid: Laid, piece: Piece, end: Pick<OnTable, "area">): Refusal | null {
  const limits = onlyAwayOn(laid, piece);
  if (limits === null) return null;
  for (const enemy of enemiesOf(laid, piece)) {
    const [before, after] = [away(piece, enemy), distance(end, enemy.stands)];
    if (after < before) return byMeasure(limits, after, before, "nearer");
  }
  return null;
}

/** The enemies whom a unit may not end its move nearer to, each with how far away it is now. */
export function keptOff(laid: Laid, piece: Piece): KeptOff[] {
  if (onlyAwayOn(laid, piece) === null) return [];
  return enemiesOf(laid, piece).map((enemy) => ({
    from: enemy.stands,
    before: away(piece, enemy),
  }));
}

/** How far the general is explains itself; of the other limits the measured fact does. */
function byMeasure(
  limits: Refusal,
  measured: number,
  limit: number,
  reason: "nearer" | "formation",
): Refusal {
  if (limits.measured !== null) return limits;
  return beyond(limits.clause, lengthOf(measured), lengthOf(limit), reason);
}

/** Why a unit does not change formation where it stands: Hesitant, near the enemy (`command.hesitant`). */
export function formationBar(
  laid: Laid,
  piece: Piece,
  where: InFormation,
  formation: string,
): Refusal | null {
  const limits = limitsOn(laid, piece);
  if (limits === null || formation === "square") return null;
  const { formationChange } = laid.field.book.clauses["command.hesitant"].value;
  const limit = stepsIn(formationChange, laid.field.scale);
  const near = enemiesOf(laid, piece)
    .filter(({ roster }) => isCloseOrder(roster.unit))
    .map(({ stands }) => distance(where, stands));
  const nearest = Math.min(...near);
  return nearest <= limit ? byMeasure(limits, nearest, limit, "formation") : null;
}

/**
 * Why a unit that comes on or out of a place does not stand there: too near to close-order enemies,
 * and nearer than it was (`move.zone`).
 * @param before where it was; null: not on the table
 */
export function zoneBar(laid: Laid, before: OnTable | null, end: InFormation): Refusal | null {
  const limit = stepsIn(laid.field.book.clauses["move.zone"].value.nearest, laid.field.scale);
  for (const { roster, stands } of laid.pieces) {
    if (roster.side === end.side || roster.unseen !== null) continue;
    if (!isCloseOrder(roster.unit)) continue;
    const measured = distance(end, stands);
    if (measured >= limit || (before !== null && measured >= distance(before, stands))) continue;
    return beyond("move.zone", lengthOf(measured), lengthOf(limit));
  }
  return null;
}
