/** §6.1 Who can fire at whom: the refusals, first found first told. */
import { inScale, isCloseOrder, isSkirmishers, isWithin } from "../order.ts";
import { beyond, refusal } from "../refusal.ts";
import type { ClauseId, Rulebook } from "../rulebook/rulebook.ts";
import type {
  ArtillerySituation,
  RocketSituation,
  SkirmishSituation,
  VolleySituation,
} from "../situations.ts";
import type { Artillery, Unit } from "../units.ts";
import type { FireBand, Refusal } from "../working.ts";
import { gunLimits, skirmishRange, volleyRange } from "./ranges.ts";

type AnyFire = VolleySituation | SkirmishSituation | ArtillerySituation | RocketSituation;

/** Units that go back do not fire (`fire.once`). */
function barredByFlight({ retreating, routing }: Unit): Refusal | null {
  if (retreating) return refusal("fire.once", "retreating");
  return routing ? refusal("fire.once", "routing") : null;
}

/** Fire that its own state or its sight forbids, whatever the weapon. */
function barredAtAll(situation: AnyFire, book: Rulebook): Refusal | null {
  const { firer, targets, share = 1 } = situation;
  const flight = barredByFlight(firer);
  if (flight) return flight;
  const { from } = book.clauses["fire.sight.half"].value;
  if (share < from) return beyond("fire.sight.none", share, from);
  const { furtherTargets } = book.clauses["fire.oneRoll"].value;
  const charge = targets.some((target) => target.leadsCharge === true);
  const most = 1 + furtherTargets;
  if (!charge && targets.length > most) {
    return beyond("fire.oneRoll", targets.length, most, "targets");
  }
  return null;
}

/** The first target out of range. */
function outOfRange(situation: AnyFire, clause: ClauseId, limit: number): Refusal | null {
  const far = situation.targets.find((target) => !isWithin(target.distance, limit));
  return far ? beyond(clause, far.distance, limit) : null;
}

/** Fire through a screen that the case does not allow (`fire.throughSkirmishers`). */
function badScreen(situation: AnyFire, target: Unit, book: Rulebook): Refusal | null {
  const { screenBetween, scale } = situation;
  if (!screenBetween) return null;
  if (!isSkirmishers(screenBetween.unit)) {
    return refusal("fire.throughSkirmishers", "notSkirmishers");
  }
  if (!isCloseOrder(target)) return refusal("fire.throughSkirmishers", "closeOrder");
  const within = inScale(book.clauses["fire.throughSkirmishers"].value.within, scale);
  return isWithin(screenBetween.gap, within)
    ? null
    : beyond("fire.throughSkirmishers", screenBetween.gap, within);
}

/** Option `fire.halfMoveOnly`: infantry past half its move may not fire. */
function movedTooFar(situation: VolleySituation | SkirmishSituation): Refusal | null {
  const far = situation.firer.arm === "infantry" && situation.moved === "more";
  return far && situation.options?.["fire.halfMoveOnly"] ? refusal("fire.halfMoveOnly") : null;
}

/** Why this volley is not allowed, or null. */
export function volleyBar(
  situation: VolleySituation,
  target: Unit,
  book: Rulebook,
): Refusal | null {
  const { firer, scale } = situation;
  if (firer.formation === undefined) return refusal("volley.garrison", "garrison");
  if (firer.formation === "openOrder") return refusal("volley.garrison", "openOrder");
  return (
    barredAtAll(situation, book) ??
    movedTooFar(situation) ??
    outOfRange(situation, "fire.range.musket", volleyRange(firer, scale, book)) ??
    badScreen(situation, target, book)
  );
}

/** Why this skirmish fire is not allowed, or null. */
export function skirmishBar(situation: SkirmishSituation, book: Rulebook): Refusal | null {
  const { firer, scale } = situation;
  const skirmishes = isSkirmishers(firer) || firer.garrison !== undefined;
  if (!skirmishes) return refusal("skirmish.dice", "closeOrder");
  return (
    barredAtAll(situation, book) ??
    movedTooFar(situation) ??
    outOfRange(situation, "skirmish.range", skirmishRange(firer, scale, book)) ??
    (situation.screenBetween ? refusal("fire.throughSkirmishers", "openOrder") : null)
  );
}

function barredByLimber({ formation }: Artillery): Refusal | null {
  return formation === "limbered" ? refusal("fire.once", "limbered") : null;
}

/**
 * Why a battery makes no shot that could bounce, whatever it is fired at (`fire.once`). Players at a
 * table may know better, and battles are on record in which they did: the procedure itself works out
 * what it is given, whoever asks it asks this first.
 */
export function bounceBar(battery: Artillery): Refusal | null {
  return barredByFlight(battery) ?? barredByLimber(battery);
}

/** Limbered batteries do not fire, foot guns that moved neither. */
function barredGuns(situation: ArtillerySituation | RocketSituation): Refusal | null {
  const { firer, moved = "none" } = situation;
  const limber = barredByLimber(firer);
  if (limber) return limber;
  return firer.mount === "foot" && moved !== "none" ? refusal("fire.moved", "guns") : null;
}

/**
 * Why this artillery fire is not allowed, or null.
 * @param band the main target's, null when it is out of range
 */
export function artilleryBar(
  situation: ArtillerySituation,
  target: Unit,
  band: FireBand | null,
  book: Rulebook,
): Refusal | null {
  const { firer, scale } = situation;
  const limits = gunLimits(firer, book);
  const long = limits === null ? 0 : inScale(limits.long, scale);
  const early =
    barredAtAll(situation, book) ??
    barredGuns(situation) ??
    outOfRange(situation, "fire.range.guns", long);
  if (early) return early;
  if (situation.straightAheadOnly) {
    if (band === "long") return refusal("command.hesitant", "longRange");
    if (situation.assaultFire) return refusal("command.hesitant", "assaultFire");
  }
  if (situation.screenBetween && band !== "canister") {
    return refusal("fire.throughSkirmishers", "canister");
  }
  return badScreen(situation, target, book);
}

/** Why these rockets may not be fired, or null. */
export function rocketBar(situation: RocketSituation, book: Rulebook): Refusal | null {
  const limit = inScale(book.clauses["fire.range.rockets"].value.limit, situation.scale);
  return (
    barredAtAll(situation, book) ??
    barredGuns(situation) ??
    (situation.targets.length > 1 ? refusal("rocket.plain", "targets") : null) ??
    (situation.screenBetween ? refusal("fire.throughSkirmishers", "rocket") : null) ??
    outOfRange(situation, "fire.range.rockets", limit)
  );
}
