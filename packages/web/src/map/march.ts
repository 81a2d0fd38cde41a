/**
 * A move as a player means it, made into legs: where the front shall be, where it shall face, which
 * formation. What the legs cost and whether they may be gone the field measures, the battle decides.
 */
import {
  type Field,
  type Formation,
  type InFormation,
  type Leg,
  longest,
  type OnTable,
  type Path,
  type PathCase,
  path,
  pathTo,
  placeFrom,
  pointAt,
  turnBetween,
  turns,
} from "@adjutant/field";
import type { TablePoint, TablePose } from "../board/shown.ts";

/** What a player means a unit to do. */
export interface Intent {
  /** Where the middle of its front shall be; null: where it is. */
  readonly goal: TablePoint | null;
  /** The place that it shall enter, by its id; then the goal is the middle of that. */
  readonly enters: string | null;
  /** Degrees clockwise; null: as it comes out of the move. */
  readonly face: number | null;
  /** It turns about where it ends. */
  readonly about: boolean;
  readonly formation: Formation | null;
  /** It changes at the end of the move, not at its start (`move.formation`). */
  readonly formsLast: boolean;
}

export const standing: Intent = {
  goal: null,
  enters: null,
  face: null,
  about: false,
  formation: null,
  formsLast: false,
};

/** Is there anything in it to be done. */
export function meansAnything({ goal, face, about, formation }: Intent): boolean {
  return goal !== null || face !== null || about || formation !== null;
}

/** The table that is moved on. */
export interface Ground {
  readonly field: Field;
  readonly units: readonly OnTable[];
}

/** A move with what it measures. */
export interface Planned {
  readonly legs: readonly Leg[];
  /** All of it, legal or not. */
  readonly whole: Path;
  /** The longest part of it that is legal; null where all of it is. */
  readonly part: Path | null;
}

/** The legs of what is meant, measured. */
export function planned(
  { field, units }: Ground,
  mover: InFormation,
  { goal, face, about, formation, formsLast }: Intent,
  how: PathCase = {},
): Planned {
  const measure = (legs: readonly Leg[]): Path => path(field, units, mover, legs, how);
  const change: readonly Leg[] = formation === null ? [] : [{ kind: "form", formation }];
  const first = formsLast ? [] : change;
  const start = first.length === 0 ? mover : measure(first).end;
  const onward =
    goal === null ? [] : pathTo(field, units, start, pointAt([goal.x, goal.y]), how).legs;
  const before: readonly Leg[] = [
    ...first,
    ...onward,
    ...(about ? ([{ kind: "about" }] as const) : []),
  ];
  const facing = before.length === 0 ? mover.pose.facing : measure(before).end.pose.facing;
  const legs = [
    ...before,
    ...(face === null ? [] : turnTo(facing, face)),
    ...(formsLast ? change : []),
  ];
  const whole = measure(legs);
  return {
    legs,
    whole,
    part: whole.refusal === null ? null : longest(field, units, mover, legs, how),
  };
}

/**
 * Where a key leads that pushes a unit aside: nobody steps sideways, so a goal too far aside for an
 * oblique, and too near for a wheel, is moved on ahead until it lies at 45° (`move.wheel`).
 */
export function onAslant(
  { field, units }: Ground,
  mover: InFormation,
  goal: TablePoint,
  how: PathCase = {},
): TablePoint {
  const { refusal } = pathTo(field, units, mover, pointAt([goal.x, goal.y]), how);
  if (refusal?.clause !== "move.wheel") return goal;
  const { x, y, facing } = placeFrom(mover.pose);
  const radians = (facing * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const [dx, dy] = [goal.x - x, goal.y - y];
  const aside = dx * cos - dy * sin;
  const { obliqueUpTo } = field.book.clauses["move.wheel"].value;
  // A hair farther on, that rounding to whole steps does not bring it too far aside again.
  const ahead = Math.abs(aside) / Math.tan((obliqueUpTo * Math.PI) / 180) + 0.02;
  return {
    x: hundredth(x + aside * cos + ahead * sin),
    y: hundredth(y - aside * sin + ahead * cos),
  };
}

/** One more wheel to face somewhere; more than a quarter turn begins with an about. */
function turnTo(from: number, degrees: number): readonly Leg[] {
  const turn = turnBetween(from, Math.round(degrees * turns.degree));
  if (turn === 0) return [];
  if (Math.abs(turn) <= turns.quarter) return [{ kind: "wheel", turn }];
  const rest = turnBetween(from + turns.half, Math.round(degrees * turns.degree));
  return [{ kind: "about" }, ...(rest === 0 ? [] : [{ kind: "wheel", turn: rest } as const])];
}

/** The way of the middle of a unit's front, from where it stands. */
export function wayOf(mover: InFormation, { stages }: Path): readonly TablePose[] {
  return [mover, ...stages].map(({ pose }) => placeFrom(pose));
}

/** Poses moved together with their leader, so that the shape they make stays. */
export function together(
  lead: TablePose,
  to: TablePose,
  others: readonly TablePose[],
): readonly TablePose[] {
  const turn = to.facing - lead.facing;
  const radians = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  return others.map(({ x, y, facing }) => {
    const [dx, dy] = [x - lead.x, y - lead.y];
    return {
      // Clockwise, with y away from the near edge.
      x: hundredth(to.x + dx * cos + dy * sin),
      y: hundredth(to.y - dx * sin + dy * cos),
      facing: within(facing + turn),
    };
  });
}

/** Whoever stands foremost on the way goes first, so that nobody waits for a friend to be gone. */
export function foremostFirst<One extends { readonly from: TablePose; readonly to: TablePose }>(
  moves: readonly One[],
): readonly One[] {
  const [x, y] = moves.reduce(
    ([sx, sy], { from, to }) => [sx + to.x - from.x, sy + to.y - from.y],
    [0, 0],
  );
  const along = ({ from }: One): number => from.x * x + from.y * y;
  return moves.toSorted((a, b) => along(b) - along(a));
}

/** Units stand on whole steps: a hundredth of the scale's unit. */
export function hundredth(length: number): number {
  return Math.round(length * 100) / 100;
}

/** Degrees from 0 up to a full turn. */
export function within(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
