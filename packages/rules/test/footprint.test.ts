/** §1 Footprints: frontage × depth, typed from the rulebook's tables. */
import {
  depthOf,
  footprintNow,
  type InfantryFormation,
  markedLosses,
  rulebook,
  type Size,
} from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { battalion, garrison, guns, regiment, screen } from "./units.ts";

const table = rulebook.clauses["footprint.table"].value;

describe("footprint.table", () => {
  it.each<[InfantryFormation, [number, number], [number, number]]>([
    ["line", [16, 2], [10.5, 1.5]],
    ["attackColumn", [8, 4], [5.25, 2.5]],
    ["companyColumn", [4, 8], [2.75, 5.25]],
    ["marchColumn", [2, 16], [1.5, 10.5]],
    ["massedColumn", [8, 6], [5.25, 4]],
    ["square", [6, 6], [4, 4]],
    ["openOrder", [20, 2], [13, 1.5]],
  ])("infantry %s: %j cm, %j inches", (formation, cm, inch) => {
    const { front, depth } = table.infantry[formation];
    expect([front.cm, depth.cm]).toEqual(cm);
    expect([front.inch, depth.inch]).toEqual(inch);
  });

  it.each<["line" | "column", [number, number], [number, number]]>([
    ["line", [15, 2.5], [10, 1.75]],
    ["column", [5, 7.5], [3.25, 5]],
  ])("cavalry %s: %j cm, %j inches", (formation, cm, inch) => {
    const { front, depth } = table.cavalry[formation];
    expect([front.cm, depth.cm]).toEqual(cm);
    expect([front.inch, depth.inch]).toEqual(inch);
  });

  it("a battery deployed: 2.5 [1.75] a model × 3 [2]", () => {
    expect(table.artillery.deployed).toEqual({
      frontPerModel: { cm: 2.5, inch: 1.75 },
      depth: { cm: 3, inch: 2 },
    });
  });

  it("a battery limbered: 2 [1.25] × 4 [2.75] a model", () => {
    expect(table.artillery.limbered).toEqual({
      front: { cm: 2, inch: 1.25 },
      depthPerModel: { cm: 4, inch: 2.75 },
    });
  });

  it("a skirmish base: 3×2 [2×1.25], gaps of 1 [0.75]", () => {
    expect(table.screen).toEqual({
      base: { front: { cm: 3, inch: 2 }, depth: { cm: 2, inch: 1.25 } },
      gap: { cm: 1, inch: 0.75 },
    });
  });

  it("Large ×4/3, Small ×2/3", () => {
    expect(table.sizeShare).toEqual({ small: [2, 3], standard: [1, 1], large: [4, 3] });
  });

  it.each<[InfantryFormation, Size, number, number]>([
    ["line", "small", 2, 1.5],
    ["line", "standard", 2, 1.5],
    ["line", "large", 2, 1.5],
    ["attackColumn", "large", 4, 2.5],
    ["companyColumn", "small", 8, 5.25],
    ["massedColumn", "large", 6, 4],
    ["openOrder", "large", 2, 1.5],
    // March column: size changes the depth. Square: both.
    ["marchColumn", "small", 10.7, 7],
    ["marchColumn", "standard", 16, 10.5],
    ["marchColumn", "large", 21.3, 14],
    ["square", "small", 4, 2.7],
    ["square", "standard", 6, 4],
    ["square", "large", 8, 5.3],
  ])("%s, %s: %d cm [%d″] deep", (formation, size, cm, inch) => {
    const unit = battalion({ formation, size });
    expect(depthOf(unit, "cm", rulebook)).toBe(cm);
    expect(depthOf(unit, "inch", rulebook)).toBe(inch);
    expect(depthOf(unit, "inchAsCm", rulebook)).toBe(inch);
  });

  it("cavalry, guns and screens are as deep as their table says, whatever their size", () => {
    const large = { size: "large" } as const;
    expect(depthOf(regiment("heavy", large), "cm", rulebook)).toBe(2.5);
    expect(depthOf(regiment("heavy", { ...large, formation: "column" }), "inch", rulebook)).toBe(5);
    expect(depthOf(guns({ models: 6 }), "cm", rulebook)).toBe(3);
    expect(depthOf(guns({ models: 4, formation: "limbered" }), "cm", rulebook)).toBe(16);
    expect(depthOf(guns({ models: 4, formation: "limbered" }), "inch", rulebook)).toBe(11);
    expect(depthOf(screen(), "inch", rulebook)).toBe(1.25);
  });

  it("a garrison has no footprint of its own", () => {
    expect(depthOf(garrison(), "cm", rulebook)).toBe(0);
    expect(depthOf(screen({ garrison: { place: "builtUp" } }), "cm", rulebook)).toBe(0);
  });
});

describe("marking.markers", () => {
  it.each([
    ["nothing lost: no marker", battalion(), 0, 0],
    ["five lost of bases of six", battalion({ casualties: 5 }), 0, 5],
    ["six lost: one base, no marker", battalion({ casualties: 6 }), 1, 0],
    ["eleven lost: one base and five", battalion({ casualties: 11 }), 1, 5],
    ["bases of four, eleven lost", battalion({ casualties: 11, figuresPerBase: 4 }), 2, 3],
    ["a regiment that lost seven", regiment("battle", { casualties: 7 }), 1, 1],
    ["a screen that lost three: a base for two", screen({ bases: 4, casualties: 3 }), 1, 1],
    ["a battery: all on its marker", guns({ casualties: 5 }), 0, 5],
  ] as const)("%s", (_name, unit, removed, remainder) => {
    expect(markedLosses(unit, rulebook)).toEqual({ removed, remainder });
  });

  it.each([
    ["a line without one of two bases", battalion({ casualties: 6 }), [8, 2], [5.25, 1.5]],
    ["without one of three", battalion({ casualties: 4, figuresPerBase: 4 }), [10.67, 2], [7, 1.5]],
    [
      "a march column grows shorter",
      battalion({ casualties: 6, formation: "marchColumn" }),
      [2, 8],
      [1.5, 5.25],
    ],
    ["two of four skirmish bases", screen({ bases: 4, casualties: 4 }), [7, 2], [4.75, 1.25]],
    ["a garrison has no front of its own", garrison("builtUp", { casualties: 6 }), [0, 0], [0, 0]],
  ] as const)("%s: %j cm, %j inches", (_name, unit, cm, inch) => {
    for (const [scale, size] of [
      ["cm", cm],
      ["inch", inch],
    ] as const) {
      const { frontage, depth } = footprintNow(unit, scale, "markers", rulebook);
      expect([frontage, depth]).toEqual(size);
    }
  });
});

describe("marking.roster", () => {
  it("keeps the whole front, whatever is lost", () => {
    const { frontage } = footprintNow(battalion({ casualties: 11 }), "cm", "roster", rulebook);
    expect(frontage).toBe(16);
  });
});
