/** A move as a path: what it costs, what it passes, where it ends, and why not (§4). */
import { beyond, moveRate, type Refusal, refusal, type Unit } from "@adjutant/rules";
import { boxesMeet } from "./convex.ts";
import { facing, type Pose, shifted, turns } from "./facing.ts";
import { type Footprint, footprintOf } from "./footprint.ts";
import { aboutCost, type Formation, formedAs, formingCost, inAllFormations } from "./formations.ts";
import { type Going, goingOf, keepsToRoad, marches, spentOn } from "./going.ts";
import { lengthOf, stepsIn, stepsOf } from "./grid.ts";
import { endBar, type Met, metOn, othersOf, type Zone, zoneOf } from "./in-the-way.ts";
import { type Motion, poseAfter, type Swept, straight, sweep, wheel } from "./motion.ts";
import {
  type Field,
  type InFormation,
  movedTo,
  type OnTable,
  onTable,
  standingAt,
} from "./table.ts";

/** One leg of a move. Lengths in steps, angles in minutes of arc, clockwise positive. */
export type Leg =
  | { readonly kind: "ahead"; readonly length: number; readonly aside?: number }
  | { readonly kind: "wheel"; readonly turn: number }
  | { readonly kind: "form"; readonly formation: Formation }
  | { readonly kind: "about" };

export interface PathCase {
  /** Steps that `tasking.forwards` adds to the move. */
  readonly bonus?: number;
  /** The share of the move that is gone already, on leaving a place say (`place.leave`). */
  readonly gone?: number;
}

/** All that a unit's moves have in common, whatever its path. */
export interface Moving {
  readonly field: Field;
  readonly others: readonly InFormation[];
  readonly zone: Zone;
  readonly bonus: number;
  readonly gone: number;
}

/**
 * Looks around once for all the paths of a unit.
 * @param formed the unit in every formation that it may take up on its way
 */
export function movingOn(
  field: Field,
  units: readonly OnTable[],
  mover: InFormation,
  { bonus = 0, gone = 0 }: PathCase,
  formed: readonly Unit[] = inAllFormations(mover.unit, field.book),
): Moving {
  const { left, near, right, far } = mover.area.box;
  const most = farthest(field, formed, bonus);
  const around = { left: left - most, near: near - most, right: right + most, far: far + most };
  // What a legal move cannot come near to need not be looked at again and again.
  const others = othersOf(units, mover, around);
  const terrain = field.terrain.filter(({ area }) => boxesMeet(around, area.box));
  const zone = zoneOf(field, mover, others);
  return { field: { ...field, terrain }, others, zone, bonus, gone };
}

/** Steps beyond which a unit neither gets in a formation, nor reaches out, nor has to keep away. */
function farthest(field: Field, formed: readonly Unit[], bonus: number): number {
  const { scale, marking, book } = field;
  const moves = formed.map((one) => moveOf(field, one, marches(one), bonus));
  const sizes = formed.map((one) => {
    const footprint = footprintOf(one, scale, marking, book);
    return footprint === null ? 0 : footprint.frontage + footprint.depth;
  });
  const zone = stepsIn(book.clauses["move.zone"].value.nearest, scale);
  return Math.max(...moves) + 2 * Math.max(...sizes) + zone;
}

/** What a path comes to. */
export interface Path {
  readonly legs: readonly Leg[];
  /** The unit after each leg. */
  readonly stages: readonly InFormation[];
  readonly end: InFormation;
  /** Steps of the move that it takes, slow ground and changes of formation counted. */
  readonly spent: number;
  /** Of these the steps that the way itself takes, slow ground counted. */
  readonly onWay: number;
  /** Steps the unit has: ×1½ if all of it is on the road. */
  readonly move: number;
  readonly moved: "none" | "half" | "more";
  readonly changedFormation: boolean;
  readonly onRoad: boolean;
  readonly refusal: Refusal | null;
  /** What leaves the unit Unformed, if anything does. */
  readonly unformedBy: "move.terrain" | "move.interpenetrate" | null;
  /** Friends gone through: they become Unformed too (`move.interpenetrate`). */
  readonly through: readonly string[];
}

/** A unit with another footprint or at another pose. */
export function placedAt(
  unit: InFormation,
  footprint: Footprint,
  pose: Pose,
  as?: Unit,
): InFormation {
  const { id, side } = unit;
  const onlyMoved = as === undefined && footprint === unit.footprint;
  if (onlyMoved && pose.facing === unit.pose.facing) return movedTo(unit, pose);
  return standingAt({ id, side, unit: as ?? unit.unit }, footprint, pose);
}

/** A unit turned about on its ground: the middle of its rear edge becomes that of its front. */
export function turnedAbout(unit: InFormation): InFormation {
  const rear = shifted(unit.pose, 0, -unit.footprint.depth);
  const pose = { ...rear, facing: facing(rear.facing + turns.half) };
  return placedAt(unit, unit.footprint, pose);
}

/** A unit in another formation, the middle of its front edge where it was; null if it cannot be. */
export function changedTo(
  field: Field,
  unit: InFormation,
  formation: Formation,
): InFormation | null {
  const formed = formedAs(unit.unit, formation, field.book);
  const footprint = formed && footprintOf(formed, field.scale, field.marking, field.book);
  return formed && footprint && placedAt(unit, footprint, unit.pose, formed);
}

/** The motion of a leg, or null of one that goes nowhere. */
export function motionOf(unit: InFormation, leg: Leg): Motion | null {
  switch (leg.kind) {
    case "ahead":
      return straight(
        unit.pose,
        unit.footprint,
        leg.length,
        facing(unit.pose.facing + (leg.aside ?? 0)),
      );
    case "wheel":
      return wheel(unit.pose, unit.footprint, leg.turn);
    default:
      return null;
  }
}

/** A leg that moves, with all that lies on its way. */
export interface Stretch {
  readonly unit: InFormation;
  readonly motion: Motion;
  readonly swept: readonly Swept[];
  readonly going: Going;
  readonly met: Met;
}

/** Looks along a motion. */
export function stretchOf(
  field: Field,
  unit: InFormation,
  motion: Motion,
  others: readonly InFormation[],
): Stretch {
  const swept = sweep(motion, unit.outline);
  return {
    unit,
    motion,
    swept,
    going: goingOf(field, unit.unit, motion, swept),
    met: metOn(unit, others, motion, swept),
  };
}

/** A leg that is wrong in itself, whatever is on the table. */
function legBar(field: Field, unit: InFormation, leg: Leg): Refusal | null {
  if (leg.kind === "form") {
    const known = changedTo(field, unit, leg.formation) !== null;
    return known ? null : refusal("move.formation");
  }
  if (leg.kind !== "ahead") return null;
  // Nobody marches backwards: one turns about first.
  if (leg.length < 0) return beyond("move.rate", lengthOf(leg.length), 0);
  if (leg.aside === undefined) return null;
  const { obliqueUpTo } = field.book.clauses["move.wheel"].value;
  const aside = leg.aside < 0 ? -leg.aside : leg.aside;
  return aside > obliqueUpTo * turns.degree
    ? beyond("move.wheel", aside / turns.degree, obliqueUpTo)
    : null;
}

/** Changes of formation come at the start or at the end of a move, and once (`move.formation`). */
function orderBar(legs: readonly Leg[]): Refusal | null {
  const moves = legs.filter(({ kind }) => kind !== "about");
  const changes = moves.flatMap(({ kind }, i) => (kind === "form" ? [i] : []));
  const [at] = changes;
  if (at === undefined) return null;
  const fine = changes.length === 1 && (at === 0 || at === moves.length - 1);
  return fine ? null : refusal("move.formation");
}

/** A path as far as it can be followed, and what each of its stretches meets. */
export interface Course {
  readonly stages: readonly InFormation[];
  readonly stretches: readonly (Stretch | null)[];
  readonly onRoad: boolean;
  /** The formation that does the moving. */
  readonly mover: InFormation;
  /** Share of the move that goes into changes of formation and turning about. */
  readonly share: number;
  readonly bar: Refusal | null;
}

/** Follows the legs of a path over the table. */
export function follow(
  field: Field,
  others: readonly InFormation[],
  mover: InFormation,
  legs: readonly Leg[],
): Course {
  const stages: InFormation[] = [];
  const stretches: (Stretch | null)[] = [];
  let unit = mover;
  let moving: InFormation | null = null;
  let share = 0;
  let bar = orderBar(legs);
  for (const leg of legs) {
    bar ??= legBar(field, unit, leg);
    const motion = motionOf(unit, leg);
    if (motion !== null) {
      moving ??= unit;
      if (bar !== null) break;
      stretches.push(stretchOf(field, unit, motion, others));
      unit = placedAt(unit, unit.footprint, poseAfter(motion, motion.length));
    } else {
      stretches.push(null);
      if (leg.kind === "about") {
        share += aboutCost(unit.unit, field.book);
        unit = turnedAbout(unit);
      } else if (leg.kind === "form") {
        share += formingCost(unit.unit, leg.formation, field.book);
        unit = changedTo(field, unit, leg.formation) ?? unit;
      }
    }
    stages.push(unit);
  }
  const moved = stretches.filter((stretch) => stretch !== null);
  const onRoad =
    moved.length > 0 &&
    moved.every(
      ({ unit: { unit: who }, motion, swept }) => marches(who) && keepsToRoad(field, motion, swept),
    );
  return { stages, stretches, onRoad, mover: moving ?? mover, share, bar };
}

/** Steps that a unit has for a move (`move.rate`, `move.terrain` on roads, `tasking.forwards`). */
export function moveOf(field: Field, unit: Unit, onRoad: boolean, bonus = 0): number {
  const { road } = field.book.clauses["move.terrain"].value;
  const rate = stepsOf(moveRate(unit, field.scale, field.book));
  return Math.floor(rate * (onRoad ? road : 1)) + bonus;
}

/** Spent lengths are sums of quotients: less than this many steps is rounding. */
export const rounding = 1e-6;

/** Why a stretch cannot be passed as far as its motion goes, or null. */
export function passBar({ motion, going, met }: Stretch, onRoad: boolean): Refusal | null {
  const closedAt = onRoad || going.closed === null ? Number.POSITIVE_INFINITY : going.closed.at;
  const enemyAt = met.enemyAt ?? Number.POSITIVE_INFINITY;
  if (Math.min(closedAt, enemyAt) >= motion.length) return null;
  if (enemyAt <= closedAt) return refusal("move.interpenetrate", "enemy");
  return going.closed?.refusal ?? null;
}

/** Steps spent on all stretches of a course. */
function spentAlong({ stretches, onRoad }: Course): number {
  return stretches.reduce((sum, stretch) => {
    if (stretch === null) return sum;
    const { motion, going } = stretch;
    return sum + (onRoad ? motion.length : spentOn(going, motion.length));
  }, 0);
}

/**
 * Why the move does not suffice, or null.
 * @param onWay steps spent going
 * @param off steps that are gone otherwise: for changes of formation, turning about, leaving a place
 */
function costBar(onWay: number, move: number, off: number, legs: readonly Leg[]): Refusal | null {
  if (onWay + off <= move + rounding) return null;
  const changes = legs.some(({ kind }) => kind === "form" || kind === "about");
  if (changes && onWay <= move + rounding) return refusal("move.formation");
  const left = changes ? move : move - off;
  return beyond("move.rate", lengthOf(Math.ceil(onWay - rounding)), lengthOf(left));
}

/**
 * Measures a move along a path.
 * @param units everything on the table; the mover may be among them
 */
export function path(
  field: Field,
  units: readonly OnTable[],
  mover: InFormation,
  legs: readonly Leg[],
  how: PathCase = {},
): Path {
  return pathAmong(movingOn(field, units, mover, how), mover, legs);
}

/** The same for a unit that has looked around already. */
export function pathAmong(
  { field, others, zone, bonus, gone }: Moving,
  mover: InFormation,
  legs: readonly Leg[],
): Path {
  const course = follow(field, others, mover, legs);
  const { stages, stretches, onRoad } = course;
  const share = course.share + gone;
  const end = stages[stages.length - 1] ?? mover;
  const move = moveOf(field, course.mover.unit, onRoad, bonus);
  const off = share * move;
  const onWay = spentAlong(course);
  const spent = Math.max(0, Math.ceil(onWay + off - rounding));
  const passing = stretches.reduce<Refusal | null>(
    (bar, stretch) => bar ?? (stretch && passBar(stretch, onRoad)),
    null,
  );
  const idle = legs.length === 0;
  const bar =
    course.bar ??
    passing ??
    costBar(onWay, move, off, legs) ??
    cornersBar(field, mover, stages) ??
    (idle ? null : (endBar(field, end, { others, zone })?.refusal ?? null));
  const through = [...new Set(stretches.flatMap((stretch) => stretch?.met.through ?? []))];
  const bad = !onRoad && stretches.some((stretch) => stretch && stretch.going.unformsAt !== null);
  return {
    legs,
    stages,
    end,
    spent,
    onWay: Math.ceil(onWay - rounding),
    move,
    moved: spent === 0 ? "none" : spent * 2 <= move ? "half" : "more",
    changedFormation: legs.some(({ kind }) => kind === "form"),
    onRoad,
    refusal: bar,
    unformedBy: bad ? "move.terrain" : through.length > 0 ? "move.interpenetrate" : null,
    through,
  };
}

/** A unit that was on the table stays on it all the way; one that comes on ends on it. */
function cornersBar(
  field: Field,
  mover: InFormation,
  stages: readonly InFormation[],
): Refusal | null {
  if (!onTable(field, mover.outline)) return null;
  const stays = stages.every(({ outline }) => onTable(field, outline));
  return stays ? null : refusal("move.terrain", "edge");
}
