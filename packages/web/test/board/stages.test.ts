import { describe, expect, it } from "vitest";
import { detailAt, penAt } from "../../src/board/pen.ts";
import type { BoardUnit, ShownField, ShownSide } from "../../src/board/shown.ts";
import { marks, names, stagesOf } from "../../src/board/stages.ts";

const side: ShownSide = { id: "french", name: "French", nation: "french", edge: "solid" };
const field: ShownField["field"] = {
  scale: "cm",
  inches: 0.65,
  width: 120,
  depth: 80,
  terrain: [],
  deployment: [],
};
const pane = { width: 600, height: 400 };

function battalion(id: string, x: number, y: number): BoardUnit {
  return {
    id,
    name: id,
    side,
    unit: { arm: "infantry", id, grade: "line", size: "standard", formation: "line" },
    standing: { at: { x, y, facing: 0 }, footprint: { width: 16, depth: 2 } },
    states: [],
    words: "",
  };
}

/** One every four centimetres along the table, from its left end. */
const along = Array.from({ length: 30 }, (_, place) => battalion(`u${place}`, 4 * place, 40));
const garrison: BoardUnit = { ...battalion("held", 0, 0), standing: { place: "mill" } };
const shown = { units: [...along, garrison], field, scale: "cm" } as const;

describe("a redraw at rest", () => {
  // The pane shows 60 cm across and 40 cm down, 100 cm from the left end in its middle.
  const camera = { k: 1, x: 300 - 1000, y: 200 - 400 };

  it("begins with the ground, then the sheet of the troops, the words, and the blocks one looks at", () => {
    const stages = stagesOf(shown, camera, pane, 1, () => 0.6);
    expect(stages.slice(0, 4)).toEqual([["ground"], ["troops"], ["over"], [names, marks]]);
    const blocks = stages.slice(4).flat();
    expect(blocks.slice(0, 3)).toEqual(["u25", "u24", "u26"]);
    expect(blocks.at(-1)).toBe("u0");
  });

  it("comes to every block once, a few a frame; a garrison has its flag alone", () => {
    const stages = stagesOf(shown, camera, pane, 1, () => 0.6).slice(4);
    expect(stages.flat().toSorted()).toEqual(along.map(({ id }) => id).toSorted());
    for (const stage of stages) expect(stage.length).toBeLessThanOrEqual(8);
  });

  it("leaves the blocks alone whose lines only grow with them, and those drawn already", () => {
    expect(stagesOf(shown, camera, pane, 0.55, () => 0.51)).toHaveLength(4);
    const done = new Set(["u25", "u24"]);
    const left = stagesOf(shown, camera, pane, 1, (part) => (done.has(part) ? 1 : 0.6));
    expect(left.slice(4).flat()).toHaveLength(28);
    expect(left.flat()).not.toContain("u25");
  });
});

describe("the pen", () => {
  it("is the lists' own at arm's length, and neither a hair from afar nor a bar from near", () => {
    const weightAt = (k: number): number => k / penAt(k);
    expect(weightAt(0.42)).toBeCloseTo(1, 9);
    expect(weightAt(0.1)).toBeCloseTo(0.5, 9);
    expect(weightAt(1.6)).toBeCloseTo(1.35, 9);
    expect(penAt(0.3)).toBe(penAt(0.5));
  });

  it("draws fewer parts of a block from afar", () => {
    expect([0.2, 0.3, 0.6].map(detailAt)).toEqual(["far", "middle", "near"]);
  });
});
