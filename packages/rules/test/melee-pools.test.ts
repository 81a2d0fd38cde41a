/** §8 Melee: casualty dice. */
import { procedures, rulebook, type Situations, type Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { melee, modifiers, pool, refusalOf, shown } from "./rolling.ts";
import { battalion, garrison, guns, regiment, screen } from "./units.ts";

type Melee = Situations["melee"];
type Side = Partial<Melee["attacker"]>;

const fight = (attacker: Side = {}, defender: Side = {}, more: Partial<Melee> = {}): Melee => ({
  attacker: { unit: battalion(), ...attacker },
  defender: { unit: battalion(), ...defender },
  ...more,
});
const between = (attacker: Unit, defender: Unit, more: Partial<Melee> = {}): Melee =>
  fight({ unit: attacker }, { unit: defender }, more);
const ofAttacker = (situation: Melee) => modifiers("melee", situation, "attacker");
const ofDefender = (situation: Melee) => modifiers("melee", situation, "defender");

/** The pools of both sides. */
function pools(situation: Melee): number[] {
  return shown("melee", situation).flatMap((line) =>
    line.kind === "meleePool" ? [line.dice] : [],
  );
}

describe("melee.base", () => {
  it.each<[string, Unit, number]>([
    ["infantry", battalion(), 5],
    ["battle cavalry", regiment(), 5],
    ["shock cavalry", regiment("shock"), 5],
    ["light cavalry", regiment("light"), 5],
    ["irregular cavalry", regiment("irregular"), 4],
    ["artillery", guns(), 3],
    ["a garrison", garrison(), 5],
    ["open order", battalion({ formation: "openOrder" }), 5],
  ])("%s: %i", (_, unit, dice) => {
    expect(pools(between(battalion({ unformed: true }), unit))[1]).toBe(dice);
  });

  it("screen against screen: 2 each", () => {
    expect(pools(between(screen(), screen()))).toEqual([2, 2]);
  });

  it.each<[string, Melee]>([
    ["a battalion attacks a screen", between(battalion(), screen())],
    ["a regiment attacks a screen", between(regiment(), screen())],
    ["a screen attacks a battalion", between(screen(), battalion())],
  ])("screens do not fight close order: %s", (_, situation) => {
    expect(refusalOf(procedures.melee(situation, rulebook))).toEqual({
      clause: "melee.base",
      measured: null,
      limit: null,
      reason: "screen",
    });
  });

  it("at least 1", () => {
    const worst = battalion({ casualties: 8, size: "small", unformed: true });
    const situation = between(worst, garrison());
    expect(ofAttacker(situation)).toEqual([
      "melee.small -1 CD",
      "melee.band -2 CD",
      "melee.unformed -1 CD",
      "melee.assault -1 CD",
    ]);
    expect(pools(situation)[0]).toBe(1);
  });
});

describe("melee.pairs", () => {
  it("one lead unit a side: supports give no dice in round 1", () => {
    expect(pools(fight({ supports: 2 }, { supports: 2 }))).toEqual([5, 5]);
  });
});

describe("melee.elite", () => {
  it("+1, on both sides and whatever the opponent", () => {
    const elite = battalion({ grade: "elite" });
    expect(ofAttacker(between(elite, elite))).toEqual(["melee.elite +1 CD"]);
    expect(ofDefender(between(elite, elite))).toEqual(["melee.elite +1 CD"]);
  });
});

describe("melee.grade", () => {
  it("+1 for each grade above; the lower side loses nothing", () => {
    const situation = between(battalion({ grade: "veteran" }), battalion({ grade: "recruit" }));
    expect(ofAttacker(situation)).toEqual(["melee.grade +2 CD"]);
    expect(ofDefender(situation)).toEqual([]);
    expect(pools(situation)).toEqual([7, 5]);
  });

  it("the defender has it as well", () => {
    const situation = between(battalion(), battalion({ grade: "veteran" }));
    expect(ofDefender(situation)).toEqual(["melee.grade +1 CD"]);
  });

  it("Elite over Line: +1 and +2", () => {
    expect(ofAttacker(between(battalion({ grade: "elite" }), battalion()))).toEqual([
      "melee.elite +1 CD",
      "melee.grade +2 CD",
    ]);
  });
});

describe("melee.heavy", () => {
  it.each([
    ["heavy", ["melee.heavy +2 CD"]],
    ["shock", []],
    ["battle", []],
    ["light", []],
    ["irregular", []],
  ] as const)("%s cavalry: %j", (type, lines) => {
    expect(ofAttacker(between(regiment(type), battalion()))).toEqual(lines);
  });
});

describe("melee.lancer", () => {
  const lancers = regiment("light", { lancer: true });
  it.each<[string, Unit, string[]]>([
    ["cavalry", regiment(), ["melee.lancer +1 CD"]],
    ["heavy cavalry without cuirasses", regiment("heavy"), ["melee.lancer +1 CD"]],
    ["cuirassiers", regiment("heavy", { cuirassier: true }), []],
    ["infantry", battalion(), ["melee.lancer +2 CD"]],
    ["a square", battalion({ formation: "square" }), ["melee.lancer +2 CD"]],
    ["gunners", guns(), ["melee.lancer +2 CD"]],
  ])("formed lancers against %s: %j", (_, opponent, lines) => {
    expect(ofAttacker(between(lancers, opponent))).toEqual(lines);
  });

  it("Unformed or faltering lancers have none, nor has anybody in round 2", () => {
    const unformed = regiment("light", { lancer: true, unformed: true });
    expect(ofAttacker(between(unformed, regiment()))).toEqual(["melee.unformed -1 CD"]);
    const faltering = regiment("light", { lancer: true, faltering: true });
    expect(ofDefender(between(regiment(), faltering))).toEqual(["melee.unformed -1 CD"]);
    expect(ofAttacker(between(lancers, regiment(), { round: 2 }))).toEqual([
      "melee.unformed -1 CD",
    ]);
  });
});

describe("melee.large", () => {
  it.each<[string, Unit, string[]]>([
    ["line", battalion({ size: "large" }), ["melee.large +1 CD"]],
    [
      "attack column",
      battalion({ size: "large", formation: "attackColumn" }),
      ["melee.large +1 CD"],
    ],
    [
      "massed column",
      battalion({ size: "large", formation: "massedColumn" }),
      ["melee.large +1 CD"],
    ],
    ["company column", battalion({ size: "large", formation: "companyColumn" }), []],
    ["square", battalion({ size: "large", formation: "square" }), []],
    ["a garrison", garrison("builtUp", { size: "large" }), ["melee.large +1 CD"]],
    ["cavalry", regiment("battle", { size: "large" }), ["melee.large +1 CD"]],
    ["a battery", guns({ models: 6 }), []],
  ])("Large, %s: %j", (_, unit, lines) => {
    expect(ofDefender(between(battalion(), unit))).toEqual(lines);
  });
});

describe("melee.small", () => {
  it.each<[string, Unit]>([
    ["a battalion", battalion({ size: "small" })],
    ["a company column", battalion({ size: "small", formation: "companyColumn" })],
    ["a regiment", regiment("battle", { size: "small" })],
    ["a battery", guns({ models: 2 })],
  ])("%s: −1", (_, unit) => {
    expect(ofDefender(between(battalion(), unit))).toEqual(["melee.small -1 CD"]);
  });
});

describe("melee.elan", () => {
  it("+1, round 1 only, for either side", () => {
    const cavalry = { unit: regiment(), elan: true };
    expect(ofAttacker(fight(cavalry, { unit: regiment() }))).toEqual(["melee.elan +1 CD"]);
    expect(ofDefender(fight({ unit: regiment() }, cavalry))).toEqual(["melee.elan +1 CD"]);
    expect(ofAttacker(fight(cavalry, { unit: regiment() }, { round: 2 }))).toEqual([
      "melee.unformed -1 CD",
    ]);
  });

  it.each(["line", "companyColumn", "massedColumn"] as const)("infantry in %s", (formation) => {
    const unit = battalion({ formation });
    expect(ofAttacker(fight({ unit, elan: true }))).toEqual(["melee.elan +1 CD"]);
  });

  it("none without it", () => {
    expect(ofAttacker(fight({ unit: regiment() }, { unit: regiment() }))).toEqual([]);
  });
});

describe("melee.elanColumn", () => {
  const column = battalion({ formation: "attackColumn" });

  it("+2 instead of +1, round 1 only", () => {
    expect(ofAttacker(fight({ unit: column, elan: true }))).toEqual(["melee.elanColumn +2 CD"]);
    expect(ofAttacker(fight({ unit: column, elan: true }, {}, { round: 2 }))).toEqual([
      "melee.unformed -1 CD",
    ]);
  });

  it("not without elan", () => {
    expect(ofAttacker(fight({ unit: column }))).toEqual([]);
  });
});

describe("melee.glory", () => {
  it("+1, in both rounds", () => {
    expect(ofAttacker(fight({ glory: true }))).toEqual(["melee.glory +1 CD"]);
    expect(ofAttacker(fight({ glory: true }, {}, { round: 2 }))).toContain("melee.glory +1 CD");
  });
});

describe("melee.band", () => {
  it.each([
    [3, []],
    [4, ["melee.band -1 CD"]],
    [7, ["melee.band -1 CD"]],
    [8, ["melee.band -2 CD"]],
  ])("with %i casualties: %j", (casualties, lines) => {
    expect(ofAttacker(between(regiment("shock", { casualties }), regiment()))).toEqual(lines);
  });
});

describe("melee.unformed", () => {
  it("−1, Unformed or faltering, once", () => {
    const line = ["melee.unformed -1 CD"];
    expect(ofAttacker(between(battalion({ unformed: true }), battalion()))).toEqual(line);
    expect(ofDefender(between(battalion(), battalion({ faltering: true })))).toEqual(line);
    const both = battalion({ unformed: true, faltering: true });
    expect(ofDefender(between(battalion(), both))).toEqual(line);
  });
});

describe("melee.assault", () => {
  it("−1 for attacking a built-up area, round 1 only", () => {
    expect(ofAttacker(between(battalion(), garrison()))).toEqual(["melee.assault -1 CD"]);
    expect(ofDefender(between(battalion(), garrison()))).toEqual([]);
    expect(ofAttacker(between(battalion(), garrison(), { round: 2 }))).toEqual([
      "melee.unformed -1 CD",
    ]);
  });
});

describe("melee.works", () => {
  it.each<[string, Melee]>([
    ["a strongpoint", between(battalion(), garrison("strongpoint"))],
    ["a redoubt", fight({}, {}, { ground: "redoubt" })],
    ["up a steep slope", fight({}, {}, { ground: "steepUp" })],
  ])("−1 for attacking %s, in both rounds", (_, situation) => {
    expect(ofAttacker(situation)).toEqual(["melee.works -1 CD"]);
    expect(ofDefender(situation)).toEqual([]);
    expect(ofAttacker({ ...situation, round: 2 })).toContain("melee.works -1 CD");
  });

  it("not on open ground", () => {
    expect(ofAttacker(fight({}, {}, { ground: "open" }))).toEqual([]);
  });
});

describe("melee.burning", () => {
  const alight = (place: "builtUp" | "strongpoint") =>
    garrison(place, { garrison: { place, burning: true } });

  it("−1 for defending a burning place", () => {
    for (const place of ["builtUp", "strongpoint"] as const) {
      expect(ofDefender(between(battalion(), alight(place)))).toEqual(["melee.burning -1 CD"]);
    }
  });
});

describe("melee.flank", () => {
  it("−1 and no positive modifiers for the side that is struck", () => {
    const elite = {
      unit: battalion({ grade: "elite", size: "large", casualties: 4 }),
      glory: true,
    };
    expect(ofDefender(fight({ flank: true }, elite))).toEqual([
      "melee.band -1 CD",
      "melee.flank -1 CD",
    ]);
    expect(pools(fight({ flank: true }, elite))).toEqual([5, 3]);
  });

  it("the side that strikes keeps its own", () => {
    expect(ofAttacker(fight({ flank: true, elan: true }))).toEqual(["melee.elan +1 CD"]);
  });

  it("an attacker may be struck as well", () => {
    expect(ofAttacker(fight({ elan: true }, { flank: true }))).toEqual(["melee.flank -1 CD"]);
  });

  it("guns hit so disperse, without a roll", () => {
    const outcome = melee(fight({ flank: true }, { unit: guns() }));
    expect(outcome.winner).toBe("attacker");
    expect(outcome.defender.result).toBe("disperse");
    expect(outcome.attacker).toEqual({ result: "occupies", unformed: false, casualties: 0 });
  });
});

describe("melee.support", () => {
  it.each([
    [0, ["melee.unformed -1 CD"]],
    [1, ["melee.unformed -1 CD", "melee.support +1 CD"]],
    [2, ["melee.unformed -1 CD", "melee.support +2 CD"]],
  ])("%i join in round 2: %j", (supports, lines) => {
    expect(ofAttacker(fight({ supports }, {}, { round: 2 }))).toEqual(lines);
    expect(ofDefender(fight({}, { supports }, { round: 2 }))).toEqual(lines);
  });

  it("within 15 cm [9″]", () => {
    expect(rulebook.clauses["melee.support"].value).toEqual({
      each: 1,
      most: 2,
      within: { cm: 15, inch: 9 },
    });
  });

  it("at most 2", () => {
    expect(refusalOf(procedures.melee(fight({}, { supports: 3 }), rulebook))).toEqual({
      clause: "melee.support",
      measured: 3,
      limit: 2,
      reason: "supports",
    });
  });
});

describe("what does not fight", () => {
  it.each<[string, Melee, string, string]>([
    ["guns attack nobody", between(guns(), battalion()), "charge.declare", "guns"],
    ["cavalry no garrison", between(regiment(), garrison()), "charge.table.vsGarrison", "cavalry"],
  ])("%s", (_, situation, clause, reason) => {
    expect(refusalOf(procedures.melee(situation, rulebook))).toMatchObject({ clause, reason });
    expect(refusalOf(procedures.meleeToEnd(situation, rulebook))).toMatchObject({ clause, reason });
  });

  it("the pools of the dice are those shown", () => {
    const situation = fight({ elan: true }, { unit: guns() });
    expect(melee(situation, ...pool(6, 1), ...pool(3, 1)).pools).toEqual({
      attacker: 6,
      defender: 3,
    });
  });
});
