/** §6.2 Terrain in fire. */
import type { Situations, Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { artillery, modifiers, two, volley } from "./rolling.ts";
import { battalion, garrison, guns, screen } from "./units.ts";

type Target = Situations["volley"]["targets"][number];

const at = (more: Partial<Target>, unit: Unit = battalion()): Situations["volley"] => ({
  firer: battalion(),
  targets: [{ unit, distance: 10, ...more }],
});
const cannonade = (more: Partial<Target>, unit: Unit = battalion()): Situations["artillery"] => ({
  firer: guns(),
  targets: [{ unit, distance: 30, ...more }],
});

describe("fire.cover", () => {
  it("−1 to volleys and guns", () => {
    expect(modifiers("volley", at({ cover: "cover" }))).toEqual(["fire.cover -1"]);
    expect(modifiers("artillery", cannonade({ cover: "cover" }))).toEqual(["fire.cover -1"]);
    expect(volley(at({ cover: "cover" }), ...two(5)).total).toBe(4);
  });

  it("nothing is halved, and the target does test", () => {
    const outcome = artillery(cannonade({ cover: "cover" }), ...two(10), ...two(5));
    expect([outcome.halved, outcome.casualties]).toEqual([false, 2]);
    expect(outcome.discipline).toMatchObject({ total: 6, result: "unformed" });
  });

  it("troops that hold it fire out without penalty: the firer's own cover is no fact of a volley", () => {
    expect(modifiers("volley", at({}))).toEqual([]);
  });
});

describe("fire.builtUp", () => {
  it.each(["builtUp", "strongpoint"] as const)("%s: −1 and half", (cover) => {
    const line = ["fire.builtUp -1 ½"];
    expect(modifiers("volley", at({ cover }))).toEqual(line);
    expect(modifiers("artillery", cannonade({ cover }))).toEqual(line);
    expect(modifiers("volley", at({}, garrison(cover)))).toEqual(line);
    const outcome = volley(at({}, garrison(cover)), ...two(11), 4);
    expect([outcome.total, outcome.halved, outcome.casualties]).toEqual([10, true, 2]);
  });
});

describe("fire.twoKinds", () => {
  it("a garrison's own place decides, and counts once", () => {
    expect(modifiers("volley", at({ cover: "builtUp" }, garrison("builtUp")))).toEqual([
      "fire.builtUp -1 ½",
    ]);
  });

  it("cover and a place never add up: a target has one or the other", () => {
    for (const cover of ["cover", "builtUp", "strongpoint"] as const) {
      const lines = modifiers("artillery", cannonade({ cover }));
      expect(lines).toHaveLength(1);
    }
  });

  it("the ground under the target is no protection of its own", () => {
    expect(modifiers("volley", at({ ground: "rough" }))).toEqual([]);
    expect(modifiers("artillery", cannonade({ ground: "difficult" }))).toEqual([]);
  });
});

describe("fire.trifles", () => {
  it("hedges and small walls give nothing: cover none lists no modifier", () => {
    expect(modifiers("volley", at({ cover: "none" }))).toEqual([]);
    expect(modifiers("artillery", cannonade({ cover: "none" }))).toEqual([]);
    const skirmishers = { ...at({ cover: "none" }), firer: screen() };
    expect(modifiers("skirmish", skirmishers)).toEqual([]);
  });

  it("a scenario may mark a piece as cover", () => {
    expect(modifiers("volley", at({ cover: "cover" }))).toEqual(["fire.cover -1"]);
  });
});
