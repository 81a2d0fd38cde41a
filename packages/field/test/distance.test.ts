import { describe, expect, test } from "vitest";
import { distance, inContact, terrainFaults } from "../src/index.ts";
import { battalion, drawn, field, garrison, guns, picture, put, stand } from "./pictures.ts";

const on = field({ width: 200, depth: 200 });
const line = battalion();

describe("scale.inclusive: distance from edge to edge", () => {
  test("straight ahead: from front edge to front edge", () => {
    const a = stand(on, "A", line, 20, 10);
    const b = stand(on, "b", line, 20, 18, 180);
    expect(distance(a, b)).toBe(800);
    expect(picture(on, [a, b], { right: 30, far: 22, near: 6 })).toBe(
      drawn(`
        ······························
        ············bbbbbbbbbbbbbbbb··
        ······························
        ······························
        ······························
        ······························
        ············AAAAAAAAAAAAAAAA··
        ······························
      `),
    );
  });

  test("from corner to corner: 3, 4 and 5", () => {
    const a = stand(on, "A", battalion({ formation: "attackColumn" }), 10, 10);
    const b = stand(on, "b", battalion({ formation: "attackColumn" }), 21, 14, 180);
    expect(distance(a, b)).toBe(500);
  });

  test("the length between two whole steps counts as the greater: 80 cm and a hair is out", () => {
    const a = stand(on, "A", guns(), 20, 10);
    const square = battalion({ formation: "square" });
    // Corner to corner 80 cm ahead and, each time, a tenth of a millimetre more to the side.
    const aside = (x: number) => distance(a, stand(on, "b", square, x, 90, 180));
    expect(aside(20 + 5 + 3)).toBe(8000);
    expect(aside(20 + 5 + 3 + 0.01)).toBe(8001);
    expect(aside(20 + 5 + 3 + 1.26)).toBe(8001);
    expect(aside(20 + 5 + 3 + 1.27)).toBe(8002);
  });

  test.each([0, 17, 30, 45, 123.5, 200])("it does not hang on who is asked first: %s°", (turn) => {
    const a = stand(on, "A", line, 50, 50, turn);
    const b = stand(on, "b", battalion({ formation: "attackColumn" }), 70, 61, 77);
    expect(distance(a, b)).toBe(distance(b, a));
  });

  test("inches are measured on their own column", () => {
    const inches = field({ scale: "inch" });
    const a = stand(inches, "A", line, 20, 10);
    const b = stand(inches, "b", line, 20, 15, 180);
    expect(distance(a, b)).toBe(500);
    const beside = stand(inches, "C", line, 20 + 10.5 + 3, 10);
    expect(distance(a, beside)).toBe(300);
  });
});

describe("contact", () => {
  test("edges that meet are in contact, one step apart they are not", () => {
    const a = stand(on, "A", line, 20, 10);
    expect(inContact(a, stand(on, "b", line, 20, 10, 180))).toBe(true);
    expect(inContact(a, stand(on, "b", line, 20, 10.01, 180))).toBe(false);
    expect(inContact(a, stand(on, "b", line, 36, 10))).toBe(true);
    expect(distance(a, stand(on, "b", line, 36, 10))).toBe(0);
  });

  test("a corner that meets an edge is contact", () => {
    const a = stand(on, "A", line, 20, 10);
    const b = stand(on, "b", battalion({ formation: "square" }), 24, 10, 180);
    expect(inContact(a, b)).toBe(true);
  });
});

describe("place.leave: a garrison is measured from its place's edge", () => {
  const village = field({
    terrain: [
      {
        id: "village",
        kind: "builtUp",
        shape: {
          polygon: [
            [40, 40],
            [60, 40],
            [60, 50],
            [50, 50],
            [50, 60],
            [40, 60],
          ],
        },
      },
    ],
  });
  const held = put(village, "b", garrison(), { garrison: "village" });

  test("from the nearest of its edges, also into a corner of it", () => {
    expect(distance(held, stand(village, "A", line, 50, 25))).toBe(1500);
    expect(distance(held, stand(village, "A", battalion({ formation: "square" }), 56, 62))).toBe(
      // Its rear edge is at 56 cm, 6 cm from the village below it, 3 cm from the wall beside it.
      300,
    );
  });

  test("drawn", () => {
    const a = stand(village, "A", battalion({ formation: "square" }), 56, 62);
    expect(picture(village, [a], { left: 36, right: 64, near: 38, far: 64 })).toBe(
      drawn(`
        ····························
        ·················AAAAAA·····
        ····▦▦▦▦▦▦▦▦▦▦···AAAAAA·····
        ····▦▦▦▦▦▦▦▦▦▦···AAAAAA·····
        ····▦▦▦▦▦▦▦▦▦▦··············
        ····▦▦▦▦▦▦▦▦▦▦··············
        ····▦▦▦▦▦▦▦▦▦▦··············
        ····▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦····
        ····▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦····
        ····▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦····
        ····▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦····
        ····▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦····
        ····························
      `),
    );
  });

  test("a formation does not hold a place, a garrison does not stand without one", () => {
    expect(() => put(village, "b", line, { garrison: "village" })).toThrow();
    expect(() => put(village, "b", held.unit, { x: 1, y: 1, facing: 0 })).toThrow();
    expect(() => put(village, "b", held.unit, { garrison: "hamlet" })).toThrow();
  });
});

describe("shapes that are no ground", () => {
  const fault = (shape: Parameters<typeof terrainFaults>[0][number]["shape"]) =>
    terrainFaults([{ id: "w", kind: "woods", shape }]).map((one) => one.fault);

  test.each([
    [
      "two corners",
      {
        polygon: [
          [0, 0],
          [5, 5],
        ],
      },
      "tooFewPoints",
    ],
    [
      "all in one line",
      {
        polygon: [
          [0, 0],
          [5, 5],
          [9, 9],
        ],
      },
      "noArea",
    ],
    [
      "a bow tie",
      {
        polygon: [
          [0, 0],
          [9, 9],
          [9, 0],
          [0, 9],
        ],
      },
      "crossesItself",
    ],
    [
      "a corner on another edge",
      {
        polygon: [
          [0, 0],
          [9, 0],
          [9, 9],
          [5, 0],
          [0, 9],
        ],
      },
      "crossesItself",
    ],
    [
      "a course of one point",
      {
        line: [
          [1, 1],
          [1, 1],
        ],
        width: 2,
      },
      "tooFewPoints",
    ],
    [
      "a course without width",
      {
        line: [
          [1, 1],
          [9, 1],
        ],
        width: 0,
      },
      "noWidth",
    ],
  ] as const)("%s", (_, shape, named) => {
    expect(fault(shape)).toEqual([named]);
  });

  test("either way round, corners written twice or on a straight edge: all fine", () => {
    expect(
      fault({
        polygon: [
          [0, 0],
          [5, 0],
          [9, 0],
          [9, 9],
          [9, 9],
          [0, 9],
        ],
      }),
    ).toEqual([]);
    expect(
      fault({
        polygon: [
          [0, 9],
          [9, 9],
          [9, 0],
          [0, 0],
        ],
      }),
    ).toEqual([]);
  });
});
