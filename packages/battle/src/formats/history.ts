/** Whether each event of a file can have followed those before it. */
import { nextPhase } from "../companion/advance.ts";
import type { BattleEvent, Started } from "../companion/events.ts";
import { stands } from "../companion/patch.ts";
import type { Board, BrigadePatch, Change, SidePatch } from "../companion/state.ts";

/** A board as it is looked at between two events. */
type Ground = Pick<Board, "turn" | "phase" | "units" | "brigades" | "sides">;

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Does every value that is said to have stood there stand there. */
function stood(from: BrigadePatch | SidePatch, now: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(from).every(([key, was]) => alike(was, now[key]));
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
        const { turn, phase } = nextPhase(board);
        if (event.turn !== turn || event.phase !== phase) return false;
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

function changesFit(board: Ground, changes: readonly Change[]): boolean {
  const seen = new Set<string>();
  return changes.every((change) => {
    if ("unit" in change) {
      // Of two changes of one unit the second begins with what the first left.
      const again = seen.size === seen.add(change.unit).size;
      return unitFits(board, change, again);
    }
    if ("brigade" in change) {
      const brigade = Object.hasOwn(board.brigades, change.brigade)
        ? board.brigades[change.brigade]
        : undefined;
      if (!brigade) return false;
      const { general, ...rest } = brigade;
      return stood(change.from, { ...rest, generalFate: general.fate });
    }
    const known = new Set<string | null>([null, ...board.sides.map(({ id }) => id)]);
    if ("phasing" in change) return known.has(change.phasing);
    const side = board.sides.find(({ id }) => id === change.side);
    if (!side) return false;
    const { commander, ...rest } = side;
    return stood(change.from, { ...rest, commanderFate: commander.fate });
  });
}

function unitFits(
  { units }: Ground,
  { unit, from, to }: Extract<Change, { readonly unit: string }>,
  again: boolean,
): boolean {
  const roster = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (!roster) return false;
  const { engaged } = to;
  if (typeof engaged === "string") {
    const enemy = Object.hasOwn(units, engaged) ? units[engaged] : undefined;
    if (!enemy || enemy.side === roster.side) return false;
  }
  return again || stands(roster, from);
}
