import {
  type Infantry,
  isRefused,
  type Odds,
  oddsOf,
  type ProcedureName,
  rulebook,
  type Situations,
  type Spread,
} from "@adjutant/rules";
import { describe, expect, test } from "vitest";

const line: Infantry = { arm: "infantry", grade: "line", size: "standard", formation: "line" };
const column: Infantry = { ...line, formation: "attackColumn" };
const battery = {
  arm: "artillery",
  kind: "gun",
  gun: "medium",
  mount: "foot",
  models: 4,
  howitzers: 2,
  grade: "line",
  formation: "deployed",
} as const;
const cuirassiers = {
  arm: "cavalry",
  class: "heavy",
  cuirassier: true,
  grade: "line",
  size: "standard",
  formation: "line",
} as const;
const garrison: Infantry = {
  arm: "infantry",
  grade: "line",
  size: "standard",
  garrison: { place: "builtUp" },
};
const rockets = {
  arm: "artillery",
  kind: "rocket",
  mount: "foot",
  models: 2,
  grade: "line",
  formation: "deployed",
} as const;
const screen = { arm: "screen", bases: 4, grade: "line" } as const;

function odds<Name extends ProcedureName>(name: Name, situation: Situations[Name]): Odds {
  const found = oddsOf(name, situation, rulebook);
  if (isRefused(found)) throw new Error(`refused: ${found.refused.clause}`);
  return found;
}

/** Equal to the last bits of doubles, key by key. */
function expectSpread(actual: Spread | undefined, expected: Spread): void {
  expect(Object.keys(actual ?? {}).sort()).toEqual(Object.keys(expected).sort());
  for (const [value, chance] of Object.entries(expected)) {
    expect(Math.abs((actual?.[value] ?? 0) - chance), value).toBeLessThan(1e-12);
  }
}

const binomial = (dice: number, hit: number): number[] => {
  let spread = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(spread.length + 1).fill(0);
    spread.forEach((chance, hits) => {
      next[hits] = (next[hits] ?? 0) + chance * (1 - hit);
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * hit;
    });
    spread = next;
  }
  return spread;
};

describe("a volley of a Standard Line battalion at a fresh line in the open", () => {
  const found = odds("volley", { firer: line, targets: [{ unit: line, distance: 12 }] });

  test("casualties by the Standard row of volley.table", () => {
    const ways = { 0: 3, 1: 18, 2: 9, 3: 5, 4: 1 };
    expectSpread(
      found.casualties,
      Object.fromEntries(Object.entries(ways).map(([value, count]) => [value, count / 36])),
    );
    expect(found.expected?.["casualties"]).toBeCloseTo(55 / 36, 12);
  });

  test("a test on 9 to 12, fire discipline lost on 2 to 4", () => {
    expect(found.disciplineTest).toBeCloseTo(10 / 36, 12);
    expect(found.fireDisciplineLost).toBeCloseTo(6 / 36, 12);
    expect(found.fate).toBeCloseTo(1 / 36, 12);
  });

  test("the test's result where one is taken: 21 in 36 hold, but for 4 casualties and Fate", () => {
    // Totals 9, 10 and 11 leave the target fresh; only the natural 12 can bring it into its band.
    const fresh = 9 / 10;
    const banded = 1 / 10;
    const holdsAtLess = 15 / 36;
    // After 4 casualties: −1 (7 needed from 8), a natural 12 holds anyway. Fate unforms on 3, 4.
    const unformed = 5 / 36;
    const holds =
      fresh * (21 / 36) + banded * ((1 - unformed) * holdsAtLess + unformed * (10 / 36));
    expect(found.result?.["holds"]).toBeCloseTo(holds, 12);
  });

  test("losses count Fate and what a test restores", () => {
    const most = Math.max(...Object.keys(found.losses ?? {}).map(Number));
    // The cell of 12 gives 4, Fate at most 2 more.
    expect(most).toBe(6);
    expect(found.losses?.["0"]).toBeCloseTo(3 / 36, 12);
  });

  test("a volley has no ammunition to lose and nothing to set alight", () => {
    expect(found).not.toHaveProperty("lowAmmunition");
    expect(found).not.toHaveProperty("ignited");
    expect(found).not.toHaveProperty("bounced");
  });
});

describe("a cannonade", () => {
  const guns = { firer: battery, targets: [{ unit: column, distance: 30 }] } as const;

  test("one unit behind: half of each whole casualty scored, a die for the odd half", () => {
    const { bounced, casualties } = odds("artillery", {
      ...guns,
      behind: [{ unit: column, gap: 8 }],
    });
    const chance = (value: number) => casualties?.[value] ?? 0;
    expect(bounced).toHaveLength(1);
    expectSpread(bounced?.[0], {
      0: chance(0) + chance(1) / 2,
      1: chance(1) / 2 + chance(2) + chance(3) / 2,
      2: chance(3) / 2 + chance(4) + chance(5) / 2,
      3: chance(5) / 2,
    });
  });

  test("low on ammunition on a double one", () => {
    expect(odds("artillery", guns).lowAmmunition).toBeCloseTo(1 / 36, 12);
  });

  test("two howitzers at a place: it burns on 11 and 12", () => {
    const found = odds("artillery", { ...guns, targets: [{ unit: garrison, distance: 30 }] });
    expectSpread(found.ignited, { true: 3 / 36, false: 33 / 36 });
  });

  test("through a screen: the first casualty falls on it, and canister always brings one", () => {
    const found = odds("artillery", {
      ...guns,
      targets: [{ unit: column, distance: 12 }],
      screenBetween: { unit: screen, gap: 3 },
    });
    expectSpread(found.screenCasualties, { 1: 1 });
  });
});

test("skirmish fire: hits on 5 and 6, a test from three", () => {
  const found = odds("skirmish", {
    firer: { ...screen, bases: 6 },
    targets: [{ unit: line, distance: 12 }],
  });
  const hits = binomial(3, 1 / 3);
  expectSpread(found.hits, Object.fromEntries(hits.map((chance, value) => [value, chance])));
  expect(found.disciplineTest).toBeCloseTo(1 / 27, 12);
  expect(found.expected?.["casualties"]).toBeCloseTo(1, 12);
});

test("rockets by their table", () => {
  const found = odds("rocket", {
    firer: rockets,
    targets: [{ unit: line, distance: 60 }],
  });
  expectSpread(found.casualties, { 0: 26 / 36, 1: 9 / 36, 6: 1 / 36 });
  expect(found.targetFalters).toBeCloseTo(9 / 36, 12);
  expect(found.batteryDestroyed).toBeCloseTo(1 / 36, 12);
  expectSpread(found.friendCasualties, { 0: 34 / 36, 2: 2 / 36 });
  expectSpread(found.ignited, { false: 1 });
});

describe("melee A of the rulebook: 8 casualty dice against 4", () => {
  const situation: Situations["melee"] = {
    attacker: { unit: column, elan: true },
    defender: { unit: { ...column, grade: "recruit", unformed: true } },
  };

  test("the difference is that of two pools", () => {
    const spread: Record<string, number> = {};
    binomial(8, 1 / 2).forEach((a, attacker) => {
      binomial(4, 1 / 2).forEach((d, defender) => {
        const difference = String(attacker - defender);
        spread[difference] = (spread[difference] ?? 0) + a * d;
      });
    });
    const { difference, expected } = odds("melee", situation);
    expectSpread(difference, spread);
    expect(expected).toMatchObject({
      difference: expect.closeTo(2, 12),
      attacker: expect.closeTo(2, 12),
      defender: expect.closeTo(4, 12),
    });
  });

  test("winner, results and generals are read from the same branches", () => {
    const { winner, difference, attacker } = odds("melee", situation);
    const drawn = difference?.["0"] ?? 0;
    expect(winner?.["none"]).toBeCloseTo(drawn, 12);
    expect(attacker?.result["fightOn"]).toBeCloseTo(drawn, 12);
    expect(attacker?.generalTest).toBe(0);
  });

  test("to the end it takes one round or two", () => {
    const { rounds } = odds("meleeToEnd", situation);
    const drawn = odds("melee", situation).difference?.["0"] ?? 0;
    expectSpread(rounds, { 1: 1 - drawn, 2: drawn });
  });
});

describe("a charge", () => {
  const situation: Situations["charge"] = {
    charger: { unit: cuirassiers },
    defender: { unit: line },
    distance: 30,
  };

  test("the difference of 2D6 against 2D6, +2 for heavy cavalry", () => {
    const { difference } = odds("charge", situation);
    const waysOf2D6 = (total: number) => Math.max(0, 6 - Math.abs(7 - total));
    const expected: Record<string, number> = {};
    for (let a = 2; a <= 12; a++) {
      for (let b = 2; b <= 12; b++) {
        const value = String(a - b + 2);
        expected[value] = (expected[value] ?? 0) + (waysOf2D6(a) * waysOf2D6(b)) / 1296;
      }
    }
    expectSpread(difference, expected);
  });

  test("melee comes of −2 to +5, but for what Fate breaks", () => {
    const { charger, difference } = odds("charge", situation);
    const melee = [-2, -1, 0, 1, 2, 3, 4, 5]
      .map((value) => difference?.[value] ?? 0)
      .reduce((sum, chance) => sum + chance, 0);
    const found = charger?.result["melee"] ?? 0;
    expect(found).toBeLessThanOrEqual(melee + 1e-12);
    expect(found).toBeGreaterThan(melee - 2 / 36);
  });

  test("out of reach nothing is rolled, and there is no difference", () => {
    const found = odds("charge", { ...situation, distance: 36 });
    expect(found).not.toHaveProperty("difference");
    expectSpread(found.charger?.result, { halts: 1 });
  });
});

describe("the small ones", () => {
  test("discipline: discipline.table on a bare 2D6", () => {
    const found = odds("discipline", { unit: { ...line, casualties: 1 } });
    expectSpread(found.result, {
      rout: 1 / 36,
      retreat: 2 / 36,
      retire: 7 / 36,
      unformed: 5 / 36,
      holds: 21 / 36,
    });
    expectSpread(found.recovered, { 0: 35 / 36, 1: 1 / 36 });
    expect(found).not.toHaveProperty("disciplineTest");
  });

  test("fate: a general only where one is near", () => {
    const situation = { unit: line, target: line };
    expectSpread(odds("fate", situation).atRisk, { none: 1 });
    const near = odds("fate", { ...situation, generals: { own: true, enemy: true } });
    expectSpread(near.atRisk, { none: 29 / 36, own: 1 / 36, enemy: 6 / 36 });
    expect(near.disciplineTest).toBeCloseTo(9 / 36, 12);
    expect(near.targetUnformed).toBeCloseTo(5 / 36, 12);
  });

  test("general: each face once", () => {
    const { result } = odds("general", { enemyNear: true });
    const sixth = 1 / 6;
    expectSpread(result, {
      killed: sixth,
      mortallyWounded: sixth,
      captured: sixth,
      stunned: sixth,
      hatShot: sixth,
      lightlyWounded: sixth,
    });
  });

  test("ignition, fraction, bounce", () => {
    expectSpread(odds("ignition", { howitzers: 1 }).ignited, { true: 1 / 36, false: 35 / 36 });
    expectSpread(odds("fraction", { quarters: 7, firer: line }).casualties, { 1: 0.25, 2: 0.75 });
    const target = { unit: line, scored: 3, distance: 30 };
    const behind = [{ unit: line, gap: 8 }];
    const { bounced, expected } = odds("bounce", { battery, target, behind });
    expectSpread(bounced?.[0], { 1: 0.5, 2: 0.5 });
    expect(expected).toEqual({ bounced: 1.5 });
  });

  test("initiative, aides-de-camp, command, faltering", () => {
    expectSpread(odds("initiative", {}).winner, { first: 0.5, second: 0.5 });
    const available = odds("adc", { adcs: 3 });
    const ways = binomial(3, 4 / 6);
    expectSpread(available.available, Object.fromEntries(ways.map((p, n) => [n, p])));
    expect(available.expected?.["available"]).toBeCloseTo(2, 12);
    expectSpread(odds("command", {}).result, { obeys: 4 / 6, hesitant: 2 / 6 });
    expectSpread(odds("command", { demoralised: true }).result, { obeys: 2 / 6, hesitant: 4 / 6 });
    expectSpread(odds("faltering", { further: 1 }).result, {
      allRetire: 3 / 6,
      routersDisperse: 1 / 6,
      hesitant: 2 / 6,
    });
  });
});

test("what the rules forbid has no odds but its refusal", () => {
  const found = oddsOf(
    "volley",
    { firer: line, targets: [{ unit: line, distance: 15.1 }] },
    rulebook,
  );
  expect(found).toEqual({
    refused: { clause: "fire.range.musket", measured: 15.1, limit: 15, reason: null },
  });
});

describe("every spread sums to 1 within 1e-12, and averages agree with their spreads", () => {
  const fire = {
    targets: [
      { unit: column, distance: 12 },
      { unit: { ...line, grade: "recruit", casualties: 5 }, distance: 14 },
    ],
    generals: { own: true, enemy: true },
  } as const;
  const situations: { [Name in ProcedureName]: Situations[Name] } = {
    volley: { firer: { ...line, size: "large", grade: "elite" }, ...fire, share: 0.5 },
    skirmish: { firer: screen, targets: [{ unit: line, distance: 9, cover: "cover" }] },
    artillery: { firer: { ...battery, models: 2 }, ...fire, behind: [{ unit: column, gap: 3 }] },
    rocket: {
      firer: rockets,
      targets: [{ unit: line, distance: 60 }],
    },
    charge: {
      charger: { unit: cuirassiers, supports: 1 },
      defender: { unit: column },
      distance: 20,
    },
    melee: { attacker: { unit: cuirassiers, elan: true }, defender: { unit: line } },
    meleeToEnd: { attacker: { unit: column }, defender: { unit: line, general: true } },
    discipline: { unit: line, brigade: "hesitant" },
    fate: { unit: line, target: { ...line, casualties: 11 } },
    general: {},
    ignition: { howitzers: 3 },
    bounce: {
      battery,
      target: { unit: line, scored: 5, distance: 30 },
      behind: [
        { unit: line, gap: 2 },
        { unit: line, gap: 9 },
      ],
    },
    fraction: { quarters: 6, firer: line },
    initiative: { first: { commanderLost: true } },
    adc: { adcs: 8 },
    command: {},
    faltering: {},
  };

  const spreadsIn = (value: unknown, path: string): [string, Spread][] => {
    if (typeof value !== "object" || value === null || path === ".expected") return [];
    const entries = Object.entries(value);
    const single = ["unformed", "elan", "generalTest"];
    const isSide = entries.some(([key]) => single.includes(key) && typeof value === "object");
    if (!isSide && entries.length > 0 && entries.every(([, one]) => typeof one === "number")) {
      return [[path, value as Spread]];
    }
    return entries.flatMap(([key, one]) => spreadsIn(one, `${path}.${key}`));
  };

  test.each(Object.keys(situations) as ProcedureName[])("%s", (name) => {
    const found = odds(name, situations[name]);
    const spreads = spreadsIn(found, "");
    expect(spreads.length).toBeGreaterThan(0);
    for (const [path, spread] of spreads) {
      const sum = Object.values(spread).reduce((total, chance) => total + chance, 0);
      expect(Math.abs(sum - 1), path).toBeLessThan(1e-12);
    }
    for (const field of ["casualties", "losses", "available", "difference"] as const) {
      const spread = found[field];
      const expected = found.expected?.[field];
      if (spread === undefined || expected === undefined) continue;
      const mean = Object.entries(spread).reduce((sum, [value, p]) => sum + Number(value) * p, 0);
      expect(mean).toBeCloseTo(expected, 12);
    }
  });
});
