import { rulebook, type Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { drawnSize } from "../src/symbols/footprint.ts";
import { guns as drawnGuns } from "../src/symbols/guns.ts";
import { dots, wavyPath } from "../src/symbols/shapes.ts";
import { pieces } from "../src/symbols/troops.ts";

const infantry = { arm: "infantry", grade: "line" } as const;
const guns = {
  arm: "artillery",
  kind: "gun",
  gun: "medium",
  mount: "foot",
  grade: "line",
  models: 4,
  formation: "deployed",
} as const;

describe("drawnSize (footprint.table)", () => {
  it.each<[string, Unit, number, number]>([
    ["Standard line", { ...infantry, size: "standard", formation: "line" }, 16, 2],
    ["Large line, frontage × 4/3", { ...infantry, size: "large", formation: "line" }, 21.3, 2],
    [
      "Small column, frontage × 2/3",
      { ...infantry, size: "small", formation: "attackColumn" },
      5.3,
      4,
    ],
    [
      "Large march column, depth × 4/3",
      { ...infantry, size: "large", formation: "marchColumn" },
      2,
      21.3,
    ],
    ["Small square, both", { ...infantry, size: "small", formation: "square" }, 4, 4],
    ["four models deployed", guns, 10, 3],
    ["four models limbered", { ...guns, formation: "limbered" }, 2, 16],
    ["four bases with gaps", { arm: "screen", grade: "line", bases: 4 }, 15, 2],
  ])("%s", (_name, unit, width, depth) => {
    const found = drawnSize(unit, "roster", rulebook);
    expect(found.width).toBeCloseTo(width, 9);
    expect(found.depth).toBeCloseTo(depth, 9);
  });

  it("shrinks a screen with the bases it has lost, whatever is marked", () => {
    const screen = { arm: "screen", grade: "line", bases: 4, casualties: 4 } as const;
    expect(drawnSize(screen, undefined, rulebook).width).toBe(7);
  });

  it("narrows a line by its removed bases where markers show losses (marking.markers)", () => {
    const line = {
      ...infantry,
      size: "standard",
      formation: "line",
      figuresPerBase: 4,
      casualties: 9,
    } as const;
    expect(drawnSize(line, "markers", rulebook).width).toBeCloseTo(5.33, 9);
    expect(drawnSize(line, "roster", rulebook).width).toBe(16);
  });
});

describe("pieces", () => {
  it("draws howitzers and mortars among the models", () => {
    expect(pieces({ ...guns, howitzers: 1, mortars: 1 })).toEqual([
      "gun",
      "gun",
      "howitzer",
      "howitzer",
    ]);
  });

  it("draws a rocket battery as darts", () => {
    const rockets = {
      arm: "artillery",
      kind: "rocket",
      mount: "horse",
      grade: "line",
      models: 2,
      formation: "deployed",
    } as const;
    expect(pieces(rockets)).toEqual(["rocket", "rocket"]);
  });
});

describe("shapes", () => {
  it("closes a wavy edge", () => {
    expect(wavyPath({ width: 40, depth: 10 }, 1.5, 7.5)).toMatch(/^M0 0q.*Z$/);
  });

  it("keeps every dot inside the block", () => {
    for (const [x, y] of dots({ width: 50, depth: 8 }, 14, 2)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(50);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(8);
    }
  });
});

describe("a battery's drawing", () => {
  const rows = (path: string): number[] =>
    [...path.matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y));

  it("has every model in one path for each part, as large as is asked for", () => {
    const two = drawnGuns(
      [
        { piece: "gun", x: 10, y: 20 },
        { piece: "rocket", x: 30, y: 20 },
      ],
      2,
      null,
    );
    // The gun's muzzle lies 7 before its axle, its trail 7.2 behind; a rocket has no wheels.
    expect(two.barrel).toBe("M7.8 6L12.2 6L13.4 26L6.6 26ZM30 4L34 13L26 13Z");
    expect(two.trail).toBe("M10 26L10 34.4M30 12L30 34");
    expect(two.wheel.match(/M/g)).toHaveLength(3);
    expect(two.limber).toBe("");
  });

  it("has the muzzles to the rear where it is limbered, the team's bar behind the axle", () => {
    const { barrel, limber } = drawnGuns([{ piece: "howitzer", x: 0, y: 0 }], 1, 7.5);
    expect(Math.max(...rows(barrel))).toBe(3.6);
    expect(rows(limber)).toEqual([7.5, 7.5]);
  });
});
