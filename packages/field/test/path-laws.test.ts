import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chargePath,
  type InFormation,
  type Leg,
  longest,
  type OnTable,
  type Path,
  path,
  pathTo,
  reach,
  wayBack,
} from "../src/index.ts";
import { changed, changes, laid, scenes } from "./scenes.ts";

const legs: fc.Arbitrary<Leg[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("ahead" as const),
      length: fc.integer({ min: 0, max: 3000 }),
      aside: fc.integer({ min: -2700, max: 2700 }),
    }),
    fc.record({ kind: fc.constant("wheel" as const), turn: fc.integer({ min: -3000, max: 3000 }) }),
    fc.constant({ kind: "about" as const }),
    fc.record({
      kind: fc.constant("form" as const),
      formation: fc.constantFrom("line", "attackColumn", "square", "column", "limbered" as const),
    }),
  ),
  { minLength: 1, maxLength: 4 },
);

const gone = (leg: Leg): number => (leg.kind === "ahead" ? leg.length : 0);

/** Is one path the beginning of another. */
function begins(part: readonly Leg[], whole: readonly Leg[]): boolean {
  return part.every((leg, i) => {
    const other = whole[i];
    if (other?.kind !== leg.kind) return false;
    if (i < part.length - 1) return JSON.stringify(leg) === JSON.stringify(other);
    if (leg.kind === "wheel" && other.kind === "wheel") {
      return Math.abs(leg.turn) <= Math.abs(other.turn) && leg.turn * other.turn >= 0;
    }
    return gone(leg) <= gone(other);
  });
}

describe("the longest legal part of a path", () => {
  test("is legal, a beginning of the path, and the path itself if that is legal", () => {
    fc.assert(
      fc.property(scenes, legs, (scene, all) => {
        const { on, units } = laid(scene);
        const [mover] = units;
        if (mover === undefined) return;
        const whole = path(on, units, mover, all);
        const part = longest(on, units, mover, all);
        expect(part.refusal).toBeNull();
        expect(begins(part.legs, all)).toBe(true);
        if (whole.refusal === null) expect(part.legs).toEqual(all);
        expect(part.spent).toBeLessThanOrEqual(part.move);
      }),
      { numRuns: 60 },
    );
  });

  test("straight on, a step more is not legal, unless what bars the end is passed again", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { on, units } = laid(scene);
        const [mover] = units;
        if (mover === undefined) return;
        const part = longest(on, units, mover, [{ kind: "ahead", length: 6000 }]);
        const [leg] = part.legs;
        const length = leg?.kind === "ahead" ? leg.length : 0;
        for (let more = length + 1; more <= length + 40; more++) {
          expect(path(on, units, mover, [{ kind: "ahead", length: more }]).refusal).not.toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  });
});

const mirrored = (all: readonly Leg[]): Leg[] =>
  all.map((leg) => {
    if (leg.kind === "wheel") return { ...leg, turn: 0 - leg.turn };
    return leg.kind === "ahead" ? { ...leg, aside: 0 - (leg.aside ?? 0) } : leg;
  });

/** What a path comes to, without where it is. */
const figures = ({ spent, moved, refusal, unformedBy, through, onRoad }: Path) => ({
  spent,
  moved,
  refusal,
  unformedBy,
  through: [...through].sort(),
  onRoad,
});

describe("the same table laid differently", () => {
  const both = (
    of: (
      on: Parameters<typeof path>[0],
      units: readonly OnTable[],
      mover: InFormation,
      legs: Leg[],
    ) => unknown,
  ) =>
    changes.map((change) => ({
      name: change.name,
      check: () =>
        fc.assert(
          fc.property(scenes, legs, (scene, all) => {
            const before = laid(scene);
            const after = laid(changed(scene, change));
            const [a, b] = [before.units[0], after.units[0]];
            if (a === undefined || b === undefined) return;
            const other = change.name === "a mirror" ? mirrored(all) : all;
            // A larger table has room where the smaller one ends.
            if (change.size !== undefined) return;
            expect(of(after.on, after.units, b, other)).toEqual(
              of(before.on, before.units, a, all),
            );
          }),
          { numRuns: 20 },
        ),
    }));

  test.each(both((on, units, mover, all) => figures(path(on, units, mover, all))))(
    "$name: paths cost and meet the same",
    ({ check }) => check(),
  );

  test.each(
    both((on, units, mover) => {
      const target = units.find(({ side }) => side !== mover.side);
      if (target === undefined) return null;
      const way = chargePath(on, units, mover, target);
      return "refused" in way
        ? way.refused
        : { length: way.length, inReach: way.inReach, screens: [...way.screens].sort() };
    }),
  )("$name: charges", ({ check }) => check());

  test.each(
    both((on, units, mover) => {
      const way = wayBack(on, units, mover, { how: "retire" });
      return (
        way && {
          steps: way.steps,
          blocked: way.blocked,
          stops: way.stops.map(({ steps }) => steps),
        }
      );
    }),
  )("$name: ways back", ({ check }) => check());
});

describe("pathTo and reach", () => {
  test("a path to a point ends there, within the rounding of its angle", () => {
    fc.assert(
      fc.property(
        scenes,
        fc.integer({ min: 1500, max: 8500 }),
        fc.integer({ min: 1500, max: 8500 }),
        (scene, x, y) => {
          const { on, units } = laid(scene);
          const [mover] = units;
          if (mover === undefined) return;
          const { end } = pathTo(on, units, mover, { x, y });
          // Half a minute of arc over the length of a table's side is a tenth of a millimetre or two.
          expect(Math.hypot(end.pose.x - x, end.pose.y - y)).toBeLessThan(4);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("every corner of a reach is the end of a legal move", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { on, units } = laid(scene);
        const [mover] = units;
        if (mover === undefined) return;
        const onward = reach(on, units, mover);
        const back = reach(on, units, mover, { about: true });
        for (const { x, y, legs: way } of [...onward, ...back]) {
          const { end, refusal } = path(on, units, mover, way);
          expect(way.length > 1 || way[0]?.kind !== "about" ? refusal : null).toBeNull();
          expect(end.pose).toMatchObject({ x, y });
        }
      }),
      { numRuns: 20 },
    );
  });
});
