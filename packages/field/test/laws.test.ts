import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { onLattice } from "../src/grid.ts";
import {
  behind,
  coverFrom,
  distance,
  type Field,
  groundOf,
  type InFormation,
  sight,
  turns,
  type Zone,
  zoneAt,
} from "../src/index.ts";
import { standingAt } from "../src/table.ts";
import { field } from "./pictures.ts";
import { changed, changes, laid, scenes } from "./scenes.ts";

/** All that can be asked of every pair, by the pair's ids. */
function answers(on: Field, units: readonly InFormation[], zones = (zone: Zone): string => zone) {
  return units.flatMap((a) =>
    units.flatMap((b) => {
      if (a === b) return [];
      const seen = sight(on, units, a, b, { range: 4000 });
      const barred = seen.points.map((point) => point.barred ?? "fires").sort();
      const found = behind(a, b, units.find((one) => one !== a && one !== b) ?? a, 0.5);
      return [
        {
          pair: `${a.id} ${b.id}`,
          distance: distance(a, b),
          clear: seen.clear,
          barred: barred.join(),
          blockers: seen.blockers,
          through: seen.through,
          zone: zones(zoneAt(a.pose, a.footprint, b.pose)),
          behind: found && { ...found, share: found.share.toFixed(9) },
          ground: groundOf(on, a),
          cover: coverFrom(on, a, b),
        },
      ];
    }),
  );
}

const inMirror: Readonly<Record<Zone, Zone>> = {
  front: "front",
  rear: "rear",
  leftFlank: "rightFlank",
  rightFlank: "leftFlank",
};

describe("the same table laid differently gives the same answers", () => {
  test.each(changes)("$name", (change) => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const before = laid(scene);
        const after = laid(changed(scene, change));
        const zones = (zone: Zone) => (change.name === "a mirror" ? inMirror[zone] : zone);
        expect(answers(after.on, after.units, zones)).toEqual(answers(before.on, before.units));
      }),
      { numRuns: 25 },
    );
  });

  test("sides swapped", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { on, units } = laid(scene);
        const swapped = units.map((unit) => ({
          ...unit,
          side: unit.side === "blue" ? "red" : "blue",
        }));
        expect(answers(on, swapped)).toEqual(answers(on, units));
      }),
      { numRuns: 25 },
    );
  });

  test("units listed in another order", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { on, units } = laid(scene);
        const sorted = (all: ReturnType<typeof answers>) =>
          all.map(({ pair, distance, clear }) => `${pair} ${distance} ${clear}`).sort();
        expect(sorted(answers(on, units.toReversed()))).toEqual(sorted(answers(on, units)));
      }),
      { numRuns: 20 },
    );
  });

  test("any other turn: distances within a tenth of a millimetre, as many points fire", () => {
    const turn = fc.integer({ min: 1, max: turns.full - 1 });
    fc.assert(
      fc.property(scenes, turn, (scene, minutes) => {
        const { units } = laid({ ...scene, plan: { ...scene.plan, terrain: [] } });
        const on = field({ width: 300, depth: 300 });
        const angle = (minutes * Math.PI) / turns.half;
        const around = units.map((unit) => {
          const { x, y, facing } = unit.pose;
          const pose = {
            x: 15_000 + onLattice(x * Math.cos(angle) + y * Math.sin(angle)),
            y: 15_000 + onLattice(y * Math.cos(angle) - x * Math.sin(angle)),
            facing: (facing + minutes) % turns.full,
          };
          return standingAt(unit, unit.footprint, pose);
        });
        for (const [i, a] of units.entries()) {
          for (const [j, b] of units.entries()) {
            const turnedA = around[i];
            const turnedB = around[j];
            if (a === b || turnedA === undefined || turnedB === undefined) continue;
            expect(Math.abs(distance(turnedA, turnedB) - distance(a, b))).toBeLessThanOrEqual(1);
            const range = 4000;
            const clear = sight(on, units, a, b, { range }).clear;
            expect(sight(on, around, turnedA, turnedB, { range }).clear).toBe(clear);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
