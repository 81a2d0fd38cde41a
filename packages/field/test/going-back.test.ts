import type { Unit } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import {
  type GoingBack,
  type OnTable,
  type TerrainPiece,
  type WayBack,
  wayBack,
} from "../src/index.ts";
import { open } from "./moves.ts";
import {
  battalion,
  drawn,
  field,
  garrison,
  guns,
  horse,
  picture,
  put,
  screen,
  stand,
} from "./pictures.ts";

const line = battalion();
const retire: GoingBack = { how: "retire" };
const retreat: GoingBack = { how: "retreat" };
const rout: GoingBack = { how: "rout", ownEdge: "near" };

function back(who: OnTable, going: GoingBack, others: readonly OnTable[] = [], on = open): WayBack {
  const way = wayBack(on, [who, ...others], who, going);
  if (way === null) throw new Error("everybody can go back");
  return way;
}

describe("fallback.rate: by arm, whatever the formation or the ground", () => {
  test.each([
    ["foot in line", line, 15],
    ["foot in march column", battalion({ formation: "marchColumn" }), 15],
    ["a screen", screen(), 15],
    ["foot guns", guns(), 15],
    ["horse guns", guns(3, { mount: "horse" }), 30],
    ["heavy cavalry", horse({ class: "heavy" }), 25],
    ["light cavalry", horse({ class: "light" }), 35],
  ])("%s", (_, unit, cm) => {
    expect(back(stand(open, "A", unit, 50, 60), retire).steps).toBe(cm * 100);
  });

  test("rough ground slows nobody", () => {
    const on = field({
      terrain: [
        {
          id: "r",
          kind: "rough",
          shape: {
            polygon: [
              [0, 0],
              [100, 0],
              [100, 55],
              [0, 55],
            ],
          },
        },
      ],
    });
    expect(back(stand(on, "A", line, 50, 60), retire, [], on).steps).toBe(1500);
  });
});

describe("fallback.retire, .retreat, .rout", () => {
  const unit = stand(open, "A", line, 50, 60);

  test("Retire: one move straight back, facing the enemy", () => {
    expect(back(unit, retire).end.pose).toEqual({ x: 5000, y: 4500, facing: 0 });
  });

  test("Retreat: a move and a half, its back to the enemy", () => {
    const { end, steps } = back(unit, retreat);
    expect(steps).toBe(2250);
    // Its rear edge was at 58; that is its front now, 22.5 cm farther back.
    expect(end.pose).toEqual({ x: 5000, y: 3550, facing: 10_800 });
  });

  test("Rout: two moves towards the own edge, whichever way it faced", () => {
    const aside = stand(open, "A", line, 50, 60, 90);
    const { end, steps } = back(aside, rout);
    expect(steps).toBe(3000);
    expect(end.pose).toMatchObject({ x: 4900, facing: 10_800 });
    expect(back(aside, { how: "rout", ownEdge: "far" }).end.pose.facing).toBe(0);
  });

  test("compulsory moves say how many", () => {
    expect(back(unit, { ...retreat, moves: 1 }).steps).toBe(1500);
  });

  test("drawn: a square goes back as an attack column, deployed guns limber", () => {
    const square = stand(open, "A", battalion({ formation: "square" }), 8, 30);
    const battery = stand(open, "B", guns(2), 24, 30);
    const gone = [back(square, retire), back(battery, retire)].map(({ end }) => end);
    expect(gone[0]?.unit).toMatchObject({ formation: "attackColumn" });
    expect(gone[1]?.unit).toMatchObject({ formation: "limbered" });
    expect(picture(open, gone, { right: 32, far: 20, near: 4 })).toBe(
      drawn(`
        ································
        ································
        ····AAAAAAAA···········BB·······
        ····AAAAAAAA···········BB·······
        ····AAAAAAAA···········BB·······
        ·······················BB·······
        ·······················BB·······
        ································
      `),
    );
  });

  test("a garrison leaves on the side away from the attacker, in company column", () => {
    const on = field({
      terrain: [
        {
          id: "v",
          kind: "builtUp",
          shape: {
            polygon: [
              [40, 50],
              [60, 50],
              [60, 70],
              [40, 70],
            ],
          },
        },
      ],
    });
    const held = put(on, "A", garrison(), { garrison: "v" });
    const { end } = back(held, { how: "retire", attacker: { x: 5000, y: 9000 } }, [], on);
    expect(end.unit).toMatchObject({ formation: "companyColumn" });
    expect(end.pose).toEqual({ x: 5000, y: 3500, facing: 0 });
    // From the near side it comes out at the far one: 8 cm deep, it turns about on 70 to 78.
    const attacker = { x: 5000, y: 3000 };
    const routs = { how: "rout", ownEdge: "far", attacker, moves: 1 } as const;
    expect(back(held, routs, [], on).end.pose).toEqual({ x: 5000, y: 9300, facing: 0 });
  });

  test("a screen that evades leaves its place on the side away from the charger", () => {
    const polygon = [
      [40, 50],
      [60, 50],
      [60, 60],
      [40, 60],
    ] as const;
    const on = field({ terrain: [{ id: "v", kind: "builtUp", shape: { polygon } }] });
    const skirmishers: Unit = { ...screen(), garrison: { place: "builtUp" } };
    const held = put(on, "a", skirmishers, { garrison: "v" });
    const charger = stand(on, "B", horse(), 50, 20);
    const way = back(held, { how: "evade", charger }, [charger], on);
    // 2 cm deep, it turns about beyond the place's far edge and goes 20 cm.
    expect(way.end.pose).toEqual({ x: 5000, y: 8200, facing: 0 });
    expect(way.through).toEqual([]);
  });
});

describe("fallback.retire: stopping behind friends", () => {
  const unit = stand(open, "A", line, 50, 60);

  test("5 cm behind formed close order, after the first 10 cm", () => {
    // The friend's rear edge is at 53: 5 cm behind it is 48, 12 cm back.
    const friend = stand(open, "B", line, 50, 55);
    const { stops, through, end } = back(unit, retire, [friend]);
    expect(stops.map(({ behind, steps }) => [behind, steps])).toEqual([["B", 1200]]);
    expect(through).toEqual(["B"]);
    expect(end.pose.y).toBe(4500);
  });

  test("exactly 10 cm back it may, a step less it may not", () => {
    const at = (y: number) => back(unit, retire, [stand(open, "B", line, 50, y)]).stops.length;
    expect(at(57)).toBe(1);
    expect(at(57.01)).toBe(0);
  });

  test.each([
    ["an Unformed friend", battalion({ unformed: true })],
    ["a screen", screen()],
    ["guns", guns()],
    ["a friend that routs", { ...line, routing: true }],
    ["a friend that retreats", { ...line, retreating: true }],
  ])("not behind %s", (_, other) => {
    expect(back(unit, retire, [stand(open, "B", other, 50, 55)]).stops).toEqual([]);
  });
});

describe("fallback.blocked", () => {
  const unit = stand(open, "A", line, 50, 60);

  test("an enemy nearer than 5 cm to the way: 4.99 cm, not 5", () => {
    const beside = (x: number) =>
      back(unit, retire, [stand(open, "b", battalion({ formation: "square" }), x, 50)]).blocked;
    expect(beside(66)).toBeNull();
    expect(beside(65.99)).toEqual({
      clause: "fallback.blocked",
      measured: 4.99,
      limit: 5,
      reason: null,
    });
  });

  test("an enemy's village beside the way, measured from its edge: 4.99 cm, not 5", () => {
    // The way of the line is 42 to 58 wide and goes on beyond the village, which is 4 cm deep.
    const beside = (x: number) => {
      const shape = {
        polygon: [
          [x, 52],
          [x + 9, 52],
          [x + 9, 56],
          [x, 56],
        ],
      } as const;
      const on = field({ terrain: [{ id: "v", kind: "builtUp", shape }] });
      return back(unit, retreat, [put(on, "b", garrison(), { garrison: "v" })], on).blocked;
    };
    expect(beside(63)).toBeNull();
    expect(beside(62.99)).toMatchObject({ clause: "fallback.blocked", measured: 4.99, limit: 5 });
  });

  test("the enemy that it falls back from does not block it", () => {
    const enemy = stand(open, "b", line, 50, 60, 180);
    expect(back(unit, retire, [enemy]).blocked).toBeNull();
  });

  test("impassable ground: a wood behind cavalry, an impassable river behind anybody", () => {
    const wood: TerrainPiece = {
      id: "w",
      kind: "woods",
      shape: {
        polygon: [
          [0, 40],
          [100, 40],
          [100, 50],
          [0, 50],
        ],
      },
    };
    const river: TerrainPiece = {
      id: "r",
      kind: "river",
      crossing: "impassable",
      shape: {
        line: [
          [0, 45],
          [100, 45],
        ],
        width: 2,
      },
    };
    const on = (piece: TerrainPiece) => field({ terrain: [piece] });
    const blocked = (who: typeof line | ReturnType<typeof horse>, piece: TerrainPiece) =>
      back(stand(on(piece), "A", who, 50, 60), retire, [], on(piece)).blocked;
    expect(blocked(horse(), wood)).toMatchObject({
      clause: "fallback.blocked",
      reason: "impassable",
    });
    expect(blocked(line, wood)).toBeNull();
    expect(blocked(line, river)).toMatchObject({ reason: "impassable" });
  });

  test("the table's edge: a unit that ends on it has room, a step more has not", () => {
    const at = (y: number) => back(stand(open, "A", line, 50, y), retire);
    expect(at(17).blocked).toBeNull();
    expect(at(16.99).blocked).toMatchObject({ clause: "fallback.blocked", reason: "edge" });
  });

  test("a routing unit leaves the table: it is not blocked, it is gone", () => {
    const way = back(stand(open, "A", line, 50, 20), rout);
    expect(way).toMatchObject({ blocked: null, leavesTable: true });
    expect(back(unit, rout).leavesTable).toBe(false);
  });
});

describe("friends on the way back", () => {
  test("it goes on until it stands clear of them", () => {
    const unit = stand(open, "A", line, 50, 60);
    // At 45 it would overlap the column from 47 to 43; clear of it at 43.
    const column = stand(open, "B", battalion({ formation: "attackColumn" }), 50, 47);
    const { end, through } = back(unit, retire, [column]);
    expect(end.pose.y).toBe(4300);
    expect(through).toEqual(["B"]);
  });

  test("skirmishers are passed without harm", () => {
    const unit = stand(open, "A", line, 50, 60);
    expect(back(unit, retire, [stand(open, "B", screen(), 50, 52)]).through).toEqual([]);
  });
});

describe("charge.evade", () => {
  test("one move directly away, facing away", () => {
    const charger = stand(open, "b", horse(), 50, 90, 180);
    const evader = stand(open, "A", screen(), 50, 60);
    const { end, steps } = back(evader, { how: "evade", charger });
    expect(steps).toBe(2000);
    expect(end.pose).toEqual({ x: 5000, y: 3800, facing: 10_800 });
  });

  test("stopped by the edge of the table, or by the enemy, it stands on no friend", () => {
    const charger = stand(open, "b", horse(), 50, 60, 180);
    // About its middle at 14 it faces the edge 13 cm away.
    const evader = stand(open, "A", screen(), 50, 15);
    expect(back(evader, { how: "evade", charger }).steps).toBe(1300);
    // A friend from 0.5 to 2.5 is in its way there: it stops before him.
    const friend = stand(open, "C", line, 50, 2.5);
    const { end, steps, through } = back(evader, { how: "evade", charger }, [friend]);
    expect(steps).toBe(1050);
    expect(end.pose).toEqual({ x: 5000, y: 250, facing: 10_800 });
    expect(through).toEqual([]);
  });
});

describe("fallback.retire, fallback.retreat: from an enemy behind it a unit goes the way it faces", () => {
  const who = stand(open, "A", line, 50, 60);

  test("retiring it faces about, to the enemy", () => {
    // Its rear edge at 58 becomes its front.
    expect(back(who, { how: "retire", fromBehind: true }).end.pose).toEqual({
      x: 5000,
      y: 7300,
      facing: 10_800,
    });
  });

  test("retreating it goes on", () => {
    expect(back(who, { how: "retreat", fromBehind: true }).end.pose).toEqual({
      x: 5000,
      y: 8250,
      facing: 0,
    });
  });
});
