/** Aides-de-camp and what they are sent out for (§3). */

import { rulebook } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import {
  adcCount,
  type Companion,
  parseOrderOfBattle,
  startCompanion,
  type Task,
  taskingKinds,
} from "../src/index.ts";
import { to } from "./companion-orders.ts";
import { orderFile, Table, type Without } from "./forces.ts";
import { passed } from "./telling.ts";

/** Red has three brigades and, with a commander of this rating, so many aides-de-camp. */
function battle(rating = "inspired"): Companion {
  const file = structuredClone(orderFile()) as {
    sides: {
      commander: { rating: string };
      brigades: { id: string; units: { unit: { id: string } }[] }[];
    }[];
  };
  const [red] = file.sides;
  const [brigade] = red?.brigades ?? [];
  if (!red || !brigade) throw new Error("red has a brigade");
  red.commander.rating = rating;
  for (const name of ["second", "third"]) {
    const [first] = brigade.units;
    if (!first) throw new Error("a brigade has units");
    const unit = { ...first, unit: { ...first.unit, id: `${name}-1` } };
    red.brigades.push({ ...brigade, id: name, units: [unit] });
  }
  return passed(startCompanion([passed(parseOrderOfBattle(file))], { id: "battle" })).state;
}

/** In the Command phase, so many aides-de-camp of red's four at hand. */
function atHand(count: number): Table {
  const table = new Table(battle());
  for (let i = 0; i < 2; i++) table.give({ type: "advance" });
  const faces = [1, 2, 3, 4].map((place) => (place <= count ? 3 : 2));
  const situation = { adcs: 4 };
  table.give({ type: "resolve", procedure: "adc", situation, faces, of: "red" });
  return table;
}

const send = (
  table: Table,
  tasking: Task["tasking"],
  more: Partial<Without<Task, "id" | "type">> = {},
) => table.decide({ type: "task", tasking, side: "red", ...more });

const sent = (
  table: Table,
  tasking: Task["tasking"],
  more: Partial<Without<Task, "id" | "type">> = {},
) => table.give({ type: "task", tasking, side: "red", ...more });

const roll = (table: Table, face: number, procedure: "command" | "faltering" = "command") =>
  table.give({
    type: "resolve",
    procedure,
    situation: {},
    faces: [face],
    of: "red-brigade",
  });

const inForce = (table: Table) => table.state.sides[0].taskings.map(({ tasking }) => tasking);
const brigade = { brigade: "red-brigade" } as const;

function nextTurn(table: Table): void {
  const { turn } = table.state;
  while (table.state.turn === turn) table.give({ type: "advance", overrule: true });
}

describe("command.adcCount", () => {
  test.each([
    ["plodding", 2],
    ["average", 3],
    ["inspired", 4],
  ])("three brigades under a commander who is %s: %i", (rating, count) => {
    expect(adcCount(battle(rating).sides[0], rulebook)).toBe(count);
  });

  test("a lost commander-in-chief costs one; one stays at least", () => {
    const [red, blue] = battle().sides;
    const fallen = { ...red.commander, fate: "killed" } as const;
    expect(adcCount({ ...red, commander: fallen }, rulebook)).toBe(3);
    expect(adcCount({ ...blue, commander: { ...blue.commander, fate: "killed" } }, rulebook)).toBe(
      1,
    );
  });

  test("a side rolls for as many as it has, once", () => {
    const table = new Table(battle());
    to(table, "command");
    const adc = { type: "resolve", procedure: "adc", of: "red" } as const;
    expect(table.decide({ ...adc, situation: { adcs: 5 }, faces: [3, 3, 3, 3, 3] })).toMatchObject({
      refused: { clause: "command.adcCount", measured: 5, limit: 4 },
    });
    const right = { ...adc, situation: { adcs: 4 }, faces: [3, 3, 3, 3] };
    table.give(right);
    expect(table.decide(right)).toMatchObject({ refused: { clause: "command.adcRoll" } });
  });
});

describe("sending out aides-de-camp", () => {
  test("before their roll there is nobody to send", () => {
    const table = new Table(battle());
    for (let i = 0; i < 2; i++) table.give({ type: "advance" });
    expect(send(table, "ammunition", brigade)).toMatchObject({
      refused: { clause: "command.adcRoll" },
    });
  });

  test("only in the Command phase", () => {
    const table = atHand(4);
    table.give({ type: "advance" });
    expect(send(table, "ammunition", brigade)).toMatchObject({
      refused: { clause: "turn.sequence" },
    });
  });

  test.each([
    ["forwards", { ...brigade, use: "move" }, 2],
    ["infantryAssault", brigade, 2],
    ["ammunition", brigade, 2],
    ["redeploy", brigade, 2],
    ["glory", { unit: "red-2" }, 1],
    ["assaultFire", { unit: "red-guns" }, 1],
    ["scouts", { unit: "red-horse" }, 1],
  ] as const)(
    "%s %o costs %i: with one fewer it is refused, and says so",
    (tasking, more, cost) => {
      expect(send(atHand(cost - 1), tasking, more)).toMatchObject({
        refused: { clause: `tasking.${tasking}`, measured: cost - 1, limit: cost },
      });
      const table = atHand(cost);
      const faces = tasking === "forwards" ? [1, 2, 3, 4] : [];
      expect(sent(table, tasking, { ...more, faces })).toMatchObject({
        task: { tasking, cost, overruled: null, turn: 1 },
      });
      expect(table.state.sides[0].adcs).toBe(0);
      expect(inForce(table)).toEqual([tasking]);
    },
  );

  test("after a brigade of the side has rolled it is too late, unless the players overrule", () => {
    const table = atHand(4);
    roll(table, 4);
    const refused = { refused: { clause: "command.brigadeRoll" } };
    expect(send(table, "ammunition", { brigade: "second" })).toMatchObject(refused);
    expect(sent(table, "ammunition", { brigade: "second", overrule: true })).toMatchObject({
      task: { overruled: "command.brigadeRoll" },
    });
    expect(table.state.sides[0].adcs).toBe(2);
  });

  test("who is sent, for whom: each names what it takes", () => {
    const table = atHand(4);
    const codes = (...given: Parameters<typeof send>) => {
      const decision = send(...given);
      return "faults" in decision
        ? decision.faults.map(({ path, code }) => `${path.join(".")} ${code}`)
        : decision;
    };
    expect(codes(table, "glory")).toEqual(["unit missing"]);
    expect(codes(table, "ammunition")).toEqual(["brigade missing"]);
    expect(codes(table, "ammunition", { brigade: "blue-brigade" })).toEqual(["brigade unknownId"]);
    expect(codes(table, "glory", { unit: "blue-1" })).toEqual(["unit unknownId"]);
    expect(codes(table, "glory", { unit: "red-1", brigade: "second" })).toEqual([
      "brigade unknownKey",
    ]);
    expect(codes(table, "forwards", brigade)).toEqual(["use missing"]);
    expect(codes(table, "ammunition", { side: "green", ...brigade })).toEqual(["side unknownId"]);
  });

  test.each([
    ["glory", "red-guns"],
    ["assaultFire", "red-1"],
    ["assaultFire", "red-rockets"],
    ["scouts", "red-1"],
    ["skirmishers", "red-1"],
  ] as const)("%s is not for %s", (tasking, unit) => {
    expect(send(atHand(4), tasking, { unit })).toMatchObject({
      refused: { clause: `tasking.${tasking}` },
    });
  });

  test("the same errand once a turn", () => {
    const table = atHand(4);
    sent(table, "assaultFire", { unit: "red-guns" });
    expect(send(table, "assaultFire", { unit: "red-guns" })).toMatchObject({
      refused: { clause: "tasking.assaultFire" },
    });
    sent(table, "scouts", { unit: "red-horse" });
    expect(send(table, "scouts", { unit: "red-screen" })).toMatchObject({
      refused: { clause: "tasking.scouts" },
    });
  });

  test("what was for this turn ends with it; an infantry assault stays", () => {
    const table = atHand(4);
    sent(table, "infantryAssault", brigade);
    sent(table, "assaultFire", { unit: "red-guns" });
    sent(table, "glory", { unit: "red-2" });
    roll(table, 4);
    expect(inForce(table)).toEqual(["infantryAssault", "assaultFire", "glory"]);
    nextTurn(table);
    expect(inForce(table)).toEqual(["infantryAssault"]);
    expect(table.state.sides[0].adcs).toBeNull();
  });

  test("every tasking of the rulebook is known", () => {
    const clauses = Object.keys(rulebook.clauses).filter((id) => id.startsWith("tasking."));
    expect(taskingKinds.map((kind) => `tasking.${kind}`).sort()).toEqual(clauses.sort());
  });

  test("undone, they are back at hand", () => {
    const table = atHand(4);
    sent(table, "scouts", { unit: "red-horse" });
    table.give({ type: "undo" });
    expect(table.state.sides[0]).toMatchObject({ adcs: 4, taskings: [] });
  });
});

describe("what needs a brigade that obeys", () => {
  test.each(["forwards", "infantryAssault", "ammunition", "redeploy"] as const)(
    "%s is spent for nothing if the brigade does not obey",
    (tasking) => {
      const table = atHand(2);
      const use = tasking === "forwards" ? ({ use: "move", faces: [1, 1, 1, 1] } as const) : {};
      sent(table, tasking, { ...brigade, ...use });
      const { adcs } = table.state.sides[0];
      roll(table, 2);
      expect(inForce(table)).toEqual([tasking]);
      table.give({ type: "advance" });
      expect(inForce(table)).toEqual([]);
      expect(table.state.sides[0].adcs).toBe(adcs);
    },
  );

  test("tasking.infantryAssault: it ends when the brigade falters", () => {
    const table = atHand(2);
    sent(table, "infantryAssault", brigade);
    roll(table, 4);
    table.put("red-1", { gone: "dispersed" });
    nextTurn(table);
    for (let i = 0; i < 2; i++) table.give({ type: "advance" });
    roll(table, 4, "faltering");
    table.give({ type: "advance" });
    expect(inForce(table)).toEqual([]);
  });

  test("tasking.infantryAssault: Hesitant in a later turn it stays in force", () => {
    const table = atHand(2);
    sent(table, "infantryAssault", brigade);
    roll(table, 4);
    nextTurn(table);
    for (let i = 0; i < 2; i++) table.give({ type: "advance" });
    roll(table, 1);
    table.give({ type: "advance" });
    expect(inForce(table)).toEqual(["infantryAssault"]);
  });

  test("tasking.infantryAssault: several charges in a turn, as the roster knows", () => {
    const table = atHand(2);
    sent(table, "infantryAssault", brigade);
    roll(table, 4);
    table.give({ type: "advance" });
    for (const [charger, defender] of [
      ["red-2", "blue-1"],
      ["red-1", "blue-2"],
    ] as const) {
      const situation = {
        charger: { unit: table.unit(charger) },
        defender: { unit: table.unit(defender) },
        distance: 8,
      };
      table.give({ type: "resolve", procedure: "charge", situation, faces: [1, 2, 3, 4] });
    }
  });

  test("tasking.ammunition: batteries of a brigade that obeys are supplied", () => {
    const table = atHand(2);
    table.put("red-guns", { lowAmmunition: true });
    sent(table, "ammunition", brigade);
    expect(table.unit("red-guns")).toMatchObject({ lowAmmunition: true });
    roll(table, 3);
    expect(table.unit("red-guns")).toMatchObject({ lowAmmunition: false });
  });

  test("tasking.redeploy: not while a unit of the brigade is engaged", () => {
    const table = atHand(2);
    table.put("red-1", { engaged: "blue-1" });
    expect(send(table, "redeploy", brigade)).toMatchObject({
      refused: { clause: "state.engaged" },
    });
  });

  test("tasking.forwards: 4D6 cm to a move, 2D6 cm to a charge", () => {
    const move = atHand(2);
    sent(move, "forwards", { ...brigade, use: "move", faces: [1, 2, 3, 4] });
    expect(move.state.sides[0].taskings).toMatchObject([{ use: "move", farther: 10 }]);
    const charge = atHand(2);
    expect(send(charge, "forwards", { ...brigade, use: "charge", faces: [6, 5, 4] })).toMatchObject(
      { faults: [{ code: "tooManyDice", params: { used: 2, left: 1 } }] },
    );
    expect(send(charge, "forwards", { ...brigade, use: "charge", faces: [6] })).toMatchObject({
      faults: [{ code: "tooFewDice", params: { missing: 1 } }],
    });
    sent(charge, "forwards", { ...brigade, use: "charge", faces: [6, 5] });
    expect(charge.state.sides[0].taskings).toMatchObject([{ use: "charge", farther: 11 }]);
  });
});

describe("tasking.glory", () => {
  test.each([
    [3, 2],
    [4, 1],
  ])("infantry recovers one casualty on 4–6: a %i leaves it %i", (face, casualties) => {
    const table = atHand(1);
    table.put("red-2", { casualties: 2 });
    sent(table, "glory", { unit: "red-2", faces: [face] });
    expect(table.unit("red-2").casualties).toBe(casualties);
  });

  test("horse, and infantry without losses, rolls nothing", () => {
    const table = atHand(4);
    table.put("red-horse", { casualties: 2 });
    sent(table, "glory", { unit: "red-horse" });
    sent(table, "glory", { unit: "red-2" });
    expect(table.unit("red-horse").casualties).toBe(2);
  });
});

describe("tasking.skirmishers", () => {
  test("a screen regains one lost base", () => {
    const table = atHand(2);
    table.put("red-screen", { casualties: 3 });
    sent(table, "skirmishers", { unit: "red-screen" });
    expect(table.unit("red-screen").casualties).toBe(1);
  });

  test("never above its start", () => {
    const table = atHand(2);
    table.put("red-screen", { casualties: 1 });
    expect(send(table, "skirmishers", { unit: "red-screen" })).toMatchObject({
      refused: { clause: "tasking.skirmishers" },
    });
  });
});

describe("tasking.attachment", () => {
  const hesitated = (): Table => {
    const table = atHand(2);
    table.put("red-1", { retreating: true, unformed: true });
    roll(table, 1);
    return table;
  };

  test("a Hesitant roll is rolled again; its losses were never taken", () => {
    const table = hesitated();
    expect(sent(table, "attachment", brigade)).toMatchObject({ task: { cost: 1 } });
    expect(table.state).toMatchObject({ pending: [] });
    expect(table.state.sides[0].adcs).toBe(1);
    roll(table, 5);
    expect(table.state.brigades["red-brigade"]).toMatchObject({ order: "obeys" });
    expect(table.unit("red-1")).toMatchObject({ retreating: false });
    table.give({ type: "advance" });
    expect(table.unit("red-1").casualties ?? 0).toBe(0);
  });

  test("the second roll stands, whatever it is; once a brigade and turn", () => {
    const table = hesitated();
    sent(table, "attachment", brigade);
    roll(table, 2);
    expect(send(table, "attachment", brigade)).toMatchObject({
      refused: { clause: "tasking.attachment" },
    });
    table.give({ type: "advance" });
    expect(table.unit("red-1").casualties).toBe(1);
  });

  test("a faltering roll is repeated for the same units that broke", () => {
    const table = atHand(2);
    table.put("red-1", { gone: "dispersed" });
    table.put("red-3", { gone: "dispersed" });
    roll(table, 2, "faltering");
    sent(table, "attachment", brigade);
    expect(table.state.brigades["red-brigade"]?.broken).toEqual(["red-1", "red-3"]);
    roll(table, 6, "faltering");
    table.give({ type: "advance" });
    expect(table.roster("red-2").fellBack).toBe(false);
  });

  test("nothing to repeat: before the roll, and once it stands", () => {
    const refused = { refused: { clause: "tasking.attachment" } };
    expect(send(atHand(2), "attachment", brigade)).toMatchObject(refused);
    const table = hesitated();
    const pending = table.state.pending[0]?.id ?? "";
    table.give({ type: "choose", pending, chosen: "stands" });
    expect(table.unit("red-1").casualties).toBe(1);
    expect(send(table, "attachment", brigade)).toMatchObject(refused);
  });

  test("it needs an aide-de-camp at hand", () => {
    const table = atHand(0);
    roll(table, 1);
    expect(send(table, "attachment", brigade)).toMatchObject({
      refused: { clause: "tasking.attachment", measured: 0, limit: 1 },
    });
  });
});
