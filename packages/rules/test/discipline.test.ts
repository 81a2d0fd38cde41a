/** §9 The discipline test. */
import { rulebook, type Situations, type Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { discipline, modifiers, two } from "./rolling.ts";
import { battalion, guns, regiment, screen } from "./units.ts";

type Facts = Partial<Situations["discipline"]>;

const of = (unit: Unit, facts: Facts = {}) => modifiers("discipline", { unit, ...facts });
/** What a total comes to: for a Line battalion that the natural dice are. */
const tested = (natural: number, unit: Unit = battalion(), facts: Facts = {}) =>
  discipline({ unit, ...facts }, ...two(natural));

describe("discipline.table", () => {
  it.each([
    [2, "rout"],
    [3, "retreat"],
    [4, "retire"],
    [5, "retire"],
    [6, "unformed"],
    [7, "holds"],
    [8, "holds"],
    [9, "holds"],
    [10, "holds"],
    [11, "holds"],
  ])("%i: %s", (total, result) => {
    expect(tested(total)).toMatchObject({ natural: total, total, result, recovered: 0 });
  });

  it("below 2 is Rout as well", () => {
    const worst = battalion({ grade: "recruit", casualties: 8, unformed: true });
    const outcome = tested(2, worst, { brigade: "hesitant", demoralised: true });
    expect([outcome.total, outcome.result]).toEqual([-4, "rout"]);
  });
});

describe("discipline.grade", () => {
  it.each([
    ["elite", ["discipline.grade +2"]],
    ["veteran", ["discipline.grade +1"]],
    ["line", []],
    ["recruit", ["discipline.grade -1"]],
  ] as const)("%s: %j", (grade, lines) => {
    for (const unit of [
      battalion({ grade }),
      regiment("light", { grade }),
      guns({ grade }),
      screen({ grade }),
    ]) {
      expect(of(unit)).toEqual(lines);
    }
  });
});

describe("discipline.band", () => {
  it.each<[Unit, string[]]>([
    [battalion({ casualties: 3 }), []],
    [battalion({ casualties: 4 }), ["discipline.band -1"]],
    [battalion({ casualties: 8 }), ["discipline.band -2"]],
    [regiment("light", { size: "large", casualties: 9 }), ["discipline.band -1"]],
    [regiment("light", { size: "large", casualties: 10 }), ["discipline.band -2"]],
    [guns({ casualties: 6 }), ["discipline.band -2"]],
    [screen({ casualties: 5 }), []],
  ])("%o: %j", (unit, lines) => {
    expect(of(unit)).toEqual(lines);
  });
});

describe("discipline.unformed", () => {
  it("−1", () => {
    expect(of(battalion({ unformed: true }))).toEqual(["discipline.unformed -1"]);
  });
});

describe("discipline.general", () => {
  it("attached: +1", () => {
    expect(of(battalion(), { general: true })).toEqual(["discipline.general +1"]);
  });
});

describe("discipline.supported", () => {
  it("formed friends within 15 cm [9″] behind: +1", () => {
    expect(of(battalion(), { supported: true })).toEqual(["discipline.supported +1"]);
    expect(rulebook.clauses["discipline.supported"].value.within).toEqual({ cm: 15, inch: 9 });
  });
});

describe("discipline.cover", () => {
  it("+1", () => {
    expect(of(battalion(), { cover: true })).toEqual(["discipline.cover +1"]);
  });
});

describe("discipline.brigade", () => {
  it.each([
    ["obeys", false, 0],
    ["hesitant", false, -1],
    ["obeys", true, -1],
    ["hesitant", true, -2],
  ] as const)("%s, Demoralised %s: %i", (brigade, demoralised, value) => {
    const outcome = tested(9, battalion(), { brigade, demoralised });
    expect(outcome.total).toBe(9 + value);
    const lines = of(battalion(), { brigade, demoralised });
    expect(lines).toEqual(Array.from({ length: -value }, () => "discipline.brigade -1"));
  });
});

describe("discipline.kinds", () => {
  it.each<[string, Unit]>([
    ["a screen", screen()],
    ["open order", battalion({ formation: "openOrder" })],
  ])("skirmishers: Unformed is holds: %s", (_, unit) => {
    expect(tested(6, unit).result).toBe("holds");
    expect([5, 3, 2].map((total) => tested(total, unit).result)).toEqual([
      "retire",
      "retreat",
      "rout",
    ]);
  });

  it("a battery that Unforms is Unformed", () => {
    expect(tested(6, guns()).result).toBe("unformed");
  });
});

describe("discipline.doubleSix", () => {
  it("restores 1 casualty at once and the unit holds; no Fate roll", () => {
    const worn = battalion({ casualties: 8, unformed: true, grade: "recruit" });
    const outcome = tested(12, worn);
    expect(outcome).toMatchObject({ natural: 12, total: 8, result: "holds", recovered: 1 });
    expect(outcome.working.at(-1)?.clause).toBe("discipline.doubleSix");
  });

  it("holds whatever the total", () => {
    const worst = battalion({ grade: "recruit", casualties: 11, unformed: true });
    expect(tested(12, worst, { brigade: "hesitant", demoralised: true }).result).toBe("holds");
  });

  it("a fresh unit has nothing to restore", () => {
    expect(tested(12)).toMatchObject({ result: "holds", recovered: 0 });
  });

  it("a total of 12 that is not a double six restores nothing", () => {
    const elite = battalion({ grade: "elite", casualties: 1 });
    expect(tested(10, elite)).toMatchObject({ total: 12, recovered: 0 });
  });
});
