/** §4 Movement: values typed from the rulebook; the map reads them. */
import { originText, procedures, rulebook } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { charge, refusalOf, volley } from "./rolling.ts";
import { battalion, garrison } from "./units.ts";

const { clauses } = rulebook;
const pair = (cm: number, inch: number) => ({ cm, inch });

describe("move.rate", () => {
  const rate = clauses["move.rate"].value;

  it.each([
    ["line", 12, 7],
    ["attackColumn", 15, 9],
    ["companyColumn", 15, 9],
    ["massedColumn", 12, 7],
    ["marchColumn", 20, 12],
    ["square", 5, 3],
    ["openOrder", 20, 12],
  ] as const)("infantry %s: %d cm [%d″]", (formation, cm, inch) => {
    expect(rate.infantry[formation]).toEqual(pair(cm, inch));
  });

  it.each([
    ["heavy", 25, 15],
    ["battle", 30, 18],
    ["shock", 30, 18],
    ["light", 35, 21],
    ["irregular", 35, 21],
  ] as const)("cavalry %s: %d cm [%d″]", (type, cm, inch) => {
    expect(rate.cavalry[type]).toEqual(pair(cm, inch));
  });

  it.each([
    ["foot", 15, 9],
    ["horse", 30, 18],
    ["byHand", 5, 3],
  ] as const)("guns %s: %d cm [%d″]", (mount, cm, inch) => {
    expect(rate.artillery[mount]).toEqual(pair(cm, inch));
  });

  it("a screen 20 [12], a general 60 [36]", () => {
    expect(rate.screen).toEqual(pair(20, 12));
    expect(rate.general).toEqual(pair(60, 36));
  });
});

describe("move.terrain", () => {
  it("rough, difficult and steep ½, a river ½, a road 1½", () => {
    expect(clauses["move.terrain"].value).toEqual({
      rough: 0.5,
      difficult: 0.5,
      steep: 0.5,
      river: 0.5,
      road: 1.5,
    });
  });
});

describe("move.formation", () => {
  it("half the move; square the whole; limbering half for horse, all for foot", () => {
    expect(clauses["move.formation"].value).toEqual({
      change: 0.5,
      square: 1,
      limberHorse: 0.5,
      limberFoot: 1,
      turnAboutUnformed: 0.5,
    });
  });
});

describe("move.wheel", () => {
  it("up to 45° of oblique is free", () => {
    expect(clauses["move.wheel"].value).toEqual({ obliqueUpTo: 45 });
  });
});

describe("move.reform", () => {
  it("counts as re-formed for the volley row", () => {
    const fired = {
      firer: battalion({ grade: "veteran" }),
      reformed: true,
      targets: [{ unit: battalion(), distance: 10 }] as const,
    };
    const outcome = volley(fired, 3, 3);
    expect(outcome.row).toBe("inferior");
    expect(outcome.working[0]).toMatchObject({ reason: "reformed" });
  });
});

describe("move.zone", () => {
  it("5 cm [3″]", () => {
    expect(clauses["move.zone"].value).toEqual({ nearest: pair(5, 3) });
  });
});

describe("move.interpenetrate", () => {
  it("is a house clause of words", () => {
    expect(clauses["move.interpenetrate"].value).toBeNull();
    expect(originText(clauses["move.interpenetrate"].origins)).toBe("house");
  });
});

describe("move.lostFireDiscipline", () => {
  it("forbids a charge", () => {
    const unit = battalion({ formation: "attackColumn", fireDisciplineLost: true });
    const situation = { charger: { unit }, defender: { unit: battalion() }, distance: 10 };
    expect(refusalOf(procedures.charge(situation, rulebook))).toEqual({
      clause: "move.lostFireDiscipline",
      measured: null,
      limit: null,
      reason: "fireDisciplineLost",
    });
  });

  it("does not keep a unit from standing a charge", () => {
    const situation = {
      charger: { unit: battalion({ formation: "companyColumn" }) },
      defender: { unit: battalion({ fireDisciplineLost: true }) },
      distance: 10,
    };
    expect(charge(situation, 4, 4, 4, 4).defender.result).toBe("melee");
  });
});

describe("place.enter", () => {
  it("with half the move left", () => {
    expect(clauses["place.enter"].value).toEqual({ moveLeft: 0.5 });
  });
});

describe("place.capacity", () => {
  it("one sector where the scenario gives none", () => {
    expect(clauses["place.capacity"].value).toEqual({ sectors: 1 });
  });

  it("a battalion of any size: size does not change a garrison's charge table", () => {
    for (const size of ["small", "standard", "large"] as const) {
      const situation = {
        charger: { unit: battalion() },
        defender: { unit: garrison("builtUp", { size }) },
        distance: 10,
      };
      expect(charge(situation, 4, 4, 3, 3).table).toBe("vsGarrison");
    }
  });
});

describe("place.leave", () => {
  it("costs half the move", () => {
    expect(clauses["place.leave"].value).toEqual({ cost: 0.5 });
  });
});
