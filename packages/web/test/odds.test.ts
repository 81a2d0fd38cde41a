import { en } from "@adjutant/phrases/en";
import { rulebook } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { fireSituation, likelyFire } from "../src/resolve/fireFacts.ts";
import { likelyMelee, meleeSituation } from "../src/resolve/meleeFacts.ts";
import { planFire, planMelee } from "../src/resolve/plan.ts";
import { column, highlanders, table } from "./known.ts";

function rowsOf(rows: readonly { readonly key: string; readonly value: number }[]) {
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

describe("odds of a volley", () => {
  const facts = likelyFire(highlanders, column, "volley", table);
  const resolution = fireSituation(highlanders, column, "volley", facts, table);
  if (resolution === null) throw new Error("no situation");
  const odds = planFire(resolution, rulebook).odds(en);

  it("are those of the Superior row", () => {
    const [casualties] = odds.tables;
    // Totals 2 to 12 on 0 1 1 1 2 2 2 3 3 4 5: in 36ths.
    expect(rowsOf(casualties?.rows ?? [])).toEqual({
      0: expect.closeTo(1 / 36, 12),
      1: expect.closeTo(9 / 36, 12),
      2: expect.closeTo(16 / 36, 12),
      3: expect.closeTo(7 / 36, 12),
      4: expect.closeTo(2 / 36, 12),
      5: expect.closeTo(1 / 36, 12),
    });
  });

  it("tell what becomes of the target, adding up to one", () => {
    const becomes = odds.tables.find(({ key }) => key === "becomes");
    const rows = rowsOf(becomes?.rows ?? []);
    // 8 or more tests: 15 in 36, and Fate's test on a double six is one of these.
    expect(rows["noTest"]).toBeCloseTo(21 / 36, 12);
    expect(Object.values(rows).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 12);
  });

  it("warn of lost fire discipline: 2 or 3 in 36", () => {
    expect(odds.besides.find(({ key }) => key === "fireDisciplineLost")?.value).toBeCloseTo(
      3 / 36,
      12,
    );
  });
});

describe("odds of a melee", () => {
  it("add up to one over who is driven off and a draw", () => {
    const from = { elan: true, defenderElan: false, flank: false, round: 1 } as const;
    const situation = meleeSituation(column, highlanders, likelyMelee(from), table);
    const [ends] = planMelee(situation, rulebook).odds(en).tables;
    const sum = (ends?.rows ?? []).reduce((total, { value }) => total + value, 0);
    expect(sum).toBeCloseTo(1, 12);
  });
});
