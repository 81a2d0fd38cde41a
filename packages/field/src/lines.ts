/** One line of sight: what it meets first, and whether anything stops it before. */
import { type Convex, cutBy, touch } from "./convex.ts";
import type { Point } from "./grid.ts";
import type { Obstacle } from "./obstacles.ts";

/** Numbers closer together than this, in proportion, are one and the same corner. */
const same = 1e-12;

/** Where a line first meets one of several outlines, in multiples of `way`; null if it misses. */
export function firstMeeting(parts: readonly Convex[], from: Point, way: Point): number | null {
  let first: number | null = null;
  for (const part of parts) {
    const cut = cutBy(part, from, way);
    if (cut === null || cut.to < 0) continue;
    const at = Math.max(cut.from, 0);
    if (first === null || at < first) first = at;
  }
  return first;
}

function stopsAll(parts: readonly Convex[], from: Point, way: Point, end: number): boolean {
  for (const part of parts) {
    const cut = cutBy(part, from, way);
    if (cut !== null && cut.to > 0 && cut.from < end) return true;
  }
  return false;
}

/** Does a line cross a course on the ground before its end, or start on it. */
function crosses(line: readonly Point[], from: Point, way: Point, end: number): boolean {
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1];
    const b = line[i];
    if (a === undefined || b === undefined) continue;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const gain = way.x * ey - way.y * ex;
    if (gain === 0) continue;
    const dx = a.x - from.x;
    const dy = a.y - from.y;
    const at = (dx * ey - dy * ex) / gain;
    const along = (dx * way.y - dy * way.x) / gain;
    if (at >= 0 && at <= end && along >= 0 && along <= 1) return true;
  }
  return false;
}

/** The stretches of a line up to its end that lie in woods, run together where they touch. */
function runs(
  woods: readonly (Obstacle & { readonly stops: "beyondDepth" })[],
  from: Point,
  way: Point,
  end: number,
): { id: string; from: number; to: number }[] {
  const cuts: { id: string; from: number; to: number }[] = [];
  for (const { id, parts } of woods) {
    for (const part of parts) {
      const cut = cutBy(part, from, way);
      if (cut === null || cut.to <= 0 || cut.from >= end) continue;
      cuts.push({ id, from: Math.max(0, cut.from), to: Math.min(end, cut.to) });
    }
  }
  cuts.sort((a, b) => a.from - b.from);
  const joined: { id: string; from: number; to: number }[] = [];
  for (const cut of cuts) {
    const last = joined[joined.length - 1];
    if (last !== undefined && cut.from <= last.to + same * end) last.to = Math.max(last.to, cut.to);
    else joined.push(cut);
  }
  return joined;
}

/** What stops lines, sorted by how. */
export interface Stops {
  /** Outlines that hide all behind them, and the stretches of crests, which have two corners. */
  readonly parts: readonly { readonly id: string; readonly part: Convex }[];
  readonly solid: readonly (Obstacle & { readonly stops: "all" })[];
  /** Woods of which the depth decides. */
  readonly woods: readonly (Obstacle & { readonly stops: "beyondDepth" })[];
  readonly woodParts: readonly Convex[];
  readonly crests: readonly (Obstacle & { readonly stops: "crossing" })[];
  /** How far one sees into a wood and out of it, in steps. */
  readonly intoWood: number;
}

/**
 * Sorts obstacles by how they stop a line.
 * @param corridor around all lines that will be asked about
 */
export function stopsOf(obstacles: readonly Obstacle[], intoWood: number, corridor: Convex): Stops {
  const solid = obstacles.filter((one) => one.stops === "all");
  const crests = obstacles.filter((one) => one.stops === "crossing");
  const woods = obstacles.filter((one) => one.stops === "beyondDepth");
  return {
    parts: [
      ...solid.flatMap(({ id, parts }) =>
        parts.filter((part) => touch(part, corridor)).map((part) => ({ id, part })),
      ),
      ...crests.flatMap(({ id, line }) =>
        line.flatMap((to, i) => {
          const from = line[i - 1];
          return from === undefined ? [] : [{ id, part: [from, to] }];
        }),
      ),
    ],
    solid,
    woods,
    woodParts: woods.flatMap(({ parts }) => parts),
    crests,
    intoWood,
  };
}

/**
 * The first obstacle found that stops a line before its end, or null if the line is free.
 * @param end where the line ends, in multiples of `way`
 */
export function stopper(stops: Stops, from: Point, way: Point, end: number): string | null {
  const before = end * (1 - same);
  for (const { id, parts } of stops.solid) if (stopsAll(parts, from, way, before)) return id;
  for (const { id, line } of stops.crests) if (crosses(line, from, way, end)) return id;
  if (stops.woods.length === 0) return null;
  const size = Math.sqrt(way.x * way.x + way.y * way.y);
  for (const run of runs(stops.woods, from, way, end)) {
    const length = (run.to - run.from) * size;
    const atAnEnd = run.from <= 0 || run.to >= before;
    if (length > (atAnEnd ? stops.intoWood * (1 + same) : same * size * end)) return run.id;
  }
  return null;
}
