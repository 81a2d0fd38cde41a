/** What is shown before the dice is what counted after them, line by line. */
import {
  clauseIds,
  explain,
  isRefused,
  type ProcedureName,
  play,
  procedureNames,
  rulebook,
  type Situations,
  seededDice,
  type WorkingLine,
} from "@adjutant/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { procedureOf } from "./any-procedure.ts";
import { situations } from "./arbitraries.ts";
import { artillery, charge, melee, pool, two, volley } from "./rolling.ts";
import { battalion, garrison, guns, regiment } from "./units.ts";

type Kind = WorkingLine["kind"];

/** Lines up to the first of a kind, without those of the dice themselves. */
function before(lines: readonly WorkingLine[], kind: Kind, without: readonly Kind[] = []) {
  const end = lines.findIndex((line) => line.kind === kind);
  const first = end < 0 ? lines : lines.slice(0, end);
  return first.filter((line) => !without.includes(line.kind));
}

/** The part of a working that could be shown before its dice. */
const shownBefore: Partial<
  Record<ProcedureName, (lines: readonly WorkingLine[]) => readonly WorkingLine[]>
> = {
  volley: (lines) => before(lines, "roll"),
  // Whether an Elite battery adds its die only the cell tells.
  artillery: (lines) => before(lines, "roll").filter(({ clause }) => clause !== "artillery.elite"),
  skirmish: (lines) => before(lines, "hits"),
  rocket: () => [],
  charge: (lines) => {
    const rolled = lines.some(({ kind }) => kind === "roll");
    return rolled ? before(lines, "chargeRow", ["roll"]) : before(lines, "result");
  },
  melee: (lines) =>
    lines.some(({ kind }) => kind === "meleeHits") ? before(lines, "meleeHits", ["round"]) : [],
  meleeToEnd: (lines) =>
    lines.some(({ kind }) => kind === "meleeHits") ? before(lines, "meleeHits", ["round"]) : [],
  discipline: (lines) => before(lines, "discipline"),
};
const explained = Object.keys(shownBefore) as (keyof typeof shownBefore)[];

/** An explanation of a situation whose name is only known when the test runs. */
function explainOf(name: ProcedureName, situation: Situations[ProcedureName]) {
  const byName = explain as (
    name: ProcedureName,
    of: Situations[ProcedureName],
    book: typeof rulebook,
  ) => ReturnType<typeof explain>;
  return byName(name, situation, rulebook);
}

/** The working of an outcome, a list of lines. */
function workingOf(outcome: { readonly working?: unknown }): readonly WorkingLine[] {
  // Every outcome's `working` is of this type; the common type of all procedures forgets it.
  return outcome.working as readonly WorkingLine[];
}

describe("explain", () => {
  it.each(explained)("%s: says before the dice what the working says after them", (name) => {
    fc.assert(
      fc.property(situations[name], fc.nat(), (situation, seed) => {
        const outcome = play(procedureOf(name, situation), seededDice(seed));
        const shown = explainOf(name, situation);
        if (isRefused(shown) || isRefused(outcome)) {
          expect(shown).toEqual(outcome);
          return;
        }
        const after = shownBefore[name]?.(workingOf(outcome));
        const isGone = after?.length === 0 && name.startsWith("melee");
        if (!isGone) expect(shown.lines).toEqual(after);
      }),
      { numRuns: 150 },
    );
  });

  it("has nothing to say before a roll without modifiers", () => {
    expect(explain("general", {}, rulebook)).toEqual({ lines: [] });
    expect(explain("ignition", { howitzers: 2 }, rulebook)).toEqual({ lines: [] });
  });
});

/** Sums of the modifier lines that stand before a line, back to the last line that is none. */
function sumBefore(lines: readonly WorkingLine[], at: number): number {
  let sum = 0;
  for (let i = at - 1; i >= 0; i--) {
    const line = lines[i];
    if (line?.kind !== "modifier") break;
    sum += line.roll;
  }
  return sum;
}

describe("working", () => {
  it.each(procedureNames)("%s: modifiers come to the total less the natural", (name) => {
    fc.assert(
      fc.property(situations[name], fc.nat(), (situation, seed) => {
        const outcome = play(procedureOf(name, situation), seededDice(seed));
        if (isRefused(outcome)) return;
        const lines = workingOf(outcome);
        lines.forEach((line, i) => {
          if (line.kind !== "roll" && line.kind !== "discipline") return;
          if (line.clause === "initiative.roll") return;
          expect(sumBefore(lines, i)).toBe(line.total - line.natural);
        });
      }),
      { numRuns: 100 },
    );
  });

  it.each(["melee", "meleeToEnd"] as const)("%s: base and modifiers come to the pool", (name) => {
    fc.assert(
      fc.property(situations[name], fc.nat(), (situation, seed) => {
        const outcome = play(procedureOf(name, situation), seededDice(seed));
        if (isRefused(outcome)) return;
        let dice = 0;
        for (const line of workingOf(outcome)) {
          if (line.kind === "meleeBase") dice = line.dice;
          if (line.kind === "modifier") dice += line.dice;
          if (line.kind === "meleePool") expect(line.dice).toBe(Math.max(1, dice));
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each(procedureNames)("%s: every line stands under a clause of the rulebook", (name) => {
    const known = new Set<string>(clauseIds);
    fc.assert(
      fc.property(situations[name], fc.nat(), (situation, seed) => {
        const outcome = play(procedureOf(name, situation), seededDice(seed));
        if (isRefused(outcome)) {
          expect(known.has(outcome.refused.clause)).toBe(true);
          return;
        }
        const lines = workingOf(outcome);
        expect(lines.filter(({ clause }) => !known.has(clause))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  const clausesOf = ({ working }: { readonly working: readonly WorkingLine[] }) =>
    working.map(({ clause, kind }) => `${kind}: ${clause}`);

  it("a volley, in the order of volley.procedure", () => {
    const shot: Situations["volley"] = {
      firer: battalion({ grade: "elite", formation: "attackColumn" }),
      targets: [
        { unit: battalion(), distance: 10, cover: "builtUp" },
        { unit: battalion(), distance: 12 },
      ],
    };
    // 12 − 1 is 4 with a die that hits: 5, a quarter is 1¼; Fate, a test.
    expect(clausesOf(volley(shot, 6, 6, 6, ...two(5), ...two(7)))).toEqual([
      "row: volley.row.superior",
      "modifier: volley.elite",
      "modifier: fire.builtUp",
      "modifier: volley.halfColumnOrSquare",
      "roll: volley.procedure",
      "cell: volley.table",
      "casualtyDice: dice.casualty",
      "halve: halves.each",
      "rounding: fraction.quarter",
      "allot: fire.majority",
      "allot: fire.majority",
      "fate: fate.table",
      "modifier: discipline.cover",
      "discipline: discipline.table",
    ]);
  });

  it("a battery: bounce-through before Fate and test, ignition last", () => {
    const fire: Situations["artillery"] = {
      firer: guns({ howitzers: 1, models: 2 }),
      targets: [
        { unit: battalion(), distance: 20 },
        { unit: garrison(), distance: 22 },
      ],
      behind: [
        { unit: battalion(), gap: 4 },
        { unit: battalion(), gap: 9 },
      ],
    };
    // 5 halved is 2½, a die of 4: 3; two on the first, one on the garrison; ½ of two bounces.
    expect(clausesOf(artillery(fire, ...two(11), 4, ...two(7), ...two(5)))).toEqual([
      "band: fire.range.guns",
      "modifier: artillery.small",
      "roll: artillery.procedure",
      "cell: artillery.table",
      "halve: halves.each",
      "rounding: fraction.half",
      "allot: fire.majority",
      "allot: fire.majority",
      "bounce: bounce.half",
      "noBounce: bounce.depth",
      "discipline: discipline.table",
      "ignition: ignition.table",
    ]);
  });

  it("a charge: table, each side's modifiers and roll, row, losses, results, generals", () => {
    const ridden = {
      charger: { unit: regiment("heavy"), general: true },
      defender: { unit: regiment("shock") },
      distance: 20,
    };
    expect(clausesOf(charge(ridden, ...two(2), ...two(11), 4))).toEqual([
      "chargeTable: charge.table.pick",
      "modifier: charge.general",
      "modifier: charge.heavy",
      "roll: charge.roll",
      "modifier: charge.shock",
      "roll: charge.roll",
      "chargeRow: charge.table.cavalryVsCavalry",
      "losses: charge.table.cavalryVsCavalry",
      "result: charge.table.cavalryVsCavalry",
      "result: winner.default",
      "generalTest: charge.generalRisk",
    ]);
  });

  it("a melee round: pools, hits, table, results", () => {
    const fight = {
      attacker: { unit: battalion(), elan: true },
      defender: { unit: battalion({ unformed: true }) },
    };
    expect(clausesOf(melee(fight, ...pool(6, 3), ...pool(4, 1)))).toEqual([
      "round: melee.pairs",
      "meleeBase: melee.base",
      "modifier: melee.elan",
      "meleePool: melee.base",
      "meleeBase: melee.base",
      "modifier: melee.unformed",
      "meleePool: melee.base",
      "meleeHits: dice.casualty",
      "meleeHits: dice.casualty",
      "meleeTable: melee.table.foot",
      "result: melee.table.foot",
      "result: melee.table.foot",
    ]);
  });
});
