/** The log of a battle: states share it, and none sees what another went on with. */
import { describe, expect, test } from "vitest";
import {
  backwards,
  type Companion,
  decide,
  eventNamed,
  evolve,
  hasHappened,
  replay,
} from "../src/index.ts";
import { started } from "./forces.ts";

function noted(state: Companion, id: string): Companion {
  const decision = decide(state, { type: "note", id, text: id });
  if (!decision.ok) throw new Error(id);
  return decision.events.reduce(evolve, state);
}

function moved(state: Companion, id: string, casualties: number): Companion {
  const to = { casualties };
  const decision = decide(state, { type: "correct", id, unit: "red-1", to, reason: "other" });
  if (!decision.ok) throw new Error(id);
  return decision.events.reduce(evolve, state);
}

function back(state: Companion, id: string, type: "undo" | "redo" = "undo"): Companion {
  const decision = decide(state, { type, id });
  if (!decision.ok) throw new Error(id);
  return decision.events.reduce(evolve, state);
}

const ids = ({ log }: Companion): string[] => log.map(({ event }) => event.id);

describe("the log", () => {
  test("an older state goes on by itself", () => {
    const first = noted(started().state, "one");
    const left = noted(noted(first, "two"), "three");
    const right = noted(first, "other");
    expect(ids(first)).toEqual(["battle", "one"]);
    expect(ids(left)).toEqual(["battle", "one", "two", "three"]);
    expect(ids(right)).toEqual(["battle", "one", "other"]);
    expect(hasHappened(right, "two")).toBe(false);
    expect(hasHappened(first, "two")).toBe(false);
    expect(hasHappened(left, "two")).toBe(true);
    expect(eventNamed(left, "three")).toMatchObject({ text: "three" });
    expect(eventNamed(first, "three")).toBeUndefined();
  });

  test("undoing leaves the state before it as it was", () => {
    const before = moved(started().state, "one", 3);
    const after = back(before, "undo");
    expect(before.log.map(({ undone }) => undone)).toEqual([false, false]);
    expect(after.log.map(({ undone }) => undone)).toEqual([false, true, false]);
    expect([...backwards(after)].map(({ event }) => event.id)).toEqual(["undo", "one", "battle"]);
    expect(before.units["red-1"]?.unit.casualties).toBe(3);
    expect(after.units["red-1"]?.unit.casualties ?? 0).toBe(0);
  });

  test("a long battle: a hundred events back, and forth again", () => {
    let state = started().state;
    for (let i = 1; i <= 100; i++) state = moved(state, `c${i}`, i % 12);
    const whole = state;
    for (let i = 100; i >= 1; i--) {
      state = back(state, `u${i}`);
      expect(state.units["red-1"]?.unit.casualties ?? 0).toBe((i - 1) % 12);
    }
    for (let i = 1; i <= 100; i++) state = back(state, `r${i}`, "redo");
    expect(state.units).toEqual(whole.units);
    expect(replay(state.log.map(({ event }) => event))).toEqual(state);
  });

  test("undoing in a battle put together by hand", () => {
    const state = moved(moved(started().state, "one", 3), "two", 5);
    const copy: Companion = { ...state };
    expect(copy).toEqual(state);
    const undone = back(copy, "undo");
    expect(undone.units["red-1"]?.unit.casualties).toBe(3);
    expect(ids(undone)).toEqual(["battle", "one", "two", "undo"]);
  });

  test("the log is one list for one state, frozen, and its JSON holds it", () => {
    const state = noted(started().state, "one");
    expect(state.log).toBe(state.log);
    expect(Object.isFrozen(state.log)).toBe(true);
    const json: unknown = JSON.parse(JSON.stringify(state));
    expect(json).toMatchObject({ log: [{}, { event: { id: "one" }, undone: false }] });
  });
});
