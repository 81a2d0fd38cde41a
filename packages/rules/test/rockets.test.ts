/** §7.4 Rockets. */
import { procedures, rulebook, type Situations, type Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { modifiers, refusalOf, rocket, two } from "./rolling.ts";
import { battalion, garrison, rockets, screen } from "./units.ts";

type Rocket = Situations["rocket"];

const at = (unit: Unit = battalion(), more: Partial<Rocket> = {}): Rocket => ({
  firer: rockets(),
  targets: [{ unit, distance: 40 }],
  ...more,
});

const nothing = {
  casualties: 0,
  targetFalters: false,
  friendCasualties: 0,
  batteryDestroyed: false,
  ignited: false,
  fate: null,
  losses: [0],
};

describe("rocket.table", () => {
  it.each([
    [2, "destroyed", { ...nothing, batteryDestroyed: true }],
    [3, "friend", { ...nothing, friendCasualties: 2 }],
    [4, "miss", nothing],
    [5, "miss", nothing],
    [6, "miss", nothing],
    [7, "miss", nothing],
    [8, "miss", nothing],
    [9, "hit", { ...nothing, casualties: 1, targetFalters: true, losses: [1] }],
    [10, "hit", { ...nothing, casualties: 1, targetFalters: true, losses: [1] }],
    [11, "hit", { ...nothing, casualties: 1, targetFalters: true, losses: [1] }],
  ])("%i: %s", (natural, row, outcome) => {
    const fired = rocket(at(), ...two(natural));
    expect(fired.row).toBe(row);
    expect(fired.essence()).toEqual(outcome);
  });

  it("12: a direct hit, the target loses 6, and Fate", () => {
    const fired = rocket(at(), 6, 6, ...two(5));
    expect([fired.row, fired.casualties, fired.targetFalters]).toEqual(["directHit", 6, false]);
    expect(fired.fate?.natural).toBe(5);
    expect(fired.losses).toEqual([7]);
  });

  it("Fate's test is taken at once, all losses counted", () => {
    const fired = rocket(at(), 6, 6, ...two(8), ...two(8));
    expect(fired.fate?.discipline).toMatchObject({ total: 6, result: "unformed" });
    expect(fired.losses).toEqual([8]);
  });

  it("a Small battalion with 3 casualties is gone by it; nothing more befalls it", () => {
    const weak = battalion({ size: "small", casualties: 3 });
    const fired = rocket(at(weak), 6, 6, ...two(9));
    expect([fired.losses, fired.fate?.targetCasualties, fired.fate?.discipline]).toEqual([
      [6],
      0,
      null,
    ]);
  });

  it("9–11 sets the target's place on fire", () => {
    for (const unit of [
      garrison(),
      garrison("strongpoint"),
      screen({ garrison: { place: "builtUp" } }),
    ]) {
      expect(rocket(at(unit), ...two(9)).ignited).toBe(true);
    }
    const inside = at();
    const inVillage: Rocket = { ...inside, targets: [{ ...inside.targets[0], cover: "builtUp" }] };
    expect(rocket(inVillage, ...two(11)).ignited).toBe(true);
    const inWood: Rocket = { ...inside, targets: [{ ...inside.targets[0], cover: "cover" }] };
    expect(rocket(inWood, ...two(11)).ignited).toBe(false);
  });

  it("neither a miss nor a direct hit does", () => {
    expect(rocket(at(garrison()), ...two(8)).ignited).toBe(false);
    expect(rocket(at(garrison()), 6, 6, ...two(7)).ignited).toBe(false);
  });

  it("a place that burns is not set on fire again", () => {
    const burning = garrison("builtUp", { garrison: { place: "builtUp", burning: true } });
    expect(rocket(at(burning), ...two(9)).ignited).toBe(false);
  });

  it("no friend on the table: no effect", () => {
    expect(rocket(at(battalion(), { friendNear: false }), ...two(3)).friendCasualties).toBe(0);
  });

  it("a target that is gone does not falter", () => {
    const last = battalion({ casualties: 11 });
    expect(rocket(at(last), ...two(9))).toMatchObject({ targetFalters: false, losses: [1] });
  });
});

describe("rocket.plain", () => {
  it("no modifiers of any kind", () => {
    const worst: Rocket = {
      firer: rockets({
        casualties: 6,
        unformed: true,
        models: 1,
        lowAmmunition: true,
        grade: "recruit",
      }),
      share: 0.5,
      unlimbered: true,
      targets: [{ unit: screen({ garrison: { place: "builtUp" } }), distance: 80 }],
    };
    expect(modifiers("rocket", worst)).toEqual([]);
    expect(rocket(worst, ...two(9)).casualties).toBe(1);
    expect(rocket(worst, ...two(8)).casualties).toBe(0);
  });

  it("no discipline test for a hit", () => {
    expect(rocket(at(), ...two(10)).working.map(({ kind }) => kind)).not.toContain("discipline");
  });

  it("under ½ in sight forbids; the target must be seen", () => {
    expect(refusalOf(procedures.rocket(at(battalion(), { share: 0.49 }), rulebook))).toEqual({
      clause: "fire.sight.none",
      measured: 0.49,
      limit: 0.5,
      reason: null,
    });
  });

  it("one target", () => {
    const pair = at(battalion(), {
      targets: [
        { unit: battalion(), distance: 40 },
        { unit: battalion(), distance: 41 },
      ],
    });
    expect(refusalOf(procedures.rocket(pair, rulebook))).toMatchObject({
      clause: "rocket.plain",
      reason: "targets",
    });
  });

  it("not through skirmishers", () => {
    const through = at(battalion(), { screenBetween: { unit: screen(), gap: 3 } });
    expect(refusalOf(procedures.rocket(through, rulebook))).toMatchObject({
      clause: "fire.throughSkirmishers",
      reason: "rocket",
    });
  });
});
