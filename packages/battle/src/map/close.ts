/** Charges and melees on the map (§5, §8). */
import {
  type ChargePath,
  canisterOn,
  chargePath,
  coverFrom,
  inContact,
  inRedoubt,
  isAgainst,
  isSteepUp,
  isUphill,
  lengthOf,
  musketsOn,
  seesToCharge,
  stepsOf,
  type Zone,
} from "@adjutant/field";
import {
  beyond,
  type ChargeSituation,
  chargeBar,
  chargeReach,
  explain,
  inScale,
  isRefused,
  isUnformed,
  type MeleeSituation,
  type Reaction,
  type Refusal,
  type Refused,
  refusal,
} from "@adjutant/rules";
import { fartherOf, goesOn } from "../companion/as-known.ts";
import { asShown } from "../companion/as-shown.ts";
import { inForceBar } from "../companion/bars.ts";
import { fireOf, type Seen } from "./fire.ts";
import { away, enemiesOf, type Laid, type Piece, seenBy } from "./laid.ts";
import { generalsNear, limitsOn, ofBattle, radiusBar, testFacts } from "./near.ts";
import { mayJoin, supportBar, supportsOf } from "./supports.ts";

/** What players choose of a charge, and what has come of its defensive fire. */
export interface ChargeChoice {
  /** Friends that it brings (`charge.lead`); default none. */
  readonly supports?: readonly Piece[];
  /** Minutes of arc of its wheel, clockwise positive; default what leads into contact soonest. */
  readonly turn?: number;
  /** Default stand. */
  readonly reaction?: Reaction;
  /** Casualties that it took from this defensive fire; default 0. */
  readonly lostToFire?: number;
  /** It is only declared: a screen may be charged so, and has to evade (`charge.screen`). */
  readonly toDeclare?: boolean;
}

/**
 * A charge with its way over the table. What the way does to the charger is in its situation; friends
 * Unformed and screens that fall back are for the event to book, before the charge is rolled for.
 */
export interface Charge {
  readonly situation: ChargeSituation;
  readonly path: ChargePath;
}

/**
 * The situation of a charge. Out of reach it is no refusal: its distance then says that it falls short.
 * @returns the refusal if the rules or the positions forbid it
 */
export function chargeAt(
  laid: Laid,
  charger: Piece,
  target: Piece,
  choice: ChargeChoice = {},
): Charge | Refused {
  const { supports = [], turn } = choice;
  // What the rosters say costs no look at the table.
  const bar = declareBar(laid, charger, target, choice) ?? radiusBar(laid, charger);
  if (bar !== null) return { refused: bar };
  if (!hasInView(laid, charger, target)) {
    return { refused: refusal("charge.declare") };
  }
  const path = chargeWay(laid, charger, target, turn);
  if ("refused" in path) return path;
  const refused = first(supports, (support) => supportBar(laid, charger, support, target));
  if (refused !== null) return { refused };
  return { situation: chargeSituation(laid, charger, target, path, choice), path };
}

/** Why the rules forbid this charge, wherever both stand; or null. */
function declareBar(
  { field, board }: Laid,
  { roster }: Piece,
  target: Piece,
  { supports = [], reaction = "stand", lostToFire = 0, toDeclare = false }: ChargeChoice,
): Refusal | null {
  const { unit } = roster;
  const infantryAssault =
    unit.arm === "infantry" && inForceBar(board, roster, "infantryAssault") === null;
  const unformedByWay = goesOn(roster);
  const charger = { unit, unformedByWay, supports: supports.length, lostToFire, infantryAssault };
  const defender = { unit: target.roster.unit, reaction };
  const bar = chargeBar({ charger, defender, distance: 0 }, field.book);
  return toDeclare && bar?.clause === "charge.screen" ? null : bar;
}

/**
 * Why a unit does not reach an enemy by a charge, or null. Out of reach it may be declared all the same
 * and halts short (`charge.declare`); that it would is the reason.
 */
export function chargeAtBar(laid: Laid, charger: Piece, enemy: Piece): Refusal | null {
  const { field, board } = laid;
  const { unit } = charger.roster;
  const reach = chargeReach(unit, field.scale, field.book, fartherOf(board, charger.roster));
  const toDeclare = true;
  const bar = declareBar(laid, charger, enemy, { toDeclare }) ?? radiusBar(laid, charger);
  if (bar !== null || reach === null) return bar ?? refusal("charge.declare", "guns");
  const straight = lengthOf(away(charger, enemy));
  if (straight > reach) return beyond("charge.declare", straight, reach);
  const charge = chargeAt(laid, charger, enemy, { toDeclare });
  if ("refused" in charge) return charge.refused;
  const { distance } = charge.situation;
  return charge.path.inReach ? null : beyond("charge.declare", distance, reach);
}

/**
 * The charge of a unit that has caught its target, which evaded it: whatever the way to where that is
 * now, it comes up with it, in the rear (`charge.evade`, `charge.flank`).
 * @returns the way with it, null if that is not clear
 */
export function caughtAt(
  laid: Laid,
  charger: Piece,
  target: Piece,
  choice: ChargeChoice = {},
): { readonly situation: ChargeSituation; readonly path: ChargePath | null } | Refused {
  const found = chargeWay(laid, charger, target);
  const path = "refused" in found || !found.inReach ? null : found;
  const made = chargeSituation(laid, charger, target, path, choice);
  const situation = { ...made, charger: { ...made.charger, flank: true }, distance: 0 };
  const bar = chargeBar(situation, laid.field.book);
  return bar === null ? { situation, path } : { refused: bar };
}

/** For every enemy on the table why this unit cannot charge it, or null. */
export function chargeTargets(
  laid: Laid,
  charger: Piece,
): { readonly [unit: string]: Refusal | null } {
  const targets: Record<string, Refusal | null> = {};
  for (const enemy of enemiesOf(laid, charger)) {
    const charge = chargeAt(laid, charger, enemy);
    targets[enemy.roster.id] = "refused" in charge ? charge.refused : null;
  }
  return targets;
}

function first<Item>(all: readonly Item[], bar: (one: Item) => Refusal | null): Refusal | null {
  for (const one of all) {
    const refused = bar(one);
    if (refused !== null) return refused;
  }
  return null;
}

/**
 * The way of a charge over the table, whether it may be made or not.
 * @param turn minutes of arc of its wheel; default what leads into contact soonest
 */
export function chargeWay(
  laid: Laid,
  { stands, roster }: Piece,
  target: Piece,
  turn?: number,
): ChargePath | Refused {
  const { field, units, board } = laid;
  // A garrison does not charge, which the rules say first.
  if (stands.pose === null) return { refused: refusal("charge.declare", "garrison") };
  const bonus = stepsOf(fartherOf(board, roster));
  const how = { bonus, ...(turn === undefined ? {} : { turn }) };
  const found = chargePath(field, units, stands, target.stands, how);
  if (!isRefused(found)) return found;
  // An enemy out of sight is in its way: the clause alone, for anything more would tell of him.
  const open = chargePath(field, seenBy(laid, roster.side).units, stands, target.stands, how);
  return isRefused(open) ? found : { refused: refusal("charge.declare") };
}

/** Does a charger have its target before its eyes; who is out of its sight is not in the way. */
function hasInView(laid: Laid, charger: Piece, target: Piece): boolean {
  const { units } = seenBy(laid, charger.roster.side);
  return seesToCharge(laid.field, units, charger.stands, target.stands);
}

function chargeSituation(
  laid: Laid,
  charger: Piece,
  target: Piece,
  path: ChargePath | null,
  { supports = [], reaction = "stand", lostToFire = 0 }: ChargeChoice,
): ChargeSituation {
  const { field, board } = laid;
  const { roster } = charger;
  const farther = fartherOf(board, roster);
  const byWay = path !== null && path.unformedBy !== null && !isUnformed(roster.unit);
  const assault =
    roster.unit.arm === "infantry" && inForceBar(board, roster, "infantryAssault") === null;
  return {
    ...ofBattle(laid),
    generals: generalsNear(laid, charger, target),
    charger: {
      unit: byWay ? { ...roster.unit, unformed: true } : roster.unit,
      ...((byWay || goesOn(roster)) && { unformedByWay: true }),
      supports: supports.length,
      general: roster.general,
      infantryAssault: assault,
      flank: path !== null && path.from !== "front",
      lostToFire,
      ...(farther > 0 && { farther }),
      test: testFacts(laid, charger),
    },
    defender: {
      unit: target.roster.unit,
      supports: supportsOf(laid, target, charger).length,
      general: target.roster.general,
      uphill: isUphill(field, charger.stands, target.stands),
      cover: coverFrom(field, charger.stands, target.stands),
      reaction,
      test: testFacts(laid, target),
    },
    distance: lengthOf(path?.length ?? away(charger, target)),
    phasing: board.phasing === target.roster.side ? "defender" : "charger",
  };
}

/**
 * Fire at a charge before contact, by its target or by a battery of the target's side
 * (`charge.defensiveFire`).
 * @param isTarget the firer is whom the charge is at: rockets fire at no other
 * @returns the refusal if the firer does not have the charge before its muskets or in canister; null
 *   if its arm does not fire
 */
export function fireAtCharge(
  laid: Laid,
  firer: Piece,
  charger: Piece,
  path: ChargePath,
  isTarget = true,
): Seen | Refused | null {
  const { field } = laid;
  const { units } = seenBy(laid, firer.roster.side);
  const { stands } = charger;
  if (stands.pose === null) return { refused: refusal("charge.declare", "garrison") };
  const { unit } = firer.roster;
  const guns = firer.stands.pose !== null && unit.arm === "artillery";
  // Rockets have no canister to wait for: they go off at where the charge starts.
  const rockets = isTarget && unit.arm === "artillery" && unit.kind === "rocket";
  const met = rockets
    ? { charger: stands, distance: away(firer, charger) }
    : guns
      ? canisterOn(field, units, firer.stands, stands, path, limitsOn(laid, firer) !== null)
      : musketsOn(field, firer.stands, stands, path);
  if (met === null) return { refused: refusal("charge.defensiveFire", "canister") };
  const aim = { target: charger, stands: met.charger, steps: met.distance, leads: true };
  return fireOf(laid, firer, [aim]);
}

/**
 * Why a charge is none that anybody answers, by fire or by evading it: all that the table shows forbids
 * it. What fire at it has done already, and its own way, do not end it.
 */
export function declaredBar(laid: Laid, charger: Piece, target: Piece): Refusal | null {
  const { field } = laid;
  const { unit } = charger.roster;
  const situation = {
    charger: { unit: asShown(unit), unformedByWay: true },
    defender: { unit: target.roster.unit },
    distance: 0,
  };
  const bar = chargeBar(situation, field.book);
  if (bar !== null && bar.clause !== "charge.screen") return bar;
  const led = radiusBar(laid, charger);
  if (led !== null) return led;
  return hasInView(laid, charger, target) ? null : refusal("charge.declare");
}

/** What is known of a melee beside where everybody stands. */
export interface MeleeChoice {
  /** From where the attacker's charge came, judged where it started (`ChargePath.from`). */
  readonly from: Zone;
  /** Friends that join in round 2 (`melee.support`); default none. */
  readonly joined?: { readonly attacker?: readonly Piece[]; readonly defender?: readonly Piece[] };
  readonly onDraw?: NonNullable<MeleeSituation["onDraw"]>;
  /** Default the first. */
  readonly round?: 1 | 2;
}

/** The situation of a melee, for one round or to its end; or the refusal. */
export function meleeOf(
  laid: Laid,
  attacker: Piece,
  defender: Piece,
  { from, joined = {}, onDraw = {}, round = 1 }: MeleeChoice,
): { readonly situation: MeleeSituation } | Refused {
  const { field } = laid;
  const side = (piece: Piece, joins: readonly Piece[] = []) => ({
    unit: piece.roster.unit,
    elan: piece.roster.elan,
    glory: piece.roster.general && inForceBar(laid.board, piece.roster, "glory") === null,
    supports: joins.length,
    general: piece.roster.general,
  });
  const situation: MeleeSituation = {
    ...ofBattle(laid),
    attacker: { ...side(attacker, joined.attacker), flank: from !== "front" },
    defender: side(defender, joined.defender),
    ground: groundBefore(laid, attacker, defender),
    onDraw,
    ...(round === 2 && { round }),
  };
  const explained = explain("melee", situation, field.book);
  const refused =
    (isRefused(explained) ? explained.refused : null) ??
    (laid.overruled ? null : contactBar(attacker, defender)) ??
    joinBar(laid, attacker, defender, "attacker", joined.attacker) ??
    joinBar(laid, defender, attacker, "defender", joined.defender);
  return refused === null ? { situation } : { refused };
}

/** What the attacker finds before him; a place says its own (`melee.works`). */
function groundBefore(
  { field }: Laid,
  attacker: Piece,
  defender: Piece,
): NonNullable<MeleeSituation["ground"]> {
  if (inRedoubt(field, defender.stands)) return "redoubt";
  return isSteepUp(field, attacker.stands, defender.stands) ? "steepUp" : "open";
}

/** Who meets a corner with his side, at an angle, ends up to two steps of the grid beside it. */
const grazing = 2;

/** Why these two do not fight: their edges do not meet, as near as the grid allows. */
function contactBar(attacker: Piece, defender: Piece): Refusal | null {
  const { stands } = attacker;
  const meet =
    stands.pose === null ? inContact(stands, defender.stands) : isAgainst(stands, defender.stands);
  const apart = away(attacker, defender);
  return meet || apart <= grazing ? null : beyond("melee.pairs", lengthOf(apart), 0);
}

/** Why one of these does not join, or null. */
function joinBar(
  laid: Laid,
  lead: Piece,
  enemy: Piece,
  as: "attacker" | "defender",
  joined: readonly Piece[] = [],
): Refusal | null {
  if (joined.length === 0) return null;
  const may = new Set(mayJoin(laid, lead, enemy, as).map(({ roster }) => roster.id));
  const not = joined.find(({ roster }) => !may.has(roster.id));
  if (not === undefined) return null;
  const limit = inScale(laid.field.book.clauses["melee.support"].value.within, laid.field.scale);
  const apart = lengthOf(away(lead, not));
  return apart > limit ? beyond("melee.support", apart, limit) : refusal("melee.support");
}
