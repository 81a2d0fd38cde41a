/** §6.4 The three rows of a volley, and who volleys at all. */
import {
  type Grade,
  type InfantryFormation,
  procedures,
  rulebook,
  type Situations,
  type Size,
  type VolleyRow,
} from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { modifiers, pool, refusalOf, shown, two, volley } from "./rolling.ts";
import { battalion, garrison, screen } from "./units.ts";

type Volley = Situations["volley"];

const at = (firer: Volley["firer"], more: Partial<Volley> = {}): Volley => ({
  firer,
  targets: [{ unit: battalion(), distance: 10 }],
  ...more,
});

/** The row, and why it is the Inferior one. */
function rowOf(situation: Volley): unknown[] {
  const [line] = shown("volley", situation);
  return line?.kind === "row" ? [line.row, line.reason] : [];
}

const sizes: readonly Size[] = ["large", "standard", "small"];
const grades: readonly Grade[] = ["elite", "veteran", "line", "recruit"];

describe("volley.row.superior", () => {
  it.each<[Grade, Size, boolean]>([
    ["elite", "large", false],
    ["elite", "standard", false],
    ["veteran", "large", false],
    ["veteran", "standard", false],
    ["line", "large", true],
    ["line", "standard", true],
    ["elite", "standard", true],
    ["veteran", "large", true],
  ])("%s, %s, British %s", (grade, size, british) => {
    expect(rowOf(at(battalion({ grade, size, british })))).toEqual(["superior", null]);
  });

  it.each<InfantryFormation>(["attackColumn", "marchColumn", "massedColumn", "square"])(
    "in %s too, as long as it has not moved",
    (formation) => {
      const fired = at(battalion({ grade: "veteran", formation }), {
        targets: [{ unit: battalion(), distance: 5 }],
      });
      expect(rowOf(fired)).toEqual(["superior", null]);
    },
  );
});

describe("volley.row.standard", () => {
  it.each<Size>(["large", "standard"])("%s Line battalions", (size) => {
    expect(rowOf(at(battalion({ size })))).toEqual(["standard", null]);
  });

  it("casualties do not change the row", () => {
    expect(rowOf(at(battalion({ casualties: 11 })))).toEqual(["standard", null]);
  });
});

describe("volley.row.inferior", () => {
  it.each(sizes)("Recruits, %s", (size) => {
    expect(rowOf(at(battalion({ grade: "recruit", size })))[0]).toBe("inferior");
    expect(rowOf(at(battalion({ grade: "recruit", size, british: true })))[0]).toBe("inferior");
  });

  it.each(grades)("Small battalions, %s, British too", (grade) => {
    expect(rowOf(at(battalion({ grade, size: "small" })))[0]).toBe("inferior");
    expect(rowOf(at(battalion({ grade, size: "small", british: true })))[0]).toBe("inferior");
  });

  const reasons: readonly (readonly [string, string, Partial<Volley["firer"]>, Partial<Volley>])[] =
    [
      ["moved, half", "moved", {}, { moved: "half" }],
      ["moved, more", "moved", {}, { moved: "more" }],
      ["changed formation", "changedFormation", {}, { changedFormation: true }],
      ["re-formed", "reformed", {}, { reformed: true }],
      ["Unformed", "unformed", { unformed: true }, {}],
      ["faltering", "unformed", { faltering: true }, {}],
      ["lost fire discipline", "fireDisciplineLost", { fireDisciplineLost: true }, {}],
      ["in rough ground", "ground", {}, { ground: "rough" }],
      ["in difficult ground", "ground", {}, { ground: "difficult" }],
      ["in company column", "companyColumn", { formation: "companyColumn" }, {}],
    ];
  const firers = [
    battalion({ grade: "elite", size: "large" }),
    battalion({ grade: "veteran" }),
    battalion({ british: true }),
    battalion(),
  ];
  it.each(reasons)("%s: every grade, Elite and British included", (_, reason, unit, facts) => {
    for (const firer of firers) {
      // What a case adds to a battalion keeps it one in close order.
      const one = { ...firer, ...unit } as Volley["firer"];
      expect(rowOf(at(one, facts))).toEqual(["inferior", reason]);
    }
  });

  it("reasons do not add up: nothing is worse than Inferior", () => {
    const worst = battalion({ grade: "recruit", size: "small", fireDisciplineLost: true });
    const all = at(worst, { moved: "more", reformed: true, ground: "rough" });
    expect(rowOf(all)).toEqual(["inferior", "recruit"]);
    expect(modifiers("volley", all)).toEqual([]);
    expect(volley(all, ...two(10), ...two(7)).casualties).toBe(2);
  });

  it("open ground is none", () => {
    expect(rowOf(at(battalion(), { ground: "open", moved: "none" }))).toEqual(["standard", null]);
  });
});

describe("volley.garrison", () => {
  it.each([
    [garrison(), "garrison"],
    [garrison("strongpoint", { grade: "elite" }), "garrison"],
    [battalion({ formation: "openOrder" }), "openOrder"],
  ])("%o does not volley", (firer, reason) => {
    expect(refusalOf(procedures.volley(at(firer), rulebook))).toEqual({
      clause: "volley.garrison",
      measured: null,
      limit: null,
      reason,
    });
  });
});

describe("volley.fireDiscipline", () => {
  const rows: readonly (readonly [VolleyRow, Volley["firer"], readonly number[]])[] = [
    ["superior", battalion({ grade: "veteran" }), [2, 3]],
    ["standard", battalion(), [2, 3, 4]],
    ["inferior", battalion({ grade: "recruit" }), [2, 3, 4]],
  ];
  it.each(rows)("%s: lost at a total of %j", (_row, firer, lost) => {
    for (const total of [2, 3, 4, 5, 6, 7]) {
      expect(volley(at(firer), ...two(total)).fireDisciplineLost).toBe(lost.includes(total));
    }
  });

  it("the final modified total counts, not the dice", () => {
    const unformed = at(battalion({ unformed: true }));
    expect(volley(unformed, ...two(6)).fireDisciplineLost).toBe(true);
    expect(volley(unformed, ...two(7)).fireDisciplineLost).toBe(false);
  });

  it("totals below the table are its first cell", () => {
    const worst = at(battalion({ unformed: true, casualties: 8 }), {
      targets: [{ unit: screen(), distance: 10, cover: "cover" }],
    });
    const outcome = volley(worst, ...two(2));
    expect([outcome.total, outcome.casualties, outcome.fireDisciplineLost]).toEqual([-5, 0, true]);
  });

  it("is lost even where the volley's effect comes to nothing", () => {
    const column = at(battalion({ grade: "veteran", formation: "attackColumn" }));
    const outcome = volley(column, ...two(3));
    expect([outcome.casualties, outcome.fireDisciplineLost]).toEqual([0, true]);
  });

  it("is not lost by its casualty dice", () => {
    const dense = at(battalion(), {
      targets: [{ unit: battalion({ formation: "square" }), distance: 10 }],
    });
    const outcome = volley(dense, ...two(5), ...pool(2, 0));
    expect(outcome.fireDisciplineLost).toBe(false);
  });
});
