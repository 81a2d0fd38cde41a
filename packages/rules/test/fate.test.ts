/** §10 Fate and the risk to generals. */
import { generalRisk, rulebook, type Situations, type Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import {
  artillery,
  charge,
  fate,
  general,
  ignition,
  rocket,
  rolled,
  two,
  volley,
} from "./rolling.ts";
import { battalion, garrison, guns, regiment, rockets, screen } from "./units.ts";

type Fate = Situations["fate"];

const of = (unit: Unit, target: Unit, more: Partial<Fate> = {}): Fate => ({
  unit,
  target,
  ...more,
});
const fresh = battalion();
const worn = battalion({ casualties: 3 });
const both = { generals: { own: true, enemy: true } };

const nothing = {
  targetCasualties: 0,
  targetUnformed: false,
  recovered: 0,
  discipline: null,
  atRisk: null,
};

describe("fate.table", () => {
  it.each([
    [2, { ...nothing, atRisk: "own" }],
    [3, { ...nothing, targetUnformed: true }],
    [4, { ...nothing, targetUnformed: true }],
    [5, { ...nothing, targetCasualties: 1 }],
    [6, { ...nothing, targetCasualties: 1 }],
    [7, { ...nothing, recovered: 1 }],
    [10, { ...nothing, targetCasualties: 1, atRisk: "enemy" }],
    [11, { ...nothing, targetCasualties: 1, atRisk: "enemy" }],
    [12, { ...nothing, targetCasualties: 1, atRisk: "enemy" }],
  ])("%i: %o", (total, outcome) => {
    expect(fate(of(worn, fresh, both), ...two(total)).essence()).toEqual(outcome);
  });

  it.each([8, 9])("%i: two casualties and a discipline test", (total) => {
    const outcome = fate(of(worn, battalion({ casualties: 2 })), ...two(total), ...two(6));
    expect(outcome.targetCasualties).toBe(2);
    // The two are counted: a band of −1.
    expect(outcome.discipline).toMatchObject({ natural: 6, total: 5, result: "retire" });
  });

  it("generals within 30 cm [18″]; with none near nobody is at risk", () => {
    expect(rulebook.clauses["fate.table"].value.generalWithin).toEqual({ cm: 30, inch: 18 });
    expect(fate(of(worn, fresh), ...two(2)).atRisk).toBeNull();
    expect(fate(of(worn, fresh), ...two(11)).essence()).toEqual({
      ...nothing,
      targetCasualties: 1,
    });
    const own = { generals: { own: true } };
    expect(fate(of(worn, fresh, own), ...two(11)).atRisk).toBeNull();
    const enemy = { generals: { enemy: true } };
    expect(fate(of(worn, fresh, enemy), ...two(2)).atRisk).toBeNull();
  });

  it.each([3, 4])("%i: a target that is Unformed already loses 1", (total) => {
    for (const state of [{ unformed: true }, { faltering: true }]) {
      expect(fate(of(worn, battalion(state)), ...two(total)).essence()).toEqual({
        ...nothing,
        targetCasualties: 1,
      });
    }
  });

  it("7: a unit without casualties recovers none: 1 on the target", () => {
    expect(fate(of(fresh, fresh), ...two(7)).essence()).toEqual({
      ...nothing,
      targetCasualties: 1,
    });
  });

  it("a garrison ignores its test and its Unformed, not its casualties", () => {
    for (const held of [
      garrison(),
      garrison("strongpoint"),
      screen({ garrison: { place: "builtUp" } }),
    ]) {
      expect(fate(of(worn, held), ...two(3)).essence()).toEqual(nothing);
      expect(fate(of(worn, held), ...two(9)).essence()).toEqual({
        ...nothing,
        targetCasualties: 2,
      });
      expect(fate(of(worn, held), ...two(5)).targetCasualties).toBe(1);
    }
  });

  it("a target that these casualties disperse takes no test", () => {
    const last = battalion({ casualties: 10 });
    expect(fate(of(worn, last), ...two(8)).discipline).toBeNull();
  });

  it("its test counts the facts told for it", () => {
    const test = { general: true, cover: true, brigade: "hesitant" } as const;
    expect(fate(of(worn, fresh, { test }), ...two(8), ...two(6)).discipline?.total).toBe(7);
  });

  it("a double six of its test restores one", () => {
    const outcome = fate(of(worn, fresh), ...two(8), 6, 6);
    expect(outcome.discipline).toMatchObject({ result: "holds", recovered: 1 });
  });
});

describe("fate.trigger", () => {
  const target = { unit: battalion(), distance: 10 };

  it("a double six of an infantry volley", () => {
    expect(
      volley({ firer: fresh, targets: [target] }, 6, 6, ...two(5), ...two(7)).fate,
    ).not.toBeNull();
    expect(volley({ firer: fresh, targets: [target] }, 5, 6, ...two(7)).fate).toBeNull();
  });

  it("of artillery fire", () => {
    expect(
      artillery({ firer: guns(), targets: [target] }, 6, 6, ...two(5), ...two(7)).fate?.natural,
    ).toBe(5);
  });

  it("of a charge roll, on either side", () => {
    const ridden = { charger: { unit: regiment() }, defender: { unit: regiment() }, distance: 10 };
    expect(charge(ridden, 6, 6, ...two(11), ...two(5)).fate.charger).not.toBeNull();
    expect(charge(ridden, ...two(11), 6, 6, ...two(5)).fate.defender).not.toBeNull();
  });

  it("of an ignition roll", () => {
    const fired = {
      firer: guns({ howitzers: 1 }),
      targets: [{ unit: garrison(), distance: 80 }] as const,
    };
    expect(artillery(fired, ...two(3), 6, 6, ...two(5)).ignition?.fate?.natural).toBe(5);
    expect(artillery(fired, ...two(3), 5, 6).ignition?.fate).toBeNull();
  });

  it("an ignition by itself leaves Fate to whoever asked for it", () => {
    expect(ignition({ howitzers: 1 }, 6, 6)).toMatchObject({ ignited: true, fate: null });
  });

  it("of a rocket roll", () => {
    const fired = { firer: rockets(), targets: [target] as const };
    expect(rocket(fired, 6, 6, ...two(5)).fate?.natural).toBe(5);
  });

  it("any gain applies only to the unit that rolled it", () => {
    const firer = battalion({ casualties: 2 });
    const outcome = volley({ firer, targets: [target] }, 6, 6, ...two(7), ...two(7));
    expect(outcome.fate).toMatchObject({ recovered: 1, targetCasualties: 0 });
    expect(outcome.losses).toEqual([4]);
  });

  it("its casualties fall on the unit that got the majority, and are never halved", () => {
    const targets = [
      { unit: garrison(), distance: 10 },
      { unit: battalion(), distance: 12 },
    ] as const;
    // 12 − 1 is 3, halved 1½: a die of 4 makes 2; Fate: 2 more on the first, whole.
    const outcome = volley({ firer: fresh, targets }, 6, 6, 4, ...two(8));
    expect([outcome.casualties, outcome.allotted, outcome.losses]).toEqual([2, [2, 0], [4, 0]]);
  });

  it("on a target dispersed by the fire itself nothing more befalls", () => {
    const last = { unit: battalion({ casualties: 11 }), distance: 10 };
    const outcome = volley({ firer: fresh, targets: [last] }, 6, 6, ...two(8));
    expect(outcome.fate).toMatchObject({ targetCasualties: 0, discipline: null });
    expect([outcome.losses, outcome.discipline]).toEqual([[1], null]);
  });
});

describe("general.trigger", () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])("a roll of %i", (total) => {
    const risky = total === 2 || total >= 10;
    const faces = [...two(total), ...(risky ? [5] : [])];
    const outcome = rolled(generalRisk({}, rulebook), faces);
    expect(outcome.atRisk).toBe(risky);
    expect(outcome.general?.result ?? null).toBe(risky ? "hatShot" : null);
  });
});

describe("general.table", () => {
  it.each([
    [1, "killed", "killed"],
    [2, "mortallyWounded", "mortallyWounded"],
    [3, "horseBolts", "captured"],
    [4, "stunned", "stunned"],
    [5, "hatShot", "hatShot"],
    [6, "lightlyWounded", "lightlyWounded"],
  ])("%i: %s; with enemy near %s", (face, alone, enemyNear) => {
    expect(general({}, face).result).toBe(alone);
    expect(general({ enemyNear: false }, face).result).toBe(alone);
    expect(general({ enemyNear: true }, face).result).toBe(enemyNear);
  });

  it("captured within 30 cm [18″]; lightly wounded 20 cm [12″] back", () => {
    const { enemyWithin, lightlyWoundedBack } = rulebook.clauses["general.table"].value;
    expect(enemyWithin).toEqual({ cm: 30, inch: 18 });
    expect(lightlyWoundedBack).toEqual({ cm: 20, inch: 12 });
  });
});
