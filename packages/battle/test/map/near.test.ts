import { describe, expect, test } from "vitest";
import { battalion } from "../../../field/test/pictures.ts";
import { at, brigadeOf, situationOf, table, targetOf } from "./tables.ts";

const line = battalion();

describe("a test of the target, and Fate's generals", () => {
  test("discipline.supported: formed friends within exactly 15 cm behind it", () => {
    const supported = (y: number, unformed = false, x = 50) =>
      targetOf(
        table({
          A: at(line, 50, 10),
          b: at(line, 50, 20, 180),
          c: at(battalion({ unformed }), x, y, 180),
        }),
      ).test?.supported;
    expect(supported(37)).toBe(true);
    expect(supported(37.01)).toBe(false);
    expect(supported(30, true)).toBe(false);
    expect(supported(20, false, 70)).toBe(false);
  });

  test("general, brigade and demoralisation are the roster's", () => {
    const marks = { general: true };
    const brigade = { order: "hesitant", rolledInTurn: 1, demoralised: true } as const;
    const on = table({ A: at(line, 50, 10), b: at(line, 50, 20, 180, { marks, brigade }) });
    expect(targetOf(on).test).toEqual({
      general: true,
      supported: false,
      brigade: "hesitant",
      demoralised: true,
    });
    expect(on.board.brigades[brigadeOf("b")]?.demoralised).toBe(true);
  });

  test("command.radius: out of his general's reach a target is not Hesitant in its test", () => {
    const on = table({ A: at(line, 50, 10), b: at(line, 50, 20, 180, { general: null }) });
    expect(targetOf(on).test?.brigade).toBe("obeys");
  });

  test("fate.table: own general within 30 cm of the firer, the enemy's of the target", () => {
    const near = (own: number, enemy: number) =>
      situationOf(
        table({
          A: at(line, 50, 40, 0, { general: { x: own, y: 40 } }),
          b: at(line, 50, 52, 180, { general: { x: enemy, y: 52 } }),
        }),
        "A",
        "b",
      ).generals;
    expect(near(88, 88)).toEqual({ own: true, enemy: true });
    expect(near(88.01, 12)).toEqual({ own: false, enemy: true });
    expect(near(12, 11.99)).toEqual({ own: true, enemy: false });
  });

  test("fate.table: a commander-in-chief counts as the general that he is", () => {
    const on = table(
      { A: at(line, 50, 40, 0, { general: null }), b: at(line, 50, 52, 180, { general: null }) },
      { commanders: { blue: { unit: "A" } } },
    );
    expect(situationOf(on, "A", "b").generals).toEqual({ own: true, enemy: false });
  });
});
