/** A general of a brigade rides to one of its units, or leaves it (`general.attach`). */
import { timesIn } from "@adjutant/field";
import { beyond, inScale, type Refusal, type Rulebook, refusal } from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { rideBar, rideOf } from "../map/ride.ts";
import { chargerBar, isOut } from "./bars.ts";
import { known } from "./correct.ts";
import { chargeUnderWay } from "./declared.ts";
import { Ledger } from "./ledger.ts";
import { hasMoved, offTableBar } from "./on-table.ts";
import { isDeclaring } from "./parts.ts";
import type { Attach, Attached } from "./riding.ts";
import { sequenceBar } from "./sequence.ts";
import { isSetOut } from "./setting-out.ts";
import type { Board, Companion, RosterBrigade, RosterUnit, Spot } from "./state.ts";

/** A general's ride as its event, but for the stamp; or why it cannot be. */
export type Attachment =
  | { readonly event: Omit<Attached, "id" | "by" | "at"> }
  | { readonly refused: Refusal }
  | { readonly faults: readonly Fault[] };

/** Decides who the general of a brigade is with; nothing is applied unless everything is right. */
export function attached(board: Companion, command: Attach, book: Rulebook): Attachment {
  const { unit, to } = command;
  const brigade = Object.hasOwn(board.brigades, command.brigade)
    ? board.brigades[command.brigade]
    : undefined;
  if (!brigade) {
    const allowed = Object.keys(board.brigades).join(", ");
    return { faults: [fault(["brigade"], "unknownId", { id: command.brigade, allowed })] };
  }
  const faults = attachFaults(board, brigade, unit, to);
  if (faults.length > 0) return { faults };
  const joined = unit === null ? null : (known(board, unit) ?? null);
  // On the map it is measured, whatever anybody says.
  const measured = board.map === null ? null : rideOf(board, brigade.id, joined, to, book);
  const distance = board.map === null ? command.distance : (measured ?? undefined);
  const bar = attachBar(board, brigade, joined, { distance, book });
  if (bar !== null && !command.overrule) return { refused: bar };
  const ledger = new Ledger(board, command.id, book);
  for (const id of brigade.units) {
    if (ledger.unit(id)?.general && id !== unit) ledger.set(id, { general: false });
  }
  if (unit !== null) ledger.set(unit, { general: true });
  if (board.map !== null) {
    if (unit !== null || to) ledger.setBrigade(brigade.id, { generalAt: to ?? null });
    if (board.phase === "movement") ledger.setBrigade(brigade.id, { rodeInTurn: board.turn });
  }
  return {
    event: {
      type: "attached",
      brigade: brigade.id,
      unit,
      ...(distance !== undefined && { distance }),
      ...(to && { to }),
      changes: ledger.changes(),
      ...(bar !== null && { overruled: bar.clause }),
    },
  };
}

/** What is no ride at all: to a unit that is not the brigade's or is gone, or to where he is. */
function attachFaults(
  board: Board,
  { units }: RosterBrigade,
  unit: string | null,
  to: Spot | undefined,
): readonly Fault[] {
  if (to !== undefined) {
    const wrong = spotFaults(board, unit, to);
    if (wrong.length > 0 || unit === null) return wrong;
  }
  const allowed = units.filter((id) => known(board, id)?.gone === null).join(", ");
  if (unit === null) {
    const withOne = units.some((id) => known(board, id)?.general);
    return withOne ? [] : [fault(["unit"], "unknownId", { id: "null", allowed })];
  }
  if (!units.includes(unit)) return [fault(["unit"], "unknownId", { id: unit, allowed })];
  const roster = known(board, unit);
  if (roster?.gone !== null) return [fault(["unit"], "unitGone", { id: unit })];
  if (board.map !== null && !isSetOut(roster)) return [fault(["unit"], "notSetOut", { id: unit })];
  return roster.general ? [fault(["unit"], "unknownId", { id: unit, allowed })] : [];
}

/** A spot is on the map, and nobody's but his who rides there alone. */
export function spotFaults(
  { map, options }: Board,
  unit: string | null,
  to: Spot,
): readonly Fault[] {
  if (map === null) return [fault(["to"], "notOnMap", {})];
  if (unit !== null) return [fault(["to"], "conflict", { first: "unit", second: "to" })];
  const times = timesIn(options.scale ?? "cm", map.field.inches);
  const [width, depth] = [map.field.width * times, map.field.depth * times];
  if (to.x <= width && to.y <= depth) return [];
  return [fault(["to"], "offTable", { x: to.x, y: to.y, width, depth })];
}

/** Does he join a unit, or leave one: who rides by himself does neither. */
function changesPlace({ units }: Board, brigade: RosterBrigade, joins: RosterUnit | null): boolean {
  return joins !== null || brigade.units.some((id) => units[id]?.general);
}

/**
 * Why a general may not ride so now. In the Charges phase he joins a unit that may charge, or leaves
 * one, within reach; that he did so before the rest of his side moved or charged is for the table. On
 * the map nobody joins or leaves once others of his side have moved in the phase.
 *
 * @param roster whom he joins; null: he leaves the unit that he is with
 * @param measured how far he is from it, where that was measured
 */
export function attachBar(
  board: Companion,
  brigade: RosterBrigade,
  roster: RosterUnit | null,
  measured: { readonly distance?: number | undefined; readonly book: Rulebook },
): Refusal | null {
  const { book } = measured;
  const away = offTableBar(board, brigade.id);
  if (away) return away;
  const late = sequenceBar(board, "attach", brigade.side, book);
  if (late) return late.measured === null ? refusal("general.attach") : late;
  if (isOut(brigade, board.turn)) return refusal("general.table");
  const distance = measured.distance ?? rideOf(board, brigade.id, roster, undefined, book) ?? 0;
  // On the map he rides as far as his own move; at a table the players see to that.
  if (board.map !== null && board.phase === "movement") {
    const late = changesPlace(board, brigade, roster) && hasMoved(board, brigade.side);
    return late ? refusal("general.attach") : rideBar(board, brigade, distance, book);
  }
  if (board.phase !== "charges" || (roster === null && board.map === null)) return null;
  const limit = inScale(book.clauses["general.attach"].value.chargeWithin, board.options.scale);
  if (distance > limit) return beyond("general.attach", distance, limit);
  if (roster === null) return null;
  // He joins at the declaration, be it just before or just after it.
  if (isDeclaring(board, book) && chargeUnderWay(board, roster.id) !== undefined) return null;
  const charges = roster.unit.arm === "infantry" || roster.unit.arm === "cavalry";
  return charges ? chargerBar(board, roster, book) : refusal("general.attach");
}
