/** §6.8 Discipline tests from fire. */
import type { Situations, Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { artillery, two, volley } from "./rolling.ts";
import { battalion, garrison, guns, screen } from "./units.ts";

type Target = Situations["volley"]["targets"][number];

const veteran = battalion({ grade: "veteran" });
const at = (unit: Unit, more: Partial<Target> = {}): Situations["volley"] => ({
  firer: veteran,
  targets: [{ unit, distance: 10, ...more }],
});

describe("fire.discipline", () => {
  it.each([
    [2, "rout"],
    [3, "retreat"],
    [4, "retire"],
    [5, "retire"],
    [6, "unformed"],
    [7, "holds"],
  ])("D: the target tests at once; %i: %s", (natural, result) => {
    expect(volley(at(battalion()), ...two(8), ...two(natural)).discipline).toEqual({
      target: 0,
      natural,
      total: natural,
      result,
      recovered: 0,
    });
  });

  it("counts the losses of this fire", () => {
    const outcome = volley(at(battalion({ casualties: 2 })), ...two(8), ...two(7));
    expect(outcome.discipline?.total).toBe(6);
  });

  it("counts general, support, cover, and the brigade", () => {
    const test = {
      general: true,
      supported: true,
      brigade: "hesitant",
      demoralised: true,
    } as const;
    const outcome = volley(at(battalion(), { test, cover: "cover" }), ...two(9), ...two(7));
    // +1 +1 +1 −1 −1
    expect(outcome.discipline?.total).toBe(8);
  });

  it("a D whose casualties come to nothing is a miss: no test", () => {
    const column = battalion({ formation: "attackColumn", grade: "recruit" });
    const outcome = volley({ ...at(battalion()), firer: column }, ...two(9));
    expect([outcome.cell.discipline, outcome.casualties, outcome.discipline]).toEqual([
      true,
      0,
      null,
    ]);
    expect(outcome.working).toContainEqual({
      clause: "fire.discipline",
      kind: "noTest",
      reason: "noCasualties",
    });
  });

  it("a double six restores a casualty at once", () => {
    const outcome = volley(at(battalion()), ...two(8), 6, 6);
    expect(outcome.discipline).toMatchObject({ result: "holds", recovered: 1 });
    expect(outcome.losses).toEqual([1]);
  });

  it("no D, no test", () => {
    expect(volley(at(battalion()), ...two(7)).discipline).toBeNull();
  });

  it("a battery tests too", () => {
    const outcome = artillery(
      { firer: guns(), targets: [{ unit: guns(), distance: 20 }] },
      ...two(10),
      ...two(4),
    );
    expect(outcome.discipline?.result).toBe("retire");
  });
});

describe("fire.disciplineGarrison", () => {
  it.each([
    garrison("builtUp"),
    garrison("strongpoint"),
    screen({ garrison: { place: "builtUp" } }),
  ])("ignores a D: %o", (unit) => {
    const thin = unit.arm === "screen" ? 2 : 0;
    const cannonade = { firer: guns(), targets: [{ unit, distance: 20 }] as const };
    const outcome = artillery(cannonade, ...two(9 + thin), 4);
    expect([outcome.total, outcome.cell.discipline]).toEqual([8, true]);
    expect([outcome.casualties, outcome.discipline]).toEqual([2, null]);
    expect(outcome.working).toContainEqual({
      clause: "fire.disciplineGarrison",
      kind: "noTest",
      reason: "garrison",
    });
  });

  it("ignores Fate's as well", () => {
    const outcome = volley(at(garrison()), 6, 6, ...two(8));
    expect([outcome.fate?.targetCasualties, outcome.discipline]).toEqual([2, null]);
  });

  it("troops in cover do test: they stay in formation", () => {
    const outcome = volley(at(battalion(), { cover: "cover" }), ...two(9), ...two(6));
    expect(outcome.discipline).toMatchObject({ total: 7, result: "holds" });
  });

  it("troops in formation in a built-up area do: they are no garrison", () => {
    const outcome = volley(at(battalion(), { cover: "builtUp" }), ...two(9), ...two(6));
    expect(outcome.discipline?.target).toBe(0);
  });
});
