/** The states of units and when each of them ends (§1). */
import { describe, expect, test } from "vitest";
import { declareOf, meleeOf, refusedBy, to } from "./companion-orders.ts";
import { Table } from "./forces.ts";

const still = (table: Table, ...units: string[]): void => {
  table.give({ type: "stoodStill", units });
};
const roll = (table: Table, face: number, procedure: "command" | "faltering" = "command"): void => {
  const of = "red-brigade";
  table.give({ type: "resolve", procedure, situation: {}, faces: [face], of });
};

function inPhase(phase: "command" | "movement" | "fire" | "melee"): Table {
  const table = new Table();
  to(table, phase);
  return table;
}

/** On to the Movement phase of the next turn. */
const nextMovement = (table: Table): void => {
  to(table, "compulsory");
  to(table, "movement");
};

describe("state.unformed", () => {
  test("ends by standing still for a Movement phase, not with the turn", () => {
    const table = inPhase("movement");
    table.put("red-1", { unformed: true });
    nextMovement(table);
    expect(table.unit("red-1").unformed).toBe(true);
    still(table, "red-1");
    expect(table.unit("red-1").unformed).toBe(false);
    expect(table.roster("red-1").reformed).toBe(true);
  });
});

describe("state.fireDisciplineLost", () => {
  test("ends by standing still; forming square does not bring it back", () => {
    const table = inPhase("movement");
    table.put("red-1", { fireDisciplineLost: true });
    table.give({ type: "move", units: ["red-1"], how: "none", formation: "square" });
    expect(table.infantry("red-1")).toMatchObject({
      fireDisciplineLost: true,
      formation: "square",
    });
    expect(refusedBy(table.decide({ type: "stoodStill", units: ["red-1"] }))).toBe("state.moved");
    nextMovement(table);
    expect(table.infantry("red-1").fireDisciplineLost).toBe(true);
    still(table, "red-1");
    expect(table.infantry("red-1").fireDisciplineLost).toBe(false);
  });
});

describe("state.faltering", () => {
  test("ends after a Movement phase without moving; Unformed remains, and needs a further one", () => {
    const table = inPhase("movement");
    table.put("red-1", { faltering: true });
    still(table, "red-1");
    expect(table.unit("red-1")).toMatchObject({ faltering: false, unformed: true });
    nextMovement(table);
    still(table, "red-1");
    expect(table.unit("red-1")).toMatchObject({ faltering: false, unformed: false });
  });
});

describe("state.retreating, state.routing", () => {
  test.each([
    ["retreating", 3, false],
    ["retreating", 2, true],
  ] as const)("%s, its brigade rolls a %i: still so is %s", (state, face, after) => {
    const table = inPhase("command");
    table.put("red-1", { [state]: true });
    roll(table, face);
    expect(table.unit("red-1")[state] ?? false).toBe(after);
    if (!after) expect(table.unit("red-1").unformed).toBe(true);
  });

  test.each([
    [6, false],
    [5, true],
  ])("routing, its brigade's faltering roll is a %i: still so is %s", (face, after) => {
    const table = inPhase("command");
    table.put("red-1", { routing: true });
    roll(table, face, "faltering");
    expect(table.unit("red-1").routing ?? false).toBe(after);
  });

  test("they do not end with the turn", () => {
    const table = inPhase("fire");
    table.put("red-1", { retreating: true });
    table.put("red-2", { routing: true });
    to(table, "compulsory");
    expect(table.unit("red-1").retreating).toBe(true);
    expect(table.unit("red-2").routing).toBe(true);
  });
});

describe("state.fellBack, state.moved, state.fired", () => {
  test("end with the turn, and hold to the end of its last phase", () => {
    const table = inPhase("fire");
    const marks = { fellBack: true, moved: "more", fired: true } as const;
    table.put("red-1", marks);
    to(table, "end");
    expect(table.roster("red-1")).toMatchObject(marks);
    table.give({ type: "advance" });
    expect(table.roster("red-1")).toMatchObject({ fellBack: false, moved: "none", fired: false });
  });
});

describe("state.engaged", () => {
  /** Five dice each (`melee.base`): so many hits of the attacker, so many of the defender. */
  const hits = (attacker: number, defender: number): readonly number[] =>
    [attacker, defender].flatMap((count) => [1, 2, 3, 4, 5].map((n) => (n <= count ? 4 : 3)));

  test("ends with the melee, not with a first round in which both fight on", () => {
    const table = inPhase("melee");
    table.put("red-1", { engaged: "blue-1" });
    table.put("blue-1", { engaged: "red-1" });
    const onDraw = { attacker: "fightOn", defender: "fightOn" } as const;
    table.give(meleeOf(table, "red-1", "blue-1", hits(2, 2), { onDraw }));
    expect(table.roster("red-1").engaged).toBe("blue-1");
    const round = { round: 2 } as const;
    // Both are Unformed now: four dice each.
    const faces = [4, 4, 4, 3, 4, 4, 3, 3];
    table.give(meleeOf(table, "red-1", "blue-1", faces, round));
    expect(table.roster("red-1").engaged).toBeNull();
    expect(table.roster("blue-1").engaged).toBeNull();
  });
});

describe("state.lowAmmunition", () => {
  test("does not end with the turn, but by aides-de-camp (tasking.ammunition)", () => {
    const table = inPhase("fire");
    table.put("red-guns", { lowAmmunition: true });
    to(table, "command");
    expect(table.guns("red-guns").lowAmmunition).toBe(true);
    const overrule = { overrule: true } as const;
    const order = { type: "task", tasking: "ammunition", side: "red" } as const;
    table.give({ ...order, brigade: "red-brigade", ...overrule });
    roll(table, 2);
    expect(table.guns("red-guns").lowAmmunition).toBe(true);
    to(table, "command");
    table.give({ ...order, brigade: "red-brigade", ...overrule });
    roll(table, 3);
    expect(table.guns("red-guns").lowAmmunition).toBe(false);
  });
});

describe("brigade.faltering", () => {
  /** So many units have broken since the last roll. */
  function broken(count: number): Table {
    const table = inPhase("command");
    for (const id of ["red-1", "red-2", "red-guns"].slice(0, count)) {
      table.put(id, { gone: "dispersed" });
    }
    return table;
  }
  const stands = (table: Table): void => {
    const [pending] = table.state.pending;
    if (pending) table.give({ type: "choose", pending: pending.id, chosen: "stands" });
  };

  test.each([
    [1, 2, "hesitant", true],
    [1, 3, "hesitant", true],
    [1, 4, "hesitant", false],
    [1, 5, "hesitant", false],
    [1, 6, "obeys", false],
    // −1 for each further unit.
    [2, 4, "hesitant", true],
    [2, 5, "hesitant", false],
    [2, 6, "hesitant", false],
    [3, 5, "hesitant", true],
  ] as const)("%i broken, a %i: %s, Retires %s", (count, face, order, retires) => {
    const table = broken(count);
    roll(table, face, "faltering");
    stands(table);
    expect(table.state.brigades["red-brigade"]?.order).toBe(order);
    expect(table.roster("red-3").fellBack).toBe(retires);
  });
});

describe("general.trigger", () => {
  /** Blue's battalion, its general with it, loses a melee by one: it Retires. */
  function lost(): Table {
    const table = inPhase("melee");
    table.put("blue-1", { general: true, engaged: "red-1" });
    table.put("red-1", { engaged: "blue-1" });
    const defender = { unit: table.unit("blue-1"), general: true };
    const faces = [4, 4, 3, 3, 3, 4, 3, 3, 3, 3];
    table.give(meleeOf(table, "red-1", "blue-1", faces, { defender }));
    expect(table.open()).toContain("generalTest blue-1");
    return table;
  }

  test.each([
    [1, 1, true],
    [1, 2, false],
    [4, 5, false],
    [4, 6, true],
    [6, 6, true],
  ])("%i and %i: at risk is %s", (first, second, risk) => {
    const table = lost();
    // At risk he is diced for at once: a 4, stunned.
    const faces = [first, second, ...(risk ? [4] : [])];
    const order = { type: "resolve", procedure: "generalRisk", of: "blue-brigade" } as const;
    table.give({ ...order, situation: {}, faces });
    expect(table.open()).not.toContain("generalTest blue-1");
    const { fate } = table.state.brigades["blue-brigade"]?.general ?? {};
    expect(fate).toBe(risk ? "stunned" : null);
  });
});

describe("what no aide-de-camp was sent for is not claimed", () => {
  test("tasking.assaultFire, tasking.glory, tasking.infantryAssault", () => {
    const fire = inPhase("fire");
    const targets = [{ unit: fire.unit("blue-1"), distance: 20 }] as const;
    const shot = { firer: fire.guns("red-guns"), targets, assaultFire: true };
    const artillery = { type: "resolve", procedure: "artillery", situation: shot } as const;
    expect(refusedBy(fire.decide(artillery))).toBe("tasking.assaultFire");
    const charges = new Table();
    for (let i = 0; i < 3; i++) charges.give({ type: "advance", overrule: true });
    const situation = {
      charger: { unit: charges.unit("red-2"), infantryAssault: true },
      defender: { unit: charges.unit("blue-1") },
      distance: 8,
    };
    const charge = { type: "resolve", procedure: "charge", situation } as const;
    charges.give(declareOf("red-2", "blue-1"));
    expect(refusedBy(charges.decide(charge))).toBe("tasking.infantryAssault");
    const melee = inPhase("melee");
    melee.put("red-1", { engaged: "blue-1" });
    melee.put("blue-1", { engaged: "red-1" });
    for (const side of ["attacker", "defender"] as const) {
      const id = side === "attacker" ? "red-1" : "blue-1";
      const led = { [side]: { unit: melee.unit(id), glory: true, general: true } };
      expect(refusedBy(melee.decide(meleeOf(melee, "red-1", "blue-1", [], led)))).toBe(
        "tasking.glory",
      );
    }
  });
});
