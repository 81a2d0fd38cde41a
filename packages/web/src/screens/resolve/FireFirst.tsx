import { isGarrison } from "@adjutant/rules";
import type { ReactElement } from "react";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { onTheTable } from "../../resolve/known.ts";
import { href } from "../../router.ts";
import { useText } from "../../text.ts";

/** The way to the target's defensive fire (`charge.defensiveFire`), while it still has its shot. */
export function FireFirst(props: {
  readonly charger: UnitView;
  readonly defender: UnitView;
}): ReactElement | null {
  const { charger, defender } = props;
  const text = useText();
  const { view, bar } = useBattle();
  if (defender.fired || defender.unit.arm === "cavalry") return null;
  const ofFoot = isGarrison(onTheTable(defender.unit)) ? "skirmish" : "volley";
  const kind = defender.unit.arm === "artillery" ? "guns" : ofFoot;
  // Whoever looks may know that it cannot; else its own side is told.
  const way = view.map === null ? undefined : { charger: charger.id, target: defender.id };
  if (bar(defender, kind, way) !== null) return null;
  const to = href({
    screen: "resolve",
    kind,
    unit: defender.id,
    target: charger.id,
    how: "charge",
  });
  return (
    <a className="button" href={to}>
      {text.say("charge.defensiveFire", { name: defender.name })}
    </a>
  );
}
