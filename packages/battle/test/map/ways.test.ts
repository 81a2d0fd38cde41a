/** Marches over the ground of the training battle, in front of its enemies, in and out of its mill. */
import { describe, expect, test } from "vitest";
import { type Companion, legal, reachOf } from "../../src/index.ts";
import { after, moving, refusedFor, stood, trainingSetOut } from "./battles.ts";

const far = moving(
  trainingSetOut({
    "fr-1": { x: 40, y: 20, facing: 0 },
    "fr-2": { x: 60, y: 20, facing: 0 },
    "fr-3": { x: 80, y: 20, facing: 0 },
    "fr-screen": { x: 20, y: 10, facing: 0 },
    "fr-battery": { x: 100, y: 10, facing: 0 },
    "fr-dragoons": { x: 20, y: 5, facing: 0 },
    "it-1": { x: 40, y: 84, facing: 180 },
    "it-2": { x: 100, y: 80, facing: 180 },
    "it-3": { x: 100, y: 70, facing: 180 },
    "it-dragoons": { x: 60, y: 84, facing: 180 },
    "it-screen": { x: 15, y: 80, facing: 180 },
    "it-battery": { x: 80, y: 80, facing: 180 },
  }),
);

/** The French general where his units are in reach of him. */
function led(state: Companion, unit: string): Companion {
  return stood(state, unit, { general: true });
}

const go = (unit: string, length: number, more: object = {}) => ({
  unit,
  legs: [{ kind: "ahead" as const, length }],
  ...more,
});

describe("place.enter, place.leave", () => {
  // The mill is 74 to 86 cm by 56 to 66 cm.
  const near = led(stood(far, "fr-3", { at: { x: 80, y: 49, facing: 0 } }), "fr-3");

  test("who reaches the mill's edge with half the move left enters it", () => {
    const held = after(near, { type: "march", ways: [go("fr-3", 7, { enters: "mill" })] });
    const { unit, at, place, moved } = held.units["fr-3"] ?? {};
    expect(unit).toMatchObject({ garrison: { place: "builtUp" } });
    expect(unit).not.toHaveProperty("formation");
    expect({ at, place, moved }).toEqual({ at: null, place: "mill", moved: "more" });
  });

  test("not with less, and not from afar", () => {
    const way = (y: number, length: number) =>
      refusedFor(stood(near, "fr-3", { at: { x: 80, y, facing: 0 } }), {
        type: "march",
        ways: [go("fr-3", length, { enters: "mill" })],
      });
    // Half of 15 cm is 7.5 cm.
    expect(way(48.5, 7.5)).toBeNull();
    expect(way(48.49, 7.51)).toMatchObject({ clause: "place.enter" });
    expect(way(48, 7)).toMatchObject({ clause: "place.enter" });
  });

  test("nobody gets in from afar, whatever the players set aside; with too little move left they may", () => {
    const way = (y: number, length: number) =>
      refusedFor(stood(near, "fr-3", { at: { x: 80, y, facing: 0 } }), {
        type: "march",
        ways: [go("fr-3", length, { enters: "mill" })],
        overrule: true,
      });
    expect(way(48, 8)).toBeNull();
    expect(way(48, 7)).toMatchObject({ clause: "place.enter" });
    expect(way(20, 1)).toMatchObject({ clause: "place.enter" });
  });

  test("nor into a place that the enemy holds", () => {
    const inside = {
      garrison: { place: "builtUp" },
      formation: null,
      place: "mill",
      at: null,
    } as const;
    const march = { type: "march", ways: [go("fr-3", 7, { enters: "mill" })] } as const;
    const own = stood(near, "fr-2", inside);
    expect(refusedFor(own, march)).toMatchObject({ clause: "place.capacity" });
    expect(refusedFor(own, { ...march, overrule: true })).toBeNull();
    const enemy = stood(near, "it-3", inside);
    expect(refusedFor(enemy, march)).toMatchObject({ clause: "place.enter" });
    expect(refusedFor(enemy, { ...march, overrule: true })).toMatchObject({
      clause: "place.enter",
    });
  });

  test("guns never, whatever the players set aside", () => {
    const guns = led(stood(near, "fr-battery", { at: { x: 80, y: 54, facing: 0 } }), "fr-battery");
    const way = go("fr-battery", 2, { enters: "mill" });
    expect(refusedFor(guns, { type: "march", ways: [way], overrule: true })).toMatchObject({
      clause: "place.enter",
    });
  });

  test("a second battalion finds the only sector held, an enemy the place held", () => {
    const held = after(near, { type: "march", ways: [go("fr-3", 7, { enters: "mill" })] });
    const second = led(stood(held, "fr-2", { at: { x: 80, y: 49, facing: 0 } }), "fr-2");
    const refused = refusedFor(second, {
      type: "march",
      ways: [go("fr-2", 7, { enters: "mill" })],
    });
    expect(refused).toEqual({ clause: "place.capacity", measured: 2, limit: 1, reason: null });
    const enemy = led(
      stood(held, "it-1", { at: { x: 80, y: 67, facing: 180 }, formation: "attackColumn" }),
      "it-1",
    );
    expect(
      refusedFor(enemy, { type: "march", ways: [go("it-1", 1, { enters: "mill" })] }),
    ).toMatchObject({ clause: "place.enter" });
  });

  test("a garrison comes out in company column, its rear on the edge, half its move gone", () => {
    const held = after(near, { type: "march", ways: [go("fr-3", 7, { enters: "mill" })] });
    const next = stood(held, "fr-3", { moved: "none" });
    const out = after(next, { type: "march", ways: [{ unit: "fr-3", legs: [], leaves: 180 }] });
    // A company column is 8 cm deep, and the near side of the mill at 56 cm.
    expect(out.units["fr-3"]).toMatchObject({
      unit: { formation: "companyColumn" },
      at: { x: 80, y: 48, facing: 180 },
      place: null,
      moved: "half",
    });
    const further = go("fr-3", 7.5, { leaves: 180 });
    expect(after(next, { type: "march", ways: [further] }).units["fr-3"]?.at?.y).toBe(40.5);
    expect(
      refusedFor(next, { type: "march", ways: [go("fr-3", 7.51, { leaves: 180 })] }),
    ).toMatchObject({ clause: "move.rate", measured: 7.51, limit: 7.5 });
    expect(refusedFor(next, { type: "march", ways: [go("fr-3", 5)] })).toMatchObject({
      clause: "place.leave",
    });
    expect(reachOf(next, "fr-3")).toBeNull();
    expect(reachOf(next, "fr-3", undefined, 180)?.ahead.length).toBeGreaterThan(3);
  });
});

describe("move.terrain", () => {
  test("woods take twice the move, and the order", () => {
    // The wood's near edge is at 36 cm where x is 20; a column of 8 cm has it within its front.
    const at = led(stood(far, "fr-1", { at: { x: 20, y: 36, facing: 0 } }), "fr-1");
    const gone = after(at, { type: "march", ways: [go("fr-1", 7)] });
    expect(gone.units["fr-1"]).toMatchObject({ at: { y: 43 }, unit: { unformed: true } });
    const event = gone.log.at(-1)?.event;
    expect(event?.type === "marched" && event.ways[0]).toMatchObject({
      unformedBy: "move.terrain",
      how: "more",
      move: 15,
    });
    expect(refusedFor(at, { type: "march", ways: [go("fr-1", 8)] })).toMatchObject({
      clause: "move.rate",
      limit: 15,
    });
  });

  test("a march column on the road goes half as far again", () => {
    // Past the mill the road runs along x = 69 cm from 50 to 76 cm.
    const column = { formation: "marchColumn", at: { x: 69, y: 50, facing: 0 } } as const;
    const on = stood(led(far, "fr-2"), "fr-2", column);
    const gone = after(on, { type: "march", ways: [go("fr-2", 26)] });
    const event = gone.log.at(-1)?.event;
    expect(event?.type === "marched" && event.ways[0]).toMatchObject({
      onRoad: true,
      spent: 26,
      move: 30,
    });
    const beside = stood(on, "fr-2", { at: { x: 55, y: 50, facing: 0 } });
    expect(refusedFor(beside, { type: "march", ways: [go("fr-2", 26)] })).toEqual({
      clause: "move.rate",
      measured: 26,
      limit: 20,
      reason: null,
    });
  });
});

describe("move.interpenetrate", () => {
  test("through friends both become Unformed; one does not stop on them", () => {
    const behind = led(stood(far, "fr-1", { at: { x: 60, y: 14, facing: 0 } }), "fr-1");
    // fr-2 stands from 16 to 20 cm: an attack column of 4 cm is past it at 24 cm.
    const gone = after(behind, { type: "march", ways: [go("fr-1", 10)] });
    expect(gone.units["fr-1"]?.unit.unformed).toBe(true);
    expect(gone.units["fr-2"]?.unit.unformed).toBe(true);
    expect(refusedFor(behind, { type: "march", ways: [go("fr-1", 9.99)] })).toMatchObject({
      clause: "move.interpenetrate",
      reason: "friend",
    });
    // Behind one who has gone first nobody is in the way.
    const both = after(behind, { type: "march", ways: [go("fr-2", 10), go("fr-1", 9.99)] });
    expect(both.units["fr-1"]?.unit.unformed ?? false).toBe(false);
  });
});

describe("command.hesitant, command.radius, state.faltering: no nearer to the enemy", () => {
  const enemy = stood(far, "it-1", { at: { x: 40, y: 60, facing: 180 } });
  const at = stood(led(enemy, "fr-1"), "fr-1", { at: { x: 40, y: 40, facing: 0 } });
  const hesitant = {
    ...at,
    brigades: {
      ...at.brigades,
      martel: { ...at.brigades["martel"], order: "hesitant", rolledInTurn: 1 },
    },
  } as Companion;

  test("nearer is refused with both distances, aslant or back is not", () => {
    const march = (legs: Parameters<typeof after>[1] extends never ? never : object[]) =>
      refusedFor(hesitant, {
        type: "march",
        ways: [{ unit: "fr-1", legs: legs as never }],
      });
    const refused = march([{ kind: "ahead", length: 5 }]);
    expect(refused).toMatchObject({ clause: "command.hesitant", reason: "nearer" });
    expect(refused).toHaveProperty("measured");
    expect(march([{ kind: "about" }, { kind: "ahead", length: 5 }])).toBeNull();
    const order = legal(hesitant, "french").units["fr-1"]?.find(({ order }) => order === "move");
    expect(order).toEqual({ order: "move", refused: null, onlyAway: "command.hesitant" });
  });

  test("its reach is where it may go: nothing straight on, all of it turned about", () => {
    const ends = (state: Companion, of: "ahead" | "about") =>
      reachOf(state, "fr-1")?.[of].map(({ x, y }) => `${x} ${y}`);
    // An attack column goes 15 cm; turned about, the middle of its front is 4 cm behind it.
    expect(ends(at, "ahead")).toContain("40 55");
    expect(ends(hesitant, "ahead")).not.toContain("40 55");
    expect(reachOf(hesitant, "fr-1")?.ahead.filter(({ x, y }) => x === 40 && y > 40)).toEqual([]);
    expect(ends(hesitant, "about")).toContain("40 21");
    expect(ends(stood(at, "fr-1", { faltering: true }), "ahead")).not.toContain("40 55");
  });

  test("within 15 cm of close order it changes formation only into square", () => {
    const near = (y: number) => stood(hesitant, "fr-1", { at: { x: 40, y, facing: 0 } });
    const form = (y: number, formation: "line" | "square") =>
      refusedFor(near(y), {
        type: "march",
        ways: [{ unit: "fr-1", legs: [{ kind: "form", formation }] }],
      });
    expect(form(45, "line")).toEqual({
      clause: "command.hesitant",
      measured: 15,
      limit: 15,
      reason: "formation",
    });
    expect(form(44.99, "line")).toBeNull();
    expect(form(45, "square")).toBeNull();
  });

  test("out of its general's reach it has the same limits", () => {
    const alone = stood(stood(at, "fr-1", { general: false }), "fr-2", {
      at: { x: 110, y: 5, facing: 0 },
      general: true,
    });
    expect(refusedFor(alone, { type: "march", ways: [go("fr-1", 5)] })).toMatchObject({
      clause: "command.radius",
      limit: 30,
    });
  });

  test("a faltering unit neither", () => {
    const falters = stood(at, "fr-1", { faltering: true });
    expect(refusedFor(falters, { type: "march", ways: [go("fr-1", 5)] })).toMatchObject({
      clause: "state.faltering",
      reason: "nearer",
    });
  });
});

describe("move.reform", () => {
  const enemy = led(stood(far, "it-1", { at: { x: 46, y: 60, facing: 180 } }), "it-1");
  const unformed = (y: number) =>
    stood(enemy, "fr-1", { at: { x: 46, y, facing: 0 }, unformed: true });
  const stands = (state: Companion) => refusedFor(state, { type: "stoodStill", units: ["fr-1"] });

  test("not where an enemy could charge it: a line reaches 15 cm", () => {
    expect(stands(unformed(45))).toMatchObject({ clause: "move.reform", reason: "enemy" });
    expect(stands(unformed(44.99))).toBeNull();
    const order = legal(unformed(45), "french").units["fr-1"]?.find(
      (one) => one.order === "standStill",
    );
    expect(order?.refused).toMatchObject({ clause: "move.reform" });
  });

  test("an enemy that is Unformed itself threatens nobody", () => {
    expect(stands(stood(unformed(45), "it-1", { unformed: true }))).toBeNull();
  });

  test("who has lost its fire discipline gets that back, and stays Unformed", () => {
    const lost = stood(unformed(45), "fr-1", { fireDisciplineLost: true });
    const still = after(lost, { type: "stoodStill", units: ["fr-1"] });
    expect(still.units["fr-1"]?.unit).toMatchObject({ unformed: true });
    expect(still.units["fr-1"]?.unit).toMatchObject({ fireDisciplineLost: false });
  });
});

describe("general.attach on the map", () => {
  test("he rides 60 cm in the Movement phase, measured from where he is", () => {
    const alone = after(far, {
      type: "attach",
      brigade: "martel",
      unit: null,
      to: { x: 60, y: 10 },
    });
    expect(alone.brigades["martel"]?.generalAt).toEqual({ x: 60, y: 10 });
    const next = {
      ...alone,
      brigades: { ...alone.brigades, martel: { ...alone.brigades["martel"], rodeInTurn: 0 } },
    } as Companion;
    const ride = (y: number) =>
      refusedFor(next, { type: "attach", brigade: "martel", unit: null, to: { x: 60, y } });
    expect(ride(70)).toBeNull();
    expect(ride(70.01)).toEqual({
      clause: "move.rate",
      measured: 60.01,
      limit: 60,
      reason: "general",
    });
  });

  test("once in a turn", () => {
    const ridden = after(far, { type: "attach", brigade: "martel", unit: "fr-1" });
    const again = { type: "attach", brigade: "martel", unit: "fr-2" } as const;
    expect(refusedFor(ridden, again)).toMatchObject({ clause: "general.attach" });
  });

  test("he joins a unit, and is where it goes", () => {
    const joined = after(far, { type: "attach", brigade: "martel", unit: "fr-1" });
    expect(joined.units["fr-1"]?.general).toBe(true);
    expect(joined.brigades["martel"]?.generalAt).toBeNull();
    const gone = after(joined, { type: "march", ways: [go("fr-1", 10)] });
    const left = after(gone, { type: "attach", brigade: "martel", unit: null, overrule: true });
    expect(left.brigades["martel"]?.generalAt).toEqual({ x: 40, y: 30 });
  });

  test("he joins and leaves before others of his side have moved; alone he rides when he will", () => {
    const moved = after(far, { type: "march", ways: [go("fr-1", 5)], overrule: true });
    const ride = { type: "attach", brigade: "martel" } as const;
    expect(refusedFor(moved, { ...ride, unit: "fr-2" })).toMatchObject({
      clause: "general.attach",
      measured: null,
    });
    expect(refusedFor(moved, { ...ride, unit: null, to: { x: 60, y: 10 } })).toBeNull();
    const joined = after(far, { ...ride, unit: "fr-1" });
    const gone = after(joined, { type: "march", ways: [go("fr-1", 5)] });
    const next = {
      ...gone,
      brigades: { ...gone.brigades, martel: { ...gone.brigades["martel"], rodeInTurn: 0 } },
    } as Companion;
    expect(refusedFor(next, { ...ride, unit: null })).toMatchObject({ clause: "general.attach" });
  });

  test("not off the table", () => {
    expect(
      refusedFor(far, { type: "attach", brigade: "martel", unit: null, to: { x: 121, y: 5 } }),
    ).toMatchObject([{ code: "offTable" }]);
  });
});

describe("move.formation: what was spent before counts", () => {
  const state = led(far, "fr-1");
  const form = { kind: "form", formation: "line" } as const;

  test("who has gone half may still form, and no more", () => {
    const half = after(state, { type: "march", ways: [go("fr-1", 7.5)] });
    const formed = after(half, { type: "march", ways: [{ unit: "fr-1", legs: [form] }] });
    expect(formed.units["fr-1"]).toMatchObject({ unit: { formation: "line" }, moved: "half" });
    const more = after(state, { type: "march", ways: [go("fr-1", 7.51)] });
    expect(
      refusedFor(more, { type: "march", ways: [{ unit: "fr-1", legs: [form] }] }),
    ).toMatchObject({ clause: "move.formation" });
  });

  test("who has formed first goes half a move", () => {
    const formed = after(state, { type: "march", ways: [{ unit: "fr-1", legs: [form] }] });
    expect(formed.units["fr-1"]).toMatchObject({ moved: "none", changedFormation: true });
    expect(refusedFor(formed, { type: "march", ways: [go("fr-1", 6)] })).toBeNull();
    expect(refusedFor(formed, { type: "march", ways: [go("fr-1", 6.01)] })).toMatchObject({
      clause: "move.rate",
      measured: 6.01,
      limit: 6,
    });
  });

  test("foot guns that unlimber have not moved, and may fire", () => {
    const limber = stood(far, "fr-battery", { formation: "limbered" });
    const deploys = [{ kind: "form", formation: "deployed" } as const];
    const gone = after(led(limber, "fr-battery"), {
      type: "march",
      ways: [{ unit: "fr-battery", legs: deploys }],
    });
    expect(gone.units["fr-battery"]).toMatchObject({ moved: "none", unlimbered: true });
  });
});

describe("tasking.forwards", () => {
  test("its dice lengthen the march", () => {
    const sent = {
      ...led(far, "fr-1"),
      sides: far.sides.map((side) =>
        side.id === "french"
          ? {
              ...side,
              taskings: [
                { tasking: "forwards", turn: 1, brigade: "martel", use: "move", farther: 14 },
              ],
            }
          : side,
      ),
    } as unknown as Companion;
    expect(refusedFor(sent, { type: "march", ways: [go("fr-1", 29)] })).toBeNull();
    expect(refusedFor(sent, { type: "march", ways: [go("fr-1", 29.01)] })).toMatchObject({
      clause: "move.rate",
      limit: 29,
    });
  });
});
