import type { EventView } from "@adjutant/battle";
import type { Battle } from "./useBattle.ts";

/** The charge last looked at: its own target may not be the unit that fires at it. */
let declared: { readonly charger: string; readonly target: string } | null = null;

export function declareCharge(charger: string, target: string): void {
  declared = { charger, target };
}

/** Whom a charge is for: its target, or who would fire at it where none was looked at. */
export function targetOf(charger: string, firer: string): string {
  return declared?.charger === charger ? declared.target : firer;
}

/**
 * The charge that goes on after this: defensive fire has not stopped it (`charge.defensiveFire`),
 * or its target has tried to form square. Null where there is none.
 */
export function chargeAfterFire(
  event: EventView,
  find: Battle["unit"],
): { readonly charger: string; readonly target: string } | null {
  if (event.type !== "resolved") return null;
  if (event.procedure === "discipline" && event.square === true) {
    return declared?.target === event.acting ? declared : null;
  }
  switch (event.procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
      break;
    default:
      return null;
  }
  const charger = event.situation.targets?.find(({ leadsCharge }) => leadsCharge === true)?.unit
    ?.id;
  const roster = charger === undefined ? null : find(charger);
  if (roster === null || roster.gone !== null || roster.fellBack) return null;
  if (roster.charged || roster.unit.retreating === true || roster.unit.routing === true)
    return null;
  const { acting } = event;
  return acting === null ? null : { charger: roster.id, target: targetOf(roster.id, acting) };
}
