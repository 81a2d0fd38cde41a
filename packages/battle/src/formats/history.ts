/** Whether each event of a file can have followed those before it. */

import type { Advanced, BattleEvent, Started } from "../companion/events.ts";
import { nextStep, staysInPhase } from "../companion/parts.ts";
import { same, stands } from "../companion/patch.ts";
import type { Board, BrigadePatch, Change, LastSeen, SidePatch } from "../companion/state.ts";

/** A board as it is looked at between two events. */
type Ground = Pick<
  Board,
  "turn" | "phase" | "phasing" | "acting" | "units" | "brigades" | "sides" | "scenario" | "map"
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
  /** The file has said whose part of a phase it is, and says it of all that come after. */
  #sided = false;

  constructor(start: Started) {
    this.#start = start.id;
  }

  /** Can the event follow; asked before it is folded. */
  follows(board: Ground, event: BattleEvent): boolean {
    switch (event.type) {
      case "undone":
        return this.#turned(event, this.#standing, this.#undone);
      case "redone":
        return this.#turned(event, this.#undone, this.#standing);
      case "started":
        return false;
      case "advanced": {
        // A battle that ends does so at the end of the turn, left or just come to.
        if (!followsOn(board, event, this.#sided)) return false;
        if (!heldFits(board, event)) return false;
        if (event.acting !== undefined) this.#sided = true;
        break;
      }
      case "corrected":
        if (!Object.hasOwn(board.units, event.unit)) return false;
    }
    if ("changes" in event && !changesFit(board, event.changes)) return false;
    this.#standing.add(event.id);
    return true;
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

/**
 * Is it the next phase or part of one that an event begins. Files of before sides had parts say of
 * no phase whose it is (`turn.sequence`); once one has said it, none goes without.
 *
 * @param sided an event before has said whose part it is
 */
function followsOn(
  board: Ground,
  { turn, phase, acting, over }: Advanced,
  sided: boolean,
): boolean {
  // A battle that ends does so at the end of the turn, left or just come to.
  if (over) return turn === board.turn && phase === "end" && acting === undefined;
  const next = nextStep(board);
  const old = acting === undefined && !sided && !staysInPhase(board, next);
  const whose = old || (acting ?? null) === next.acting;
  return turn === next.turn && phase === next.phase && whose;
}

/** Objectives that change hands are there, and go to a side of the battle or to nobody. */
function heldFits({ scenario, sides }: Ground, { held = {} }: Advanced): boolean {
  const known = scenario?.objectives.map(({ id }) => id) ?? [];
  return Object.entries(held).every(
    ([objective, side]) =>
      known.includes(objective) && (side === null || sides.some(({ id }) => id === side)),
  );
}

function changesFit(board: Ground, changes: readonly Change[]): boolean {
  const changed = new Set<string>();
  return changes.every((change) => {
    if ("unit" in change) {
      // Of two changes of one unit the second begins with what the first left.
      const again = changed.has(change.unit);
      changed.add(change.unit);
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

/** Out of sight is somebody only where that hides him, and last seen in a turn that has been. */
function isLastSeen({ map, turn }: Ground, unseen: LastSeen): boolean {
  return map?.hidden === true && unseen.turn <= turn;
}

function unitFits(
  board: Ground,
  { unit, from, to }: Extract<Change, { readonly unit: string }>,
  again: boolean,
): boolean {
  const { units } = board;
  const roster = ownOf(units, unit);
  if (!roster) return false;
  const { engaged, unseen = null } = to;
  if (unseen !== null && !isLastSeen(board, unseen)) return false;
  if (typeof engaged === "string") {
    const enemy = ownOf(units, engaged);
    if (!enemy || enemy.side === roster.side) return false;
  }
  return again || stands(roster, from);
}
