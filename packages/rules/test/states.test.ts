/** §1 States: what each does wherever the rules ask for it. */
import { type Infantry, originText, procedures, rulebook, type Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { artillery, charge, modifiers, refusalOf, volley } from "./rolling.ts";
import { battalion, guns, regiment } from "./units.ts";

const target = { unit: battalion(), distance: 10 };
const at = (firer: Infantry) => ({ firer, targets: [target] as const });
const charged = (unit: Unit) => ({
  charger: { unit },
  defender: { unit: battalion() },
  distance: 10,
});
const chargedBy = (unit: Unit) => ({
  charger: { unit: battalion({ formation: "companyColumn" }) },
  defender: { unit },
  distance: 10,
});
const column = battalion({ formation: "companyColumn" });

/** What an Unformed unit suffers; a faltering one counts as such. */
function countsAsUnformed(state: { readonly unformed: true } | { readonly faltering: true }): void {
  it("volleys on the Inferior row at −2", () => {
    const outcome = volley(at(battalion({ grade: "elite", ...state })), 3, 3, 1);
    expect([outcome.row, outcome.total]).toEqual(["inferior", 4]);
  });

  it("serves its guns at −2", () => {
    const fired = { firer: guns(state), targets: [target] as const };
    expect(modifiers("artillery", fired)).toContain("artillery.unformed -2");
  });

  it("stands a charge at −2", () => {
    expect(modifiers("charge", chargedBy(battalion(state)), "defender")).toEqual([
      "charge.unformed -2",
    ]);
  });

  it("fights with one die fewer", () => {
    const fought = { attacker: { unit: battalion() }, defender: { unit: battalion(state) } };
    expect(modifiers("melee", fought, "defender")).toEqual(["melee.unformed -1 CD"]);
  });

  it("tests at −1", () => {
    expect(modifiers("discipline", { unit: battalion(state) })).toEqual(["discipline.unformed -1"]);
  });
}

describe("state.unformed", () => {
  countsAsUnformed({ unformed: true });

  it("may not charge", () => {
    expect(
      refusalOf(procedures.charge(charged({ ...column, unformed: true }), rulebook)),
    ).toMatchObject({ clause: "charge.declare", reason: "unformed" });
  });
});

describe("state.fireDisciplineLost", () => {
  it.each([
    battalion({ grade: "elite", fireDisciplineLost: true }),
    battalion({ british: true, fireDisciplineLost: true }),
  ])("volleys on the Inferior row: %o", (firer) => {
    const faces = firer.grade === "elite" ? [3, 3, 1] : [3, 3];
    expect(volley(at(firer), ...faces).row).toBe("inferior");
  });

  it("may not charge", () => {
    expect(
      refusalOf(procedures.charge(charged({ ...column, fireDisciplineLost: true }), rulebook)),
    ).toMatchObject({ clause: "move.lostFireDiscipline" });
  });
});

describe("state.faltering", () => {
  countsAsUnformed({ faltering: true });

  it("counts once with Unformed, not twice", () => {
    const both = battalion({ unformed: true, faltering: true });
    expect(modifiers("discipline", { unit: both })).toEqual(["discipline.unformed -1"]);
    expect(modifiers("charge", chargedBy(both), "defender")).toEqual(["charge.unformed -2"]);
    expect(modifiers("volley", at(both))).toEqual(["volley.unformed -2"]);
  });

  it("may not charge", () => {
    expect(
      refusalOf(procedures.charge(charged({ ...column, faltering: true }), rulebook)),
    ).toMatchObject({ clause: "charge.declare", reason: "faltering" });
  });
});

/** Neither a retreating nor a routing unit fires or charges; one that is charged disperses. */
function runs(state: "retreating" | "routing"): void {
  const away = { [state]: true, unformed: true };

  it("does not fire", () => {
    const reason = { clause: "fire.once", measured: null, limit: null, reason: state };
    expect(refusalOf(procedures.volley(at(battalion(away)), rulebook))).toEqual(reason);
    const battery = { firer: guns(away), targets: [target] as const };
    expect(refusalOf(procedures.artillery(battery, rulebook))).toEqual(reason);
  });

  it("does not charge", () => {
    expect(refusalOf(procedures.charge(charged({ ...column, ...away }), rulebook))).toMatchObject({
      clause: "charge.declare",
      reason: state,
    });
  });

  it("disperses without a roll when it is charged", () => {
    const outcome = charge(chargedBy(battalion(away)));
    expect(outcome.charger).toMatchObject({ result: "takesGround", unformed: false });
    expect(outcome.defender.result).toBe("disperse");
  });
}

describe("state.retreating", () => runs("retreating"));
describe("state.routing", () => runs("routing"));

describe("state.fellBack", () => {
  it("is a house state that lasts to the end of the turn", () => {
    expect(originText(rulebook.clauses["state.fellBack"].origins)).toBe("house");
  });
});

describe("state.engaged", () => {
  it("begins with a charge that comes to melee", () => {
    const outcome = charge(chargedBy(battalion()), 4, 4, 4, 4);
    expect([outcome.charger.result, outcome.defender.result]).toEqual(["melee", "melee"]);
  });

  it("is a house state", () => {
    expect(originText(rulebook.clauses["state.engaged"].origins)).toBe("house");
  });
});

describe("state.moved", () => {
  it.each([
    [{ moved: "half" }],
    [{ moved: "more" }],
    [{ changedFormation: true }],
    [{ reformed: true }],
  ] as const)("%o: Inferior", (facts) => {
    expect(volley({ ...at(battalion({ grade: "veteran" })), ...facts }, 3, 3).row).toBe("inferior");
  });

  it("not moved: Superior", () => {
    expect(volley({ ...at(battalion({ grade: "veteran" })), moved: "none" }, 3, 3).row).toBe(
      "superior",
    );
  });
});

describe("state.fired", () => {
  it("is a house state that ends with the turn", () => {
    expect(originText(rulebook.clauses["state.fired"].origins)).toBe("house");
  });
});

describe("state.lowAmmunition", () => {
  it("costs −2 and does not end by firing", () => {
    const low = { firer: guns({ lowAmmunition: true }), targets: [target] as const };
    const outcome = artillery(low, 4, 4);
    expect([outcome.total, outcome.lowAmmunition]).toEqual([6, true]);
  });

  it("begins with a natural double one", () => {
    const full = { firer: guns(), targets: [{ unit: regiment(), distance: 30 }] as const };
    expect(artillery(full, 1, 1).lowAmmunition).toBe(true);
    expect(artillery(full, 1, 2).lowAmmunition).toBe(false);
  });
});
