/** A charge as a path: one wheel, then straight on into contact (`charge.declare`). */
import { chargeReach, type Refusal, refusal } from "@adjutant/rules";
import { areasOverlap, areasTouch } from "./area.ts";
import { boxesMeet, type Convex, touch } from "./convex.ts";
import { ahead, facingTowards, type Pose, turnBetween, turns } from "./facing.ts";
import { type Footprint, outlineAt } from "./footprint.ts";
import { type Going, spentOn } from "./going.ts";
import { type Point, stepsOf } from "./grid.ts";
import { othersOf } from "./in-the-way.ts";
import { type Halting, haltOn, passable } from "./longest.ts";
import {
  cutTo,
  type Motion,
  poseAfter,
  spansWithin,
  spanWithin,
  straight,
  sweptBox,
  wheel,
} from "./motion.ts";
import { type Leg, placedAt, type Stretch, stretchOf } from "./path.ts";
import { distance, type Field, type InFormation, type OnTable } from "./table.ts";
import { chargedFrom, type Zone } from "./zones.ts";

export interface ChargeCase {
  /** Minutes of arc of the wheel, clockwise positive; default the one with the shortest way into contact. */
  readonly turn?: number;
  /** Steps that `tasking.forwards` adds to the reach. */
  readonly bonus?: number;
}

export interface ChargePath {
  readonly legs: readonly Leg[];
  /** Steps from the start to contact, the wheel and slow ground counted. */
  readonly length: number;
  /** Steps that the charge reaches (`charge.declare`). */
  readonly reach: number;
  /** Out of reach the charger halts where its reach ends, Unformed. */
  readonly inReach: boolean;
  /** The charger in contact, or where it halts. */
  readonly end: InFormation;
  /** From where it hits, judged where the charge starts (`charge.flank`). */
  readonly from: Zone;
  /** The side of the target that it meets; null if it does not get there. */
  readonly meets: Zone | null;
  /** Enemy screens in the path: they fall back or disperse (`charge.screen`). */
  readonly screens: readonly string[];
  /** Friends gone through, who become Unformed with the charger (`move.interpenetrate`). */
  readonly through: readonly string[];
  readonly unformedBy: "move.terrain" | "move.interpenetrate" | null;
}

/** Two steps: as near as whole steps bring outlines that stand at an angle. */
const hair = 2;

/** Where a straight advance first meets a target, in steps that no grid has rounded; or null. */
function meetingAt(footprint: Footprint, pose: Pose, target: OnTable): number | null {
  const outline = outlineAt(pose, footprint);
  const way = ahead(pose.facing);
  let first: number | null = null;
  for (const part of target.area.parts) {
    const span = spanWithin(outline, way, part);
    // What lies beside or behind the front is not met by going on.
    if (span === null || span.end <= 0) continue;
    const at = Math.max(0, span.start);
    if (first === null || at < first) first = at;
  }
  return first;
}

/** The last pose of an advance before it would overlap its target: in contact as the grid allows. */
function contactAt(motion: Motion, at: number, charger: InFormation, target: OnTable): InFormation {
  for (let steps = Math.ceil(at - 1e-9); steps > 0; steps--) {
    const there = placedAt(charger, charger.footprint, poseAfter(motion, steps));
    if (!areasOverlap(there.area, target.area)) return there;
  }
  return placedAt(charger, charger.footprint, poseAfter(motion, 0));
}

/** The corners of an outline moved on by a direction: contact is where it then touches. */
function pushed(outline: Convex, way: Point): Convex {
  return outline.map(({ x, y }) => ({ x: x + way.x * hair, y: y + way.y * hair }));
}

/** The side of a target that a charger stands against: the edge that faces it most. */
function sideMet(end: InFormation, target: OnTable): Zone {
  if (target.pose === null) return "front";
  const way = ahead(end.pose.facing);
  const [frontLeft, rearLeft, rearRight, frontRight] = target.outline;
  if (!frontLeft || !rearLeft || !rearRight || !frontRight) return "front";
  const sides: readonly (readonly [Zone, Point, Point])[] = [
    ["front", frontRight, frontLeft],
    ["leftFlank", frontLeft, rearLeft],
    ["rightFlank", rearRight, frontRight],
    ["rear", rearLeft, rearRight],
  ];
  const reached = pushed(end.outline, way);
  let best: Zone = "front";
  let most = 0;
  for (const [zone, from, to] of sides) {
    // Counter-clockwise, an edge looks to its right.
    const size = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
    const against = ((from.y - to.y) * way.x + (to.x - from.x) * way.y) / size;
    if (against > most + 1e-9 && touch(reached, [from, to, target.middle])) {
      most = against;
      best = zone;
    }
  }
  return best;
}

/** A charge and who else stands on the table. */
interface Riding {
  readonly field: Field;
  readonly charger: InFormation;
  readonly target: OnTable;
  /** Steps that it reaches. */
  readonly reach: number;
  /** Minutes of arc of the widest wheel. */
  readonly most: number;
  /** Everybody else but enemy screens. */
  readonly others: readonly InFormation[];
  readonly screens: readonly InFormation[];
}

/** How long a way into contact is after a wheel of so many minutes of arc; none: infinite. */
type LengthAfter = (turn: number) => number;

/** A length beyond all ways into contact: what one costs that meets another side than it comes from. */
function elsewhere({ frontage, depth }: Footprint, most: number): number {
  return 2 * most * (frontage + depth);
}

/** The front with which a charge meets its target: by more than the grid may round. */
function sureFront({ frontage, depth }: Footprint): Footprint {
  return { frontage: Math.max(1, frontage - 2 * hair), depth };
}

/**
 * The lengths of ways into contact, the wheel counted. Ways that meet the side of the target from which
 * the charge starts go before others, and before all those to where there is room. To brush by a corner
 * is no contact.
 */
function lengthsTo({ charger, target, most, others }: Riding): LengthAfter {
  const sure = sureFront(charger.footprint);
  const from = chargedFrom(target, charger.pose);
  const aside = elsewhere(charger.footprint, most);
  const detour = (end: InFormation): number =>
    (sideMet(end, target) === from ? 0 : aside) +
    (others.some((other) => standsOn(end, other)) ? 2 * aside : 0);
  return (turn) => {
    const motion = wheel(charger.pose, charger.footprint, turn);
    const start = poseAfter(motion, motion.length);
    const onward = meetingAt(sure, start, target);
    if (onward === null) return Number.POSITIVE_INFINITY;
    const advance = straight(start, charger.footprint, Math.ceil(onward));
    const end = contactAt(advance, onward, charger, target);
    return motion.length + onward + detour(end);
  };
}

/** The lengths of ways into contact that are within reach and meet no other enemy, ground not counted. */
function clearLengthsTo({ charger, target, reach, others }: Riding): LengthAfter {
  const sure = sureFront(charger.footprint);
  const enemies = others.filter(
    (other) => other.side !== charger.side && distance(charger, other) <= reach,
  );
  return (turn) => {
    const motion = wheel(charger.pose, charger.footprint, turn);
    const start = poseAfter(motion, motion.length);
    const onward = meetingAt(sure, start, target);
    if (onward === null || motion.length + onward > reach) return Number.POSITIVE_INFINITY;
    const isBarred = enemies.some((enemy) => {
      const met = meetingAt(charger.footprint, start, enemy);
      return met !== null && met < onward;
    });
    return isBarred ? Number.POSITIVE_INFINITY : motion.length + onward;
  };
}

/** Wheels are tried by degrees, then ever finer about the best so far. */
const finer = [
  { around: turns.degree, apart: turns.degree / 6 },
  { around: turns.degree / 6, apart: 1 },
] as const;

/**
 * The wheel, in minutes of arc, after which the way into contact is shortest, whatever bars it; null if
 * none leads there.
 */
function shortestWheel(riding: Riding): number | null {
  const { charger, target, most } = riding;
  const lengthAfter = lengthsTo(riding);
  const aside = turnBetween(charger.pose.facing, facingTowards(charger.pose, target.middle));
  const sign = aside < 0 ? -1 : 1;
  let best = 0;
  let shortest = lengthAfter(0);
  // Straight on, if that leads where the charge comes from: any wheel is a detour.
  if (shortest < elsewhere(charger.footprint, most)) return 0;
  const tryFrom = (first: number, last: number, apart: number): void => {
    for (let size = first; size <= last; size += apart) {
      const length = lengthAfter(sign * size);
      if (length < shortest - 1e-6) {
        shortest = length;
        best = size;
      }
    }
  };
  tryFrom(turns.degree, most, turns.degree);
  for (const { around, apart } of finer) {
    tryFrom(Math.max(apart, best - around), Math.min(most, best + around), apart);
  }
  return shortest === Number.POSITIVE_INFINITY ? null : sign * best;
}

function standsOn(one: InFormation, other: InFormation): boolean {
  return boxesMeet(one.area.box, other.area.box) && areasOverlap(one.area, other.area);
}

function legsOf(turn: number, length: number): Leg[] {
  const onward: Leg = { kind: "ahead", length };
  return turn === 0 ? [onward] : [{ kind: "wheel", turn }, onward];
}

/** Steps spent on a stretch up to a length, rounded up. */
function spent(going: Going, length: number): number {
  return Math.max(0, Math.ceil(spentOn(going, length) - 1e-6));
}

/** The stretches that a charge is made of. */
interface Ways {
  readonly turn: number;
  readonly turning: Stretch;
  readonly onward: Stretch;
  /** Steps of the advance to where it meets its target. */
  readonly at: number;
  /** Steps from the start to contact, the wheel and slow ground counted. */
  readonly length: number;
}

/** Where a charge with this wheel goes, or why there is no such way. */
function waysOf(
  { field, charger, target, others }: Riding,
  turn: number,
): Ways | { readonly refused: Refusal } {
  const wheeling = wheel(charger.pose, charger.footprint, turn);
  const start = poseAfter(wheeling, wheeling.length);
  const at = meetingAt(charger.footprint, start, target);
  if (at === null) return { refused: refusal("charge.declare") };
  const turned = placedAt(charger, charger.footprint, start);
  const turning = stretchOf(field, charger, wheeling, others);
  const motion = straight(start, charger.footprint, Math.ceil(at - 1e-9));
  const onward = stretchOf(field, turned, motion, others);
  for (const { motion: stretch, met, going } of [turning, onward]) {
    // At its very end an advance meets the target; its place is what it charges.
    const ends = stretch.length - 1;
    if (met.enemyAt !== null && met.enemyAt < ends) {
      return { refused: refusal("move.interpenetrate", "enemy") };
    }
    if (going.closed !== null && going.closed.at < ends) return { refused: going.closed.refusal };
  }
  const aside = spent(turning.going, turning.motion.length);
  return { turn, turning, onward, at, length: aside + spent(onward.going, onward.motion.length) };
}

/** Enemy screens in the way of a charge. */
function screensOn(
  charger: InFormation,
  screens: readonly InFormation[],
  stretches: readonly Stretch[],
) {
  return screens.filter((screen) =>
    stretches.some(
      ({ motion, swept }) =>
        screen.side !== charger.side &&
        boxesMeet(sweptBox(swept), screen.area.box) &&
        spansWithin(motion, screen.area, swept).length > 0,
    ),
  );
}

/**
 * The path of a charge: at most one wheel, at its start, then straight on until the charger's front
 * meets the target. Whether the charger may charge at all is `chargeBar`'s to say.
 */
export function chargePath(
  field: Field,
  units: readonly OnTable[],
  charger: InFormation,
  target: OnTable,
  { turn, bonus = 0 }: ChargeCase = {},
): ChargePath | { readonly refused: Refusal } {
  const tabulated = chargeReach(charger.unit, field.scale, field.book);
  if (tabulated === null) return { refused: refusal("charge.declare", "guns") };
  const reach = stepsOf(tabulated) + bonus;
  const most = field.book.clauses["charge.declare"].value.wheelUpTo * turns.degree;
  const around = othersOf(units, charger).filter(({ id }) => id !== target.id);
  const isScreen = ({ unit, side }: InFormation): boolean =>
    unit.arm === "screen" && side !== charger.side;
  const others = around.filter((one) => !isScreen(one));
  const screens = around.filter(isScreen);
  const riding: Riding = { field, charger, target, reach, most, others, screens };
  if (turn !== undefined) {
    const tooFar = turn > most || turn < -most;
    return tooFar ? { refused: refusal("charge.declare") } : pathAfter(riding, turn);
  }
  const shortest = shortestWheel(riding);
  if (shortest === null) return { refused: refusal("charge.declare") };
  const path = pathAfter(riding, shortest);
  return "refused" in path ? (wayRound(riding) ?? path) : path;
}

/** A wheel after which nothing bars the way, and its path. */
interface Clear {
  readonly turn: number;
  readonly path: ChargePath;
}

/**
 * The shortest path within reach that nobody and no ground bars, where the shortest of all is barred;
 * ways that meet the side of the target from which it starts go before others. Null if there is none.
 */
function wayRound(riding: Riding): ChargePath | null {
  const { charger, target, reach, most } = riding;
  if (distance(charger, target) > reach) return null;
  const lengthAfter = clearLengthsTo(riding);
  const shortestAbout = (middle: number, around: number, apart: number): Clear | null => {
    const wheels = [];
    for (let turn = middle - around; turn <= middle + around; turn += apart) {
      const length = Math.abs(turn) > most ? Number.POSITIVE_INFINITY : lengthAfter(turn);
      if (length !== Number.POSITIVE_INFINITY) wheels.push({ turn, length });
    }
    let other: Clear | null = null;
    for (const { turn } of wheels.sort((one, other) => one.length - other.length)) {
      const ways = waysOf(riding, turn);
      if ("refused" in ways || ways.length > reach) continue;
      const path = pathAlong(riding, ways);
      if ("refused" in path) continue;
      if (path.meets === path.from) return { turn, path };
      other ??= { turn, path };
    }
    return other;
  };
  let best = shortestAbout(0, most, turns.degree);
  for (const { around, apart } of finer) {
    if (best === null) return null;
    best = shortestAbout(best.turn, around, apart);
  }
  return best?.path ?? null;
}

function pathAfter(riding: Riding, turn: number): ChargePath | { readonly refused: Refusal } {
  const ways = waysOf(riding, turn);
  return "refused" in ways ? ways : pathAlong(riding, ways);
}

function pathAlong(
  { field, charger, target, reach, others, screens }: Riding,
  { turn, turning, onward, at, length }: Ways,
): ChargePath | { readonly refused: Refusal } {
  const inReach = length <= reach;
  const whole = turn === 0 ? ([onward] as const) : ([turning, onward] as const);
  // What lies beyond its reach it never comes to.
  const stretches = inReach ? whole : withinReach(field, whole, reach, others);
  const through = [...new Set(stretches.flatMap(({ met }) => met.through))];
  const unformed = stretches.some(({ going }) => going.unformsAt !== null);
  const end = inReach
    ? contactAt(onward.motion, at, onward.unit, target)
    : haltOn(field, others, halting(stretches));
  const there = inReach ? others.find((other) => standsOn(end, other)) : undefined;
  if (there !== undefined) {
    const whose = there.side === charger.side ? "friend" : "enemy";
    return { refused: refusal("move.interpenetrate", whose) };
  }
  return {
    legs: legsOf(turn, onward.motion.length),
    length,
    reach,
    inReach,
    end,
    from: chargedFrom(target, charger.pose),
    meets: inReach ? sideMet(end, target) : null,
    screens: screensOn(charger, screens, stretches).map(({ id }) => id),
    through,
    unformedBy: unformed ? "move.terrain" : through.length > 0 ? "move.interpenetrate" : null,
  };
}

/** The stretches of a way, one at least. */
type Stretches = readonly [Stretch, ...Stretch[]];

/** The way of a charge that falls short: as far as its reach goes. */
function withinReach(
  field: Field,
  [first, ...further]: Stretches,
  reach: number,
  others: readonly InFormation[],
): Stretches {
  const upTo = (stretch: Stretch, left: number): Stretch => {
    const { unit, motion } = stretch;
    return stretchOf(field, unit, cutTo(motion, passable(stretch, left, false)), others);
  };
  const left = reach - spent(first.going, first.motion.length);
  const start = upTo(first, reach);
  return left < 0 ? [start] : [start, ...further.map((stretch) => upTo(stretch, left))];
}

/** A charge that falls short halts where its way does, or before, where there is room. */
function halting([first, ...further]: Stretches): readonly [Halting, ...Halting[]] {
  const whole = ({ unit, motion }: Stretch): Halting => ({ unit, motion, most: motion.length });
  return [whole(first), ...further.map(whole)];
}

/** Is a unit in contact with another where a charge has brought it, as near as the grid allows. */
export function isAgainst(end: InFormation, target: OnTable): boolean {
  const way = ahead(end.pose.facing);
  const reached = pushed(end.outline, way);
  return (
    target.area.parts.some((part) => touch(part, reached)) || areasTouch(end.area, target.area)
  );
}
