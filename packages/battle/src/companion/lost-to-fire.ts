/** What a charge has lost to the fire that met it (`charge.defensiveFire`, `charge.fireLosses`). */
import type { BattleEvent } from "./events.ts";
import type { Companion } from "./state.ts";
import { eventsOfPhase } from "./this-phase.ts";

/**
 * Casualties that a unit took in this phase from fire at the charge it leads; what it recovered in the
 * test that the fire brought does not count. A unit leads one charge in a phase.
 */
export function lostToFire(state: Companion, unit: string): number {
  let lost = 0;
  for (const event of eventsOfPhase(state)) {
    if (firedAtCharge(event, unit)) lost += lostBy(event, unit);
  }
  return lost;
}

type Resolved = Extract<BattleEvent, { readonly type: "resolved" }>;

/** Is this fire at the charge that a unit leads. */
function firedAtCharge(event: BattleEvent, id: string): event is Resolved {
  if (event.type !== "resolved") return false;
  switch (event.procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket":
      return event.situation.targets.some(
        ({ unit, leadsCharge }) => unit.id === id && leadsCharge === true,
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
