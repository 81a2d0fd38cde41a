/** What people choose in a fight on the map: who joins its second round, how a charger wheels. */
import { turns } from "@adjutant/field";
import type { Rulebook } from "@adjutant/rules";
import type { Joined } from "../companion/events.ts";
import type { Board } from "../companion/state.ts";
import { chargeWay } from "./close.ts";
import { pieceOf } from "./laid.ts";
import { laidOf } from "./on-map.ts";
import { mayJoin } from "./supports.ts";

/**
 * Units that may join either side of a melee in its second round, nearest first (`melee.support`);
 * none where it is not fought on the map.
 */
export function joinersOf(
  board: Board,
  attacker: string,
  defender: string,
  book: Rulebook,
): Required<Joined> {
  const laid = laidOf(board, book);
  const [attacks, defends] = [attacker, defender].map((id) => laid && pieceOf(laid, id));
  if (!laid || !attacks || !defends) return { attacker: [], defender: [] };
  const ids = (...[lead, enemy, as]: [typeof attacks, typeof defends, keyof Joined]) =>
    mayJoin(laid, lead, enemy, as).map(({ roster }) => roster.id);
  return {
    attacker: ids(attacks, defends, "attacker"),
    defender: ids(defends, attacks, "defender"),
  };
}

/**
 * The wheel of a charge that leads into contact soonest, in degrees, clockwise positive; null where
 * there is no such way (`charge.declare`).
 */
export function wheelOf(
  board: Board,
  charger: string,
  target: string,
  book: Rulebook,
): number | null {
  const laid = laidOf(board, book);
  const [rides, aimed] = [charger, target].map((id) => laid && pieceOf(laid, id));
  if (!laid || !rides || !aimed) return null;
  const way = chargeWay(laid, rides, aimed);
  if ("refused" in way) return null;
  const [first] = way.legs;
  return first?.kind === "wheel" ? first.turn / turns.degree : 0;
}
