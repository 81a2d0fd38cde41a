/** Units that fall back or evade: how far, past whom, and whether there is room (§8, `charge.evade`). */
import {
  beyond,
  fallbackRate,
  isCloseOrder,
  isUnformed,
  moveRate,
  type Refusal,
  refusal,
  type Unit,
} from "@adjutant/rules";
import { areaDistance, areasOverlap } from "./area.ts";
import { boxesMeet, cutBy } from "./convex.ts";
import { ahead, type Facing, facing, facingTowards, type Pose, turns } from "./facing.ts";
import { footprintOf } from "./footprint.ts";
import { formedAs } from "./formations.ts";
import { goingOf } from "./going.ts";
import { lengthOf, type Point, stepsIn, stepsOf, wholeStep } from "./grid.ts";
import { lastGood, metOn, nearestOn, othersOf } from "./in-the-way.ts";
import { poseAfter, type Straight, spansWithin, straight, sweep, sweptBox } from "./motion.ts";
import { placedAt, turnedAbout } from "./path.ts";
import { type Field, type InFormation, type OnTable, onTable, standingAt } from "./table.ts";

/** The edge of the table that a side calls its own. */
export type TableEdge = "near" | "far" | "left" | "right";

interface StraightBack {
  /** From whom a garrison leaves its place, on the side away from him. */
  readonly attacker?: Point;
  /** Default as many as its result says. */
  readonly moves?: number;
  /** The enemy is behind it: it goes the way it faces. */
  readonly fromBehind?: boolean;
}

export type GoingBack =
  /** Straight back, facing the enemy. */
  | ({ readonly how: "retire" } & StraightBack)
  /** Straight back, its back to the enemy. */
  | ({ readonly how: "retreat" } & StraightBack)
  | ({ readonly how: "rout"; readonly ownEdge: TableEdge } & Omit<StraightBack, "fromBehind">)
  /** Directly away from who charges it, facing away. */
  | { readonly how: "evade"; readonly charger: OnTable };

/** A place behind friends where a unit that falls back may stop earlier. */
export interface EarlierStop {
  readonly behind: string;
  readonly steps: number;
  readonly end: InFormation;
}

export interface WayBack {
  readonly end: InFormation;
  /** Steps gone. */
  readonly steps: number;
  /** Nothing leaves it room: it disperses (`fallback.blocked`); one that evades stands. */
  readonly blocked: Refusal | null;
  /** A routing unit that leaves the table is dispersed. */
  readonly leavesTable: boolean;
  /** Friends gone through: they become Unformed. */
  readonly through: readonly string[];
  /** Where it may stop behind friends instead, nearest first (`fallback.retire`). */
  readonly stops: readonly EarlierStop[];
}

/** The formation in which a unit goes back: columns instead of squares, guns limbered (§8). */
function goingBackAs(field: Field, unit: Unit): Unit {
  const { book } = field;
  switch (unit.arm) {
    case "infantry": {
      if (unit.formation === undefined) {
        const { garrison: _, formation: __, ...battalion } = unit;
        return { ...battalion, formation: "companyColumn" };
      }
      const dense = unit.formation === "square" || unit.formation === "massedColumn";
      return (dense ? formedAs(unit, "attackColumn", book) : null) ?? unit;
    }
    case "artillery":
      return formedAs(unit, "limbered", book) ?? unit;
    case "screen": {
      const { garrison: _, ...inTheOpen } = unit;
      return inTheOpen;
    }
    case "cavalry":
      return unit;
  }
}

const edgeFacing: Readonly<Record<TableEdge, Facing>> = {
  far: 0,
  right: turns.quarter,
  near: turns.half,
  left: turns.half + turns.quarter,
};

/** A unit on the same ground about its middle, facing another way. */
function facedTo(unit: InFormation, to: Facing): InFormation {
  const { x, y } = ahead(to);
  const half = unit.footprint.depth / 2;
  const pose = {
    x: wholeStep(unit.middle.x + x * half),
    y: wholeStep(unit.middle.y + y * half),
    facing: to,
  };
  return placedAt(unit, unit.footprint, pose);
}

/** Where a garrison comes out: the edge of its place on the side away from a point. */
function comesOut(place: OnTable, attacker: Point): Pose {
  const away = facingTowards(attacker, place.middle);
  const way = ahead(away);
  const out = Math.max(
    0,
    ...place.area.parts.map((part) => cutBy(part, place.middle, way)?.to ?? 0),
  );
  return {
    x: wholeStep(place.middle.x + way.x * out),
    y: wholeStep(place.middle.y + way.y * out),
    facing: facing(away + turns.half),
  };
}

interface Start {
  readonly unit: InFormation;
  readonly towards: Facing;
}

/** The unit as it sets out, and the direction it takes. */
function startOf(field: Field, who: OnTable, going: GoingBack): Start | null {
  const unit = goingBackAs(field, who.unit);
  const footprint = footprintOf(unit, field.scale, field.marking, field.book);
  if (footprint === null) return null;
  const { id, side } = who;
  const attacker = going.how === "evade" ? going.charger.middle : going.attacker;
  const pose = who.pose ?? comesOut(who, attacker ?? { x: who.middle.x, y: who.middle.y + 1 });
  const stood = standingAt({ id, side, unit }, footprint, pose);
  const about = "fromBehind" in going && going.fromBehind === true && who.pose !== null;
  const there = about ? turnedAbout(stood) : stood;
  switch (going.how) {
    case "retire":
      return { unit: there, towards: facing(there.pose.facing + turns.half) };
    case "retreat": {
      const away = turnedAbout(there);
      return { unit: away, towards: away.pose.facing };
    }
    case "rout": {
      const towards = edgeFacing[going.ownEdge];
      return { unit: facedTo(there, towards), towards };
    }
    case "evade": {
      const towards = facingTowards(going.charger.middle, who.middle);
      return { unit: facedTo(there, towards), towards };
    }
  }
}

/** Steps of a way back (`fallback.rate`; evading is an ordinary move). */
function lengthOfWay(field: Field, unit: Unit, going: GoingBack): number {
  const { scale, book } = field;
  if (going.how === "evade") return stepsOf(moveRate(unit, scale, book));
  const moves = going.moves ?? book.clauses[`fallback.${going.how}`].value.moves;
  return Math.floor(stepsOf(fallbackRate(unit, scale, book)) * moves);
}

interface Block {
  readonly at: number;
  readonly refusal: Refusal;
}

/** An enemy that the way comes too near to: not one that it only leaves behind. */
function enemyBlock(
  field: Field,
  unit: InFormation,
  motion: Straight,
  enemies: readonly OnTable[],
): Block | null {
  const limit = stepsIn(field.book.clauses["fallback.blocked"].value.enemyNearer, field.scale);
  const after = (steps: number) => placedAt(unit, unit.footprint, poseAfter(motion, steps)).area;
  const box = sweptBox(sweep(motion));
  let first: Block | null = null;
  for (const enemy of enemies) {
    if (!boxesMeet(box, enemy.area.box, limit)) continue;
    const atStart = areaDistance(unit.area, enemy.area);
    const tooNear = (steps: number): boolean => {
      const away = areaDistance(after(steps), enemy.area);
      return away < limit && away < atStart;
    };
    // A place of several parts may be passed nearest at any of them.
    for (const part of enemy.area.parts) {
      const nearest = nearestOn(motion, part);
      if (!tooNear(nearest)) continue;
      const at = lastGood(nearest, (steps) => !tooNear(steps));
      if (first !== null && first.at <= at) continue;
      const measured = lengthOf(areaDistance(after(nearest), enemy.area));
      first = { at, refusal: beyond("fallback.blocked", measured, lengthOf(limit)) };
    }
  }
  return first;
}

/** The first thing that leaves no room on a way back. */
function blockOn(
  field: Field,
  unit: InFormation,
  motion: Straight,
  units: readonly OnTable[],
): Block | null {
  const swept = sweep(motion);
  const going = goingOf(field, unit.unit, motion, swept, "passed");
  const enemies = units.filter(({ side, id }) => side !== unit.side && id !== unit.id);
  const onIt = (steps: number): boolean =>
    onTable(field, placedAt(unit, unit.footprint, poseAfter(motion, steps)).outline);
  const blocks = [
    going.closed && {
      at: Math.floor(going.closed.at),
      refusal: refusal("fallback.blocked", "impassable"),
    },
    enemyBlock(field, unit, motion, enemies),
    onIt(motion.length)
      ? null
      : { at: lastGood(motion.length, onIt), refusal: refusal("fallback.blocked", "edge") },
  ].filter((block) => block !== null);
  return blocks.reduce<Block | null>(
    (first, block) => (first === null || block.at < first.at ? block : first),
    null,
  );
}

/** Steps to go on until nobody, and no place, is overlapped any more. */
function untilClear(
  field: Field,
  unit: InFormation,
  motion: Straight,
  others: readonly InFormation[],
): number {
  const reached = placedAt(unit, unit.footprint, poseAfter(motion, motion.length));
  const far: Straight = { ...motion, length: field.width + field.depth };
  const places = field.terrain.filter(({ place }) => place !== null);
  let steps = motion.length;
  for (const { area } of [...others, ...places]) {
    if (!areasOverlap(reached.area, area)) continue;
    const spans = spansWithin(far, area, sweep(far));
    const over = spans.find(({ start, end }) => start < motion.length && end > motion.length);
    // Poses are on whole steps: where the line is clear a corner may still be over.
    steps = Math.max(steps, over === undefined ? motion.length + 1 : Math.ceil(over.end));
  }
  return steps;
}

/**
 * Steps after which a unit that evades, and is stopped on its way, stands on nobody: back along it, to
 * before whom it would have gone through.
 * @returns null if it has no room at all, not even faced about where it stands
 */
function clearBefore(
  field: Field,
  unit: InFormation,
  motion: Straight,
  others: readonly InFormation[],
): number | null {
  const places = field.terrain.filter(({ place }) => place !== null);
  const all = [...others, ...places].map(({ area }) => area);
  const swept = sweep(motion);
  let steps = motion.length;
  for (;;) {
    const { area } = placedAt(unit, unit.footprint, poseAfter(motion, steps));
    const over = all.find((other) => areasOverlap(area, other));
    if (over === undefined) return steps;
    if (steps === 0) return null;
    const spans = spansWithin(motion, over, swept).filter(({ start }) => start < steps);
    const start = Math.max(0, ...spans.map((span) => Math.floor(span.start)));
    steps = Math.max(0, Math.min(steps - 1, start));
  }
}

/** Where a unit that falls back may stop behind formed close-order friends (`fallback.retire`). */
function stopsOn(
  field: Field,
  unit: InFormation,
  motion: Straight,
  others: readonly InFormation[],
): EarlierStop[] {
  const { after, behind } = field.book.clauses["fallback.retire"].value;
  const [earliest, gap] = [stepsIn(after, field.scale), stepsIn(behind, field.scale)];
  const at = (steps: number): InFormation =>
    placedAt(unit, unit.footprint, poseAfter(motion, steps));
  const free = (steps: number): boolean =>
    others.every(({ area }) => !areasOverlap(at(steps).area, area));
  return others
    .filter((friend) => friend.side === unit.side && isCloseOrder(friend.unit))
    .filter(({ unit: one }) => !isUnformed(one) && !one.retreating && !one.routing)
    .flatMap((friend): EarlierStop[] => {
      const away = (steps: number): number => areaDistance(at(steps).area, friend.area);
      const nearest = nearestOn(motion, friend.outline);
      if (nearest === 0 || away(nearest) >= gap || away(motion.length) < gap) return [];
      let near = nearest;
      let steps = motion.length;
      while (steps - near > 1) {
        const middle = Math.floor((near + steps) / 2);
        if (away(middle) >= gap) steps = middle;
        else near = middle;
      }
      const fine = steps >= earliest && steps < motion.length && free(steps);
      return fine ? [{ behind: friend.id, steps, end: at(steps) }] : [];
    })
    .sort((a, b) => a.steps - b.steps);
}

/**
 * Follows a unit on its way back: through friends and places, until something leaves it no room.
 * @returns null if it has no footprint to go with: never of a unit that stands on the table
 */
export function wayBack(
  field: Field,
  units: readonly OnTable[],
  who: OnTable,
  going: GoingBack,
): WayBack | null {
  const start = startOf(field, who, going);
  if (start === null) return null;
  const { unit, towards } = start;
  const others = othersOf(units, who);
  const length = lengthOfWay(field, unit.unit, going);
  let motion = straight(unit.pose, unit.footprint, length, towards);
  for (let more = true; more; ) {
    const steps = untilClear(field, unit, motion, others);
    more = steps > motion.length;
    motion = { ...motion, length: steps };
  }
  const block = blockOn(field, unit, motion, units);
  const off = block?.refusal.reason === "edge" && going.how === "rout";
  const at = block === null ? motion.length : block.at;
  const clear =
    going.how === "evade" && block !== null
      ? clearBefore(field, unit, { ...motion, length: at }, others)
      : at;
  const steps = clear ?? 0;
  const gone: Straight = { ...motion, length: steps };
  const { through } = metOn(unit, others, gone, sweep(gone));
  const stands = going.how === "rout" || going.how === "evade";
  return {
    end:
      clear === null && who.pose !== null
        ? placedAt(unit, unit.footprint, who.pose)
        : placedAt(unit, unit.footprint, poseAfter(motion, steps)),
    steps,
    blocked: off ? null : (block?.refusal ?? null),
    leavesTable: off,
    through,
    stops: stands || block !== null ? [] : stopsOn(field, unit, motion, others),
  };
}
