/** What must hold after every step, whatever was played. */
import {
  type BattleEvent,
  type Companion,
  decide,
  due,
  evolve,
  type Fault,
  legal,
  parseBattle,
  parseUnit,
  type Role,
  type RosterUnit,
  readJson,
  reminders,
  remindersFor,
  replay,
  scheduled,
  toRedo,
  toUndo,
  view,
  viewEvent,
  viewLog,
  writeBattle,
} from "@adjutant/battle";
import { phrases } from "@adjutant/phrases";
import { limitOf, type Refusal, rulebook } from "@adjutant/rules";
import { boardOf } from "../../packages/battle/test/forces.ts";
import { varied } from "../../packages/battle/test/view/varied.ts";
import { follows } from "../../packages/cli/src/battle/again.ts";
import { tell } from "../../packages/cli/src/battle/tell.ts";
import type { Given } from "./game.ts";

/** A law that does not hold. */
export class Broken extends Error {
  override name = "Broken";
  readonly law: string;

  constructor(law: string, detail: string) {
    super(`${law}: ${detail}`);
    this.law = law;
  }
}

function hold(law: string, holds: boolean, detail: () => string = () => ""): void {
  if (!holds) throw new Broken(law, detail());
}

const bytes = (value: unknown): string => JSON.stringify(value);

/** Where two JSON values first differ, for whoever reads the failure. */
function difference(one: unknown, other: unknown, path = "$"): string {
  if (bytes(one) === bytes(other)) return "";
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return `${path}: ${bytes(one)} and ${bytes(other)}`;
  }
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  if (bytes(keys) !== bytes(others)) return `${path}: keys ${bytes(keys)} and ${bytes(others)}`;
  for (const key of keys) {
    const found = difference(Reflect.get(one, key), Reflect.get(other, key), `${path}.${key}`);
    if (found !== "") return found;
  }
  return `${path}: undefined values`;
}

function same(law: string, one: unknown, other: unknown): void {
  hold(law, bytes(one) === bytes(other), () => difference(one, other).slice(0, 500));
}

/** Is a value frozen to its leaves; what is known to be is not gone through again. */
const frozenParts = new WeakSet<object>();
function isFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null || frozenParts.has(value)) return true;
  if (!Object.isFrozen(value) || !Object.values(value).every(isFrozen)) return false;
  frozenParts.add(value);
  return true;
}

/** Texts that betray a hole in a sentence. */
const hole = /undefined|NaN|\[object|[{}]/;
const languages = [phrases("en"), phrases("ru")];

function spoken(law: string, texts: readonly string[]): void {
  for (const text of texts) hold(law, text.trim() !== "" && !hole.test(text), () => text);
}

/** Faults and refusals can be told, in both languages. */
export function tellable(faults: readonly Fault[], refused: Refusal | null): void {
  hold("a refusal gives a reason", faults.length > 0 || refused !== null);
  for (const found of faults) {
    const values = Object.values(found.params);
    const plain = values.every((value) => typeof value === "string" || Number.isFinite(value));
    hold("faults are plain", Array.isArray(found.path) && plain, () => bytes(found));
    for (const words of languages) {
      // What is quoted of the input may itself look like a hole.
      hold("faults have words", words.fault(found).trim() !== "", () => bytes(found));
    }
  }
  if (refused)
    spoken(
      "refusals have words",
      languages.map((words) => words.refusal(refused)),
    );
}

/** The rosters can be. */
export function rostersHold(state: Companion): void {
  for (const roster of Object.values(state.units)) {
    const { id, unit, gone, engaged } = roster;
    const { casualties = 0 } = unit;
    const limit = limitOf(unit, rulebook);
    const told = (): string => `${id} ${bytes(roster)}`;
    hold("casualties 0 to the limit", casualties >= 0 && casualties <= limit, told);
    if (casualties === limit) hold("at its limit a unit is gone", gone !== null, told);
    if (gone === null) hold("a unit on the table can be", parseUnit(unit, rulebook).ok, told);
    if (engaged === null) continue;
    const enemy = state.units[engaged];
    hold("the gone are in no melee", gone === null && enemy?.gone === null, told);
    hold("whoever is engaged fights an enemy", enemy?.side !== roster.side, told);
  }
  const ids = [...state.open, ...state.pending].map(({ id }) => id);
  hold("what is open has ids of its own", new Set(ids).size === ids.length, () => bytes(ids));
  for (const { among, id } of state.pending)
    hold("a choice has what to choose", among.length > 0, () => id);
}

/** What a refusal leaves as it was, and what an event makes. */
export function stepHolds(before: Companion, first: Given, again: Given, after: Companion): void {
  same("the same command comes to the same", first, again);
  if (first.kind === "unread") {
    hold("what is not read changes nothing", after === before);
    tellable(first.faults, null);
    return;
  }
  const { decision, command } = first;
  if (!decision.ok) {
    hold("what is refused changes nothing", after === before);
    if ("refused" in decision) tellable([], decision.refused);
    else tellable(decision.faults, null);
    return;
  }
  const [event, ...more] = decision.events;
  if (!event) {
    hold("what has happened changes nothing", after === before);
    return;
  }
  hold("one event to a command", more.length === 0 && event.id === command.id);
  hold("states are frozen", isFrozen(after));
  same("events are plain JSON", JSON.parse(bytes(event)), event);
  const repeated = decide(after, { type: "note", text: "again", id: command.id });
  hold("a command given again changes nothing", repeated.ok && repeated.events.length === 0);
  const undecided = follows(JSON.parse(bytes(event)), event, before, rulebook);
  hold("an event follows from the battle before it", undecided === null, () =>
    bytes(undecided).slice(0, 600),
  );
  toldWell(before, event, after);
  const side = orderedBy(before, event);
  const whose = [null, side].includes(before.acting) || side === null;
  hold("nobody orders in the other side's part", whose, () => bytes(event).slice(0, 300));
}

/** The side that has given an order of its own will; null: none is given, or the players set that aside. */
function orderedBy({ units, brigades, phase }: Companion, event: BattleEvent): string | null {
  if ("overruled" in event && event.overruled != null) return null;
  const sideOf = (unit: string | null | undefined) => units[unit ?? ""]?.side ?? null;
  switch (event.type) {
    case "moved":
    case "stoodStill":
      return sideOf(event.units[0]);
    case "marched":
      return sideOf(event.ways[0]?.unit);
    case "attached":
      return brigades[event.brigade]?.side ?? null;
    case "rode":
    case "deployed":
      return event.side;
    case "settled":
      return event.task === undefined || event.task.overruled !== null ? null : event.task.side;
    case "declared":
      return sideOf(event.unit);
    case "resolved":
      // Charges are resolved when both sides have declared theirs, and fired at then.
      return phase === "fire" && shots.has(event.procedure) ? sideOf(event.acting) : null;
    default:
      return null;
  }
}

const shots: ReadonlySet<string> = new Set(["volley", "skirmish", "artillery", "rocket"]);

/** The log tells the event, in both languages. */
function toldWell(before: Companion, event: BattleEvent, board: Companion): void {
  if (event.type === "noted") return;
  for (const words of languages) {
    const told = tell(event, { words, book: rulebook, board, before });
    const { title, facts, dice, result, changes } = told;
    spoken("events have words", [title, ...facts, ...dice, ...result, ...changes]);
  }
}

/** Undo takes the step back to the letter, redo brings it again. */
export function turnsBack(before: Companion, step: Given, after: Companion): void {
  const event = step.kind === "decided" && step.decision.ok ? step.decision.events[0] : undefined;
  if (!event || event.type === "undone" || event.type === "redone") return;
  hold("what was done can be undone", toUndo(after) === event.id, () => `${toUndo(after)}`);
  const turned = (from: Companion, type: "undo" | "redo"): Companion => {
    const decision = decide(from, { type, id: `${type} ${from.log.length}` });
    if (!decision.ok) throw new Broken(`${type} is taken`, bytes(decision));
    return decision.events.reduce(evolve, from);
  };
  const undone = turned(after, "undo");
  same("undo brings back the board before", boardOf(undone), boardOf(before));
  hold("what was undone can be redone", toRedo(undone) === event.id);
  same("redo brings back the board after", boardOf(turned(undone, "redo")), boardOf(after));
}

/** The file of a battle reads as the battle, and the events fold to it. */
export function fileHolds(state: Companion): void {
  same("replay equals live", replay(state.log.map(({ event }) => event)), state);
  const text = bytes(writeBattle(state));
  const json = readJson(text);
  const read = json.ok ? parseBattle(json.value) : json;
  if (!read.ok) throw new Broken("the file is read", bytes(read.faults).slice(0, 600));
  same("the file has no differences", read.value.differences, []);
  same("the file is the battle", read.value.state, state);
  same("the file is written again the same", bytes(writeBattle(read.value.state)), text);
}

function rolesOf({ sides }: Companion): Role[] {
  const own = sides.map(({ id }): Role => ({ kind: "side", side: id }));
  return [...own, { kind: "spectator" }, { kind: "umpire" }];
}

/** Everybody can read the log. */
export function logsHold(state: Companion): void {
  for (const role of rolesOf(state)) {
    const log = viewLog(state, role);
    same("the log as seen is plain JSON", JSON.parse(bytes(log)), log);
  }
}

/** Everybody can look at the battle; nobody sees what is hidden from him. */
export function viewsHold(state: Companion, seed: number): void {
  due(state);
  scheduled(state);
  reminders(state);
  for (const role of rolesOf(state)) {
    const seen = { view: view(state, role), reminders: remindersFor(state, role) };
    hold("views are frozen", isFrozen(seen.view));
    same("views are plain JSON", JSON.parse(bytes(seen)), seen);
    if (role.kind === "umpire") continue;
    const hidden = state.sides.filter(({ id }) => role.kind !== "side" || id !== role.side);
    const twin = hidden.reduce((one, { id }, index) => varied(one, id, seed + index), state);
    same("a view hides what it must", view(twin, role), seen.view);
    same("reminders hide what they must", remindersFor(twin, role), seen.reminders);
    if (role.kind !== "side") continue;
    same("what is legal hides what it must", legal(twin, role.side), legal(state, role.side));
  }
  const last = state.log.at(-1)?.event;
  if (last) for (const role of rolesOf(state)) viewEvent(last, role, state);
  unseenHolds(state, seed);
}

/** An enemy's unit out of sight is nowhere; wherever it is by now, a side reads the same. */
function unseenHolds(state: Companion, seed: number): void {
  if (!state.map?.hidden || state.phase === "deployment") return;
  for (const { id: side } of state.sides) {
    const unseen = Object.values(state.units).filter(
      (roster) => roster.side !== side && roster.unseen !== null,
    );
    if (unseen.length === 0) continue;
    const moved = unseen.map((roster, index): [string, RosterUnit] => {
      const { at } = roster;
      const shift = ((seed + index) % 7) - 3;
      return [
        roster.id,
        at ? { ...roster, moved: "half", at: { ...at, x: at.x + shift } } : roster,
      ];
    });
    const twin = { ...state, units: { ...state.units, ...Object.fromEntries(moved) } };
    const role: Role = { kind: "side", side };
    same("who is out of sight is nowhere in a view", view(twin, role), view(state, role));
    same("nor in what is legal", legal(twin, side), legal(state, side));
    const { lastSeen: _, ...seen } = view(state, role);
    const told = bytes([seen, remindersFor(state, role)]);
    for (const { id } of unseen) {
      hold("who is out of sight is not named", !told.includes(`"${id}"`), () => id);
    }
  }
}
