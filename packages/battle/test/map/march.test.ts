import { describe, expect, test } from "vitest";
import type { Fault } from "../../src/index.ts";
import { decide, evolve, parseBattle, replay, writeBattle } from "../../src/index.ts";
import { after, moving, refusedFor, training, trainingSetOut } from "./battles.ts";

const north = { facing: 0 } as const;

describe("setting out", () => {
  test("every unit in its zone, then the first turn begins, generals behind their brigades", () => {
    const set = trainingSetOut();
    expect(set.phase).toBe("deployment");
    for (const { side, at } of Object.values(set.units)) {
      expect(at).not.toBeNull();
      // The zones of the training battle: 0 to 20 cm, and 65 to 88 cm.
      const front = at?.y ?? 0;
      if (side === "french") expect(front).toBeLessThanOrEqual(20);
      else expect(front).toBeGreaterThanOrEqual(65);
    }
    const begun = after(set, { type: "advance" });
    expect(begun).toMatchObject({ turn: 1, phase: "compulsory" });
    expect(begun.brigades["martel"]?.generalAt).not.toBeNull();
    expect(begun.sides[0].commanderAt).not.toBeNull();
  });

  test("the phase waits for both sides", () => {
    const [first] = [refusedFor(training(), { type: "advance" })];
    expect(first).toMatchObject([{ code: "stillDue", params: { count: 2 } }]);
  });

  test("not outside the zone, not on friends, not on closed ground, not off the table", () => {
    const state = training();
    const deploy = (places: Parameters<typeof trainingSetOut>[0]) =>
      refusedFor(state, { type: "deploy", side: "french", places: places ?? {} });
    // An attack column is 8 × 4 cm: with its front at 20 cm it stands just within its zone.
    expect(deploy({ "fr-1": { x: 60, y: 20, ...north } })).toBeNull();
    expect(deploy({ "fr-1": { x: 60, y: 20.01, ...north } })).toMatchObject([
      { code: "outsideZone", path: ["places", "fr-1"] },
    ]);
    expect(
      deploy({ "fr-1": { x: 60, y: 10, ...north }, "fr-2": { x: 67.99, y: 10, ...north } }),
    ).toMatchObject({ clause: "move.interpenetrate", reason: "friend" });
    expect(
      deploy({ "fr-1": { x: 60, y: 10, ...north }, "fr-2": { x: 68, y: 10, ...north } }),
    ).toBeNull();
    // Of several it is named which one it is: of two on one spot the first.
    const several = {
      type: "deploy",
      id: "several",
      side: "italian",
      places: {
        "it-1": { x: 30, y: 70, facing: 180 },
        "it-2": { x: 60, y: 70, facing: 180 },
        "it-3": { x: 61, y: 70, facing: 180 },
      },
    } as const;
    expect(decide(state, several)).toMatchObject({
      refused: { clause: "move.interpenetrate", reason: "friend" },
      unit: "it-2",
    });
    expect(deploy({ "it-1": { x: 60, y: 10, ...north } })).toMatchObject([{ code: "unknownId" }]);
  });

  test("a unit is taken up again, and set out anew", () => {
    const set = after(training(), {
      type: "deploy",
      side: "french",
      places: { "fr-1": { x: 60, y: 20, ...north } },
    });
    const up = after(set, { type: "deploy", side: "french", places: { "fr-1": null } });
    expect(up.units["fr-1"]?.at).toBeNull();
    expect(up.brigades["martel"]?.generalAt).toBeNull();
  });
});

describe("marches", () => {
  const places = {
    "fr-1": { x: 40, y: 20, ...north },
    "fr-2": { x: 60, y: 20, ...north },
    "it-1": { x: 40, y: 65, facing: 180 },
  };
  const state = moving(trainingSetOut(places));
  const ahead = (unit: string, length: number) =>
    ({ unit, legs: [{ kind: "ahead", length }] }) as const;

  test("an attack column goes 15 cm; farther it is told how far", () => {
    const gone = after(state, { type: "march", ways: [ahead("fr-1", 15)] });
    expect(gone.units["fr-1"]).toMatchObject({ at: { x: 40, y: 35, facing: 0 }, moved: "more" });
    expect(refusedFor(state, { type: "march", ways: [ahead("fr-1", 15.01)] })).toEqual({
      clause: "move.rate",
      measured: 15.01,
      limit: 15,
      reason: null,
    });
  });

  test("move.rate, move.wheel: no length and no angle are no march", () => {
    const nowhere = [{ code: "goesNowhere", path: ["ways", 0, "legs"], params: {} }];
    const wheel = (turn: number) =>
      ({ type: "march", ways: [{ unit: "fr-1", legs: [{ kind: "wheel", turn }] }] }) as const;
    expect(refusedFor(state, { type: "march", ways: [ahead("fr-1", 0)] })).toEqual(nowhere);
    expect(refusedFor(state, { ...wheel(0), overrule: true })).toEqual(nowhere);
    expect(refusedFor(state, wheel(1))).toBeNull();
    expect(refusedFor(state, { type: "march", ways: [ahead("fr-1", 0.01)] })).toBeNull();
    // Of several it is named which.
    const ways = [ahead("fr-1", 5), ahead("fr-2", 0)];
    expect(refusedFor(state, { type: "march", ways })).toMatchObject([
      { code: "goesNowhere", path: ["ways", 1, "legs"] },
    ]);
  });

  test("half of it is half a move, to the hundredth", () => {
    const half = after(state, { type: "march", ways: [ahead("fr-1", 7.5)] });
    expect(half.units["fr-1"]?.moved).toBe("half");
    const more = after(state, { type: "march", ways: [ahead("fr-1", 7.51)] });
    expect(more.units["fr-1"]?.moved).toBe("more");
  });

  test("who has moved does not march again", () => {
    const gone = after(state, { type: "march", ways: [ahead("fr-1", 5)] });
    expect(refusedFor(gone, { type: "march", ways: [ahead("fr-1", 5)] })).toMatchObject({
      clause: "state.moved",
    });
  });

  test("several go together, or none", () => {
    const both = after(state, { type: "march", ways: [ahead("fr-1", 10), ahead("fr-2", 10)] });
    expect(both.units["fr-1"]?.at?.y).toBe(30);
    expect(both.units["fr-2"]?.at?.y).toBe(30);
    expect(
      refusedFor(state, { type: "march", ways: [ahead("fr-1", 10), ahead("fr-2", 16)] }),
    ).toMatchObject({ clause: "move.rate", measured: 16, limit: 15 });
    // It is named which of them it is.
    const ways = [ahead("fr-1", 10), ahead("fr-2", 16)];
    expect(decide(state, { type: "march", id: "group", ways })).toMatchObject({ unit: "fr-2" });
  });

  test("a change of formation takes half the move", () => {
    const form = { kind: "form", formation: "line" } as const;
    const way = (length: number) =>
      ({ unit: "fr-1", legs: [form, { kind: "ahead", length }] }) as const;
    // A line goes 12 cm, and half of that when it has formed first.
    const gone = after(state, { type: "march", ways: [way(6)] });
    expect(gone.units["fr-1"]).toMatchObject({
      unit: { formation: "line" },
      changedFormation: true,
      at: { y: 26 },
    });
    expect(refusedFor(state, { type: "march", ways: [way(6.01)] })).toMatchObject({
      clause: "move.formation",
    });
  });

  test("what was marched is taken back", () => {
    const gone = after(state, { type: "march", ways: [ahead("fr-1", 15)] });
    const back = after(gone, { type: "undo" });
    expect(back.units).toEqual(state.units);
  });

  test("off the map nothing marches", () => {
    const before = training();
    expect(refusedFor(before, { type: "march", ways: [ahead("fr-1", 5)] })).toMatchObject([
      { code: "notSetOut" },
    ] satisfies Partial<Fault>[]);
  });

  test("what is folded again, and read from its file, is the same battle", () => {
    const gone = after(state, { type: "march", ways: [ahead("fr-1", 15), ahead("fr-2", 7)] });
    const events = gone.log.map(({ event }) => event);
    expect(replay(events)).toEqual(gone);
    const file: unknown = JSON.parse(JSON.stringify(writeBattle(gone)));
    const read = parseBattle(file);
    expect(read.ok && read.value.state).toEqual(gone);
    expect(events.slice(1).reduce(evolve, replay(events.slice(0, 1)))).toEqual(gone);
  });
});

describe("on the map nothing is moved but by a march", () => {
  test("an order of the companion's is told the right one", () => {
    const state = moving(trainingSetOut());
    expect(refusedFor(state, { type: "move", units: ["fr-1"], how: "half" })).toMatchObject([
      { code: "wrongValue", params: { allowed: "march" } },
    ]);
  });
});
