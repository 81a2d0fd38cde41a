/**
 * The rules against their twins: over the whole grid every distribution is the same to 1e-12, and
 * what the rules forbid is refused by the right clause.
 */

import {
  distribution,
  isRefused,
  type Procedure,
  type ProcedureName,
  play,
  procedures,
  rulebook,
  type Situations,
  seededDice,
} from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { canonical } from "./chances.ts";
import { grid } from "./grid.ts";
import { refusals } from "./refusals.ts";
import type { FalteringSituation, InitiativeSituation } from "./situations.ts";
import { twins } from "./twins.ts";

/** The twins are slow on purpose; a busy machine may need this long, in ms. */
const SLOW = 120_000;

type Json = Readonly<Record<string, unknown>>;

/**
 * A procedure for a situation of the grid. The twins restate the types of `interfaces.md` for
 * themselves, more loosely; the JSON is the same, which is what the cast says.
 */
function procedureFor(name: ProcedureName, situation: unknown): Procedure<unknown> {
  const make = procedures[name] as (
    situation: Situations[ProcedureName],
    book: typeof rulebook,
  ) => Procedure<unknown>;
  return make(situation as Situations[ProcedureName], rulebook);
}

/** A side that routs or dispersed stands neither formed nor Unformed: the twins say false. */
function side(outcome: unknown): Json {
  const read = outcome as Json;
  const gone = read["result"] === "rout" || read["result"] === "disperse";
  return gone ? { ...read, unformed: false } : read;
}

type Adapt = (outcome: Json, situation: unknown) => unknown;

const asItIs: Adapt = (outcome) => outcome;

const fire: Adapt = ({ ignition, ...outcome }) => {
  const roll = ignition as Json | null;
  return { ...outcome, ignited: roll?.["ignited"] ?? null, ignitionFate: roll?.["fate"] ?? null };
};

const charge: Adapt = (outcome) => ({
  ...outcome,
  charger: side(outcome["charger"]),
  defender: side(outcome["defender"]),
});

const meleeSides: Adapt = (outcome) => ({
  ...outcome,
  attacker: side(outcome["attacker"]),
  defender: side(outcome["defender"]),
});

/** The pools are the same in every outcome of a round; a played one tells them. */
const melee: Adapt = (outcome, situation) => {
  const played = play(procedureFor("melee", situation), seededDice(1)) as Json;
  return { ...(meleeSides(outcome, situation) as Json), pools: played["pools"] };
};

/** The twins number the rows of `brigade.faltering` from the worst. */
const ROWS = ["allRetire", "routersDisperse", "hesitant", "obeys"];

const adapters: Partial<Record<ProcedureName, Adapt>> = {
  volley: fire,
  artillery: fire,
  charge,
  melee,
  meleeToEnd: meleeSides,
  ignition: ({ ignited }) => ({ ignited }),
  initiative: ({ winner }) => ({ winner: winner === "first" ? "a" : "b" }),
  faltering: ({ result }) => ({ row: ROWS.indexOf(String(result)) + 1 }),
};

/** Where the twins' own names for the facts of a situation differ. */
const translated: Partial<Record<ProcedureName, (situation: never) => unknown>> = {
  initiative: ({ a, b }: InitiativeSituation) => ({ first: a, second: b }),
  faltering: ({ lost }: FalteringSituation) => ({ further: lost - 1 }),
};

/** The rules' distribution under the twins' keys. */
function ofTheRules(name: ProcedureName, situation: unknown): Map<string, number> {
  const facts = translated[name]?.(situation as never) ?? situation;
  const adapt = adapters[name] ?? asItIs;
  const sums = new Map<string, number>();
  for (const { outcome, probability } of distribution(() => procedureFor(name, facts)).outcomes) {
    const key = canonical(isRefused(outcome) ? outcome : adapt(outcome as Json, facts));
    sums.set(key, (sums.get(key) ?? 0) + probability);
  }
  return sums;
}

interface Difference {
  readonly situation: unknown;
  readonly outcomes: readonly string[];
}

function compare(name: ProcedureName, situation: unknown, twin: Map<string, number>): Difference[] {
  const rules = ofTheRules(name, situation);
  const outcomes = [...new Set([...rules.keys(), ...twin.keys()])]
    .filter((key) => !(Math.abs((rules.get(key) ?? 0) - (twin.get(key) ?? 0)) <= 1e-12))
    .map((key) => `${key}: rules ${rules.get(key) ?? 0}, twin ${twin.get(key) ?? 0}`);
  return outcomes.length === 0 ? [] : [{ situation, outcomes }];
}

describe("the rules agree with their twins", () => {
  for (const name of Object.keys(grid) as ProcedureName[]) {
    const situations: readonly unknown[] = grid[name]();
    // Each twin takes what the grid of its own name gives.
    const twin = twins[name] as (situation: unknown) => Map<string, number>;
    it(
      `${name}: ${situations.length} situations`,
      () => {
        const differences = situations.flatMap((situation) =>
          compare(name, situation, twin(situation)),
        );
        expect(differences).toEqual([]);
      },
      SLOW,
    );
  }
});

describe("what the rules forbid is refused", () => {
  it.each(refusals.map((one) => [`${one.procedure}, ${one.clause}: ${one.why}`, one] as const))(
    "%s",
    (_name, { procedure, situation, clause, measured, limit }) => {
      const [only, ...more] = distribution(() => procedureFor(procedure, situation)).outcomes;
      expect(more).toEqual([]);
      expect(only?.probability).toBe(1);
      const outcome = only?.outcome;
      expect(isRefused(outcome)).toBe(true);
      if (!isRefused(outcome)) return;
      expect(outcome.refused.clause).toBe(clause);
      if (measured !== undefined) expect(outcome.refused.measured).toBe(measured);
      if (limit !== undefined) expect(outcome.refused.limit).toBe(limit);
    },
  );
});
