/** One stretch of a move: straight on, aslant, or a wheel; poses along it and the ground it sweeps. */
import type { Area } from "./area.ts";
import { type Box, boxesMeet, boxOf, type Convex, hullOf, keepsOff, overlap } from "./convex.ts";
import { ahead, arcOf, beside, type Facing, facing, type Pose, turns } from "./facing.ts";
import { type Footprint, outlineAt, outlineMoved } from "./footprint.ts";
import { type Point, wholeStep } from "./grid.ts";

/** Straight along a direction, facing as before; `length` in steps. */
export interface Straight {
  readonly kind: "straight";
  readonly from: Pose;
  readonly footprint: Footprint;
  readonly towards: Facing;
  readonly length: number;
}

/** A wheel about the inner front corner, clockwise positive; measured along the outer one. */
export interface Wheel {
  readonly kind: "wheel";
  readonly from: Pose;
  readonly footprint: Footprint;
  readonly turn: number;
  readonly length: number;
}

export type Motion = Straight | Wheel;

/** Straight on by a length, or aslant: towards a direction other than the facing. */
export function straight(
  from: Pose,
  footprint: Footprint,
  length: number,
  towards: Facing = from.facing,
): Straight {
  return { kind: "straight", from, footprint, towards, length };
}

/** Steps of a wheel by so many minutes of arc (`move.wheel`), rounded up to whole ones. */
export function wheelLength({ frontage }: Footprint, turn: number): number {
  return Math.ceil(frontage * arcOf(turn < 0 ? -turn : turn));
}

/** A wheel by so many minutes of arc, clockwise positive. */
export function wheel(from: Pose, footprint: Footprint, turn: number): Wheel {
  return { kind: "wheel", from, footprint, turn, length: wheelLength(footprint, turn) };
}

/** The pose after a wheel: the inner front corner stays where it is. */
function wheeled(from: Pose, { frontage }: Footprint, turn: number): Pose {
  if (turn === 0) return from;
  const inner = turn > 0 ? frontage / 2 : -frontage / 2;
  const corner = beside(from, inner, 0);
  const { x, y } = ahead(facing(from.facing + turn));
  return {
    x: wholeStep(corner.x - inner * y),
    y: wholeStep(corner.y + inner * x),
    facing: facing(from.facing + turn),
  };
}

/** The pose after some steps of a motion, on the grid. */
export function poseAfter(motion: Motion, steps: number): Pose {
  const { from } = motion;
  if (motion.kind === "wheel") return wheeled(from, motion.footprint, turnAfter(motion, steps));
  const { x, y } = ahead(motion.towards);
  return {
    x: from.x + wholeStep(x * steps),
    y: from.y + wholeStep(y * steps),
    facing: from.facing,
  };
}

/** How far a wheel has turned after some steps, in whole minutes, never farther than they allow. */
function turnAfter({ turn, length, footprint }: Wheel, steps: number): number {
  if (steps >= length) return turn;
  const size = Math.floor(steps / arcOf(footprint.frontage));
  return turn < 0 ? -size : size;
}

/** The first part of a motion. */
export function cutTo(motion: Motion, steps: number): Motion {
  if (steps >= motion.length) return motion;
  return motion.kind === "straight"
    ? { ...motion, length: steps }
    : wheel(motion.from, motion.footprint, turnAfter(motion, steps));
}

/**
 * A wheel is looked at from 2½° to 2½°: between its outlines there it bulges by less than a tenth of
 * a millimetre. Longer wheels begin as shorter ones do.
 */
const apart = 2.5 * turns.degree;

/** A piece of the ground that a motion sweeps, between two outlines and two lengths of it. */
export class Swept {
  readonly box: Box;
  /** The unit's outline where the piece begins. */
  readonly before: Convex;
  readonly start: number;
  readonly end: number;
  readonly #corners: readonly Point[];
  #outline: Convex | null = null;

  constructor(before: Convex, after: Convex, start: number, end: number) {
    this.#corners = [...before, ...after];
    this.box = boxOf(this.#corners);
    this.before = before;
    this.start = start;
    this.end = end;
  }

  /** Worked out when somebody looks: most pieces have nothing near their box. */
  get outline(): Convex {
    this.#outline ??= hullOf(this.#corners);
    return this.#outline;
  }

  /** Do the insides meet: the outline, which is dear, is asked only where nothing less tells. */
  overlaps(part: Convex): boolean {
    if (keepsOff(part, this.#corners)) return false;
    return overlap(this.before, part) || overlap(this.outline, part);
  }
}

/**
 * The ground that a motion sweeps: one piece if straight, a fan of them if it wheels.
 * @param start the outline of who moves where the motion begins
 */
export function sweep(
  motion: Motion,
  start: Convex = outlineAt(motion.from, motion.footprint),
): Swept[] {
  const { footprint, from, length } = motion;
  if (motion.kind === "straight") {
    const { x, y } = poseAfter(motion, length);
    return [new Swept(start, outlineMoved(start, x - from.x, y - from.y), 0, length)];
  }
  const size = motion.turn < 0 ? -motion.turn : motion.turn;
  const swept: Swept[] = [];
  let before = start;
  let done = 0;
  for (let turned = 0; turned < size; ) {
    turned = Math.min(size, turned + apart);
    const turn = motion.turn < 0 ? -turned : turned;
    const after = outlineAt(wheeled(from, footprint, turn), footprint);
    const end = turned === size ? length : footprint.frontage * arcOf(turned);
    swept.push(new Swept(before, after, done, end));
    before = after;
    done = end;
  }
  return swept;
}

/** The box around two boxes. */
function boxAround(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    near: Math.min(a.near, b.near),
    right: Math.max(a.right, b.right),
    far: Math.max(a.far, b.far),
  };
}

/** The box around all that a motion sweeps. */
export function sweptBox(swept: readonly Swept[]): Box {
  return swept.slice(1).reduce((all, { box }) => boxAround(all, box), swept[0]?.box ?? boxOf([]));
}

/** Between two lengths of a motion: it is in something there. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Narrows a span to where outlines are not kept apart by an edge of the first.
 * @param along how the first moves to the second: 1 if it is the one that moves, −1 if it stands
 * @returns whether anything of the span is left
 */
function narrowBy(
  span: { start: number; end: number },
  first: Convex,
  second: Convex,
  way: Point,
  along: 1 | -1,
): boolean {
  let from = first[first.length - 1];
  for (const to of first) {
    if (from === undefined) continue;
    // Outward across the edge; the second is clear of it while all of it is that far out.
    const nx = to.y - from.y;
    const ny = from.x - to.x;
    let nearest = Number.POSITIVE_INFINITY;
    for (const corner of second) {
      const out = nx * (corner.x - from.x) + ny * (corner.y - from.y);
      if (out < nearest) nearest = out;
    }
    const gain = (nx * way.x + ny * way.y) * along;
    from = to;
    // Edges along the way are parallel to it but for rounding.
    if (gain * gain <= 1e-18 * (nx * nx + ny * ny)) {
      if (nearest >= 0) return false;
    } else if (gain > 0) span.start = Math.max(span.start, nearest / gain);
    else span.end = Math.min(span.end, nearest / gain);
    if (span.start >= span.end) return false;
  }
  return true;
}

/**
 * Where along a straight motion the insides of its outline and of a part overlap, or null: each
 * edge of either bounds it.
 */
export function spanWithin(outline: Convex, way: Point, part: Convex): Span | null {
  const span = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };
  const meets = narrowBy(span, outline, part, way, 1) && narrowBy(span, part, outline, way, -1);
  return meets ? span : null;
}

/** Where along a motion it overlaps an area, in order and run together. */
export function spansWithin(
  motion: Motion,
  { parts, box: around }: Area,
  swept: readonly Swept[],
): Span[] {
  const found: Span[] = [];
  if (motion.kind === "straight") {
    const outline = swept[0]?.before ?? [];
    const way = ahead(motion.towards);
    for (const part of parts) {
      const span = spanWithin(outline, way, part);
      if (span === null || span.end <= 0 || span.start >= motion.length) continue;
      found.push({ start: Math.max(0, span.start), end: Math.min(motion.length, span.end) });
    }
  } else {
    for (const piece of swept) {
      const { box, start, end } = piece;
      if (!boxesMeet(box, around)) continue;
      if (parts.some((part) => piece.overlaps(part))) found.push({ start, end });
    }
  }
  return found.length < 2 ? found : joined(found);
}

/** Spans in order, run together where they meet. */
export function joined(spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const all: { start: number; end: number }[] = [];
  for (const { start, end } of sorted) {
    const last = all[all.length - 1];
    if (last !== undefined && start <= last.end + 1e-9) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}
