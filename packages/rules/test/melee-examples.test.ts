/** §8 The worked melees of S002, number by number, with typed dice. */
import {
  ask,
  facesDice,
  isRefused,
  play,
  procedures,
  rulebook,
  type Situations,
} from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { melee, meleeToEnd, modifiers, pool } from "./rolling.ts";
import { battalion, garrison, regiment } from "./units.ts";

type Melee = Situations["melee"];

/** Plays with the faces typed one after another; both readings must agree. */
function typed(situation: Melee, faces: readonly number[]) {
  const outcome = play(procedures.melee(situation, rulebook), facesDice(faces));
  const asked = ask(procedures.melee(situation, rulebook), faces);
  if (isRefused(outcome) || !("outcome" in asked) || isRefused(asked.outcome)) {
    throw new Error("not fought");
  }
  expect(asked.left).toBe(0);
  expect(asked.outcome.essence()).toEqual(outcome.essence());
  return outcome;
}

describe("example A: a French attack column against a Prussian landwehr column", () => {
  const situation: Melee = {
    attacker: {
      unit: battalion({ name: "French", formation: "attackColumn" }),
      elan: true,
    },
    defender: {
      // Landwehr stands one grade below Line.
      unit: battalion({
        name: "landwehr",
        grade: "recruit",
        formation: "attackColumn",
        unformed: true,
      }),
    },
  };

  it("8 dice: five, +1 for the grade, +2 for the column's elan", () => {
    expect(modifiers("melee", situation, "attacker")).toEqual([
      "melee.grade +1 CD",
      "melee.elanColumn +2 CD",
    ]);
  });

  it("4 dice: five, −1 Unformed", () => {
    expect(modifiers("melee", situation, "defender")).toEqual(["melee.unformed -1 CD"]);
  });

  it("4–2: a difference of 2, the Prussians Retreat, the French occupy in good order", () => {
    const outcome = typed(situation, [4, 5, 6, 4, 1, 2, 3, 1, 5, 4, 2, 1]);
    expect(outcome.pools).toEqual({ attacker: 8, defender: 4 });
    expect(outcome.hits).toEqual({ attacker: 4, defender: 2 });
    expect([outcome.difference, outcome.winner]).toEqual([2, "attacker"]);
    expect(outcome.attacker).toEqual({ result: "occupies", unformed: false, casualties: 2 });
    expect(outcome.defender).toEqual({ result: "retreat", unformed: true, casualties: 4 });
    expect(outcome.choices).toEqual([]);
  });
});

describe("example B (Б): French dragoons against worn hussars", () => {
  const situation: Melee = {
    attacker: { unit: regiment("battle", { name: "dragoons" }) },
    defender: { unit: regiment("shock", { name: "hussars", casualties: 6 }) },
    onDraw: { defender: "retire" },
  };
  const faces = [4, 5, 1, 2, 3, 6, 4, 1, 2];

  it("5 v 4; 2–2, a draw: the hussars choose and Retire, the French occupy, Unformed", () => {
    const outcome = typed(situation, faces);
    expect(outcome.pools).toEqual({ attacker: 5, defender: 4 });
    expect(outcome.hits).toEqual({ attacker: 2, defender: 2 });
    expect([outcome.difference, outcome.winner]).toEqual([0, null]);
    expect(outcome.choices).toEqual(["defender"]);
    expect(outcome.attacker).toEqual({ result: "occupies", unformed: true, casualties: 2 });
    expect(outcome.defender).toEqual({ result: "retire", unformed: true, casualties: 2 });
  });

  it("the −1 is their casualties", () => {
    expect(modifiers("melee", situation, "attacker")).toEqual([]);
    expect(modifiers("melee", situation, "defender")).toEqual(["melee.band -1 CD"]);
  });

  it("had they fought on, both would", () => {
    const outcome = typed({ ...situation, onDraw: {} }, faces);
    expect([outcome.attacker.result, outcome.defender.result]).toEqual(["fightOn", "fightOn"]);
  });
});

describe("example V (В): Russian cuirassiers against Unformed French infantry", () => {
  const situation: Melee = {
    attacker: { unit: regiment("heavy", { cuirassier: true }), elan: true },
    defender: { unit: battalion({ formation: "attackColumn", unformed: true }) },
  };

  it("8 dice: five, +2 heavy, +1 elan; 4: five, −1 Unformed", () => {
    expect(modifiers("melee", situation, "attacker")).toEqual([
      "melee.heavy +2 CD",
      "melee.elan +1 CD",
    ]);
    expect(modifiers("melee", situation, "defender")).toEqual(["melee.unformed -1 CD"]);
  });

  it("3–3: the heavy cavalry goes back to its lines, the infantry stays", () => {
    const outcome = typed(situation, [4, 5, 6, 1, 2, 3, 1, 2, 6, 5, 4, 3]);
    expect(outcome.pools).toEqual({ attacker: 8, defender: 4 });
    expect(outcome.hits).toEqual({ attacker: 3, defender: 3 });
    expect([outcome.winner, outcome.choices]).toEqual([null, []]);
    expect(outcome.attacker).toMatchObject({ result: "retire", casualties: 3 });
    expect(outcome.defender).toMatchObject({ result: "stands", casualties: 3 });
  });
});

describe("example G (Г): a French recruit column against jägers in a village", () => {
  const situation: Melee = {
    attacker: { unit: battalion({ grade: "recruit", formation: "attackColumn" }) },
    defender: { unit: garrison("builtUp", { casualties: 8 }) },
  };
  const first = [4, 1, 2, 3, 6, 1, 2, 3];

  it("round one, 4 v 4: five, −1 for the assault; five, −2 casualties, +1 for the grade", () => {
    expect(modifiers("melee", situation, "attacker")).toEqual(["melee.assault -1 CD"]);
    expect(modifiers("melee", situation, "defender")).toEqual([
      "melee.grade +1 CD",
      "melee.band -2 CD",
    ]);
    const outcome = typed(situation, first);
    expect(outcome.pools).toEqual({ attacker: 4, defender: 4 });
    expect(outcome.hits).toEqual({ attacker: 1, defender: 1 });
    expect(outcome.choices).toEqual(["defender", "attacker"]);
    expect([outcome.attacker.result, outcome.defender.result]).toEqual(["fightOn", "fightOn"]);
  });

  it("round two, 4 v 3: both Unformed, no first-round penalty; 2–2: the French Retire", () => {
    const outcome = meleeToEnd(situation, ...first, 5, 4, 1, 2, 6, 6, 3);
    expect(outcome.rounds).toHaveLength(2);
    expect(outcome.rounds[1]?.pools).toEqual({ attacker: 4, defender: 3 });
    expect(outcome.rounds[1]?.hits).toEqual({ attacker: 2, defender: 2 });
    expect(outcome.winner).toBeNull();
    expect(outcome.attacker).toEqual({ result: "retire", unformed: true, casualties: 3 });
    expect(outcome.defender).toEqual({ result: "stands", unformed: true, casualties: 3 });
  });

  it("the second round alone says the same", () => {
    const again: Melee = {
      attacker: { unit: { ...situation.attacker.unit, casualties: 1 } },
      defender: { unit: garrison("builtUp", { casualties: 9 }) },
      round: 2,
    };
    expect(modifiers("melee", again, "attacker")).toEqual(["melee.unformed -1 CD"]);
    expect(modifiers("melee", again, "defender")).toEqual([
      "melee.grade +1 CD",
      "melee.band -2 CD",
      "melee.unformed -1 CD",
    ]);
    const outcome = melee(again, ...pool(4, 2), ...pool(3, 2));
    expect([outcome.attacker.result, outcome.defender.result]).toEqual(["retire", "stands"]);
  });
});
