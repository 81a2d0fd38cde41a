/** The twins checked against themselves and the rulebook's worked examples, not against the code. */

import { describe, expect, it } from "vitest";
import { canonical, casualtyDice, hits, twoD6 } from "./chances.ts";
import type { MeleeEssence } from "./essence.ts";
import { WORKED } from "./grid/close.ts";
import { battalion, battery, garrison, howitzers, screen } from "./grid/units.ts";
import { grid } from "./grid.ts";
import { pool, twinMelee, twinMeleeToEnd } from "./melee.ts";
import { resultOf } from "./melee-results.ts";
import { refusals } from "./refusals.ts";
import type { FireSituation, MeleeSituation } from "./situations.ts";
import { split } from "./targets.ts";
import { twins } from "./twins.ts";
import { limitOf } from "./units.ts";

/** The total probability of the outcomes that `wanted` accepts. */
function chance(distribution: Map<string, number>, wanted: (outcome: never) => boolean): number {
  let total = 0;
  for (const [key, p] of distribution) if (wanted(JSON.parse(key) as never)) total += p;
  return total;
}

function check<S>(
  name: string,
  situations: readonly S[],
  twin: (s: S) => Map<string, number>,
): void {
  it(`${name}: ${situations.length} situations, each sums to 1`, () => {
    for (const situation of situations) {
      const distribution = twin(situation);
      let total = 0;
      for (const p of distribution.values()) {
        expect(p).toBeGreaterThan(0);
        total += p;
      }
      expect(Math.abs(total - 1), canonical(situation)).toBeLessThan(1e-12);
    }
  }, 120_000);
}

describe("every distribution of the grid", () => {
  check("volley", grid.volley(), twins.volley);
  check("skirmish", grid.skirmish(), twins.skirmish);
  check("artillery", grid.artillery(), twins.artillery);
  check("rocket", grid.rocket(), twins.rocket);
  check("charge", grid.charge(), twins.charge);
  check("melee", grid.melee(), twins.melee);
  check("meleeToEnd", grid.meleeToEnd(), twins.meleeToEnd);
  check("discipline", grid.discipline(), twins.discipline);
  check("fate", grid.fate(), twins.fate);
  check("general", grid.general(), twins.general);
  check("ignition", grid.ignition(), twins.ignition);
  check("bounce", grid.bounce(), twins.bounce);
  check("fraction", grid.fraction(), twins.fraction);
  check("initiative", grid.initiative(), twins.initiative);
  check("adc", grid.adc(), twins.adc);
  check("command", grid.command(), twins.command);
  check("faltering", grid.faltering(), twins.faltering);
});

describe("counting", () => {
  it("2D6 has 36 faces", () => {
    const by = new Map(twoD6().map(({ state, p }) => [state, Math.round(p * 36)]));
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => by.get(total))).toEqual([
      1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1,
    ]);
  });
  it("six dice by every face and seven by hit or miss agree with the binomial", () => {
    expect(casualtyDice(6).map(({ p }) => Math.round(p * 64))).toEqual([1, 6, 15, 20, 15, 6, 1]);
    expect(casualtyDice(7).map(({ p }) => Math.round(p * 128))).toEqual([
      1, 7, 21, 35, 35, 21, 7, 1,
    ]);
    expect(hits(7, 5)[0]?.p).toBeCloseTo((2 / 3) ** 7, 14);
  });
  it("canonical text does not depend on the order of keys", () => {
    expect(canonical({ b: [{ d: 1, c: null }], a: 2 })).toBe('{"a":2,"b":[{"c":null,"d":1}]}');
  });
});

describe("casualty.limit", () => {
  it.each([
    [battalion({ size: "small" }), 9],
    [battalion(), 12],
    [battalion({ size: "large" }), 15],
    [battery({ models: 2 }), 6],
    [battery({ models: 4 }), 8],
    [battery({ models: 5 }), 10],
    [screen({ bases: 2 }), 2],
    [screen({ bases: 4 }), 6],
    [screen({ bases: 6 }), 10],
  ])("%j: %i", (unit, limit) => {
    expect(limitOf(unit)).toBe(limit);
  });
});

describe("worked melees (S002)", () => {
  const pools = (situation: MeleeSituation) => {
    const { attacker, defender } = situation;
    return [
      pool(attacker, defender, "attacker", situation),
      pool(defender, attacker, "defender", situation),
    ];
  };
  const played = (situation: MeleeSituation, byAttacker: number, byDefender: number) =>
    resultOf(situation, byAttacker, byDefender) satisfies Partial<MeleeEssence>;

  it("A: 8 v 4; 4-2: the Prussians Retreat, the French occupy in good order", () => {
    expect(pools(WORKED.A)).toEqual([8, 4]);
    const result = played(WORKED.A, 4, 2);
    expect(result.winner).toBe("attacker");
    expect(result.attacker).toEqual({ result: "occupies", unformed: false, casualties: 2 });
    expect(result.defender).toEqual({ result: "retreat", unformed: true, casualties: 4 });
  });
  it("B: 5 v 4; 2-2: the hussars Retire, the French occupy and become Unformed", () => {
    expect(pools(WORKED.B)).toEqual([5, 4]);
    const result = played(WORKED.B, 2, 2);
    expect(result.winner).toBeNull();
    expect(result.choices).toEqual(["defender"]);
    expect(result.attacker).toEqual({ result: "occupies", unformed: true, casualties: 2 });
    expect(result.defender).toEqual({ result: "retire", unformed: true, casualties: 2 });
  });
  it("V: 8 v 4; 3-3: the heavy cavalry goes back, the infantry stays", () => {
    expect(pools(WORKED.V)).toEqual([8, 4]);
    const result = played(WORKED.V, 3, 3);
    expect(result.choices).toEqual([]);
    expect(result.attacker.result).toBe("retire");
    expect(result.defender).toEqual({ result: "stands", unformed: true, casualties: 3 });
  });
  it("G: 4 v 4; 1-1; then 3 v 4; 2-2: the attacker Retires, the garrison stays", () => {
    expect(pools(WORKED.G)).toEqual([4, 4]);
    const first = played(WORKED.G, 1, 1);
    expect(first.choices).toEqual(["defender", "attacker"]);
    expect(first.attacker.result).toBe("fightOn");
    const second: MeleeSituation = {
      ...WORKED.G,
      attacker: { unit: { ...WORKED.G.attacker.unit, casualties: 1 } },
      defender: { unit: { ...WORKED.G.defender.unit, casualties: 9 } },
      round: 2,
    };
    expect(pools(second)).toEqual([4, 3]);
    const last = played(second, 2, 2);
    expect(last.attacker.result).toBe("retire");
    expect(last.defender.result).toBe("stands");
    expect(last.choices).toEqual([]);
  });
  it("A: the chance of exactly 4-2 is counted in 2^12 patterns", () => {
    const p = chance(
      twinMelee(WORKED.A),
      ({ attacker, defender }: MeleeEssence) =>
        attacker.casualties === 2 && defender.casualties === 4,
    );
    expect(p).toBeCloseTo((70 / 256) * (6 / 16), 14);
  });
  it("V never goes to a second round", () => {
    expect(chance(twinMeleeToEnd(WORKED.V), ({ rounds }: { rounds: number }) => rounds > 1)).toBe(
      0,
    );
  });
});

describe("worked bounce (S000)", () => {
  const column = battalion({ formation: "attackColumn" });
  const bounced = (gap: number, options: Record<string, boolean> = {}) =>
    twins.bounce({
      battery: battery(),
      target: { unit: column, scored: 2, distance: 30 },
      behind: [{ unit: column, gap, share: 1, distance: 30 + 4 + gap }],
      options,
    });
  const one = canonical({ bounced: [1] });
  const none = canonical({ bounced: [0] });

  it("2 on the leading column, 1 on the grenadiers behind", () => {
    expect([...bounced(4)]).toEqual([[one, 1]]);
    expect([...bounced(4, { "bounce.measureToRearBase": true })]).toEqual([[one, 1]]);
    expect([...bounced(8)]).toEqual([[one, 1]]);
  });
  it("8.01 cm behind is out; to the rear base 4.01 is", () => {
    expect([...bounced(8.01)]).toEqual([[none, 1]]);
    expect([...bounced(4.01, { "bounce.measureToRearBase": true })]).toEqual([[none, 1]]);
  });
});

describe("fraction", () => {
  const up = (quarters: number, firer = battalion(), options: Record<string, boolean> = {}) =>
    twins
      .fraction({ quarters, firer, options })
      .get(canonical({ casualties: Math.ceil(quarters / 4) })) ?? 0;

  it("threeQuarters: 27 in 36; to the letter 18 in 36", () => {
    expect(up(3)).toBeCloseTo(27 / 36, 14);
    expect(up(7, battalion({ formation: "square" }))).toBeCloseTo(27 / 36, 14);
    expect(up(3, battalion(), { "fraction.literalThreeQuarters": true })).toBeCloseTo(18 / 36, 14);
  });
  it("half: 1 in 2 in line, never in column, square or class 2", () => {
    expect(up(6)).toBeCloseTo(1 / 2, 14);
    expect(up(6, battalion({ formation: "attackColumn" }))).toBe(0);
    expect(up(6, battalion({ formation: "square" }))).toBe(0);
    expect(up(6, battalion({ shooterClass: 2 }))).toBe(0);
  });
  it("quarter: nothing; 1 1/4 stays 1", () => {
    expect(up(1)).toBe(0);
    expect(up(5)).toBe(0);
  });
  it("class2AllDown: the three quarters too", () => {
    const options = { "fraction.class2AllDown": true };
    expect(up(3, battalion({ shooterClass: 2 }), options)).toBe(0);
    expect(up(3, battalion(), options)).toBeCloseTo(27 / 36, 14);
  });
});

describe("spot checks counted by hand", () => {
  type Fire = { casualties: number; discipline: object | null; ignited: boolean | null };
  const shot: FireSituation = {
    firer: battalion(),
    targets: [{ unit: battalion(), distance: 12 }],
  };

  it("a Line battalion's volley: 2 or more on totals 8-12, a test on 9-12", () => {
    expect(chance(twins.volley(shot), ({ casualties }: Fire) => casualties >= 2)).toBeCloseTo(
      15 / 36,
      14,
    );
    expect(chance(twins.volley(shot), ({ discipline }: Fire) => discipline !== null)).toBeCloseTo(
      10 / 36,
      14,
    );
  });
  it("four howitzers set a village alight in 10 of 36, one in 1", () => {
    const at = { unit: garrison("builtUp"), distance: 60 };
    const lit = ({ ignited }: Fire) => ignited === true;
    expect(chance(twins.artillery({ firer: howitzers(), targets: [at] }), lit)).toBeCloseTo(
      10 / 36,
      14,
    );
    const mixed = battery({ howitzers: 1 });
    expect(chance(twins.artillery({ firer: mixed, targets: [at] }), lit)).toBeCloseTo(1 / 36, 14);
  });
  it("fire.majority: the others together get half of what is over, one each in turn", () => {
    const targets = [9, 7, 8].map((distance) => ({ unit: battalion(), distance }));
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((casualties) => split(casualties, targets))).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [0, 2, 0],
      [0, 2, 1],
      [0, 3, 1],
      [1, 3, 1],
      [1, 4, 1],
      [1, 4, 2],
    ]);
  });
  it("a tie of initiative is rolled again: even chances, better against a lost commander", () => {
    const even = twins.initiative({ a: { commanderLost: false }, b: { commanderLost: false } });
    expect(even.get(canonical({ winner: "a" }))).toBeCloseTo(1 / 2, 14);
    // 1296 pairs of rolls: difference 0 in 146, at least +1 in 575, at least +2 in 435 of them.
    const ahead = twins.initiative({ a: { commanderLost: false }, b: { commanderLost: true } });
    expect(ahead.get(canonical({ winner: "a" }))).toBeCloseTo(721 / (721 + 435), 14);
  });
});

describe("refusals", () => {
  it("each names a clause once and is no repetition", () => {
    const keys = refusals.map(({ procedure, situation }) => canonical({ procedure, situation }));
    expect(new Set(keys).size).toBe(refusals.length);
  });
});
