/** "We forgot": a roster changed by hand. What comes of it must be a unit on the table, or gone. */
import type { ClauseId, Rulebook } from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { parseUnit } from "../input/parse.ts";
import type { Command, Corrected, Proposed } from "./events.ts";
import { Ledger } from "./ledger.ts";
import { entered } from "./occupy.ts";
import { changesFacts, patched } from "./patch.ts";
import { consents } from "./pending.ts";
import type { Board, Gone, RosterUnit, UnitPatch } from "./state.ts";

type Correct = Extract<Command, { readonly type: "correct" }>;

/** The clause under which a unit is gone, where nothing but the players' word says so. */
const leavesBy = {
  dispersed: "casualty.limit",
  destroyed: "rocket.table",
  leftTable: "fallback.rout",
} as const satisfies Record<Gone, ClauseId>;

export function known(board: Board, id: string): RosterUnit | undefined {
  return Object.hasOwn(board.units, id) ? board.units[id] : undefined;
}

export function unknown(board: Board, id: string, path: readonly (string | number)[]): Fault {
  return fault(path, "unknownId", { id, allowed: Object.keys(board.units).join(", ") });
}

/** The correction as an event, but for its stamp; or what is wrong with it. */
export function corrected(
  board: Board,
  command: Correct,
  book: Rulebook,
): Omit<Corrected, "id" | "at"> | readonly Fault[] {
  const roster = known(board, command.unit);
  if (!roster) return [unknown(board, command.unit, ["unit"])];
  const faults = correctionFaults(board, roster, command.to, book);
  if (faults.length > 0) return faults;
  const ledger = new Ledger(board, command.id, book);
  const { gone, ...patch } = command.to;
  if (gone === null) returns(ledger, roster);
  ledger.set(roster.id, patch);
  if (gone !== undefined && gone !== null) ledger.leave(roster.id, gone, leavesBy[gone]);
  else if (patch.routing) ledger.broke(roster.id);
  entered(ledger, board, roster, patch);
  return {
    type: "corrected",
    unit: command.unit,
    reason: command.reason,
    text: command.text ?? null,
    changes: ledger.changes(),
    follows: ledger.follows(),
    ...ledger.asks(),
  };
}

/**
 * A correction that a side gives is a proposal to the other. What is wrong with it is told at once.
 * @param side who proposes it
 */
export function proposed(
  board: Board,
  command: Correct,
  side: string,
  book: Rulebook,
): Omit<Proposed, "id" | "at"> | readonly Fault[] {
  const { unit, to, reason, text } = command;
  const now = corrected(board, command, book);
  if (!("type" in now)) return now;
  const other = board.sides.find(({ id }) => id !== side)?.id ?? side;
  const ledger = new Ledger(board, command.id, book);
  const clause = board.options.marking === "markers" ? "marking.markers" : "marking.roster";
  const asked = { kind: "consent", clause, side: other, among: consents } as const;
  ledger.ask({ ...asked, by: side, unit, to, reason, ...(text !== undefined && { text }) });
  return { type: "proposed", unit, reason, text: text ?? null, asks: [], ...ledger.asks() };
}

/** A unit that was gone by mistake is back, and did not break. */
function returns(ledger: Ledger, { id, brigade }: RosterUnit): void {
  ledger.set(id, { gone: null });
  const { broken, counted } = ledger.brigade(brigade) ?? { broken: [], counted: [] };
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
  ledger.setBrigade(brigade, { broken: others(broken), counted: others(counted) });
}

/** The places that a unit may hold: those of the map, or in a companion those that have been named. */
function placesKnown({ map, units, burning }: Board, { id }: RosterUnit): readonly string[] {
  if (map !== null) {
    const places = map.field.terrain.filter(
      ({ kind }) => kind === "builtUp" || kind === "strongpoint",
    );
    return places.map((piece) => piece.id);
  }
  const held = Object.values(units).flatMap(({ place }) => place ?? []);
  return [...new Set([id, ...Object.keys(burning), ...held])];
}

/** A correction is right if the unit that it makes is. */
function correctionFaults(
  board: Board,
  roster: RosterUnit,
  patch: UnitPatch,
  book: Rulebook,
): readonly Fault[] {
  const { unit, gone, engaged } = patched(roster, patch);
  const faults: Fault[] = [];
  if (engaged !== null && !known(board, engaged)) faults.push(unknown(board, engaged, ["engaged"]));
  const { place } = patch;
  if (place != null) {
    const allowed = placesKnown(board, roster);
    if (!allowed.includes(place)) {
      faults.push(fault(["place"], "unknownId", { id: place, allowed: allowed.join(", ") }));
    }
  }
  if (!changesFacts(patch) && patch.gone === undefined) {
    return faults.map((found) => ({ ...found, path: ["to", ...found.path] }));
  }
  // A unit that is gone stands at its limit, if it was fire that took it.
  const facts = gone === null ? unit : { ...unit, casualties: 0 };
  const checked = parseUnit(facts, book);
  return (checked.ok ? faults : [...faults, ...checked.faults]).map((found) => ({
    ...found,
    path: ["to", ...found.path],
  }));
}
