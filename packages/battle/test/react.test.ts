/** Answers to a charge that bring no roll of the charge (§5). Battle cavalry reaches 40 cm. */
import { seededDice, type Unit } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import {
  due,
  parseBattle,
  type React,
  type UnitPatch,
  view,
  viewLog,
  writeBattle,
} from "../src/index.ts";
import { declareOf, refusedBy, to } from "./companion-orders.ts";
import { Table } from "./forces.ts";
import { red, spectator } from "./view/seat.ts";

type Given = Partial<Omit<React, "type" | "id">>;

/** Red evades blue's cavalry, unless something else is said. */
const evade = (unit: string, distance: number, given: Given = {}) =>
  ({ type: "react", unit, to: "blue-horse", reaction: "evade", distance, ...given }) as const;

const square = (unit: string, distance: number, given: Given = {}) =>
  evade(unit, distance, { reaction: "square", ...given });

function charging(states: Readonly<Record<string, UnitPatch>> = {}): Table {
  const table = new Table();
  to(table, "charges");
  for (const [id, patch] of Object.entries(states)) table.put(id, patch);
  return table;
}

function withUnit(table: Table, id: string, facts: object): Table {
  const roster = table.roster(id);
  // Facts that a unit of this arm has.
  const unit = { ...roster.unit, ...facts } as Unit;
  table.state = { ...table.state, units: { ...table.state.units, [id]: { ...roster, unit } } };
  return table;
}

type Answer = ReturnType<typeof evade>;

/** The charge that a unit answers is declared first, from so far away. */
function charged(table: Table, { to, unit, distance }: Answer): Table {
  table.give(declareOf(to, unit, distance));
  return table;
}

const answers = (table: Table, answer: Answer) => charged(table, answer).give(answer);

const decides = (table: Table, answer: Answer) => charged(table, answer).decide(answer);

const horseGuns = (): Table => withUnit(charging(), "red-guns", { mount: "horse" });

describe("charge.evade: not caught", () => {
  test("both have moved; the charger stops, formed, and has made its charge", () => {
    const table = charging();
    const event = answers(table, evade("red-screen", 20.01));
    expect(event).toMatchObject({
      type: "reacted",
      evaded: { evades: true, caught: false, disperses: false, move: 20, reach: 40 },
    });
    expect(event).not.toHaveProperty("dice");
    expect(table.roster("red-screen")).toMatchObject({ moved: "more", gone: null });
    expect(table.roster("blue-horse")).toMatchObject({ moved: "more", charged: true });
    expect(table.unit("blue-horse").unformed).not.toBe(true);
    expect(table.open()).toEqual(["chargeEnds blue-horse"]);
  });

  test("charge.declare: out of reach the charger halts Unformed all the same", () => {
    const table = charging();
    answers(table, evade("red-screen", 40.01));
    expect(table.unit("blue-horse").unformed).toBe(true);
    const within = charging();
    answers(within, evade("red-screen", 40));
    expect(within.unit("blue-horse").unformed).not.toBe(true);
  });

  test("a screen comes out of its place", () => {
    const table = charging({ "red-screen": { garrison: { place: "builtUp" } } });
    answers(table, { ...evade("red-screen", 15), to: "blue-2" });
    expect(table.screen("red-screen").garrison).toBeUndefined();
    expect(table.roster("red-screen").place).toBeNull();
  });

  test("the charger charges nobody else this turn", () => {
    const table = charging();
    answers(table, evade("red-screen", 30));
    expect(refusedBy(table.decide(evade("red-screen", 30)))).toBe("state.moved");
  });
});

describe("charge.evade: caught", () => {
  test("a screen disperses; cavalry takes the ground Unformed (winner.default)", () => {
    const table = charging();
    const event = answers(table, evade("red-screen", 20));
    expect(event).toMatchObject({ evaded: { caught: true, disperses: true } });
    expect(table.roster("red-screen").gone).toBe("dispersed");
    expect(table.roster("blue-horse")).toMatchObject({ moved: "more", charged: true });
    expect(table.unit("blue-horse").unformed).toBe(true);
    expect(table.open()).toEqual(["remove red-screen", "takesGround blue-horse"]);
    // Screens never count (brigade.faltering).
    expect(table.state.brigades["red-brigade"]?.broken).toEqual([]);
  });

  test("limbered guns too, and their brigade will falter", () => {
    const table = charging({ "red-guns": { formation: "limbered" } });
    answers(table, evade("red-guns", 25));
    expect(table.roster("red-guns").gone).toBe("dispersed");
    expect(table.state.brigades["red-brigade"]?.broken).toEqual(["red-guns"]);
    const away = charging({ "red-guns": { formation: "limbered" } });
    answers(away, evade("red-guns", 25.01));
    expect(away.roster("red-guns").gone).toBeNull();
  });

  test("others fight Unformed, hit in the rear: the charge is due, and knows it", () => {
    const table = charging({ "red-1": { formation: "openOrder" } });
    const event = answers(table, evade("red-1", 20));
    expect(event).toMatchObject({ evaded: { caught: true, disperses: false } });
    expect(table.unit("red-1").unformed).toBe(true);
    expect(table.roster("blue-horse")).toMatchObject({ moved: "none", charged: false });
    const [caught] = due(table.state);
    expect(due(table.state)).toMatchObject([
      { kind: "caught", clause: "charge.evade", unit: "blue-horse", enemy: "red-1" },
    ]);
    expect(table.decide({ type: "advance" })).toMatchObject({ faults: [{ code: "stillDue" }] });
    const charge = table.give({
      type: "resolve",
      procedure: "charge",
      situation: {
        charger: { unit: table.unit("blue-horse") },
        defender: { unit: table.unit("red-1") },
        distance: 20,
      },
      faces: [4, 3, 4, 3],
    });
    expect(charge).toMatchObject({ answers: caught?.id, situation: { charger: { flank: true } } });
    expect(table.open()).not.toContain("caught blue-horse");
  });

  test("light cavalry with its back to the enemy is no better off", () => {
    const table = withUnit(charging(), "red-horse", { class: "light" });
    answers(table, evade("red-horse", 5));
    expect(table.unit("red-horse").unformed).toBe(true);
    expect(table.open()).toEqual(["caught blue-horse"]);
  });
});

describe("charge.reaction: deployed horse artillery", () => {
  test.each([4, 5, 6])("with a %d it limbers up and goes", (face) => {
    const table = horseGuns();
    const event = answers(table, evade("red-guns", 30, { faces: [face] }));
    expect(event).toMatchObject({
      dice: { faces: [face], typed: 1 },
      evaded: { evades: true, caught: false, move: 30 },
    });
    expect(table.guns("red-guns").formation).toBe("limbered");
    expect(table.roster("red-guns")).toMatchObject({ moved: "more", unlimbered: true });
  });

  test.each([1, 2, 3])("with a %d it stands, and does not try again", (face) => {
    const table = horseGuns();
    const event = answers(table, evade("red-guns", 30, { faces: [face] }));
    expect(event).toMatchObject({ evaded: { evades: false, caught: false } });
    expect(table.guns("red-guns").formation).toBe("deployed");
    expect(table.roster("blue-horse")).toMatchObject({ moved: "none", charged: false });
    const again = table.decide(evade("red-guns", 30, { faces: [6] }));
    expect(again).toMatchObject({ refused: { clause: "charge.reaction", reason: "answered" } });
    // Another charger is another die.
    expect(decides(table, evade("red-guns", 15, { to: "blue-2", faces: [6] })).ok).toBe(true);
  });

  test("the die is the app's where nobody typed one; too many are a fault", () => {
    const table = horseGuns();
    const event = charged(table, evade("red-guns", 30)).give(evade("red-guns", 30), seededDice(1));
    expect(event).toMatchObject({ dice: { typed: 0 } });
    const none = charged(horseGuns(), evade("red-guns", 30));
    expect(none.decide(evade("red-guns", 30))).toMatchObject({
      faults: [{ code: "tooFewDice", params: { roll: "evade", missing: 1 } }],
    });
    const screen = charging();
    expect(decides(screen, evade("red-screen", 30, { faces: [4] }))).toMatchObject({
      faults: [{ code: "tooManyDice" }],
    });
    expect(none.decide(evade("red-guns", 30, { faces: [7] }))).toMatchObject({
      faults: [{ code: "notDie" }],
    });
  });
});

describe("charge.reaction: square", () => {
  test("free beyond 15 cm, and it takes this turn's move (move.formation)", () => {
    const table = charging();
    answers(table, square("red-1", 15.01));
    expect(table.infantry("red-1").formation).toBe("square");
    expect(table.roster("red-1")).toMatchObject({ changedFormation: true, moved: "none" });
    to(table, "movement");
    const move = table.decide({ type: "move", units: ["red-1"], how: "half" });
    expect(refusedBy(move)).toBe("move.formation");
  });

  test("at 15 cm it takes a test", () => {
    expect(decides(charging(), square("red-1", 15))).toMatchObject({
      refused: { clause: "charge.reaction", measured: 15, limit: 15 },
    });
  });

  test.each([
    ["against infantry", "red-1", { to: "blue-2" }],
    ["by cavalry", "red-horse", {}],
    ["by guns", "red-guns", {}],
  ] as const)("not %s", (_what, unit, given) => {
    const table = charging();
    expect(table.decide(square(unit, 16, given)).ok).toBe(false);
  });
});

describe("who does not react so", () => {
  test.each<[string, Readonly<Record<string, UnitPatch>>, string]>([
    ["engaged", { "red-screen": { engaged: "blue-1" } }, "state.engaged"],
    ["fell back", { "red-screen": { fellBack: true } }, "state.fellBack"],
    ["retreating", { "red-screen": { retreating: true } }, "state.retreating"],
    ["routing", { "red-screen": { routing: true } }, "state.routing"],
    ["charger engaged", { "blue-horse": { engaged: "red-1" } }, "state.engaged"],
    ["charger Unformed", { "blue-horse": { unformed: true } }, "charge.declare"],
    ["charger has charged", { "blue-horse": { charged: true } }, "state.moved"],
  ])("%s", (_what, states, clause) => {
    const table = charging();
    // A charge that could never be declared is answered by nobody.
    if (!Object.hasOwn(states, "blue-horse")) charged(table, evade("red-screen", 30));
    for (const [id, patch] of Object.entries(states)) table.put(id, patch);
    expect(refusedBy(table.decide(evade("red-screen", 30)))).toBe(clause);
  });

  test("a battalion in line stands; people may not overrule what is no evasion", () => {
    const table = charged(charging(), evade("red-1", 30));
    const refused = { refused: { clause: "charge.reaction", reason: "evade" } };
    expect(table.decide(evade("red-1", 30))).toMatchObject(refused);
    expect(table.decide(evade("red-1", 30, { overrule: true }))).toMatchObject(refused);
  });

  test("turn.sequence: in the Charges phase", () => {
    const table = charging();
    to(table, "movement");
    expect(refusedBy(table.decide(evade("red-screen", 30)))).toBe("turn.sequence");
    const event = table.give(evade("red-screen", 30, { overrule: true }));
    expect(event).toMatchObject({ overruled: "turn.sequence" });
  });

  test.each<[string, Given, string]>([
    ["nobody", { unit: "green-1" }, "unknownId"],
    ["before nobody", { to: "green-1" }, "unknownId"],
    ["before a friend", { to: "red-1" }, "conflict"],
    ["who is gone", { unit: "red-3" }, "unitGone"],
    ["from less than nothing", { distance: -1 }, "belowMinimum"],
    ["from no distance", { distance: Number.NaN }, "notFinite"],
    ["off the grid", { distance: 20.001 }, "tooFine"],
  ])("%s", (_what, given, code) => {
    const table = charging({ "red-3": { gone: "leftTable" } });
    const decision = table.decide({ ...evade("red-screen", 30), ...given });
    expect("faults" in decision && decision.faults[0]?.code).toBe(code);
  });
});

describe("what a reaction tells", () => {
  test("all of it is done on the table; only who typed the die is not told", () => {
    const table = horseGuns();
    answers(table, evade("red-guns", 30, { faces: [5] }));
    const [whole, other] = [red, spectator].map((role) => viewLog(table.state, role).at(-1)?.event);
    expect(whole).toEqual(other);
    expect(whole).toMatchObject({ dice: { faces: [5] }, evaded: { evades: true } });
    expect(JSON.stringify(whole)).not.toContain("typed");
  });

  test("it hangs on nothing of the charger's roster", () => {
    const charger = { to: "blue-2" } as const;
    const told = (patch: UnitPatch): string => {
      const table = charging();
      table.give(declareOf("blue-2", "red-screen", 5));
      table.put("blue-2", patch);
      const decision = table.decide(evade("red-screen", 5, charger));
      if (!decision.ok) return JSON.stringify(decision);
      table.give(evade("red-screen", 5, charger));
      return JSON.stringify([viewLog(table.state, red).at(-1), view(table.state, red).units]);
    };
    const plain = told({ casualties: 1 });
    expect(told({ casualties: 7 })).toBe(plain);
    expect(told({ fireDisciplineLost: true })).toBe(plain);
  });

  test("the file tells it again", () => {
    const table = horseGuns();
    answers(table, evade("red-screen", 30));
    const plain = new Table();
    to(plain, "charges");
    answers(plain, evade("red-screen", 20));
    const read = parseBattle(JSON.parse(JSON.stringify(writeBattle(plain.state))));
    expect(read.ok && read.value.state).toEqual(plain.state);
  });
});

describe("charge.reaction: the test for a square is barred as the free square is", () => {
  test.each<[string, string, UnitPatch, string]>([
    ["in a melee", "red-1", { engaged: "blue-1" }, "state.engaged"],
    ["routing", "red-1", { routing: true }, "state.routing"],
    ["retreating", "red-1", { retreating: true }, "state.retreating"],
    ["in square already", "red-1", { formation: "square" }, "charge.reaction"],
    ["cavalry", "red-horse", {}, "charge.reaction"],
  ])("%s", (_what, id, patch, clause) => {
    const table = charging({ [id]: patch });
    const situation = { unit: table.unit(id) };
    const testing = { type: "resolve", procedure: "discipline", situation, square: true } as const;
    expect(refusedBy(table.decide({ ...testing, faces: [6, 5] }))).toBe(clause);
    // Without the square it is a test like any other.
    const { square: _, ...plain } = testing;
    expect(table.decide({ ...plain, faces: [6, 5], overrule: true }).ok).toBe(true);
  });
});
