/** Tables at random, and what a turn, a mirror or a shift makes of them. */
import type { Unit } from "@adjutant/rules";
import fc from "fast-check";
import { areasOverlap } from "../src/area.ts";
import {
  type Coordinates,
  type Field,
  type FieldPlan,
  fieldFrom,
  type InFormation,
  type Shape,
  type TerrainPiece,
} from "../src/index.ts";
import { battalion, book, guns, horse, screen, stand } from "./pictures.ts";

export interface Scene {
  readonly plan: FieldPlan;
  readonly units: readonly {
    readonly id: string;
    readonly unit: Unit;
    readonly x: number;
    readonly y: number;
    readonly facing: number;
  }[];
}

const kinds: readonly Unit[] = [
  battalion(),
  battalion({ formation: "attackColumn" }),
  battalion({ formation: "square" }),
  battalion({ formation: "openOrder", size: "small" }),
  horse(),
  guns(3),
  screen(3),
];

const cm = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((steps) => steps / 100);

/** A star with eight corners is simple and rarely convex. */
function star(x: number, y: number, reach: number, inner: number): Shape {
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    polygon: Array.from({ length: 8 }, (_, i): Coordinates => {
      const turn = (i * Math.PI) / 4 + 0.3;
      const at = i % 2 === 0 ? reach : inner;
      return [round(x + at * Math.cos(turn)), round(y + at * Math.sin(turn))];
    }),
  };
}

const pieces = fc
  .array(
    fc.record({
      kind: fc.constantFrom(
        "woods",
        "woods",
        "builtUp",
        "hill",
        "rough",
        "marsh",
        "redoubt" as const,
      ),
      x: cm(10, 90),
      y: cm(10, 90),
      reach: cm(4, 12),
      inner: cm(2, 4),
    }),
    { minLength: 2, maxLength: 8 },
  )
  .map((all): TerrainPiece[] =>
    all.map(({ kind, x, y, reach, inner }, i) => {
      const piece = { id: `piece${i}`, shape: star(x, y, reach, inner) };
      return kind === "hill" ? { ...piece, kind, height: 1 } : { ...piece, kind };
    }),
  );

const crowd = fc.array(
  fc.record({
    unit: fc.constantFrom(...kinds),
    x: cm(15, 85),
    y: cm(15, 85),
    facing: fc.integer({ min: 0, max: 21_599 }).map((minutes) => minutes / 60),
  }),
  { minLength: 2, maxLength: 9 },
);

/** A table of 100 × 100 cm with terrain and units of two sides that do not overlap. */
export const scenes: fc.Arbitrary<Scene> = fc
  .tuple(pieces, crowd)
  .map(([terrain, all]): Scene => {
    const plan = { width: 100, depth: 100, terrain };
    const on = fieldFrom(plan, book);
    const kept: InFormation[] = [];
    const units = all
      .map((one, i) => ({ ...one, id: `${i % 2 === 0 ? "A" : "b"}${i}` }))
      .filter(({ id, unit, x, y, facing }) => {
        const there = stand(on, id, unit, x, y, facing);
        const free = kept.every((other) => !areasOverlap(other.area, there.area));
        if (free) kept.push(there);
        return free;
      });
    return { plan, units };
  })
  .filter(({ units }) => units.length >= 2);

/** The table of a scene and the units on it. */
export function laid(scene: Scene): { readonly on: Field; readonly units: readonly InFormation[] } {
  const on = fieldFrom(scene.plan, book);
  const units = scene.units.map(({ id, unit, x, y, facing }) => stand(on, id, unit, x, y, facing));
  return { on, units };
}

/** A way to lay the same table differently. */
export interface Change {
  readonly name: string;
  readonly point: (at: Coordinates) => Coordinates;
  readonly facing: (degrees: number) => number;
  readonly size?: readonly [width: number, depth: number];
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
const turned = (degrees: number) => ((degrees % 360) + 360) % 360;

export const changes: readonly Change[] = [
  {
    name: "a quarter turn",
    point: ([x, y]) => [y, hundredths(100 - x)],
    facing: (degrees) => turned(degrees + 90),
  },
  {
    name: "a half turn",
    point: ([x, y]) => [hundredths(100 - x), hundredths(100 - y)],
    facing: (degrees) => turned(degrees + 180),
  },
  {
    name: "a mirror",
    point: ([x, y]) => [hundredths(100 - x), y],
    facing: (degrees) => turned(-degrees),
  },
  {
    name: "a shift",
    point: ([x, y]) => [hundredths(x + 33.37), hundredths(y + 51.09)],
    facing: (degrees) => degrees,
    size: [160, 170],
  },
];

const shapeAfter = (shape: Shape, { point }: Change): Shape =>
  "polygon" in shape
    ? { polygon: shape.polygon.map(point) }
    : { line: shape.line.map(point), width: shape.width };

/** A scene laid differently. */
export function changed({ plan, units }: Scene, change: Change): Scene {
  const [width, depth] = change.size ?? [plan.width, plan.depth];
  return {
    plan: {
      ...plan,
      width,
      depth,
      terrain: plan.terrain.map((piece) => ({ ...piece, shape: shapeAfter(piece.shape, change) })),
    },
    units: units.map((one) => {
      const [x, y] = change.point([one.x, one.y]);
      return { ...one, x, y, facing: change.facing(one.facing) };
    }),
  };
}
