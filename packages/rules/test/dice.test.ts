/** Where dice come from, and the readings of a procedure by given faces. */
import {
  answerOf,
  ask,
  facesDice,
  isRefused,
  NotEnoughDice,
  play,
  procedureNames,
  procedures,
  recordedDice,
  rulebook,
  type Situations,
  seededDice,
} from "@adjutant/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { procedureOf } from "./any-procedure.ts";
import { situations } from "./arbitraries.ts";
import { chiSquareLimit } from "./chi-square.ts";
import { two } from "./rolling.ts";
import { battalion, guns } from "./units.ts";

const shot: Situations["volley"] = {
  firer: battalion({ grade: "elite" }),
  targets: [{ unit: battalion(), distance: 10 }],
};
const volley = () => procedures.volley(shot, rulebook);

describe("ask", () => {
  it("asks for the first roll: kind, dice, purpose, side", () => {
    const asked = ask(volley(), []);
    expect(asked).toMatchObject({
      request: { kind: "sum", dice: 2, purpose: "volley", side: "firer" },
      missing: 2,
      typed: [],
    });
  });

  it("says how many more of a roll that is half typed", () => {
    expect(ask(volley(), [4])).toMatchObject({ missing: 1, typed: [4] });
  });

  it("goes on to the casualty dice, then to the target's test, then to the outcome", () => {
    expect(ask(volley(), two(8))).toMatchObject({
      request: { kind: "pool", dice: 1, hitOn: 4, purpose: "casualtyDice", side: "firer" },
    });
    expect(ask(volley(), [...two(8), 6])).toMatchObject({
      request: { kind: "sum", dice: 2, purpose: "discipline", side: "target" },
    });
    const done = ask(volley(), [...two(8), 6, 3, 3]);
    expect(done).toMatchObject({ outcome: { casualties: 3 }, left: 0 });
    if (!("outcome" in done)) throw new Error("not done");
    expect(done.rolls.map(({ faces }) => faces)).toEqual([[2, 6], [6], [3, 3]]);
  });

  it("tells faces that no roll wanted", () => {
    expect(ask(volley(), [...two(7), 6, 5, 5, 5])).toMatchObject({ left: 3 });
  });

  it("a refusal asks for nothing", () => {
    const far = { ...shot, targets: [{ unit: battalion(), distance: 16 }] as const };
    const asked = ask(procedures.volley(far, rulebook), [1, 2]);
    expect("outcome" in asked && isRefused(asked.outcome) && asked.left).toBe(2);
  });

  it("asks the attacker before the defender", () => {
    const fight = { attacker: { unit: battalion() }, defender: { unit: guns() } };
    const purposes = [0, 5].map((typed) =>
      ask(
        procedures.melee(fight, rulebook),
        Array.from({ length: typed }, () => 1),
      ),
    );
    expect(purposes).toMatchObject([
      { request: { dice: 5, side: "attacker", hitOn: 4 } },
      { request: { dice: 3, side: "defender", hitOn: 4 } },
    ]);
  });

  it.each(procedureNames)("%s: the same outcome as play for the same faces", (name) => {
    fc.assert(
      fc.property(situations[name], fc.integer({ min: 0, max: 2 ** 40 }), (situation, seed) => {
        const dice = recordedDice(seededDice(seed));
        const played = play(procedureOf(name, situation), dice);
        const asked = ask(procedureOf(name, situation), dice.faces);
        if (!("outcome" in asked)) throw new Error("the faces of a play do not suffice");
        expect(asked.left).toBe(0);
        expect(asked.outcome).toEqual(played);
        expect(asked.outcome.working).toEqual(played.working);
        expect(asked.rolls.flatMap(({ faces }) => faces)).toEqual(dice.faces);
        const again = facesDice(dice.faces);
        expect(play(procedureOf(name, situation), again)).toEqual(played);
        expect(again.left()).toBe(0);
        if (dice.faces.length > 0) {
          const short = ask(procedureOf(name, situation), dice.faces.slice(0, -1));
          expect(short).toMatchObject({ missing: 1 });
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("facesDice", () => {
  it("gives the faces in order and counts what is left", () => {
    const dice = facesDice([6, 1]);
    expect([dice.left(), dice.face(), dice.left(), dice.face(), dice.left()]).toEqual([
      2, 6, 1, 1, 0,
    ]);
  });

  it("throws when they are used up", () => {
    expect(() => play(volley(), facesDice([4, 4]))).toThrow(NotEnoughDice);
    expect(() => facesDice([]).face()).toThrow("all 0 dice are used");
  });
});

describe("recordedDice", () => {
  it("keeps every face that was rolled, in order", () => {
    const dice = recordedDice(facesDice([3, 3, 6, 1]));
    play(volley(), dice);
    expect(dice.faces).toEqual([3, 3, 6]);
  });
});

describe("answerOf", () => {
  it("a sum is the total, a pool the hits", () => {
    const sum = ask(volley(), []);
    const pool = ask(volley(), [3, 3]);
    if (!("request" in sum && "request" in pool)) throw new Error("both ask");
    expect(answerOf(sum.request, [3, 4])).toBe(7);
    expect(answerOf({ ...pool.request, dice: 6 }, [1, 2, 3, 4, 5, 6])).toBe(3);
  });
});

describe("seededDice", () => {
  const faces = (seed: number, count: number) => {
    const dice = seededDice(seed);
    return Array.from({ length: count }, () => dice.face());
  };

  it("equal seeds roll equal faces", () => {
    expect(faces(7, 500)).toEqual(faces(7, 500));
  });

  it("other seeds roll others: neighbours, and those above 32 bits", () => {
    expect(faces(7, 50)).not.toEqual(faces(8, 50));
    expect(faces(7, 50)).not.toEqual(faces(7 + 2 ** 32, 50));
  });

  /** Chi-square of counts against what is expected of them. */
  const statistic = (counts: readonly number[], expected: readonly number[]) =>
    counts.reduce(
      (sum, count, i) => sum + (count - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1),
      0,
    );

  it.each([1, 1815, 2 ** 33 + 5])("seed %i: each face is a sixth", (seed) => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const face of faces(seed, 120_000)) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(120_000);
    expect(
      statistic(
        counts,
        counts.map(() => 20_000),
      ),
    ).toBeLessThan(chiSquareLimit(5));
  });

  it.each([2, 1805])("seed %i: 2D6 come as they should, one after another", (seed) => {
    const rolls = 72_000;
    const all = faces(seed, rolls * 2);
    const totals = Array.from({ length: 11 }, () => 0);
    const pairs = Array.from({ length: 36 }, () => 0);
    for (let i = 0; i < all.length; i += 2) {
      const [one = 0, other = 0] = [all[i], all[i + 1]];
      totals[one + other - 2] = (totals[one + other - 2] ?? 0) + 1;
      const pair = (one - 1) * 6 + other - 1;
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((way) => (way / 36) * rolls);
    expect(statistic(totals, ways)).toBeLessThan(chiSquareLimit(10));
    expect(
      statistic(
        pairs,
        pairs.map(() => rolls / 36),
      ),
    ).toBeLessThan(chiSquareLimit(35));
  });
});

describe("what is no die", () => {
  const test = () =>
    procedures.discipline(
      { unit: { arm: "infantry", grade: "line", size: "standard", formation: "line" } },
      rulebook,
    );

  it.each([0, 7, 1.5, -1, Number.NaN, Number.POSITIVE_INFINITY])("%d is no face", (face) => {
    expect(() => facesDice([3, face])).toThrow(RangeError);
    expect(() => ask(test(), [face])).toThrow(RangeError);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])("%d is no seed", (seed) => {
    expect(() => seededDice(seed)).toThrow(RangeError);
  });
});
