import { optionIds, type ProcedureName, procedureNames } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { parseOptions, parseSituation } from "../src/index.ts";
import { faultsOf, passed } from "./telling.ts";

const line = { arm: "infantry", grade: "line", size: "standard", formation: "line" };
const garrison = {
  arm: "infantry",
  grade: "line",
  size: "standard",
  garrison: { place: "builtUp" },
};
const horse = {
  arm: "cavalry",
  class: "battle",
  grade: "line",
  size: "standard",
  formation: "line",
};
const guns = {
  arm: "artillery",
  kind: "gun",
  gun: "medium",
  mount: "foot",
  models: 4,
  grade: "line",
  formation: "deployed",
};
const { gun: _, ...noGun } = guns;
const howitzers = { ...noGun, kind: "howitzer" };
const rockets = { ...noGun, kind: "rocket" };
const screen = { arm: "screen", bases: 4, grade: "line" };

const fire = (firer: object, more: object = {}, target: object = {}) => ({
  firer,
  targets: [{ unit: line, distance: 12, ...target }],
  ...more,
});

describe("every situation of the interface passes as it is written", () => {
  const full = {
    moved: "none",
    changedFormation: false,
    reformed: false,
    ground: "open",
    share: 1,
    assaultFire: false,
    unlimbered: false,
    straightAheadOnly: false,
    targets: [
      {
        unit: line,
        distance: 12,
        cover: "none",
        ground: "open",
        leadsCharge: false,
        test: { general: false, supported: false, brigade: "obeys", demoralised: false },
      },
    ],
    screenBetween: { unit: screen, gap: 3 },
    behind: [{ unit: line, gap: 8, share: 0.5, distance: 20, ground: "open" }],
    friendNear: true,
    options: { "halves.once": true },
    generals: { own: false, enemy: false },
    scale: "cm",
  };
  const situations: { readonly [Name in ProcedureName]: object } = {
    volley: { firer: line, ...full },
    skirmish: { firer: screen, ...full },
    artillery: { firer: guns, ...full },
    rocket: { firer: rockets, ...full },
    charge: {
      charger: {
        unit: { ...horse, casualties: 2 },
        supports: 0,
        general: false,
        infantryAssault: false,
        flank: false,
        lostToFire: 2,
      },
      defender: {
        unit: line,
        supports: 0,
        general: false,
        uphill: false,
        cover: "none",
        reaction: "stand",
      },
      distance: 20,
    },
    melee: {
      attacker: { unit: line, elan: true, glory: false, flank: false, supports: 0, general: false },
      defender: { unit: line, supports: 0, general: false },
      round: 1,
      ground: "open",
      onDraw: { attacker: "fightOn", defender: "fightOn" },
    },
    meleeToEnd: { attacker: { unit: line }, defender: { unit: garrison } },
    discipline: {
      unit: line,
      general: false,
      supported: false,
      cover: false,
      brigade: "obeys",
      demoralised: false,
    },
    fate: { unit: line, target: garrison },
    general: { enemyNear: false },
    ignition: { howitzers: 2 },
    bounce: {
      battery: guns,
      target: { unit: line, scored: 3, distance: 30, cover: "none", ground: "open" },
      behind: [{ unit: line, gap: 4 }],
    },
    fraction: { quarters: 7, firer: line },
    initiative: { first: { commanderLost: true }, second: {} },
    adc: { adcs: 4 },
    command: { demoralised: true },
    faltering: { further: 1 },
  };

  test.each(procedureNames)("%s", (procedure) => {
    const situation = situations[procedure];
    expect(passed(parseSituation(procedure, situation))).toEqual(situation);
  });

  test.each(procedureNames)("%s refuses a key it does not know", (procedure) => {
    const found = faultsOf(
      parseSituation(procedure, { ...situations[procedure], weather: "rain" }),
    );
    expect(found).toEqual(["weather unknownKey"]);
  });

  test.each(procedureNames)("%s refuses what is no object", (procedure) => {
    for (const input of [null, 3, "x", [], true]) {
      expect(parseSituation(procedure, input).ok).toBe(false);
    }
  });

  test("only firer, targets, and a target's unit and distance must be there", () => {
    expect(faultsOf(parseSituation("volley", fire(line)))).toEqual([]);
    expect(faultsOf(parseSituation("volley", {}))).toEqual(["firer missing", "targets missing"]);
    expect(faultsOf(parseSituation("volley", { firer: line, targets: [{}] }))).toEqual([
      "targets.0.unit missing",
      "targets.0.distance missing",
    ]);
    expect(faultsOf(parseSituation("volley", { firer: line, targets: [] }))).toEqual([
      "targets listTooShort",
    ]);
  });
});

describe("arms that a procedure takes", () => {
  test.each<[ProcedureName, object, readonly string[]]>([
    ["volley", line, []],
    ["volley", garrison, []],
    ["volley", screen, ["firer.arm wrongArm"]],
    ["volley", horse, ["firer.arm wrongArm"]],
    ["volley", guns, ["firer.arm wrongArm"]],
    ["skirmish", line, []],
    ["skirmish", screen, []],
    ["skirmish", horse, ["firer.arm wrongArm"]],
    ["skirmish", guns, ["firer.arm wrongArm"]],
    ["artillery", guns, []],
    ["artillery", howitzers, []],
    ["artillery", rockets, ["firer.kind wrongValue"]],
    ["artillery", line, ["firer.arm wrongArm"]],
    ["rocket", rockets, []],
    ["rocket", guns, ["firer.kind wrongValue"]],
    ["rocket", line, ["firer.arm wrongArm"]],
  ])("%s by %j: %j", (procedure, firer, expected) => {
    expect(faultsOf(parseSituation(procedure, fire(firer)))).toEqual(expected);
  });

  test("bounce-through is a battery's", () => {
    const target = { unit: line, scored: 3, distance: 30 };
    const situation = { battery: line, target, behind: [] };
    expect(faultsOf(parseSituation("bounce", situation))).toEqual(["battery.arm wrongArm"]);
  });
});

describe("scale.inclusive: distances are whole hundredths", () => {
  test.each([0, 0.01, 1.15, 8, 8.1, 15.1, 79.99, 80, 1000])("%d is a distance", (distance) => {
    expect(faultsOf(parseSituation("volley", fire(line, {}, { distance })))).toEqual([]);
  });

  test.each<[unknown, string]>([
    [-0.01, "belowMinimum"],
    [-5, "belowMinimum"],
    [1000.01, "aboveMaximum"],
    [1e308, "aboveMaximum"],
    [0.005, "tooFine"],
    [8.001, "tooFine"],
    [1 / 3, "tooFine"],
    [Number.NaN, "notFinite"],
    [Number.POSITIVE_INFINITY, "notFinite"],
    ["12", "wrongType"],
    [null, "wrongType"],
    [[12], "wrongType"],
  ])("%s: %s", (distance, code) => {
    const found = faultsOf(parseSituation("volley", fire(line, {}, { distance })));
    expect(found).toEqual([`targets.0.distance ${code}`]);
  });

  test("the fault says which is right", () => {
    const checked = parseSituation("volley", fire(line, {}, { distance: 8.126 }));
    expect(!checked.ok && checked.faults[0]?.params).toEqual({
      value: 8.126,
      decimals: 2,
      nearest: 8.13,
    });
  });
});

describe("parts of a whole are 0 to 1", () => {
  test.each([0, 0.4999, 0.5, 0.75, 1])("%d", (share) => {
    expect(faultsOf(parseSituation("volley", fire(line, { share })))).toEqual([]);
  });
  test.each([-0.01, 1.01, 50])("not %d", (share) => {
    expect(faultsOf(parseSituation("volley", fire(line, { share })))).toHaveLength(1);
    const behind = [{ unit: line, gap: 4, share }];
    expect(faultsOf(parseSituation("artillery", fire(guns, { behind })))).toHaveLength(1);
  });
});

describe("a garrisoned target's own place decides its cover", () => {
  test.each<[string | undefined, boolean]>([
    [undefined, true],
    ["none", true],
    ["builtUp", true],
    ["strongpoint", false],
    ["cover", false],
  ])("cover %s: %s", (cover, right) => {
    const stated = cover === undefined ? {} : { cover };
    const found = faultsOf(parseSituation("volley", fire(line, {}, { unit: garrison, ...stated })));
    expect(found).toEqual(right ? [] : ["targets.0.cover garrisonCover"]);
    const charge = {
      charger: { unit: line },
      defender: { unit: garrison, ...stated },
      distance: 8,
    };
    expect(faultsOf(parseSituation("charge", charge))).toEqual(
      right ? [] : ["defender.cover garrisonCover"],
    );
    const bounce = {
      battery: guns,
      target: { unit: garrison, scored: 1, distance: 30, ...stated },
      behind: [],
    };
    expect(faultsOf(parseSituation("bounce", bounce))).toEqual(
      right ? [] : ["target.cover garrisonCover"],
    );
  });

  test("units in the open may have any cover", () => {
    for (const cover of ["none", "cover", "builtUp", "strongpoint"]) {
      expect(faultsOf(parseSituation("volley", fire(line, {}, { cover })))).toEqual([]);
    }
  });
});

describe("units behind stand at least distance + gap away", () => {
  const behind = (gap: number, distance: number) => [{ unit: line, gap, distance }];
  test("exactly is enough, less is not", () => {
    const at = { distance: 30.1 };
    expect(
      faultsOf(parseSituation("artillery", fire(guns, { behind: behind(8, 38.1) }, at))),
    ).toEqual([]);
    const near = parseSituation("artillery", fire(guns, { behind: behind(8, 38.09) }, at));
    expect(faultsOf(near)).toEqual(["behind.0.distance behindNearer"]);
    expect(!near.ok && near.faults[0]?.params).toEqual({ distance: 38.09, least: 38.1 });
  });

  test("measured from the target that gets the majority: the nearest, or the charge's lead", () => {
    const targets = [
      { unit: line, distance: 30 },
      { unit: line, distance: 26 },
    ];
    const situation = { firer: guns, targets, behind: behind(4, 30) };
    expect(faultsOf(parseSituation("artillery", situation))).toEqual([]);
    const led = [{ ...targets[0], leadsCharge: true }, targets[1]];
    expect(faultsOf(parseSituation("artillery", { ...situation, targets: led }))).toEqual([
      "behind.0.distance behindNearer",
    ]);
  });
});

describe("what contradicts itself", () => {
  test("two units that lead one charge", () => {
    const target = { unit: line, distance: 12, leadsCharge: true };
    const situation = { firer: line, targets: [target, target] };
    expect(faultsOf(parseSituation("volley", situation))).toEqual(["targets notOneLead"]);
  });

  test("more lost to this fire than lost at all", () => {
    const charge = {
      charger: { unit: { ...line, casualties: 1 }, lostToFire: 2 },
      defender: { unit: line },
      distance: 8,
    };
    expect(faultsOf(parseSituation("charge", charge))).toEqual([
      "charger.lostToFire lostBeyondCasualties",
    ]);
  });

  test("two scales", () => {
    const situation = fire(line, { scale: "cm", options: { scale: "inch" } });
    expect(faultsOf(parseSituation("volley", situation))).toEqual(["scale conflict"]);
  });

  test("a scale among the options is the scale", () => {
    const situation = passed(parseSituation("volley", fire(line, { options: { scale: "inch" } })));
    expect(situation.scale).toBe("inch");
    expect(Object.isFrozen(situation)).toBe(true);
  });
});

describe("other keys", () => {
  test.each<[ProcedureName, object, string]>([
    ["volley", fire(line, { moved: "far" }), "moved wrongValue"],
    ["volley", fire(line, { ground: "marsh" }), "ground wrongValue"],
    ["volley", fire(line, { changedFormation: 1 }), "changedFormation wrongType"],
    ["volley", fire(line, {}, { cover: "wood" }), "targets.0.cover wrongValue"],
    [
      "volley",
      fire(line, {}, { test: { brigade: "hesitates" } }),
      "targets.0.test.brigade wrongValue",
    ],
    ["volley", fire(line, {}, { test: { cover: true } }), "targets.0.test.cover unknownKey"],
    ["volley", fire(line, { screenBetween: { unit: screen } }), "screenBetween.gap missing"],
    ["volley", fire(line, { generals: { own: "yes" } }), "generals.own wrongType"],
    ["volley", fire(line, { generals: { both: true } }), "generals.both unknownKey"],
    ["volley", fire(line, { options: { "halves.once": 1 } }), "options.halves.once wrongType"],
    [
      "volley",
      fire(line, { options: { "halves.twice": true } }),
      "options.halves.twice unknownKey",
    ],
    ["volley", fire(line, { scale: "mm" }), "scale wrongValue"],
    ["artillery", fire(guns, { behind: {} }), "behind wrongType"],
    ["charge", { charger: { unit: line }, defender: { unit: line } }, "distance missing"],
    [
      "charge",
      { charger: { unit: line }, defender: { unit: line, reaction: "evade" }, distance: 8 },
      "defender.reaction wrongValue",
    ],
    [
      "charge",
      { charger: { unit: line, supports: -1 }, defender: { unit: line }, distance: 8 },
      "charger.supports belowMinimum",
    ],
    ["melee", { attacker: { unit: line }, defender: { unit: line }, round: 3 }, "round wrongValue"],
    [
      "melee",
      { attacker: { unit: line }, defender: { unit: line }, ground: "rough" },
      "ground wrongValue",
    ],
    [
      "melee",
      { attacker: { unit: line }, defender: { unit: line }, onDraw: { attacker: "flee" } },
      "onDraw.attacker wrongValue",
    ],
    [
      "melee",
      { attacker: { unit: line }, defender: { unit: garrison }, ground: "redoubt" },
      "ground conflict",
    ],
    [
      "meleeToEnd",
      { attacker: { unit: line }, defender: { unit: garrison }, ground: "redoubt" },
      "ground conflict",
    ],
    ["fraction", { quarters: -1, firer: line }, "quarters belowMinimum"],
    ["fraction", { quarters: 1.5, firer: line }, "quarters notWhole"],
    ["ignition", { howitzers: 0 }, "howitzers belowMinimum"],
    ["adc", { adcs: 9 }, "adcs aboveMaximum"],
    ["faltering", { further: -1 }, "further belowMinimum"],
    ["fate", { unit: line }, "target missing"],
    [
      "bounce",
      { battery: guns, target: { unit: line, scored: 0.5, distance: 30 }, behind: [] },
      "target.scored notWhole",
    ],
  ])("%s %j: %s", (procedure, situation, expected) => {
    expect(faultsOf(parseSituation(procedure, situation))).toEqual([expected]);
  });
});

describe("options", () => {
  test("every option of the rulebook, each with its own kind of value", () => {
    for (const id of optionIds) {
      const value = { marking: "markers", scale: "inch", dice: "typed" }[id as string] ?? true;
      expect(faultsOf(parseOptions({ [id]: value }))).toEqual([]);
      expect(faultsOf(parseOptions({ [id]: 3 }))).toHaveLength(1);
    }
  });
});

describe("lists longer than any situation", () => {
  const target = { unit: line, distance: 12 };

  test("are refused before their entries are looked at", () => {
    const many = Array.from({ length: 120_000 }, () => ({ unit: {}, gap: "near" }));
    const start = performance.now();
    const situation = { firer: guns, targets: [target], behind: many };
    expect(faultsOf(parseSituation("artillery", situation))).toEqual(["behind listTooLong"]);
    expect(performance.now() - start).toBeLessThan(200);
  });

  test("up to fifty entries are the schema's to judge", () => {
    const behind = Array.from({ length: 50 }, () => ({ unit: line, gap: 4 }));
    const checked = parseSituation("artillery", { firer: guns, targets: [target], behind });
    expect(checked).toMatchObject({
      faults: [{ path: ["behind"], code: "listTooLong", params: { count: 50 } }],
    });
  });
});
