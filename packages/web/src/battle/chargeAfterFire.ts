import type { EventView } from "@adjutant/battle";
import { chargeOf, type Declared, declaredIn } from "./declared.ts";
import type { Seen } from "./useSeen.ts";

/** Whom a charge is for: as it was declared, or who fires at it where nothing was. */
export function targetOf({ view }: Pick<Seen, "view">, charger: string, firer: string): string {
  return chargeOf(view, charger)?.enemy ?? firer;
}

/**
 * The charge that goes on after this: defensive fire has not stopped it (`charge.defensiveFire`),
 * or its target has tried to form square. Null where there is none.
 */
export function chargeAfterFire(
  event: EventView,
  { view, unit: find }: Pick<Seen, "view" | "unit">,
): Pick<Declared, "unit" | "enemy"> | null {
  if (event.type !== "resolved") return null;
  if (event.procedure === "discipline" && event.square === true) {
    return declaredIn(view).find(({ enemy }) => enemy === event.acting) ?? null;
  }
  switch (event.procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
      break;
    default:
      return null;
  }
  const lead = event.situation.targets?.find(({ leadsCharge }) => leadsCharge === true);
  const charger = find(lead?.unit?.id ?? "");
  if (charger === null || charger.gone !== null || charger.fellBack || charger.charged) return null;
  if (charger.unit.retreating === true || charger.unit.routing === true) return null;
  const { acting } = event;
  if (acting === null) return null;
  return { unit: charger.id, enemy: targetOf({ view }, charger.id, acting) };
}
