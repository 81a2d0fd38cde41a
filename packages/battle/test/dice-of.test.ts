/** Whose dice, for both sides or for each. */
import { describe, expect, test } from "vitest";
import {
  diceOf,
  parseBattle,
  type Start,
  startCompanion,
  viewLog,
  writeBattle,
} from "../src/index.ts";
import { order } from "./forces.ts";

function begun(more: Partial<Start>) {
  const start = startCompanion([order()], { id: "battle", ...more });
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  return start.value;
}

describe("dice of a side", () => {
  test("its own, else those of the options, else nobody's", () => {
    const { event } = begun({ options: { dice: "mixed" }, dice: { red: "typed" } });
    expect(diceOf(event, "red")).toBe("typed");
    expect(diceOf(event, "blue")).toBe("mixed");
    expect(diceOf(begun({}).event, "red")).toBeUndefined();
    expect(begun({}).event).not.toHaveProperty("dice");
  });

  test("the file keeps it, and every seat reads it", () => {
    const { state } = begun({ dice: { red: "typed", blue: "app" } });
    const file = writeBattle(state);
    expect(file.dice).toEqual({ red: "typed", blue: "app" });
    const read = parseBattle(JSON.parse(JSON.stringify(file)));
    expect(read.ok && read.value.state).toEqual(state);
    const [entry] = viewLog(state, { kind: "side", side: "blue" });
    expect(entry?.event).toMatchObject({ dice: { red: "typed", blue: "app" } });
  });

  test("a side that is not there, or dice that are none: faults with their place", () => {
    const start = startCompanion([order()], { id: "battle", dice: { green: "app" } });
    expect(start).toMatchObject({ faults: [{ code: "unknownId", path: ["dice", "green"] }] });
    const file = JSON.parse(JSON.stringify(writeBattle(begun({}).state)));
    expect(parseBattle({ ...file, dice: { green: "app" } })).toMatchObject({
      faults: [{ code: "unknownId", path: ["dice", "green"] }],
    });
    expect(parseBattle({ ...file, dice: { red: "loaded" } })).toMatchObject({
      faults: [{ code: "wrongValue", path: ["dice", "red"] }],
    });
  });
});
