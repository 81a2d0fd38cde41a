import { describe, expect, test } from "vitest";
import { decideFor, view, viewEvent, viewLog } from "../../src/index.ts";
import { started } from "../forces.ts";
import { begun } from "./play.ts";
import { blue, lastAs, red, resolvedAs, spectator, table, told, umpire } from "./seat.ts";

describe("log entries", () => {
  test("aides-de-camp: that they were rolled for", () => {
    const at = table();
    const roll = { type: "resolve", procedure: "adc", situation: { adcs: 3 }, of: "blue" } as const;
    at.give({ ...roll, overrule: true, faces: [6, 5, 1] });
    expect(resolvedAs(red, at)).toMatchObject({
      of: "blue",
      situation: {},
      dice: { rolls: [] },
      outcome: { working: [] },
      changes: [],
    });
    expect(resolvedAs(blue, at).outcome).toMatchObject({ available: 2 });
  });

  test("a brigade's roll is thrown in the open", () => {
    const at = table();
    const roll = { type: "resolve", procedure: "command", situation: {} } as const;
    at.give({ ...roll, of: "blue-brigade", faces: [2] });
    expect(resolvedAs(red, at).outcome).toMatchObject({ natural: 2, result: "hesitant" });
    expect(view(at.state, red).brigades["blue-brigade"]?.order).toBe("hesitant");
  });

  test("a correction on the enemy's roster: that there was one", () => {
    const at = table();
    at.give({
      type: "correct",
      unit: "blue-1",
      to: { casualties: 4 },
      reason: "forgot",
      text: "4",
    });
    const { id } = lastAs(umpire, at) ?? { id: "" };
    expect(lastAs(red, at)).toEqual({
      type: "corrected",
      id,
      unit: null,
      reason: null,
      text: null,
      changes: [],
      follows: [],
    });
    expect(lastAs(blue, at)).toMatchObject({ unit: "blue-1", reason: "forgot", text: "4" });
    at.give({ type: "correct", unit: "blue-1", to: { unformed: true }, reason: "mistake" });
    expect(lastAs(red, at)).toMatchObject({ unit: "blue-1", reason: "mistake" });
  });

  test("standing still to have fire discipline back is seen by its own side alone", () => {
    const at = table();
    at.put("blue-1", { fireDisciplineLost: true });
    at.put("blue-2", { unformed: true });
    at.give({ type: "stoodStill", units: ["blue-1"], overrule: true });
    expect(viewLog(at.state, red).filter(({ event }) => event.type === "stoodStill")).toEqual([]);
    at.give({ type: "undo" });
    expect(viewLog(at.state, red).filter(({ event }) => event.type === "undone")).toEqual([]);
    at.give({ type: "stoodStill", units: ["blue-1", "blue-2"], overrule: true });
    expect(lastAs(red, at)).toMatchObject({ units: ["blue-2"] });
    expect(lastAs(blue, at)).toMatchObject({ units: ["blue-1", "blue-2"] });
  });

  test("taskings are hidden, but for a roll that is thrown again", () => {
    const at = table();
    const adc = { type: "resolve", procedure: "adc", situation: { adcs: 3 } } as const;
    while (at.state.phase !== "command") at.give({ type: "advance", overrule: true });
    at.give({ ...adc, of: "blue", overrule: true, faces: [6, 5, 4] });
    const task = { type: "task", side: "blue" } as const;
    at.give({ ...task, tasking: "assaultFire", unit: "blue-guns" });
    expect(lastAs(blue, at)).toMatchObject({
      task: { tasking: "assaultFire", unit: "blue-guns", cost: 1 },
      changes: [{ side: "blue", from: { adcs: 3 }, to: { adcs: 2 } }],
    });
    const length = viewLog(at.state, red).length;
    expect(length).toBe(viewLog(at.state, blue).length - 1);
    expect(view(at.state, blue).sides[1].taskings).toHaveLength(1);
    const roll = { type: "resolve", procedure: "command", situation: {} } as const;
    at.give({ ...roll, of: "blue-brigade", faces: [1] });
    const [stands] = view(at.state, red).pending;
    expect(stands).toMatchObject({
      kind: "rollStands",
      brigade: "blue-brigade",
      result: "hesitant",
    });
    expect(stands).not.toHaveProperty("among");
    at.give({ ...task, tasking: "attachment", brigade: "blue-brigade" });
    expect(lastAs(red, at)).toMatchObject({
      type: "settled",
      follow: stands?.id,
      task: { tasking: "attachment", side: "blue", brigade: "blue-brigade" },
    });
    expect(told(lastAs(red, at))).not.toContain("adcs");
  });

  test("who chooses is told, among whom is for his own side", () => {
    const at = table();
    at.give({ type: "resolve", procedure: "initiative", situation: {}, faces: [1, 1, 6, 6] });
    const [mine, theirs] = [view(at.state, red).pending, view(at.state, blue).pending];
    expect(theirs).toMatchObject([{ kind: "phasing", side: "blue", among: ["blue", "red"] }]);
    expect(mine).toMatchObject([{ kind: "phasing", side: "blue" }]);
    expect(mine[0]).not.toHaveProperty("among");
    const { id: pending = "" } = mine[0] ?? {};
    const choose = { type: "choose", id: "x", pending, chosen: "red" } as const;
    expect(decideFor(red, at.state, choose)).toMatchObject({ faults: [{ code: "notDue" }] });
    expect(decideFor(blue, at.state, choose)).toMatchObject({ ok: true });
    const [open] = at.state.pending;
    at.give({ type: "choose", pending: open?.id ?? "", chosen: "red" });
    expect(lastAs(red, at)).toMatchObject({ follow: pending, chosen: "red" });
  });

  test("its own changes are told whole", () => {
    const at = table();
    at.put("red-1", { fireDisciplineLost: true });
    at.give({ type: "stoodStill", units: ["red-1"], overrule: true });
    const event = at.state.log.at(-1)?.event;
    if (event?.type !== "stoodStill") throw new Error("it stood still");
    expect(event.changes).toHaveLength(1);
    expect(lastAs(red, at)).toMatchObject({ changes: event.changes });
  });

  test("what was undone stays, marked", () => {
    const at = table();
    at.volley("red-1", "blue-1", [6, 2]);
    at.give({ type: "undo" });
    expect(viewLog(at.state, red).map(({ event, undone }) => [event.type, undone])).toEqual([
      ["started", false],
      ["resolved", true],
      ["undone", false],
    ]);
  });

  test("the start tells a side its own order of battle, a spectator none", () => {
    const { state, event } = started();
    const mine = viewEvent(event, red, state);
    if (mine?.type !== "started") throw new Error("it began");
    expect(mine.orders.flatMap(({ sides }) => sides.map(({ id }) => id))).toEqual(["red"]);
    expect(viewEvent(event, spectator, state)).toMatchObject({ orders: [] });
    // Maida's notes on the armies, and the sources of the British alone, are not for the French.
    const [maidaStart] = viewLog(begun(), { kind: "side", side: "french" });
    const words = JSON.stringify(maidaStart?.event);
    expect(words).toContain("black-powder");
    expect(words).not.toContain("royal-sussex");
    expect(words).not.toContain("Oswald");
    expect(viewEvent(event, umpire, state)).toEqual(event);
  });
});
