/** Where muskets and guns meet a charge (`charge.defensiveFire`). */
import { gunLimits } from "@adjutant/rules";
import type { ChargePath } from "./charge.ts";
import { type Pose, seenFrom, turnBetween } from "./facing.ts";
import { stepsIn } from "./grid.ts";
import { poseAfter } from "./motion.ts";
import { motionOf, placedAt } from "./path.ts";
import { sight } from "./sight.ts";
import { distance, type Field, type InFormation, type OnTable } from "./table.ts";

/** Where a battery fires canister at a charge. */
export interface CanisterOn {
  /** Steps at which the fire is measured. */
  readonly distance: number;
  /** The charger as it is when it is fired at. */
  readonly charger: InFormation;
  /** Points of the battery's front that can fire, of how many. */
  readonly clear: number;
  readonly of: number;
}

/** Steps from one look at a charge to the next: of guns, which see much, and of muskets. */
const lookEvery = { guns: 50, muskets: 10 } as const;

/** Has a pose of a charge's way gone by where it ends: turned farther, or farther on. */
function isPast(start: Pose, pose: Pose, end: Pose): boolean {
  const turned = Math.abs(turnBetween(start.facing, pose.facing));
  const last = Math.abs(turnBetween(start.facing, end.facing));
  return turned === last ? seenFrom(end, pose).forward > 0 : turned > last;
}

/** The charger at its start and along its way, ending where its charge does, short or in contact. */
function* along(charger: InFormation, charge: ChargePath, every: number): Iterable<InFormation> {
  yield charger;
  let unit = charger;
  for (const leg of charge.legs) {
    const motion = motionOf(unit, leg);
    if (motion === null) continue;
    for (let steps = every; steps < motion.length; steps += every) {
      const pose = poseAfter(motion, steps);
      if (isPast(charger.pose, pose, charge.end.pose)) {
        yield charge.end;
        return;
      }
      yield placedAt(unit, unit.footprint, pose);
    }
    unit = placedAt(unit, unit.footprint, poseAfter(motion, motion.length));
  }
  yield charge.end;
}

/**
 * Where a battery has a charger in canister, or null: at the start if that is near enough, measured
 * there; else where the charge first comes under at least half of its guns within canister range,
 * measured at the limit of canister.
 * @param straightAhead the battery is limited so (`command.hesitant`)
 */
export function canisterOn(
  field: Field,
  units: readonly OnTable[],
  battery: InFormation,
  charger: InFormation,
  charge: ChargePath,
  straightAhead = false,
): CanisterOn | null {
  if (battery.unit.arm !== "artillery" || battery.unit.formation !== "deployed") return null;
  const limits = gunLimits(battery.unit, field.book);
  if (limits === null) return null;
  const range = stepsIn(limits.canister, field.scale);
  const { from } = field.book.clauses["fire.sight.half"].value;
  const others = units.filter(({ id }) => id !== charger.id);
  for (const there of along(charger, charge, lookEvery.guns)) {
    const away = distance(battery, there);
    if (away > range) continue;
    const { clear, of } = sight(field, others, battery, there, { range, straightAhead });
    if (clear < of * from) continue;
    return { distance: there === charger ? away : range, charger: there, clear, of };
  }
  return null;
}

/**
 * Where the muskets of a charge's target meet it: 5 cm [3″] away, or where it starts if that is
 * nearer; of a charge that never comes so near, where it ends.
 */
export function musketsOn(
  field: Field,
  target: OnTable,
  charger: InFormation,
  charge: ChargePath,
): { readonly distance: number; readonly charger: InFormation } {
  const { musketsAt } = field.book.clauses["charge.defensiveFire"].value;
  const limit = stepsIn(musketsAt, field.scale);
  let there = charger;
  for (there of along(charger, charge, lookEvery.muskets)) {
    if (distance(target, there) <= limit) break;
  }
  return { distance: Math.min(limit, distance(target, charger)), charger: there };
}
