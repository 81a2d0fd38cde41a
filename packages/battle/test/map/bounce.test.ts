import { facesDice, play, procedures, rulebook, type UnitBehind } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { battalion, drawn, guns, picture } from "../../../field/test/pictures.ts";
import type { Laid } from "../../src/map/laid.ts";
import { at, fire, situationOf, table } from "./tables.ts";

const line = battalion();
const column = battalion({ formation: "attackColumn" });

describe("bounce.behind, bounce.depth, bounce.reach: who is behind", () => {
  const battery = guns();
  const grenadiers = battalion({ formation: "attackColumn", grade: "elite" });
  const on = (clear: number, options = {}, aside = 0, gun = battery) =>
    table(
      {
        A: at(gun, 50, 10),
        b: at(column, 50, 40, 180),
        c: at(grenadiers, 50 + aside, 44 + clear, 180),
      },
      { options },
    );
  const behind = (laid: Laid) => {
    const situation = situationOf(laid, "A", "b");
    return "behind" in situation ? situation.behind : undefined;
  };
  const told = (all: readonly UnitBehind[] | undefined) =>
    all?.map(({ gap, share, distance, ground }) => ({ gap, share, distance, ground }));
  const resolved = (laid: Laid) => {
    const made = fire(laid, "A", "b");
    if (made === null || !("shot" in made) || made.shot.procedure !== "artillery") return made;
    // 6 on the effective row is 1 casualty, +1 die against a column; 4: it hits; then ½ of 2 is 1.
    const outcome = play(procedures.artillery(made.shot.situation, rulebook), facesDice([3, 3, 4]));
    return "casualties" in outcome ? [outcome.casualties, ...outcome.bounced] : outcome;
  };

  describe("the Russian columns: the first loses 2, the grenadiers behind it 1", () => {
    test("drawn: their rear base 8 cm behind the first line, a clear gap of 4", () => {
      const laid = on(4);
      expect(picture(laid.field, laid.units, { left: 42, right: 58, near: 6, far: 54 })).toBe(
        drawn(`
          ················
          ····cccccccc····
          ····cccccccc····
          ················
          ················
          ····bbbbbbbb····
          ····bbbbbbbb····
          ················
          ················
          ················
          ················
          ················
          ················
          ················
          ················
          ················
          ················
          ················
          ················
          ················
          ················
          ················
          ···AAAAAAAAAA···
          ···AAAAAAAAAA···
        `),
      );
    });

    test.each([
      ["by default", 4, {}, [2, 1]],
      ["measured to the rear base", 4, { "bounce.measureToRearBase": true }, [2, 1]],
      ["by default with a clear gap of 8", 8, {}, [2, 1]],
      ["a tenth of a millimetre too far", 8.01, {}, [2]],
      ["the rear base too far", 4.01, { "bounce.measureToRearBase": true }, [2, 0]],
    ])("%s", (_, clear, options, losses) => {
      expect(resolved(on(clear, options))).toEqual(losses);
    });
  });

  test("its gap, share, distance and ground", () => {
    expect(told(behind(on(8)))).toEqual([{ gap: 8, share: 1, distance: 42, ground: "open" }]);
    expect(told(behind(on(8, {}, 4)))).toMatchObject([{ gap: 8, share: 0.5 }]);
    expect(told(behind(on(8, {}, 8)))).toEqual([]);
  });

  test("half of it counts, a tenth of a millimetre less does not", () => {
    expect(resolved(on(8, {}, 4))).toEqual([2, 1]);
    expect(resolved(on(8, {}, 4.01))).toEqual([2, 0]);
  });

  test("bounce.chain: whoever stands behind goes in, and the procedure counts from one to the next", () => {
    expect(told(behind(on(20, { "bounce.chain": true })))).toMatchObject([{ gap: 20 }]);
  });

  test("friends of the battery are never behind, nor has a volley anybody behind", () => {
    const laid = table({
      A: at(battery, 50, 10),
      b: at(column, 50, 40, 180),
      C: at(column, 50, 46, 180),
      D: at(line, 50, 28),
    });
    expect(
      behind(
        table({ A: at(battery, 50, 10), b: at(column, 50, 40, 180), C: at(column, 50, 46, 180) }),
      ),
    ).toEqual([]);
    expect(situationOf(laid, "D", "b")).not.toHaveProperty("behind");
  });

  test("bounce.reach: no farther than the gun, measured from it", () => {
    const far = (y: number) =>
      table({ A: at(battery, 50, 5), b: at(column, 50, y, 180), c: at(column, 50, y + 8, 180) });
    // A medium gun reaches 85 cm: to 5 + 85.
    expect(behind(far(82))?.[0]?.distance).toBe(85);
    expect(behind(far(82.01))?.[0]?.distance).toBe(85.01);
  });
});
