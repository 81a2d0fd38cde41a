import { describe, expect, test } from "vitest";
import type { Field, TerrainPiece } from "../src/index.ts";
import { about, ahead, column, gets, go, line, march, open, rectangle, wheel } from "./moves.ts";
import { battalion, field, guns, horse, screen, stand } from "./pictures.ts";

describe("move.rate", () => {
  test.each([
    ["line", line, 12],
    ["attack column", column, 15],
    ["march column", march, 20],
    ["square", battalion({ formation: "square" }), 5],
    ["screen", screen(), 20],
    ["heavy cavalry", horse({ class: "heavy" }), 25],
    ["light cavalry", horse({ class: "light" }), 35],
    ["guns by hand", guns(), 5],
    ["foot guns limbered", guns(4, { formation: "limbered" }), 15],
    ["horse guns limbered", guns(4, { mount: "horse", formation: "limbered" }), 30],
  ])("%s: exactly its move, and not a tenth of a millimetre more", (_, unit, cm) => {
    const mover = stand(open, "A", unit, 50, 30);
    const whole = go(mover, [ahead(cm)]);
    expect(whole).toMatchObject({ refusal: null, spent: cm * 100, move: cm * 100, moved: "more" });
    expect(whole.end.pose).toEqual({ x: 5000, y: 3000 + cm * 100, facing: 0 });
    expect(go(mover, [ahead(cm + 0.01)]).refusal).toEqual({
      clause: "move.rate",
      measured: cm + 0.01,
      limit: cm,
      reason: null,
    });
    expect(gets(mover, [ahead(cm + 20)])).toBe(cm);
  });

  test("half a move is half, a step more is more", () => {
    const mover = stand(open, "A", line, 50, 30);
    expect(go(mover, [ahead(6)]).moved).toBe("half");
    expect(go(mover, [ahead(6.01)]).moved).toBe("more");
    expect(go(mover, []).moved).toBe("none");
    // Nothing spent is 0, and not −0, which no file keeps.
    expect(go(mover, [about]).spent).toBe(0);
  });

  test("tasking.forwards adds to it", () => {
    const mover = stand(open, "A", line, 50, 30);
    expect(go(mover, [ahead(20)], [], open, 800).refusal).toBeNull();
    expect(go(mover, [ahead(20.01)], [], open, 800).refusal?.limit).toBe(20);
  });
});

describe("move.terrain", () => {
  const on = (...terrain: TerrainPiece[]) => field({ terrain });
  const area = (kind: "rough" | "woods" | "marsh", near = 34, far = 90): TerrainPiece => ({
    id: kind,
    kind,
    shape: rectangle(0, near, 100, far),
  });
  const steep: TerrainPiece = {
    id: "h",
    kind: "hill",
    height: 1,
    steep: true,
    shape: rectangle(0, 34, 100, 90),
  };

  test("rough ground: 4 cm to it, then each step counts double", () => {
    const table = on(area("rough"));
    const mover = stand(table, "A", line, 50, 30);
    expect(go(mover, [ahead(8)], [], table)).toMatchObject({ refusal: null, spent: 1200 });
    expect(go(mover, [ahead(8.01)], [], table).refusal).toMatchObject({
      clause: "move.rate",
      measured: 12.02,
      limit: 12,
    });
    expect(gets(mover, [ahead(12)], [], table)).toBe(8);
  });

  test("a unit is in a piece of ground until all of it is out", () => {
    // 1 cm of rough ground before a line 2 cm deep: 4 cm open, 3 cm in it, then open again.
    const table = on(area("rough", 34, 35));
    const mover = stand(table, "A", line, 50, 30);
    expect(go(mover, [ahead(9)], [], table)).toMatchObject({ refusal: null, spent: 1200 });
    expect(go(mover, [ahead(9.01)], [], table).refusal?.measured).toBe(12.01);
  });

  test.each([
    ["skirmishers in rough ground", screen(), area("rough"), 20],
    ["skirmishers in a wood", screen(), area("woods"), 12],
    ["cavalry in rough ground", horse(), area("rough"), 17],
    ["up a steep slope", line, steep, 8],
    ["infantry in a marsh", line, area("marsh"), 8],
    ["cavalry stops at a wood", horse(), area("woods"), 4],
    ["limbered guns at a marsh", guns(4, { formation: "limbered" }), area("marsh"), 4],
  ])("%s", (_, unit, terrain, cm) => {
    const table = on(terrain);
    expect(gets(stand(table, "A", unit, 50, 30), [ahead(40)], [], table)).toBe(cm);
  });

  test("difficult ground unforms close order, not skirmishers", () => {
    const table = on(area("woods"));
    const unformed = (unit: typeof line | ReturnType<typeof screen>, cm: number) =>
      go(stand(table, "A", unit, 50, 30), [ahead(cm)], [], table).unformedBy;
    expect(unformed(line, 4)).toBeNull();
    expect(unformed(line, 4.01)).toBe("move.terrain");
    expect(unformed(screen(), 8)).toBeNull();
  });

  test("closed to cavalry and guns, with the clause", () => {
    const table = on(area("woods"));
    const rider = stand(table, "A", horse(), 50, 30);
    expect(go(rider, [ahead(4)], [], table).refusal).toBeNull();
    expect(go(rider, [ahead(4.01)], [], table).refusal).toMatchObject({ clause: "move.terrain" });
  });

  const river = (crossing: "ford" | "impassable" = "ford"): TerrainPiece => ({
    id: "r",
    kind: "river",
    crossing,
    shape: {
      line: [
        [0, 35],
        [100, 35],
      ],
      width: 2,
    },
  });
  const bridge: TerrainPiece = {
    id: "b",
    kind: "bridge",
    shape: {
      line: [
        [50, 33],
        [50, 37],
      ],
      width: 3,
    },
  };

  test.each([
    ["a ford: half pace from first foot in to last foot out", line, [river()], 8],
    ["no guns through a ford", guns(4, { formation: "limbered" }), [river()], 4],
    ["an impassable river", line, [river("impassable")], 4],
    ["a march column over the bridge", march, [river("impassable"), bridge], 20],
    ["limbered guns over the bridge", guns(4, { formation: "limbered" }), [river(), bridge], 15],
    ["a line does not fit on it", line, [river("impassable"), bridge], 4],
  ])("rivers: %s", (_, unit, pieces, cm) => {
    const table = on(...pieces);
    expect(gets(stand(table, "A", unit, 50, 30), [ahead(20)], [], table)).toBe(cm);
  });

  test("a bridge aside is none", () => {
    const table = on(river("impassable"), bridge);
    const beside = stand(table, "A", march, 52, 30);
    expect(go(beside, [ahead(20)], [], table).refusal).toMatchObject({
      clause: "move.terrain",
      reason: "impassable",
    });
  });

  test("a bridge elsewhere is none for a wing that gets into the river", () => {
    const alongIt = (table: Field) => stand(table, "A", march, 20, 32.5, 90);
    const into = [ahead(10, -6)];
    const closed = on(river("impassable"), bridge);
    expect(go(alongIt(closed), into, [], closed).refusal).toMatchObject({
      clause: "move.terrain",
      reason: "impassable",
    });
    const ford = on(river(), bridge);
    expect(go(alongIt(ford), into, [], ford).spent).toBe(
      go(alongIt(ford), into, [], on(river())).spent,
    );
    expect(go(alongIt(ford), into, [], ford).spent).toBeGreaterThan(1000);
  });

  const road: TerrainPiece = {
    id: "road",
    kind: "road",
    shape: {
      line: [
        [50, 0],
        [50, 60],
        [80, 90],
      ],
      width: 2,
    },
  };

  test.each([
    ["march column", march, 30],
    ["cavalry column", horse({ formation: "column" }), 45],
    ["limbered guns", guns(4, { formation: "limbered" }), 22.5],
    ["a line gains nothing", line, 12],
    ["an attack column neither", column, 15],
  ])("road, the whole move on it: %s", (_, unit, cm) => {
    const table = on(road, area("rough", 40, 90));
    const mover = stand(table, "A", unit, 50, 14);
    const whole = go(mover, [ahead(cm)], [], table);
    expect(whole.refusal).toBeNull();
    expect(go(mover, [ahead(cm + 0.01)], [], table).refusal?.clause).toBe("move.rate");
  });

  test("only the whole move counts: who leaves the road has an ordinary move", () => {
    const table = on(road);
    const mover = stand(table, "A", march, 50, 48);
    expect(go(mover, [ahead(12)], [], table)).toMatchObject({ onRoad: true, move: 3000 });
    expect(go(mover, [ahead(20)], [], table)).toMatchObject({ onRoad: false, refusal: null });
    expect(go(mover, [ahead(20.01)], [], table).refusal?.limit).toBe(20);
  });

  test("by road through woods and over a bridge: the road's pace", () => {
    const table = on(area("woods", 20, 40), river("impassable"), bridge, road);
    const rider = stand(table, "A", horse({ formation: "column" }), 50, 14);
    expect(gets(rider, [ahead(60)], [], table)).toBe(45);
  });

  test("buildings are in the way, unless a road leads through", () => {
    const village: TerrainPiece = { id: "v", kind: "builtUp", shape: rectangle(30, 34, 70, 40) };
    const table = on(village);
    expect(go(stand(table, "A", line, 50, 30), [ahead(6)], [], table).refusal).toMatchObject({
      clause: "move.terrain",
      reason: "place",
    });
    expect(gets(stand(table, "A", line, 50, 30), [ahead(12)], [], table)).toBe(4);
    const through = on(village, road);
    expect(gets(stand(through, "A", march, 50, 30), [ahead(30)], [], through)).toBe(30);
  });

  test("the table's edge", () => {
    const mover = stand(open, "A", column, 50, 96);
    expect(go(mover, [ahead(4)]).refusal).toBeNull();
    expect(go(mover, [ahead(4.01)]).refusal).toMatchObject({
      clause: "move.terrain",
      reason: "edge",
    });
    expect(gets(mover, [ahead(15)])).toBe(4);
  });

  test("who comes on starts beyond the edge and ends on the table", () => {
    const mover = stand(open, "A", column, 50, 0);
    expect(go(mover, [ahead(4)]).refusal).toBeNull();
    expect(go(mover, [ahead(3.99)]).refusal).toMatchObject({ reason: "edge" });
  });
});

describe("move.zone: no nearer than 5 cm to close-order enemies", () => {
  const mover = stand(open, "A", column, 50, 30);

  test("exactly 5 cm is allowed, 4.99 not; the longest part ends at 5", () => {
    const enemy = stand(open, "b", line, 50, 42, 180);
    expect(go(mover, [ahead(7)], [enemy]).refusal).toBeNull();
    expect(go(mover, [ahead(7.01)], [enemy]).refusal).toEqual({
      clause: "move.zone",
      measured: 4.99,
      limit: 5,
      reason: null,
    });
    expect(gets(mover, [ahead(11)], [enemy])).toBe(7);
  });

  test("past a flank it may end beyond, not beside", () => {
    // 3 cm beside the column's path; the column is 4 deep.
    const enemy = stand(open, "b", battalion({ formation: "square" }), 60, 40);
    const rider = stand(open, "A", horse({ formation: "column", class: "light" }), 50, 30);
    expect(go(rider, [ahead(11)], [enemy]).refusal?.clause).toBe("move.zone");
    expect(go(rider, [ahead(35)], [enemy]).refusal).toBeNull();
  });

  test("skirmishers and guns keep nobody off", () => {
    expect(go(mover, [ahead(9)], [stand(open, "b", screen(), 50, 42, 180)]).refusal).toBeNull();
    expect(go(mover, [ahead(9)], [stand(open, "b", guns(), 50, 42, 180)]).refusal).toBeNull();
  });

  test("who stands nearer already may go away, or along, not nearer still", () => {
    const enemy = stand(open, "b", line, 50, 33, 180);
    expect(go(mover, [about, ahead(1)], [enemy]).refusal).toBeNull();
    expect(go(mover, [ahead(0.5)], [enemy]).refusal?.clause).toBe("move.zone");
  });
});

describe("move.interpenetrate", () => {
  const mover = stand(open, "A", column, 50, 30);
  const friend = stand(open, "B", line, 50, 36);

  test("through friends: both Unformed", () => {
    expect(go(mover, [ahead(15)], [friend])).toMatchObject({
      refusal: null,
      through: ["B"],
      unformedBy: "move.interpenetrate",
    });
  });

  test.each([
    ["through a screen", stand(open, "A", column, 50, 30), stand(open, "B", screen(), 50, 36)],
    ["a screen through others", stand(open, "A", screen(), 50, 30), friend],
  ])("%s: nobody is", (_, unit, other) => {
    expect(go(unit, [ahead(15)], [other])).toMatchObject({ through: [], unformedBy: null });
  });

  test("nobody ends on a friend: the longest part stops short", () => {
    expect(go(mover, [ahead(8)], [friend]).refusal).toEqual({
      clause: "move.interpenetrate",
      measured: null,
      limit: null,
      reason: "friend",
    });
    expect(gets(mover, [ahead(8)], [friend])).toBe(4);
    expect(go(mover, [ahead(4)], [friend])).toMatchObject({ refusal: null, through: [] });
  });

  test("the enemy is not gone through, be he a screen", () => {
    const enemy = stand(open, "b", screen(), 50, 40, 180);
    expect(go(mover, [ahead(15)], [enemy]).refusal).toMatchObject({
      clause: "move.interpenetrate",
      reason: "enemy",
    });
    expect(gets(mover, [ahead(15)], [enemy])).toBe(10);
  });

  test("a wheel sweeps its ground", () => {
    const beside = stand(open, "B", battalion({ formation: "square" }), 45, 36);
    const { through } = go(stand(open, "A", line, 50, 30), [wheel(40)], [beside]);
    expect(through).toEqual(["B"]);
  });
});
