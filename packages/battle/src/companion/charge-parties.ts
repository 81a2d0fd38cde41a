/** The two units of a charge, as a command names them. */
import { type Fault, fault } from "../faults.ts";
import { check } from "../schemas/check.ts";
import { distance as distanceSchema } from "../schemas/values.ts";
import { known, unknown } from "./correct.ts";
import type { Board, RosterUnit } from "./state.ts";

/** Both, or what is wrong with how they are named: they are there, and of two sides. */
export function chargeParties(
  board: Board,
  { unit, to }: { readonly unit: string; readonly to: string },
): { readonly unit: RosterUnit; readonly to: RosterUnit } | { readonly faults: readonly Fault[] } {
  const [one, other] = [known(board, unit), known(board, to)];
  const faults = [...partyFaults(board, one, unit, "unit"), ...partyFaults(board, other, to, "to")];
  if (one && other && one.side === other.side) {
    faults.push(fault(["to"], "conflict", { first: "unit", second: "to" }));
  }
  return faults.length > 0 || !one || !other ? { faults } : { unit: one, to: other };
}

function partyFaults(
  board: Board,
  roster: RosterUnit | undefined,
  id: string,
  key: "unit" | "to",
): Fault[] {
  if (!roster) return [unknown(board, id, [key])];
  return roster.gone === null ? [] : [fault([key], "unitGone", { id })];
}

/** What is wrong with where a charge starts, which has to be known. */
export function distanceFaults(distance: number | undefined): readonly Fault[] {
  if (distance === undefined) {
    return [fault(["distance"], "missing", { key: "distance", expected: "number", allowed: "" })];
  }
  const checked = check(distanceSchema, distance);
  return checked.ok
    ? []
    : checked.faults.map((found) => ({ ...found, path: ["distance", ...found.path] }));
}
