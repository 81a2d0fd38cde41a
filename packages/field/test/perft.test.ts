import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  chargePath,
  type Field,
  fireRange,
  type InFormation,
  type Leg,
  type OnTable,
  path,
  pathTo,
  sight,
  turnBetween,
  wayBack,
} from "../src/index.ts";
import { battalion, book, guns, horse, screen } from "./pictures.ts";
import { type Change, changed, changes, laid, type Scene } from "./scenes.ts";

/**
 * Counts of what is legal from a fixed position, stored beside this file. They say nothing of what
 * is right; they say that something has changed.
 */
const position: Scene = {
  plan: {
    width: 100,
    depth: 100,
    terrain: [
      {
        id: "village",
        kind: "builtUp",
        shape: {
          polygon: [
            [44, 44],
            [56, 44],
            [56, 54],
            [44, 54],
          ],
        },
      },
      {
        id: "wood",
        kind: "woods",
        shape: {
          polygon: [
            [10, 40],
            [26, 38],
            [24, 56],
            [12, 58],
          ],
        },
      },
      {
        id: "fields",
        kind: "rough",
        shape: {
          polygon: [
            [66, 34],
            [90, 34],
            [90, 50],
            [70, 46],
          ],
        },
      },
      {
        id: "hill",
        kind: "hill",
        height: 1,
        shape: {
          polygon: [
            [60, 60],
            [84, 60],
            [80, 76],
            [64, 76],
          ],
        },
      },
    ],
  },
  units: [
    { id: "A1", unit: battalion(), x: 32, y: 36, facing: 0 },
    { id: "A2", unit: battalion({ formation: "attackColumn" }), x: 50, y: 34, facing: 15 },
    { id: "A3", unit: horse({ class: "light" }), x: 74, y: 28, facing: 345 },
    { id: "A4", unit: guns(3), x: 62, y: 38, facing: 0 },
    { id: "A5", unit: screen(3), x: 32, y: 44, facing: 0 },
    { id: "b1", unit: battalion({ formation: "attackColumn" }), x: 34, y: 58, facing: 180 },
    { id: "b2", unit: battalion({ formation: "square" }), x: 62, y: 60, facing: 180 },
    { id: "b3", unit: horse(), x: 78, y: 70, facing: 195 },
    { id: "b4", unit: guns(2), x: 50, y: 66, facing: 180 },
  ],
};

/** Whole centimetres around a unit, as far as it could ever go. */
function lattice({ x, y }: { x: number; y: number }, reach: number) {
  const points: { x: number; y: number }[] = [];
  for (let dx = -reach; dx <= reach; dx++) {
    for (let dy = -reach; dy <= reach; dy++) points.push({ x: x + dx * 100, y: y + dy * 100 });
  }
  return points;
}

/** Legal moves to whole centimetres, and of those the ones that end in a wheel to whole 15°. */
function moves(on: Field, units: readonly OnTable[], mover: InFormation) {
  let straight = 0;
  let wheeled = 0;
  for (const goal of lattice(mover.pose, 16)) {
    const way = pathTo(on, units, mover, goal);
    if (way.refusal !== null) continue;
    straight++;
    for (let turn = -45; turn <= 45; turn += 15) {
      if (turn === 0) continue;
      const last: Leg = { kind: "wheel", turn: turn * 60 };
      if (path(on, units, mover, [...way.legs, last]).refusal === null) wheeled++;
    }
  }
  return { straight, wheeled };
}

/** Those whose moves are counted: with all of them the test would take half a minute. */
const walkers = new Set(["A1", "A2", "b2", "b4"]);

function counts(scene: Scene) {
  const { on, units } = laid(scene);
  return Object.fromEntries(
    units.map((unit) => {
      const enemies = units.filter(({ side }) => side !== unit.side);
      const { from } = book.clauses["fire.sight.half"].value;
      const targets = enemies.filter((enemy) => {
        const range = Math.max(3000, fireRange(on, unit.unit));
        const { clear, of } = sight(on, units, unit, enemy, { range });
        return clear / of >= from;
      });
      const charges = enemies.filter((enemy) => !("refused" in chargePath(on, units, unit, enemy)));
      const back = wayBack(on, units, unit, { how: "retreat" });
      return [
        unit.id,
        {
          ...(walkers.has(unit.id) && moves(on, units, unit)),
          targets: targets.map(({ id }) => id),
          charges: charges.map(({ id }) => id),
          back: back?.blocked ? "blocked" : back?.steps,
        },
      ];
    }),
  );
}

const mirror = changes.filter(({ name }) => name === "a mirror");

describe("counts of legal orders from a fixed position", () => {
  const stored: unknown = JSON.parse(
    readFileSync(new URL("./perft.json", import.meta.url), "utf8"),
  );

  test("are those stored", () => {
    expect(counts(position)).toEqual(stored);
  });

  test.each(mirror)("and the same in $name", (change: Change) => {
    expect(counts(changed(position, change))).toEqual(stored);
  });

  test("turns between facings go the shorter way round", () => {
    expect([turnBetween(60, 21_540), turnBetween(0, 10_800)]).toEqual([-120, 10_800]);
  });
});
