/**
 * Counts from fixed positions: how many orders are allowed and why the others are not, how many
 * reactions there are, the exact chances of a few resolutions. Whatever changes them changes the game:
 * they are kept in a file, and a test compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import {
  type AnyOrder,
  type Companion,
  decide,
  evolve,
  type FireOrder,
  type LegalOrder,
  legal,
  type Phase,
  parseBattle,
  parseSituation,
  readJson,
  startScenario,
} from "@adjutant/battle";
import { isRefused, oddsOf, rulebook, type Situations } from "@adjutant/rules";
import { root } from "../../tools/workspaces.mjs";
import { scenarios } from "../fuzz/settings.ts";

const path = `${root}test/counts/counts.json`;

/** Counts of one position, by what is counted. */
export type Counted = Readonly<Record<string, number>>;
export type Counts = Readonly<Record<string, Counted>>;

const phases = ["command", "charges", "movement", "fire", "melee"] as const;

/** The battle in this phase; null where it ends before. */
function advancedTo(state: Companion, phase: Phase): Companion | null {
  if (state.phase === phase) return state;
  if (state.over !== null) return null;
  const id = `to ${phase} ${state.log.length}`;
  const decision = decide(state, { type: "advance", id, overrule: true });
  if (!decision.ok) throw new Error(`${state.phase} is left when people insist`);
  return advancedTo(decision.events.reduce(evolve, state), phase);
}

/** All that may be declared in the Charges phase is, and stands to be answered and resolved. */
function declared(state: Companion): Companion {
  let at = state;
  const give = (command: Without<AnyOrder, "id">): void => {
    // The id is all that was missing.
    const decision = decide(at, { ...command, id: `declared ${at.log.length}` } as AnyOrder);
    if (decision.ok) at = decision.events.reduce(evolve, at);
  };
  while (at.phase === "charges" && !at.resolving) {
    const before = at;
    for (const { id: side } of at.sides) {
      for (const [unit, orders] of Object.entries(legal(at, side).units)) {
        const declares = orders.find(({ order }) => order === "declare");
        const open = Object.entries(declares?.targets ?? {}).find(([, bar]) => bar === null);
        if (open) give({ type: "declare", unit, to: open[0], distance: resolved.charge });
      }
    }
    if (at.acting === null && at !== before) return at;
    give({ type: "advance" });
  }
  return at;
}

/** Archived battles in the midst of something: they are never altered, and so good to count in. */
const archivedOnes = ["battle@1/training.1", "battle@1/fuzz-1806.1", "battle@1/fuzz-1809.1"];

function archived(name: string): Companion {
  const json = readJson(readFileSync(`${root}archive/${name}.json`, "utf8"));
  const read = json.ok ? parseBattle(json.value) : json;
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.faults)}`);
  return read.value.state;
}

function* positions(): Generator<readonly [string, Companion]> {
  for (const scenario of scenarios) {
    const start = startScenario(scenario, { id: "counts" });
    if (!start.ok) throw new Error(JSON.stringify(start.faults));
    for (const phase of phases) {
      const at = advancedTo(start.value.state, phase);
      if (at) yield [`${scenario.id}, ${phase}`, at];
      if (at && phase === "charges") yield [`${scenario.id}, charges declared`, declared(at)];
    }
  }
  for (const name of archivedOnes) {
    const state = archived(name);
    for (const phase of phases) {
      const at = advancedTo(state, phase);
      if (at) yield [`${name}, ${phase}`, at];
      if (at && phase === "charges") yield [`${name}, charges declared`, declared(at)];
    }
  }
}

/** Each case of a union without a key. */
type Without<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never;

type Tally = Record<string, number>;

function add(tally: Tally, what: string, count = 1): void {
  tally[what] = (tally[what] ?? 0) + count;
}

/** Orders allowed, aims open, reasons why not. */
function tallied(tally: Tally, orders: readonly LegalOrder<string>[]): void {
  for (const { order, refused, targets } of orders) {
    if (refused) add(tally, `${order} refused by ${refused.clause}`);
    else add(tally, `${order} allowed`);
    for (const bar of Object.values(targets ?? {})) {
      add(tally, bar ? `${order} aims refused by ${bar.clause}` : `${order} aims`);
    }
  }
}

/** Resolutions of the first allowed orders, by the command's own facts. */
const resolved = { volley: 12, skirmish: 10, artillery: 30, rocket: 40, charge: 8 } as const;
const isResolved = (order: string): order is FireOrder | "charge" => Object.hasOwn(resolved, order);

function outcomes(tally: Tally, state: Companion, side: string): void {
  const done = new Map<string, number>();
  for (const [id, orders] of Object.entries(legal(state, side).units)) {
    for (const { order, refused, targets = {} } of orders) {
      if (refused || !isResolved(order)) continue;
      const count = done.get(order) ?? 0;
      const enemy = Object.entries(targets).find(([, bar]) => bar === null)?.[0];
      const [own, target] = [state.units[id]?.unit, state.units[enemy ?? ""]?.unit];
      if (count === 2 || !own || !target) continue;
      done.set(order, count + 1);
      const distance = resolved[order];
      const situation =
        order === "charge"
          ? { charger: { unit: own }, defender: { unit: target }, distance }
          : { firer: own, targets: [{ unit: target, distance }] };
      weighed(tally, order, `${order} ${id} at ${enemy}`, situation);
    }
  }
}

function weighed(tally: Tally, order: FireOrder | "charge", what: string, json: object): void {
  const read = parseSituation(order, json);
  if (!read.ok) throw new Error(`${what}: ${JSON.stringify(read.faults)}`);
  // The situation has been read as one of this very procedure.
  const odds = oddsOf(order, read.value as Situations[typeof order], rulebook);
  if (isRefused(odds)) {
    add(tally, `${order} refused by ${odds.refused.clause}`);
    return;
  }
  const numbers = (part: unknown, path: string): void => {
    if (typeof part === "number") add(tally, path, Math.round(part * 1e9) / 1e9);
    if (typeof part !== "object" || part === null) return;
    for (const [key, value] of Object.entries(part)) numbers(value, `${path} ${key}`);
  };
  numbers(odds, `${what}:`);
}

/** Counts everything anew. */
export function counted(): Counts {
  const counts: Record<string, Counted> = {};
  for (const [name, at] of positions()) {
    for (const { id } of at.sides) {
      const tally: Tally = {};
      // Each side in its own part of the phase.
      const state = at.acting === null ? at : { ...at, acting: id };
      const { units, brigades, side } = legal(state, id);
      for (const orders of [...Object.values(units), ...Object.values(brigades), side]) {
        tallied(tally, orders);
      }
      outcomes(tally, state, id);
      counts[`${name}, ${id}`] = Object.fromEntries(Object.entries(tally).sort(byName));
    }
  }
  return counts;
}

function byName([one]: readonly [string, number], [other]: readonly [string, number]): number {
  return one < other ? -1 : 1;
}

/** What is kept. */
export function kept(): Counts {
  // Nobody but `npm run counts` writes it.
  return JSON.parse(readFileSync(path, "utf8")) as Counts;
}

export function keep(counts: Counts): void {
  writeFileSync(path, `${JSON.stringify(counts, null, 2)}\n`);
}

/** What is counted otherwise than kept: the position, what, how many were kept, how many there are. */
export function changes(before: Counts, after: Counts): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, now] = [before[name] ?? {}, after[name] ?? {}];
    const all = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return all
      .filter((what) => old[what] !== now[what])
      .map((what) => `${name}: ${what}: ${old[what] ?? "none"} → ${now[what] ?? "none"}`);
  });
}
