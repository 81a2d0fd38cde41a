import { describe, expect, test } from "vitest";
import {
  due,
  followsDue,
  holding,
  phases,
  reminders,
  scheduled,
  toRedo,
  toUndo,
} from "../src/index.ts";
import { boardOf, Table } from "./forces.ts";

/** Advances to a phase of this turn or the next. */
function to(table: Table, phase: (typeof phases)[number]): void {
  do table.give({ type: "advance", overrule: true });
  while (table.state.phase !== phase);
}

describe("turn.sequence", () => {
  test("the phases in their order, then the next turn", () => {
    const table = new Table();
    const seen: string[] = [table.state.phase];
    for (let i = 0; i < 8; i++) {
      table.give({ type: "advance" });
      seen.push(table.state.phase);
    }
    expect(seen).toEqual([...phases, "compulsory"]);
    expect(table.state.turn).toBe(2);
  });

  test("moved, fired, engaged, fell back lapse with the turn; states of units do not", () => {
    const table = new Table();
    const marks = {
      moved: "half",
      changedFormation: true,
      reformed: true,
      unlimbered: true,
      fired: true,
      fellBack: true,
      engaged: "blue-1",
      elan: true,
    } as const;
    table.put("red-1", { ...marks, unformed: true, general: true });
    to(table, "compulsory");
    expect(table.roster("red-1")).toMatchObject({
      moved: "none",
      changedFormation: false,
      reformed: false,
      unlimbered: false,
      fired: false,
      fellBack: false,
      engaged: null,
      elan: false,
      general: true,
    });
    expect(table.unit("red-1").unformed).toBe(true);
  });

  test("compulsory moves of retreating and routing units", () => {
    const table = new Table();
    table.put("red-1", { retreating: true });
    table.put("blue-1", { routing: true });
    to(table, "compulsory");
    expect(due(table.state)).toMatchObject([
      { kind: "compulsoryMove", clause: "state.retreating", need: "move", unit: "red-1" },
      { kind: "compulsoryMove", clause: "state.routing", need: "move", unit: "blue-1" },
    ]);
    table.give({ type: "settle", follow: due(table.state)[0]?.id ?? "" });
    expect(due(table.state)).toHaveLength(1);
    table.give({ type: "advance" });
    expect(followsDue(table.state)).toEqual([]);
  });

  test("what Retreats by fire moves again in the next Compulsory phase, unless it rallies", () => {
    const table = new Table();
    table.volley("red-1", "blue-1", [6, 5, 1, 2]);
    expect(scheduled(table.state)).toMatchObject([
      { kind: "compulsoryMove", unit: "blue-1", when: { phase: "compulsory", turn: 2 } },
    ]);
    const table2 = new Table(table.state);
    to(table, "compulsory");
    expect(due(table.state)).toMatchObject([{ kind: "compulsoryMove", unit: "blue-1" }]);
    to(table, "compulsory");
    expect(due(table.state)).toMatchObject([{ kind: "compulsoryMove", unit: "blue-1" }]);
    table2.put("blue-1", { retreating: false });
    to(table2, "compulsory");
    expect(due(table2.state)).toEqual([]);
  });

  test("once, however often it was driven back, and as it goes back by then", () => {
    const table = new Table();
    to(table, "fire");
    // Three casualties and a test that comes to 3: it Retreats; two more, band and Unformed: it Routs.
    table.volley("red-1", "blue-1", [6, 5, 1, 2]);
    const targets = [{ unit: table.unit("blue-1"), distance: 30 }] as const;
    const situation = { firer: table.guns("red-guns"), targets } as const;
    table.give({ type: "resolve", procedure: "artillery", situation, faces: [5, 4, 2, 2] });
    expect(table.unit("blue-1")).toMatchObject({ routing: true, retreating: false });
    to(table, "compulsory");
    const [move, ...others] = due(table.state);
    expect(others).toEqual([]);
    expect(move).toMatchObject({ kind: "compulsoryMove", clause: "state.routing" });
    table.give({ type: "settle", follow: move?.id ?? "" });
    expect(due(table.state)).toEqual([]);
  });

  test("a phase is not left while a roll is due, unless the players overrule", () => {
    const table = new Table();
    table.volley("red-1", "blue-1", [6, 6, 1, 1, 6, 5], { generals: { own: true } });
    expect(holding(table.state)).toMatchObject([{ kind: "generalAtRisk" }]);
    const decision = table.decide({ type: "advance" });
    expect("faults" in decision && decision.faults).toMatchObject([
      { code: "stillDue", params: { count: 1 } },
    ]);
    const situation = {};
    const of = "red-brigade";
    table.give({ type: "resolve", procedure: "general", situation, faces: [1], of });
    expect(table.state.brigades["red-brigade"]?.general.fate).toBe("killed");
    expect(holding(table.state)).toEqual([]);
    expect(scheduled(table.state)).toMatchObject([
      { kind: "replaceGeneral", when: { phase: "command", turn: 1 } },
    ]);
    table.give({ type: "advance" });
  });

  test("brigade.demoralised: more than half of its units, screens aside, at the end of a turn", () => {
    const table = new Table();
    for (const id of ["blue-1", "blue-2", "blue-3"]) table.put(id, { gone: "dispersed" });
    to(table, "end");
    expect(table.state.brigades["blue-brigade"]?.demoralised).toBe(false);
    table.put("blue-horse", { routing: true });
    to(table, "end");
    expect(table.state.brigades["blue-brigade"]?.demoralised).toBe(true);
    expect(table.open()).toEqual(
      expect.arrayContaining(["demoralised blue-brigade", "armyBroken blue"]),
    );
  });
});

describe("command", () => {
  const roll = (table: Table, faces: readonly number[], procedure: "command" | "faltering") =>
    table.give({ type: "resolve", procedure, situation: {}, faces, of: "blue-brigade" });

  /** The roll stands: its side says so, and its costs are booked. */
  const stands = (table: Table): void => {
    const [pending] = table.state.pending;
    table.give({ type: "choose", pending: pending?.id ?? "", chosen: "stands" });
  };

  const beaten = (): Table => {
    const table = new Table();
    table.put("blue-1", { retreating: true, unformed: true, casualties: 2 });
    table.put("blue-2", { routing: true });
    return table;
  };

  /** The same, its unit counted as broken by an earlier roll. */
  const counted = (): Table => {
    const table = beaten();
    roll(table, [5], "faltering");
    to(table, "command");
    to(table, "command");
    return table;
  };

  test("command.obeys: retreating and routing units rally, Unformed", () => {
    const table = counted();
    roll(table, [3], "command");
    for (const id of ["blue-1", "blue-2"]) {
      const { retreating = false, routing = false, unformed } = table.unit(id);
      expect({ retreating, routing, unformed }).toEqual({
        retreating: false,
        routing: false,
        unformed: true,
      });
    }
    expect(table.state.brigades["blue-brigade"]).toMatchObject({ order: "obeys", rolledInTurn: 2 });
  });

  test("a unit that disperses of its own casualties by the roll counts for the next one", () => {
    const table = new Table();
    table.put("blue-1", { retreating: true, unformed: true, casualties: 11 });
    roll(table, [1], "command");
    stands(table);
    expect(table.roster("blue-1").gone).toBe("dispersed");
    expect(table.state.brigades["blue-brigade"]?.broken).toEqual(["blue-1"]);
  });

  test("command.hesitant: no rallying; retreating units take 1 casualty, routing ones disperse", () => {
    const table = counted();
    roll(table, [2], "command");
    stands(table);
    // One in the turn of the faltering roll, one now.
    expect(table.unit("blue-1")).toMatchObject({ retreating: true, casualties: 4 });
    expect(table.roster("blue-2").gone).toBe("dispersed");
    // It was counted when it routed, and counts once.
    expect(table.state.brigades["blue-brigade"]).toMatchObject({
      order: "hesitant",
      broken: [],
      counted: ["blue-2"],
    });
  });

  test.each<[string, number, object]>([
    ["≤2: the whole brigade Retires and is Hesitant", 2, { order: "hesitant", fellBack: true }],
    ["3: the others Retire, Hesitant", 3, { order: "hesitant", fellBack: true }],
    ["4–5: Hesitant", 5, { order: "hesitant", fellBack: false }],
    ["≥6: Obeys", 6, { order: "obeys", fellBack: false }],
  ])("brigade.faltering %s", (_row, face, expected) => {
    const table = beaten();
    roll(table, [face], "faltering");
    if (face < 6) stands(table);
    const order = table.state.brigades["blue-brigade"]?.order;
    expect({ order, fellBack: table.roster("blue-3").fellBack }).toEqual(expected);
  });

  test("brigade.faltering: in rows 4–5 routing units stay routing, in row 3 they disperse", () => {
    const five = beaten();
    roll(five, [5], "faltering");
    stands(five);
    expect(five.unit("blue-2").routing).toBe(true);
    expect(five.unit("blue-1")).toMatchObject({ retreating: true, casualties: 3 });
    const three = beaten();
    roll(three, [3], "faltering");
    stands(three);
    expect(three.roster("blue-2").gone).toBe("dispersed");
    // What Retreats already does not Retire: a new result never replaces a worse one.
    expect(three.unit("blue-1").retreating).toBe(true);
  });

  test("initiative, aides-de-camp", () => {
    const table = new Table();
    table.give({ type: "resolve", procedure: "initiative", situation: {}, faces: [1, 2, 6, 5] });
    expect(table.state.phasing).toBe("blue");
    const situation = { adcs: 1 };
    table.give({ type: "resolve", procedure: "adc", situation, faces: [3], of: "blue" });
    expect(table.state.sides[1].adcs).toBe(1);
    to(table, "compulsory");
    expect(table.state.phasing).toBeNull();
    expect(table.state.sides[1].adcs).toBeNull();
  });

  test.each(["command", "faltering"] as const)("%s is a brigade's", (procedure) => {
    const table = new Table();
    const one = { type: "resolve", procedure, situation: {}, faces: [3] } as const;
    const nobody = table.decide(one);
    expect("faults" in nobody && nobody.faults[0]).toMatchObject({ code: "missing", path: ["of"] });
    const side = table.decide({ ...one, of: "red" });
    expect("faults" in side && side.faults[0]?.code).toBe("unknownId");
  });
});

describe("corrections", () => {
  test("we forgot: casualties and states, with the reason", () => {
    const table = new Table();
    const event = table.give({
      type: "correct",
      unit: "red-1",
      to: { casualties: 4, unformed: true },
      reason: "forgot",
      text: "the volley before tea",
    });
    expect(table.unit("red-1")).toMatchObject({ casualties: 4, unformed: true });
    expect(event).toMatchObject({
      type: "corrected",
      reason: "forgot",
      text: "the volley before tea",
      changes: [
        { from: { casualties: 0, unformed: false }, to: { casualties: 4, unformed: true } },
      ],
    });
  });

  test.each<[string, string, object, string]>([
    ["casualties at the limit", "red-1", { casualties: 12 }, "casualtiesAtLimit"],
    ["negative casualties", "red-1", { casualties: -1 }, "belowMinimum"],
    ["a square of horse", "red-horse", { formation: "square" }, "wrongValue"],
    ["two ways back", "red-1", { retreating: true, routing: true }, "conflict"],
    ["a garrison in line", "red-1", { garrison: { place: "builtUp" } }, "garrisonWithFormation"],
    ["guns that lost fire discipline", "red-guns", { fireDisciplineLost: true }, "keyOfOtherArm"],
    ["engaged with nobody", "red-1", { engaged: "green-1" }, "unknownId"],
    ["nobody", "green-1", { casualties: 1 }, "unknownId"],
  ])("%s: not possible", (_what, unit, patch, code) => {
    const table = new Table();
    const decision = table.decide({ type: "correct", unit, to: patch, reason: "other" });
    expect("faults" in decision && decision.faults[0]?.code).toBe(code);
  });

  test("a unit that was gone comes back, and one leaves", () => {
    const table = new Table();
    table.put("blue-1", { gone: "dispersed" });
    expect(table.roster("blue-1").gone).toBe("dispersed");
    expect(table.state.brigades["blue-brigade"]?.broken).toEqual(["blue-1"]);
    table.put("blue-1", { gone: null, casualties: 3 });
    expect(table.roster("blue-1").gone).toBeNull();
    expect(table.state.brigades["blue-brigade"]).toMatchObject({ broken: [], counted: [] });
  });

  test("move.reform, state.faltering, move.lostFireDiscipline: standing still", () => {
    const table = new Table();
    table.put("red-1", { unformed: true, fireDisciplineLost: true });
    table.put("red-2", { faltering: true, unformed: true });
    table.put("red-3", { retreating: true, unformed: true });
    expect(reminders(table.state)).toMatchObject([
      { kind: "reform", unit: "red-1" },
      { kind: "steady", unit: "red-1" },
      { kind: "standFast", unit: "red-2" },
      { kind: "compulsory", unit: "red-3" },
    ]);
    to(table, "movement");
    table.give({ type: "stoodStill", units: ["red-1", "red-2"] });
    expect(table.unit("red-1")).toMatchObject({ unformed: false, fireDisciplineLost: false });
    expect(table.roster("red-1").reformed).toBe(true);
    // Unformed remains, and needs a further phase.
    expect(table.unit("red-2")).toMatchObject({ faltering: false, unformed: true });
    to(table, "movement");
    table.give({ type: "stoodStill", units: ["red-2"] });
    expect(table.unit("red-2").unformed).toBe(false);
  });
});

describe("undo and redo", () => {
  test("undo is an event; the log keeps what was undone", () => {
    const table = new Table();
    const before = boardOf(table.state);
    table.volley("red-1", "blue-1", [6, 5, 1, 1]);
    const after = boardOf(table.state);
    table.give({ type: "undo" });
    expect(boardOf(table.state)).toEqual(before);
    expect(table.state.log.map(({ event, undone }) => [event.type, undone])).toEqual([
      ["started", false],
      ["resolved", true],
      ["undone", false],
    ]);
    table.give({ type: "redo" });
    expect(boardOf(table.state)).toEqual(after);
    expect(table.state.log.map(({ undone }) => undone)).toEqual([false, false, false, false]);
  });

  test("several steps, in turn; something new ends the redoing", () => {
    const table = new Table();
    table.give({ type: "note", text: "one" });
    table.give({ type: "note", text: "two" });
    table.give({ type: "undo" });
    table.give({ type: "undo" });
    expect(toUndo(table.state)).toBeNull();
    expect(table.decide({ type: "undo" })).toMatchObject({ faults: [{ code: "nothingToUndo" }] });
    table.give({ type: "redo" });
    table.give({ type: "note", text: "three" });
    expect(toRedo(table.state)).toBeNull();
    expect(table.decide({ type: "redo" })).toMatchObject({ faults: [{ code: "nothingToRedo" }] });
    const standing = table.state.log.flatMap(({ event, undone }) =>
      event.type === "noted" && !undone ? [event.text] : [],
    );
    expect(standing).toEqual(["one", "three"]);
  });

  test("a command given twice is applied once", () => {
    const table = new Table();
    const event = table.volley("red-1", "blue-1", [3, 3]);
    const again = { ...table.volleyCommand("red-1", "blue-1", [3, 3]), id: event.id };
    expect(table.decideAs(again)).toEqual({ ok: true, events: [] });
  });
});
