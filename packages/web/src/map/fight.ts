/** The melee that a unit is in, whichever side of it is in hand (`melee.pairs`). */
import type { BattleView } from "@adjutant/battle";
import type { ResolveRoute } from "../router.ts";
import { type Aimed, kindOf } from "./doing.ts";

type Open = Pick<BattleView, "open">;

/** The page of the melee that a unit has still to fight; who charged attacks. Null: none is due. */
export function fightOf({ open }: Open, id: string, against?: string): ResolveRoute | null {
  const due = open.find(
    ({ kind, unit, enemy }) =>
      (kind === "fightMelee" || kind === "secondRound") &&
      (unit === id || enemy === id) &&
      (against === undefined || unit === against || enemy === against),
  );
  if (due?.unit == null || due.enemy == null) return null;
  return { screen: "resolve", kind: "melee", unit: due.unit, target: due.enemy };
}

/** The page that an order of one's own at an enemy is resolved on. */
export function pageOf(view: Open, order: Aimed, own: string, enemy: string): ResolveRoute {
  const usual = { screen: "resolve", kind: kindOf(order), unit: own, target: enemy } as const;
  return order === "melee" ? (fightOf(view, own, enemy) ?? usual) : usual;
}
