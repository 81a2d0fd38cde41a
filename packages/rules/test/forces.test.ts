/** §1 Forces: grades, sizes, casualty bands and limits. */
import {
  bandOf,
  bandStarts,
  basesNow,
  batterySize,
  isFresh,
  limitOf,
  rulebook,
  type Size,
  sizeOf,
  strengthLeft,
} from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { artillery, discipline, melee, modifiers, pool, two, volley } from "./rolling.ts";
import { battalion, garrison, guns, howitzers, regiment, rockets, screen } from "./units.ts";

describe("grade.order", () => {
  it("runs Elite, Veteran, Line, Recruit", () => {
    expect(rulebook.clauses["grade.order"].value).toEqual(["elite", "veteran", "line", "recruit"]);
  });

  it.each([
    ["elite", "recruit", 3],
    ["elite", "line", 2],
    ["elite", "veteran", 1],
    ["veteran", "recruit", 2],
    ["veteran", "line", 1],
    ["line", "recruit", 1],
    ["line", "line", 0],
    ["line", "elite", 0],
    ["recruit", "elite", 0],
  ] as const)("%s stands above %s by %i", (grade, other, grades) => {
    const sides = {
      attacker: { unit: battalion({ grade }) },
      defender: { unit: battalion({ grade: other }) },
    };
    const above = modifiers("melee", sides, "attacker").filter((line) => line.includes(".grade"));
    expect(above).toEqual(grades === 0 ? [] : [`melee.grade +${grades} CD`]);
  });
});

describe("size.battery", () => {
  it.each([
    [1, "small"],
    [2, "small"],
    [3, "standard"],
    [4, "standard"],
    [5, "large"],
    [6, "large"],
    [8, "large"],
  ] as const)("%i models: %s", (models, size) => {
    expect(batterySize(guns({ models }), rulebook)).toBe(size);
    expect(sizeOf(howitzers({ models }), rulebook)).toBe(size);
    expect(sizeOf(rockets({ models }), rulebook)).toBe(size);
  });

  it("battalions and regiments say their own; a screen has none", () => {
    expect(sizeOf(battalion({ size: "large" }), rulebook)).toBe("large");
    expect(sizeOf(regiment("light", { size: "small" }), rulebook)).toBe("small");
    expect(sizeOf(screen(), rulebook)).toBeNull();
  });
});

describe("general.attach", () => {
  it("at a charge declaration within 10 cm [6″]", () => {
    expect(rulebook.clauses["general.attach"].value).toEqual({ chargeWithin: { cm: 10, inch: 6 } });
  });

  it("attached, he stands by his unit's test", () => {
    expect(discipline({ unit: battalion(), general: true }, ...two(6)).total).toBe(7);
  });
});

describe("casualty.band", () => {
  const close: readonly (readonly [Size, readonly number[], readonly number[]])[] = [
    ["small", [4, 5, 6, 7], [8]],
    ["standard", [4, 5, 6, 7], [8, 9, 10, 11]],
    ["large", [4, 5, 6, 7, 8, 9], [10, 11, 12, 13, 14]],
  ];
  it.each(close)("infantry and cavalry, %s: −1 at %j, −2 at %j", (size, first, second) => {
    for (const unit of [
      battalion({ size }),
      regiment("battle", { size }),
      garrison("builtUp", { size }),
    ]) {
      expect(first.map((casualties) => bandOf({ ...unit, casualties }, rulebook))).toEqual(
        first.map(() => 1),
      );
      expect(second.map((casualties) => bandOf({ ...unit, casualties }, rulebook))).toEqual(
        second.map(() => 2),
      );
    }
  });

  const batteries: readonly (readonly [number, readonly number[], readonly number[]])[] = [
    [2, [4, 5], []],
    [4, [4, 5], [6, 7]],
    [6, [4, 5, 6, 7], [8, 9]],
  ];
  it.each(batteries)("a battery of %i models: −1 at %j, −2 at %j", (models, first, second) => {
    for (const casualties of first) expect(bandOf(guns({ models, casualties }), rulebook)).toBe(1);
    for (const casualties of second) expect(bandOf(guns({ models, casualties }), rulebook)).toBe(2);
  });

  it("a screen has none", () => {
    expect(bandOf(screen({ casualties: 5 }), rulebook)).toBe(0);
    expect(bandStarts(screen(), rulebook)).toBeNull();
  });

  it.each([
    [battalion(), 4, 8],
    [battalion({ size: "large" }), 4, 10],
    [guns(), 4, 6],
    [guns({ models: 5 }), 4, 8],
  ])("%o: the bands begin at %i and %i", (unit, first, second) => {
    expect(bandStarts(unit, rulebook)).toEqual({ first, second });
  });

  it("is −2 in the second, not −3", () => {
    const target = [{ unit: battalion(), distance: 10 }] as const;
    expect(volley({ firer: battalion({ casualties: 4 }), targets: target }, ...two(6)).total).toBe(
      5,
    );
    expect(volley({ firer: battalion({ casualties: 8 }), targets: target }, ...two(6)).total).toBe(
      4,
    );
    expect(artillery({ firer: guns({ casualties: 6 }), targets: target }, ...two(5)).total).toBe(3);
  });

  it("S002: 6 casualties cost one die, 8 cost two", () => {
    const fought = (casualties: number) => ({
      attacker: { unit: battalion({ casualties }) },
      defender: { unit: battalion() },
    });
    expect(melee(fought(6), ...pool(4, 0), ...pool(5, 1)).pools.attacker).toBe(4);
    expect(melee(fought(8), ...pool(3, 0), ...pool(5, 1)).pools.attacker).toBe(3);
  });
});

describe("casualty.fresh", () => {
  it.each([
    [0, true],
    [3, true],
    [4, false],
    [11, false],
  ])("a battalion with %i casualties is fresh: %s", (casualties, fresh) => {
    expect(isFresh(battalion({ casualties }), rulebook)).toBe(fresh);
  });
});

describe("casualty.limit", () => {
  it.each([
    ["small", 9],
    ["standard", 12],
    ["large", 15],
  ] as const)("infantry and cavalry, %s: %i", (size, limit) => {
    expect(limitOf(battalion({ size }), rulebook)).toBe(limit);
    expect(limitOf(garrison("builtUp", { size }), rulebook)).toBe(limit);
    expect(limitOf(regiment("heavy", { size }), rulebook)).toBe(limit);
  });

  it.each([
    [2, 6],
    [3, 8],
    [4, 8],
    [5, 10],
  ])("a battery of %i models: %i", (models, limit) => {
    expect(limitOf(guns({ models }), rulebook)).toBe(limit);
    expect(limitOf(howitzers({ models }), rulebook)).toBe(limit);
  });

  it.each([
    [2, 2],
    [3, 4],
    [4, 6],
    [5, 8],
    [6, 10],
  ])("a screen of %i bases is below 2 bases at %i casualties", (bases, limit) => {
    expect(limitOf(screen({ bases }), rulebook)).toBe(limit);
    expect(basesNow(screen({ bases, casualties: limit - 1 }), rulebook)).toBe(2);
    expect(basesNow(screen({ bases, casualties: limit }), rulebook)).toBe(1);
  });

  it.each([
    [0, 4],
    [1, 4],
    [2, 3],
    [3, 3],
    [4, 2],
    [5, 2],
  ])("a screen of 4 bases with %i casualties has %i", (casualties, bases) => {
    expect(basesNow(screen({ casualties }), rulebook)).toBe(bases);
  });

  it("S002: a Standard battalion still holds at 11", () => {
    expect(strengthLeft(battalion({ casualties: 11 }), rulebook)).toBe(1);
    const worn = {
      attacker: { unit: battalion() },
      defender: { unit: garrison("builtUp", { casualties: 8 }) },
    };
    // Three of its four that are left to lose: it retires or fights on, it does not disperse.
    expect(melee(worn, ...pool(4, 3), ...pool(3, 3)).defender.result).toBe("fightOn");
    expect(melee(worn, ...pool(4, 4), ...pool(3, 3)).defender.result).toBe("disperse");
  });

  it("casualties are never counted past it", () => {
    const target = { unit: battalion({ casualties: 11 }), distance: 10 };
    const fired = { firer: battalion({ grade: "veteran" }), targets: [target] as const };
    const outcome = volley(fired, ...two(11));
    expect([outcome.casualties, outcome.losses]).toEqual([4, [1]]);
  });

  it("a unit at its limit is gone: it takes no test", () => {
    const target = { unit: battalion({ casualties: 10 }), distance: 10 };
    const fired = { firer: battalion({ grade: "veteran" }), targets: [target] as const };
    const outcome = volley(fired, ...two(8));
    expect([outcome.casualties, outcome.discipline]).toEqual([2, null]);
    expect(outcome.working).toContainEqual({
      clause: "casualty.limit",
      kind: "disperses",
      side: "target",
      name: null,
      limit: 12,
    });
  });
});
