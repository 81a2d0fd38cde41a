import { describe, expect, test } from "vitest";
import {
  coverFrom,
  groundOf,
  inRedoubt,
  isSteepUp,
  isUphill,
  levelOf,
  lined,
  type TerrainPiece,
} from "../src/index.ts";
import { rectangle } from "./moves.ts";
import { battalion, drawn, field, garrison, guns, picture, put, stand } from "./pictures.ts";

const line = battalion();

describe("the ground a unit stands on: the worst that holds at least half of it", () => {
  const pieces: TerrainPiece[] = [
    { id: "r", kind: "rough", shape: rectangle(20, 20, 40, 40) },
    { id: "w", kind: "woods", shape: rectangle(60, 20, 80, 40) },
    { id: "o", kind: "woods", ground: "rough", shape: rectangle(60, 60, 80, 80) },
    { id: "m", kind: "marsh", shape: rectangle(40, 30, 50, 40) },
  ];
  const on = field({ terrain: pieces });
  const ground = (x: number, y: number, facing = 0) =>
    groundOf(on, stand(on, "A", line, x, y, facing));

  test.each([
    ["all of it in rough ground", 30, 30, "rough"],
    ["exactly half", 20, 30, "rough"],
    ["a tenth of a millimetre less", 19.99, 30, "open"],
    ["woods are difficult", 70, 30, "difficult"],
    ["unless they say rough", 70, 70, "rough"],
    ["half rough and half marsh: half difficult", 40, 32, "difficult"],
    ["a little marsh and much rough ground: rough", 37, 32, "rough"],
    ["none of it", 50, 70, "open"],
  ])("%s", (_, x, y, expected) => {
    expect(ground(x, y)).toBe(expected);
  });

  test("drawn", () => {
    const units = [stand(on, "A", line, 20, 30), stand(on, "B", line, 40, 34)];
    expect(picture(on, units, { left: 8, right: 58, near: 20, far: 40 })).toBe(
      drawn(`
        ············::::::::::::::::::::,,,,,,,,,,········
        ············::::::::::::::::::::,,,,,,,,,,········
        ············::::::::::::::::::::,,,,,,,,,,········
        ············::::::::::::BBBBBBBBBBBBBBBB,,········
        ············::::::::::::::::::::,,,,,,,,,,········
        ····AAAAAAAAAAAAAAAA::::::::::::··················
        ············::::::::::::::::::::··················
        ············::::::::::::::::::::··················
        ············::::::::::::::::::::··················
        ············::::::::::::::::::::··················
      `),
    );
  });

  test("a garrison stands in its place, not in the ground around it", () => {
    const village = field({
      terrain: [{ id: "v", kind: "builtUp", shape: rectangle(20, 20, 40, 40) }, ...pieces],
    });
    expect(groundOf(village, put(village, "b", garrison(), { garrison: "v" }))).toBe("open");
  });

  test("a piece that is not convex: an L, half of the unit in each arm", () => {
    const bent = field({
      terrain: [
        {
          id: "w",
          kind: "woods",
          shape: {
            polygon: [
              [20, 20],
              [60, 20],
              [60, 30],
              [30, 30],
              [30, 60],
              [20, 60],
            ],
          },
        },
      ],
    });
    const inside = (x: number, y: number) => groundOf(bent, stand(bent, "A", line, x, y));
    expect(inside(50, 28)).toBe("difficult");
    expect(inside(25, 50)).toBe("difficult");
    expect(inside(40, 50)).toBe("open");
    // Its rear rank is in the lower arm, the left half of the front rank in the other: ¾ of it.
    expect(inside(30, 31)).toBe("difficult");
  });
});

describe("fire.cover, fire.builtUp", () => {
  const on = field({
    terrain: [
      {
        id: "wall",
        kind: "cover",
        shape: {
          line: [
            [40, 50],
            [60, 50],
          ],
          width: 1,
        },
      },
      { id: "w", kind: "woods", shape: rectangle(0, 60, 20, 80) },
      { id: "q", kind: "redoubt", shape: rectangle(70, 60, 90, 80) },
      { id: "v", kind: "strongpoint", shape: rectangle(0, 0, 10, 10) },
    ],
  });
  const battery = stand(on, "A", guns(), 50, 20);
  const cover = (x: number, y: number, facing = 180) =>
    coverFrom(on, battery, stand(on, "b", line, x, y, facing));

  test.each([
    ["lining the wall, fired at across it", 50, 50.5, "cover"],
    ["a step behind it", 50, 50.51, "none"],
    ["before the wall", 50, 47.5, "none"],
    ["half in the woods", 20, 70, "cover"],
    ["less than half", 20.01, 70, "none"],
    ["in the redoubt", 80, 70, "cover"],
  ])("%s", (_, x, y, expected) => {
    expect(cover(x, y)).toBe(expected);
  });

  test("from behind, the wall is no cover", () => {
    const target = stand(on, "b", line, 50, 50.5, 180);
    expect(coverFrom(on, stand(on, "A", guns(), 50, 90, 180), target)).toBe("none");
    expect(lined(on, target).map(({ id }) => id)).toEqual(["wall"]);
  });

  test("a garrison has its place's", () => {
    expect(coverFrom(on, battery, put(on, "b", garrison("strongpoint"), { garrison: "v" }))).toBe(
      "strongpoint",
    );
  });

  test("melee.works: half of a unit in a redoubt is in it", () => {
    expect(inRedoubt(on, stand(on, "b", line, 70, 70))).toBe(true);
    expect(inRedoubt(on, stand(on, "b", line, 69.99, 70))).toBe(false);
  });
});

describe("charge.uphill", () => {
  const on = field({
    terrain: [
      { id: "h", kind: "hill", height: 1, shape: rectangle(20, 40, 80, 90) },
      { id: "k", kind: "hill", height: 2, steep: true, shape: rectangle(30, 60, 70, 80) },
    ],
  });
  const at = (y: number) => stand(on, "A", line, 50, y);

  test("levels: the highest hill under the middle", () => {
    expect([20, 41, 41.01, 70].map((y) => levelOf(on, at(y)))).toEqual([0, 1, 1, 2]);
    expect(levelOf(on, at(40.99))).toBe(0);
  });

  test.each([
    ["from the plain to the hill", 20, 50, true, false],
    ["from the hill to the steep one", 50, 70, true, true],
    ["level", 45, 50, false, false],
    ["downhill", 70, 50, false, false],
  ])("%s", (_, from, to, uphill, steep) => {
    expect(isUphill(on, at(from), at(to))).toBe(uphill);
    expect(isSteepUp(on, at(from), at(to))).toBe(steep);
  });
});
