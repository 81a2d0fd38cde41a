import { facesDice, isRefused, play, procedures, rulebook } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { chargeSituation, likelyCharge } from "../src/resolve/chargeFacts.ts";
import { fireSituation, likelyFire, rangeBands } from "../src/resolve/fireFacts.ts";
import { planCharge, planFire } from "../src/resolve/plan.ts";
import { battery, column, highlanders, known, only, table } from "./known.ts";

describe("rangeBands", () => {
  it("reads each scale's own column (scale.pair)", () => {
    const ends = (scale: "cm" | "inch" | "inchAsCm") =>
      rangeBands(battery.unit, "artillery", { ...table, scale }).map(({ upTo }) => upTo);
    expect(ends("cm")).toEqual([20, 40, 85]);
    expect(ends("inch")).toEqual([12, 24, 55]);
    expect(ends("inchAsCm")).toEqual([12, 24, 55]);
  });

  it("parts musketry where a column is close (volley.columnClose)", () => {
    expect(rangeBands(highlanders.unit, "volley", table)).toEqual([
      { key: "near", upTo: 5 },
      { key: "musket", upTo: 15 },
    ]);
  });

  it("gives a square its one short band", () => {
    const square = known("square", {
      arm: "infantry",
      grade: "line",
      size: "standard",
      formation: "square",
    });
    expect(rangeBands(square.unit, "volley", table)).toEqual([{ key: "musket", upTo: 5 }]);
  });
});

describe("the likeliest fire", () => {
  it("is allowed by the rules as it stands", () => {
    for (const [firer, kind] of [
      [highlanders, "volley"],
      [battery, "artillery"],
    ] as const) {
      const facts = likelyFire(firer, column, kind, table);
      const resolution = fireSituation(firer, column, kind, facts, table);
      if (resolution === null) throw new Error("no situation");
      expect(planFire(resolution, rulebook).refused).toBeNull();
    }
  });

  it("carries what the roster knows: moved, the brigade's order, its morale", () => {
    const firer = { ...highlanders, moved: "half" as const, order: "hesitant" as const };
    const target = { ...column, order: "hesitant" as const, demoralised: true, general: true };
    const facts = likelyFire(firer, target, "volley", table);
    const resolution = fireSituation(firer, target, "volley", facts, table);
    expect(resolution?.situation).toMatchObject({
      moved: "half",
      straightAheadOnly: true,
      generals: { own: false, enemy: true },
      targets: [{ test: { general: true, brigade: "hesitant", demoralised: true } }],
    });
  });

  it("says a share that the rules read as full, half or none (fire.sight)", () => {
    const facts = likelyFire(highlanders, column, "volley", table);
    const refusedFor = (sight: "full" | "half" | "none") => {
      const resolution = fireSituation(highlanders, column, "volley", { ...facts, sight }, table);
      if (resolution === null) throw new Error("no situation");
      const plan = planFire(resolution, rulebook);
      return plan.refused?.clause ?? plan.lines.some(({ clause }) => clause === "fire.sight.half");
    };
    expect(refusedFor("full")).toBe(false);
    expect(refusedFor("half")).toBe(true);
    expect(refusedFor("none")).toBe("fire.sight.none");
  });

  it("lets balls through to a unit that half stands behind, and spares the other", () => {
    const facts = likelyFire(battery, column, "artillery", table);
    const second = known("second", column.unit);
    const third = known("third", column.unit);
    const resolution = fireSituation(
      battery,
      column,
      "artillery",
      {
        ...facts,
        behind: [
          { unit: second, gap: 8, behind: true, ground: "open" },
          { unit: third, gap: 8, behind: false, ground: "open" },
        ],
      },
      table,
    );
    if (resolution?.procedure !== "artillery") throw new Error("no situation");
    // 8 at effective range is 2, the column's casualty die misses, half of 2 is 1.
    const outcome = play(
      procedures.artillery(only(resolution.situation), rulebook),
      facesDice([4, 4, 1]),
    );
    if (isRefused(outcome)) throw new Error("refused");
    expect(outcome.casualties).toBe(2);
    expect(outcome.bounced).toEqual([1, 0]);
  });
});

describe("the likeliest charge", () => {
  it("starts from the end of the charger's reach and counts its losses to fire", () => {
    const facts = likelyCharge(column, highlanders, 2, table);
    expect(facts.distance).toBe(20);
    const plan = planCharge(chargeSituation(column, highlanders, facts, table), rulebook);
    expect(plan.refused).toBeNull();
    expect(plan.lines).toContainEqual(
      expect.objectContaining({ clause: "charge.fireLosses", side: "charger", roll: -2 }),
    );
  });
});
