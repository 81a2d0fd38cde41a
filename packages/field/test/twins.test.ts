import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Area, shareWithin } from "../src/area.ts";
import {
  behind,
  distance,
  type Field,
  type InFormation,
  type Point,
  sight,
  type Terrain,
} from "../src/index.ts";
import { laid, scenes } from "./scenes.ts";

/**
 * A second, slow and obvious geometry: points in polygons by counting edges, lines by crossing edge
 * after edge, areas by counting the cells of a grid.
 */
function inside(outline: readonly Point[], { x, y }: Point): boolean {
  let odd = false;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd;
  }
  return odd;
}

const along = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Points all along an outline, a step of a millimetre apart. */
function around(outline: readonly Point[], apart = 10): Point[] {
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const count = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / apart));
    return Array.from({ length: count }, (_, k) => along(a, b, k / count));
  });
}

function crossesOutline(outline: readonly Point[], from: Point, to: Point): boolean {
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return outline.some((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return side(from, to, a) * side(from, to, b) < 0 && side(a, b, from) * side(a, b, to) < 0;
  });
}

/** Centres of the cells of a grid within an outline's box that lie in it. */
function cells(outline: readonly Point[], count = 60): Point[] {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right, near, far] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  return Array.from({ length: count * count }, (_, i) => ({
    x: left + ((right - left) * ((i % count) + 0.5)) / count,
    y: near + ((far - near) * (Math.floor(i / count) + 0.5)) / count,
  })).filter((cell) => inside(outline, cell));
}

const inArea = ({ outline }: Area, point: Point) => inside(outline, point);

describe("a slow twin of the geometry", () => {
  test("distance: no two points of the outlines are nearer, some are as near", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const [a, b] = laid(scene).units;
        if (a === undefined || b === undefined) return;
        let least = Number.POSITIVE_INFINITY;
        for (const p of around(a.outline)) {
          for (const q of around(b.outline))
            least = Math.min(least, Math.hypot(p.x - q.x, p.y - q.y));
        }
        const measured = distance(a, b);
        expect(measured).toBeLessThan(least + 1);
        expect(measured).toBeGreaterThan(least - 8);
      }),
      { numRuns: 25 },
    );
  });

  test("the share of a footprint in a piece of terrain", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { on, units } = laid(scene);
        for (const { area } of on.terrain) {
          for (const { outline } of units) {
            const all = cells(outline);
            const within = all.filter((cell) => inArea(area, cell)).length / all.length;
            expect(Math.abs(shareWithin(outline, area) - within)).toBeLessThan(0.03);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test("bounce.behind: cells that a line back along the fire finds the target before", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { units } = laid(scene);
        const [battery, target, other] = units;
        if (!battery || !target || !other) return;
        const way = { x: target.middle.x - battery.pose.x, y: target.middle.y - battery.pose.y };
        const all = cells(other.outline);
        const hidden = all.filter((cell) => {
          const back = { x: cell.x - way.x * 9, y: cell.y - way.y * 9 };
          return crossesOutline(target.outline, cell, back);
        });
        const share = behind(battery, target, other, 0.5)?.share ?? 0;
        expect(Math.abs(share - hidden.length / all.length)).toBeLessThan(0.03);
      }),
      { numRuns: 60 },
    );
  });

  const range = 4000;

  /** Stretches of a line within woods, in steps, and whether they touch its ends. */
  function runsIn(woods: readonly Terrain[], from: Point, to: Point) {
    const count = 400;
    const size = Math.hypot(to.x - from.x, to.y - from.y);
    const runs: { start: number; end: number }[] = [];
    for (let i = 0; i < count; i++) {
      const here = along(from, to, (i + 0.5) / count);
      if (!woods.some(({ area }) => inArea(area, here))) continue;
      const last = runs[runs.length - 1];
      if (last?.end === i) last.end = i + 1;
      else runs.push({ start: i, end: i + 1 });
    }
    return runs.map(({ start, end }) => ({
      length: ((end - start) * size) / count,
      atAnEnd: start === 0 || end === count,
    }));
  }

  /** Is a line free, with `slack` steps of doubt about the depth of woods. */
  function isFree(
    on: Field,
    units: readonly InFormation[],
    pair: readonly InFormation[],
    from: Point,
    to: Point,
    slack: number,
  ): boolean {
    const [firer, target] = pair;
    const others = units.filter((unit) => !pair.includes(unit));
    if (others.some(({ outline }) => crossesOutline(outline, from, to))) return false;
    const places = on.terrain.filter(({ place }) => place !== null);
    if (places.some(({ area }) => crossesOutline(area.outline, from, to))) return false;
    if (places.some(({ area }) => inArea(area, from))) return false;
    const touches = (hill: Terrain) =>
      pair.some(
        ({ outline }) =>
          outline.some((corner) => inArea(hill.area, corner)) ||
          hill.area.outline.some((corner) => inside(outline, corner)) ||
          outline.some((a, i) =>
            crossesOutline(hill.area.outline, a, outline[(i + 1) % outline.length] ?? a),
          ),
      );
    const hills = on.terrain.filter(({ kind }) => kind === "hill");
    const onHill = hills.some(({ area }) =>
      [firer, target].some((one) => one && inArea(area, one.middle)),
    );
    if (
      !onHill &&
      hills.some((hill) => !touches(hill) && crossesOutline(hill.area.outline, from, to))
    )
      return false;
    const woods = on.terrain.filter(({ kind }) => kind === "woods");
    return runsIn(woods, from, to).every(({ length, atAnEnd }) =>
      atAnEnd ? length <= 500 + slack : length <= slack,
    );
  }

  test("sight: lines that it takes for free are free; where it finds none there is none", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { on, units } = laid(scene);
        const [firer, target] = units;
        if (firer === undefined || target === undefined) return;
        // The battery on a hill and the transparent screen have their own tests.
        const plain = units.filter(
          ({ unit }) =>
            unit.arm !== "screen" && !(unit.arm === "infantry" && unit.formation === "openOrder"),
        );
        if (firer.unit.arm === "artillery" || !plain.includes(firer) || !plain.includes(target))
          return;
        const pair = [firer, target];
        const out = {
          x: Math.sin((firer.pose.facing * Math.PI) / 10_800),
          y: Math.cos((firer.pose.facing * Math.PI) / 10_800),
        };
        const allRound = firer.unit.arm === "infantry" && firer.unit.formation === "square";
        for (const point of sight(on, plain, firer, target, { range }).points) {
          if (point.barred === null) {
            const short = along(point.at, point.sees, 0.9999);
            expect(Math.hypot(point.sees.x - point.at.x, point.sees.y - point.at.y)).toBeLessThan(
              range + 0.01,
            );
            expect(isFree(on, plain, pair, point.at, short, 30)).toBe(true);
            continue;
          }
          const free = around(target.outline, 60).filter((to) => {
            const dx = to.x - point.at.x;
            const dy = to.y - point.at.y;
            if (Math.hypot(dx, dy) > range - 0.01) return false;
            const across = Math.abs(dx * out.y - dy * out.x);
            if (!allRound && across >= dx * out.x + dy * out.y - 0.01) return false;
            return isFree(on, plain, pair, point.at, along(point.at, to, 0.9999), -30);
          });
          expect(free).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
