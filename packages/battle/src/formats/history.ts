/** Whether each event of a file can have followed those before it, and what is wrong if not. */

import type { Rulebook } from "@adjutant/rules";
import type { Advanced, BattleEvent, Started } from "../companion/events.ts";
import { isDeclaring, nextStep, staysInPhase } from "../companion/parts.ts";
import { same, stands } from "../companion/patch.ts";
import type { Board, BrigadePatch, Change, SidePatch } from "../companion/state.ts";
import { type Fault, fault } from "../faults.ts";
import { chargesFault } from "./charges.ts";
import { namesFault } from "./named.ts";
import { lastSeenFault } from "./out-of-sight.ts";

/** A board as it is looked at between two events. */
type Ground = Pick<
  Board,
  | "turn"
  | "phase"
  | "phasing"
  | "acting"
  | "resolving"
  | "open"
  | "units"
  | "brigades"
  | "sides"
  | "scenario"
  | "map"
>;

/** A fate stands with the general whom it befell, under a name of its own in a patch. */
type Standing = Readonly<Record<string, unknown>>;

/** Does every value that is said to have stood there stand there. */
function stood(from: BrigadePatch | SidePatch, now: object, fates: Standing): boolean {
  for (const key in from) {
    const is = Object.hasOwn(fates, key) ? fates[key] : Reflect.get(now, key);
    if (!same(Reflect.get(from, key), is)) return false;
  }
  return true;
}

/**
 * The past of a battle as its file tells it: what stands, and what was taken back. Only what is there
 * can be undone, and only what was undone comes back; phases follow each other; a change begins with
 * what stood on the roster.
 */
export class History {
  readonly #standing = new Set<string>();
  readonly #undone = new Set<string>();
  readonly #start: string;
  readonly #book: Rulebook;
  /** The file has said whose part of a phase it is, and says it of all that come after. */
  #sided = false;
  /** The file has declared a charge before it was resolved, and does so from then on. */
  #declares = false;

  constructor(start: Started, book: Rulebook) {
    this.#start = start.id;
    this.#book = book;
  }

  /**
   * Why the event cannot follow; asked before it is folded.
   * @param index of the event in its file, from 0
   * @returns null if it can
   */
  fault(board: Ground, event: BattleEvent, index: number): Fault | null {
    const found = this.#fault(board, event);
    if (found === "brokenLog") return brokenLog(index);
    if (found === "partLeftOut") {
      return fault(["events", index], "partLeftOut", { event: index + 1 });
    }
    if (found === null) return null;
    return { ...found, path: ["events", index, ...found.path] };
  }

  #fault(board: Ground, event: BattleEvent): Fault | "brokenLog" | "partLeftOut" | null {
    switch (event.type) {
      case "undone":
        return this.#turned(event, this.#standing, this.#undone) ? null : "brokenLog";
      case "redone":
        return this.#turned(event, this.#undone, this.#standing) ? null : "brokenLog";
      case "started":
        return "brokenLog";
    }
    const named = namesFault(board, event);
    if (named !== null) return named;
    if (event.type === "advanced") {
      const found = stepFault(board, event, {
        sided: this.#sided,
        declares: this.#declares,
        book: this.#book,
      });
      if (found !== null) return found;
      if (event.acting !== undefined) this.#sided = true;
    }
    if (this.#declares && resolvesEarly(board, event, this.#book)) return "partLeftOut";
    const charge = chargesFault(board, event);
    if (charge !== null) return charge;
    if (event.type === "declared") this.#declares = true;
    const changes = "changes" in event ? event.changes : [];
    const seen = lastSeenFault(board, changes);
    if (seen !== null) return seen;
    if (!changesFit(board, changes)) return "brokenLog";
    this.#standing.add(event.id);
    return null;
  }

  /** Takes events from one set to the other; false where one is not there. */
  #turned(
    { of, also = [] }: { readonly of: string; readonly also?: readonly string[] },
    from: Set<string>,
    to: Set<string>,
  ): boolean {
    return [of, ...also].every((id) => {
      if (id === this.#start || !from.delete(id)) return false;
      to.add(id);
      return true;
    });
  }
}

/** The log cannot be followed from this event on, the first being 0. */
export function brokenLog(index: number): Fault {
  return fault(["events", index], "brokenLog", { event: index + 1 });
}

/** What the file has told so far. */
interface Told {
  /** An event before has said whose part it is. */
  readonly sided: boolean;
  /** An event before has declared a charge. */
  readonly declares: boolean;
  readonly book: Rulebook;
}

/**
 * Why it is not the next phase or part of one that an event begins. Files of before sides had parts say
 * of no phase whose it is (`turn.sequence`); once one has said it, none goes without. In files of before
 * charges were declared nothing is resolved in a part of its own.
 */
function stepFault(
  board: Ground,
  { turn, phase, acting, resolving, over, held = {} }: Advanced,
  { sided, declares, book }: Told,
): Fault | "brokenLog" | "partLeftOut" | null {
  const { objectives = [] } = board.scenario ?? {};
  const isObjective = (of: string): boolean => objectives.some(({ id }) => id === of);
  if (!Object.keys(held).every(isObjective)) return "brokenLog";
  const next = nextStep(declares || resolving ? board : { ...board, open: [] }, book);
  // A battle that ends does so at the end of the turn, left or just come to.
  const goesOn = over
    ? turn === board.turn && phase === "end"
    : turn === next.turn && phase === next.phase;
  if (!goesOn) return next.resolving && !over ? "partLeftOut" : "brokenLog";
  if (resolving && (over || !next.resolving)) {
    return fault(["resolving"], "unknownKey", { key: "resolving", allowed: "" });
  }
  if (!resolving && !over && next.resolving) {
    return fault([], "missing", { key: "resolving", expected: "yesNo", allowed: "true" });
  }
  const whose = over ? null : next.acting;
  if (acting === undefined) {
    const old = !sided && !staysInPhase(board, next);
    if (whose === null || old) return null;
    return fault([], "missing", { key: "acting", expected: "text", allowed: whose });
  }
  if (whose === null) return fault(["acting"], "unknownKey", { key: "acting", allowed: "" });
  if (acting === whose) return null;
  return fault(["acting"], "wrongValue", { value: acting, allowed: whose });
}

const atCharges: ReadonlySet<string> = new Set([
  "charge",
  "volley",
  "skirmish",
  "artillery",
  "rocket",
]);

/**
 * Is a charge resolved, or fired at, while charges are still declared, and nobody has set that rule aside
 * (`turn.sequence`, 4).
 */
function resolvesEarly(board: Ground, event: BattleEvent, book: Rulebook): boolean {
  if (event.type !== "resolved" || board.phase !== "charges") return false;
  return event.overruled === null && atCharges.has(event.procedure) && isDeclaring(board, book);
}

function changesFit(board: Ground, changes: readonly Change[]): boolean {
  const changed = changes.length > 1 ? new Set<string>() : null;
  return changes.every((change) => {
    if ("unit" in change) {
      // Of two changes of one unit the second begins with what the first left.
      const again = changed?.has(change.unit) ?? false;
      changed?.add(change.unit);
      return unitFits(board, change, again);
    }
    if ("brigade" in change) {
      const brigade = ownOf(board.brigades, change.brigade);
      if (!brigade) return false;
      return stood(change.from, brigade, { generalFate: brigade.general.fate });
    }
    if ("phasing" in change) {
      const { phasing } = change;
      return phasing === null || board.sides.some(({ id }) => id === phasing);
    }
    const side = board.sides.find(({ id }) => id === change.side);
    return side !== undefined && stood(change.from, side, { commanderFate: side.commander.fate });
  });
}

/** What an object has under a key of its own. */
function ownOf<Value>(of: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}

function unitFits(
  board: Ground,
  { unit, from, to }: Extract<Change, { readonly unit: string }>,
  again: boolean,
): boolean {
  const { units } = board;
  const roster = ownOf(units, unit);
  if (!roster) return false;
  const { engaged } = to;
  if (typeof engaged === "string") {
    const enemy = ownOf(units, engaged);
    if (!enemy || enemy.side === roster.side) return false;
  }
  return again || stands(roster, from);
}
