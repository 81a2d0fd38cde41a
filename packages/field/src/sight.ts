/** How much of a unit's strength can fire at a target (`fire.sight.full`, `.half`, `.none`). */
import {
  gunLimits,
  isGarrison,
  isSkirmishers,
  skirmishRange,
  type Unit,
  volleyRange,
} from "@adjutant/rules";
import { type Convex, hullOf, turnOf } from "./convex.ts";
import { turns } from "./facing.ts";
import { firingFront, type Muzzle } from "./firing-front.ts";
import { type Point, stepsIn, stepsOf } from "./grid.ts";
import { firstMeeting, type Stops, stopper, stopsOf } from "./lines.ts";
import { inTheWay, type Looking } from "./obstacles.ts";
import type { Field, OnTable } from "./table.ts";
import { arcLimits, facesAllRound, fireArc, inArc } from "./zones.ts";

/** A point of the firing front and what becomes of its fire. */
export type FrontPoint = { readonly at: Point } & (
  | { readonly sees: Point; readonly barred: null }
  | { readonly sees: null; readonly barred: "arc" | "range" }
  | { readonly sees: null; readonly barred: "blocked"; readonly by: readonly string[] }
);

export interface Sight {
  /** Points that can fire, of how many: the share is `clear / of`, exactly. */
  readonly clear: number;
  readonly of: number;
  readonly points: readonly FrontPoint[];
  /** Units and terrain that block at least one point. */
  readonly blockers: readonly string[];
  /** Screens fired through, which take the first casualty (`fire.throughSkirmishers`). */
  readonly through: readonly string[];
}

export interface SightCase {
  /** Steps; default the unit's own longest (`fireRange`). */
  readonly range?: number;
  /** Fire straight ahead only (`command.hesitant`, `command.radius`). */
  readonly straightAhead?: boolean;
  /** Default fire. */
  readonly looking?: Looking;
}

/** The longest range of a unit's fire in steps (§6.1, §6.5). */
export function fireRange(field: Field, unit: Unit): number {
  const { scale, book } = field;
  switch (unit.arm) {
    case "cavalry":
      return 0;
    case "artillery": {
      const limits = gunLimits(unit, book);
      const rockets = book.clauses["fire.range.rockets"].value.limit;
      return stepsIn(limits === null ? rockets : limits.long, scale);
    }
    case "screen":
      return stepsOf(skirmishRange(unit, scale, book));
    case "infantry":
      return isSkirmishers(unit) || isGarrison(unit)
        ? stepsOf(skirmishRange(unit, scale, book))
        : stepsOf(volleyRange(unit, scale, book));
  }
}

/** Everything about a pair that all points of the front share. */
interface Pair {
  readonly target: readonly Convex[];
  readonly corners: readonly Point[];
  readonly range: number;
  readonly eitherSide: number | null;
  readonly stops: Stops;
  /** Corners of everything in the way. */
  readonly edges: readonly Point[];
}

/** A direction to look along: where it meets the target, null if it does not or not in range. */
type Look = { readonly way: Point; readonly end: number } | null;

/** Lengths are compared to ranges as squares; this much, in proportion, is rounding. */
const rounding = 1e-14;

function look(pair: Pair, from: Point, way: Point): Look {
  const end = firstMeeting(pair.target, from, way);
  if (end === null) return null;
  const length = end * end * (way.x * way.x + way.y * way.y);
  return length <= pair.range * pair.range * (1 + rounding) ? { way, end } : null;
}

/** Directions straight at an outline's edges: there it is nearest. */
function* square(outline: readonly Point[], from: Point): Iterable<Point> {
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length];
    if (b === undefined) continue;
    const side = turnOf(a, b, from);
    if (side < 0) yield { x: a.y - b.y, y: b.x - a.x };
  }
}

/** Directions to where a target's outline leaves the range. */
function* rim(pair: Pair, from: Point): Iterable<Point> {
  for (const part of pair.target) {
    for (const [i, a] of part.entries()) {
      const b = part[(i + 1) % part.length];
      if (b === undefined) continue;
      const ex = b.x - a.x;
      const ey = b.y - a.y;
      const dx = a.x - from.x;
      const dy = a.y - from.y;
      const square = ex * ex + ey * ey;
      const half = dx * ex + dy * ey;
      const under = half * half - square * (dx * dx + dy * dy - pair.range * pair.range);
      if (under <= 0) continue;
      for (const at of [(-half - Math.sqrt(under)) / square, (-half + Math.sqrt(under)) / square]) {
        if (at > 0 && at < 1) yield { x: dx + ex * at, y: dy + ey * at };
      }
    }
  }
}

/** Counter-clockwise, for sorting directions within half a turn: negative if `a` comes first. */
function byTurn(a: Point, b: Point): number {
  return a.y * b.x - a.x * b.y;
}

/** All directions at which what a line meets can change, in arc. */
function directions(pair: Pair, { at, out }: Muzzle): Point[] {
  const ways: Point[] = [];
  const add = (x: number, y: number): void => {
    if (x !== 0 || y !== 0) ways.push({ x, y });
  };
  const { eitherSide } = pair;
  const admits = (x: number, y: number): boolean =>
    eitherSide === null || inArc(at, out, eitherSide, { x: at.x + x, y: at.y + y });
  const offer = (x: number, y: number): void => {
    if (admits(x, y)) add(x, y);
  };
  for (const { x, y } of pair.corners) offer(x - at.x, y - at.y);
  for (const part of pair.target) for (const { x, y } of square(part, at)) offer(x, y);
  if (eitherSide !== null) for (const { x, y } of arcLimits(out, eitherSide)) add(x, y);
  return ways;
}

/** Directions between those given, and where obstacles begin and end among them. */
function between(pair: Pair, { at }: Muzzle, outer: readonly Point[]): Point[] {
  const met = outer.filter((way) => firstMeeting(pair.target, at, way) !== null).sort(byTurn);
  const first = met[0];
  const last = met[met.length - 1];
  if (first === undefined || last === undefined) return [];
  const ways = [...met];
  const offer = ({ x, y }: Point): void => {
    if (byTurn(first, { x, y }) < 0 && byTurn({ x, y }, last) < 0) ways.push({ x, y });
  };
  for (const { x, y } of pair.edges) offer({ x: x - at.x, y: y - at.y });
  for (const way of rim(pair, at)) offer(way);
  for (const { parts } of pair.stops.woods) {
    for (const part of parts) for (const way of square(part, at)) offer(way);
  }
  ways.sort(byTurn);
  // Depth in a wood changes gradually between corners; everything else only at them.
  const cuts = pair.stops.woods.length > 0 ? 8 : 2;
  const all: Point[] = [];
  for (const [i, b] of ways.entries()) {
    const a = ways[i - 1];
    if (a !== undefined && byTurn(a, b) < 0) {
      const sizeA = Math.sqrt(a.x * a.x + a.y * a.y);
      const sizeB = Math.sqrt(b.x * b.x + b.y * b.y);
      for (let k = 1; k < cuts; k++) {
        const share = k / cuts;
        all.push({
          x: (a.x / sizeA) * (1 - share) + (b.x / sizeB) * share,
          y: (a.y / sizeA) * (1 - share) + (b.y / sizeB) * share,
        });
      }
    }
    all.push(b);
  }
  return all;
}

/** What becomes of the fire of one point. */
function frontPoint(pair: Pair, muzzle: Muzzle): FrontPoint {
  const { at } = muzzle;
  const by = new Set<string>();
  const seen = (ways: readonly Point[]): Point | null => {
    for (const way of ways) {
      const line = look(pair, at, way);
      if (line === null) continue;
      const stopped = stopper(pair.stops, at, way, line.end);
      if (stopped === null) return { x: at.x + way.x * line.end, y: at.y + way.y * line.end };
      by.add(stopped);
    }
    return null;
  };
  const outer = directions(pair, muzzle);
  const sees = seen(outer);
  if (sees !== null) return { at, sees, barred: null };
  // Without obstacles the nearest point in arc was among the directions tried.
  if (by.size === 0) {
    const inArcAtAll = outer.some((way) => firstMeeting(pair.target, at, way) !== null);
    return { at, sees: null, barred: inArcAtAll ? "range" : "arc" };
  }
  const later = seen(between(pair, muzzle, outer));
  if (later !== null) return { at, sees: later, barred: null };
  return { at, sees: null, barred: "blocked", by: [...by].sort() };
}

const cornersOf = (parts: readonly Convex[]): Point[] => parts.flatMap((part) => [...part]);

/**
 * The part of a unit's strength that can fire at a target: points along its firing front from which
 * an unblocked line in arc and range meets any part of the target.
 * @param units everything on the table; the firer and the target may be among them
 */
export function sight(
  field: Field,
  units: readonly OnTable[],
  firer: OnTable,
  target: OnTable,
  how: SightCase = {},
): Sight {
  const front = firingFront(field, firer, target);
  const { parts } = target.area;
  const corners = cornersOf(parts);
  const corridor = hullOf([...front.map(({ at }) => at), ...corners]);
  const looking = how.looking ?? "fire";
  const { obstacles, screens } = inTheWay(field, units, firer, target, corridor, looking);
  const { intoWood } = field.book.clauses["fire.blockers"].value;
  const arc = looking === "charge" ? chargeArc(field, firer) : fireArc(field, firer.unit);
  const pairWith = (inWay: typeof obstacles): Pair => ({
    target: parts,
    corners,
    range: how.range ?? fireRange(field, firer.unit),
    eitherSide: how.straightAhead === true ? 0 : arc,
    stops: stopsOf(inWay, stepsIn(intoWood, field.scale)),
    edges: inWay.flatMap((one) => (one.stops === "crossing" ? one.line : cornersOf(one.parts))),
  });
  const pair = pairWith(obstacles);
  const points = front.map((muzzle) => frontPoint(pair, muzzle));
  const through = screens.filter((screen) => {
    const alone = pairWith([screen]);
    return front.some(
      (muzzle, i) => points[i]?.barred === null && frontPoint(alone, muzzle).barred === "blocked",
    );
  });
  const blockers = new Set(points.flatMap((one) => (one.barred === "blocked" ? one.by : [])));
  return {
    clear: points.filter(({ barred }) => barred === null).length,
    of: points.length,
    points,
    blockers: [...blockers].sort(),
    through: through.map(({ id }) => id),
  };
}

/** How far a charger may look aside: as far as it may wheel (`charge.declare`). */
function chargeArc(field: Field, charger: OnTable): number | null {
  if (facesAllRound(charger.unit)) return null;
  return field.book.clauses["charge.declare"].value.wheelUpTo * turns.degree;
}

/** Does a charger see its target: any point of its front, in the arc of its wheel, at any range. */
export function seesToCharge(
  field: Field,
  units: readonly OnTable[],
  charger: OnTable,
  target: OnTable,
): boolean {
  const range = field.width + field.depth;
  return sight(field, units, charger, target, { looking: "charge", range }).clear > 0;
}
