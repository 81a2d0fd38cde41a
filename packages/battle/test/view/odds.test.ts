import { isRefused, type Odds, oddsOf, rulebook } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import type { Companion, Start } from "../../src/index.ts";
import { oddsFor, oddsOver, type Role, startCompanion, view } from "../../src/index.ts";
import { order, Table } from "../forces.ts";
import { varied } from "./varied.ts";

const red: Role = { kind: "side", side: "red" };

function table(options: Start["options"] = {}): Table {
  const start = startCompanion([order()], { id: "battle", options });
  if (!start.ok) throw new Error("the small battle begins");
  return new Table(start.value.state);
}

function volley(at: Table, state: Companion = at.state) {
  const target = state.units["blue-1"]?.unit;
  if (!target) throw new Error("blue has a first battalion");
  return { firer: at.infantry("red-1"), targets: [{ unit: target, distance: 12 }] } as const;
}

type Cases = Exclude<ReturnType<typeof oddsFor>, { readonly refused: unknown }>["cases"];

function casesOf(odds: ReturnType<typeof oddsFor>): Cases {
  if (isRefused(odds)) throw new Error(JSON.stringify(odds));
  return odds.cases;
}

function exactly(odds: Odds | { readonly refused: unknown }): Odds {
  if (isRefused(odds)) throw new Error("allowed");
  // It is no refusal, so these are odds.
  return odds as Odds;
}

describe("odds for a side", () => {
  test("go over every grade and both ends of every band of an enemy on a roster", () => {
    const at = table();
    const cases = casesOf(oddsFor(red, at.state, "volley", volley(at)));
    expect(cases).toHaveLength(4 * 3 * 2);
    expect(cases[0]?.assumed).toEqual({ grade: "elite", losses: { band: 0, end: "fewest" } });
    // A Standard battalion: 0–3, 4–7, 8–11 casualties; at 12 it disperses.
    for (const [band, end, casualties] of [
      [0, "fewest", 0],
      [0, "most", 3],
      [1, "fewest", 4],
      [1, "most", 7],
      [2, "fewest", 8],
      [2, "most", 11],
    ] as const) {
      const found = cases.find(
        ({ assumed }) =>
          assumed?.grade === "recruit" &&
          assumed.losses?.band === band &&
          assumed.losses.end === end,
      );
      const { firer, targets } = volley(at);
      const unit = { ...targets[0].unit, grade: "recruit", casualties } as const;
      const situation = { firer, targets: [{ unit, distance: 12 }] } as const;
      expect(found?.odds).toEqual(exactly(oddsOf("volley", situation, rulebook)));
    }
  });

  test("do not hang on the enemy's roster", () => {
    const at = table();
    for (let seed = 0; seed < 20; seed++) {
      const other = varied(at.state, "blue", seed);
      const odds = oddsFor(red, other, "volley", volley(at, other));
      expect(JSON.stringify(odds)).toBe(
        JSON.stringify(oddsFor(red, at.state, "volley", volley(at))),
      );
    }
  });

  test("are the same from what its view shows of the enemy", () => {
    const at = table();
    const seen = view(at.state, red);
    const target = seen.units["blue-1"]?.unit;
    if (!target) throw new Error("blue-1 stands on the table");
    const shown = {
      firer: at.infantry("red-1"),
      targets: [{ unit: target, distance: 12 }],
    } as const;
    expect(oddsOver("volley", shown)).toEqual(oddsFor(red, at.state, "volley", volley(at)));
  });

  test("use losses that markers show; grades are gone through", () => {
    const at = table({ marking: "markers" });
    at.put("blue-1", { casualties: 5 });
    const cases = casesOf(oddsFor(red, at.state, "volley", volley(at)));
    expect(cases.map(({ assumed }) => assumed)).toEqual([
      { grade: "elite", losses: null },
      { grade: "veteran", losses: null },
      { grade: "line", losses: null },
      { grade: "recruit", losses: null },
    ]);
    expect(cases[2]?.odds).toEqual(exactly(oddsOf("volley", volley(at), rulebook)));
  });

  test("are one exact case for the umpire, and for one's own test", () => {
    const at = table();
    const [only, more] = casesOf(oddsFor({ kind: "umpire" }, at.state, "volley", volley(at)));
    expect(only?.assumed).toBeNull();
    expect(only?.odds).toEqual(exactly(oddsOf("volley", volley(at), rulebook)));
    expect(more).toBeUndefined();
    const own = casesOf(oddsFor(red, at.state, "discipline", { unit: at.unit("red-1") }));
    expect(own).toHaveLength(1);
  });

  test("are refused by what stands on the table, whatever the roster", () => {
    const at = table();
    const { firer } = volley(at);
    const far = { firer, targets: [{ unit: at.unit("blue-1"), distance: 15.1 }] } as const;
    expect(oddsFor(red, at.state, "volley", far)).toMatchObject({
      refused: { clause: "fire.range.musket", measured: 15.1, limit: 15 },
    });
  });
});
