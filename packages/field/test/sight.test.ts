import { describe, expect, test } from "vitest";
import {
  type Field,
  fireRange,
  type OnTable,
  type SightCase,
  seesToCharge,
  sight,
} from "../src/index.ts";
import {
  all,
  battalion,
  book,
  drawn,
  field,
  front,
  garrison,
  guns,
  horse,
  picture,
  put,
  screen,
  stand,
} from "./pictures.ts";

const open = field();
const line = battalion();
const column = battalion({ formation: "attackColumn" });

const see = (
  firer: OnTable,
  target: OnTable,
  others: readonly OnTable[] = [],
  how: SightCase = {},
  on: Field = open,
) => sight(on, [firer, target, ...others], firer, target, how);

describe("fire.sight.full, .half and .none: the share of the front that can fire", () => {
  const firer = stand(open, "A", line, 50, 10);
  const target = stand(open, "b", line, 50, 24, 180);
  const ahead = { straightAhead: true };

  test("48 points; nothing between: all of them", () => {
    const seen = see(firer, target);
    expect(front(seen)).toBe(all("!"));
    expect([seen.clear, seen.of, seen.blockers]).toEqual([48, 48, []]);
  });

  // Straight ahead only, a friend hides as many points as it covers.
  test.each([
    ["exactly half is left", 42, 24, book.clauses["fire.sight.half"].value.from],
    ["exactly three quarters are left", 38, 36, book.clauses["fire.sight.full"].value.from],
    ["one point less than half", 42.2, 23, 23 / 48],
    ["one point less than three quarters", 38.2, 35, 35 / 48],
  ])("%s", (_, x, clear, share) => {
    const friend = stand(open, "C", line, x, 18);
    const seen = see(firer, target, [friend], ahead);
    expect(front(seen)).toBe("x".repeat(48 - clear) + "!".repeat(clear));
    expect(seen.clear / seen.of).toBe(share);
    expect(seen.blockers).toEqual(["C"]);
  });

  test("drawn: a friend before the left half; those next to its edge see past it aslant", () => {
    const friend = stand(open, "C", battalion({ formation: "square" }), 45, 20);
    const seen = see(firer, target, [friend]);
    expect(picture(open, [firer, target, friend], { left: 40, right: 60, near: 6, far: 28 })).toBe(
      drawn(`
        ····················
        ··bbbbbbbbbbbbbbbb··
        ····················
        ····················
        ··CCCCCC············
        ··CCCCCC············
        ··CCCCCC············
        ····················
        ····················
        ··AAAAAAAAAAAAAAAA··
        ····················
      `),
    );
    // The friend's right edge runs from (48, 14) to (48, 20), so a line past it from (x, 10) turns
    // by no more than 45° if x ≥ 44, and then meets the target within 15 cm up to x + √(15² − 14²).
    // From 44 to 48 it goes 48 − x aside for 4 ahead: it is 14 ahead at x + 3.5 (48 − x).
    // Its way there is 14 √(1 + ((48 − x) ⁄ 4)²) ≤ 15, so x ≥ 48 − 4 √(225 ⁄ 196 − 1) = 46.462.
    const first = seen.points.findIndex(({ barred }) => barred === null);
    expect(seen.points[first]?.at.x).toBeGreaterThanOrEqual(4646.2);
    expect(seen.points[first - 1]?.at.x).toBeLessThan(4646.2);
    expect(front(seen)).toBe("x".repeat(13) + "!".repeat(35));
  });

  test("two friends side by side leave no gap to look through", () => {
    const friends = [
      stand(open, "C", column, 46, 18),
      stand(open, "D", column, 54, 18),
      stand(open, "E", column, 38, 18),
      stand(open, "F", column, 62, 18),
    ];
    expect(front(see(firer, target, friends))).toBe(all("x"));
  });

  test("a column fires with its narrow front", () => {
    const seen = see(stand(open, "A", column, 50, 10), target);
    expect(seen.points[0]?.at.x).toBeGreaterThan(4600);
    expect(seen.points[47]?.at.x).toBeLessThan(5400);
    expect(front(seen)).toBe(all("!"));
  });
});

describe("range, exactly", () => {
  const musket = (away: number) =>
    front(see(stand(open, "A", line, 50, 10), stand(open, "b", line, 50, 10 + away, 180)));

  test("fire.range.musket: 15 cm is in, 15.01 out", () => {
    expect(musket(15)).toBe(all("!"));
    expect(musket(15.01)).toBe(all("r"));
  });

  test("fire.range.rockets: 80 cm is in, 80.01 out", () => {
    const rockets = {
      arm: "artillery",
      kind: "rocket",
      mount: "foot",
      models: 4,
      grade: "line",
      formation: "deployed",
    } as const;
    const at = (away: number) =>
      front(see(stand(open, "A", rockets, 50, 10), stand(open, "b", line, 50, 10 + away, 180)));
    expect(at(80)).toBe(all("!"));
    expect(at(80.01)).toBe(all("r"));
  });

  test("only the points near enough", () => {
    // The target's nearest corner is at (58, 22): from (x, 10) it is 15 away at x = 49.
    const seen = see(
      stand(open, "A", line, 50, 10),
      stand(open, "b", battalion({ formation: "square" }), 61, 22, 180),
    );
    expect(front(seen)).toBe("r".repeat(21) + "!".repeat(27));
  });

  test.each([
    [line, 1500],
    [battalion({ formation: "square" }), 500],
    [battalion({ formation: "openOrder" }), 1500],
    [garrison(), 1500],
    [screen(), 1500],
    [{ ...screen(), weapon: "rifle" as const }, 2000],
    [guns(), 8500],
    [horse(), 0],
  ])("the unit's own range", (unit, range) => {
    expect(fireRange(open, unit)).toBe(range);
  });
});

describe("fire.arc", () => {
  test("a point fires where its own arc meets the target", () => {
    // The square's near corner of the far side is at (72, 38): 45° from (44, 10), which is the
    // battery's left end less 1 cm; from the battery's middle at (50, 10) it is well inside.
    const battery = stand(open, "A", guns(), 50, 10);
    const at = (x: number) =>
      front(see(battery, stand(open, "b", battalion({ formation: "square" }), x, 32, 180)));
    expect(at(75)).toBe(all("!"));
    // Its left edge at 78: the corner (78, 38) is at 45° from (50, 10), the middle of the front.
    expect(at(81)).toBe("a".repeat(24) + "!".repeat(24));
    expect(at(87)).toBe(all("a"));
  });

  test("to the rear nobody of close order fires, a screen does", () => {
    const target = stand(open, "b", line, 50, 38);
    expect(front(see(stand(open, "A", line, 50, 50), target))).toBe(all("a"));
    expect(front(see(stand(open, "A", screen(), 50, 50), target))).toBe(all("!"));
  });

  test("a square fires with the sides that look towards the target", () => {
    const square = stand(open, "A", battalion({ formation: "square" }), 50, 50);
    const seen = see(square, stand(open, "b", line, 57, 47, 270));
    expect(front(seen)).toBe(all("!"));
    expect(new Set(seen.points.map(({ at }) => at.x))).toEqual(new Set([5300]));
  });

  test("a garrison fires from the stretch of its place's edge that it can man, nearest the target", () => {
    const village = field({
      terrain: [
        {
          id: "v",
          kind: "builtUp",
          shape: {
            polygon: [
              [20, 20],
              [80, 20],
              [80, 40],
              [20, 40],
            ],
          },
        },
      ],
    });
    const held = put(village, "A", garrison(), { garrison: "v" });
    const seen = see(held, stand(village, "b", line, 60, 55, 180), [], {}, village);
    expect(front(seen)).toBe(all("!"));
    // A Standard battalion's line is 16 cm: from 52 to 68, on the far edge.
    expect(seen.points.every(({ at }) => at.y === 4000)).toBe(true);
    const xs = seen.points.map(({ at }) => at.x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([
      expect.closeTo(5200 + 1600 / 96, 1),
      expect.closeTo(6800 - 1600 / 96, 1),
    ]);
  });

  test("command.hesitant: straight ahead only", () => {
    const battery = stand(open, "A", guns(), 50, 10);
    const target = stand(open, "b", battalion({ formation: "square" }), 53, 40, 180);
    expect(front(see(battery, target))).toBe(all("!"));
    expect(front(see(battery, target, [], { straightAhead: true }))).toBe(
      "a".repeat(24) + "!".repeat(24),
    );
  });
});

describe("fire.throughSkirmishers", () => {
  const target = stand(open, "b", line, 50, 24, 180);
  // A screen is 2 cm deep and faces the firer: its rear is 2 cm nearer to the target than its front.
  const screenAt = (gap: number, id = "s", unit = screen()) =>
    stand(open, id, unit, 50, 24 - gap - 2, 180);
  const infantry = stand(open, "A", line, 50, 10);

  test("5 cm before the target it is fired through, 5.01 cm before it blocks", () => {
    const through = see(infantry, target, [screenAt(5)]);
    expect([front(through), through.through]).toEqual([all("!"), ["s"]]);
    const blocked = see(infantry, target, [screenAt(5.01)]);
    expect(blocked.through).toEqual([]);
    expect(blocked.clear).toBeLessThan(24);
    expect(blocked.blockers).toEqual(["s"]);
  });

  test("one's own screen blocks", () => {
    expect(see(infantry, target, [screenAt(5, "S")]).clear).toBeLessThan(24);
  });

  test("only close order behind it, only by close order", () => {
    const openOrder = stand(open, "b", battalion({ formation: "openOrder" }), 50, 24, 180);
    expect(see(infantry, openOrder, [screenAt(4)]).through).toEqual([]);
    const skirmisher = stand(open, "A", screen(), 50, 10);
    expect(see(skirmisher, target, [screenAt(4)]).through).toEqual([]);
  });

  test("guns only with canister: 20 cm, not 20.01", () => {
    const at = (y: number) => see(stand(open, "A", guns(), 50, y), target, [screenAt(4)]);
    expect(at(4)).toMatchObject({ clear: 48, through: ["s"] });
    expect(at(3.99)).toMatchObject({ clear: 0, through: [] });
  });

  test("a screen that hides nobody is not in between", () => {
    const aside = stand(open, "s", screen(2), 75, 18, 180);
    expect(see(infantry, target, [aside]).through).toEqual([]);
  });
});

describe("charge.screen: what a charger must see", () => {
  const charger = stand(open, "A", horse(), 50, 10);
  const target = stand(open, "b", line, 50, 40, 180);

  test("screens do not block, others do", () => {
    const screens = [stand(open, "s", screen(6), 50, 30, 180)];
    expect(seesToCharge(open, [charger, target, ...screens], charger, target)).toBe(true);
    const friends = [30, 50, 70].map((x, i) =>
      stand(open, `C${i}`, battalion({ size: "large" }), x, 14),
    );
    expect(seesToCharge(open, [charger, target, ...friends], charger, target)).toBe(false);
  });

  test("it looks no further aside than it may wheel", () => {
    expect(seesToCharge(open, [], charger, stand(open, "b", line, 85, 40, 180))).toBe(true);
    expect(seesToCharge(open, [], charger, stand(open, "b", line, 98, 40, 180))).toBe(false);
  });
});
