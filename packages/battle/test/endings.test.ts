/** Morale at the end of a turn, objectives, and how a battle ends (§11). */
import { describe, expect, test } from "vitest";
import { type AnyOrder, decide, legal, parseBattle, writeBattle } from "../src/index.ts";
import { refusedBy, to } from "./companion-orders.ts";
import { boardOf, type Table } from "./forces.ts";
import { type Added, battalions, battleUnder, type Terms } from "./terms.ts";

const gone = (table: Table, ...units: readonly string[]): void => {
  for (const unit of units) table.put(unit, { gone: "dispersed" });
};

const trio = (side: string): Added => ({
  id: `${side}-trio`,
  units: [
    ...battalions(`${side}-a`, `${side}-b`, `${side}-c`, `${side}-d`),
    { id: `${side}-scouts`, arm: "screen", bases: 4, grade: "line" },
  ],
});

/** Two brigades a side, the second of four battalions and a screen. */
const two = (): Table => battleUnder({ red: [trio("red")], blue: [trio("blue")] });

/** All of a side's first brigade. */
const firstOf = (side: string): string[] =>
  ["1", "2", "3", "horse", "guns", "rockets", "screen"].map((name) => `${side}-${name}`);

function endOfTurn(table: Table): void {
  to(table, "end");
}

describe("brigade.demoralised", () => {
  const demoralised = (table: Table) => table.state.brigades["red-trio"]?.demoralised;

  test.each<[string, readonly string[], boolean]>([
    ["exactly half of its units", ["red-a", "red-b"], false],
    ["more than half", ["red-a", "red-b", "red-c"], true],
    ["half and its screen: screens are aside", ["red-a", "red-b", "red-scouts"], false],
  ])("%s dispersed", (_what, units, expected) => {
    const table = two();
    gone(table, ...units);
    endOfTurn(table);
    expect(demoralised(table)).toBe(expected);
  });

  test("units that rout count as those that are gone, retreating ones do not", () => {
    const table = two();
    gone(table, "red-a", "red-b");
    table.put("red-c", { retreating: true });
    endOfTurn(table);
    expect(demoralised(table)).toBe(false);
    table.put("red-c", { retreating: false, routing: true });
    // It is looked at again when the end is left.
    table.give({ type: "advance" });
    expect(demoralised(table)).toBe(true);
  });

  test("not before the end of the turn, and for good: a rally does not undo it", () => {
    const table = two();
    for (const unit of ["red-a", "red-b", "red-c"]) table.put(unit, { routing: true });
    to(table, "melee");
    expect(demoralised(table)).toBe(false);
    table.give({ type: "advance", overrule: true });
    expect(demoralised(table)).toBe(true);
    for (const unit of ["red-a", "red-b", "red-c"]) table.put(unit, { routing: false });
    to(table, "end");
    expect(demoralised(table)).toBe(true);
  });
});

describe("army.broken", () => {
  test("exactly half of the brigades: the battle goes on", () => {
    const table = two();
    gone(table, ...firstOf("red"));
    endOfTurn(table);
    expect(table.state.over).toBeNull();
  });

  test("more than half: it ends, the other side has won", () => {
    const table = two();
    gone(table, ...firstOf("red"), "red-a", "red-b", "red-c");
    endOfTurn(table);
    expect(table.state.over).toEqual({ turn: 1, winner: "blue", clause: "army.broken" });
  });

  test("both in one turn: a draw", () => {
    const table = two();
    for (const side of ["red", "blue"]) {
      gone(table, ...firstOf(side), `${side}-a`, `${side}-b`, `${side}-c`);
    }
    endOfTurn(table);
    expect(table.state.over).toEqual({ turn: 1, winner: null, clause: "army.broken" });
  });

  test("then nothing is ordered any more; what was written may be put right, or taken back", () => {
    const table = two();
    gone(table, ...firstOf("red"), "red-a", "red-b", "red-c");
    const before = table.state;
    to(table, "end");
    const refused: readonly AnyOrder[] = [
      { type: "advance", id: "on" },
      { type: "stoodStill", id: "still", units: ["blue-1"], overrule: true },
      { type: "settle", id: "settle", follow: table.state.open[0]?.id ?? "" },
    ];
    for (const order of refused) {
      expect(decide(table.state, order)).toMatchObject({
        refused: { clause: "army.broken", reason: "over" },
      });
    }
    const { units, side } = legal(table.state, "blue");
    const bars = [...Object.values(units).flat(), ...side].map(({ refused: bar }) => bar?.clause);
    expect(new Set(bars)).toEqual(new Set(["army.broken"]));
    table.give({ type: "note", text: "Well fought" });
    table.put("blue-1", { casualties: 1 });
    table.give({ type: "undo" });
    table.give({ type: "undo" });
    while (table.state.over !== null) table.give({ type: "undo" });
    while (table.state.phase !== before.phase) table.give({ type: "undo" });
    expect(boardOf(table.state)).toEqual(boardOf(before));
  });
});

describe("victory", () => {
  /** Plays out so many turns; nothing happens in them. */
  function turns(table: Table, count: number): void {
    for (let turn = 0; turn < count; turn++) {
      to(table, "end");
      table.give({ type: "advance", overrule: true });
    }
  }
  const worth: Terms = {
    turns: 2,
    points: { red: { perTurn: 2, atEnd: 5 }, blue: { perTurn: 1, atEnd: 10 } },
  };

  test("points each turn to the holder, and those at the end with the last turn", () => {
    const table = battleUnder({ ...worth, heldBy: "red" });
    turns(table, 1);
    expect(table.state.scenario?.points).toEqual({ red: 2, blue: 0 });
    expect(table.state.over).toBeNull();
    table.give({ type: "hold", objective: "mill", side: "blue" });
    to(table, "end");
    // The turn limit counts when the end is left: objectives may change hands in it.
    expect(table.state.over).toBeNull();
    table.give({ type: "advance", overrule: true });
    expect(table.state.scenario?.points).toEqual({ red: 2, blue: 11 });
    expect(table.state.over).toEqual({ turn: 2, winner: "blue", clause: "victory" });
    expect(table.state).toMatchObject({ turn: 2, phase: "end" });
    expect(refusedBy(table.decide({ type: "advance" }))).toBe("victory");
    // Its file opens again.
    const read = parseBattle(JSON.parse(JSON.stringify(writeBattle(table.state))));
    expect(read.ok && read.value.state).toEqual(table.state);
  });

  test("held by nobody it counts for nobody: equal points are a draw", () => {
    const table = battleUnder({ ...worth, heldBy: "red" });
    table.give({ type: "hold", objective: "mill", side: null });
    turns(table, 2);
    expect(table.state.scenario?.points).toEqual({ red: 0, blue: 0 });
    expect(table.state.over).toEqual({ turn: 2, winner: null, clause: "victory" });
  });

  test("an army that breaks in the last turn has lost, whatever its points", () => {
    const table = battleUnder({ ...worth, turns: 1, heldBy: "red" });
    gone(table, ...firstOf("red"));
    to(table, "end");
    expect(table.state.over).toEqual({ turn: 1, winner: "blue", clause: "army.broken" });
  });

  test("without a turn limit the battle goes on", () => {
    const { turns: _, ...endless } = worth;
    const table = battleUnder({ ...endless, heldBy: "blue" });
    turns(table, 3);
    expect(table.state.over).toBeNull();
    expect(table.state.scenario?.points).toEqual({ red: 0, blue: 3 });
  });

  test("who holds what is not in the battle is not heard", () => {
    const table = battleUnder(worth);
    expect(table.decide({ type: "hold", objective: "hill", side: "red" })).toMatchObject({
      faults: [{ code: "unknownId", path: ["objective"] }],
    });
    expect(table.decide({ type: "hold", objective: "mill", side: "green" })).toMatchObject({
      faults: [{ code: "unknownId", path: ["side"] }],
    });
  });
});
