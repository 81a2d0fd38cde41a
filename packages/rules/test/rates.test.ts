/** How much ground a unit takes and how far it goes: values typed from the rulebook. */
import { basesOf, fallbackRate, frontageOf, moveRate, rulebook } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { battalion, garrison, guns, regiment, screen } from "./units.ts";

describe("footprint.table: frontage", () => {
  it.each([
    ["a line", battalion(), 16, 10.5],
    ["a large line, half up to the tenth", battalion({ size: "large" }), 21.3, 14],
    ["a small attack column", battalion({ size: "small", formation: "attackColumn" }), 5.3, 3.5],
    [
      "a march column whatever its size",
      battalion({ size: "large", formation: "marchColumn" }),
      2,
      1.5,
    ],
    ["a large square", battalion({ size: "large", formation: "square" }), 8, 5.3],
    ["cavalry in line", regiment(), 15, 10],
    ["cavalry in column", regiment("battle", { formation: "column" }), 5, 3.25],
    ["four guns deployed", guns(), 10, 7],
    ["limbered, one model wide", guns({ formation: "limbered" }), 2, 1.25],
    ["a screen of four bases with three gaps", screen({ bases: 4 }), 15, 10.25],
    ["a garrison", garrison(), 0, 0],
  ])("%s", (_, unit, cm, inch) => {
    expect(frontageOf(unit, "cm", rulebook)).toBe(cm);
    expect(frontageOf(unit, "inch", rulebook)).toBe(inch);
  });
});

describe("marking.markers: bases that are left", () => {
  it.each([
    ["a Standard battalion loses 12 figures, 6 a base", battalion({ casualties: 5 }), 2, 2],
    ["one base lost", battalion({ casualties: 6 }), 2, 1],
    ["5 a base, 10 of 12 lost", battalion({ casualties: 10, figuresPerBase: 5 }), 3, 1],
    ["a Large regiment", regiment("heavy", { size: "large", casualties: 12 }), 3, 1],
    ["a screen", screen({ bases: 4, casualties: 3 }), 4, 3],
  ])("%s", (_, unit, all, left) => {
    expect(basesOf(unit, rulebook)).toEqual({ all, left });
  });
});

describe("move.rate of a unit as it stands", () => {
  it.each([
    ["a line", battalion(), 12, 7],
    ["a garrison comes out in company column", garrison(), 15, 9],
    ["a screen", screen(), 20, 12],
    ["heavy cavalry", regiment("heavy"), 25, 15],
    ["guns by hand", guns(), 5, 3],
    ["limbered foot guns", guns({ formation: "limbered" }), 15, 9],
    ["limbered horse guns", guns({ mount: "horse", formation: "limbered" }), 30, 18],
  ])("%s", (_, unit, cm, inch) => {
    expect(moveRate(unit, "cm", rulebook)).toBe(cm);
    expect(moveRate(unit, "inch", rulebook)).toBe(inch);
  });
});

describe("fallback.rate: by arm, whatever the formation", () => {
  it.each([
    ["foot", battalion({ formation: "marchColumn" }), 15, 9],
    ["a screen", screen(), 15, 9],
    ["foot guns", guns(), 15, 9],
    ["horse guns", guns({ mount: "horse" }), 30, 18],
    ["light cavalry goes its own move", regiment("light", { formation: "column" }), 35, 21],
  ])("%s", (_, unit, cm, inch) => {
    expect(fallbackRate(unit, "cm", rulebook)).toBe(cm);
    expect(fallbackRate(unit, "inch", rulebook)).toBe(inch);
  });
});
