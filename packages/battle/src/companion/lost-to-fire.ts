/** What a charge has lost to the fire that met it (`charge.defensiveFire`, `charge.fireLosses`). */
import type { EventView } from "../view/event.ts";
import type { BattleEvent } from "./events.ts";
import { eventsOfPhase, type LogOf } from "./this-phase.ts";

type Told = BattleEvent | EventView;
type Resolved = Extract<Told, { readonly type: "resolved" }>;

/**
 * Casualties that a unit took in this phase from fire at the charge it leads, as far as the log tells
 * of them; what it recovered in the test that the fire brought does not count. A unit leads one charge
 * in a phase.
 */
export function lostToFire(log: LogOf<Told>, unit: string): number {
  let lost = 0;
  for (const event of eventsOfPhase({ log })) {
    if (firedAtCharge(event, unit)) lost += lostBy(event, unit);
  }
  return lost;
}

/** Is this fire at the charge that a unit leads. */
function firedAtCharge(event: Told, id: string): event is Resolved {
  if (event.type !== "resolved") return false;
  switch (event.procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket":
      return (event.situation.targets ?? []).some(
        ({ unit, leadsCharge }) => unit?.id === id && leadsCharge === true,
      );
    default:
      return false;
  }
}

/** Casualties that stand on the roster by an event. */
function lostBy({ changes }: Resolved, id: string): number {
  return changes.reduce((sum, change) => {
    if (!("unit" in change) || change.unit !== id) return sum;
    const { from, to } = change;
    return sum + Math.max(0, (to.casualties ?? 0) - (from.casualties ?? 0));
  }, 0);
}
