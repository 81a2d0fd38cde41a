/** Reinforcements, brigades that redeploy, and armies that are set out for their players. */
import { describe, expect, test } from "vitest";
import { type Companion, due, redeployGround, setOut } from "../../src/index.ts";
import { ownEdge } from "../../src/map/own-edge.ts";
import { shippedFiles } from "../shipped.ts";
import {
  after,
  mapBattle,
  moving,
  refusedFor,
  stood,
  training,
  trainingSetOut,
} from "./battles.ts";

describe("set out for me", () => {
  test.each(shippedFiles(".scenario.json"))("%s: room for everybody, in both scales", (file) => {
    for (const scale of ["cm", "inch"] as const) {
      const state = mapBattle(file, { scale });
      const set = state.sides.reduce((now, { id: side }) => {
        const { places, without } = setOut(now, side);
        expect(without).toEqual([]);
        return after(now, { type: "deploy", side, places });
      }, state);
      expect(due(set)).toEqual([]);
      expect(after(set, { type: "advance" })).toMatchObject({ turn: 1, phase: "compulsory" });
    }
  });
});

/** The training battle, its Italians still to come: over the far edge between 40 and 80 cm. */
function reinforced(state = training(), [from, to] = [40, 80]): Companion {
  const { map, brigades } = state;
  const rinaldi = brigades["rinaldi"];
  if (map === null || rinaldi === undefined) throw new Error("the training battle has both");
  const arrivals = [
    {
      brigade: "rinaldi",
      edge: [
        [from, 90],
        [to, 90],
      ] as const,
    },
  ];
  return {
    ...state,
    map: { field: { ...map.field, arrivals } },
    brigades: { ...brigades, rinaldi: { ...rinaldi, arrives: 1 } },
  };
}

describe("reserve.scheduled on the map", () => {
  const french = setOut(training(), "french").places;
  const set = after(reinforced(), { type: "deploy", side: "french", places: french });
  const coming = moving(set);
  const deploy = (state: Companion, x: number, y: number, facing = 180) =>
    refusedFor(state, { type: "deploy", side: "italian", places: { "it-1": { x, y, facing } } });

  test("before their turn they are neither due nor set out", () => {
    expect(due(set).filter(({ kind }) => kind === "deploy")).toEqual([]);
    expect(deploy(set, 60, 88)).toMatchObject({ clause: "reserve.scheduled", limit: 1 });
  });

  test("they come on with their rear on their stretch of the edge", () => {
    expect(due(coming).map(({ kind }) => kind)).toContain("arrives");
    // A line is 16 by 2 cm: its front stands at 88 cm, and it reaches 8 cm to either side.
    expect(deploy(coming, 60, 88)).toBeNull();
    expect(deploy(coming, 48, 88)).toBeNull();
    expect(deploy(coming, 47.9, 88)).toMatchObject([{ code: "notAtArrival" }]);
    expect(deploy(coming, 60, 87.9)).toMatchObject([{ code: "notAtArrival" }]);
    expect(deploy(coming, 60, 88, 0)).toMatchObject([{ code: "notAtArrival" }]);
  });

  test("set out for me brings on as many as their stretch has room for", () => {
    const { places, without } = setOut(coming, "italian");
    // Two lines of 16 cm on 40 cm; no third, and no other beside them that is wider than 8 cm.
    expect(Object.keys(places)).toEqual(["it-1", "it-2"]);
    expect(without).toEqual(["it-3", "it-dragoons", "it-battery", "it-screen"]);
    const some = after(coming, { type: "deploy", side: "italian", places });
    expect(due(some).map(({ kind }) => kind)).toContain("arrives");

    const wide = reinforced(training(), [0, 120]);
    const onWide = moving(after(wide, { type: "deploy", side: "french", places: french }));
    const all = setOut(onWide, "italian");
    expect(all.without).toEqual([]);
    const there = after(onWide, { type: "deploy", side: "italian", places: all.places });
    expect(due(there).map(({ kind }) => kind)).not.toContain("arrives");
  });

  test("and move on in the same phase; what is not there yet stays due", () => {
    const here = after(coming, {
      type: "deploy",
      side: "italian",
      places: { "it-1": { x: 60, y: 88, facing: 180 } },
    });
    expect(here.brigades["rinaldi"]?.generalAt).toEqual({ x: 60, y: 90 });
    expect(here.log.at(-1)?.event).toMatchObject({ type: "deployed", arrives: true });
    const gone = after(here, {
      type: "march",
      ways: [{ unit: "it-1", legs: [{ kind: "ahead", length: 12 }] }],
    });
    expect(gone.units["it-1"]?.at).toEqual({ x: 60, y: 76, facing: 180 });
    expect(due(gone).map(({ kind }) => kind)).toContain("arrives");
  });

  /** One of their side is on the table, and has these marks. */
  const with1 = (marks: object) =>
    ({
      ...coming,
      units: {
        ...coming.units,
        "fr-1": { ...coming.units["fr-1"], side: "italian", brigade: "martel", ...marks },
      },
    }) as Companion;

  test("arrivals enter first: not when others of their side have moved", () => {
    const legs = [{ kind: "ahead", length: 5 }] as const;
    const gone = after(with1({}), { type: "march", ways: [{ unit: "fr-1", legs }] });
    expect(deploy(gone, 60, 88)).toMatchObject({ clause: "turn.sequence", reason: "arrivals" });
    expect(deploy(with1({}), 60, 88)).toBeNull();
  });

  test.each([
    ["charged", { charged: true, moved: "more" }],
    ["closed up behind a charge", { moved: "more" }],
    ["evaded", { chargedBy: "it-1", moved: "more" }],
    ["formed square against a charge", { chargedBy: "it-1", changedFormation: true }],
  ])("who %s did so before the Movement phase: they still enter first", (_, marks) => {
    expect(deploy(with1(marks), 60, 88)).toBeNull();
  });
});

describe("tasking.scouts on the map: 60 cm to where a brigade comes on", () => {
  /** French cavalry so far from the stretch of edge of the Italians, who come in the third turn. */
  const asked = (y: number) => {
    const far = reinforced();
    const rinaldi = far.brigades["rinaldi"];
    const state = {
      ...far,
      phase: "command",
      units: {
        ...far.units,
        "fr-1": {
          ...far.units["fr-1"],
          unit: {
            arm: "cavalry",
            class: "light",
            grade: "line",
            size: "standard",
            formation: "line",
            id: "fr-1",
          },
          at: { x: 60, y, facing: 0 },
        },
      },
      brigades: { ...far.brigades, rinaldi: { ...rinaldi, arrives: 3 } },
      sides: far.sides.map((side) => (side.id === "french" ? { ...side, adcs: 1 } : side)),
    } as unknown as Companion;
    const out = after(state, { type: "task", tasking: "scouts", side: "french", unit: "fr-1" });
    return out.pending.find(({ kind }) => kind === "scouts");
  };

  test("within it he who hides one names it; a step beyond there is nobody", () => {
    expect(asked(30)).toMatchObject({ side: "italian", among: ["rinaldi"] });
    expect(asked(29.99)).toMatchObject({ side: "italian", among: ["none"] });
  });
});

describe("tasking.redeploy on the map", () => {
  const state = moving(trainingSetOut({ "fr-1": { x: 40, y: 20, facing: 0 } }));
  const sent: Companion = {
    ...state,
    open: [
      {
        id: "x.1",
        kind: "redeploys",
        clause: "tasking.redeploy",
        need: "move",
        when: { phase: "movement", turn: 1 },
        brigade: "martel",
        side: "french",
      },
    ],
  };
  const to = (x: number, y: number) =>
    ({ type: "deploy", side: "french", places: { "fr-1": { x, y, facing: 0 } } }) as const;

  test("back and up to 30 cm along its edge, and that was its move", () => {
    // Everybody else out of the way.
    const clear = ["fr-2", "fr-3", "fr-battery", "fr-dragoons", "fr-screen"].reduce(
      (now, unit, index) => stood(now, unit, { at: { x: 100, y: 20 + index * 6, facing: 0 } }),
      sent,
    );
    const gone = after(clear, to(70, 15));
    expect(gone.units["fr-1"]).toMatchObject({ at: { x: 70, y: 15 }, moved: "more" });
    expect(gone.units["fr-2"]?.moved).toBe("more");
    expect(gone.open).toEqual([]);
    const { event } = gone.log.at(-1) ?? {};
    expect(event).toMatchObject({ type: "deployed", answers: "x.1" });
    expect(event).not.toHaveProperty("arrives");
    expect(refusedFor(clear, to(70.01, 15))).toEqual({
      clause: "tasking.redeploy",
      measured: 30.01,
      limit: 30,
      reason: "edge",
    });
    expect(refusedFor(clear, to(60, 20.01))).toMatchObject({
      clause: "tasking.redeploy",
      reason: "nearer",
    });
  });

  test("its ground: 30 cm to either side on the table, and back to its edge", () => {
    expect(redeployGround(sent, "fr-1")).toEqual([
      { x: 10, y: 0 },
      { x: 10, y: 20 },
      { x: 70, y: 20 },
      { x: 70, y: 0 },
    ]);
    const near = stood(sent, "fr-1", { at: { x: 100, y: 20, facing: 0 } });
    expect(redeployGround(near, "fr-1")?.map(({ x }) => x)).toEqual([70, 70, 120, 120]);
    expect(redeployGround(state, "fr-1")).toBeNull();
    expect(redeployGround(sent, "it-1")).toBeNull();
  });

  test("a garrison stays in its place", () => {
    const held = stood(sent, "fr-1", {
      at: null,
      place: "mill",
      formation: null,
      garrison: { place: "builtUp" },
    });
    expect(redeployGround(held, "fr-1")).toBeNull();
    expect(refusedFor(held, to(60, 15))).toMatchObject({
      clause: "tasking.redeploy",
      reason: "garrison",
    });
  });

  test("not without aides-de-camp sent for it", () => {
    expect(refusedFor(state, to(50, 15))).toMatchObject({
      clause: "turn.sequence",
      reason: "deployment",
    });
  });

  test("own edges are those along which sides set up", () => {
    const field = state.map?.field;
    if (!field) throw new Error("a battle on the map");
    expect([ownEdge(field, "french"), ownEdge(field, "italian")]).toEqual(["near", "far"]);
  });
});
