import { describe, expect, test } from "vitest";
import { type SituationOf, scheduled } from "../src/index.ts";
import { to } from "./companion-orders.ts";
import { Table } from "./forces.ts";

type Charge = Partial<SituationOf<"charge">>;
type Melee = Partial<SituationOf<"melee">>;

/** An attack column of red charges blue's line from 8 cm. */
function charge(table: Table, faces: readonly number[], more: Charge = {}): void {
  const situation = {
    charger: { unit: table.unit("red-2") },
    defender: { unit: table.unit("blue-1") },
    distance: 8,
    ...more,
  };
  table.give({ type: "resolve", procedure: "charge", situation, faces });
}

function melee(table: Table, faces: readonly number[], more: Melee = {}) {
  const situation = {
    attacker: { unit: table.unit("red-2") },
    defender: { unit: table.unit("blue-1") },
    ...more,
  };
  return { type: "resolve", procedure: "melee", situation, faces } as const;
}

describe("charge.table.infantryVsFoot on the rosters (attack column: +1)", () => {
  test("≥ +6: the defender Retreats with 1D3, the charger takes the ground formed", () => {
    const table = new Table();
    charge(table, [6, 5, 1, 2, 3]);
    expect(table.unit("blue-1")).toMatchObject({ casualties: 2, retreating: true, unformed: true });
    expect(table.unit("red-2").unformed ?? false).toBe(false);
    expect(table.roster("red-2").moved).toBe("more");
    expect(table.open().sort()).toEqual([
      "compulsoryMove blue-1",
      "retreat blue-1",
      "takesGround red-2",
    ]);
  });

  test("+3..+5: melee, the charger with elan, the defender Unformed", () => {
    const table = new Table();
    charge(table, [5, 4, 3, 3]);
    expect(table.roster("red-2")).toMatchObject({ elan: true, engaged: "blue-1" });
    expect(table.roster("blue-1")).toMatchObject({ elan: false, engaged: "red-2" });
    expect(table.unit("blue-1").unformed).toBe(true);
    expect(table.state.open).toMatchObject([
      {
        kind: "fightMelee",
        need: "roll",
        unit: "red-2",
        enemy: "blue-1",
        when: { phase: "melee", turn: 1 },
      },
    ]);
  });

  test("−1, −2: it stalls, Unformed", () => {
    const table = new Table();
    charge(table, [2, 2, 3, 3]);
    expect(table.unit("red-2").unformed).toBe(true);
    expect(table.open()).toEqual(["halts red-2"]);
  });

  test("−3..−5: the charger Retires", () => {
    const table = new Table();
    charge(table, [1, 2, 3, 4]);
    expect(table.unit("red-2")).toMatchObject({ unformed: true });
    expect(table.roster("red-2").fellBack).toBe(true);
    expect(table.open()).toEqual(["retire red-2"]);
  });

  test("out of reach: it halts where its reach ends (charge.declare)", () => {
    const table = new Table();
    charge(table, [], { distance: 20.1 });
    expect(table.state.open).toMatchObject([{ kind: "halts", clause: "charge.declare" }]);
    expect(table.unit("red-2").unformed).toBe(true);
  });

  test("a retreating defender is run down (charge.table.pick)", () => {
    const table = new Table();
    table.put("blue-1", { retreating: true, unformed: true });
    charge(table, []);
    expect(table.roster("blue-1").gone).toBe("dispersed");
  });

  test("charge.generalRisk and support.fate follow", () => {
    const table = new Table();
    const charger = {
      unit: table.unit("red-2"),
      general: true,
      infantryAssault: true,
      supports: 1,
    };
    // 3 + 1, general 1, assault 1, support 1, against 11: −4, it Retires.
    charge(table, [1, 2, 5, 6], { charger });
    expect(table.open().sort()).toEqual(["generalTest red-2", "retire red-2", "supports red-2"]);
  });

  test("fate.charge: a double six of the charger costs the defender first", () => {
    const table = new Table();
    // Fate 5: +1 casualty on the target; then the Retreat's 1D3 of 1.
    charge(table, [6, 6, 1, 2, 2, 3, 1]);
    expect(table.unit("blue-1")).toMatchObject({ casualties: 2, retreating: true });
  });
});

describe("melee on the rosters", () => {
  test("a melee fought settles the one that was due", () => {
    const table = new Table();
    charge(table, [5, 4, 3, 3]);
    expect(scheduled(table.state)).toMatchObject([{ kind: "fightMelee" }]);
    const attacker = { unit: table.unit("red-2"), elan: true };
    const onDraw = { attacker: "fightOn", defender: "fightOn" } as const;
    table.give(melee(table, [4, 4, 1, 1, 1, 1, 1, 4, 4, 1, 1], { attacker, onDraw }));
    expect(table.open()).toEqual(["secondRound red-2"]);
  });

  test("a melee that came to nothing is no longer due", () => {
    const table = new Table();
    charge(table, [5, 4, 3, 3]);
    table.put("blue-1", { gone: "leftTable" });
    expect(scheduled(table.state).map(({ kind }) => kind)).toEqual(["falteringRoll"]);
  });

  test("melee.table.foot, difference 2: the loser Retreats, the winner takes the ground formed", () => {
    const table = new Table();
    charge(table, [5, 4, 3, 3]);
    // Elan of an attack column: 7 dice against 4 (Unformed). S002 A: 4–2 hits.
    const attacker = { unit: table.unit("red-2"), elan: true };
    const faces = [4, 4, 4, 4, 1, 1, 1, 4, 4, 1, 1];
    table.give(melee(table, faces, { attacker }));
    expect(table.unit("red-2").casualties).toBe(2);
    expect(table.unit("red-2").unformed ?? false).toBe(false);
    expect(table.unit("blue-1")).toMatchObject({ casualties: 4, retreating: true });
    expect(table.roster("red-2")).toMatchObject({ engaged: null, elan: false });
    expect(table.roster("blue-1")).toMatchObject({ engaged: null, fellBack: true });
  });

  const even = [4, 4, 1, 1, 1, 4, 4, 1, 1, 1];

  test("melee.draw: nobody guesses what the sides choose", () => {
    const table = new Table();
    to(table, "melee");
    const decision = table.decide(melee(table, even));
    expect("faults" in decision && decision.faults.map(({ path }) => path.join("."))).toEqual([
      "situation.onDraw.defender",
      "situation.onDraw.attacker",
    ]);
  });

  test("melee.round2: both fight on, Unformed, and engaged", () => {
    const table = new Table();
    const onDraw = { attacker: "fightOn", defender: "fightOn" } as const;
    table.give(melee(table, even, { onDraw }));
    for (const id of ["red-2", "blue-1"]) {
      expect(table.unit(id)).toMatchObject({ casualties: 2, unformed: true });
    }
    expect(table.roster("red-2").engaged).toBe("blue-1");
    expect(table.state.open).toMatchObject([
      { kind: "secondRound", clause: "melee.round2", need: "roll", when: "now", enemy: "blue-1" },
    ]);
    // Second round, 4 v 4, drawn again: the attacker Retires, the defender stays.
    // It settles what asked for it without being told.
    table.give(melee(table, [4, 1, 1, 1, 4, 1, 1, 1], { round: 2 }));
    expect(table.open()).toEqual(["retire red-2"]);
    expect(table.roster("blue-1")).toMatchObject({ engaged: null, fellBack: false });
  });

  test("melee.round2: a fight that was begun out of its phase is fought out at once", () => {
    const table = new Table();
    const onDraw = { attacker: "fightOn", defender: "fightOn" } as const;
    table.give({ ...melee(table, even, { onDraw }), overrule: true });
    expect(table.state.phase).toBe("compulsory");
    const second = table.decide(melee(table, [4, 1, 1, 1, 4, 1, 1, 1], { round: 2 }));
    expect(second.ok).toBe(true);
  });

  test("melee.draw: one Retires, the other takes the ground, Unformed", () => {
    const table = new Table();
    const onDraw = { attacker: "fightOn", defender: "retire" } as const;
    table.give(melee(table, even, { onDraw }));
    expect(table.unit("red-2").unformed).toBe(true);
    expect(table.roster("blue-1").fellBack).toBe(true);
    expect(table.open().sort()).toEqual(["retire blue-1", "takesGround red-2"]);
  });

  test("melee.occupy: a garrison driven out leaves as a company column, the winner holds the place", () => {
    const table = new Table();
    table.put("blue-1", { formation: null, garrison: { place: "builtUp", burning: true } });
    // 4 dice (melee.assault) against 4 (melee.burning): 4–0, the garrison Routs.
    table.give(melee(table, [4, 4, 4, 4, 1, 1, 1, 1]));
    expect(table.infantry("blue-1")).toMatchObject({ formation: "companyColumn", routing: true });
    expect(table.infantry("blue-1").garrison).toBeUndefined();
    expect(table.infantry("red-2").garrison).toEqual({ place: "builtUp", burning: true });
    expect(table.infantry("red-2").formation).toBeUndefined();
    expect(table.unit("red-2").unformed).toBe(true);
    expect(table.state.open.find(({ kind }) => kind === "occupies")).toMatchObject({
      clause: "melee.occupy",
      unit: "red-2",
    });
  });

  test("both at their limit: both disperse", () => {
    const table = new Table();
    table.put("red-2", { casualties: 11 });
    table.put("blue-1", { casualties: 11 });
    // 3 dice each (second band).
    table.give(melee(table, [4, 1, 1, 4, 1, 1]));
    expect([table.roster("red-2").gone, table.roster("blue-1").gone]).toEqual([
      "dispersed",
      "dispersed",
    ]);
    expect([table.unit("red-2").casualties, table.unit("blue-1").casualties]).toEqual([12, 12]);
  });

  test("meleeToEnd: what a side chooses after the first round must be said", () => {
    const table = new Table();
    to(table, "melee");
    const situation = {
      attacker: { unit: table.unit("red-2") },
      defender: { unit: table.unit("blue-1") },
    };
    const faces = [...even, 4, 1, 1, 1, 4, 1, 1, 1];
    const command = { type: "resolve", procedure: "meleeToEnd", situation, faces } as const;
    const decision = table.decide(command);
    expect("faults" in decision && decision.faults).toHaveLength(2);
  });

  test("meleeToEnd: casualties of both rounds", () => {
    const table = new Table();
    const onDraw = { attacker: "fightOn", defender: "fightOn" } as const;
    const situation = {
      attacker: { unit: table.unit("red-2") },
      defender: { unit: table.unit("blue-1") },
      onDraw,
    };
    const faces = [...even, 4, 1, 1, 1, 4, 1, 1, 1];
    table.give({ type: "resolve", procedure: "meleeToEnd", situation, faces });
    expect(table.unit("red-2").casualties).toBe(3);
    expect(table.unit("blue-1").casualties).toBe(3);
    expect(table.open()).toEqual(["retire red-2"]);
  });
});
