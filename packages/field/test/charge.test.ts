import { describe, expect, test } from "vitest";
import {
  type ChargeCase,
  type ChargePath,
  chargePath,
  distance,
  type InFormation,
  isAgainst,
  type OnTable,
  standingFaults,
  type TerrainPiece,
} from "../src/index.ts";
import { open } from "./moves.ts";
import {
  battalion,
  drawn,
  field,
  garrison,
  horse,
  picture,
  put,
  screen,
  stand,
} from "./pictures.ts";

const column = battalion({ formation: "attackColumn" });

function charge(
  charger: InFormation,
  target: OnTable,
  others: readonly OnTable[] = [],
  how: ChargeCase = {},
  on = open,
): ChargePath {
  const way = chargePath(on, [charger, target, ...others], charger, target, how);
  if ("refused" in way) throw new Error(way.refused.clause);
  return way;
}

const refused = (
  charger: InFormation,
  target: OnTable,
  others: readonly OnTable[] = [],
  on = open,
) => {
  const way = chargePath(on, [charger, target, ...others], charger, target);
  return "refused" in way ? way.refused : null;
};

describe("charge.declare: reach", () => {
  const target = stand(open, "b", battalion(), 50, 60, 180);

  test.each([
    ["infantry column", column, 20],
    ["line", battalion(), 15],
    ["heavy cavalry", horse({ class: "heavy" }), 35],
    ["battle cavalry", horse(), 40],
    ["light cavalry", horse({ class: "light" }), 45],
  ] as const)("%s: exactly its reach, and a step beyond", (_, unit, cm) => {
    const inReach = charge(stand(open, "A", unit, 50, 60 - cm), target);
    expect(inReach).toMatchObject({ length: cm * 100, reach: cm * 100, inReach: true });
    expect(inReach.end.pose).toEqual({ x: 5000, y: 6000, facing: 0 });
    expect(distance(inReach.end, target)).toBe(0);
    const short = charge(stand(open, "A", unit, 50, 60 - cm - 0.01), target);
    expect(short).toMatchObject({ length: cm * 100 + 1, inReach: false, meets: null });
    expect(short.end.pose.y).toBe(5999);
  });

  test("tasking.forwards adds to it", () => {
    const far = stand(open, "A", column, 50, 33);
    expect(charge(far, target, [], { bonus: 700 }).inReach).toBe(true);
    expect(charge(far, target, [], { bonus: 699 }).inReach).toBe(false);
  });

  test("slow ground counts double: 4 cm open, 8 cm rough", () => {
    const rough: TerrainPiece = {
      id: "r",
      kind: "rough",
      shape: {
        polygon: [
          [0, 52],
          [100, 52],
          [100, 70],
          [0, 70],
        ],
      },
    };
    const on = field({ terrain: [rough] });
    const charger = stand(on, "A", column, 50, 48);
    expect(charge(charger, stand(on, "b", battalion(), 50, 60, 180), [], {}, on).length).toBe(2000);
  });
});

describe("charge.declare: one wheel up to 45°", () => {
  test("straight on if that leads into the target", () => {
    const charger = stand(open, "A", horse(), 50, 30);
    const aside = stand(open, "b", column, 61, 60, 180);
    // Its left edge is at 57, the charger's right at 57.5.
    expect(charge(charger, aside).legs).toEqual([{ kind: "ahead", length: 3000 }]);
  });

  test("else the wheel with the shortest way into contact, drawn", () => {
    const charger = stand(open, "A", column, 14, 10);
    const target = stand(open, "b", column, 26, 24, 180);
    const way = charge(charger, target);
    const [wheel] = way.legs;
    if (wheel?.kind !== "wheel") throw new Error("it wheels");
    expect(wheel.turn).toBeGreaterThan(0);
    expect(wheel.turn).toBeLessThan(45 * 60);
    expect(way.inReach).toBe(true);
    expect(isAgainst(way.end, target)).toBe(true);
    // A little less or more is longer, on the way or by its wheel.
    for (const other of [-60, 60]) {
      const turn = wheel.turn + other;
      expect(charge(charger, target, [], { turn }).length).toBeGreaterThan(way.length);
    }
    expect(
      picture(open, [charger, target, { ...way.end, id: "z" }], { right: 32, far: 30, near: 2 }),
    ).toBe(
      drawn(`
        ································
        ······················bbbbbbbb··
        ··············zzzz····bbbbbbbb··
        ·············zzzzzzzzz··········
        ··················zzz···········
        ································
        ································
        ································
        ································
        ································
        ··········AAAAAAAA··············
        ··········AAAAAAAA··············
        ································
        ································
      `),
    );
  });

  test("too far aside there is no charge", () => {
    const charger = stand(open, "A", column, 20, 20);
    expect(refused(charger, stand(open, "b", column, 60, 22, 180))?.clause).toBe("charge.declare");
    expect(refused(charger, stand(open, "b", column, 20, 5, 0))?.clause).toBe("charge.declare");
  });

  test("the wheel is measured along the outer front corner and counts", () => {
    const charger = stand(open, "A", column, 50, 50);
    const target = stand(open, "b", battalion(), 50, 60, 180);
    const straight = charge(charger, target);
    const turned = charge(charger, target, [], { turn: 20 * 60 });
    expect(straight.length).toBe(1000);
    // 8 cm × 20° is 2.793 cm of wheel.
    expect(turned.legs[0]).toEqual({ kind: "wheel", turn: 1200 });
    const [, onward] = turned.legs;
    if (onward?.kind !== "ahead") throw new Error("it goes on");
    expect(turned.length).toBe(280 + onward.length);
  });
});

describe("charge.flank: from where the charge starts, not where it meets", () => {
  const target = stand(open, "b", column, 50, 60, 180);

  test.each([
    ["in front", 50, 40, 0, "front", "front"],
    ["from its right flank", 30, 62, 90, "rightFlank", "rightFlank"],
    ["from behind", 50, 84, 180, "rear", "rear"],
  ] as const)("%s", (_, x, y, facing, from, meets) => {
    const charger = stand(open, "A", column, x, y, facing);
    expect(charge(charger, target)).toMatchObject({ from, meets });
  });

  test("starting in front it strikes in front, though it meets the flank", () => {
    const deep = stand(open, "b", battalion({ formation: "marchColumn" }), 50, 50, 180);
    const charger = stand(open, "A", horse(), 30, 30, 50);
    expect(charge(charger, deep)).toMatchObject({ from: "front", meets: "front" });
    const straight = charge(charger, deep, [], { turn: 0 });
    expect(straight).toMatchObject({ from: "front", meets: "rightFlank" });
  });
});

describe("what is in the way of a charge", () => {
  const charger = stand(open, "A", horse(), 50, 30);
  const target = stand(open, "b", battalion(), 50, 60, 180);

  test("charge.screen: screens do not stop it, and are named", () => {
    const screens = [
      stand(open, "s", screen(), 50, 50, 180),
      stand(open, "t", screen(), 90, 50, 180),
    ];
    expect(charge(charger, target, screens)).toMatchObject({ inReach: true, screens: ["s"] });
  });

  test("other enemies stop it", () => {
    const other = stand(open, "c", column, 45, 45, 180);
    expect(refused(charger, target, [other])).toMatchObject({
      clause: "move.interpenetrate",
      reason: "enemy",
    });
  });

  test("round them it goes the shortest way that is clear, drawn", () => {
    const from = stand(open, "A", column, 50, 30);
    const at = stand(open, "b", battalion(), 50, 46, 180);
    const other = stand(open, "c", column, 44, 40, 180);
    const way = charge(from, at, [other]);
    const [wheel] = way.legs;
    if (wheel?.kind !== "wheel") throw new Error("it wheels");
    // Its left corner passes the other's corner at (48, 40): 6 cos θ + 10 sin θ = 8.
    const clear = (Math.atan2(10, 6) - Math.acos(8 / Math.hypot(6, 10))) * (180 / Math.PI) * 60;
    // Where it stands after its wheel is rounded to the grid: a minute of arc.
    expect(wheel.turn).toBeGreaterThanOrEqual(clear);
    expect(wheel.turn).toBeLessThan(clear + 2);
    expect(way).toMatchObject({ inReach: true, meets: "front", through: [], unformedBy: null });
    expect(isAgainst(way.end, at)).toBe(true);
    expect(
      picture(open, [from, at, other, { ...way.end, id: "z" }], {
        left: 36,
        right: 62,
        far: 50,
        near: 24,
      }),
    ).toBe(
      drawn(`
        ··························
        ······bbbbbbbbbbbbbbbb····
        ·············zzzzz········
        ····cccccccc·zzzzzzzz·····
        ····cccccccc·····zzz······
        ··························
        ··························
        ··························
        ··························
        ··························
        ··········AAAAAAAA········
        ··········AAAAAAAA········
        ··························
      `),
    );
    // Beyond its reach there is none: 2 cm farther off, and the same way would be too long.
    const far = stand(open, "b", battalion(), 50, 50, 180);
    expect(refused(from, far, [other])?.clause).toBe("move.interpenetrate");
  });

  test("charge.reaction: a square beside another battalion is met where there is a way", () => {
    // Maida: in line the battalion barred nobody; its square stands back behind the grenadiers' flank.
    const chasseurs = horse({ class: "light", size: "small" });
    const from = stand(open, "A", chasseurs, 40, 90, 180);
    const at = stand(open, "b", battalion({ formation: "square" }), 55.26, 49.76);
    const grenadiers = stand(open, "c", battalion(), 40.07, 51.76);
    const way = charge(from, at, [grenadiers]);
    expect(way).toMatchObject({ inReach: true, meets: "front" });
    expect(isAgainst(way.end, at)).toBe(true);
  });

  test("friends are gone through: both Unformed", () => {
    const friend = stand(open, "C", battalion(), 50, 40);
    expect(charge(charger, target, [friend])).toMatchObject({
      through: ["C"],
      unformedBy: "move.interpenetrate",
    });
  });

  test("where a friend fights already it comes in beside him", () => {
    const friend = stand(open, "C", column, 44, 60);
    const { end, legs } = charge(charger, target, [friend]);
    expect(legs[0]?.kind).toBe("wheel");
    expect(standingFaults(open, [end, friend, target])).toEqual([]);
    expect(isAgainst(end, target)).toBe(true);
  });

  test("no room is left before its target: no charge", () => {
    const friends = [stand(open, "C", column, 46, 60), stand(open, "D", column, 54, 60)];
    expect(refused(charger, target, friends)).toMatchObject({
      clause: "move.interpenetrate",
      reason: "friend",
    });
  });

  test("woods stop cavalry", () => {
    const on = field({
      terrain: [
        {
          id: "w",
          kind: "woods",
          shape: {
            polygon: [
              [40, 40],
              [60, 40],
              [60, 45],
            ],
          },
        },
      ],
    });
    expect(refused(stand(on, "A", horse(), 50, 30), target, [], on)?.clause).toBe("move.terrain");
  });

  test("a garrison is met at its place's edge", () => {
    const on = field({
      terrain: [
        {
          id: "v",
          kind: "builtUp",
          shape: {
            polygon: [
              [40, 60],
              [60, 60],
              [60, 75],
              [40, 75],
            ],
          },
        },
      ],
    });
    const held = put(on, "b", garrison(), { garrison: "v" });
    const way = charge(stand(on, "A", column, 50, 45), held, [], {}, on);
    expect(way).toMatchObject({ length: 1500, inReach: true, from: "front" });
    expect(isAgainst(way.end, held)).toBe(true);
  });

  test("guns do not charge", () => {
    const guns = stand(
      open,
      "A",
      {
        arm: "artillery",
        kind: "gun",
        gun: "light",
        mount: "horse",
        models: 3,
        grade: "line",
        formation: "limbered",
      },
      50,
      40,
    );
    expect(refused(guns, target)).toMatchObject({ clause: "charge.declare", reason: "guns" });
  });
});
