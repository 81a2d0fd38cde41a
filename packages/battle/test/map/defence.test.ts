import type { RocketBattery } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { battalion, guns, horse, screen } from "../../../field/test/pictures.ts";
import { legal, type React, type Reacted } from "../../src/index.ts";
import { resolving } from "../companion-orders.ts";
import type { Without } from "../forces.ts";
import { at, battle, charge, declare, declared, type MapBattle } from "./battle.ts";

const line = battalion();
const column = battalion({ formation: "attackColumn" });
const light = horse({ class: "light" });

/** A charge is declared, and answered so. */
function answers(table: MapBattle, answer: Without<React, "id">) {
  table.give(declare(answer.to, answer.unit));
  return table.give(answer);
}

const evade = (table: MapBattle, unit: string, to = "A", faces: number[] = []) =>
  // A reaction becomes its event.
  answers(table, { type: "react", unit, to, reaction: "evade", faces }) as Reacted;

describe("charge.evade on the map", () => {
  // Light cavalry reaches 45, a screen moves 20: 25 cm apart it is caught, 25.01 cm not.
  const chased = (y: number) => battle({ A: at(light, 60, 40), c: at(screen(), 60, y, 180) });

  test("not caught: it is one move away, facing away; the charger is on the ground it left", () => {
    const table = chased(65.01);
    expect(evade(table, "c")).toMatchObject({
      distance: 25.01,
      evaded: { caught: false, move: 20, reach: 45 },
    });
    // 2 cm deep, it turns about its middle at 66.01.
    expect(table.stands("c")).toEqual({ x: 60, y: 87.01, facing: 0 });
    // The charger's middle, 1.25 cm behind its front, is where the screen's was.
    expect(table.stands("A")).toEqual({ x: 60, y: 67.26, facing: 0 });
    expect(table.roster("A")).toMatchObject({ moved: "more", charged: true });
  });

  test("caught: a screen disperses, the charger takes the ground, Unformed", () => {
    const table = chased(65);
    expect(evade(table, "c")).toMatchObject({ evaded: { caught: true, disperses: true } });
    expect(table.roster("c").gone).toBe("dispersed");
    expect(table.stands("c")).toBeNull();
    expect(table.stands("A")).toEqual({ x: 60, y: 67.25, facing: 0 });
    expect(table.unit("A").unformed).toBe(true);
  });

  test("from a second charger it runs no second move: each is judged by the one", () => {
    const table = battle({
      A: at(light, 60, 40),
      D: at(light, 80, 40),
      c: at(screen(), 60, 65.01, 180),
    });
    for (const charger of ["A", "D"]) table.give(declare(charger, "c"));
    const runs = (to: string) =>
      table.give({ type: "react", unit: "c", to, reaction: "evade" }) as Reacted;
    expect(runs("A")).toMatchObject({ evaded: { caught: false, move: 20 } });
    expect(table.stands("c")).toEqual({ x: 60, y: 87.01, facing: 0 });
    expect(runs("D")).toMatchObject({ evaded: { caught: false, move: 0 } });
    expect(table.stands("c")).toEqual({ x: 60, y: 87.01, facing: 0 });
  });

  test("no farther than the charger reaches", () => {
    // 44.5 to contact leave half a centimetre of its reach.
    const table = chased(84.5);
    evade(table, "c");
    expect(table.stands("A")).toEqual({ x: 60, y: 85, facing: 0 });
  });

  test("how far it gets is measured: at the edge of the table it is caught", () => {
    const table = chased(95);
    expect(evade(table, "c")).toMatchObject({ evaded: { caught: false } });
    const near = battle({ A: at(light, 60, 65), c: at(screen(), 60, 100, 180) });
    // 35 away; from its middle at 101 it has 18 cm to the edge, which are not 10.
    expect(evade(near, "c")).toMatchObject({ evaded: { caught: false, move: 18 } });
    const edge = battle({ A: at(light, 60, 65), c: at(screen(), 60, 109, 180) });
    // 44 away, and 9 cm to the edge: 53 is beyond 45.
    expect(evade(edge, "c")).toMatchObject({ evaded: { caught: false, move: 9 } });
    const cornered = battle({ A: at(light, 60, 80), c: at(screen(), 60, 109, 180) });
    // 29 away, and 9: caught, though its whole move would have been enough.
    expect(evade(cornered, "c")).toMatchObject({ evaded: { caught: true, move: 9 } });
  });

  test("others that are caught run, and are charged in the rear, Unformed", () => {
    const table = battle({ A: at(light, 60, 30), c: at(light, 60, 40, 180) });
    // 10 cm apart, 35 to run: 45 is just caught.
    evade(table, "c");
    expect(table.stands("c")).toEqual({ x: 60, y: 77.5, facing: 0 });
    expect(table.stands("A")).toEqual({ x: 60, y: 30, facing: 0 });
    expect(table.unit("c").unformed).toBe(true);
    resolving(table);
    const event = table.give(charge(table, "A", "c", [3, 4, 5, 6]));
    expect(event).toMatchObject({ overruled: null, situation: { charger: { flank: true } } });
    expect(table.roster("A")).toMatchObject({ engaged: "c", flanking: true });
    expect(table.stands("A")).toEqual({ x: 60, y: 75, facing: 0 });
  });
});

describe("charge.declare: nobody answers a charge that is none", () => {
  const evades = { type: "react", unit: "s", to: "A", reaction: "evade", distance: 0 } as const;

  test("one that does not see its target", () => {
    const table = battle({
      A: at(horse(), 60, 30),
      C: at(line, 60, 40),
      s: at(screen(), 60, 60, 180),
    });
    expect(table.decide(evades)).toMatchObject({ refused: { clause: "charge.declare" } });
  });

  test("one by a unit out of its general's reach: 30 cm, not 30.01", () => {
    const led = (y: number) =>
      battle({
        A: at(horse(), 60, 40, 0, { general: false, brigade: "K" }),
        // Its front is at y, the rear edge of the regiment at 37.5.
        C: at(line, 60, y, 0, { general: true, brigade: "K" }),
        s: at(screen(), 60, 70, 180),
      });
    const radius = { refused: { clause: "command.radius", measured: 30.01, limit: 30 } };
    expect(led(7.5).decide(declare("A", "s"))).toMatchObject({ ok: true });
    expect(led(7.49).decide(declare("A", "s"))).toMatchObject(radius);
    expect(led(7.49).decide(evades)).toMatchObject(radius);
  });
});

describe("charge.reaction on the map: the square", () => {
  const threatened = (y: number) => battle({ A: at(horse(), 60, 40), b: at(line, 60, y, 180) });
  const square = { type: "react", unit: "b", to: "A", reaction: "square", distance: 99 } as const;

  test("is free beyond 15 cm, by measure and not by word", () => {
    const table = threatened(55.01);
    answers(table, square);
    expect(table.unit("b")).toMatchObject({ formation: "square" });
    const near = threatened(55);
    near.give(declare("A", "b"));
    expect(near.decide(square)).toMatchObject({
      refused: { clause: "charge.reaction", measured: 15, limit: 15 },
    });
  });

  test("nearer it takes a test", () => {
    const table = threatened(55);
    table.give(declare("A", "b"));
    table.give({
      type: "resolve",
      procedure: "discipline",
      situation: { unit: table.unit("b"), general: false },
      square: true,
      way: { charger: "A", target: "b" },
      faces: [4, 4],
    });
    expect(table.unit("b")).toMatchObject({ formation: "square" });
  });
});

describe("charge.reaction on the map: the test for a square answers a charge", () => {
  const tests = (table: MapBattle, charger: string | null, faces = [4, 4]) =>
    ({
      type: "resolve",
      procedure: "discipline",
      situation: { unit: table.unit("b") },
      square: true,
      ...(charger !== null && { way: { charger, target: "b" } }),
      faces,
    }) as const;
  const threatened = (charger = horse(), y = 55) =>
    battle({ A: at(charger, 60, 40), B: at(column, 47, 40), b: at(line, 60, y, 180) });

  test("one by cavalry that has declared it, and that starts near", () => {
    const table = threatened();
    expect(table.decide(tests(table, "A"))).toMatchObject({
      refused: { clause: "charge.declare", reason: "undeclared" },
    });
    table.give(declare("A", "b"));
    expect(table.decide(tests(table, "A")).ok).toBe(true);
    // The only charge on it by cavalry is the one that is meant.
    expect(table.decide(tests(table, null)).ok).toBe(true);
    expect(table.decide(tests(table, "B"))).toMatchObject({
      refused: { clause: "charge.reaction", reason: "square" },
    });
    table.give(declare("B", "b"));
    expect(table.decide(tests(table, "B"))).toMatchObject({
      refused: { clause: "charge.reaction", reason: "square" },
    });
    const far = threatened(horse(), 55.01);
    far.give(declare("A", "b"));
    expect(far.decide(tests(far, "A"))).toMatchObject({
      refused: { clause: "charge.reaction", measured: 15.01, limit: 15 },
    });
    const spent = threatened();
    spent.put("A", { charged: true });
    expect(spent.decide(tests(spent, "A"))).toMatchObject({ refused: { clause: "state.moved" } });
  });

  test("once against each charge", () => {
    const table = threatened();
    table.give(declare("A", "b"));
    table.give(tests(table, "A", [2, 2]));
    expect(table.unit("b")).toMatchObject({ formation: "line", unformed: true });
    expect(table.decide(tests(table, "A"))).toMatchObject({
      refused: { clause: "charge.reaction", reason: "answered" },
    });
  });
});

describe("charge.defensiveFire on the map", () => {
  const way = { charger: "A", target: "b" } as const;
  const volley = (table: MapBattle, firer: string, faces: readonly number[], on = true) =>
    ({
      type: "resolve",
      procedure: "volley",
      situation: {
        firer: table.infantry(firer),
        targets: [{ unit: table.unit("A"), distance: 0 }],
      },
      ...(on && { way }),
      faces,
    }) as const;

  const face = (y = 55) =>
    declared(
      battle({
        A: at(column, 60, 40),
        b: at(line, 60, y, 180),
        c: at(line, 80, y, 180),
      }),
    );

  test("muskets: 5 cm before contact, at the unit that leads", () => {
    const table = face();
    expect(table.give(volley(table, "b", [3, 3, 1]))).toMatchObject({
      situation: { targets: [{ distance: 5, leadsCharge: true }] },
      way,
    });
    expect(table.roster("b").fired).toBe(true);
    expect(table.stands("A")).toEqual({ x: 60, y: 40, facing: 0 });
  });

  test("at the starting distance if that is less", () => {
    const table = face(43);
    expect(table.give(volley(table, "b", [3, 3, 1]))).toMatchObject({
      situation: { targets: [{ distance: 3 }] },
    });
  });

  test("not at a charge that its general's reach forbids", () => {
    const table = battle({
      A: at(column, 60, 40, 0, { general: false, brigade: "K" }),
      C: at(line, 60, 3, 0, { general: true, brigade: "K" }),
      b: at(line, 60, 55, 180),
    });
    expect(table.decide(declare("A", "b"))).toMatchObject({
      refused: { clause: "command.radius", measured: 33, limit: 30 },
    });
    // Players who had it declared all the same have it fired at too.
    table.give({ ...declare("A", "b"), overrule: true });
    resolving(table);
    expect(table.decide(volley(table, "b", [3, 3, 1])).ok).toBe(true);
  });

  test("not at one who has charged already, or fell back", () => {
    const table = face();
    const before = table.state;
    table.put("A", { charged: true });
    expect(table.decide(volley(table, "b", [3, 3]))).toMatchObject({
      refused: { clause: "state.moved" },
    });
    table.state = before;
    table.put("A", { fellBack: true });
    expect(table.decide(volley(table, "b", [3, 3]))).toMatchObject({
      refused: { clause: "state.fellBack" },
    });
  });

  test("rockets that are charged go off at where the charge starts; no others do", () => {
    const rockets: RocketBattery = {
      arm: "artillery",
      kind: "rocket",
      mount: "foot",
      models: 3,
      grade: "line",
      formation: "deployed",
    };
    const table = battle({
      A: at(column, 60, 40),
      b: at(rockets, 60, 55, 180),
      c: at(rockets, 75, 55, 180),
    });
    declared(table);
    const shot = (firer: string) => {
      const targets = [{ unit: table.unit("A"), distance: 0 }] as const;
      const situation = { firer: table.rockets(firer), targets } as const;
      return { type: "resolve", procedure: "rocket", situation, way, faces: [5, 4] } as const;
    };
    expect(table.decide(shot("c"))).toMatchObject({
      refused: { clause: "charge.defensiveFire", reason: "bystander" },
    });
    expect(table.give(shot("b"))).toMatchObject({
      situation: { targets: [{ distance: 15, leadsCharge: true }] },
    });
    // It falters: its charge is over.
    expect(table.roster("A")).toMatchObject({ charged: true, moved: "more" });
    expect(table.stands("A")).toEqual({ x: 60, y: 40, facing: 0 });
  });

  test("not at Unformed cavalry, which does not charge", () => {
    const table = declared(battle({ A: at(horse(), 60, 40), b: at(line, 60, 55, 180) }));
    table.put("A", { unformed: true });
    expect(table.decide(volley(table, "b", [3, 3]))).toMatchObject({
      refused: { clause: "charge.declare", reason: "unformed" },
    });
  });

  test("by the target alone, and at a charge that is named", () => {
    const table = face();
    const refused = { refused: { clause: "charge.defensiveFire" } };
    expect(table.decide(volley(table, "c", [3, 3]))).toMatchObject(refused);
    expect(table.decide(volley(table, "b", [3, 3], false))).toMatchObject(refused);
  });

  test("a test that fails ends the charge: it goes back from where it started", () => {
    const table = face();
    // 11 on the standard row, with a die more against a column: 4 casualties, and a test that comes to 2.
    const event = table.give(volley(table, "b", [5, 6, 6, 1, 1]));
    expect(event).toMatchObject({ outcome: { discipline: { result: "rout" } } });
    // 30 cm towards its own edge, from where its front turned about its middle at 38.
    expect(table.stands("A")).toEqual({ x: 60, y: 6, facing: 180 });
    expect(table.roster("A")).toMatchObject({ charged: true, moved: "more" });
  });

  test("left Unformed it goes on: the charge is offered, and made from where it set out", () => {
    const table = face();
    // 9 on the standard row: a test, which comes to 6: 3 and 2, and 1 for the general with it.
    const event = table.give(volley(table, "b", [4, 5, 1, 3, 2]));
    expect(event).toMatchObject({ outcome: { discipline: { result: "unformed" } } });
    expect(table.unit("A").unformed).toBe(true);
    const [order] = (legal(table.state, "blue").units["A"] ?? []).filter(
      (one) => one.order === "charge",
    );
    expect(order).toMatchObject({ refused: null, targets: { b: null } });
    table.give(charge(table, "A", "b", [4, 4, 3, 4]));
    expect(table.roster("A").charged).toBe(true);
  });

  test("charge.fireLosses: what it cost the charger is booked, whatever the command says", () => {
    const table = face();
    const ridden = (lostToFire: number) =>
      table.decide(charge(table, "A", "b", [4, 4, 3, 4], { charger: { lostToFire } }));
    const lost = (cost: number) => ({
      ok: true,
      events: [{ situation: { charger: { lostToFire: cost } } }],
    });
    expect(ridden(2)).toMatchObject(lost(0));
    // 8 on the standard row costs 2, the 6 of the die against a column one more.
    table.give(volley(table, "b", [4, 4, 6]));
    expect(table.unit("A").casualties).toBe(3);
    expect(ridden(0)).toMatchObject(lost(3));
    // A volley that is taken back has cost nothing.
    table.give({ type: "undo" });
    expect(ridden(3)).toMatchObject(lost(0));
  });

  test("canister where the path comes under the guns: 20 cm for medium ones", () => {
    const table = battle({
      A: at(horse(), 50, 25),
      b: at(line, 50, 60, 180),
      g: at(guns(4), 66, 60, 180),
    });
    declared(table);
    const event = table.give({
      type: "resolve",
      procedure: "artillery",
      situation: { firer: table.guns("g"), targets: [{ unit: table.unit("A"), distance: 0 }] },
      way,
      faces: [3, 3],
    });
    expect(event).toMatchObject({ situation: { targets: [{ distance: 20, leadsCharge: true }] } });
  });

  test("guns that never have it in canister do not fire", () => {
    const table = battle({
      A: at(horse(), 50, 25),
      b: at(line, 50, 60, 180),
      g: at(guns(4), 90, 60, 180),
    });
    declared(table);
    expect(
      table.decide({
        type: "resolve",
        procedure: "artillery",
        situation: { firer: table.guns("g"), targets: [{ unit: table.unit("A"), distance: 0 }] },
        way,
        faces: [3, 3],
      }),
    ).toMatchObject({ refused: { clause: "charge.defensiveFire", reason: "canister" } });
  });
});
