/** The move that is being thought of, measured and asked of the battle. */

import { legsFrom, type MarchWay } from "@adjutant/battle";
import {
  comeOut,
  facingTowards,
  type InFormation,
  lengthOf,
  type OnTable,
  type Path,
  placeFrom,
  pointAt,
  turns,
} from "@adjutant/field";
import type { OnMap } from "../battle/onMap.ts";
import type { Battle, Would } from "../battle/useBattle.ts";
import type { OwnUnitView } from "../battle/view.ts";
import type { TablePoint, TablePose } from "../board/shown.ts";
import {
  foremostFirst,
  hundredth,
  type Intent,
  meansAnything,
  type Planned,
  planned,
  together,
} from "./march.ts";

type Ways = readonly MarchWay[];

/** One unit of a move. */
export interface Marcher {
  readonly unit: OwnUnitView;
  readonly from: InFormation;
  /** Where its front would be; of a move that cannot be made, where it was meant to be. */
  readonly to: TablePose;
  readonly plan: Planned;
  readonly enters: string | null;
  /** Degrees of the side on which it comes out of its place. */
  readonly leaves?: number;
}

export interface Marching {
  /** The unit in hand first. */
  readonly marchers: readonly Marcher[];
  readonly ways: Ways;
  readonly would: Would;
  /** The same move as far as it is legal, where all of it is not; of a unit alone. */
  readonly part: {
    readonly ways: Ways;
    readonly would: Would;
    readonly spent: number;
    readonly end: TablePose;
  } | null;
  /** Lengths in the unit of the scale. */
  readonly spent: number;
  readonly move: number;
}

/** Where a unit sets out from: one in a place comes out of it towards where it goes. */
function setsOut(
  { field, units }: OnMap,
  stands: OnTable,
  { goal }: Intent,
): { readonly from: InFormation; readonly leaves?: number } | null {
  if (stands.holds === null) return { from: stands };
  if (goal === null) return null;
  const side = facingTowards(stands.middle, pointAt([goal.x, goal.y]));
  const from = comeOut(field, units, stands, side);
  return from && { from, leaves: side / turns.degree };
}

function marcherOf(map: OnMap, unit: OwnUnitView, stands: OnTable, intent: Intent): Marcher | null {
  const start = setsOut(map, stands, intent);
  if (start === null) return null;
  const { enters, goal } = intent;
  const meant = planned(map, start.from, intent, map.moveCase(unit.id));
  // Whoever enters a place goes as far as its edge: no move leads on into it.
  const plan = enters !== null && meant.part !== null ? onlyTo(meant.part) : meant;
  const end = placeFrom(plan.whole.end.pose);
  const to = goal === null || enters !== null ? end : { ...goal, facing: end.facing };
  return { unit, plan, to, enters, ...start };
}

const wayOf = ({ unit, leaves, enters }: Marcher, { legs }: Pick<Planned, "legs">): MarchWay => ({
  unit: unit.id,
  legs: legsFrom(legs),
  ...(leaves !== undefined && { leaves }),
  ...(enters !== null && { enters }),
});

function onlyTo(part: Path): Planned {
  return { legs: part.legs, whole: part, part: null };
}

/**
 * What a player means with the unit in hand, or with its brigade; null while nothing is meant.
 *
 * @param others friends that keep their place to it, each as it stands
 */
export function marching(
  battle: Pick<Battle, "would">,
  map: OnMap,
  [unit, stands]: readonly [OwnUnitView, OnTable],
  intent: Intent,
  others: readonly (readonly [OwnUnitView, InFormation])[] = [],
): Marching | null {
  if (!meansAnything(intent)) return null;
  // A shape stays a shape only if everybody ends facing as he did to the others.
  const start = placeFrom(stands.holds === null ? stands.pose : { ...stands.middle, facing: 0 });
  const lead = others.length === 0 ? intent : { ...intent, face: intent.face ?? start.facing };
  const first = marcherOf(map, unit, stands, lead);
  if (first === null) return null;
  const poses = others.map(([, { pose }]) => placeFrom(pose));
  const ends = together(start, first.to, poses);
  const followers = others.flatMap(([other, from], i): Marcher[] => {
    const end = ends[i];
    if (end === undefined) return [];
    const { x, y, facing } = end;
    const same = {
      ...lead,
      enters: null,
      goal: intent.goal === null && intent.face === null ? null : { x, y },
    };
    const marcher = marcherOf(map, other, from, { ...same, face: facing });
    return marcher === null ? [] : [marcher];
  });
  const marchers = [first, ...followers];
  const ordered = foremostFirst(
    marchers.map((one) => ({ one, from: placeFrom(one.from.pose), to: one.to })),
  ).map(({ one }) => one);
  const ways = ordered.map((one) => wayOf(one, one.plan));
  const { whole } = first.plan;
  const would = battle.would({ type: "march", ways });
  const gone = goneOf(would, unit);
  return {
    marchers,
    ways,
    would,
    part: would.ok || followers.length > 0 ? null : legalPart(battle, first),
    spent: hundredth(gone?.spent ?? lengthOf(whole.spent)),
    move: gone?.move ?? lengthOf(whole.move),
  };
}

/** What the battle itself counts of a unit's way, coming out of a place with it. */
function goneOf(would: Would, { id }: OwnUnitView) {
  return would.ok && would.event.type === "marched"
    ? would.event.ways.find(({ unit }) => unit === id)
    : undefined;
}

/** A move of one unit as far as the field lets it go, where the battle lets it too. */
function legalPart(battle: Pick<Battle, "would">, marcher: Marcher): Marching["part"] {
  const { part } = marcher.plan;
  if (part === null || part.legs.length === 0) return null;
  const ways = [wayOf(marcher, part)];
  const would = battle.would({ type: "march", ways });
  if (!would.ok) return null;
  const spent = goneOf(would, marcher.unit)?.spent ?? lengthOf(part.spent);
  return { ways, would, spent, end: placeFrom(part.end.pose) };
}

/** Halvings until what is left of a move is finer than anybody lays a ruler. */
const halvings = 8;

/** The farthest point on the way to its goal that a move may end at; null where it may not set out. */
export function farthestGoal(
  battle: Pick<Battle, "would">,
  map: OnMap,
  [unit, stands]: readonly [OwnUnitView, InFormation],
  intent: Intent,
  others: readonly (readonly [OwnUnitView, InFormation])[],
): TablePoint | null {
  const { goal } = intent;
  if (goal === null) return null;
  const { x, y } = placeFrom(stands.pose);
  const partOf = (share: number): TablePoint => ({
    x: hundredth(x + (goal.x - x) * share),
    y: hundredth(y + (goal.y - y) * share),
  });
  let [low, high] = [0, 1];
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2;
    const part = { ...intent, goal: partOf(middle) };
    const march = marching(battle, map, [unit, stands], part, others);
    if (march?.would.ok === true) low = middle;
    else high = middle;
  }
  return low === 0 ? null : partOf(low);
}
