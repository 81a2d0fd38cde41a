import { describe, expect, test } from "vitest";
import type { ResolvedEvent } from "../src/index.ts";
import { to } from "./companion-orders.ts";
import { Table } from "./forces.ts";

describe("a volley on the rosters", () => {
  test("casualties, and the firer has fired", () => {
    const table = new Table();
    // Standard row, natural 11: 3 D; the test of 10 holds.
    const event = table.volley("red-1", "blue-1", [6, 5, 6, 4]);
    expect(table.unit("blue-1").casualties).toBe(3);
    expect(table.roster("red-1").fired).toBe(true);
    expect(event).toMatchObject({
      type: "resolved",
      procedure: "volley",
      acting: "red-1",
      targets: ["blue-1"],
      dice: {
        faces: [6, 5, 6, 4],
        typed: 4,
        rolls: [
          { purpose: "volley", side: "firer", faces: [6, 5] },
          { purpose: "discipline", side: "target", faces: [6, 4] },
        ],
      },
      outcome: { natural: 11, casualties: 3, discipline: { result: "holds" } },
      changes: [
        { unit: "red-1", from: { fired: false }, to: { fired: true } },
        { unit: "blue-1", from: { casualties: 0 }, to: { casualties: 3 } },
      ],
      follows: [],
    });
    const { outcome } = event as ResolvedEvent;
    expect(outcome.working[0]).toMatchObject({ clause: "volley.row.standard", kind: "row" });
    expect(JSON.parse(JSON.stringify(event))).toEqual(event);
  });

  test.each<[string, readonly number[], object, readonly string[]]>([
    ["holds", [6, 4], {}, []],
    ["Unformed", [1, 5], { unformed: true }, []],
    ["Retires", [1, 4], { unformed: true, casualties: 3 }, ["retire blue-1"]],
    [
      "Retreats",
      [1, 2],
      { unformed: true, retreating: true },
      ["retreat blue-1", "compulsoryMove blue-1"],
    ],
    [
      "Routs",
      [1, 1],
      { routing: true },
      ["rout blue-1", "compulsoryMove blue-1", "falteringRoll blue-brigade"],
    ],
  ])("discipline.table: it %s", (_result, test, facts, open) => {
    const table = new Table();
    table.volley("red-1", "blue-1", [6, 5, ...test]);
    expect(table.unit("blue-1")).toMatchObject({ casualties: 3, ...facts });
    expect(table.roster("blue-1").fellBack).toBe(open.length > 0);
    expect(table.open()).toEqual(open);
    expect(table.state.brigades["blue-brigade"]?.broken).toEqual(open.length > 2 ? ["blue-1"] : []);
  });

  test("discipline.doubleSix: one casualty comes back", () => {
    const table = new Table();
    table.volley("red-1", "blue-1", [6, 5, 6, 6]);
    expect(table.unit("blue-1").casualties).toBe(2);
  });

  test("volley.fireDiscipline: F costs the firer its fire discipline", () => {
    const table = new Table();
    table.volley("red-1", "blue-1", [1, 1]);
    expect(table.unit("red-1")).toMatchObject({ fireDisciplineLost: true });
    expect(table.open()).toEqual(["steady red-1"]);
  });

  test("casualty.limit: at its limit it disperses, and none are counted past it", () => {
    const table = new Table();
    table.put("blue-1", { casualties: 11 });
    table.volley("red-1", "blue-1", [6, 5]);
    expect(table.unit("blue-1").casualties).toBe(12);
    expect(table.roster("blue-1").gone).toBe("dispersed");
    expect(table.open()).toEqual(["falteringRoll blue-brigade", "remove blue-1"]);
    expect(table.state.brigades["blue-brigade"]?.broken).toEqual(["blue-1"]);
  });

  test("brigade.faltering: screens never count, and each unit once", () => {
    const table = new Table();
    table.put("blue-screen", { casualties: 5 });
    const screenBetween = { unit: table.screen("blue-screen"), gap: 3 };
    // Natural 8: 2 casualties, the first on the screen, which is gone.
    table.volley("red-1", "blue-1", [4, 4], { screenBetween });
    expect(table.roster("blue-screen").gone).toBe("dispersed");
    expect(table.unit("blue-1").casualties).toBe(1);
    expect(table.state.brigades["blue-brigade"]?.broken).toEqual([]);
    // Superior, natural 11: 4 D, and no hit by the die of a Large line; it Routs, and then is gone.
    table.volley("red-3", "blue-2", [6, 5, 1, 1, 1]);
    expect(table.unit("blue-2")).toMatchObject({ casualties: 4, routing: true });
    table.put("blue-2", { casualties: 11 });
    table.give({ ...table.volleyCommand("red-1", "blue-2", [4, 4]), overrule: true });
    expect(table.roster("blue-2").gone).toBe("dispersed");
    expect(table.state.brigades["blue-brigade"]?.broken).toEqual(["blue-2"]);
  });

  test("fate.table on a double six", () => {
    const table = new Table();
    table.put("red-1", { casualties: 2 });
    // 12: 4 D. Fate 7: the firer recovers 1. The test of 12 − 1 (band) counts all losses.
    table.volley("red-1", "blue-1", [6, 6, 3, 4, 6, 5]);
    expect(table.unit("red-1").casualties).toBe(1);
    expect(table.unit("blue-1").casualties).toBe(4);
    const second = new Table();
    // Fate 3: the target becomes Unformed.
    second.volley("red-1", "blue-1", [6, 6, 1, 2, 6, 5]);
    expect(second.unit("blue-1")).toMatchObject({ casualties: 4, unformed: true });
    const third = new Table();
    // Fate 2: an own general near by is at risk.
    third.volley("red-1", "blue-1", [6, 6, 1, 1, 6, 5], { generals: { own: true } });
    expect(third.open()).toEqual(["generalAtRisk red-brigade"]);
    expect(third.state.open[0]).toMatchObject({ clause: "fate.table", need: "roll", when: "now" });
  });

  test("what the players said of the firer's turn is known from now on", () => {
    const table = new Table();
    table.volley("red-1", "blue-1", [3, 3], { moved: "half", changedFormation: true });
    expect(table.roster("red-1")).toMatchObject({ moved: "half", changedFormation: true });
  });
});

describe("skirmish fire on the rosters", () => {
  test("hits, and the test after three", () => {
    const table = new Table();
    table.put("blue-1", { garrison: null });
    const targets = [{ unit: table.unit("red-3"), distance: 12 }] as const;
    // 2 dice of 4 bases hit on 5.
    const firer = table.screen("blue-screen");
    table.give({
      type: "resolve",
      procedure: "skirmish",
      situation: { firer, targets },
      faces: [5, 6],
    });
    expect(table.unit("red-3").casualties).toBe(2);
    expect(table.roster("blue-screen").fired).toBe(true);
  });
});

describe("artillery on the rosters", () => {
  test("bounce-through: the units behind lose half", () => {
    const table = new Table();
    const situation = {
      firer: table.guns("red-guns"),
      targets: [{ unit: table.unit("blue-1"), distance: 30 }],
      behind: [{ unit: table.unit("blue-3"), gap: 4 }],
    } as const;
    // Effective, natural 8: 2 casualties; ½ of 2 is 1.
    table.give({ type: "resolve", procedure: "artillery", situation, faces: [4, 4] });
    expect(table.unit("blue-1").casualties).toBe(2);
    expect(table.unit("blue-3").casualties).toBe(1);
  });

  test.each([
    [{ formation: "limbered" }, "limbered"],
    [{ retreating: true }, "retreating"],
    [{ routing: true }, "routing"],
  ] as const)("fire.once: no shot bounces of a battery that makes none: %j", (stands, reason) => {
    const table = new Table();
    table.put("red-guns", stands);
    const bounce = {
      type: "resolve",
      procedure: "bounce",
      situation: {
        battery: table.guns("red-guns"),
        target: { unit: table.unit("blue-1"), scored: 2, distance: 30 },
        behind: [{ unit: table.unit("blue-3"), gap: 4 }],
      },
    } as const;
    expect(table.decide(bounce)).toMatchObject({
      ok: false,
      refused: { clause: "fire.once", reason },
    });
    table.give({ ...bounce, overrule: true });
    expect(table.unit("blue-3").casualties).toBe(1);
  });

  test("artillery.doubleOne: low on ammunition", () => {
    const table = new Table();
    const situation = {
      firer: table.guns("red-guns"),
      targets: [{ unit: table.unit("blue-1"), distance: 30 }],
    } as const;
    table.give({ type: "resolve", procedure: "artillery", situation, faces: [1, 1] });
    expect(table.unit("red-guns")).toMatchObject({ lowAmmunition: true });
    expect(table.open()).toEqual(["ammunition red-guns"]);
  });

  test("ignition.lasting: the place of the garrison burns", () => {
    const table = new Table();
    table.put("blue-1", { formation: null, garrison: { place: "builtUp" } });
    const situation = {
      firer: table.guns("red-guns"),
      targets: [{ unit: table.unit("blue-1"), distance: 30 }],
    } as const;
    // 8 − 1: 1 casualty, halved, the die of 6 rounds up; 12 sets alight; Fate 3 leaves garrisons be.
    const faces = [4, 4, 6, 6, 6, 1, 2];
    table.give({ type: "resolve", procedure: "artillery", situation, faces });
    expect(table.unit("blue-1")).toMatchObject({
      casualties: 1,
      garrison: { place: "builtUp", burning: true },
    });
    expect(table.unit("blue-1").unformed ?? false).toBe(false);
    expect(table.open()).toEqual(["burns blue-1"]);
  });

  test("discipline.kinds: a battery limbers and falls back, one that Routs is gone", () => {
    const table = new Table();
    table.volley("red-1", "blue-guns", [6, 6, 3, 3, 1, 4]);
    expect(table.unit("blue-guns")).toMatchObject({ formation: "limbered", unformed: true });
    const second = new Table();
    second.volley("red-1", "blue-guns", [6, 6, 3, 3, 1, 1]);
    expect(second.roster("blue-guns").gone).toBe("dispersed");
  });
});

describe("rockets on the rosters", () => {
  const fired = (faces: readonly number[]): Table => {
    const table = new Table();
    const situation = {
      firer: table.rockets("red-rockets"),
      targets: [{ unit: table.unit("blue-1"), distance: 60 }],
    } as const;
    table.give({ type: "resolve", procedure: "rocket", situation, faces });
    return table;
  };

  test("9–11: the target loses 1 and falters", () => {
    const table = fired([4, 5]);
    expect(table.unit("blue-1")).toMatchObject({ casualties: 1, faltering: true });
    expect(table.open()).toEqual(["standFast blue-1"]);
  });

  test("3: the nearest friend, whom the players name, loses 2", () => {
    const table = fired([1, 2]);
    const [follow] = table.state.open;
    expect(follow).toMatchObject({ kind: "friendLoses", need: "choose", side: "red", count: 2 });
    table.give({ type: "settle", follow: follow?.id ?? "", unit: "red-2" });
    expect(table.unit("red-2").casualties).toBe(2);
    expect(table.open()).toEqual([]);
  });

  test("2: the battery is destroyed, and counts as a rout", () => {
    const table = fired([1, 1]);
    expect(table.roster("red-rockets").gone).toBe("destroyed");
    expect(table.state.brigades["red-brigade"]?.broken).toEqual(["red-rockets"]);
  });
});

/** In the Fire phase of the first turn. */
function fire(): Table {
  const table = new Table();
  to(table, "fire");
  return table;
}

describe("what the companion refuses", () => {
  test("fire.once: a second shot in a turn, unless the players overrule", () => {
    const table = fire();
    table.volley("red-1", "blue-1", [3, 3]);
    const again = table.volleyCommand("red-1", "blue-2", [3, 3]);
    expect(table.decide(again)).toMatchObject({ ok: false, refused: { clause: "fire.once" } });
    const event = table.give({ ...again, overrule: true });
    expect(event).toMatchObject({ overruled: "fire.once" });
  });

  test("state.engaged: an engaged unit neither fires nor is fired at", () => {
    const table = fire();
    table.put("red-1", { engaged: "blue-1" });
    table.put("blue-1", { engaged: "red-1" });
    const refused = { ok: false, refused: { clause: "state.engaged" } };
    expect(table.decide(table.volleyCommand("red-1", "blue-2", [3, 3]))).toMatchObject(refused);
    expect(table.decide(table.volleyCommand("red-3", "blue-1", [3, 3]))).toMatchObject(refused);
  });

  test("the rules' own refusals come through", () => {
    const table = fire();
    const targets = [{ unit: table.unit("blue-1"), distance: 15.1 }] as const;
    const command = table.volleyCommand("red-1", "blue-1", [], { targets });
    expect(table.decide(command)).toEqual({
      ok: false,
      refused: { clause: "fire.range.musket", measured: 15.1, limit: 15, reason: null },
    });
  });

  test.each<[readonly number[], object]>([
    [[6], { code: "tooFewDice", params: { roll: "volley", missing: 1 } }],
    [[6, 5, 1], { code: "tooFewDice", params: { roll: "discipline", missing: 1 } }],
    [[3, 3, 1, 1], { code: "tooManyDice", params: { used: 2, left: 2 } }],
    [[7, 0], { code: "notDie", params: { value: "7" } }],
  ])("dice %j", (faces, fault) => {
    const table = fire();
    const decision = table.decide(table.volleyCommand("red-1", "blue-1", faces));
    expect(decision).toMatchObject({ ok: false });
    expect("faults" in decision && decision.faults[0]).toMatchObject(fault);
    expect(table.state.log).toEqual(fire().state.log);
  });

  test("a situation made before the last event", () => {
    const table = fire();
    const command = table.volleyCommand("red-3", "blue-1", [3, 3]);
    table.volley("red-1", "blue-1", [3, 3]);
    const decision = table.decide(command);
    expect("faults" in decision && decision.faults).toMatchObject([
      { code: "outOfDate", params: { id: "blue-1" } },
    ]);
  });

  test("names in a situation are free", () => {
    const table = fire();
    const targets = [{ unit: { ...table.unit("blue-1"), name: "1/69e" }, distance: 12 }] as const;
    table.volley("red-1", "blue-1", [3, 3], { targets });
    expect(table.unit("blue-1")).toMatchObject({ casualties: 1 });
    expect(table.unit("blue-1").name).toBeUndefined();
  });

  test("units that are gone, or were never there", () => {
    const table = fire();
    const targets = [{ unit: { ...table.unit("blue-1"), id: "green-1" }, distance: 12 }] as const;
    const unknown = table.decide(table.volleyCommand("red-1", "blue-1", [3, 3], { targets }));
    expect("faults" in unknown && unknown.faults[0]?.code).toBe("unknownId");
    const command = table.volleyCommand("red-1", "blue-1", [3, 3]);
    table.put("blue-1", { gone: "leftTable" });
    const gone = table.decide(command);
    expect("faults" in gone && gone.faults[0]?.code).toBe("unitGone");
  });

  test("an answer to what is not asked", () => {
    const table = fire();
    const command = { ...table.volleyCommand("red-1", "blue-1", [3, 3]), answers: "e9.1" };
    const decision = table.decide(command as ReturnType<Table["volleyCommand"]>);
    expect("faults" in decision && decision.faults[0]?.code).toBe("notDue");
  });
});
