import type { InFormation } from "@adjutant/field";
import type { OnMap } from "../battle/onMap.ts";
import type { Battle } from "../battle/useBattle.ts";
import { isOwn, type OwnUnitView } from "../battle/view.ts";
import { inFormation } from "./useMap.ts";

/** The other units of its brigade that may move now, as they stand. */
export function brigadeBeside(
  battle: Pick<Battle, "brigade">,
  { units, orders }: OnMap,
  { id, brigade }: OwnUnitView,
): readonly (readonly [OwnUnitView, InFormation])[] {
  return (battle.brigade(brigade)?.units ?? []).flatMap((unit) => {
    if (unit.id === id || !isOwn(unit)) return [];
    const stands = inFormation(units.find((one) => one.id === unit.id) ?? null);
    const may = orders(unit.id).some((one) => one.order === "move" && !one.refused);
    return stands !== null && may ? [[unit, stands] as const] : [];
  });
}
