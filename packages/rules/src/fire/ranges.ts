/** Ranges of muskets, guns and rockets (§6.1). */
import { inScale, isWithin } from "../order.ts";
import type { Distance } from "../rulebook/clause.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { Scale } from "../situations.ts";
import type { Artillery, GunClass, Infantry, Screen } from "../units.ts";
import type { FireBand } from "../working.ts";

/** The range class of a battery; a howitzer battery's is medium unless it says so. */
export function gunClass(battery: Artillery): GunClass | null {
  if (battery.kind === "rocket") return null;
  return battery.gun ?? "medium";
}

/** Upper limits of the three bands of a battery; rockets have none (`fire.range.guns`). */
export function gunLimits(
  battery: Artillery,
  book: Rulebook,
): Readonly<Record<FireBand, Distance>> | null {
  const gun = gunClass(battery);
  return gun === null ? null : book.clauses["fire.range.guns"].value[gun];
}

/** The band a distance falls in, limits inclusive; null beyond long range. */
export function bandAt(
  battery: Artillery,
  distance: number,
  scale: Scale | undefined,
  book: Rulebook,
): FireBand | null {
  const limits = gunLimits(battery, book);
  if (limits === null) return null;
  if (isWithin(distance, inScale(limits.canister, scale))) return "canister";
  if (isWithin(distance, inScale(limits.effective, scale))) return "effective";
  return isWithin(distance, inScale(limits.long, scale)) ? "long" : null;
}

/** Musket range of a volley: close order, or square (`fire.range.musket`). */
export function volleyRange(firer: Infantry, scale: Scale | undefined, book: Rulebook): number {
  const { closeOrder, square } = book.clauses["fire.range.musket"].value;
  return inScale(firer.formation === "square" ? square : closeOrder, scale);
}

/** Range of skirmish fire by weapon (`skirmish.range`). */
export function skirmishRange(
  firer: Infantry | Screen,
  scale: Scale | undefined,
  book: Rulebook,
): number {
  return inScale(book.clauses["skirmish.range"].value[firer.weapon ?? "musket"], scale);
}
