import { describe, expect, test } from "vitest";
import {
  type Field,
  type OnTable,
  type SightCase,
  sight,
  type TerrainPiece,
} from "../src/index.ts";
import { all, battalion, field, front, garrison, guns, put, stand } from "./pictures.ts";

const open = field();
const line = battalion();

const see = (
  firer: OnTable,
  target: OnTable,
  others: readonly OnTable[] = [],
  how: SightCase = {},
  on: Field = open,
) => sight(on, [firer, target, ...others], firer, target, how);

describe("fire.blockers", () => {
  const on = (...terrain: TerrainPiece[]) => field({ terrain });
  const rectangle = (
    id: string,
    kind: "woods" | "builtUp",
    near: number,
    far: number,
  ): TerrainPiece => ({
    id,
    kind,
    shape: {
      polygon: [
        [20, near],
        [80, near],
        [80, far],
        [20, far],
      ],
    },
  });
  const across = (table: Field, from: number, to: number, others: readonly OnTable[] = []) =>
    front(
      see(
        stand(table, "A", guns(), 50, from),
        stand(table, "b", line, 50, to, 180),
        others,
        {},
        table,
      ),
    );

  test.each([
    ["a target 5 cm inside is seen", 30, 35, "!"],
    ["5.01 cm inside it is not", 30, 35.01, "x"],
    ["from 5 cm inside one sees out", 55, 80, "!"],
    ["from 5.01 cm inside one does not", 54.99, 80, "x"],
    ["through a wood nobody sees", 10, 80, "x"],
    ["within a wood one sees 5 cm", 40, 45, "!"],
    ["and not 5.01 cm", 40, 45.01, "x"],
  ])("woods: %s", (_, from, to, expected) => {
    expect(across(on(rectangle("w", "woods", 30, 60)), from, to)).toBe(all(expected));
  });

  test("two woods that touch are one", () => {
    const table = on(rectangle("v", "woods", 30, 33), rectangle("w", "woods", 33, 60));
    expect(across(table, 20, 35)).toBe(all("!"));
    expect(across(table, 20, 35.01)).toBe(all("x"));
  });

  test("built-up areas block; the one that the target holds does not", () => {
    const table = on(rectangle("v", "builtUp", 30, 40));
    expect(across(table, 10, 60)).toBe(all("x"));
    const held = put(table, "b", garrison(), { garrison: "v" });
    const battery = stand(table, "A", guns(), 50, 10);
    expect(front(see(battery, held, [], {}, table))).toBe(all("!"));
    const inside = put(table, "G", garrison(), { garrison: "v" });
    expect(front(see(inside, stand(table, "c", line, 50, 55, 180), [], {}, table))).toBe(all("!"));
  });

  test("walls, roads, rivers and rough ground do not block", () => {
    const shape = {
      line: [
        [20, 30],
        [80, 30],
      ],
      width: 2,
    } as const;
    const pieces = (["cover", "road", "river", "bridge"] as const).map((kind) => ({
      id: kind,
      kind,
      shape,
    }));
    const rough: TerrainPiece = {
      id: "r",
      kind: "rough",
      shape: {
        polygon: [
          [20, 40],
          [80, 40],
          [80, 50],
        ],
      },
    };
    expect(across(on(...pieces, rough), 10, 60)).toBe(all("!"));
  });

  const hill = (more: object = {}): TerrainPiece => ({
    id: "h",
    kind: "hill",
    height: 1,
    shape: {
      polygon: [
        [10, 30],
        [90, 30],
        [90, 60],
        [10, 60],
      ],
    },
    ...more,
  });

  test.each([
    ["it hides the plain behind it", {}, 10, 80, "x"],
    ["from it one sees", {}, 50, 80, "!"],
    ["who stands on it is seen", {}, 10, 40, "!"],
    [
      "a crest hides what is beyond, even from the slope",
      {
        crest: [
          [10, 45],
          [90, 45],
        ],
      },
      40,
      80,
      "x",
    ],
    [
      "before the crest one is seen",
      {
        crest: [
          [10, 45],
          [90, 45],
        ],
      },
      10,
      40,
      "!",
    ],
    [
      "on the crest one sees both ways",
      {
        crest: [
          [10, 45],
          [90, 45],
        ],
      },
      46,
      80,
      "!",
    ],
    [
      "a crest aside hides nothing",
      {
        crest: [
          [10, 45],
          [20, 45],
        ],
      },
      10,
      80,
      "!",
    ],
  ])("hills: %s", (_, more, from, to, expected) => {
    expect(across(on(hill(more)), from, to)).toBe(all(expected));
  });

  test("from a higher hill one sees over a lower one", () => {
    const high: TerrainPiece = {
      id: "k",
      kind: "hill",
      height: 2,
      shape: {
        polygon: [
          [10, 0],
          [90, 0],
          [90, 12],
          [10, 12],
        ],
      },
    };
    expect(across(on(hill(), high), 10, 80)).toBe(all("!"));
  });

  test("artillery on a hill sees over lower units not within 10 cm of either end", () => {
    const table = on(
      hill({
        shape: {
          polygon: [
            [10, 0],
            [90, 0],
            [90, 12],
            [10, 12],
          ],
        },
      }),
    );
    const over = (y: number, unit = line) =>
      across(table, 10, 60, [stand(table, "C", unit, 50, y)]);
    expect(over(30)).toBe(all("!"));
    // A line is 2 cm deep: its rear edge 10 cm from the guns, then 10.01.
    expect(over(22)).toBe(all("x"));
    expect(over(22.01)).toBe(all("!"));
    // Its front 10 cm from the target, then 10.01.
    expect(over(50)).toBe(all("x"));
    expect(over(49.99)).toBe(all("!"));
    const plain = across(field(), 10, 60, [stand(field(), "C", line, 50, 30)]);
    expect(plain).toBe(all("x"));
    const infantry = stand(table, "A", line, 50, 10);
    const target = stand(table, "b", line, 50, 24, 180);
    const friend = stand(table, "C", line, 50, 18);
    expect(front(see(infantry, target, [friend], {}, table))).toBe(all("x"));
  });

  test("what blocks a point is named with it", () => {
    const friend = stand(open, "C", line, 50, 30);
    const seen = see(stand(open, "A", guns(), 50, 10), stand(open, "b", line, 50, 60, 180), [
      friend,
    ]);
    expect(seen.points[24]).toMatchObject({ barred: "blocked", by: ["C"], sees: null });
    expect(seen.blockers).toEqual(["C"]);
  });
});
