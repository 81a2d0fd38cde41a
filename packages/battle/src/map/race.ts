/** A charge and who evades it on the map: from where, how far, and where it gets (`charge.evade`). */
import { lengthOf, type WayBack, wayBack } from "@adjutant/field";
import { isRefused, type Refused, type Rulebook } from "@adjutant/rules";
import type { FollowUp } from "../companion/follow-up.ts";
import type { Ledger } from "../companion/ledger.ts";
import type { React } from "../companion/reacting.ts";
import type { Board } from "../companion/state.ts";
import { wentThrough } from "./back.ts";
import { chargeWay, declaredBar } from "./close.ts";
import { wheelTurn } from "./declared-way.ts";
import { type Laid, pieceOf } from "./laid.ts";
import type { Ridden } from "./measured.ts";
import { laidOf } from "./on-map.ts";
import type { Shifting } from "./shifting.ts";

export interface RaceOn {
  readonly charge: Ridden;
  /** Where the charge starts, and how far who evades gets, in the unit of the scale. */
  readonly distance: number;
  readonly move: number;
  /** The way of who evades; null if it has none, or has gone it already. */
  readonly way: WayBack | null;
}

/**
 * What of a reaction to a charge is measured on the map; null in a companion, and where either is not
 * on the table, which others refuse.
 */
export function raceOn(
  board: Board,
  { unit, to, turn, overrule = false }: Pick<React, "unit" | "to" | "turn" | "overrule">,
  book: Rulebook,
): RaceOn | Refused | null {
  const on = laidOf(board, book);
  const laid: Laid | null = on && overrule ? { ...on, overruled: true } : on;
  const [target, charger] = [laid && pieceOf(laid, unit), laid && pieceOf(laid, to)];
  if (laid === null || !target || !charger) return null;
  // Nobody runs from a charge that is none, nor makes an enemy charge by running.
  const none = declaredBar(laid, charger, target);
  if (none !== null) return { refused: none };
  const path = chargeWay(laid, charger, target, wheelTurn(turn));
  if (isRefused(path)) return path;
  // It is one move, from however many it runs (`charge.evade`): who ran already runs no farther.
  const ran = target.roster.moved === "more";
  const way = ran
    ? null
    : wayBack(laid.field, laid.units, target.stands, { how: "evade", charger: charger.stands });
  return {
    charge: { charger, target, path, supports: { charger: [], defender: [] } },
    distance: lengthOf(path.length),
    move: lengthOf(way?.steps ?? 0),
    way,
  };
}

/** The same of the charge that it answers, as that stands declared; its limits were asked then. */
export function raceFrom(
  board: Board,
  { unit: to = "", enemy: unit = "", turn }: FollowUp,
  book: Rulebook,
): RaceOn | Refused | null {
  return raceOn(board, { unit, to, overrule: true, ...(turn !== undefined && { turn }) }, book);
}

/** Who evades is where its way ends; who runs into the enemy, or off the table, stops before. */
export function getsAway(
  ledger: Ledger,
  shifting: Shifting,
  id: string,
  way: WayBack | null,
): void {
  if (way === null || ledger.unit(id)?.gone !== null) return;
  wentThrough(ledger, id, way.through);
  shifting.put(id, way.end);
}
