/** §7.2 Howitzers, §7.3 burning buildings. */
import { originText, rulebook, type Situations, type Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { artillery, charge, ignition, melee, modifiers, pool, shown, two } from "./rolling.ts";
import { battalion, garrison, guns, howitzers, screen } from "./units.ts";

type Fire = Situations["artillery"];
type Target = Fire["targets"][number];

const at = (
  firer: Fire["firer"],
  distance: number,
  more: Partial<Target> = {},
  facts: Partial<Fire> = {},
): Fire => ({ firer, targets: [{ unit: battalion(), distance, ...more }], ...facts });

const village = { cover: "builtUp" } as const;

describe("howitzer.withinBattery", () => {
  it("howitzers and mortars of a gun battery fire as part of it", () => {
    const mixed = guns({ howitzers: 2, mortars: 1 });
    for (const distance of [20, 40, 80]) {
      expect(shown("artillery", at(mixed, distance))).toEqual(
        shown("artillery", at(guns(), distance)),
      );
    }
  });

  it("no shell modifier for a mixed battery", () => {
    expect(modifiers("artillery", at(guns({ howitzers: 3 }), 80, { cover: "cover" }))).toEqual([
      "fire.cover -1",
    ]);
  });
});

describe("howitzer.batteryBeforeGame", () => {
  it("is S000's; nothing in a resolution forms a battery", () => {
    expect(originText(rulebook.clauses["howitzer.batteryBeforeGame"].origins)).toBe("S000");
    expect(rulebook.clauses["howitzer.batteryBeforeGame"].value).toBeNull();
  });
});

describe("howitzer.longShell", () => {
  it("at long range: shell, read on the long row", () => {
    const outcome = artillery(at(howitzers(), 85), ...two(7));
    expect([outcome.row, outcome.casualties]).toEqual(["long", 1]);
    expect(outcome.working[0]).toMatchObject({ clause: "howitzer.longShell", limit: 85 });
  });

  it("guns fire round shot", () => {
    expect(artillery(at(guns(), 85), ...two(7)).working[0]).toMatchObject({
      clause: "fire.range.guns",
    });
  });
});

describe("howitzer.effective", () => {
  it("ordinary round shot, without the shell modifier", () => {
    const covered = at(howitzers(), 40, { cover: "cover" });
    expect(modifiers("artillery", covered)).toEqual(["fire.cover -1"]);
    const outcome = artillery(at(howitzers(), 40), ...two(8));
    expect([outcome.row, outcome.casualties]).toEqual(["effective", 2]);
    expect(outcome.working[0]).toMatchObject({ clause: "howitzer.effective" });
  });
});

describe("howitzer.canister", () => {
  it("as ordinary guns", () => {
    const outcome = artillery(at(howitzers(), 20, { cover: "cover" }), ...two(8));
    expect([outcome.row, outcome.total, outcome.casualties]).toEqual(["canister", 7, 3]);
    expect(outcome.working[0]).toMatchObject({ clause: "howitzer.canister" });
  });
});

describe("howitzer.cover", () => {
  it("long-range shell at cover: +1, beside the −1", () => {
    const covered = at(howitzers(), 41, { cover: "cover" });
    expect(modifiers("artillery", covered)).toEqual(["fire.cover -1", "howitzer.cover +1"]);
    expect(artillery(covered, ...two(7)).total).toBe(7);
  });

  it("not for built-up areas or strongpoints", () => {
    for (const cover of ["builtUp", "strongpoint"] as const) {
      expect(modifiers("artillery", at(howitzers(), 41, { cover }))).toEqual(["fire.builtUp -1 ½"]);
    }
  });

  it("not in the open", () => {
    expect(modifiers("artillery", at(howitzers(), 41))).toEqual([]);
  });
});

describe("ignition.table", () => {
  it.each([
    [1, [12]],
    [2, [11, 12]],
    [3, [10, 11, 12]],
    [4, [9, 10, 11, 12]],
    [5, [9, 10, 11, 12]],
    [8, [9, 10, 11, 12]],
  ])("%i howitzers: %j", (models, alight) => {
    for (let total = 2; total <= 12; total++) {
      expect(ignition({ howitzers: models }, ...two(total)).ignited).toBe(alight.includes(total));
    }
  });

  it("a natural double six also goes to Fate", () => {
    const held = at(guns({ howitzers: 1 }), 40, { unit: garrison() });
    const outcome = artillery(held, ...two(6), 1, 6, 6, ...two(9));
    expect(outcome.ignition).toMatchObject({ natural: 12, ignited: true });
    // A garrison ignores the test.
    expect(outcome.ignition?.fate).toMatchObject({ targetCasualties: 2, discipline: null });
    expect(outcome.losses).toEqual([2]);
  });

  it("whose test is taken at once by troops in formation", () => {
    const inside = at(guns({ howitzers: 1 }), 40, village);
    const outcome = artillery(inside, ...two(6), 1, 6, 6, ...two(9), ...two(5));
    expect(outcome.ignition?.fate?.discipline).toMatchObject({ total: 6, result: "unformed" });
  });
});

describe("Fate of an ignition roll", () => {
  const inside = at(guns({ howitzers: 1 }), 40, village);

  it("finds the target as the fire and its test have left it", () => {
    // 11 − 1 is 2 with D, halved 1; a test of 5 + 1 for cover: Unformed; so Fate's 3 takes one.
    const shaken = artillery(inside, ...two(11), ...two(5), 6, 6, ...two(3));
    expect(shaken.discipline?.result).toBe("unformed");
    expect(shaken.ignition?.fate).toMatchObject({ targetUnformed: false, targetCasualties: 1 });
    expect(shaken.losses).toEqual([2]);
    const steady = artillery(inside, ...two(11), ...two(6), 6, 6, ...two(3));
    expect(steady.discipline?.result).toBe("holds");
    expect(steady.ignition?.fate).toMatchObject({ targetUnformed: true, targetCasualties: 0 });
  });

  it("restores a casualty by the double six of its test", () => {
    const outcome = artillery(inside, ...two(3), 6, 6, ...two(9), 6, 6);
    expect(outcome.ignition?.fate).toMatchObject({ targetCasualties: 2 });
    expect(outcome.losses).toEqual([1]);
  });

  it("does nothing more to a target that the fire has dispersed", () => {
    const last = at(guns({ howitzers: 1 }), 40, { unit: garrison("builtUp", { casualties: 11 }) });
    const outcome = artillery(last, ...two(11), 6, 6, ...two(5));
    expect(outcome.ignition?.fate?.targetCasualties).toBe(0);
    expect(outcome.losses).toEqual([1]);
  });
});

describe("ignition.trigger", () => {
  it.each<[string, Fire["firer"], number]>([
    ["one howitzer among guns needs 12", guns({ howitzers: 1 }), 12],
    ["two need 11", guns({ howitzers: 2 }), 11],
    ["a howitzer battery counts all its models", howitzers({ models: 3 }), 10],
    ["mortars and guns do not count", guns({ models: 6, howitzers: 2, mortars: 2 }), 11],
  ])("%s", (_, firer, needed) => {
    const faces = two(needed - 1);
    const outcome = artillery(at(firer, 80, { unit: garrison() }), ...two(3), ...faces);
    expect(outcome.ignition).toMatchObject({ natural: needed - 1, ignited: false });
    expect(outcome.working).toContainEqual({
      clause: "ignition.table",
      kind: "ignition",
      natural: needed - 1,
      needed,
      ignited: false,
    });
  });

  it("no howitzers, no roll", () => {
    expect(artillery(at(guns({ mortars: 2 }), 80, { unit: garrison() }), ...two(3)).ignition).toBe(
      null,
    );
  });

  it.each<[string, Unit, Partial<Target>]>([
    ["a garrison", garrison(), {}],
    ["a garrisoned screen", screen({ garrison: { place: "builtUp" } }), {}],
    ["troops in formation in a built-up area", battalion(), village],
    ["a strongpoint", garrison("strongpoint"), {}],
  ])("any target in a building: %s", (_, unit, more) => {
    const outcome = artillery(at(howitzers(), 80, { unit, ...more }), ...two(3), ...two(9));
    expect(outcome.ignition?.ignited).toBe(true);
  });

  it("not a target in the open or in cover", () => {
    expect(artillery(at(howitzers(), 80), ...two(3)).ignition).toBeNull();
    expect(artillery(at(howitzers(), 80, { cover: "cover" }), ...two(3)).ignition).toBeNull();
  });

  it("after its fire is resolved, whatever it scored", () => {
    const outcome = artillery(at(howitzers(), 80, { unit: garrison() }), ...two(2), ...two(10));
    expect([outcome.casualties, outcome.ignition?.ignited]).toEqual([0, true]);
  });
});

const burning = garrison("builtUp", { garrison: { place: "builtUp", burning: true } });

describe("ignition.lasting", () => {
  it("a burning place stays so: it is a fact of the garrison, not of a turn", () => {
    expect(
      modifiers(
        "melee",
        { attacker: { unit: battalion() }, defender: { unit: burning } },
        "defender",
      ),
    ).toEqual(["melee.burning -1 CD"]);
    const second = {
      attacker: { unit: battalion() },
      defender: { unit: burning },
      round: 2,
    } as const;
    expect(modifiers("melee", second, "defender")).toContain("melee.burning -1 CD");
  });
});

describe("ignition.defence", () => {
  it("defenders have one casualty die fewer", () => {
    const fight = { attacker: { unit: battalion() }, defender: { unit: burning } };
    expect(melee(fight, ...pool(4, 0), ...pool(4, 1)).pools).toEqual({ attacker: 4, defender: 4 });
  });

  it("nothing off their charge roll", () => {
    const attack = { charger: { unit: battalion() }, defender: { unit: burning }, distance: 10 };
    expect(modifiers("charge", attack, "defender")).toEqual(["charge.cover +2"]);
  });
});

describe("ignition.entry", () => {
  it("a burning place may be charged and fought for", () => {
    const attack = { charger: { unit: battalion() }, defender: { unit: burning }, distance: 10 };
    expect(charge(attack, 4, 4, 3, 3).charger.result).toBe("melee");
    const fight = { attacker: { unit: battalion() }, defender: { unit: burning } };
    expect(melee(fight, ...pool(4, 3), ...pool(4, 1)).attacker.result).toBe("occupies");
  });
});

describe("ignition.once", () => {
  it("a place once alight is never set alight again: no roll", () => {
    expect(artillery(at(howitzers(), 80, { unit: burning }), ...two(3)).ignition).toBeNull();
  });
});
