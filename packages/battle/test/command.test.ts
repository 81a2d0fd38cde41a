import { describe, expect, test } from "vitest";
import { decide, type Filling, fault, parseCommand } from "../src/index.ts";
import { to } from "./companion-orders.ts";
import { Table } from "./forces.ts";
import { faultsOf, passed } from "./telling.ts";

const table = new Table();
to(table, "fire");
const unit = (id: string) => table.state.units[id]?.unit;

const volley = (changes: object = {}) => ({
  type: "resolve",
  id: "c1",
  procedure: "volley",
  situation: {
    firer: unit("red-1"),
    targets: [{ unit: unit("blue-1"), distance: 8 }],
  },
  faces: [6, 5, 1, 1],
  ...changes,
});

describe("commands from outside", () => {
  test.each<[string, object]>([
    ["a resolution", volley()],
    ["a correction", { type: "correct", unit: "red-1", to: { casualties: 2 }, reason: "forgot" }],
    ["units that stood still", { type: "stoodStill", units: ["red-1", "red-2"] }],
    [
      "units that moved",
      {
        type: "move",
        units: ["red-1"],
        how: "half",
        formation: "attackColumn",
        leaves: true,
        place: { kind: "builtUp", id: "mill" },
        unformedBy: "move.terrain",
      },
    ],
    ["a note", { type: "note", text: "Rain." }],
    ["what was due, done", { type: "settle", follow: "e1.1", unit: "red-1" }],
    ["a choice", { type: "choose", pending: "e1.p1", chosen: "red" }],
    ["a tasking", { type: "task", tasking: "glory", side: "red", unit: "red-1", faces: [4] }],
    ["the next phase", { type: "advance", overrule: true }],
    ["undoing up to an event", { type: "undo", to: "e1" }],
    ["redoing", { type: "redo" }],
  ])("%s is read as it stands", (_what, json) => {
    const command = { id: "c1", ...json };
    expect(passed(parseCommand(structuredClone(command)))).toEqual(command);
  });

  test("what was read the battle takes", () => {
    const command = passed(parseCommand(JSON.parse(JSON.stringify(volley()))));
    const decision = decide(table.state, command);
    expect(decision.ok ? decision.events : decision).toMatchObject([
      { type: "resolved", procedure: "volley" },
    ]);
  });

  test.each<[string, unknown, readonly string[]]>([
    ["no object", "advance", ["wrongType"]],
    ["nothing", null, ["wrongType"]],
    ["a list", [volley()], ["wrongType"]],
    ["no type", { id: "c1" }, ["type missing"]],
    ["an unknown type", { type: "attack", id: "c1" }, ["type wrongValue"]],
    ["no id", { type: "advance" }, ["id missing"]],
    ["a key too many", { type: "redo", id: "c1", weather: 1 }, ["weather unknownKey"]],
    [
      "__proto__ as a key",
      JSON.parse('{"type":"redo","id":"c1","__proto__":1}'),
      ["__proto__ unknownKey"],
    ],
    ["an unknown procedure", volley({ procedure: "voley" }), ["procedure wrongValue"]],
    ["no situation", volley({ situation: undefined }), ["missing"]],
    [
      "a wrong situation",
      volley({ situation: {} }),
      ["situation.firer missing", "situation.targets missing"],
    ],
    ["a die with seven sides", volley({ faces: [6, 7] }), ["faces.1 notDie"]],
    ["half a typed die", volley({ typed: 0.5 }), ["typed notWhole"]],
    [
      "every fault at once",
      { type: "note", text: "", id: 7, at: -1 },
      ["id wrongType", "at belowMinimum", "text emptyText"],
    ],
    [
      "a mark that is none",
      { type: "correct", id: "c1", unit: "red-1", to: { moved: "far" }, reason: "moved" },
      ["to.moved wrongValue"],
    ],
    [
      "a formation that is none",
      { type: "correct", id: "c1", unit: "red-1", to: { formation: "wedge" }, reason: "moved" },
      ["to.formation wrongValue"],
    ],
    [
      "an unknown tasking",
      { type: "task", id: "c1", tasking: "glorry", side: "red" },
      ["tasking wrongValue"],
    ],
  ])("%s", (_what, json, expected) => {
    expect(faultsOf(parseCommand(json))).toEqual(expected);
  });

  test("of a word misspelt it says which was meant", () => {
    const read = parseCommand({ type: "advnce", id: "c1" });
    expect(read.ok ? [] : read.faults).toMatchObject([{ params: { allowed: "advance" } }]);
  });

  test("a situation given in short is made whole first, or its faults told", () => {
    const short = volley({ situation: "the usual" });
    const whole: Filling = (procedure, situation) => {
      expect([procedure, situation]).toEqual(["volley", "the usual"]);
      return { ok: true, value: volley().situation };
    };
    expect(passed(parseCommand(short, undefined, whole))).toEqual(volley());
    const nobody = fault(["situation", "firer"], "unitGone", { id: "red-1" });
    const gone: Filling = () => ({ ok: false, faults: [nobody] });
    expect(faultsOf(parseCommand(short, undefined, gone))).toEqual(["situation.firer unitGone"]);
  });
});
