/** §13 Options: each off by default, and a case whose result it changes. */
import {
  chargeReach,
  isRefused,
  type Options,
  optionIds,
  play,
  procedures,
  rulebook,
  type Situations,
  seededDice,
} from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import {
  artillery,
  charge,
  fraction,
  melee,
  modifiers,
  pool,
  refusalOf,
  skirmish,
  two,
  volley,
} from "./rolling.ts";
import { battalion, garrison, guns, regiment, screen } from "./units.ts";

type Fire = Situations["artillery"];
type Volley = Situations["volley"];

const column = battalion({ grade: "veteran", formation: "attackColumn" });
const on = (options: Options) => ({ options });

describe("the options of the rulebook", () => {
  it("are these, off unless said", () => {
    const defaults = Object.fromEntries(
      optionIds.map((id) => [id, rulebook.clauses[id].value] as const),
    );
    expect(defaults).toEqual({
      "halves.once": false,
      "fire.halfMoveOnly": false,
      "fire.builtUpHalfOnly": false,
      "fire.testWithoutLoss": false,
      "fraction.literalThreeQuarters": false,
      "fraction.class2AllDown": false,
      "bounce.measureToRearBase": false,
      "bounce.fromUnrounded": false,
      "bounce.chain": false,
      "bounce.exemptBehind": false,
      "howitzer.coverInEffective": false,
      "howitzer.coverInBuiltUp": false,
      "ignition.fireOnDirectRocketHit": false,
      "ignition.chargeRoll": false,
      "fate.afterTest": false,
      "fate.artilleryToGenerals": false,
      "melee.attackColumnAlwaysElan": false,
      "general.riskOnDraw": false,
      marking: "roster",
      scale: "cm",
      dice: "app",
    });
  });
});

describe("halves.once", () => {
  const place: Volley = { firer: column, targets: [{ unit: garrison(), distance: 10 }] };

  it("off: 4 by two reasons is 1; on: 2", () => {
    expect(volley(place, 6, 6, ...two(5)).casualties).toBe(1);
    const once = volley({ ...place, ...on({ "halves.once": true }) }, 6, 6, ...two(5));
    expect(once.casualties).toBe(2);
    expect(once.working).toContainEqual({ clause: "halves.once", kind: "halve", quarters: 8 });
  });

  it("one reason halves as ever, none does not", () => {
    const open: Volley = { firer: column, targets: [{ unit: battalion(), distance: 10 }] };
    expect(volley({ ...open, ...on({ "halves.once": true }) }, ...two(7)).casualties).toBe(1);
  });
});

describe("fire.halfMoveOnly", () => {
  const at = (moved: "half" | "more", more: Options = {}): Volley => ({
    firer: battalion(),
    moved,
    targets: [{ unit: battalion(), distance: 10 }],
    options: more,
  });

  it("off: infantry past half its move fires, Inferior", () => {
    expect(volley(at("more"), ...two(7)).row).toBe("inferior");
  });

  it("on: it may not, up to half it may", () => {
    const option = { "fire.halfMoveOnly": true };
    expect(refusalOf(procedures.volley(at("more", option), rulebook))).toEqual({
      clause: "fire.halfMoveOnly",
      measured: null,
      limit: null,
      reason: null,
    });
    expect(volley(at("half", option), ...two(7)).row).toBe("inferior");
  });

  it("on: open order is infantry, a screen moves and fires freely", () => {
    const open = {
      ...at("more", { "fire.halfMoveOnly": true }),
      firer: battalion({ formation: "openOrder" }),
    };
    expect(refusalOf(procedures.skirmish(open, rulebook)).clause).toBe("fire.halfMoveOnly");
    expect(skirmish({ ...open, firer: screen() }, 5, 1).hits).toBe(1);
  });
});

describe("fire.builtUpHalfOnly", () => {
  const place: Fire = { firer: guns(), targets: [{ unit: garrison(), distance: 30 }] };

  it("off: −1 and half; on: half", () => {
    expect(modifiers("artillery", place)).toEqual(["fire.builtUp -1 ½"]);
    expect(modifiers("artillery", { ...place, ...on({ "fire.builtUpHalfOnly": true }) })).toEqual([
      "fire.builtUp ½",
    ]);
  });

  it("cover keeps its −1", () => {
    const cover: Fire = {
      firer: guns(),
      targets: [{ unit: battalion(), distance: 30, cover: "cover" }],
      options: { "fire.builtUpHalfOnly": true },
    };
    expect(modifiers("artillery", cover)).toEqual(["fire.cover -1"]);
  });
});

describe("fire.testWithoutLoss", () => {
  const recruits: Volley = {
    firer: battalion({ grade: "recruit", formation: "attackColumn" }),
    targets: [{ unit: battalion(), distance: 10 }],
  };

  it("off: a D that comes to nothing is a miss; on: the target tests", () => {
    expect(volley(recruits, ...two(9)).discipline).toBeNull();
    const tested = volley(
      { ...recruits, ...on({ "fire.testWithoutLoss": true }) },
      ...two(9),
      2,
      3,
    );
    expect([tested.casualties, tested.discipline?.result]).toEqual([0, "retire"]);
  });

  it("on: of two charging units the nearest tests, for the lead has taken nothing", () => {
    const charged: Volley = {
      ...recruits,
      targets: [
        { unit: battalion(), distance: 4 },
        { unit: battalion(), distance: 6, leadsCharge: true },
      ],
      options: { "fire.testWithoutLoss": true },
    };
    const outcome = volley(charged, ...two(9), ...two(3));
    expect(outcome.discipline).toMatchObject({ target: 0, result: "retreat" });
    expect(outcome.losses).toEqual([0, 0]);
  });
});

describe("fraction.literalThreeQuarters", () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const up = (options: Options) =>
    faces
      .flatMap((one) => faces.map((other) => [one, other] as const))
      .filter(([one, other]) => {
        const { casualties } = fraction({ quarters: 3, firer: guns(), options }, one, other);
        return casualties === 1;
      });

  it("off: 27 in 36; on: 18, exactly one die of 1–3", () => {
    expect(up({})).toHaveLength(27);
    const literal = up({ "fraction.literalThreeQuarters": true });
    expect(literal).toHaveLength(18);
    expect(literal.every(([one, other]) => one <= 3 !== other <= 3)).toBe(true);
  });
});

describe("fraction.class2AllDown", () => {
  const firer = battalion({ shooterClass: 2 });
  const option = on({ "fraction.class2AllDown": true });

  it("off: class 2 rolls for ¾; on: it goes down without dice", () => {
    expect(fraction({ quarters: 3, firer }, 4, 4).casualties).toBe(1);
    expect(fraction({ quarters: 3, firer, ...option }).casualties).toBe(0);
  });

  it("class 1 and guns roll as ever", () => {
    expect(fraction({ quarters: 3, firer: battalion(), ...option }, 4, 1).casualties).toBe(1);
    expect(fraction({ quarters: 3, firer: guns(), ...option }, 1, 1).casualties).toBe(0);
  });
});

describe("ignition.chargeRoll", () => {
  const burning = garrison("builtUp", { garrison: { place: "builtUp", burning: true } });
  const attack = {
    charger: { unit: battalion() },
    defender: { unit: burning },
    distance: 10,
  } as const;

  it("off: nothing; on: −1 on the charge roll of who defends a burning place", () => {
    expect(charge(attack, 4, 4, 4, 4).total?.defender).toBe(10);
    const option = on({ "ignition.chargeRoll": true });
    expect(charge({ ...attack, ...option }, 4, 4, 4, 4).total?.defender).toBe(9);
    const intact = { ...attack, ...option, defender: { unit: garrison() } };
    expect(modifiers("charge", intact, "defender")).toEqual(["charge.cover +2"]);
  });
});

describe("fate.afterTest", () => {
  const fired: Volley = {
    firer: battalion(),
    targets: [{ unit: battalion({ casualties: 3 }), distance: 10 }],
  };

  it("off: Fate first, its casualty counts in the test; on: the test first", () => {
    // 3 and 4 are 7, a band of −1; with Fate's one 8, a band of −2.
    const first = volley(fired, 6, 6, ...two(5), ...two(8));
    expect([first.fate?.natural, first.discipline?.total]).toEqual([5, 6]);
    const late = volley(
      { ...fired, ...on({ "fate.afterTest": true }) },
      6,
      6,
      ...two(8),
      ...two(5),
    );
    expect([late.discipline?.total, late.fate?.natural]).toEqual([7, 5]);
    expect(late.losses).toEqual(first.losses);
  });

  it.each([
    [6, "unformed"],
    [5, "retire"],
    [3, "retreat"],
  ])(
    "on: a test of %i leaves the target Unformed: Fate's 3–4 takes a casualty",
    (total, result) => {
      const late = { ...fired, ...on({ "fate.afterTest": true }) };
      // 3 and 4 are 7, a band of −1.
      const outcome = volley(late, 6, 6, ...two(total + 1), ...two(4));
      expect(outcome.discipline?.result).toBe(result);
      expect(outcome.fate).toMatchObject({ targetUnformed: false, targetCasualties: 1 });
      expect(outcome.losses).toEqual([5]);
    },
  );

  it("on: one that holds is made Unformed by it", () => {
    const late = { ...fired, ...on({ "fate.afterTest": true }) };
    const outcome = volley(late, 6, 6, ...two(8), ...two(4));
    expect(outcome.fate).toMatchObject({ targetUnformed: true, targetCasualties: 0 });
  });
});

describe("fate.artilleryToGenerals", () => {
  const fired: Fire = { firer: guns(), targets: [{ unit: battalion(), distance: 40 }] };
  const option = on({ "fate.artilleryToGenerals": true });

  it("off: a roll of Fate; on: straight to the general near the target", () => {
    expect(artillery(fired, 6, 6, ...two(5), ...two(7)).losses).toEqual([5]);
    const near = { generals: { own: true, enemy: true }, ...option };
    const risk = artillery({ ...fired, ...near }, 6, 6, ...two(7));
    expect(risk.fate?.essence()).toEqual({
      targetCasualties: 0,
      targetUnformed: false,
      recovered: 0,
      discipline: null,
      atRisk: "enemy",
    });
    expect([risk.losses, risk.fate?.natural]).toEqual([[4], null]);
    expect(artillery({ ...fired, ...option }, 6, 6, ...two(7)).fate?.atRisk).toBeNull();
  });

  it("takes no test of its own", () => {
    const covered: Fire = {
      firer: guns(),
      targets: [{ unit: battalion(), distance: 80, cover: "cover" }],
      generals: { enemy: true },
      ...option,
    };
    // 12 − 1 is 11 at long range: two, without D.
    expect(artillery(covered, 6, 6)).toMatchObject({ discipline: null, losses: [2] });
  });

  it("volleys go to Fate as ever", () => {
    const shot: Volley = { firer: battalion(), targets: [{ unit: battalion(), distance: 9 }] };
    expect(volley({ ...shot, ...option }, 6, 6, ...two(5), ...two(7)).fate?.natural).toBe(5);
  });
});

describe("melee.attackColumnAlwaysElan", () => {
  const option = on({ "melee.attackColumnAlwaysElan": true });
  const attack = { attacker: { unit: column }, defender: { unit: column } };

  it("off: with elan only; on: every attacking attack column, not the defender", () => {
    expect(modifiers("melee", attack)).toEqual([]);
    expect(modifiers("melee", { ...attack, ...option }, "attacker")).toEqual([
      "melee.elanColumn +2 CD",
    ]);
    expect(modifiers("melee", { ...attack, ...option }, "defender")).toEqual([]);
  });

  it("on: round 1 only, and no other formation", () => {
    const second = { ...attack, ...option, round: 2 } as const;
    expect(modifiers("melee", second, "attacker")).toEqual(["melee.unformed -1 CD"]);
    const line = { ...attack, ...option, attacker: { unit: battalion({ grade: "veteran" }) } };
    expect(modifiers("melee", line, "attacker")).toEqual([]);
  });
});

describe("general.riskOnDraw", () => {
  const option = on({ "general.riskOnDraw": true });
  const charged = {
    attacker: { unit: regiment(), general: true },
    defender: { unit: battalion(), general: true },
  };

  it("off: a draw is not lost; on: the side that Retires tests", () => {
    const faces = [...pool(5, 1), ...pool(5, 1)];
    expect(melee(charged, ...faces).generalTests).toEqual([]);
    expect(melee({ ...charged, ...option }, ...faces).generalTests).toEqual(["attacker"]);
  });
});

describe("marking", () => {
  it("rosters unless markers are chosen; nothing in a resolution hangs on it", () => {
    const shot: Volley = { firer: battalion(), targets: [{ unit: battalion(), distance: 9 }] };
    const markers = volley({ ...shot, ...on({ marking: "markers" }) }, ...two(7));
    expect(markers.essence()).toEqual(volley(shot, ...two(7)).essence());
  });
});

describe("scale", () => {
  it.each([
    ["cm", 20],
    ["inch", 12],
    ["inchAsCm", 12],
  ] as const)("%s: a column's charge reaches %i", (scale, reach) => {
    expect(chargeReach(column, scale, rulebook)).toBe(reach);
  });
});

describe("dice", () => {
  it("the app rolls unless dice are typed; both go through one procedure", () => {
    const shot: Volley = { firer: battalion(), targets: [{ unit: battalion(), distance: 9 }] };
    const rolled = play(procedures.volley(shot, rulebook), seededDice(18));
    expect(isRefused(rolled)).toBe(false);
    expect(volley(shot, ...two(6)).natural).toBe(6);
  });
});
