/** Battle files: a header and the events. Reading one folds it, and works every outcome out again. */
import { type Rulebook, rulebook } from "@adjutant/rules";
import { diceFaults, diceModes } from "../companion/dice-of.ts";
import type { BattleEvent, Started } from "../companion/events.ts";
import { BrokenLog, begin, evolveAll } from "../companion/evolve.ts";
import { changesFacts } from "../companion/patch.ts";
import { mapFaults } from "../companion/start.ts";
import type { Board, Change, Companion } from "../companion/state.ts";
import { type Checked, type Fault, fault, faulty, type Path } from "../faults.ts";
import { frozen } from "../input/frozen.ts";
import { isUnit } from "../input/parse.ts";
import { check } from "../schemas/check.ts";
import { atLeast, atMost } from "../schemas/lengths.ts";
import { options } from "../schemas/options.ts";
import type { Whose } from "../schemas/quick.ts";
import { bounds, freeId, id, name, whole } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";
import type { Shared } from "./battle-file.ts";
import { eventsOf } from "./events-reader.ts";
import { migrated } from "./format.ts";
import { brokenLog, History } from "./history.ts";
import { type OrderOfBattle, parseOrderOfBattle } from "./order-of-battle.ts";
import { sightFault } from "./out-of-sight.ts";
import { parseRulebookFile, type RulebookFile, rulebookWith } from "./rulebook-file.ts";
import { parseScenarioTerms, type ScenarioTerms } from "./scenario.ts";
import { text } from "./text.ts";

/** A battle read from its file. */
export interface ReadBattle {
  readonly state: Companion;
  readonly book: Rulebook;
  readonly changes: RulebookFile | null;
  /** What is between its sides where it was written; null: nothing that the file tells of. */
  readonly shared: Shared | null;
  /**
   * Ids of events whose recorded working differs from what the rules make of the same dice today;
   * what they changed on the rosters stands as recorded.
   */
  readonly differences: readonly string[];
}

/** The keys of a battle file; what stands in the orders and the events is read by itself. */
export const battleFileShape = {
  format: z.literal("adjutant/battle@1"),
  id: freeId,
  at: z.exactOptional(whole(0, Number.MAX_SAFE_INTEGER)),
  name: text,
  rulebook: z.strictObject({
    name,
    edition: whole(1, bounds.turns),
    changes: z.exactOptional(z.unknown()),
  }),
  options,
  dice: z.exactOptional(z.record(id, z.enum(diceModes))),
  ordersOfBattle: z.array(z.unknown()).check(atLeast(1), atMost(2)),
  scenario: z.exactOptional(z.unknown()),
  map: z.exactOptional(z.literal(true)),
  hidden: z.exactOptional(z.literal(true)),
  shared: z.exactOptional(z.enum(["curtain", "umpire"])),
  events: z.array(z.unknown()),
};

const header = z.strictObject(battleFileShape);

function within(path: Path, faults: readonly Fault[]): Fault[] {
  return faults.map((found) => ({ ...found, path: [...path, ...found.path] }));
}

/**
 * Reads a battle file of any version we know and folds its events. Every resolution is worked out
 * again from its situation and its dice.
 * @param whose theirs is copied as far as it is kept; ours, which nobody else has, is kept and frozen
 */
export function parseBattle(
  json: unknown,
  base: Rulebook = rulebook,
  whose: Whose = "theirs",
): Checked<ReadBattle> {
  const file = migrated("battle", json);
  if (!file.ok) return file;
  const head = check(header, file.value);
  if (!head.ok) return head;
  const { id, at, name, rulebook: under, options, dice, ordersOfBattle, events } = head.value;

  let book = base;
  let changes: RulebookFile | null = null;
  if (under.changes !== undefined) {
    const read = parseRulebookFile(under.changes, base);
    if (!read.ok) return faulty(within(["rulebook", "changes"], read.faults));
    changes = read.value;
    book = rulebookWith(read.value, base);
  }
  const orders: OrderOfBattle[] = [];
  const faults: Fault[] = [];
  for (const [index, order] of ordersOfBattle.entries()) {
    const read = parseOrderOfBattle(order, book);
    if (read.ok) orders.push(read.value);
    else faults.push(...within(["ordersOfBattle", index], read.faults));
  }
  const sides = orders.flatMap((order) => order.sides).length;
  if (faults.length === 0 && sides !== 2) {
    faults.push(fault(["ordersOfBattle"], "notTwoSides", { count: sides }));
  }
  if (faults.length === 0) {
    faults.push(
      ...diceFaults(
        dice,
        orders.flatMap((order) => order.sides),
      ),
    );
  }
  const terms = faults.length === 0 ? scenarioOf(head.value.scenario, orders) : nothing;
  if (!terms.ok) faults.push(...within(["scenario"], terms.faults));
  const { map, hidden, shared = null } = head.value;
  if (terms.ok) {
    const asked = { ...(map && { map }), ...(hidden && { hidden }) };
    faults.push(...mapFaults({ ...asked, scenario: terms.value ?? undefined }));
  }
  const read = eventsOf(events, book, whose);
  if (!read.ok) faults.push(...read.faults);
  if (faults.length > 0 || !read.ok || !terms.ok) return faulty(faults);

  const { name: bookName, edition } = under;
  const start: Started = {
    type: "started",
    id,
    ...(at === undefined ? {} : { at }),
    name,
    rulebook: { name: bookName, edition },
    options,
    ...(dice === undefined ? {} : { dice }),
    orders,
    ...(terms.value === null ? {} : { scenario: terms.value }),
    ...(map && { map }),
    ...(hidden && { hidden }),
  };
  const folded = fold(frozen(start), read.value.events, book);
  if (!folded.ok) return folded;
  const { differences } = read.value;
  return { ok: true, value: frozen({ state: folded.value, book, changes, shared, differences }) };
}

const nothing = { ok: true, value: null } as const;

/** The scenario that a battle file carries, if any, checked against its orders of battle. */
function scenarioOf(
  json: unknown,
  orders: readonly OrderOfBattle[],
): Checked<ScenarioTerms | null> {
  if (json === undefined) return nothing;
  const sources = Object.assign({}, ...orders.map((order) => order.sources));
  const sides = orders.flatMap((order) => order.sides);
  return parseScenarioTerms(json, sides, sources);
}

/** An event that cannot be, on its way out of the fold. */
class Unfit extends Error {
  readonly found: Fault;

  constructor(found: Fault) {
    super(found.code);
    this.found = found;
  }
}

/** Folds the events; each must find what it names, and leave units that can be. */
function fold(start: Started, events: readonly BattleEvent[], book: Rulebook): Checked<Companion> {
  const ids = new Set([start.id]);
  let folded = 0;
  const twice = events.findIndex(({ id }) => ids.size === ids.add(id).size);
  // What comes before an id that stands there twice is told first, if something is wrong with it.
  const single = twice < 0 ? events : events.slice(0, twice);
  const history = new History(start, book);
  try {
    const state = evolveAll(begin(start), single, {
      before: (board, event) => {
        const found = history.fault(board, event, folded);
        if (found !== null) throw new Unfit(found);
      },
      after: (board, event) => {
        const changes = "changes" in event ? event.changes : [];
        if (!changes.every((change) => leavesUnit(board, change, book))) {
          throw new Unfit(brokenLog(folded));
        }
        const unlike = sightFault(board, event);
        if (unlike !== null) {
          throw new Unfit({ ...unlike, path: ["events", folded, ...unlike.path] });
        }
        folded++;
      },
    });
    const { id } = events[twice] ?? start;
    return twice < 0
      ? { ok: true, value: state }
      : faulty([fault(["events", twice, "id"], "duplicateId", { id })]);
  } catch (error) {
    if (error instanceof Unfit) return faulty([error.found]);
    if (error instanceof BrokenLog) return faulty([brokenLog(folded)]);
    throw error;
  }
}

function leavesUnit(board: Board, change: Change, book: Rulebook): boolean {
  if (!("unit" in change)) return true;
  // Marks make no unit impossible.
  if (!changesFacts(change.to) && change.to.gone === undefined) return true;
  const roster = board.units[change.unit];
  if (!roster) return false;
  // A unit that is gone may stand at its limit.
  const { unit, gone } = roster;
  return isUnit(gone === null ? unit : { ...unit, casualties: 0 }, book);
}
