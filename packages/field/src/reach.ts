/** Where a unit can go: the way to a point, and the outline of all it reaches (§4). */
import { facing, facingTowards, turnBetween, turns } from "./facing.ts";
import { aboutCost } from "./formations.ts";
import { marches, spentOn } from "./going.ts";
import type { Point } from "./grid.ts";
import { lastGood } from "./in-the-way.ts";
import { longestAmong, passable, standable } from "./longest.ts";
import { type Motion, poseAfter, straight, wheel, wheelLength } from "./motion.ts";
import {
  type Leg,
  type Moving,
  moveOf,
  movingOn,
  type Path,
  type PathCase,
  pathAmong,
  placedAt,
  rounding,
  stretchOf,
  turnedAbout,
} from "./path.ts";
import { distance, type Field, type InFormation, type OnTable, onTable } from "./table.ts";

function obliqueOf(field: Field): number {
  return field.book.clauses["move.wheel"].value.obliqueUpTo * turns.degree;
}

function stepsTo(from: Point, to: Point): number {
  return Math.round(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2));
}

/** The least wheel after which a point lies no farther aside than an oblique goes. */
function wheelFor(unit: InFormation, goal: Point, oblique: number): number {
  const aside = (turn: number): number => {
    const {
      x,
      y,
      facing: at,
    } = poseAfter(wheel(unit.pose, unit.footprint, turn), Number.POSITIVE_INFINITY);
    return turnBetween(at, facingTowards({ x, y }, goal));
  };
  const right = aside(0) > 0;
  const enough = (size: number): boolean => {
    const left = aside(right ? size : -size);
    return right ? left <= oblique : left >= -oblique;
  };
  let low = 0;
  let high: number = turns.half;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (enough(middle)) high = middle;
    else low = middle;
  }
  return right ? high : -high;
}

/** Straight or aslant to a point, after a wheel if it lies too far aside. */
function legsTo(field: Field, unit: InFormation, goal: Point): Leg[] {
  const oblique = obliqueOf(field);
  const aheadTo = (from: InFormation["pose"]): Leg => {
    const aside = turnBetween(from.facing, facingTowards(from, goal));
    return { kind: "ahead", length: stepsTo(from, goal), ...(aside !== 0 && { aside }) };
  };
  const { pose } = unit;
  if (stepsTo(pose, goal) === 0) return [];
  const aside = turnBetween(pose.facing, facingTowards(pose, goal));
  if (aside <= oblique && aside >= -oblique) return [aheadTo(pose)];
  const turn = wheelFor(unit, goal, oblique);
  const after = poseAfter(wheel(pose, unit.footprint, turn), Number.POSITIVE_INFINITY);
  return [{ kind: "wheel", turn }, aheadTo(after)];
}

/** What of a path matters first: that it is legal, then how much of the move it takes. */
function isBetter(a: Path, b: Path): boolean {
  if ((a.refusal === null) !== (b.refusal === null)) return a.refusal === null;
  return a.spent < b.spent;
}

/**
 * The way to a point for the middle of the front: straight or aslant, after a wheel if need be, or
 * turned about first; the cheaper one, legal or not. A facing to end in is one more wheel, the
 * player's own.
 */
export function pathTo(
  field: Field,
  units: readonly OnTable[],
  mover: InFormation,
  goal: Point,
  how: PathCase = {},
): Path {
  const moving = movingOn(field, units, mover, how);
  const measured = (legs: readonly Leg[]): Path => pathAmong(moving, mover, legs);
  const onward = measured(legsTo(field, mover, goal));
  const about = turnedAbout(mover);
  const ways = legsTo(field, about, goal);
  // Nothing on the way back makes it cheaper than it is on open ground: most need not be looked along.
  if (onward.refusal === null && leastSpent(moving, about, ways) >= onward.spent) return onward;
  const back = measured([{ kind: "about" }, ...ways]);
  return isBetter(back, onward) ? back : onward;
}

/** What of its move a way takes at the least, after turning about: on open ground, in steps. */
function leastSpent({ field, bonus, gone }: Moving, about: InFormation, ways: readonly Leg[]) {
  const { unit, footprint } = about;
  const onWay = ways.reduce((sum, leg) => {
    if (leg.kind === "wheel") return sum + wheelLength(footprint, leg.turn);
    return leg.kind === "ahead" ? sum + leg.length : sum;
  }, 0);
  const off = (aboutCost(unit, field.book) + gone) * moveOf(field, unit, false, bonus);
  return Math.ceil(onWay + off - rounding);
}

/** As far apart as this are the directions in which reach is tried. */
const apart = 7.5 * turns.degree;

/** Wheels go no farther round than this: beyond it one turns about first. */
const mostWheel = turns.quarter;

/** A corner of a reach: the end of a legal move, with its path. */
export interface Farthest extends Point {
  readonly legs: readonly Leg[];
}

/** Somebody a unit may not end its move nearer to. */
export interface KeptOff {
  readonly from: Pick<OnTable, "area">;
  /** How far away it is now, in steps. */
  readonly before: number;
}

export interface ReachCase extends PathCase {
  /** What it reaches after turning about first; default false. */
  readonly about?: boolean;
  /** Enemies whom it may not end nearer to (`command.hesitant`, `state.faltering`); default none. */
  readonly keptOff?: readonly KeptOff[];
}

/** A unit that looks for its reach: its legs so far, and the steps it has left for going. */
interface Outlook {
  readonly moving: Moving;
  readonly first: readonly Leg[];
  readonly left: number;
  readonly keptOff: readonly KeptOff[];
}

/**
 * The longest part of a straight motion, no longer than `most`, that ends nearer to nobody whom the
 * unit is kept off, and where it may stand.
 */
function awayFrom(
  { moving, keptOff }: Outlook,
  unit: InFormation,
  motion: Motion,
  most: number,
): number {
  let steps = most;
  const nearer = ({ from, before }: KeptOff, at: number): boolean =>
    distance(placedAt(unit, unit.footprint, poseAfter(motion, at)), from) < before;
  for (;;) {
    const nearerTo = keptOff.find((one) => nearer(one, steps));
    if (nearerTo === undefined) return steps;
    // On a straight line it is nearer to one enemy on one stretch only: before that it is not.
    const good = lastGood(steps, (at) => !nearer(nearerTo, at));
    if (good <= 0) return 0;
    steps = standable(moving.field, unit, motion, good, moving);
    if (steps <= 0) return 0;
  }
}

/** The farthest legal end of going straight on or aslant, with some of the move left. */
function farthest(
  outlook: Outlook,
  unit: InFormation,
  left: number,
  aside: number,
  turn: number,
): Farthest | null {
  const { moving, first } = outlook;
  const { field, others, bonus } = moving;
  const towards = facing(unit.pose.facing + aside);
  const motion = straight(unit.pose, unit.footprint, Math.floor(left), towards);
  const stretch = stretchOf(field, unit, motion, others);
  const most = passable(stretch, left, false);
  let steps = standable(field, unit, motion, most, moving);
  if (turn === 0 && marches(unit.unit)) {
    const onward: Leg = { kind: "ahead", length: moveOf(field, unit.unit, true, bonus), aside };
    const byRoad = longestAmong(moving, unit, [onward]);
    const [leg] = byRoad.legs;
    if (leg?.kind === "ahead" && leg.length > steps) steps = leg.length;
  }
  if (steps > 0) steps = awayFrom(outlook, unit, motion, steps);
  if (steps <= 0) return null;
  const { x, y } = poseAfter(motion, steps);
  const ahead: Leg = { kind: "ahead", length: steps, ...(aside !== 0 && { aside }) };
  return {
    x,
    y,
    legs: [...first, ...(turn === 0 ? [] : [{ kind: "wheel", turn } as const]), ahead],
  };
}

/** The farthest ends of moves after a wheel to one side, from the widest wheel to the least. */
function afterWheels(outlook: Outlook, unit: InFormation, sign: 1 | -1): Farthest[] {
  const { moving, left } = outlook;
  const { field, others } = moving;
  const whole = wheel(unit.pose, unit.footprint, sign * mostWheel);
  const stretch = stretchOf(field, unit, whole, others);
  const most = passable(stretch, left, false);
  const ends: Farthest[] = [];
  for (let turn = mostWheel; turn > 0; turn -= apart) {
    const length = wheelLength(unit.footprint, turn);
    if (length > most) continue;
    const motion = wheel(unit.pose, unit.footprint, sign * turn);
    const turned = placedAt(unit, unit.footprint, poseAfter(motion, length));
    if (!onTable(field, turned.outline)) continue;
    // A wheel by itself is measured in whole steps: the longer one may tell a part of a step less.
    const rest = left - spentOn(stretch.going, length) - 1;
    const end = farthest(outlook, turned, rest, sign * obliqueOf(field), sign * turn);
    if (end !== null) ends.push(end);
  }
  return ends;
}

/**
 * The farthest ends of moves in all directions to the front, from left to right. Where directions
 * between two others lead nowhere, the outline goes back to the start.
 */
function fan(outlook: Outlook, unit: InFormation): Farthest[] {
  const oblique = obliqueOf(outlook.moving.field);
  const { x, y } = unit.pose;
  const start: Farthest = { x, y, legs: outlook.first };
  const front: Farthest[] = [];
  for (let aside = -oblique; aside <= oblique; aside += apart) {
    const end = farthest(outlook, unit, outlook.left, aside, 0);
    if (end !== null) front.push(end);
    else if (front.at(-1) !== start) front.push(start);
  }
  return [
    ...afterWheels(outlook, unit, -1),
    ...front,
    ...afterWheels(outlook, unit, 1).toReversed(),
  ];
}

/**
 * The outline of where a unit can go: from its start the ends of the longest legal moves straight on,
 * aslant and after a wheel, 7½° apart. Within it a place may still be barred, by a friend who stands
 * there say; the path to it tells.
 */
export function reach(
  field: Field,
  units: readonly OnTable[],
  mover: InFormation,
  how: ReachCase = {},
): readonly Farthest[] {
  const moving = movingOn(field, units, mover, how, [mover.unit]);
  const move = moveOf(field, mover.unit, false, moving.bonus);
  const about = how.about === true;
  const unit = about ? turnedAbout(mover) : mover;
  const first: readonly Leg[] = about ? [{ kind: "about" }] : [];
  const cost = about ? aboutCost(mover.unit, field.book) : 0;
  const { x, y } = unit.pose;
  const left = move * (1 - moving.gone - cost);
  const keptOff = how.keptOff ?? [];
  return [{ x, y, legs: first }, ...fan({ moving, first, left, keptOff }, unit)];
}
