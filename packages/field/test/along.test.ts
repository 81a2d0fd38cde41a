/** What is looked for once along a motion, against looking for it at every place. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { overlap } from "../src/convex.ts";
import { aroundWithin, endBar } from "../src/in-the-way.ts";
import { boxAlong } from "../src/longest.ts";
import { type Motion, poseAfter, straight, sweep, wheel } from "../src/motion.ts";
import { movingOn, placedAt } from "../src/path.ts";
import type { InFormation } from "../src/table.ts";
import { laid, scenes } from "./scenes.ts";

const motions = fc.oneof(
  fc
    .record({
      length: fc.integer({ min: 1, max: 3000 }),
      aside: fc.integer({ min: -2700, max: 2700 }),
    })
    .map(
      ({ length, aside }) =>
        ({ pose, footprint }: InFormation): Motion =>
          straight(pose, footprint, length, pose.facing + aside),
    ),
  fc.integer({ min: -5400, max: 5400 }).map(
    (turn) =>
      ({ pose, footprint }: InFormation): Motion =>
        wheel(pose, footprint, turn),
  ),
);

describe("along a motion", () => {
  test("who and what keeps a unit from standing somewhere is found near the whole of it", () => {
    let barred = 0;
    fc.assert(
      fc.property(scenes, motions, (scene, motionOf) => {
        const { on, units } = laid(scene);
        const [mover] = units;
        if (mover === undefined) return;
        const around = movingOn(on, units, mover, {});
        const motion = motionOf(mover);
        const near = aroundWithin(on, mover.unit, around, boxAlong(motion));
        for (let part = 0; part <= 12; part++) {
          const steps = Math.round((motion.length * part) / 12);
          const there = placedAt(mover, mover.footprint, poseAfter(motion, steps));
          const slowly = endBar(on, there, around);
          if (slowly !== null) barred++;
          expect(endBar(on, there, near)).toEqual(slowly);
        }
      }),
      { numRuns: 150 },
    );
    // Not all of them stand on open ground with nobody about.
    expect(barred).toBeGreaterThan(100);
  });

  test("a piece of what it sweeps overlaps whatever its outline does", () => {
    let [met, missed] = [0, 0];
    fc.assert(
      fc.property(scenes, motions, (scene, motionOf) => {
        const { on, units } = laid(scene);
        const [mover, ...others] = units;
        if (mover === undefined) return;
        const areas = [...others, ...on.terrain].map(({ area }) => area);
        for (const piece of sweep(motionOf(mover))) {
          for (const part of areas.flatMap(({ parts }) => parts)) {
            const slowly = overlap(piece.outline, part);
            if (slowly) met++;
            else missed++;
            expect(piece.overlaps(part)).toBe(slowly);
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(met).toBeGreaterThan(20);
    expect(missed).toBeGreaterThan(20);
  });
});
