import { en } from "@adjutant/phrases/en";
import { describe, expect, it } from "vitest";
import { lettering, partsOf } from "../../src/board/lettering.ts";
import { detailAt, grainAt, penAt } from "../../src/board/pen.ts";
import { engraving } from "../../src/board/plates.ts";
import { scales } from "../../src/board/scales.ts";
import type { BoardUnit, ShownField, ShownSide } from "../../src/board/shown.ts";
import { byField } from "../../src/board/signs.ts";
import { slices } from "../../src/board/slices.ts";
import { stagesOf } from "../../src/board/stages.ts";

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
const shown: ShownField = {
  title: "Thirty battalions",
  field,
  scale: "cm",
  sides: [side],
  units: [...along, garrison],
  generals: [],
  zones: [],
  arrivals: [],
  objectives: [],
};

describe("a redraw at rest", () => {
  // The pane shows 60 cm across and 40 cm down, 100 cm from the left end in its middle.
  const camera = { k: 1, x: 300 - 1000, y: 200 - 400 };
  const stagesAt = (k: number, before: (part: string) => number) =>
    stagesOf(shown, camera, pane, k, before, en).map(({ parts }) => parts);
  const ground = ["soil", "courses", "places", "trees"];
  const blocksIn = (stages: readonly (readonly string[])[]): string[] =>
    stages.flat().filter((part) => along.some(({ id }) => id === part));

  it("begins with all as it is, sharp; then come the words, the ground, and the blocks one looks at", () => {
    const stages = stagesAt(1, () => 0.3);
    expect(stages.slice(0, 4)).toEqual([["layer"], ["over"], ["names"], ["names 0"]]);
    expect(stages.slice(4, 6)).toEqual([["edge"], ["terms"]]);
    expect(stages.slice(6, 10).flat()).toEqual(ground);
    expect(stages[10]).toEqual(["marks"]);
    const blocks = blocksIn(stages.slice(11));
    expect(blocks.slice(0, 3)).toEqual(["u25", "u24", "u26"]);
    expect(blocks.at(-1)).toBe("u0");
  });

  it("comes to every block once, a few a frame; a garrison has its flag alone", () => {
    const stages = stagesAt(1, () => 0.3);
    expect(blocksIn(stages).toSorted()).toEqual(along.map(({ id }) => id).toSorted());
    for (const stage of stages) expect(stage.length).toBeLessThanOrEqual(8);
    expect(stages.flat()).not.toContain("held");
  });

  it("leaves alone what only grows with the scale, and what is drawn already", () => {
    const near = stagesAt(0.55, () => 0.51);
    expect(blocksIn(near)).toEqual([]);
    expect(near.flat()).not.toEqual(expect.arrayContaining(["soil"]));
    const done = new Set(["u25", "u24", "trees"]);
    const left = stagesAt(1, (part) => (done.has(part) ? 1 : 0.3));
    expect(blocksIn(left)).toHaveLength(28);
    expect(left.flat()).not.toContain("u25");
    expect(left.flat()).toContain("soil");
    expect(left.flat()).not.toContain("trees");
  });

  it("has the plates and the places of names worked out before it needs them", () => {
    const stages = stagesOf(shown, camera, pane, 1, () => 0.3, en);
    const needs = (part: string) => stages.find(({ parts }) => parts.includes(part))?.needs;
    expect(needs("soil")).toBe(engraving(field, grainAt(1)));
    expect(needs("names 0")).toBe(lettering(shown, 1, en));
    expect(needs("edge")).toBeUndefined();
  });
});

describe("the names", () => {
  it("are drawn in parts of forty units, the ground's first", () => {
    const more = Array.from({ length: 20 }, (_, place) =>
      battalion(`u${30 + place}`, 6 * place, 20),
    );
    const many = { ...shown, units: [...along, ...more] };
    expect(partsOf(many)).toEqual(["names", "names 0", "names 1"]);
    const parts = lettering(many, 1.5, en).outcome();
    const drawn = [...parts].flatMap(([part, names]) => names.map(({ id }) => ({ part, id })));
    expect(drawn.length).toBeGreaterThan(0);
    for (const { part, id } of drawn) {
      expect(part).toBe(Number(id.replace("unit u", "")) < 40 ? "names 0" : "names 1");
    }
  });

  it("are worked out once for a scale and a language, and the last four scales are kept", () => {
    const own = { ...shown };
    const first = lettering(own, 1, en);
    for (const k of [1.1, 1.2, 1.3]) lettering(own, k, en);
    expect(lettering(own, 1, en)).toBe(first);
    for (const k of [1.4, 1.5, 1.6, 1.55]) lettering(own, k, en);
    expect(lettering(own, 1, en)).not.toBe(first);
    expect(lettering(own, 1, en).outcome()).toEqual(first.outcome());
  });
});

describe("signs all over a sheet", () => {
  it("are a path for each field of it, those nearer to the near edge later, in the order given", () => {
    const sign = (path: string, x: number, y: number) => ({ at: { x, y }, path });
    const paths = byField([
      sign("near ", 10, 600),
      sign("far ", 10, 10),
      sign("far, beside ", 200, 230),
      sign("far, aside ", 250, 10),
    ]);
    expect(paths).toEqual(["far far, beside ", "far, aside ", "near "]);
  });
});

describe("scales", () => {
  it("change for each part when it is drawn, and only those that watch it are told", () => {
    const drawing = scales(0.5);
    const told: string[] = [];
    const leave = drawing.watch("a", () => told.push("a"));
    drawing.watch("b", () => told.push("b"));
    drawing.begin(1, ["a", "b"]);
    expect([drawing.drawn(), drawing.of("a"), drawing.of("b"), drawing.of("c")]).toEqual([
      1, 0.5, 0.5, 1,
    ]);
    expect(told).toEqual([]);
    drawing.draw(["a"]);
    expect([drawing.of("a"), drawing.of("b")]).toEqual([1, 0.5]);
    expect(told).toEqual(["a"]);
    leave();
    drawing.begin(2, ["a", "b"]);
    expect([drawing.of("a"), drawing.of("b")]).toEqual([1, 0.5]);
    drawing.draw(["a", "b"]);
    expect(told).toEqual(["a", "b"]);
  });

  it("come to one for all parts at once for paper", () => {
    const drawing = scales(0.5);
    const told: string[] = [];
    for (const part of ["a", "b"]) drawing.watch(part, () => told.push(part));
    drawing.begin(1, ["b"]);
    drawing.drawAll(0.4);
    expect([drawing.drawn(), drawing.of("a"), drawing.of("b")]).toEqual([0.4, 0.4, 0.4]);
    expect(told).toEqual(["a", "b"]);
  });
});

describe("work in slices", () => {
  function* counted(done: number[]): Generator<void, number> {
    for (let step = 1; step <= 3; step++) {
      done.push(step);
      yield;
    }
    return done.length;
  }

  it("goes on until it is told to stop, and is done at once where its outcome is asked for", () => {
    const done: number[] = [];
    const work = slices(counted(done));
    let steps = 0;
    work.goOn(() => steps++ >= 2);
    expect(done).toEqual([1, 2]);
    expect(work.done()).toBe(false);
    expect(work.outcome()).toBe(3);
    expect(done).toEqual([1, 2, 3]);
    expect(work.done()).toBe(true);
    expect(work.outcome()).toBe(3);
  });

  it("ends by itself", () => {
    const work = slices(counted([]));
    work.goOn(() => false);
    expect(work.done()).toBe(true);
    expect(work.outcome()).toBe(3);
  });
});

describe("the pen", () => {
  const weightAt = (k: number): number => k / penAt(k);

  it("is the lists' own at arm's length, and neither a hair from afar nor a bar from near", () => {
    expect(weightAt(0.42)).toBeCloseTo(1, 9);
    expect(penAt(0.3)).toBe(penAt(0.5));
    // At most a fifth heavier from afar and lighter from near than the limit, never beyond it.
    for (let k = 0.06; k <= 1.6; k += 0.01) {
      expect(weightAt(k)).toBeGreaterThanOrEqual(0.5 - 1e-9);
      expect(weightAt(k)).toBeLessThanOrEqual(1.35 + 1e-9);
      if (k < 0.2) expect(weightAt(k)).toBeLessThan(0.5 * 1.2 + 1e-9);
      if (k > 0.6) expect(weightAt(k)).toBeGreaterThan(1.35 / 1.2 - 1e-9);
    }
  });

  it("is another one in few steps only", () => {
    const pens = new Set<number>();
    for (let k = 0.06; k <= 1.6; k += 0.005) pens.add(penAt(k));
    expect(pens.size).toBeLessThanOrEqual(16);
  });

  it("draws fewer parts of a block from afar", () => {
    expect([0.2, 0.3, 0.6].map(detailAt)).toEqual(["far", "middle", "near"]);
  });
});
