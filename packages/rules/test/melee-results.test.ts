/** §8 Melee: the five tables by difference, draws, the second round, what follows. */
import type { MeleeSideOutcome, Situations, Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { melee, meleeToEnd, modifiers, pool, shown } from "./rolling.ts";
import { battalion, garrison, guns, regiment, screen } from "./units.ts";

type Melee = Situations["melee"];

const between = (attacker: Unit, defender: Unit, more: Partial<Melee> = {}): Melee => ({
  attacker: { unit: attacker },
  defender: { unit: defender },
  ...more,
});

/** "retreat, Unformed": what became of a side. */
function became({ result, unformed }: MeleeSideOutcome): string {
  return unformed ? `${result}, Unformed` : result;
}

/** Fights with so many hits on each side. */
function hits(situation: Melee, byAttacker: number, byDefender: number) {
  const [attacker = 0, defender = 0] = shown("melee", situation).flatMap((line) =>
    line.kind === "meleePool" ? [line.dice] : [],
  );
  return melee(situation, ...pool(attacker, byAttacker), ...pool(defender, byDefender));
}

type Row = readonly [difference: number, loser: string, winner: string];

/** Differences of 1 to 6 for one table, the winner on either side where it can win. */
function columns(situation: Melee, winner: "attacker" | "defender", rows: readonly Row[]): void {
  const loser = winner === "attacker" ? "defender" : "attacker";
  it.each(rows)(`${winner} by %i: the loser %s, the winner %s`, (difference, lost, won) => {
    const outcome =
      winner === "attacker" ? hits(situation, difference, 0) : hits(situation, 0, difference);
    expect(Math.abs(outcome.difference)).toBe(difference);
    expect(outcome.winner).toBe(winner);
    expect([became(outcome[loser]), became(outcome[winner])]).toEqual([lost, won]);
    expect(outcome.choices).toEqual([]);
  });
}

const glory = (unit: Unit): Melee["attacker"] => ({ unit, glory: true });

describe("melee.table.foot", () => {
  const equal: Melee = { attacker: glory(battalion()), defender: glory(battalion()) };
  columns(equal, "attacker", [
    [1, "retire, Unformed", "occupies, Unformed"],
    [2, "retreat, Unformed", "occupies"],
    [3, "rout", "occupies"],
    [4, "rout", "occupies"],
    [5, "disperse", "occupies"],
    [6, "disperse", "occupies"],
  ]);
  columns(equal, "defender", [
    [1, "retire, Unformed", "stands, Unformed"],
    [2, "retreat, Unformed", "stands"],
    [3, "rout", "stands"],
    [4, "rout", "stands"],
    [5, "disperse", "stands"],
    [6, "disperse", "stands"],
  ]);

  it("0: each may fight on or Retire, the defender speaks first", () => {
    const outcome = hits(equal, 3, 3);
    expect([outcome.winner, outcome.choices]).toEqual([null, ["defender", "attacker"]]);
  });

  it.each<[string, Unit]>([
    ["a deployed battery", guns()],
    ["limbered guns", guns({ formation: "limbered" })],
    ["a square", battalion({ formation: "square" })],
  ])("is the table against %s, which is foot", (_, unit) => {
    const outcome = hits(between(battalion(), unit), 1, 0);
    expect(outcome.defender.result).toBe("retire");
  });

  it("is the table of screens against screens", () => {
    expect(became(hits(between(screen(), screen()), 2, 0).defender)).toBe("retreat, Unformed");
  });
});

describe("melee.table.cavalry", () => {
  const equal: Melee = { attacker: glory(regiment()), defender: glory(regiment()) };
  columns(equal, "attacker", [
    [1, "retire, Unformed", "occupies, Unformed"],
    [2, "retreat, Unformed", "occupies, Unformed"],
    [3, "rout", "occupies"],
    [4, "rout", "occupies"],
    [5, "disperse", "occupies"],
    [6, "disperse", "occupies"],
  ]);
  columns(equal, "defender", [
    [1, "retire, Unformed", "stands, Unformed"],
    [2, "retreat, Unformed", "stands, Unformed"],
    [3, "rout", "stands"],
    [4, "rout", "stands"],
    [5, "disperse", "stands"],
    [6, "disperse", "stands"],
  ]);

  it("0: the defender alone chooses", () => {
    const outcome = hits(equal, 2, 2);
    expect([outcome.winner, outcome.choices]).toEqual([null, ["defender"]]);
    const retires = hits({ ...equal, onDraw: { defender: "retire", attacker: "retire" } }, 2, 2);
    expect([became(retires.attacker), became(retires.defender)]).toEqual([
      "occupies, Unformed",
      "retire, Unformed",
    ]);
  });
});

describe("melee.table.cavalryFoot", () => {
  const losers: readonly (readonly [number, string])[] = [
    [1, "retreat, Unformed"],
    [2, "rout"],
    [3, "disperse"],
    [4, "disperse"],
    [5, "disperse"],
  ];
  const won = (result: string) => losers.map(([by, loser]): Row => [by, loser, result]);
  columns(between(regiment(), battalion()), "attacker", won("occupies"));
  columns(between(battalion(), regiment()), "defender", won("stands"));

  it.each([
    ["heavy", regiment("heavy")],
    ["light", regiment("light")],
  ])("0: %s cavalry Retires, foot stays, nobody chooses", (_, cavalry) => {
    const charged = hits(between(cavalry, battalion()), 3, 3);
    expect([became(charged.attacker), became(charged.defender)]).toEqual([
      "retire, Unformed",
      "stands",
    ]);
    expect(charged.choices).toEqual([]);
    const attacked = hits(between(battalion(), cavalry), 3, 3);
    expect([became(attacked.attacker), became(attacked.defender)]).toEqual([
      "stands",
      "retire, Unformed",
    ]);
  });
});

describe("melee.table.footCavalry", () => {
  const losers: readonly (readonly [number, string])[] = [
    [1, "retire, Unformed"],
    [2, "retire, Unformed"],
    [3, "retreat, Unformed"],
    [4, "retreat, Unformed"],
    [5, "rout"],
  ];
  const won = (result: string) => losers.map(([by, loser]): Row => [by, loser, result]);
  columns(between(regiment(), battalion()), "defender", won("stands"));
  columns(between(battalion(), regiment()), "attacker", won("occupies"));
});

describe("melee.table.garrison", () => {
  const assault: Melee = {
    attacker: { unit: battalion(), glory: true, elan: true },
    defender: glory(garrison()),
  };
  columns(assault, "attacker", [
    [1, "retreat, Unformed", "occupies, Unformed"],
    [2, "retreat, Unformed", "occupies, Unformed"],
    [3, "rout, Unformed", "occupies, Unformed"],
    [4, "rout, Unformed", "occupies, Unformed"],
    [5, "disperse", "occupies, Unformed"],
    [6, "disperse", "occupies, Unformed"],
  ]);
  columns(assault, "defender", [
    [1, "retire, Unformed", "stands"],
    [2, "retreat, Unformed", "stands"],
    [3, "rout", "stands"],
    [4, "rout", "stands"],
    [5, "disperse", "stands"],
    [6, "disperse", "stands"],
  ]);

  it("0, round 1: each may fight on or Retire", () => {
    expect(hits(assault, 2, 2).choices).toEqual(["defender", "attacker"]);
  });

  it("0, round 2: the attacker Retires", () => {
    const outcome = hits({ ...assault, round: 2 }, 2, 2);
    expect([outcome.attacker.result, outcome.defender.result]).toEqual(["retire", "stands"]);
    expect(outcome.choices).toEqual([]);
  });
});

describe("the working of a melee names the table that was read", () => {
  it.each<[string, Melee, [number, number], string]>([
    ["foot", between(battalion(), battalion()), [1, 0], "foot"],
    ["cavalry", between(regiment(), regiment()), [0, 1], "cavalry"],
    ["a garrison", between(battalion(), garrison()), [0, 1], "garrison"],
    ["cavalry that attacks and wins", between(regiment(), battalion()), [1, 0], "cavalryFoot"],
    ["cavalry that attacks and loses", between(regiment(), battalion()), [0, 1], "footCavalry"],
    ["cavalry that attacks in vain", between(regiment(), battalion()), [1, 1], "cavalryFoot"],
    ["foot that attacks and wins", between(battalion(), regiment()), [1, 0], "footCavalry"],
    ["foot that attacks and loses", between(battalion(), regiment()), [0, 1], "cavalryFoot"],
    ["foot that attacks in vain", between(battalion(), regiment()), [1, 1], "cavalryFoot"],
  ])("%s", (_, situation, [byAttacker, byDefender], table) => {
    expect(hits(situation, byAttacker, byDefender).working).toContainEqual({
      clause: `melee.table.${table}`,
      kind: "meleeTable",
      table,
      value: byAttacker - byDefender,
    });
  });
});

describe("melee.draw", () => {
  it.each([
    ["fightOn", "fightOn", "fightOn, Unformed", "fightOn, Unformed"],
    ["fightOn", "retire", "occupies, Unformed", "retire, Unformed"],
    ["retire", "fightOn", "retire, Unformed", "stands, Unformed"],
    ["retire", "retire", "retire, Unformed", "retire, Unformed"],
  ] as const)("attacker %s, defender %s: %s; %s", (attacker, defender, first, second) => {
    for (const unit of [battalion(), garrison()]) {
      const situation = between(battalion(), unit, { onDraw: { attacker, defender } });
      const outcome = hits(situation, 1, 1);
      expect([became(outcome.attacker), became(outcome.defender)]).toEqual([first, second]);
      expect([outcome.winner, outcome.choices]).toEqual([null, ["defender", "attacker"]]);
    }
  });

  it("none where a side is gone: the limit comes before the table", () => {
    const last = between(battalion({ casualties: 10 }), battalion());
    const outcome = hits(last, 2, 2);
    expect([outcome.attacker.result, outcome.winner]).toEqual(["disperse", "defender"]);
    expect(became(outcome.defender)).toBe("stands");
    const both = hits(between(battalion({ casualties: 10 }), battalion({ casualties: 10 })), 2, 2);
    expect([both.attacker.result, both.defender.result, both.winner]).toEqual([
      "disperse",
      "disperse",
      null,
    ]);
  });

  it("a unit at its limit has lost whatever the difference says", () => {
    const outcome = hits(between(battalion({ casualties: 11 }), battalion()), 3, 1);
    expect([outcome.difference, outcome.winner]).toEqual([2, "defender"]);
    expect(outcome.attacker).toMatchObject({ result: "disperse", casualties: 1 });
    expect(outcome.defender).toMatchObject({ result: "stands", casualties: 3 });
  });

  it("the difference uses the hits uncapped", () => {
    const outcome = hits(between(battalion(), battalion({ casualties: 11 })), 4, 0);
    expect(outcome.difference).toBe(4);
    expect(outcome.defender).toMatchObject({ result: "disperse", casualties: 1 });
  });
});

describe("melee.round2", () => {
  it("both sides are Unformed; what is not of round 1 only still counts", () => {
    const sides: Melee = {
      attacker: { unit: battalion({ formation: "attackColumn", grade: "elite" }), elan: true },
      defender: { unit: battalion() },
      round: 2,
    };
    expect(modifiers("melee", sides, "attacker")).toEqual([
      "melee.elite +1 CD",
      "melee.grade +2 CD",
      "melee.unformed -1 CD",
    ]);
    expect(modifiers("melee", sides, "defender")).toEqual(["melee.unformed -1 CD"]);
  });

  it.each<[string, Melee]>([
    ["foot", between(battalion(), battalion(), { round: 2 })],
    ["cavalry", between(regiment(), regiment(), { round: 2 })],
    ["a garrison", between(battalion(), garrison(), { round: 2 })],
  ])("a second draw of %s: the attacker Retires; there is no third round", (_, situation) => {
    const outcome = hits(situation, 1, 1);
    expect(became(outcome.attacker)).toBe("retire, Unformed");
    expect(became(outcome.defender)).toBe("stands, Unformed");
    expect([outcome.winner, outcome.choices]).toEqual([null, []]);
  });

  it("the first round's casualties count in the second's bands and limits", () => {
    const outcome = meleeToEnd(
      between(battalion({ casualties: 1 }), battalion()),
      ...pool(5, 3),
      ...pool(5, 3),
      // 4 casualties: −1; Unformed: −1.
      ...pool(3, 3),
      ...pool(4, 0),
    );
    expect(outcome.rounds.map(({ pools }) => pools)).toEqual([
      { attacker: 5, defender: 5 },
      { attacker: 3, defender: 4 },
    ]);
    expect(outcome.defender).toEqual({ result: "rout", unformed: true, casualties: 6 });
    expect(outcome.attacker).toMatchObject({ result: "occupies", casualties: 3 });
    expect([outcome.winner, outcome.rounds.length]).toEqual(["attacker", 2]);
  });

  it("a melee decided at once has one round", () => {
    const outcome = meleeToEnd(between(battalion(), battalion()), ...pool(5, 2), ...pool(5, 1));
    expect(outcome.rounds).toHaveLength(1);
  });

  it("one side that Retires after the draw ends it", () => {
    const leaves = between(battalion(), battalion(), { onDraw: { defender: "retire" } });
    const outcome = meleeToEnd(leaves, ...pool(5, 1), ...pool(5, 1));
    expect([outcome.rounds.length, outcome.defender.result]).toEqual([1, "retire"]);
  });
});

describe("melee.joined", () => {
  it("supports add dice, their lead takes the casualties", () => {
    const situation: Melee = {
      attacker: { unit: battalion(), supports: 2 },
      defender: { unit: battalion() },
      round: 2,
    };
    const outcome = melee(situation, ...pool(6, 1), ...pool(4, 3));
    expect(outcome.pools).toEqual({ attacker: 6, defender: 4 });
    expect(outcome.attacker).toMatchObject({ result: "retreat", casualties: 3 });
  });
});

describe("melee.occupy", () => {
  it("the winner occupies at once and becomes Unformed", () => {
    const outcome = hits(between(battalion(), garrison("strongpoint")), 3, 0);
    expect(became(outcome.attacker)).toBe("occupies, Unformed");
    expect(outcome.working).toContainEqual({
      clause: "melee.occupy",
      kind: "result",
      side: "attacker",
      result: "occupies",
      unformed: true,
    });
  });

  it("a garrison dispersed by its losses leaves the place as well", () => {
    const outcome = hits(between(battalion(), garrison("builtUp", { casualties: 11 })), 1, 1);
    expect([became(outcome.attacker), outcome.defender.result]).toEqual([
      "occupies, Unformed",
      "disperse",
    ]);
  });

  it("a garrison that wins stays as it is", () => {
    expect(became(hits(between(battalion(), garrison()), 0, 1).defender)).toBe("stands");
    const shaken = between(battalion(), garrison("builtUp", { unformed: true }));
    expect(became(hits(shaken, 0, 1).defender)).toBe("stands, Unformed");
  });
});

describe("melee.generalRisk", () => {
  const led: Melee = {
    attacker: { unit: battalion(), general: true },
    defender: { unit: battalion(), general: true },
  };

  it.each([
    [1, 0, ["defender"]],
    [2, 0, ["defender"]],
    [3, 0, []],
    [5, 0, []],
    [0, 1, ["attacker"]],
    [0, 2, ["attacker"]],
    [0, 4, []],
    [2, 2, []],
  ])("%i–%i: %j test", (byAttacker, byDefender, tests) => {
    expect(hits(led, byAttacker, byDefender).generalTests).toEqual(tests);
  });

  it("a draw is not lost, though a side Retires", () => {
    const retires: Melee = { ...led, onDraw: { defender: "retire" } };
    expect(hits(retires, 2, 2).generalTests).toEqual([]);
  });

  it("only where a general is attached", () => {
    expect(hits(between(battalion(), battalion()), 1, 0).generalTests).toEqual([]);
  });
});
