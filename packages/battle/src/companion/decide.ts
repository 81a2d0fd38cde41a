/** Commands to events, or the reason why not. Pure: no clock, no chance but the dice given. */
import { type ClauseId, type Dice, type Refusal, type Rulebook, rulebook } from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { frozen } from "../input/frozen.ts";
import { parseUnit } from "../input/parse.ts";
import { advanced } from "./advance.ts";
import { holding } from "./due.ts";
import type { BattleEvent, Command } from "./events.ts";
import { Ledger } from "./ledger.ts";
import { patched } from "./patch.ts";
import { resolved } from "./resolve.ts";
import type { Board, Companion, Gone, RosterUnit, UnitPatch } from "./state.ts";

/** What a command comes to: its events (none where it was applied before), or why it cannot be. */
export type Decision =
  | { readonly ok: true; readonly events: readonly BattleEvent[] }
  | { readonly ok: false; readonly refused: Refusal }
  | { readonly ok: false; readonly faults: readonly Fault[] };

type Of<Type extends Command["type"]> = Extract<Command, { readonly type: Type }>;

/**
 * Decides a command. The same command twice is applied once (its id is in the log).
 * @param dice roll what the command's own faces leave open; without them too few faces are a fault
 * @param book the rulebook of the battle
 */
export function decide(
  state: Companion,
  command: Command,
  dice: Dice | null = null,
  book: Rulebook = rulebook,
): Decision {
  if (state.log.some(({ event }) => event.id === command.id)) return { ok: true, events: [] };
  switch (command.type) {
    case "resolve": {
      const resolution = resolved(state, command, dice, book);
      return "event" in resolution ? done(resolution.event) : { ok: false, ...resolution };
    }
    case "correct":
      return correct(state, command, book);
    case "stoodStill":
      return stoodStill(state, command, book);
    case "note":
      return done({ type: "noted", ...stamp(command), text: command.text });
    case "settle":
      return settle(state, command, book);
    case "advance": {
      const held = holding(state);
      if (held.length > 0 && !command.overrule) {
        return wrong(fault([], "stillDue", { count: held.length }));
      }
      return done({ ...advanced(state, command.id, book), ...stamp(command) });
    }
    case "undo": {
      const of = toUndo(state);
      return of === null
        ? wrong(fault([], "nothingToUndo", {}))
        : done({ type: "undone", ...stamp(command), of });
    }
    case "redo": {
      const of = toRedo(state);
      return of === null
        ? wrong(fault([], "nothingToRedo", {}))
        : done({ type: "redone", ...stamp(command), of });
    }
  }
}

function done(event: BattleEvent): Decision {
  return { ok: true, events: [frozen(event)] };
}

function wrong(...faults: readonly Fault[]): Decision {
  return { ok: false, faults };
}

function stamp({ id, at }: { readonly id: string; readonly at?: number }) {
  return at === undefined ? { id } : { id, at };
}

/** The event that an undo would undo: the last one that stands; the start stays. */
export function toUndo({ log }: Companion): string | null {
  const standing = log.filter(({ event, undone }) => !undone && undoable(event));
  return standing.at(-1)?.event.id ?? null;
}

/**
 * The event that a redo would bring back: the last one undone, as long as nothing else has
 * happened since.
 */
export function toRedo({ log }: Companion): string | null {
  const undone: string[] = [];
  for (const { event } of log) {
    if (event.type === "undone") undone.push(event.of);
    else if (event.type === "redone") undone.pop();
    else undone.length = 0;
  }
  return undone.at(-1) ?? null;
}

function undoable({ type }: BattleEvent): boolean {
  return type !== "started" && type !== "undone" && type !== "redone";
}

function known(board: Board, id: string): RosterUnit | undefined {
  return Object.hasOwn(board.units, id) ? board.units[id] : undefined;
}

function unknown(board: Board, id: string, path: readonly (string | number)[]): Fault {
  return fault(path, "unknownId", { id, allowed: Object.keys(board.units).join(", ") });
}

/** "We forgot": a roster changed by hand. What comes of it must be a unit on the table, or gone. */
function correct(state: Companion, command: Of<"correct">, book: Rulebook): Decision {
  const roster = known(state, command.unit);
  if (!roster) return wrong(unknown(state, command.unit, ["unit"]));
  const faults = correctionFaults(state, roster, command.to, book);
  if (faults.length > 0) return { ok: false, faults };
  const ledger = new Ledger(state, command.id, book);
  const { gone, ...patch } = command.to;
  if (gone === null) returns(ledger, roster);
  ledger.set(roster.id, patch);
  if (gone !== undefined && gone !== null) ledger.leave(roster.id, gone, leavesBy[gone]);
  else if (patch.routing) ledger.broke(roster.id);
  return done({
    type: "corrected",
    ...stamp(command),
    unit: command.unit,
    reason: command.reason,
    text: command.text ?? null,
    changes: ledger.changes(),
    follows: ledger.follows(),
  });
}

/** The clause under which a unit is gone, where nothing but the players' word says so. */
const leavesBy = {
  dispersed: "casualty.limit",
  destroyed: "rocket.table",
  leftTable: "fallback.rout",
} as const satisfies Record<Gone, ClauseId>;

/** A unit that was gone by mistake is back, and did not break. */
function returns(ledger: Ledger, { id, brigade }: RosterUnit): void {
  ledger.set(id, { gone: null });
  const { broken, counted } = ledger.brigade(brigade) ?? { broken: [], counted: [] };
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
  ledger.setBrigade(brigade, { broken: others(broken), counted: others(counted) });
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
  // A unit that is gone stands at its limit, if it was fire that took it.
  const facts = gone === null ? unit : { ...unit, casualties: 0 };
  const checked = parseUnit(facts, book);
  return (checked.ok ? faults : [...faults, ...checked.faults]).map((found) => ({
    ...found,
    path: ["to", ...found.path],
  }));
}

/**
 * Units that stood still for the whole Movement phase: one that falters stands fast again and stays
 * Unformed (`state.faltering`), one that is Unformed re-forms (`move.reform`), one that lost its
 * fire discipline has it back (`move.lostFireDiscipline`).
 */
function stoodStill(state: Companion, command: Of<"stoodStill">, book: Rulebook): Decision {
  const faults = command.units.flatMap((id, index) => {
    const roster = known(state, id);
    if (!roster) return [unknown(state, id, ["units", index])];
    return roster.gone === null ? [] : [fault(["units", index], "unitGone", { id })];
  });
  if (faults.length > 0) return { ok: false, faults };
  const ledger = new Ledger(state, command.id, book);
  for (const id of command.units) {
    const { unit, engaged } = known(state, id) ?? {};
    if (!unit || engaged !== null || unit.retreating || unit.routing) continue;
    if (unit.faltering) ledger.set(id, { faltering: false, unformed: true });
    else if (unit.unformed) ledger.set(id, { unformed: false, reformed: true });
    if (unit.arm === "infantry" && unit.fireDisciplineLost) {
      ledger.set(id, { fireDisciplineLost: false });
    }
  }
  const { units } = command;
  return done({ type: "stoodStill", ...stamp(command), units, changes: ledger.changes() });
}

/** A follow-up done on the table, or the unit that it asks for named. */
function settle(state: Companion, command: Of<"settle">, book: Rulebook): Decision {
  const follow = state.open.find(({ id }) => id === command.follow);
  if (!follow) return wrong(fault(["follow"], "notDue", { id: command.follow }));
  const ledger = new Ledger(state, command.id, book);
  if (follow.kind === "friendLoses" && command.unit !== undefined) {
    const roster = known(state, command.unit);
    if (!roster) return wrong(unknown(state, command.unit, ["unit"]));
    if (roster.gone !== null) return wrong(fault(["unit"], "unitGone", { id: roster.id }));
    ledger.lose(roster.id, follow.count ?? 0);
  }
  return done({
    type: "settled",
    ...stamp(command),
    follow: command.follow,
    changes: ledger.changes(),
    follows: ledger.follows(),
  });
}
