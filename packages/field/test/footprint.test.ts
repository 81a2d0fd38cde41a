import { frontageOf, rulebook, type Unit } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { footprintOf, outlineAt } from "../src/index.ts";
import {
  battalion,
  drawn,
  field,
  garrison,
  guns,
  horse,
  picture,
  screen,
  stand,
} from "./pictures.ts";

const size = (
  unit: Unit,
  scale: "cm" | "inch" | "inchAsCm" = "cm",
  marking: "roster" | "markers" = "roster",
) => {
  const footprint = footprintOf(unit, scale, marking, rulebook);
  return footprint && [footprint.frontage / 100, footprint.depth / 100];
};

describe("footprint.table", () => {
  test.each([
    ["line", [16, 2], [10.5, 1.5]],
    ["attackColumn", [8, 4], [5.25, 2.5]],
    ["companyColumn", [4, 8], [2.75, 5.25]],
    ["marchColumn", [2, 16], [1.5, 10.5]],
    ["massedColumn", [8, 6], [5.25, 4]],
    ["square", [6, 6], [4, 4]],
    ["openOrder", [20, 2], [13, 1.5]],
  ] as const)("infantry in %s", (formation, cm, inches) => {
    expect(size(battalion({ formation }))).toEqual(cm);
    expect(size(battalion({ formation }), "inch")).toEqual(inches);
    expect(size(battalion({ formation }), "inchAsCm")).toEqual(inches);
  });

  test.each([
    ["line", "large", [21.3, 2], [14, 1.5]],
    ["line", "small", [10.7, 2], [7, 1.5]],
    ["attackColumn", "large", [10.7, 4], [7, 2.5]],
    ["attackColumn", "small", [5.3, 4], [3.5, 2.5]],
    ["companyColumn", "large", [5.3, 8], [3.7, 5.25]],
    ["companyColumn", "small", [2.7, 8], [1.8, 5.25]],
    ["marchColumn", "large", [2, 21.3], [1.5, 14]],
    ["marchColumn", "small", [2, 10.7], [1.5, 7]],
    ["square", "large", [8, 8], [5.3, 5.3]],
    ["square", "small", [4, 4], [2.7, 2.7]],
    ["openOrder", "large", [26.7, 2], [17.3, 1.5]],
    ["openOrder", "small", [13.3, 2], [8.7, 1.5]],
  ] as const)("%s, %s: ×4⁄3 or ×2⁄3, half up to the tenth", (formation, sized, cm, inches) => {
    expect(size(battalion({ formation, size: sized }))).toEqual(cm);
    expect(size(battalion({ formation, size: sized }), "inch")).toEqual(inches);
  });

  test.each([
    ["cavalry in line", horse(), [15, 2.5], [10, 1.75]],
    ["large cavalry in line", horse({ size: "large" }), [20, 2.5], [13.3, 1.75]],
    ["cavalry in column", horse({ formation: "column" }), [5, 7.5], [3.25, 5]],
    ["four guns deployed", guns(4), [10, 3], [7, 2]],
    ["three guns deployed", guns(3), [7.5, 3], [5.25, 2]],
    ["four guns limbered", guns(4, { formation: "limbered" }), [2, 16], [1.25, 11]],
    ["a screen of four bases", screen(4), [15, 2], [10.25, 1.25]],
    ["a screen of two bases", screen(2), [7, 2], [4.75, 1.25]],
  ])("%s", (_, unit, cm, inches) => {
    expect(size(unit)).toEqual(cm);
    expect(size(unit, "inch")).toEqual(inches);
  });

  test("a garrison has no footprint: it stands in its place", () => {
    const unit = garrison();
    expect(size(unit)).toBeNull();
    expect(frontageOf(unit, "cm", rulebook)).toBe(0);
  });
});

describe("marking.roster", () => {
  test("the full frontage, whatever is lost", () => {
    expect(size(battalion({ casualties: 11 }))).toEqual([16, 2]);
    expect(size({ ...screen(4), casualties: 4 })).toEqual([15, 2]);
  });
});

describe("marking.markers", () => {
  test.each([
    ["five of twelve figures lost, six a base: none removed", { casualties: 5 }, [16, 2]],
    ["six lost: one of two bases", { casualties: 6 }, [8, 2]],
    ["eleven lost: still one base", { casualties: 11 }, [8, 2]],
    ["four a base, eight lost: one of three left", { casualties: 8, figuresPerBase: 4 }, [5.33, 2]],
    ["a march column grows shorter", { casualties: 6, formation: "marchColumn" }, [2, 8]],
  ] as const)("%s", (_, more, left) => {
    expect(size(battalion(more), "cm", "markers")).toEqual(left);
  });

  test("a screen loses a base for two casualties", () => {
    // Two bases of 3 with a gap of 1 between them.
    expect(size({ ...screen(4), casualties: 4 }, "cm", "markers")).toEqual([7, 2]);
  });

  test("batteries keep their models", () => {
    expect(size({ ...guns(4), casualties: 5 }, "cm", "markers")).toEqual([10, 3]);
  });
});

describe("where a footprint lies", () => {
  const corners = (facing: number) =>
    outlineAt({ x: 5000, y: 5000, facing }, { frontage: 1600, depth: 200 }).map(({ x, y }) => [
      x,
      y,
    ]);

  test("the pose is the middle of the front edge; corners run from front left over the rear", () => {
    expect(corners(0)).toEqual([
      [4200, 5000],
      [4200, 4800],
      [5800, 4800],
      [5800, 5000],
    ]);
    expect(corners(90 * 60)).toEqual([
      [5000, 5800],
      [4800, 5800],
      [4800, 4200],
      [5000, 4200],
    ]);
    expect(corners(180 * 60)).toEqual([
      [5800, 5000],
      [5800, 5200],
      [4200, 5200],
      [4200, 5000],
    ]);
    expect(corners(270 * 60)).toEqual([
      [5000, 4200],
      [5200, 4200],
      [5200, 5800],
      [5000, 5800],
    ]);
  });

  test("odd inches: corners half a step off the grid are exact", () => {
    const [left] = outlineAt({ x: 1000, y: 1000, facing: 0 }, { frontage: 525, depth: 200 });
    expect(left).toEqual({ x: 737.5, y: 1000 });
  });

  test("a line, a column facing right and a square, drawn", () => {
    const on = field();
    const units = [
      stand(on, "A", battalion(), 10, 18),
      stand(on, "B", battalion({ formation: "attackColumn" }), 28, 14, 90),
      stand(on, "C", battalion({ formation: "square" }), 34, 18),
    ];
    expect(picture(on, units, { right: 40, far: 20, near: 8 })).toBe(
      drawn(`
        ········································
        ··AAAAAAAAAAAAAAAA······BBBB···CCCCCC···
        ························BBBB···CCCCCC···
        ························BBBB···CCCCCC···
        ························BBBB············
        ········································
      `),
    );
  });

  test("a line at 45°, drawn", () => {
    const on = field();
    const units = [stand(on, "A", battalion(), 12, 12, 45)];
    expect(picture(on, units, { right: 20, far: 20, near: 0 })).toBe(
      drawn(`
        ····················
        ······A·············
        ······AAA···········
        ········AAA·········
        ··········AAA·······
        ············AAA·····
        ··············AAA···
        ····················
        ····················
        ····················
      `),
    );
  });
});
