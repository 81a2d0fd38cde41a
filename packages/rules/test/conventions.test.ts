/** §0 Conventions. */
import { bandAt, isWithin, procedures, rulebook } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import {
  artillery,
  bounce,
  charge,
  melee,
  pool,
  refusalOf,
  rocket,
  skirmish,
  two,
  volley,
} from "./rolling.ts";
import { battalion, guns, regiment, rockets, screen } from "./units.ts";

describe("scale.pair", () => {
  it.each([
    ["cm", 40, "effective"],
    ["cm", 40.1, "long"],
    ["inch", 24, "effective"],
    ["inch", 24.01, "long"],
    ["inchAsCm", 24, "effective"],
    ["inchAsCm", 24.1, "long"],
  ] as const)("%s: %d from medium guns is %s range", (scale, distance, band) => {
    expect(bandAt(guns(), distance, scale, rulebook)).toBe(band);
  });

  it("is tabulated, not converted: 5″ beside 8 cm, 54″ beside 80 cm", () => {
    expect(rulebook.clauses["bounce.depth"].value.within).toEqual({ cm: 8, inch: 5 });
    expect(rulebook.clauses["fire.range.rockets"].value.limit).toEqual({ cm: 80, inch: 54 });
  });

  it("is read in centimetres where nothing is said", () => {
    expect(bandAt(guns(), 40, undefined, rulebook)).toBe("effective");
  });
});

describe("scale.inclusive", () => {
  const firedAt = (distance: number) => ({
    firer: rockets(),
    targets: [{ unit: battalion(), distance }] as const,
  });

  it("80 cm exactly is in range", () => {
    expect(rocket(firedAt(80), ...two(7)).row).toBe("miss");
  });

  it.each([80.01, 80.1, 81])("%d cm is out of range", (distance) => {
    expect(refusalOf(procedures.rocket(firedAt(distance), rulebook))).toEqual({
      clause: "fire.range.rockets",
      measured: distance,
      limit: 80,
      reason: null,
    });
  });

  it("8.0 cm behind is hit, 8.1 cm is not", () => {
    const target = { unit: battalion(), scored: 2, distance: 30 };
    const behind = [8.0, 8.1].map((gap) => ({ unit: battalion(), gap }));
    expect(bounce({ battery: guns(), target, behind }).bounced).toEqual([1, 0]);
  });

  it.each([
    ["cm", 15, 15.1],
    ["inch", 9, 9.01],
    ["inchAsCm", 9, 9.1],
  ] as const)("%s: muskets reach %d, not %d", (scale, near, far) => {
    const at = (distance: number) => ({
      scale,
      firer: battalion(),
      targets: [{ unit: battalion(), distance }] as const,
    });
    expect(volley(at(near), ...two(6)).casualties).toBe(1);
    const refused = refusalOf(procedures.volley(at(far), rulebook));
    expect(refused).toMatchObject({ clause: "fire.range.musket", measured: far, limit: near });
  });

  it("compares on the grid, not as floats", () => {
    expect(0.1 + 0.2).toBeGreaterThan(0.3);
    expect(isWithin(0.1 + 0.2, 0.3)).toBe(true);
    expect(isWithin(14.9 + 0.1 + 0.1 - 0.1, 15)).toBe(true);
    expect(isWithin(0.31, 0.3)).toBe(false);
  });
});

describe("dice.natural", () => {
  const unformed = battalion({ unformed: true });
  const target = [{ unit: battalion(), distance: 10 }] as const;

  it("a double six goes to Fate whatever the modifiers make of it", () => {
    const outcome = volley({ firer: unformed, targets: target }, 6, 6, ...two(2), ...two(7));
    expect([outcome.natural, outcome.total]).toEqual([12, 10]);
    expect(outcome.fate?.natural).toBe(2);
  });

  it("a total of 12 that is not a double six does not", () => {
    const column = battalion({ formation: "attackColumn", grade: "veteran" });
    const charged = { charger: { unit: column }, defender: { unit: battalion() }, distance: 10 };
    const outcome = charge(charged, 5, 5, ...two(10));
    expect(outcome.total?.charger).toBe(12);
    expect(outcome.fate).toEqual({ charger: null, defender: null });
  });

  it("a double one is natural too", () => {
    const low = artillery({ firer: guns(), targets: [{ unit: battalion(), distance: 30 }] }, 1, 1);
    expect(low.lowAmmunition).toBe(true);
    const moved = guns({ mount: "horse" });
    const horse = artillery({ firer: moved, moved: "half", targets: [...target] }, 1, 3);
    expect([horse.total, horse.lowAmmunition]).toEqual([2, false]);
  });

  it("pools never make a double six: no Fate is rolled for their sixes", () => {
    const sixes = skirmish({ firer: screen(), targets: target }, 6, 6);
    expect(sixes.hits).toBe(2);
    const fought = melee(
      { attacker: { unit: battalion() }, defender: { unit: battalion() } },
      ...pool(5, 2),
      ...pool(5, 2),
    );
    expect(fought.hits).toEqual({ attacker: 2, defender: 2 });
  });
});

describe("dice.casualty", () => {
  const elite = battalion({ grade: "elite", formation: "line" });
  it.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 1],
  ])("a casualty die showing %i inflicts %i", (face, hits) => {
    const fired = { firer: elite, targets: [{ unit: battalion(), distance: 10 }] as const };
    expect(volley(fired, ...two(5), face).casualtyDice).toEqual({ rolled: 1, hits });
  });
});

describe("dice.small", () => {
  const charged = {
    charger: { unit: battalion({ formation: "companyColumn" }) },
    defender: { unit: battalion() },
    distance: 10,
  } as const;

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])("1D3: a face of %i is %i", (face, casualties) => {
    const outcome = charge(charged, ...two(2), ...two(8), face);
    expect(outcome.charger).toMatchObject({ result: "retreat", casualties });
  });

  it("reads the charger's dice before the defender's", () => {
    expect(charge(charged, 2, 3, 1, 2).natural).toEqual({ charger: 5, defender: 3 });
  });

  it("reads the attacker's dice before the defender's", () => {
    const sides = { attacker: { unit: battalion() }, defender: { unit: guns() } };
    expect(melee(sides, 6, 6, 6, 1, 1, 4, 1, 1).hits).toEqual({ attacker: 3, defender: 1 });
  });
});

describe("casualty.unit", () => {
  it("a casualty is a figure of 20 men; a model stands for 2 guns", () => {
    expect(rulebook.clauses["casualty.unit"].value).toEqual({ men: 20, gunsPerModel: 2 });
  });

  it("figures and damage are one thing: what fire and melee take off is one number", () => {
    const worn = battalion({ casualties: 7 });
    expect(
      volley({ firer: worn, targets: [{ unit: battalion(), distance: 9 }] }, ...two(7)).total,
    ).toBe(6);
    const tired = { attacker: { unit: worn }, defender: { unit: battalion() } };
    expect(melee(tired, ...pool(4, 1), ...pool(5, 1)).pools.attacker).toBe(4);
  });
});

describe("phasing", () => {
  const both = {
    charger: { unit: regiment() },
    defender: { unit: regiment() },
    distance: 20,
  } as const;
  const doubles = [6, 6, 6, 6] as const;

  it("the charger's Fate is read first where the charger is phasing", () => {
    const { fate } = charge(both, ...doubles, ...two(5), ...two(6));
    expect([fate.charger?.natural, fate.defender?.natural]).toEqual([5, 6]);
  });

  it("the defender's where the defender is", () => {
    const { fate } = charge({ ...both, phasing: "defender" }, ...doubles, ...two(5), ...two(6));
    expect([fate.charger?.natural, fate.defender?.natural]).toEqual([6, 5]);
  });
});
