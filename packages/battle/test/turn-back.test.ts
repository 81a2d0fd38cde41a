import { describe, expect, test } from "vitest";
import { parseBattle, replay, toRedo, undoable, viewLog, writeBattle } from "../src/index.ts";
import { to } from "./companion-orders.ts";
import { boardOf, Table } from "./forces.ts";
import { begun, maida } from "./view/play.ts";
import { red } from "./view/seat.ts";

function noted(...texts: readonly string[]): Table {
  const table = new Table();
  for (const text of texts) table.give({ type: "note", text });
  return table;
}

const standing = ({ state }: Table): readonly string[] =>
  state.log.flatMap(({ event, undone }) => (event.type === "noted" && !undone ? event.text : []));

describe("undo back to an event", () => {
  test("one may go back to every event that stands, but not to the start", () => {
    const table = noted("one", "two", "three");
    expect(undoable(table.state)).toEqual(["e3", "e2", "e1"]);
    table.give({ type: "undo" });
    expect(undoable(table.state)).toEqual(["e2", "e1"]);
  });

  test("everything from the last back to it is undone, in one event", () => {
    const table = noted("one", "two", "three", "four");
    const event = table.give({ type: "undo", to: "e2" });
    expect(event).toEqual({ type: "undone", id: "e5", of: "e2", also: ["e3", "e4"] });
    expect(standing(table)).toEqual(["one"]);
    expect(undoable(table.state)).toEqual(["e1"]);
  });

  test("back to the last is an undo as any", () => {
    const table = noted("one", "two");
    expect(table.give({ type: "undo", to: "e2" })).toEqual({ type: "undone", id: "e3", of: "e2" });
  });

  test("redo brings all of it back, and an undo after that takes the last step alone", () => {
    const table = noted("one", "two", "three");
    table.give({ type: "undo", to: "e2" });
    expect(toRedo(table.state)).toBe("e2");
    expect(table.give({ type: "redo" })).toMatchObject({ of: "e2", also: ["e3"] });
    expect(standing(table)).toEqual(["one", "two", "three"]);
    expect(toRedo(table.state)).toBeNull();
    table.give({ type: "undo" });
    expect(standing(table)).toEqual(["one", "two"]);
  });

  test("steps and jumps come back in turn", () => {
    const table = noted("one", "two", "three", "four");
    table.give({ type: "undo" });
    table.give({ type: "undo", to: "e2" });
    table.give({ type: "redo" });
    expect(standing(table)).toEqual(["one", "two", "three"]);
    table.give({ type: "redo" });
    expect(standing(table)).toEqual(["one", "two", "three", "four"]);
  });

  test("what was undone before does not count among it", () => {
    const table = noted("one", "two", "three");
    table.give({ type: "undo" });
    table.give({ type: "note", text: "four" });
    expect(table.give({ type: "undo", to: "e1" })).toMatchObject({ of: "e1", also: ["e2", "e5"] });
  });

  test.each([
    ["nothing is called so", "e9"],
    ["the start", "battle"],
    ["what was undone", "e3"],
    ["an undo", "e4"],
  ])("%s: refused, the state untouched", (_what, id) => {
    const table = noted("one", "two", "three");
    table.give({ type: "undo" });
    const before = table.state;
    const decision = table.decide({ type: "undo", to: id });
    expect(decision).toMatchObject({ faults: [{ code: "notStanding", path: ["to"] }] });
    expect(table.state).toBe(before);
  });

  test("the board is what it was, through phases and losses, and so is the file", () => {
    const table = new Table();
    const states = [table.state];
    const give = (act: () => void): void => {
      act();
      states.push(table.state);
    };
    for (let i = 0; i < 40; i++) {
      give(() => table.put("blue-1", { casualties: i % 9 }));
      give(() => table.give({ type: "advance", overrule: true }));
    }
    const whole = boardOf(table.state);
    const target = undoable(table.state)[55] ?? "";
    table.give({ type: "undo", to: target });
    expect(boardOf(table.state)).toEqual(boardOf(states[24] ?? table.state));
    const read = parseBattle(JSON.parse(JSON.stringify(writeBattle(table.state))));
    expect(read.ok && read.value.state).toEqual(table.state);
    expect(replay(table.state.log.map(({ event }) => event))).toEqual(table.state);
    table.give({ type: "redo" });
    expect(boardOf(table.state)).toEqual(whole);
  });
});

describe("views of a jump", () => {
  // Digonet comes on in turn 3: what the French do with him before that the British do not know.
  test("a side learns only of those events that it knew", () => {
    const table = new Table(begun("roster", maida));
    const british = { kind: "side", side: "british" } as const;
    const [hidden] = table.state.brigades["digonet"]?.units ?? [];
    const [open] = table.state.brigades["compere"]?.units ?? [];
    table.give({ type: "correct", unit: hidden ?? "", to: { casualties: 1 }, reason: "forgot" });
    table.give({ type: "correct", unit: open ?? "", to: { unformed: true }, reason: "forgot" });
    table.give({ type: "correct", unit: hidden ?? "", to: { casualties: 2 }, reason: "forgot" });
    table.give({ type: "undo", to: "e1" });
    const told = viewLog(table.state, british).at(-1)?.event;
    expect(told).toEqual({ type: "undone", id: "e4", of: "e2" });
    expect(viewLog(table.state, { kind: "umpire" }).at(-1)?.event).toMatchObject({
      of: "e1",
      also: ["e2", "e3"],
    });
  });
});

describe("turn.sequence: a phase left although something is due", () => {
  test("the log says what was set aside; else nothing of the kind", () => {
    const table = new Table();
    expect(table.give({ type: "advance" })).not.toHaveProperty("overruled");
    to(table, "command");
    table.put("blue-1", { general: true });
    const general = { type: "generalAtRisk", clause: "fate.table" };
    table.give({
      type: "resolve",
      procedure: "fate",
      situation: {
        unit: table.unit("red-1"),
        target: table.unit("blue-1"),
        generals: { own: false, enemy: true },
      },
      faces: [6, 5],
      overrule: true,
    });
    expect(table.state.open).toMatchObject([{ kind: general.type }]);
    expect(table.decide({ type: "advance" })).toMatchObject({ faults: [{ code: "stillDue" }] });
    const event = table.give({ type: "advance", overrule: true });
    expect(event).toMatchObject({ type: "advanced", overruled: general.clause });
    const told = viewLog(table.state, red).at(-1)?.event;
    expect(told).toMatchObject({ type: "advanced", overruled: general.clause });
  });
});
