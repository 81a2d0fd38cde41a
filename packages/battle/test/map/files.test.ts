import { describe, expect, test } from "vitest";
import { battalion, horse, screen } from "../../../field/test/pictures.ts";
import { parseBattle, replay, writeBattle } from "../../src/index.ts";
import { resolving } from "../companion-orders.ts";
import { at, battle, charge, declare, type MapBattle } from "./battle.ts";

const line = battalion();
const column = battalion({ formation: "attackColumn" });

/** A battle with a bit of everything: a screen run over, a way back with a choice, an evasion, undone. */
function fought(): MapBattle {
  const table = battle({
    A: at(column, 60, 40),
    D: at(horse({ class: "light" }), 20, 40),
    b: at(line, 60, 55, 180),
    c: at(line, 60, 62, 180),
    s: at(screen(), 20, 65.01, 180),
    t: at(screen(2), 60, 44, 180),
  });
  table.give(charge(table, "A", "b", [6, 5, 1, 3, 3], { turn: 0 }));
  table.give({ type: "react", unit: "s", to: "D", reaction: "evade", distance: 0 });
  const [asked] = table.state.pending;
  table.give({ type: "choose", pending: asked?.id ?? "", chosen: "c" });
  table.give({ type: "undo" });
  for (let turn = table.state.turn; turn === table.state.turn; ) {
    table.give({ type: "advance", overrule: true });
  }
  table.give({ type: "advance", overrule: true });
  return table;
}

describe("battles on the map as files", () => {
  test("what is written is read again, with the same working", () => {
    const table = fought();
    const read = parseBattle(JSON.parse(JSON.stringify(writeBattle(table.state))));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.value.differences).toEqual([]);
    expect(read.value.state).toEqual(table.state);
  });

  test("a replay is the battle", () => {
    const { state } = fought();
    expect(replay(state.log.map(({ event }) => event))).toEqual(state);
  });

  test("an objective that is not there does not change hands", () => {
    const file = JSON.parse(JSON.stringify(writeBattle(fought().state)));
    const end = file.events.findIndex((one: { phase?: string }) => one.phase === "end");
    file.events[end].held = { nowhere: "blue" };
    expect(parseBattle(file)).toMatchObject({
      ok: false,
      faults: [{ code: "brokenLog", path: ["events", end] }],
    });
  });
});

describe("what limits an order the players may set aside, what cannot be they may not", () => {
  test("command.radius, but not the way", () => {
    const far = { brigade: "far", general: false };
    const table = battle({
      A: at(column, 60, 40, 0, far),
      D: at(line, 110, 110, 0, { brigade: "far", general: true }),
      b: at(line, 60, 55, 180),
      e: at(line, 30, 20),
    });
    const command = declare("A", "b");
    expect(table.decide(command)).toMatchObject({ refused: { clause: "command.radius" } });
    expect(table.decide({ ...declare("A", "e"), overrule: true })).toMatchObject({
      refused: { clause: "charge.declare" },
    });
    expect(table.give({ ...command, overrule: true })).toMatchObject({
      overruled: "command.radius",
      distance: 15,
    });
    resolving(table);
    // What limits it was set aside when it was declared.
    expect(table.give(charge(table, "A", "b", [3, 4, 3, 3]))).toMatchObject({
      overruled: null,
      situation: { distance: 15 },
    });
    expect(table.stands("A")).toEqual({ x: 60, y: 55, facing: 0 });
  });
});
