import { describe, expect, test } from "vitest";
import { battalion, garrison, guns, horse, screen } from "../../../field/test/pictures.ts";
import { type MeleeChoice, meleeOf } from "../../src/map/close.ts";
import type { Laid } from "../../src/map/laid.ts";
import { disciplineOf, fateOf, generalAtRisk } from "../../src/map/near.ts";
import { mayJoin } from "../../src/map/supports.ts";
import { at, type Put, table, the } from "./tables.ts";

const line = battalion();
const column = battalion({ formation: "attackColumn" });

const melee = (on: Laid, choice: Partial<MeleeChoice> = {}) =>
  meleeOf(on, the(on, "A"), the(on, "b"), { from: "front", ...choice });

function made(on: Laid, choice: Partial<MeleeChoice> = {}) {
  const fought = melee(on, choice);
  if ("refused" in fought) throw new Error(JSON.stringify(fought.refused));
  return fought.situation;
}

const touching = (more: { [id: string]: Put } = {}) => ({
  A: at(column, 50, 35),
  b: at(line, 50, 35, 180),
  ...more,
});

describe("melee.pairs: contact", () => {
  test("edge to edge", () => {
    expect(made(table(touching()))).toMatchObject({
      ground: "open",
      attacker: { flank: false, supports: 0, elan: false, glory: false, general: false },
      defender: { supports: 0 },
    });
  });

  test("a centimetre apart they do not fight", () => {
    const on = table({ A: at(column, 50, 34), b: at(line, 50, 35, 180) });
    expect(melee(on)).toEqual({
      refused: { clause: "melee.pairs", measured: 1, limit: 0, reason: null },
    });
  });

  test("a garrison is met at its place's edge", () => {
    const village = {
      id: "village",
      kind: "builtUp",
      shape: {
        polygon: [
          [40, 35],
          [60, 35],
          [60, 50],
          [40, 50],
        ],
      },
    } as const;
    const held = { unit: garrison(), place: { garrison: "village" } };
    const on = (unit: typeof column | ReturnType<typeof horse>) =>
      table({ A: at(unit, 50, 35), b: held }, { plan: { terrain: [village] } });
    expect(made(on(column)).ground).toBe("open");
    expect(melee(on(horse()))).toMatchObject({ refused: { clause: "charge.table.vsGarrison" } });
  });
});

describe("melee.flank, melee.elan, melee.glory: what the charge brought", () => {
  test.each([
    ["front", false],
    ["leftFlank", true],
    ["rightFlank", true],
    ["rear", true],
  ] as const)("from the %s", (from, flank) => {
    expect(made(table(touching()), { from }).attacker.flank).toBe(flank);
  });

  test("elan and the general are the roster's; glory needs him and aides-de-camp", () => {
    const marks = { elan: true, general: true };
    const units = touching({ A: at(column, 50, 35, 0, { marks }) });
    const [blue, red] = table(units).board.sides;
    const taskings = [{ tasking: "glory", turn: 1, unit: "A" }] as const;
    const sent = { board: { sides: [{ ...blue, taskings }, red] as const } };
    expect(made(table(units)).attacker).toMatchObject({ ...marks, glory: false });
    expect(made(table(units, sent)).attacker).toMatchObject({ ...marks, glory: true });
    expect(made(table(touching(), sent)).attacker.glory).toBe(false);
  });
});

describe("melee.works: the ground before the attacker", () => {
  const ground = {
    polygon: [
      [30, 34],
      [70, 34],
      [70, 60],
      [30, 60],
    ],
  } as const;

  test("a redoubt, a steep slope, a gentle one", () => {
    const on = (piece: NonNullable<NonNullable<Parameters<typeof table>[1]>["plan"]>["terrain"]) =>
      made(table(touching(), { plan: { terrain: piece ?? [] } })).ground;
    expect(on([{ id: "redoubt", kind: "redoubt", shape: ground }])).toBe("redoubt");
    expect(on([{ id: "hill", kind: "hill", height: 1, steep: true, shape: ground }])).toBe(
      "steepUp",
    );
    expect(on([{ id: "hill", kind: "hill", height: 1, shape: ground }])).toBe("open");
  });
});

describe("melee.support: who may join in round 2", () => {
  const joins = (more: { [id: string]: Put }, as: "attacker" | "defender" = "attacker") => {
    const on = table(touching(more));
    const [lead, enemy] = as === "attacker" ? ["A", "b"] : ["b", "A"];
    return mayJoin(on, the(on, lead), the(on, enemy), as).map(({ roster }) => roster.id);
  };

  test("formed friends within exactly 15 cm", () => {
    // The column's rear is at 31, the line's at 37.
    expect(joins({ C: at(column, 50, 16) })).toEqual(["C"]);
    expect(joins({ C: at(column, 50, 15.99) })).toEqual([]);
    expect(joins({ c: at(column, 50, 52, 180) }, "defender")).toEqual(["c"]);
    expect(joins({ c: at(column, 50, 52.01, 180) }, "defender")).toEqual([]);
  });

  test("not Unformed, engaged or fallen back, no guns, no screens", () => {
    expect(joins({ C: at(battalion({ unformed: true }), 50, 26) })).toEqual([]);
    expect(joins({ C: at(line, 50, 26, 0, { marks: { engaged: "b" } }) })).toEqual([]);
    expect(joins({ C: at(line, 50, 26, 0, { marks: { fellBack: true } }) })).toEqual([]);
    expect(joins({ C: at(guns(), 50, 26), D: at(screen(), 50, 20) })).toEqual([]);
  });

  test("those that join are counted; one that may not is refused, a third too", () => {
    const more = { C: at(column, 50, 26), D: at(column, 60, 35), E: at(column, 40, 35) };
    const on = table(touching(more));
    const [c, d, e] = [the(on, "C"), the(on, "D"), the(on, "E")];
    expect(made(on, { joined: { attacker: [c, d] } }).attacker.supports).toBe(2);
    expect(melee(on, { joined: { attacker: [c, d, e] } })).toMatchObject({
      refused: { clause: "melee.support", measured: 3, limit: 2 },
    });
    const far = table(touching({ C: at(column, 50, 15.99) }));
    expect(melee(far, { joined: { attacker: [the(far, "C")] } })).toEqual({
      refused: { clause: "melee.support", measured: 15.01, limit: 15, reason: null },
    });
  });
});

describe("discipline.cover: a test's cover", () => {
  const wall = {
    id: "wall",
    kind: "cover",
    shape: {
      line: [
        [40, 34.5],
        [60, 34.5],
      ],
      width: 1,
    },
  } as const;
  const woods = {
    id: "woods",
    kind: "woods",
    shape: {
      polygon: [
        [30, 30],
        [70, 30],
        [70, 60],
        [30, 60],
      ],
    },
  } as const;
  const units = { A: at(guns(), 50, 10), b: at(line, 50, 35, 180), C: at(guns(), 50, 70, 180) };

  test("a wall covers from across it, a wood from everywhere", () => {
    const walled = table(units, { plan: { terrain: [wall] } });
    const cover = (on: Laid, from: string | null) =>
      disciplineOf(on, the(on, "b"), from === null ? null : the(on, from)).cover;
    expect([cover(walled, "A"), cover(walled, "C"), cover(walled, null)]).toEqual([
      true,
      false,
      false,
    ]);
    const wooded = table(units, { plan: { terrain: [woods] } });
    expect([cover(wooded, "A"), cover(wooded, "C"), cover(wooded, null)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("Fate's test of the target is judged from the unit that rolled", () => {
    const walled = table(units, { plan: { terrain: [wall] } });
    expect(fateOf(walled, the(walled, "A"), the(walled, "b")).test?.cover).toBe(true);
    expect(fateOf(walled, the(walled, "C"), the(walled, "b")).test?.cover).toBe(false);
  });
});

describe("general.table: an enemy within exactly 30 cm", () => {
  test.each([
    [30, true],
    [30.01, false],
  ])("%s cm", (away, near) => {
    const on = table({
      A: at(line, 50, 10, 0, { general: { x: 50, y: 20 } }),
      b: at(line, 50, 20 + away, 180),
    });
    const [general] = on.generals.filter(({ side }) => side === "blue");
    expect(general && generalAtRisk(on, general).enemyNear).toBe(near);
  });
});
