import {
  type Companion,
  type Decision,
  decideFor,
  type Seat,
  type SeatCommand,
} from "@adjutant/battle";
import { chargeSituation, likelyCharge } from "../resolve/chargeFacts.ts";
import { type FireKind, fireSituation, likelyFire } from "../resolve/fireFacts.ts";
import type { Table } from "../resolve/known.ts";
import { disciplineSituation, likelyMelee, meleeSituation } from "../resolve/meleeFacts.ts";
import type { ToResolve } from "../resolve/plan.ts";
import type { ResolutionKind } from "../router.ts";
import { isOwn, type UnitView } from "./view.ts";

/** How a unit fires that goes by "guns" or "volley" on the screen. */
export function fireKind(unit: UnitView, kind: "volley" | "skirmish" | "guns"): FireKind {
  if (kind !== "guns") return kind;
  return unit.unit.arm === "artillery" && unit.unit.kind === "rocket" ? "rocket" : "artillery";
}

/**
 * The likeliest case of a resolution, to learn whether the rules and the roster allow it.
 * @param atCharge fire is at a charge, as all of it is in that phase (`charge.defensiveFire`)
 */
export function likeliest(
  unit: UnitView,
  target: UnitView,
  kind: ResolutionKind,
  table: Table,
  atCharge = false,
): ToResolve | null {
  switch (kind) {
    case "volley":
    case "skirmish":
    case "guns": {
      const how = fireKind(unit, kind);
      // Only its own side knows how it fires.
      if (!isOwn(unit)) return null;
      const facts = likelyFire(unit, target, how, table, atCharge);
      return fireSituation(unit, target, how, facts, table);
    }
    case "charge": {
      const situation = chargeSituation(unit, target, likelyCharge(unit, target, 0, table), table);
      return { procedure: "charge", situation };
    }
    case "melee": {
      const facts = likelyMelee({ elan: false, defenderElan: false, flank: false, round: 1 });
      return { procedure: "melee", situation: meleeSituation(unit, target, facts, table) };
    }
    case "discipline": {
      const facts = { general: unit.general, supported: false, cover: false };
      return { procedure: "discipline", situation: disciplineSituation(unit, facts, table) };
    }
  }
}

/** A resolution as the battle takes it. */
export function resolveCommand(
  toResolve: ToResolve,
  more: object = {},
): Extract<SeatCommand, { readonly type: "resolve" }> {
  // A procedure and its situation are already a pair; a union does not keep pairs together.
  return { type: "resolve", id: "attempt", ...toResolve, ...more } as Extract<
    SeatCommand,
    { readonly type: "resolve" }
  >;
}

/** What the battle would say to a resolution without dice: a refusal, or that dice are missing. */
export function attempt(
  companion: Companion,
  role: Seat,
  toResolve: ToResolve,
  { book }: Table,
): Decision {
  return decideFor(role, companion, resolveCommand(toResolve), null, book);
}
