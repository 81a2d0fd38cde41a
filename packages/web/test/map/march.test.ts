import { type Field, fieldFrom, type InFormation, standing as standsAt } from "@adjutant/field";
import { mapEn } from "@adjutant/phrases/map/en";
import { rulebook, type Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { comingOn } from "../../src/map/arrival.ts";
import { costOf, ruled } from "../../src/map/cost.ts";
import { measured, usual } from "../../src/map/doing.ts";
import {
  foremostFirst,
  type Intent,
  onAslant,
  planned,
  standing,
  together,
} from "../../src/map/march.ts";

const field: Field = fieldFrom({ width: 120, depth: 90, terrain: [] }, rulebook);

const column: Unit = {
  arm: "infantry",
  grade: "line",
  size: "standard",
  formation: "attackColumn",
  id: "a",
};

function at(x: number, y: number, facing = 0): InFormation {
  const stands = standsAt(field, { id: "a", side: "s", unit: column }, { x, y, facing });
  if (stands?.holds !== null) throw new Error("it stands nowhere");
  return stands;
}

const meant = (intent: Partial<Intent>): Intent => ({ ...standing, ...intent });
const go = (mover: InFormation, intent: Partial<Intent>) =>
  planned({ field, units: [mover] }, mover, meant(intent));

describe("a move as a player means it", () => {
  it("goes straight to a point before its front, at its cost", () => {
    const { legs, whole, part } = go(at(60, 20), { goal: { x: 60, y: 28 } });
    expect(legs).toEqual([{ kind: "ahead", length: 800 }]);
    expect(whole).toMatchObject({ refusal: null, spent: 800, move: 1500 });
    expect(part).toBeNull();
  });

  it("beyond its move it has a longest part (`move.rate`)", () => {
    const { whole, part } = go(at(60, 20), { goal: { x: 60, y: 40 } });
    expect(whole.refusal).toMatchObject({ clause: "move.rate", measured: 20, limit: 15 });
    expect(part?.legs).toEqual([{ kind: "ahead", length: 1500 }]);
  });

  it("faces where it is told to, by a wheel of its own at the end", () => {
    const { legs } = go(at(60, 20), { goal: { x: 60, y: 22 }, face: 15 });
    expect(legs).toEqual([
      { kind: "ahead", length: 200 },
      { kind: "wheel", turn: 900 },
    ]);
  });

  it("turns about before it wheels more than a quarter", () => {
    const { legs } = go(at(60, 20), { face: 170 });
    expect(legs).toEqual([{ kind: "about" }, { kind: "wheel", turn: -600 }]);
  });

  it("changes formation at its start, or at its end", () => {
    const goal = { x: 60, y: 22 };
    const kinds = (intent: Partial<Intent>): string[] =>
      go(at(60, 20), intent).legs.map(({ kind }) => kind);
    expect(kinds({ goal, formation: "line" })).toEqual(["form", "ahead"]);
    expect(kinds({ goal, formation: "line", formsLast: true })).toEqual(["ahead", "form"]);
  });
});

describe("a brigade keeps its shape", () => {
  const lead = { x: 50, y: 20, facing: 0 };

  it("shifted: everybody as far and the same way", () => {
    expect(together(lead, { x: 53, y: 24, facing: 0 }, [{ x: 60, y: 18, facing: 350 }])).toEqual([
      { x: 63, y: 22, facing: 350 },
    ]);
  });

  it("wheeled: clockwise round its leader", () => {
    // A quarter turn to the right: who was on the right is now behind.
    expect(together(lead, { ...lead, facing: 90 }, [{ x: 60, y: 20, facing: 0 }])).toEqual([
      { x: 50, y: 10, facing: 90 },
    ]);
  });

  it("the foremost on the way set out first", () => {
    const rear = { from: { x: 0, y: 0, facing: 0 }, to: { x: 0, y: 5, facing: 0 }, id: "rear" };
    const front = { from: { x: 0, y: 9, facing: 0 }, to: { x: 0, y: 14, facing: 0 }, id: "front" };
    expect(foremostFirst([rear, front]).map(({ id }) => id)).toEqual(["front", "rear"]);
  });
});

describe("a reinforcement comes on at its stretch of the edge (`reserve.scheduled`)", () => {
  const drawn = {
    width: 120,
    depth: 90,
    arrivals: [
      {
        brigade: "b",
        edge: [
          [40, 90],
          [80, 90],
        ] as const,
      },
      {
        brigade: "left",
        edge: [
          [0, 10],
          [0, 50],
        ] as const,
      },
    ],
  };
  const size = { width: 8, depth: 4 };

  it.each([
    // Its rear on the far edge, facing the near one; as far along as the stretch has room.
    ["b", { x: 60, y: 70 }, { x: 60, y: 86, facing: 180 }],
    ["b", { x: 10, y: 70 }, { x: 44, y: 86, facing: 180 }],
    ["left", { x: 30, y: 20 }, { x: 4, y: 20, facing: 90 }],
  ] as const)("%s", (brigade, point, pose) => {
    expect(comingOn(drawn, brigade, size, point, 1)).toEqual(pose);
  });

  it("has nowhere to come on without one", () => {
    expect(comingOn(drawn, "other", size, { x: 0, y: 0 }, 1)).toBeNull();
  });
});

describe("what one takes a unit in hand for", () => {
  const may = (order: "move" | "volley" | "declare") => [{ order, refused: null }];

  it("is the order of the phase, as far as it may be given", () => {
    expect(usual("movement", may("move"), true)).toMatchObject({ kind: "march" });
    expect(usual("movement", [], true)).toEqual({ kind: "nothing" });
    expect(usual("movement", [], false)).toEqual({ kind: "place" });
    expect(usual("fire", may("volley"), true)).toEqual({ kind: "aim", order: "volley" });
    expect(usual("charges", may("declare"), true)).toEqual({ kind: "aim", order: "declare" });
    expect(usual("deployment", [], false)).toEqual({ kind: "place" });
  });

  it("the ruler begins anew with a third point", () => {
    const [a, b, c] = [1, 2, 3].map((x) => ({ x, y: 0 }));
    if (!a || !b || !c) throw new Error("three points");
    const one = measured({ kind: "measure", from: null, to: null }, a);
    expect(one).toEqual({ kind: "measure", from: a, to: null });
    expect(measured({ kind: "measure", from: a, to: null }, b)).toEqual({
      kind: "measure",
      from: a,
      to: b,
    });
    expect(measured({ kind: "measure", from: a, to: b }, c)).toEqual({
      kind: "measure",
      from: c,
      to: null,
    });
  });
});

describe("a key that pushes a unit aside (`move.wheel`)", () => {
  const asks = (mover: InFormation, goal: { x: number; y: number }) =>
    onAslant({ field, units: [mover] }, mover, goal);

  it.each([
    [0, { x: 61, y: 20 }, { x: 61, y: 21.02 }],
    [0, { x: 59, y: 20 }, { x: 59, y: 21.02 }],
    [90, { x: 60, y: 19 }, { x: 61.02, y: 19 }],
  ])("facing %i, leads on aslant, which is legal", (facing, goal, to) => {
    const mover = at(60, 20, facing);
    expect(go(mover, { goal }).whole.refusal).toMatchObject({ clause: "move.wheel" });
    const aslant = asks(mover, goal);
    expect(aslant.x).toBeCloseTo(to.x, 2);
    expect(aslant.y).toBeCloseTo(to.y, 2);
    expect(go(mover, { goal: aslant }).whole.refusal).toBeNull();
  });

  it("what an oblique or a wheel leads to stays as it is", () => {
    expect(asks(at(60, 20), { x: 62, y: 24 })).toEqual({ x: 62, y: 24 });
    expect(asks(at(60, 20), { x: 68, y: 24 })).toEqual({ x: 68, y: 24 });
  });
});

describe("figures beside a limit", () => {
  const cost = (spent: number) =>
    costOf({ spent, move: 40 }, (length) => `${length} cm`, mapEn).replaceAll("\u00a0", " ");

  it("tell a move to a tenth, and one that is too long exactly", () => {
    expect(cost(7.41)).toBe("7.5 cm of 40 cm");
    expect(cost(40)).toBe("40 cm of 40 cm");
    expect(cost(40.01)).toBe("40.01 cm of 40 cm");
    expect(cost(40.03)).toBe("40.03 cm of 40 cm");
  });

  it("are rounded up by the ruler, as what is measured against a limit", () => {
    expect(ruled({ x: 0, y: 0 }, { x: 36, y: 48 })).toBe(60);
    // 60.0000083 cm: too far for a general, who rides 60 (`move.rate`).
    expect(ruled({ x: 0, y: 0 }, { x: 60, y: 0.01 })).toBe(60.01);
  });
});
