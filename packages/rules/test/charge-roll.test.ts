/** §5 The charge roll and its modifiers. */
import { procedures, rulebook, type Situations } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { charge, modifiers, refusalOf, two } from "./rolling.ts";
import { battalion, garrison, guns, regiment } from "./units.ts";

type Charge = Situations["charge"];
type Charger = Partial<Charge["charger"]>;
type Defender = Partial<Charge["defender"]>;

const company = battalion({ formation: "companyColumn" });

function footCharge(charger: Charger = {}, defender: Defender = {}): Charge {
  return {
    charger: { unit: company, ...charger },
    defender: { unit: battalion(), ...defender },
    distance: 10,
  };
}

function cavalryCharge(charger: Charger = {}, defender: Defender = {}): Charge {
  return {
    charger: { unit: regiment(), ...charger },
    defender: { unit: regiment(), ...defender },
    distance: 10,
  };
}

const ofCharger = (situation: Charge) => modifiers("charge", situation, "charger");
const ofDefender = (situation: Charge) => modifiers("charge", situation, "defender");

describe("charge.roll", () => {
  it("ordinary units have no modifiers", () => {
    expect(modifiers("charge", footCharge())).toEqual([]);
    expect(modifiers("charge", cavalryCharge())).toEqual([]);
  });

  it("the difference is charger − defender", () => {
    const outcome = charge(footCharge({ unit: battalion({ grade: "veteran" }) }), 4, 5, 2, 3);
    expect(outcome.total).toEqual({ charger: 10, defender: 5 });
    expect([outcome.difference, outcome.row]).toEqual([5, "+3..+5"]);
  });

  it("a natural double six goes to Fate", () => {
    const outcome = charge(footCharge(), 6, 6, ...two(9), ...two(7));
    expect(outcome.fate.charger?.natural).toBe(7);
    expect(outcome.fate.defender).toBeNull();
  });
});

describe("charge.grade", () => {
  it.each([
    ["elite", [" +2"]],
    ["veteran", [" +1"]],
    ["line", []],
    ["recruit", [" -1"]],
  ] as const)("%s: %j", (grade, values) => {
    const lines = values.map((value) => `charge.grade${value}`);
    expect(ofCharger(footCharge({ unit: { ...company, grade } }))).toEqual(lines);
    expect(ofDefender(footCharge({}, { unit: battalion({ grade }) }))).toEqual(lines);
  });
});

describe("charge.size", () => {
  it.each([
    ["large", ["charge.size +1"]],
    ["standard", []],
    ["small", ["charge.size -1"]],
  ] as const)("%s: %j", (size, lines) => {
    expect(ofCharger(cavalryCharge({ unit: regiment("battle", { size }) }))).toEqual(lines);
    expect(ofDefender(footCharge({}, { unit: battalion({ size }) }))).toEqual(lines);
  });

  it.each([
    [2, ["charge.size -1"]],
    [4, []],
    [5, ["charge.size +1"]],
  ])("a battery of %i models: %j", (models, lines) => {
    expect(ofDefender(footCharge({}, { unit: guns({ models }) }))).toEqual(lines);
  });
});

describe("charge.band", () => {
  it.each([
    [3, []],
    [4, ["charge.band -1"]],
    [7, ["charge.band -1"]],
    [8, ["charge.band -2"]],
  ])("with %i casualties: %j", (casualties, lines) => {
    expect(ofCharger(footCharge({ unit: { ...company, casualties } }))).toEqual(lines);
    expect(ofDefender(footCharge({}, { unit: battalion({ casualties }) }))).toEqual(lines);
  });
});

describe("charge.unformed", () => {
  it("−2, Unformed or faltering", () => {
    const line = ["charge.unformed -2"];
    expect(ofDefender(footCharge({}, { unit: battalion({ unformed: true }) }))).toEqual(line);
    expect(ofDefender(footCharge({}, { unit: battalion({ faltering: true }) }))).toEqual(line);
  });
});

describe("charge.attackColumn", () => {
  it("+1 for the charger", () => {
    const unit = battalion({ formation: "attackColumn" });
    expect(ofCharger(footCharge({ unit }))).toEqual(["charge.attackColumn +1"]);
    expect(ofDefender(footCharge({}, { unit }))).toEqual([]);
  });

  it.each(["line", "companyColumn", "marchColumn", "massedColumn"] as const)(
    "not in %s",
    (formation) => {
      expect(ofCharger(footCharge({ unit: battalion({ formation }) }))).toEqual([]);
    },
  );
});

describe("charge.support", () => {
  it.each([
    [0, []],
    [1, ["charge.support +1"]],
    [2, ["charge.support +2"]],
  ])("%i supports: %j", (supports, lines) => {
    expect(ofCharger(cavalryCharge({ supports }))).toEqual(lines);
    expect(ofDefender(footCharge({}, { supports }))).toEqual(lines);
  });

  it("at most 2 count, for the defender too", () => {
    const assault = footCharge({ supports: 3, infantryAssault: true });
    expect(ofCharger(assault)).toContain("charge.support +2");
    expect(ofDefender(footCharge({}, { supports: 3 }))).toEqual(["charge.support +2"]);
  });

  it("cavalry brings no more than 2 (charge.multiple)", () => {
    const situation = cavalryCharge({ supports: 3 });
    expect(refusalOf(procedures.charge(situation, rulebook))).toEqual({
      clause: "charge.multiple",
      measured: 3,
      limit: 2,
      reason: "supports",
    });
  });
});

describe("charge.general", () => {
  it("+1 for either side", () => {
    expect(ofCharger(footCharge({ general: true }))).toEqual(["charge.general +1"]);
    expect(ofDefender(footCharge({}, { general: true }))).toEqual(["charge.general +1"]);
  });
});

describe("charge.assault", () => {
  it("+1 by the tasking", () => {
    expect(ofCharger(footCharge({ infantryAssault: true }))).toEqual(["charge.assault +1"]);
  });
});

describe("charge.flank", () => {
  it("+3 for the charger", () => {
    expect(ofCharger(footCharge({ flank: true }))).toEqual(["charge.flank +3"]);
    expect(charge(footCharge({ flank: true }), 3, 3, 3, 3).difference).toBe(3);
  });
});

describe("charge.uphill", () => {
  it("+1 for the defender", () => {
    expect(ofDefender(footCharge({}, { uphill: true }))).toEqual(["charge.uphill +1"]);
  });
});

describe("charge.cover", () => {
  it("cover +1, a garrison +2, never both", () => {
    expect(ofDefender(footCharge({}, { cover: "cover" }))).toEqual(["charge.cover +1"]);
    expect(ofDefender(footCharge({}, { unit: garrison() }))).toEqual(["charge.cover +2"]);
    const strongpoint = { unit: garrison("strongpoint"), cover: "strongpoint" } as const;
    expect(ofDefender(footCharge({}, strongpoint))).toEqual(["charge.cover +2"]);
    expect(ofDefender(footCharge({}, { cover: "none" }))).toEqual([]);
  });

  it("a battery behind works has it too", () => {
    expect(ofDefender(footCharge({}, { unit: guns(), cover: "cover" }))).toEqual([
      "charge.cover +1",
    ]);
  });
});

describe("charge.square", () => {
  const square = battalion({ formation: "square" });

  it("+4 for a square against cavalry", () => {
    expect(ofDefender(cavalryCharge({}, { unit: square }))).toEqual(["charge.square +4"]);
  });

  it("not against infantry", () => {
    expect(ofDefender(footCharge({}, { unit: square }))).toEqual([]);
  });
});

describe("charge.lancerSquare", () => {
  const lancers = regiment("light", { lancer: true });

  it("+1 for lancers against a square, and only there", () => {
    const square = battalion({ formation: "square" });
    expect(ofCharger(cavalryCharge({ unit: lancers }, { unit: square }))).toEqual([
      "charge.lancerSquare +1",
    ]);
    expect(ofCharger(cavalryCharge({ unit: lancers }))).toEqual([]);
    expect(ofCharger(cavalryCharge({ unit: lancers }, { unit: battalion() }))).toEqual([]);
  });
});

describe("charge.fireDisciplineLost", () => {
  it("−1 for the defender", () => {
    const unit = battalion({ fireDisciplineLost: true });
    expect(ofDefender(footCharge({}, { unit }))).toEqual(["charge.fireDisciplineLost -1"]);
  });
});

describe("charge.fireLosses", () => {
  it.each([
    [0, []],
    [1, ["charge.fireLosses -1"]],
    [2, ["charge.fireLosses -2"]],
    [3, ["charge.fireLosses -2"]],
  ])("%i casualties from this fire: %j", (lostToFire, lines) => {
    const unit = { ...company, casualties: lostToFire };
    expect(ofCharger(footCharge({ unit, lostToFire }))).toEqual(lines);
  });
});

describe("charge.heavy", () => {
  it("+2 for heavy cavalry, cuirassiers or not", () => {
    for (const unit of [regiment("heavy"), regiment("heavy", { cuirassier: true })]) {
      expect(ofCharger(cavalryCharge({ unit }))).toEqual(["charge.heavy +2"]);
      expect(ofDefender(cavalryCharge({}, { unit }))).toEqual(["charge.heavy +2"]);
    }
  });
});

describe("charge.shock", () => {
  it("+1 for shock cavalry; battle, light and irregular have none", () => {
    expect(ofCharger(cavalryCharge({ unit: regiment("shock") }))).toEqual(["charge.shock +1"]);
    expect(ofDefender(cavalryCharge({}, { unit: regiment("shock") }))).toEqual(["charge.shock +1"]);
    for (const type of ["battle", "light", "irregular"] as const) {
      expect(ofCharger(cavalryCharge({ unit: regiment(type) }))).toEqual([]);
    }
  });
});

describe("charge.generalRisk", () => {
  const led = footCharge({ general: true }, { general: true });

  it.each([
    ["the charger Retires", [two(2), two(5)], ["charger"]],
    ["the charger Retreats", [two(2), two(9), [3]], ["charger"]],
    ["the defender Retreats", [two(10), two(3), [3]], ["defender"]],
    ["the charge stalls", [two(5), two(6)], []],
    ["it comes to melee", [two(6), two(6)], []],
  ] as const)("%s: %j", (_, faces, tests) => {
    expect(charge(led, ...faces.flat()).generalTests).toEqual(tests);
  });

  it("not with Rout", () => {
    const horse = cavalryCharge({}, { unit: battalion(), general: true });
    const outcome = charge(horse, ...two(11), ...two(3), 2);
    expect([outcome.defender.result, outcome.generalTests]).toEqual(["rout", []]);
  });

  it("nobody tests where no general is attached", () => {
    expect(charge(footCharge(), ...two(2), ...two(5)).generalTests).toEqual([]);
  });
});

describe("support.fate", () => {
  it("they halt 5 cm [3″] behind their lead", () => {
    expect(rulebook.clauses["support.fate"].value).toEqual({ haltsBehind: { cm: 5, inch: 3 } });
  });

  it("take no casualties from the roll: the lead takes them all", () => {
    const supported = cavalryCharge({ supports: 2 });
    const outcome = charge(supported, ...two(2), ...two(10), 6);
    expect(outcome.charger).toMatchObject({ result: "retreat", casualties: 3 });
  });
});
