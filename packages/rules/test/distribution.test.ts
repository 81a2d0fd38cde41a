/** The exact reading: what it must give by itself, and that sampled plays agree with it. */
import {
  distribution,
  isRefused,
  type ProcedureName,
  play,
  procedureNames,
  procedures,
  rulebook,
  type Situations,
  seededDice,
} from "@adjutant/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { essenceOf, outcomesOf, procedureOf } from "./any-procedure.ts";
import { situations } from "./arbitraries.ts";
import { chiSquareLimit } from "./chi-square.ts";
import { battalion, garrison, guns, howitzers, regiment, rockets, screen } from "./units.ts";

describe("probabilities", () => {
  it.each(procedureNames)("%s: positive, and they sum to 1 within 1e-12", (name) => {
    fc.assert(
      fc.property(situations[name], (situation) => {
        const outcomes = outcomesOf(name, situation);
        const total = outcomes.reduce((sum, { probability }) => sum + probability, 0);
        expect(Math.abs(total - 1)).toBeLessThan(1e-12);
        expect(outcomes.every(({ probability }) => probability > 0)).toBe(true);
      }),
      { numRuns: 80 },
    );
  });

  it.each(procedureNames)("%s: outcomes carry no naturals, and each comes once", (name) => {
    fc.assert(
      fc.property(situations[name], (situation) => {
        const outcomes = outcomesOf(name, situation).map(({ outcome }) => JSON.stringify(outcome));
        expect(new Set(outcomes).size).toBe(outcomes.length);
        expect(outcomes.filter((outcome) => /"(natural|total|working)"/.test(outcome))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it.each(procedureNames)("%s: equal keys of played outcomes, equal essences", (name) => {
    fc.assert(
      fc.property(situations[name], fc.nat(), (situation, seed) => {
        const dice = seededDice(seed);
        const known = new Map<string | number | undefined, string>();
        for (let i = 0; i < 40; i++) {
          const played = play(procedureOf(name, situation), dice);
          const essence = JSON.stringify(essenceOf(played));
          const key = played.essenceKey?.();
          expect(known.get(key) ?? essence).toBe(essence);
          known.set(key, essence);
        }
      }),
      { numRuns: 30 },
    );
  });

  it.each(procedureNames)("%s: whatever is played is among its outcomes", (name) => {
    fc.assert(
      fc.property(situations[name], fc.nat(), (situation, seed) => {
        const possible = outcomesOf(name, situation).map(({ outcome }) => outcome);
        const played = play(procedureOf(name, situation), seededDice(seed));
        expect(possible).toContainEqual(JSON.parse(JSON.stringify(essenceOf(played))));
      }),
      { numRuns: 40 },
    );
  });
});

describe("small distributions by hand", () => {
  it("a command roll: 4 in 6 obey", () => {
    expect(distribution(() => procedures.command({}, rulebook)).outcomes).toEqual([
      { outcome: { result: "hesitant" }, probability: expect.closeTo(2 / 6, 14) },
      { outcome: { result: "obeys" }, probability: expect.closeTo(4 / 6, 14) },
    ]);
  });

  it("a discipline test of a fresh Line battalion: 21 in 36 hold", () => {
    const { outcomes } = distribution(() => procedures.discipline({ unit: battalion() }, rulebook));
    const chances = Object.fromEntries(
      outcomes.map(({ outcome, probability }) => [outcome.result, Math.round(probability * 36)]),
    );
    expect(chances).toEqual({ rout: 1, retreat: 2, retire: 7, unformed: 5, holds: 21 });
  });

  it("¾ rounds up in 27 of 36", () => {
    const firer = guns();
    const { outcomes } = distribution(() => procedures.fraction({ quarters: 3, firer }, rulebook));
    expect(outcomes.find(({ outcome }) => outcome.casualties === 1)?.probability).toBeCloseTo(
      27 / 36,
      14,
    );
  });

  it("a standard volley: its casualties by the totals of 2D6", () => {
    const shot = { firer: battalion(), targets: [{ unit: battalion(), distance: 10 }] as const };
    const ways = new Map<number, number>();
    for (const { outcome, probability } of outcomesOf("volley", shot)) {
      const { casualties } = outcome as { casualties: number };
      ways.set(casualties, (ways.get(casualties) ?? 0) + probability * 36);
    }
    const counts = [...ways].sort(([a], [b]) => a - b).map(([n, way]) => [n, Math.round(way)]);
    // 2–3: none; 4–7: one; 8–9: two; 10–11: three; 12: four.
    expect(counts).toEqual([
      [0, 3],
      [1, 18],
      [2, 9],
      [3, 5],
      [4, 1],
    ]);
  });

  it("a refusal is certain", () => {
    const far = { firer: battalion(), targets: [{ unit: battalion(), distance: 16 }] as const };
    const { outcomes } = distribution(() => procedures.volley(far, rulebook));
    expect(outcomes.map(({ probability }) => probability)).toEqual([1]);
    expect(isRefused(outcomes[0]?.outcome)).toBe(true);
  });
});

const PLAYS = 60_000;

/** Chi-square of sampled plays against the exact distribution; rare outcomes are one bin. */
function agrees(name: ProcedureName, situation: Situations[ProcedureName], seed: number): void {
  const exact = new Map(
    outcomesOf(name, situation).map(({ outcome, probability }) => [
      JSON.stringify(outcome),
      probability,
    ]),
  );
  const counts = new Map<string, number>();
  // Writing an essence out costs more than the play: each key's is written once.
  const written = new Map<string | number | undefined, string>();
  const dice = seededDice(seed);
  for (let i = 0; i < PLAYS; i++) {
    const played = play(procedureOf(name, situation), dice);
    const known = played.essenceKey?.();
    const key = written.get(known) ?? JSON.stringify(essenceOf(played));
    written.set(known, key);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect([...counts.keys()].filter((key) => !exact.has(key))).toEqual([]);
  const rare = { expected: 0, count: 0 };
  let statistic = 0;
  let bins = 0;
  const add = (count: number, expected: number): void => {
    statistic += (count - expected) ** 2 / expected;
    bins++;
  };
  for (const [key, probability] of exact) {
    const expected = probability * PLAYS;
    const count = counts.get(key) ?? 0;
    if (expected >= 8) add(count, expected);
    else {
      rare.expected += expected;
      rare.count += count;
    }
  }
  if (rare.expected >= 8) add(rare.count, rare.expected);
  expect(bins).toBeGreaterThan(1);
  expect(statistic).toBeLessThan(chiSquareLimit(bins - 1));
}

describe(`${PLAYS} sampled plays agree with the exact distribution`, () => {
  const near = { own: true, enemy: true };
  const target = { unit: battalion({ casualties: 2 }), distance: 10 };
  const cases: readonly (readonly [string, ProcedureName, Situations[ProcedureName]])[] = [
    [
      "an Elite line at two columns, generals near",
      "volley",
      {
        firer: battalion({ grade: "elite", size: "large" }),
        generals: near,
        targets: [
          { unit: battalion({ formation: "attackColumn" }), distance: 5 },
          { unit: battalion(), distance: 7 },
        ],
      },
    ],
    [
      "a column at a garrison: quarters",
      "volley",
      {
        firer: battalion({ grade: "veteran", formation: "attackColumn" }),
        targets: [{ unit: garrison(), distance: 10 }],
      },
    ],
    [
      "a line through skirmishers",
      "volley",
      {
        firer: battalion({ grade: "veteran" }),
        targets: [target],
        screenBetween: { unit: screen(), gap: 3 },
      },
    ],
    [
      "a garrison's skirmish fire",
      "skirmish",
      { firer: garrison("builtUp", { size: "large", weapon: "rifle" }), targets: [target] },
    ],
    [
      "guns with two units behind",
      "artillery",
      {
        firer: guns({ models: 2 }),
        targets: [{ unit: battalion({ formation: "massedColumn" }), distance: 20 }],
        behind: [
          { unit: battalion(), gap: 4 },
          { unit: battalion(), gap: 8 },
        ],
      },
    ],
    [
      "howitzers at a village",
      "artillery",
      { firer: howitzers(), targets: [{ unit: battalion(), distance: 40, cover: "builtUp" }] },
    ],
    ["rockets", "rocket", { firer: rockets(), targets: [{ unit: garrison(), distance: 40 }] }],
    [
      "dragoons on hussars, both led",
      "charge",
      {
        charger: { unit: regiment("battle", { casualties: 2 }), general: true },
        defender: { unit: regiment("shock"), general: true },
        distance: 20,
        generals: near,
      },
    ],
    [
      "a column on guns",
      "charge",
      {
        charger: { unit: battalion({ formation: "attackColumn" }) },
        defender: { unit: guns({ casualties: 4 }) },
        distance: 15,
      },
    ],
    [
      "cuirassiers on Unformed foot",
      "melee",
      {
        attacker: { unit: regiment("heavy"), elan: true },
        defender: { unit: battalion({ unformed: true }) },
      },
    ],
    [
      "a village fought for to the end",
      "meleeToEnd",
      {
        attacker: { unit: battalion({ grade: "recruit", formation: "attackColumn" }), supports: 1 },
        defender: { unit: garrison("builtUp", { casualties: 8 }) },
      },
    ],
    ["a worn battalion's test", "discipline", { unit: battalion({ casualties: 5 }) }],
    ["Fate", "fate", { unit: guns(), target: battalion({ casualties: 9 }), generals: near }],
    ["a general", "general", { enemyNear: true }],
    ["two howitzers", "ignition", { howitzers: 2 }],
    [
      "what bounces",
      "bounce",
      {
        battery: guns(),
        target: { unit: battalion(), scored: 3, distance: 30 },
        behind: [
          { unit: battalion(), gap: 4 },
          { unit: battalion(), gap: 5 },
        ],
      },
    ],
    ["seven quarters", "fraction", { quarters: 7, firer: guns() }],
    ["the initiative without a commander", "initiative", { first: { commanderLost: true } }],
    ["five ADCs", "adc", { adcs: 5 }],
    ["a Demoralised brigade", "command", { demoralised: true }],
    ["a faltering brigade", "faltering", { further: 1 }],
  ];

  it("every procedure is sampled", () => {
    expect(new Set(cases.map(([, name]) => name))).toEqual(new Set(procedureNames));
  });

  it.each(cases.map((one, seed) => [...one, seed + 1] as const))("%s (%s)", (_, name, of, seed) => {
    agrees(name, of, seed);
  });
});
