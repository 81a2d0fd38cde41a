/** How much of a unit's strength can fire at a target (`fire.sight.full`, `.half`, `.none`). */
import {
  gunLimits,
  isGarrison,
  isSkirmishers,
  skirmishRange,
  type Unit,
  volleyRange,
} from "@adjutant/rules";
import { hullOf } from "./convex.ts";
import { turns } from "./facing.ts";
import { firingFront, type Muzzle } from "./firing-front.ts";
import { type Point, stepsIn, stepsOf } from "./grid.ts";
import { stopsOf } from "./lines.ts";
import { type ArcLimits, type FrontPoint, frontPoint, type Lookout } from "./lookout.ts";
import { inTheWay, type Looking } from "./obstacles.ts";
import type { Field, OnTable } from "./table.ts";
import { arcLimits, facesAllRound, fireArc } from "./zones.ts";

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
  const { muzzles, outline } = firingFront(field, firer, target);
  const { parts } = target.area;
  const corridor = hullOf([...outline, ...parts.flat()]);
  const looking = how.looking ?? "fire";
  const { obstacles, screens } = inTheWay(field, units, firer, target, corridor, looking);
  const { intoWood } = field.book.clauses["fire.blockers"].value;
  const arc = looking === "charge" ? chargeArc(field, firer) : fireArc(field, firer.unit);
  const eitherSide = how.straightAhead === true ? 0 : arc;
  const lookout = (inWay: typeof obstacles): Lookout => ({
    target: parts,
    range: how.range ?? fireRange(field, firer.unit),
    stops: stopsOf(inWay, stepsIn(intoWood, field.scale), corridor),
  });
  const limits = new Map<Point, ArcLimits>();
  const arcOf = ({ out }: Muzzle): ArcLimits => {
    if (eitherSide === null) return null;
    const known = limits.get(out);
    if (known !== undefined) return known;
    const [left, right] = arcLimits(out, eitherSide);
    limits.set(out, { left, right });
    return { left, right };
  };
  const all = lookout(obstacles);
  const points = muzzles.map((muzzle) => frontPoint(all, muzzle, arcOf(muzzle)));
  const through = screens.filter((screen) => {
    const alone = lookout([screen]);
    return muzzles.some(
      (muzzle, i) =>
        points[i]?.barred === null && frontPoint(alone, muzzle, arcOf(muzzle)).barred === "blocked",
    );
  });
  const blockers = new Set<string>();
  let clear = 0;
  for (const point of points) {
    if (point.barred === null) clear++;
    else if (point.barred === "blocked") for (const id of point.by) blockers.add(id);
  }
  return {
    clear,
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
