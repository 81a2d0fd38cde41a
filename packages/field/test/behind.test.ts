import { facesDice, play, procedures, type UnitBehind } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { behind, distance, lengthOf, type OnTable } from "../src/index.ts";
import { battalion, book, drawn, field, garrison, guns, picture, put, stand } from "./pictures.ts";

const on = field({ width: 200, depth: 150 });
const half = book.clauses["bounce.behind"].value.shareFrom;
const column = battalion({ formation: "attackColumn" });
const battery = stand(on, "A", guns(), 50, 10);

const measured = (target: OnTable, other: OnTable) => {
  const found = behind(battery, target, other, half);
  return found && { share: found.share, gap: lengthOf(found.gap) };
};

describe("bounce.behind", () => {
  const target = stand(on, "b", column, 50, 40, 180);
  const at = (x: number, y: number, facing = 180, unit = column) =>
    measured(target, stand(on, "c", unit, x, y, facing));

  test.each([
    ["squarely behind", 50, 52, { share: 1, gap: 8 }],
    ["half of it", 54, 52, { share: 0.5, gap: 8 }],
    ["a quarter", 56, 52, { share: 0.25, gap: 8 }],
    ["on the other side, half", 46, 52, { share: 0.5, gap: 8 }],
    ["beside the strip, its edge on it", 58, 52, null],
    ["beside the target", 58, 40, null],
    ["before the target", 50, 30, null],
  ])("%s", (_, x, y, expected) => {
    expect(at(x, y)).toEqual(expected);
  });

  test("a tenth of a millimetre less than half is less than half", () => {
    expect(at(54.01, 52)?.share).toBeCloseTo(0.49875, 9);
    expect(at(54.01, 52)?.share).toBeLessThan(half);
  });

  test("a diamond with its middle a hair within the strip, and a hair outside", () => {
    // Its middle is 3 cm behind its front, at 45° that is 2.1213 cm to the right of it.
    const square = battalion({ formation: "square" });
    const share = (x: number) => {
      const diamond = stand(on, "c", square, x, 57, 180 + 45);
      return measured(target, diamond)?.share;
    };
    expect(share(54 - 2.13)).toBeGreaterThan(half);
    expect(share(54 - 2.12)).toBeLessThan(half);
  });

  test("drawn: the strip follows the line of fire from the front's middle to the target's", () => {
    const aside = stand(on, "b", column, 70, 30, 180);
    const behindIt = stand(on, "c", column, 80, 40, 180);
    const straight = stand(on, "d", column, 70, 42, 180);
    expect(
      picture(on, [battery, aside, behindIt, straight], {
        left: 44,
        right: 88,
        near: 4,
        far: 48,
      }),
    ).toBe(
      drawn(`
        ············································
        ······················dddddddd··············
        ······················dddddddd··cccccccc····
        ································cccccccc····
        ············································
        ············································
        ············································
        ······················bbbbbbbb··············
        ······················bbbbbbbb··············
        ············································
        ············································
        ············································
        ············································
        ············································
        ············································
        ············································
        ············································
        ············································
        ············································
        ·AAAAAAAAAA·································
        ·AAAAAAAAAA·································
        ············································
      `),
    );
    // From (50, 10) to (70, 32): 20 across for 22 ahead. The column straight behind has its middle
    // 12 ahead, 10.9 to the left of the line; the other one 10 ahead, 0.9 to the right of it.
    expect(measured(aside, behindIt)?.share).toBeGreaterThan(half);
    expect(measured(aside, straight)?.share ?? 0).toBeLessThan(half);
  });

  test("a place behind the target counts by its own ground; a place as target hides nobody", () => {
    const village = field({
      width: 200,
      depth: 150,
      terrain: [
        {
          id: "v",
          kind: "builtUp",
          shape: {
            polygon: [
              [46, 52],
              [62, 52],
              [62, 60],
              [46, 60],
            ],
          },
        },
      ],
    });
    const held = put(village, "g", garrison(), { garrison: "v" });
    expect(measured(target, held)).toEqual({ share: 0.5, gap: 8 });
    expect(measured(held, stand(village, "c", column, 54, 70, 180))).toBeNull();
  });
});

describe("the worked example of bounce-through, on positions (S000)", () => {
  const leading = stand(on, "b", column, 50, 40, 180);

  const casualties = (rearBase: boolean, frontAt: number) => {
    const grenadiers = stand(on, "g", column, 50, frontAt, 180);
    const found = behind(battery, leading, grenadiers, half);
    if (found === null) throw new Error("it stands behind");
    const unit: UnitBehind = {
      unit: grenadiers.unit,
      gap: lengthOf(found.gap),
      share: found.share,
      distance: lengthOf(found.distance),
    };
    const outcome = play(
      procedures.bounce(
        {
          battery: guns(),
          target: { unit: leading.unit, scored: 2, distance: lengthOf(distance(battery, leading)) },
          behind: [unit],
          options: { "bounce.measureToRearBase": rearBase },
        },
        book,
      ),
      facesDice([]),
    );
    return { gap: unit.gap, share: unit.share, leading: 2, behind: outcome.bounced };
  };

  test.each([
    ["clear gap 4 cm, the rear base 8 cm behind", false, 48, 4],
    ["the same with bounce.measureToRearBase", true, 48, 4],
    ["clear gap 8 cm", false, 52, 8],
  ])("%s: the leading column loses 2, the grenadiers 1", (_, rearBase, frontAt, gap) => {
    expect(casualties(rearBase, frontAt)).toEqual({ gap, share: 1, leading: 2, behind: [1] });
  });

  test("a tenth of a millimetre more and they lose none", () => {
    expect(casualties(false, 52.01).behind).toEqual([0]);
    expect(casualties(true, 48.01).behind).toEqual([0]);
  });
});
