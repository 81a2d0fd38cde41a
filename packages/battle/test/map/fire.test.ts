import { describe, expect, test } from "vitest";
import {
  battalion,
  drawn,
  garrison,
  guns,
  horse,
  picture,
  screen,
} from "../../../field/test/pictures.ts";
import { fireTargets } from "../../src/map/fire.ts";
import { at, fire, situationOf, table, targetOf, the } from "./tables.ts";

const line = battalion();
const column = battalion({ formation: "attackColumn" });

describe("the shot is of the firer's kind", () => {
  test.each([
    ["a battalion volleys", line, 12, "volley"],
    ["open order skirmishes", battalion({ formation: "openOrder" }), 12, "skirmish"],
    ["a screen skirmishes", screen(), 12, "skirmish"],
    ["guns fire", guns(), 30, "artillery"],
    ["howitzers fire", { ...guns(), kind: "howitzer" }, 30, "artillery"],
  ] as const)("%s", (_, unit, away, procedure) => {
    const on = table({ A: at(unit, 50, 10), b: at(line, 50, 10 + away, 180) });
    const made = fire(on, "A", "b");
    expect(made !== null && "shot" in made && made.shot.procedure).toBe(procedure);
    expect(targetOf(on).distance).toBe(away);
  });

  test("rockets, with a friend on the table or without (`rocket.table`)", () => {
    const rockets = { arm: "artillery", kind: "rocket", mount: "foot", models: 3 } as const;
    const battery = { ...rockets, grade: "line", formation: "deployed" } as const;
    const alone = { A: at(battery, 50, 10), b: at(line, 50, 80, 180) };
    expect(situationOf(table(alone), "A", "b")).toMatchObject({ friendNear: false });
    const two = { ...alone, C: at(line, 20, 10) };
    expect(situationOf(table(two), "A", "b")).toMatchObject({ friendNear: true });
  });

  test("cavalry does not fire", () => {
    const on = table({ A: at(horse(), 50, 10), b: at(line, 50, 20, 180) });
    expect(fire(on, "A", "b")).toBeNull();
    expect(fireTargets(on, the(on, "A"))).toBeNull();
  });

  test("what the roster knows goes in as it stands", () => {
    const marks = { moved: "half", changedFormation: true, reformed: true } as const;
    const on = table({ A: at(line, 50, 10, 0, { marks }), b: at(line, 50, 20, 180) });
    expect(situationOf(on, "A", "b")).toMatchObject({
      scale: "cm",
      firer: the(on, "A").roster.unit,
      ...marks,
      unlimbered: false,
      ground: "open",
      share: 1,
      straightAheadOnly: false,
    });
    expect(targetOf(on).unit).toBe(the(on, "b").roster.unit);
  });

  test("tasking.assaultFire: aides-de-camp were sent for this battery", () => {
    const units = { A: at(guns(), 50, 10), b: at(line, 50, 40, 180) };
    const [blue, red] = table(units).board.sides;
    const taskings = [{ tasking: "assaultFire", turn: 1, unit: "A" }] as const;
    const sent = { board: { sides: [{ ...blue, taskings }, red] as const } };
    expect(situationOf(table(units), "A", "b")).toMatchObject({ assaultFire: false });
    expect(situationOf(table(units, sent), "A", "b")).toMatchObject({ assaultFire: true });
  });
});

describe("fire.range.musket, fire.range.guns, fire.range.rockets: inclusive to the tenth of a millimetre", () => {
  const rockets = {
    arm: "artillery",
    kind: "rocket",
    mount: "foot",
    models: 3,
    grade: "line",
    formation: "deployed",
  } as const;

  test.each([
    ["a volley", line, "fire.range.musket", 15],
    ["a square", battalion({ formation: "square" }), "fire.range.musket", 5],
    ["a screen", screen(), "skirmish.range", 15],
    ["medium guns", guns(), "fire.range.guns", 85],
    ["rockets", rockets, "fire.range.rockets", 80],
  ] as const)("%s", (_, unit, clause, limit) => {
    const deep = table({ A: at(unit, 50, 10), b: at(line, 50, 10 + limit, 180) });
    expect(targetOf(deep).distance).toBe(limit);
    const far = table({ A: at(unit, 50, 10), b: at(line, 50, 10 + limit + 0.01, 180) });
    expect(fire(far, "A", "b")).toEqual({
      refused: { clause, measured: limit + 0.01, limit, reason: null },
    });
  });

  test("in inches each distance is the inch column's", () => {
    const plan = { scale: "inch", width: 60, depth: 60 } as const;
    const on = (y: number) => table({ A: at(line, 30, 5), b: at(line, 30, y, 180) }, { plan });
    expect(situationOf(on(14), "A", "b").scale).toBe("inch");
    expect(fire(on(14.01), "A", "b")).toMatchObject({ refused: { measured: 9.01, limit: 9 } });
  });
});

describe("fire.sight: the share of the front that can fire", () => {
  const shot = (x: number) =>
    fire(
      // Straight ahead only, a friend hides as many points as it covers.
      table({
        A: at(line, 50, 10, 0, { general: { x: 110, y: 110 } }),
        b: at(line, 50, 24, 180),
        C: at(line, x, 18),
      }),
      "A",
      "b",
    );
  const share = (x: number) => {
    const made = shot(x);
    return made !== null && "shot" in made ? made.shot.situation.share : made;
  };

  test("three quarters and one half are enough, a point less than half is none", () => {
    expect(share(38)).toBe(0.75);
    expect(share(42)).toBe(0.5);
    expect(shot(42.2)).toEqual({
      refused: { clause: "fire.sight.none", measured: 23 / 48, limit: 0.5, reason: null },
    });
  });

  test("all blocked, and all out of the arc", () => {
    expect(shot(50)).toMatchObject({ refused: { clause: "fire.blockers" } });
    const aside = table({ A: at(guns(), 50, 50), b: at(line, 50, 30) });
    expect(fire(aside, "A", "b")).toMatchObject({ refused: { clause: "fire.arc" } });
  });
});

describe("command.hesitant and command.radius: straight ahead only", () => {
  const units = (general: { x: number; y: number }, target: number) =>
    table({ A: at(line, 50, 40, 0, { general }), b: at(line, target, 52, 180) });

  test("the general 30 cm away is near enough, a tenth of a millimetre more is too far", () => {
    // The battalion's right corner is at 58.
    expect(situationOf(units({ x: 88, y: 40 }, 50), "A", "b").straightAheadOnly).toBe(false);
    const far = units({ x: 88.01, y: 40 }, 50);
    expect(situationOf(far, "A", "b").straightAheadOnly).toBe(true);
  });

  test("what stands aside is out of it, by the clause that limits the firer", () => {
    // 12 cm before the firer, 15 cm reach 9 cm aside of the target's left corner: 9 cm of 16.
    expect(situationOf(units({ x: 88, y: 40 }, 66), "A", "b").share).toBe(9 / 16);
    expect(fire(units({ x: 88.01, y: 40 }, 67), "A", "b")).toEqual({
      refused: { clause: "command.radius", measured: 30.01, limit: 30, reason: null },
    });
    const brigade = { order: "hesitant", rolledInTurn: 1 } as const;
    const hesitant = table({ A: at(line, 50, 40, 0, { brigade }), b: at(line, 67, 52, 180) });
    expect(fire(hesitant, "A", "b")).toMatchObject({ refused: { clause: "command.hesitant" } });
  });

  test("a general who is nowhere on the table reaches nobody", () => {
    const on = table({ A: at(line, 50, 40, 0, { general: null }), b: at(line, 50, 52, 180) });
    expect(situationOf(on, "A", "b").straightAheadOnly).toBe(true);
  });
});

describe("fire.cover, fire.builtUp: from where the fire comes", () => {
  const village = {
    id: "village",
    kind: "builtUp",
    shape: {
      polygon: [
        [40, 20],
        [60, 20],
        [60, 40],
        [40, 40],
      ],
    },
  } as const;
  const woods = { ...village, id: "woods", kind: "woods" } as const;

  test("a garrison has its place, and is measured from its edge", () => {
    const on = table(
      { A: at(guns(), 50, 10), b: { unit: garrison(), place: { garrison: "village" } } },
      { plan: { terrain: [village] } },
    );
    expect(targetOf(on)).toMatchObject({ distance: 10, cover: "builtUp", ground: "open" });
  });

  test("in a wood, half of it inside: cover, and its ground", () => {
    const on = (y: number) =>
      table({ A: at(guns(), 50, 5), b: at(column, 50, y, 180) }, { plan: { terrain: [woods] } });
    expect(targetOf(on(18))).toMatchObject({ cover: "cover", ground: "difficult" });
    expect(targetOf(on(17.9))).toMatchObject({ cover: "none", ground: "open" });
  });

  test("behind a wall only against fire across it", () => {
    const wall = {
      id: "wall",
      kind: "cover",
      shape: {
        line: [
          [40, 29.5],
          [60, 29.5],
        ],
        width: 1,
      },
    } as const;
    const on = table(
      { A: at(guns(), 50, 10), b: at(line, 50, 30, 180), C: at(guns(), 50, 60, 180) },
      { plan: { terrain: [wall] } },
    );
    expect(targetOf(on, "A").cover).toBe("cover");
    expect(targetOf(on, "C").cover).toBe("none");
  });
});

describe("fire.oneRoll, fire.majority: several targets", () => {
  // b is 10 cm away, c beside it at 12 cm.
  const on = (gap: number, more: Parameters<typeof table>[0] = {}) =>
    table({
      A: at(line, 50, 10),
      b: at(column, 50, 20, 180),
      c: at(column, 58 + gap, 22, 180),
      ...more,
    });

  test("each with its own distance; the nearest is the main target", () => {
    const { targets } = situationOf(on(2), "A", "c", "b");
    expect(targets.map(({ unit, distance }) => [unit.id, distance])).toEqual([
      ["c", 12],
      ["b", 10],
    ]);
  });

  test("within exactly 5 cm of the nearest", () => {
    expect(situationOf(on(5), "A", "b", "c").targets).toHaveLength(2);
    expect(fire(on(5.01), "A", "b", "c")).toEqual({
      refused: { clause: "fire.oneRoll", measured: 5.01, limit: 5, reason: null },
    });
  });

  test("the nearest that can be fired at is always one of several, not of one alone", () => {
    const nearer = on(2, { d: at(screen(2), 40, 18, 180) });
    expect(fire(nearer, "A", "b", "c")).toEqual({
      refused: { clause: "fire.oneRoll", measured: 10, limit: 8, reason: "targets" },
    });
    expect(situationOf(nearer, "A", "b").targets).toHaveLength(1);
    expect(situationOf(nearer, "A", "d", "b").targets).toHaveLength(2);
    // Behind the firer it is nearer still, but no target.
    const behindIt = on(2, { d: at(screen(2), 50, 4) });
    expect(situationOf(behindIt, "A", "b", "c").targets).toHaveLength(2);
  });

  test("not more than three", () => {
    const four = on(2, { d: at(column, 42, 22, 180), e: at(column, 34, 22, 180) });
    expect(fire(four, "A", "b", "c", "d", "e")).toMatchObject({
      refused: { clause: "fire.oneRoll", measured: 4, limit: 3 },
    });
  });
});

describe("fire.throughSkirmishers: the screen between", () => {
  const on = (gap: number, firer = at(line, 50, 10)) =>
    table({ A: firer, s: at(screen(5), 50, 22 - gap - 2, 180), b: at(line, 50, 22, 180) });

  test("drawn: 5 cm before the line it lets the fire through and takes the first casualty", () => {
    const laid = on(5);
    const view = { left: 40.25, right: 60.25, near: 5.5, far: 25.5 };
    expect(picture(laid.field, laid.units, view)).toBe(
      drawn(`
        ····················
        ··bbbbbbbbbbbbbbbb··
        ····················
        ····················
        sssssssssssssssssss·
        ····················
        ····················
        ····················
        ··AAAAAAAAAAAAAAAA··
        ····················
      `),
    );
    const { screenBetween, share } = situationOf(laid, "A", "b");
    expect(screenBetween).toEqual({ unit: the(laid, "s").roster.unit, gap: 5 });
    expect(share).toBe(1);
  });

  test("farther from the line than 5 cm it hides it", () => {
    expect(fire(on(5.01), "A", "b")).toMatchObject({ refused: { clause: "fire.blockers" } });
  });

  test("guns fire through it with canister only", () => {
    const near = on(5, at(guns(), 50, 2));
    expect(situationOf(near, "A", "b").screenBetween?.gap).toBe(5);
    const far = table({
      A: at(guns(), 50, 2),
      s: at(screen(4), 50, 15.01, 180),
      b: at(line, 50, 22.01, 180),
    });
    expect(fire(far, "A", "b")).toMatchObject({ refused: { clause: "fire.blockers" } });
  });
});

describe("fireTargets: every enemy with its reason", () => {
  test("in range, out of range, hidden", () => {
    const on = table({
      A: at(line, 50, 10),
      b: at(line, 50, 22, 180),
      c: at(line, 50, 26, 180),
      d: at(line, 50, 60, 180),
      E: at(line, 20, 10),
    });
    expect(fireTargets(on, the(on, "A"))).toEqual({
      b: null,
      c: { clause: "fire.range.musket", measured: 16, limit: 15, reason: null },
      d: { clause: "fire.range.musket", measured: 50, limit: 15, reason: null },
    });
  });
});
