/** Fire on the map: distance, share, cover, ground, what is between and what is behind (§6, §7). */
import {
  behind,
  coverFrom,
  distance,
  groundOf,
  lengthOf,
  type OnTable,
  type Sight,
  sight,
  stepsIn,
} from "@adjutant/field";
import {
  aimAt,
  beyond,
  type FireTarget,
  type Refusal,
  type Refused,
  refusal,
  type UnitBehind,
} from "@adjutant/rules";
import { inForceBar } from "../companion/bars.ts";
import { bounds } from "../schemas/values.ts";
import { away, enemiesOf, friendsOf, type Laid, type Piece, seenBy } from "./laid.ts";
import { generalsNear, limitsOn, nearestFirst, ofBattle, testFacts } from "./near.ts";
import { type Shot, shotBar, shotOf } from "./shot.ts";

/** Who is fired at, as it stands then: a charger is fired at where its charge has brought it. */
export interface Aimed {
  readonly target: Piece;
  readonly stands: OnTable;
  /** Steps at which the fire is measured. */
  readonly steps: number;
  /** It leads a charge on the firer (`fire.majority`). */
  readonly leads: boolean;
}

/** A shot and what was seen of its main target, for drawing. */
export interface Seen {
  readonly shot: Shot;
  readonly sight: Sight;
}

/** What players choose of a shot. */
export interface ShotChoice {
  /** False: the aide-de-camp's order is kept for another shot; default as it is in force. */
  readonly assaultFire?: boolean;
}

/**
 * The situation of a unit's fire at targets in the Fire phase.
 * @returns the refusal if the rules or the positions forbid it; null if the unit's arm does not fire
 */
export function fireAt(
  laid: Laid,
  firer: Piece,
  targets: readonly [Piece, ...Piece[]],
  choice: ShotChoice = {},
): Seen | Refused | null {
  const aims = targets.map((target): Aimed => {
    const { stands } = target;
    return { target, stands, steps: away(firer, target), leads: false };
  });
  const [first, ...further] = aims;
  return first === undefined ? null : fireOf(laid, firer, [first, ...further], choice);
}

/**
 * Why a unit cannot fire at an enemy in the Fire phase, or null: of its arm nobody is asked.
 * @param limits those on the firer, if they are known already
 */
export function fireAtBar(
  laid: Laid,
  firer: Piece,
  enemy: Piece,
  limits: Refusal | null = limitsOn(laid, firer),
): Refusal | null {
  const { stands } = enemy;
  const aim = { target: enemy, stands, steps: away(firer, enemy), leads: false };
  const early = earlyBar(laid, firer, [aim], limits);
  if (early !== null) return early === "noFire" ? null : early;
  const seen = sightOn(laid, firer, stands, limits !== null);
  // Without a screen between them nothing else is to be asked.
  if (seen.through.length === 0) return shareBar(laid, seen, limits);
  const fire = fireAt(laid, firer, [enemy]);
  return fire !== null && "refused" in fire ? fire.refused : null;
}

/** For every enemy on the table why it cannot be fired at, or null; null if the arm does not fire. */
export function fireTargets(
  laid: Laid,
  firer: Piece,
): { readonly [unit: string]: Refusal | null } | null {
  if (firer.roster.unit.arm === "cavalry") return null;
  const targets: Record<string, Refusal | null> = {};
  for (const enemy of enemiesOf(laid, firer)) {
    targets[enemy.roster.id] = fireAtBar(laid, firer, enemy);
  }
  return targets;
}

/** The same at targets as they stand when they are fired at. */
export function fireOf(
  laid: Laid,
  firer: Piece,
  aims: readonly [Aimed, ...Aimed[]],
  choice: ShotChoice = {},
): Seen | Refused | null {
  const limits = limitsOn(laid, firer);
  const [first, ...further] = aims;
  // What the distance and the weapon say costs no look at the table.
  const early = earlyBar(laid, firer, [first, ...further], limits);
  if (early !== null) return early === "noFire" ? null : { refused: early };
  const targets = [
    fireTarget(laid, firer, first),
    ...further.map((aim) => fireTarget(laid, firer, aim)),
  ] as const;
  const { main: index } = aimAt(targets);
  const main = aims[index] ?? first;
  const seen = aims.map(({ stands }) => sightOn(laid, firer, stands, limits !== null));
  const ofMain = seen[index];
  if (ofMain === undefined) return null;
  // Under the limits of Hesitant it fires without (`command.hesitant`).
  const assault =
    limits === null &&
    choice.assaultFire !== false &&
    inForceBar(laid.board, firer.roster, "assaultFire") === null;
  const made = (share: number) =>
    madeOf(laid, firer, main, targets, ofMain, limits, share, assault);
  // Too far, limbered and the like come first; then what keeps it from being seen.
  const whole = made(1);
  const shot = made(ofMain.clear / ofMain.of);
  if (whole === null || shot === null) return null;
  const refused =
    shotBar(whole, laid.field.book) ??
    shareBar(laid, ofMain, limits) ??
    furtherBar(laid, firer, aims, main, seen, limits);
  return refused === null ? { shot, sight: ofMain } : { refused };
}

/** Why the rules forbid a shot whatever stands between: too far, limbered and the like. */
function earlyBar(
  laid: Laid,
  firer: Piece,
  aims: readonly [Aimed, ...Aimed[]],
  limits: Refusal | null,
): Refusal | "noFire" | null {
  const { moved, changedFormation, reformed, unlimbered } = firer.roster;
  const told = ({ target, steps, leads }: Aimed): FireTarget => ({
    unit: target.roster.unit,
    distance: lengthOf(steps),
    leadsCharge: leads,
  });
  const [first, ...further] = aims;
  const facts = {
    ...ofBattle(laid),
    moved,
    changedFormation,
    reformed,
    unlimbered,
    straightAheadOnly: limits !== null,
    targets: [told(first), ...further.map(told)] as const,
  };
  const shot = shotOf(firer, facts, { assaultFire: false, behind: [], friendNear: true });
  return shot === null ? "noFire" : shotBar(shot, laid.field.book);
}

function sightOn(laid: Laid, firer: Piece, target: OnTable, straightAhead: boolean): Sight {
  // Nobody is in the way of who does not see him.
  const before = seenBy(laid, firer.roster.side).units;
  // One who has moved on in a charge no longer hides what is behind its start.
  const units = before.includes(target)
    ? before
    : before.map((unit) => (unit.id === target.id ? target : unit));
  return sight(laid.field, units, firer.stands, target, { straightAhead });
}

function fireTarget(laid: Laid, firer: Piece, { target, stands, steps, leads }: Aimed): FireTarget {
  return {
    unit: target.roster.unit,
    distance: lengthOf(steps),
    cover: coverFrom(laid.field, firer.stands, stands),
    ground: groundOf(laid.field, stands),
    leadsCharge: leads,
    test: testFacts(laid, target),
  };
}

function madeOf(
  laid: Laid,
  firer: Piece,
  main: Aimed,
  targets: readonly [FireTarget, ...FireTarget[]],
  seen: Sight,
  limits: Refusal | null,
  share: number,
  assaultFire: boolean,
): Shot | null {
  const { roster, stands } = firer;
  const { moved, changedFormation, reformed, unlimbered } = roster;
  const screen = screenBetween(laid, firer, main, seen);
  const facts = {
    ...ofBattle(laid),
    generals: generalsNear(laid, firer, main.target),
    moved,
    changedFormation,
    reformed,
    unlimbered,
    ground: groundOf(laid.field, stands),
    share,
    straightAheadOnly: limits !== null,
    targets,
    ...(screen === null ? {} : { screenBetween: screen }),
  };
  return shotOf(firer, facts, {
    assaultFire,
    behind: unitsBehind(laid, firer, main),
    friendNear: friendsOf(laid, firer).length > 0,
  });
}

/** The screen that takes the first casualty: of several the one next to the firer. */
function screenBetween(
  { pieces }: Laid,
  firer: Piece,
  main: Aimed,
  { through }: Sight,
): { readonly unit: Piece["roster"]["unit"]; readonly gap: number } | null {
  const [screen] = pieces
    .filter(({ roster }) => through.includes(roster.id))
    .sort((a, b) => away(firer, a) - away(firer, b));
  if (screen === undefined) return null;
  return { unit: screen.roster.unit, gap: lengthOf(distance(screen.stands, main.stands)) };
}

/** Enemies any part of which a shot may bounce to, those that count before those that do not. */
function unitsBehind(laid: Laid, firer: Piece, { target, stands, steps }: Aimed): UnitBehind[] {
  if (firer.roster.unit.arm !== "artillery" || firer.roster.unit.kind === "rocket") return [];
  const { field, board } = laid;
  const { shareFrom } = field.book.clauses["bounce.behind"].value;
  // In a chain the depth is counted from one to the next: how far it goes the procedure says.
  const depth = board.options["bounce.chain"]
    ? Number.POSITIVE_INFINITY
    : stepsIn(field.book.clauses["bounce.depth"].value.within, field.scale);
  return enemiesOf(laid, firer)
    .flatMap((other) => {
      if (other === target) return [];
      const found = behind(firer.stands, stands, other.stands, shareFrom);
      if (found === null || found.gap > depth) return [];
      return [{ other, ...found, counts: found.share >= shareFrom }];
    })
    .sort((a, b) => Number(b.counts) - Number(a.counts) || a.gap - b.gap)
    .slice(0, bounds.behind)
    .map(({ other, gap, share, distance: direct }) => ({
      unit: other.roster.unit,
      gap: lengthOf(gap),
      share,
      // Never nearer than the ball's way over the target.
      distance: lengthOf(Math.max(direct, steps + gap)),
      ground: groundOf(field, other.stands),
    }));
}

/** Why too little of a unit can fire at its main target, or null (`fire.sight.none`). */
function shareBar({ field }: Laid, seen: Sight, limits: Refusal | null): Refusal | null {
  const { from } = field.book.clauses["fire.sight.half"].value;
  const share = seen.clear / seen.of;
  if (share >= from) return null;
  const none = share === 0 ? unseen(seen, limits) : null;
  return none ?? beyond("fire.sight.none", share, from);
}

/** Why no point of a unit can fire, where it is one thing: blocked, out of arc, straight ahead only. */
function unseen({ points }: Sight, limits: Refusal | null): Refusal | null {
  if (points.some(({ barred }) => barred === "blocked")) return refusal("fire.blockers");
  return points.every(({ barred }) => barred === "arc") ? (limits ?? refusal("fire.arc")) : null;
}

/** Why the targets named are not fired at together, or null (`fire.oneRoll`). */
function furtherBar(
  laid: Laid,
  firer: Piece,
  aims: readonly Aimed[],
  main: Aimed,
  seen: readonly Sight[],
  limits: Refusal | null,
): Refusal | null {
  if (aims.length === 1) return null;
  const { field } = laid;
  const within = stepsIn(field.book.clauses["fire.oneRoll"].value.within, field.scale);
  for (const [i, { stands }] of aims.entries()) {
    const one = seen[i];
    if (one?.clear === 0) return unseen(one, limits) ?? refusal("fire.sight.none");
    const apart = distance(stands, main.stands);
    if (!main.leads && apart > within) {
      return beyond("fire.oneRoll", lengthOf(apart), lengthOf(within));
    }
  }
  if (main.leads) return null;
  // The nearest that can be fired at is always among several.
  const named = new Set(aims.map(({ target }) => target.roster.id));
  for (const enemy of nearestFirst(laid, firer)) {
    if (away(firer, enemy) >= main.steps) return null;
    if (named.has(enemy.roster.id)) continue;
    const alone = fireAt(laid, firer, [enemy]);
    if (alone === null || "refused" in alone) continue;
    return beyond("fire.oneRoll", lengthOf(main.steps), lengthOf(away(firer, enemy)), "targets");
  }
  return null;
}
