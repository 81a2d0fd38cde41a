import type { Evaded } from "@adjutant/battle";
import type { Refusal } from "@adjutant/rules";
import { useMemo } from "react";
import { useBattle } from "../../battle/useBattle.ts";
import type { ChargeFacts } from "../../resolve/chargeFacts.ts";

/** What the map measures of a charge that is answered otherwise than by standing, or why it is none. */
export type Race =
  | { readonly ok: true; readonly distance: number; readonly evaded?: Evaded }
  | { readonly ok: false; readonly refused: Refusal };

/**
 * A charge on the map that cannot be rolled for, since its target does not stand, measured by what
 * the answer would come to; null at a table, or while the target stands.
 *
 * @param stated what has been said of the charge; null where the map has measured all of it
 */
export function useRace(charger: string, target: string, stated: ChargeFacts | null): Race | null {
  const { view, would } = useBattle();
  const [answer, distance] = [stated?.answer ?? "stand", stated?.distance ?? 0];
  return useMemo(() => {
    if (view.map === null || (answer !== "evade" && answer !== "square")) return null;
    const came = would({ type: "react", unit: target, to: charger, reaction: answer, distance });
    if (!came.ok) return "refused" in came ? { ok: false, refused: came.refused } : null;
    if (came.event.type !== "reacted") return null;
    const { evaded } = came.event;
    return { ok: true, distance: came.event.distance, ...(evaded && { evaded }) };
  }, [view, would, charger, target, answer, distance]);
}
