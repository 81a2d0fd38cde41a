/** Units that fall back on the map (§8): how far there is room for it, past whom, and off the table. */
import {
  type GoingBack,
  type OnTable,
  placeFrom,
  standing,
  standingFaults,
  standsTo,
  type WayBack,
  wayBack,
} from "@adjutant/field";
import { type ClauseId, type Refusal, type Rulebook, refusal } from "@adjutant/rules";
import { hasStopped } from "../companion/choose.ts";
import type { Ledger } from "../companion/ledger.ts";
import type { StopPending } from "../companion/pending.ts";
import type { Board } from "../companion/state.ts";
import { pieceOf } from "./laid.ts";
import { laidOf } from "./on-map.ts";
import { ownEdge } from "./own-edge.ts";
import type { Shifting } from "./shifting.ts";

/** How a unit goes back: by a result, or in the Compulsory phase of the turn. */
export type Back = "retire" | "retreat" | "rout" | "compulsory";

/** The nearest enemy in sight: a garrison leaves its place on the side away from him. */
function enemyNear({ side, middle }: OnTable, shifting: Shifting): OnTable | null {
  const away = ({ middle: { x, y } }: OnTable): number => (x - middle.x) ** 2 + (y - middle.y) ** 2;
  const seen = (one: OnTable): boolean => shifting.before(one.id)?.roster.unseen === null;
  const [nearest] = shifting
    .all()
    .filter((one) => one.side !== side && seen(one))
    .sort((a, b) => away(a) - away(b));
  return nearest ?? null;
}

function goingBy(shifting: Shifting, who: OnTable, how: Back, enemy: OnTable | null): GoingBack {
  const { book } = shifting.field;
  const before = shifting.before(who.id)?.roster.unit;
  const attacker = enemy ?? enemyNear(who, shifting);
  const away = { ...(attacker && { attacker: attacker.middle }) };
  if (how === "rout" || (how === "compulsory" && before?.routing)) {
    return { how: "rout", ownEdge: ownEdge(shifting.plan, who.side), ...away };
  }
  // Who retreats already has his back to the enemy, and goes on.
  const behind = enemy !== null && who.pose !== null && standsTo(who, enemy) === "behind";
  const from = {
    fromBehind: behind || before?.retreating === true,
    ...away,
  };
  // A retreating unit moves as far again each turn as one that Retires (`turn.sequence`).
  const { moves } = book.clauses["fallback.retire"].value;
  return how === "compulsory" ? { how: "retreat", moves, ...from } : { how, ...from };
}

/** Friends that a unit went through are Unformed, and it with them (`move.interpenetrate`). */
export function wentThrough(ledger: Ledger, id: string, through: readonly string[]): void {
  if (through.length === 0) return;
  ledger.unform(id);
  for (const friend of through) ledger.unform(friend);
}

/** Where a unit may stop behind friends instead, is asked of its side (`fallback.retire`). */
function asksToStop(ledger: Ledger, { id, side }: OnTable, { end, stops }: WayBack): void {
  if (stops.length === 0) return;
  const [first, ...further] = stops.map(({ behind, end: { pose } }) => ({
    behind,
    at: placeFrom(pose),
  }));
  if (!first) return;
  ledger.ask({
    kind: "stop",
    clause: "fallback.retire",
    side,
    // Its own id: it goes the whole way.
    among: [id, first.behind, ...further.map(({ behind }) => behind)],
    unit: id,
    from: placeFrom(end.pose),
    stops: [first, ...further],
  });
}

export interface BackCase {
  /** The enemy from whom it goes, if one is known. */
  readonly enemy?: OnTable | null;
  /** It has no choice but to go the whole way. */
  readonly whole?: true;
}

/**
 * A unit goes back: to where its way ends, off the table, or, where it is stopped, out of the battle
 * (`fallback.blocked`).
 */
export function goesBack(
  ledger: Ledger,
  shifting: Shifting,
  id: string,
  how: Back,
  { enemy = null, whole }: BackCase = {},
): void {
  const who = shifting.of(id);
  const roster = ledger.unit(id);
  if (!who || !roster || roster.gone !== null) return;
  const going = goingBy(shifting, who, how, enemy);
  const way = wayBack(shifting.field, shifting.all(), who, going);
  if (way === null) return;
  const lost: ClauseId | null = way.leavesTable
    ? "fallback.rout"
    : way.blocked === null
      ? null
      : "fallback.blocked";
  wentThrough(ledger, id, way.through);
  if (lost !== null) {
    ledger.leave(id, "dispersed", lost);
    return;
  }
  shifting.put(id, way.end);
  if (!whole) asksToStop(ledger, who, way);
}

/** Why a unit does not stop there after all: somebody stands there by now, or it has gone on. */
export function stopBar(
  board: Board,
  { unit, stops, from }: StopPending,
  choice: string,
  book: Rulebook,
): Refusal | null {
  const stop = stops.find(({ behind }) => behind === choice);
  const laid = laidOf(board, book);
  const piece = laid && pieceOf(laid, unit);
  if (!stop || !laid) return null;
  if (!piece || !hasStopped(piece.roster, { from })) return refusal("fallback.retire");
  const there = standing(laid.field, piece.stands, stop.at);
  const others = laid.units.filter(({ id }) => id !== unit);
  const faults = there ? standingFaults(laid.field, [there, ...others]) : [];
  const stands = there !== null && !faults.some(({ id }) => id === unit);
  return stands ? null : refusal("fallback.retire");
}
