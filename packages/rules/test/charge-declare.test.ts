/** §5 Charges: who may charge whom, how far, with what beside it. */
import {
  chargeReach,
  chargeTable,
  type InfantryFormation,
  originText,
  procedures,
  rulebook,
  type Situations,
  type Unit,
} from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { charge, modifiers, refusalOf, two, volley } from "./rolling.ts";
import { battalion, garrison, guns, howitzers, regiment, screen } from "./units.ts";

type Charge = Situations["charge"];

const column = battalion({ formation: "attackColumn" });
const against = (charger: Unit, defender: Unit, distance = 10): Charge => ({
  charger: { unit: charger },
  defender: { unit: defender },
  distance,
});
const refused = (situation: Charge) => refusalOf(procedures.charge(situation, rulebook));

describe("charge.declare", () => {
  it.each<[InfantryFormation, number, number]>([
    ["attackColumn", 20, 12],
    ["companyColumn", 20, 12],
    ["marchColumn", 20, 12],
    ["massedColumn", 20, 12],
    ["line", 15, 9],
  ])("infantry in %s reaches %d cm [%d″]", (formation, cm, inch) => {
    const unit = battalion({ formation });
    expect(chargeReach(unit, "cm", rulebook)).toBe(cm);
    expect(chargeReach(unit, "inch", rulebook)).toBe(inch);
    expect(chargeReach(unit, "inchAsCm", rulebook)).toBe(inch);
  });

  it.each([
    ["heavy", 35, 21],
    ["shock", 40, 24],
    ["battle", 40, 24],
    ["light", 45, 27],
    ["irregular", 45, 27],
  ] as const)("%s cavalry reaches %d cm [%d″]", (type, cm, inch) => {
    expect(chargeReach(regiment(type), "cm", rulebook)).toBe(cm);
    expect(chargeReach(regiment(type), "inch", rulebook)).toBe(inch);
  });

  it("one wheel up to 45°", () => {
    expect(rulebook.clauses["charge.declare"].value.wheelUpTo).toBe(45);
  });

  it.each<[string, Unit, string]>([
    ["squares", battalion({ formation: "square" }), "square"],
    ["garrisons", garrison(), "garrison"],
    ["deployed guns", guns(), "guns"],
    ["limbered guns", guns({ formation: "limbered" }), "guns"],
    ["Unformed", { ...column, unformed: true }, "unformed"],
    ["faltering", { ...column, faltering: true }, "faltering"],
    ["retreating", { ...column, retreating: true }, "retreating"],
    ["routing", { ...column, routing: true }, "routing"],
  ])("not: %s", (_, unit, reason) => {
    expect(refused(against(unit, battalion()))).toEqual({
      clause: "charge.declare",
      measured: null,
      limit: null,
      reason,
    });
  });

  it.each<[string, Unit, Unit, string]>([
    ["screens against close order", screen(), battalion(), "screen"],
    ["screens against Unformed close order", screen(), battalion({ unformed: true }), "screen"],
    ["screens against cavalry", screen(), regiment(), "screen"],
    [
      "open order against formed troops",
      battalion({ formation: "openOrder" }),
      battalion(),
      "openOrder",
    ],
  ])("not: %s", (_, charger, defender, reason) => {
    expect(refused(against(charger, defender))).toMatchObject({ clause: "charge.declare", reason });
  });

  it("open order may charge Unformed troops", () => {
    const open = battalion({ formation: "openOrder" });
    const outcome = charge(against(open, battalion({ unformed: true })), 4, 4, 4, 4);
    expect(outcome.charger.result).toBe("melee");
  });

  it("in reach exactly: it is rolled for", () => {
    expect(charge(against(column, battalion(), 20), 3, 4, 3, 4).table).toBe("infantryVsFoot");
  });

  it("out of reach: halts where its reach ends, Unformed, without a roll", () => {
    const outcome = charge(against(column, battalion(), 20.1));
    expect(outcome.charger).toEqual({
      result: "halts",
      elan: false,
      unformed: true,
      casualties: 0,
    });
    expect(outcome.defender).toMatchObject({ result: "stands", casualties: 0 });
    expect(outcome.working[0]).toEqual({
      clause: "charge.declare",
      kind: "outOfReach",
      measured: 20.1,
      limit: 20,
    });
  });
});

describe("charge.declare: a charger that set out formed", () => {
  const unit = { ...column, unformed: true };

  it("goes on though its way left it Unformed, at −2", () => {
    const situation: Charge = {
      charger: { unit, unformedByWay: true },
      defender: { unit: battalion() },
      distance: 10,
    };
    expect(charge(situation, 3, 4, 3, 4).table).toBe("infantryVsFoot");
    expect(modifiers("charge", situation, "charger")).toContain("charge.unformed -2");
  });

  it("one that was Unformed before does not", () => {
    expect(refused(against(unit, battalion(), 10))).toMatchObject({ reason: "unformed" });
  });
});

describe("charge.multiple", () => {
  it("an infantry charge without the tasking has no supports", () => {
    const supported: Charge = {
      charger: { unit: column, supports: 1 },
      defender: { unit: battalion() },
      distance: 10,
    };
    expect(refused(supported)).toEqual({
      clause: "charge.multiple",
      measured: 1,
      limit: 0,
      reason: "supports",
    });
    const assault = { ...supported, charger: { ...supported.charger, infantryAssault: true } };
    expect(modifiers("charge", assault, "charger")).toContain("charge.support +1");
  });

  it("one infantry charge a brigade; cavalry may always bring up to 2 supports", () => {
    expect(rulebook.clauses["charge.multiple"].value).toEqual({
      infantryCharges: 1,
      cavalrySupports: 2,
    });
    const cavalry: Charge = {
      charger: { unit: regiment(), supports: 2 },
      defender: { unit: regiment() },
      distance: 30,
    };
    expect(modifiers("charge", cavalry, "charger")).toEqual(["charge.support +2"]);
  });
});

describe("charge.infantryOnCavalry", () => {
  it("infantry does not charge formed cavalry", () => {
    expect(refused(against(column, regiment()))).toEqual({
      clause: "charge.infantryOnCavalry",
      measured: null,
      limit: null,
      reason: null,
    });
  });

  it("Unformed cavalry it may charge", () => {
    const outcome = charge(against(column, regiment("light", { unformed: true })), 4, 4, 4, 4);
    expect(outcome.total).toEqual({ charger: 9, defender: 6 });
  });
});

describe("charge.lead", () => {
  it("supports within 15 cm [9″]", () => {
    expect(rulebook.clauses["charge.lead"].value).toEqual({ supportWithin: { cm: 15, inch: 9 } });
  });

  it("only the lead's facts count in the roll", () => {
    const lead: Charge = {
      charger: { unit: regiment("light", { grade: "recruit" }), supports: 2 },
      defender: { unit: regiment() },
      distance: 30,
    };
    expect(modifiers("charge", lead, "charger")).toEqual(["charge.grade -1", "charge.support +2"]);
  });
});

describe("charge.screen", () => {
  it.each([column, regiment("light")])("a screen that is the target must evade: %o", (charger) => {
    expect(refused(against(charger, screen()))).toMatchObject({
      clause: "charge.screen",
      reason: "screen",
    });
  });

  it("a place that it holds does not let it stand", () => {
    const held = screen({ garrison: { place: "builtUp" } });
    expect(refused(against(column, held))).toMatchObject({ clause: "charge.screen" });
  });
});

describe("charge.reaction", () => {
  const stands = (charger: Unit, defender: Unit): Charge => ({
    charger: { unit: charger },
    defender: { unit: defender, reaction: "counterCharge" },
    distance: 20,
  });

  it("square is free beyond 15 cm [9″]; deployed horse guns evade on 4–6", () => {
    expect(rulebook.clauses["charge.reaction"].value).toEqual({
      squareFreeBeyond: { cm: 15, inch: 9 },
      horseArtilleryEvadesFrom: 4,
    });
  });

  it("formed cavalry counter-charges cavalry", () => {
    const outcome = charge(stands(regiment(), regiment()), 4, 4, 4, 4);
    expect(outcome.charger.result).toBe("melee");
  });

  it.each<[string, Unit, Unit]>([
    ["infantry does not", regiment(), battalion()],
    ["cavalry does not counter-charge infantry", column, regiment("light", { unformed: true })],
    ["guns do not", regiment(), guns()],
  ])("%s", (_, charger, defender) => {
    expect(refused(stands(charger, defender))).toMatchObject({
      clause: "charge.reaction",
      reason: "counterCharge",
    });
  });

  it("Unformed cavalry does not", () => {
    expect(refused(stands(regiment(), regiment("battle", { unformed: true })))).toMatchObject({
      clause: "charge.reaction",
      reason: "unformed",
    });
  });
});

describe("charge.evade", () => {
  it("is a house clause of words", () => {
    expect(originText(rulebook.clauses["charge.evade"].origins)).toBe("house");
  });

  it("caught: the evader is hit in the rear", () => {
    const caught: Charge = {
      charger: { unit: regiment(), flank: true },
      defender: { unit: regiment("light", { unformed: true }) },
      distance: 30,
    };
    expect(modifiers("charge", caught, "charger")).toEqual(["charge.flank +3"]);
    expect(modifiers("charge", caught, "defender")).toEqual(["charge.unformed -2"]);
  });
});

describe("charge.defensiveFire", () => {
  it("muskets are measured at 5 cm [3″]", () => {
    expect(rulebook.clauses["charge.defensiveFire"].value).toEqual({
      musketsAt: { cm: 5, inch: 3 },
    });
  });

  it("a fresh line fires at the column that comes on at 5 cm with one die more", () => {
    const fire = {
      firer: battalion(),
      targets: [{ unit: column, distance: 5, leadsCharge: true }] as const,
    };
    expect(modifiers("volley", fire)).toEqual(["volley.columnClose +1 CD"]);
  });

  it("a target that forms square fires as one: Inferior, and half", () => {
    const fire = {
      firer: battalion({ formation: "square" }),
      changedFormation: true,
      targets: [{ unit: regiment(), distance: 5, leadsCharge: true }] as const,
    };
    const outcome = volley(fire, ...two(10), 3, 4);
    expect([outcome.row, outcome.casualties]).toEqual(["inferior", 1]);
    expect(outcome.discipline?.result).toBe("holds");
  });
});

describe("charge.table.pick", () => {
  const open = battalion({ formation: "openOrder" });
  it.each<[string, Unit, Unit, string]>([
    ["infantry on a deployed battery", column, guns(), "vsGuns"],
    ["cavalry on a deployed battery", regiment(), howitzers(), "vsGuns"],
    ["infantry on a garrison", column, garrison(), "vsGarrison"],
    ["infantry on a strongpoint", column, garrison("strongpoint"), "vsGarrison"],
    ["cavalry on cavalry", regiment(), regiment(), "cavalryVsCavalry"],
    ["cavalry on square", regiment(), battalion({ formation: "square" }), "vsSquare"],
    ["cavalry on a line", regiment(), battalion(), "cavalryVsFoot"],
    ["cavalry on open order", regiment(), open, "cavalryVsFoot"],
    ["cavalry on limbered guns", regiment(), guns({ formation: "limbered" }), "cavalryVsFoot"],
    ["infantry on a line", column, battalion(), "infantryVsFoot"],
    ["infantry on square", column, battalion({ formation: "square" }), "infantryVsFoot"],
    ["infantry on limbered guns", column, guns({ formation: "limbered" }), "infantryVsFoot"],
  ])("%s: %s", (_, charger, defender, table) => {
    expect(chargeTable(charger, defender)).toBe(table);
  });

  it.each(["retreating", "routing"] as const)("on a %s unit: no roll, it disperses", (state) => {
    const foot = charge(against(column, battalion({ [state]: true, unformed: true })));
    expect([foot.table, foot.natural, foot.defender.result]).toEqual([null, null, "disperse"]);
    expect(foot.charger).toMatchObject({ result: "takesGround", unformed: false });
    const horse = charge(against(regiment(), battalion({ [state]: true, unformed: true })));
    expect(horse.charger).toMatchObject({ result: "takesGround", unformed: true });
  });

  it("cavalry may not charge a garrison", () => {
    expect(refused(against(regiment(), garrison()))).toMatchObject({
      clause: "charge.table.vsGarrison",
      reason: "cavalry",
    });
  });
});
