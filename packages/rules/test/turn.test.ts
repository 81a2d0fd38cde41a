/** §2 The turn and §3 Command. */
import { distribution, oddsOf, procedures, rulebook } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { artillery, charge, melee, modifiers, pool, refusalOf, rolled, two } from "./rolling.ts";
import { battalion, guns } from "./units.ts";

const { clauses } = rulebook;

const initiative = (first: boolean, second: boolean, ...faces: number[]) => {
  const sides = { first: { commanderLost: first }, second: { commanderLost: second } };
  return rolled(procedures.initiative(sides, rulebook), faces);
};
const command = (demoralised: boolean, face: number) =>
  rolled(procedures.command({ demoralised }, rulebook), [face]);

describe("turn.sequence", () => {
  it("has eight phases", () => {
    expect(clauses["turn.sequence"].value.phases).toEqual([
      "compulsory",
      "initiative",
      "command",
      "charges",
      "movement",
      "fire",
      "melee",
      "end",
    ]);
  });

  it("four of them are taken by the phasing side first, then by the other", () => {
    expect(clauses["turn.sequence"].value.sideBySide).toEqual([
      "command",
      "charges",
      "movement",
      "fire",
    ]);
  });
});

describe("initiative.roll", () => {
  it.each([
    [[6, 2], [3, 4], "first"],
    [[3, 4], [6, 2], "second"],
  ] as const)("%j against %j: %s", (first, second, winner) => {
    const outcome = initiative(false, false, ...first, ...second);
    expect(outcome.winner).toBe(winner);
    expect(outcome.natural).toEqual({ first: first[0] + first[1], second: second[0] + second[1] });
  });

  it("rolls ties again", () => {
    expect(initiative(false, false, 3, 4, 5, 2, 1, 1, 6, 6).winner).toBe("second");
  });

  it("a side whose commander-in-chief is lost has −1", () => {
    const behind = initiative(true, false, 4, 4, 4, 4);
    expect([behind.total, behind.winner]).toEqual([{ first: 7, second: 8 }, "second"]);
    expect(initiative(false, true, 4, 4, 4, 4).winner).toBe("first");
  });

  it("9 against 8 is a tie when the first has lost its commander", () => {
    expect(initiative(true, false, 4, 5, 4, 4, 6, 4, 4, 4).total).toEqual({ first: 9, second: 8 });
  });

  it("is even while both have one: ties leave half and half", () => {
    expect(oddsOf("initiative", {}, rulebook)).toEqual({
      winner: { first: expect.closeTo(0.5, 12), second: expect.closeTo(0.5, 12) },
    });
  });
});

describe("command.adcCount", () => {
  it("+1 inspired, −1 plodding; at least 1, at most 8", () => {
    expect(clauses["command.adcCount"].value).toEqual({
      rating: { inspired: 1, average: 0, plodding: -1 },
      least: 1,
      most: 8,
    });
  });
});

describe("command.adcRoll", () => {
  it("each on 3–6, not on 1–2", () => {
    const faces = [1, 2, 3, 4, 5, 6];
    expect(rolled(procedures.adc({ adcs: 6 }, rulebook), faces).available).toBe(4);
    expect(rolled(procedures.adc({ adcs: 2 }, rulebook), [1, 2]).available).toBe(0);
    expect(rolled(procedures.adc({ adcs: 2 }, rulebook), [3, 6]).available).toBe(2);
  });

  it("none to roll for: none available", () => {
    expect(rolled(procedures.adc({ adcs: 0 }, rulebook), []).available).toBe(0);
  });
});

describe("command.brigadeRoll", () => {
  it.each([
    [1, "hesitant", "hesitant"],
    [2, "hesitant", "hesitant"],
    [3, "obeys", "hesitant"],
    [4, "obeys", "hesitant"],
    [5, "obeys", "obeys"],
    [6, "obeys", "obeys"],
  ])("%i: %s, Demoralised %s", (face, steady, demoralised) => {
    expect(command(false, face).result).toBe(steady);
    expect(command(true, face).result).toBe(demoralised);
  });
});

describe("command.obeys", () => {
  it("two rolls in three, Demoralised one in three", () => {
    const chance = (demoralised: boolean) =>
      distribution(() => procedures.command({ demoralised }, rulebook)).outcomes.find(
        ({ outcome }) => outcome.result === "obeys",
      )?.probability;
    expect(chance(false)).toBeCloseTo(4 / 6, 12);
    expect(chance(true)).toBeCloseTo(2 / 6, 12);
  });
});

describe("command.hesitant", () => {
  const limited = { firer: guns(), straightAheadOnly: true } as const;
  const at = (distance: number) => [{ unit: battalion(), distance }] as const;

  it("no artillery fire at long range", () => {
    const far = { ...limited, targets: at(40.1) };
    expect(refusalOf(procedures.artillery(far, rulebook))).toMatchObject({
      clause: "command.hesitant",
      reason: "longRange",
    });
    expect(artillery({ ...limited, targets: at(40) }, ...two(7)).casualties).toBe(1);
  });

  it("no assault fire", () => {
    const assault = { ...limited, assaultFire: true, targets: at(20) };
    expect(refusalOf(procedures.artillery(assault, rulebook))).toMatchObject({
      clause: "command.hesitant",
      reason: "assaultFire",
    });
  });

  it("no formation change within 15 cm [9″]; retreating units take 1 casualty", () => {
    expect(clauses["command.hesitant"].value).toEqual({
      formationChange: { cm: 15, inch: 9 },
      retreatingCasualties: 1,
    });
  });
});

describe("command.radius", () => {
  it("30 cm [18″]", () => {
    expect(clauses["command.radius"].value).toEqual({ radius: { cm: 30, inch: 18 } });
  });
});

describe("reserve.scheduled", () => {
  it("costs nothing: it has no value of its own", () => {
    expect(clauses["reserve.scheduled"].value).toBeNull();
    expect(clauses["reserve.scheduled"].origins).toEqual([{ from: "house", part: null }]);
  });
});

describe("tasking.attachment", () => {
  it("costs 1", () => {
    expect(clauses["tasking.attachment"].value).toEqual({ cost: 1 });
  });
});

describe("tasking.glory", () => {
  it("costs 1; infantry recovers 1 casualty on 4–6", () => {
    expect(clauses["tasking.glory"].value).toEqual({ cost: 1, recoversFrom: 4 });
  });

  it("+1 CD in melee", () => {
    const led = { attacker: { unit: battalion(), glory: true }, defender: { unit: battalion() } };
    expect(modifiers("melee", led, "attacker")).toEqual(["melee.glory +1 CD"]);
    expect(melee(led, ...pool(6, 2), ...pool(5, 1)).pools.attacker).toBe(6);
  });
});

describe("tasking.forwards", () => {
  it("costs 2: 4D6 cm [3D6″] to a move, 2D6 cm [1D6″] to a charge", () => {
    expect(clauses["tasking.forwards"].value).toEqual({
      cost: 2,
      moveDice: { cm: 4, inch: 3 },
      chargeDice: { cm: 2, inch: 1 },
    });
  });
});

describe("tasking.infantryAssault", () => {
  const column = battalion({ formation: "companyColumn" });
  const assault = {
    charger: { unit: column, supports: 2, infantryAssault: true },
    defender: { unit: battalion() },
    distance: 10,
  } as const;

  it("costs 2", () => {
    expect(clauses["tasking.infantryAssault"].value).toEqual({ cost: 2 });
  });

  it("allows supported infantry charges, at +1", () => {
    expect(modifiers("charge", assault, "charger")).toEqual([
      "charge.support +2",
      "charge.assault +1",
    ]);
    expect(charge(assault, 3, 4, 3, 4).total).toEqual({ charger: 10, defender: 7 });
  });
});

describe("tasking.assaultFire", () => {
  const battery = (distance: number) => ({
    firer: guns(),
    assaultFire: true,
    targets: [{ unit: battalion(), distance }] as const,
  });

  it("costs 1", () => {
    expect(clauses["tasking.assaultFire"].value).toEqual({ cost: 1 });
  });

  it.each([
    [20, ["artillery.assaultFire +1 CD"]],
    [40, ["artillery.assaultFire +1 CD"]],
    [40.1, []],
  ])("at %d cm: %j", (distance, lines) => {
    expect(modifiers("artillery", battery(distance))).toEqual(lines);
  });
});

describe("tasking.reserve", () => {
  it("costs 1, off the table 2 and a roll of 5–6", () => {
    expect(clauses["tasking.reserve"].value).toEqual({
      cost: 1,
      costOffTable: 2,
      obeysFromOffTable: 5,
    });
  });
});

describe("tasking.ammunition", () => {
  it("costs 2", () => {
    expect(clauses["tasking.ammunition"].value).toEqual({ cost: 2 });
  });
});

describe("tasking.redeploy", () => {
  it("costs 2: up to 30 cm [18″] along the edge", () => {
    expect(clauses["tasking.redeploy"].value).toEqual({ cost: 2, shift: { cm: 30, inch: 18 } });
  });
});

describe("tasking.scouts", () => {
  it("costs 1: within 60 cm [36″]", () => {
    expect(clauses["tasking.scouts"].value).toEqual({ cost: 1, reach: { cm: 60, inch: 36 } });
  });
});

describe("tasking.skirmishers", () => {
  it("costs 1: a screen regains 1 base", () => {
    expect(clauses["tasking.skirmishers"].value).toEqual({ cost: 1, bases: 1 });
  });
});
