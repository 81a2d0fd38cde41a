/**
 * Why the roster says that somebody may not: the clauses that only the companion can check. Players
 * who know better overrule them, and the log says so.
 */
import {
  beyond,
  bounceBar,
  type Refusal,
  type Rulebook,
  refusal,
  type Unit,
} from "@adjutant/rules";
import { adcCount } from "./adcs.ts";
import { isLost } from "./after-command.ts";
import { chargeOn, chargeUnderWay } from "./declared.ts";
import type { Resolve } from "./events.ts";
import { offTableBar, reserveBar } from "./on-table.ts";
import { rollsForCommand } from "./rolls-due.ts";
import { type PhasedOrder, resolutionBar, sequenceBar } from "./sequence.ts";
import type { Board, GeneralFate, RosterBrigade, RosterSide, RosterUnit } from "./state.ts";

function rosterOf(board: Board, id: string | undefined): RosterUnit | undefined {
  return id !== undefined && Object.hasOwn(board.units, id) ? board.units[id] : undefined;
}

/** Did the brigade roll Hesitant this turn. */
function isHesitant({ order, rolledInTurn }: RosterBrigade, turn: number): boolean {
  return order === "hesitant" && rolledInTurn === turn;
}

/** Is the general out of the turn: lost and not replaced yet, or by last turn's mishap. */
export function isOut({ general: { fate }, fateSince }: RosterBrigade, turn: number): boolean {
  return isOutBy(fate, fateSince, turn);
}

/** Is a general out of a turn, by what befell him and when (`general.table`). */
export function isOutBy(fate: GeneralFate, fateSince: number | null, turn: number): boolean {
  if (isLost(fate)) return true;
  return fate !== null && fate !== "hatShot" && fateSince !== null && fateSince < turn;
}

/** The clause by which a brigade has the limits of Hesitant, or null. */
export function limitsOf(
  board: Board,
  { brigade }: RosterUnit,
): "command.hesitant" | "command.radius" | null {
  const roster = board.brigades[brigade];
  if (!roster) return null;
  if (isHesitant(roster, board.turn)) return "command.hesitant";
  return isOut(roster, board.turn) ? "command.radius" : null;
}

/** Why a unit may not fire at all this turn, as far as its roster knows. */
export function fireBar({ fired, fellBack, engaged }: RosterUnit): Refusal | null {
  if (fired || fellBack) return refusal("fire.once");
  return engaged === null ? null : refusal("state.engaged");
}

/**
 * Why this unit does not count as led, ordered or supplied so: its side has sent no aides-de-camp
 * for it (`tasking.glory`, `tasking.assaultFire`, `tasking.infantryAssault`).
 */
export function inForceBar(
  board: Board,
  { id, side, brigade }: RosterUnit,
  tasking: "glory" | "assaultFire" | "infantryAssault",
): Refusal | null {
  const taskings = board.sides.find((one) => one.id === side)?.taskings ?? [];
  const sent = taskings.some(
    (one) =>
      one.tasking === tasking &&
      (tasking === "infantryAssault" ? one.brigade === brigade : one.unit === id),
  );
  return sent ? null : refusal(`tasking.${tasking}`);
}

/** Why a unit leads no charge any more, though it has declared one. */
function chargerSpent({ fellBack, engaged, charged }: RosterUnit): Refusal | null {
  if (fellBack) return refusal("state.fellBack");
  if (engaged !== null) return refusal("state.engaged");
  return charged ? refusal("state.moved") : null;
}

/** Why a unit may not declare a charge, as all the table sees. */
export function chargerHeld(board: Board, charger: RosterUnit): Refusal | null {
  const spent = chargerSpent(charger);
  if (spent) return spent;
  if (chargeUnderWay(board, charger.id)) return refusal("turn.sequence", "declared");
  if (charger.chargedBy !== null) return refusal("turn.sequence", "charged");
  const limits = limitsOf(board, charger);
  return limits === null ? null : refusal(limits);
}

/** Why a unit may not declare a charge this turn, whatever the target. */
export function chargerBar(board: Board, charger: RosterUnit, book: Rulebook): Refusal | null {
  const held = chargerHeld(board, charger) ?? reserveBar(board, charger.brigade);
  if (held) return held;
  if (charger.unit.arm !== "infantry") return null;
  if (inForceBar(board, charger, "infantryAssault") === null) return null;
  const { infantryCharges } = book.clauses["charge.multiple"].value;
  const made = (board.brigades[charger.brigade]?.units ?? []).filter((id) => {
    const other = board.units[id];
    const leads = other && (other.charged || chargeUnderWay(board, id) !== undefined);
    return leads && other.unit.arm === "infantry";
  });
  return made.length < infantryCharges
    ? null
    : beyond("charge.multiple", made.length + 1, infantryCharges);
}

/**
 * Why this unit may not be charged by that one. Who is in a melee is not, unless it was charged by
 * the charger's own side, which declares all its charges before any is resolved (`melee.pairs`).
 * Who leads a charge is not, whoever is phasing: the phasing side declares before the other, and the
 * other against units that are in no charge (`turn.sequence`).
 */
export function chargedBar(board: Board, charger: RosterUnit, target: RosterUnit): Refusal | null {
  return engagedBar(board, charger, target) ?? inChargeBar(board, charger, target);
}

function engagedBar(board: Board, charger: RosterUnit, target: RosterUnit): Refusal | null {
  if (target.engaged === null) return null;
  const withOthers = board.open.some(
    ({ kind, unit, enemy }) =>
      kind === "fightMelee" &&
      enemy === target.id &&
      rosterOf(board, unit)?.side === charger.side &&
      rosterOf(board, unit)?.engaged === target.id,
  );
  return withOthers ? null : refusal("state.engaged");
}

function inChargeBar(board: Board, charger: RosterUnit, target: RosterUnit): Refusal | null {
  const { phasing } = board;
  const secondTo = phasing !== null && charger.side !== phasing;
  const { chargedBy } = target;
  const already = secondTo && chargedBy !== null && chargedBy !== charger.id;
  return already || leadsCharge(board, target) ? refusal("turn.sequence", "inCharge") : null;
}

/** Has this unit led a charge this turn, declared one, or been answered as one that leads it. */
function leadsCharge(board: Board, { id, charged }: RosterUnit): boolean {
  if (charged || chargeUnderWay(board, id)) return true;
  const { units } = board;
  // Asked of every pair of units on the table: no list is made for it.
  for (const other in units) if (units[other]?.chargedBy === id) return true;
  return false;
}

/** Why these two do not fight: they are in no contact, and one fell back or fights another. */
export function meleeBar(attacker: RosterUnit, defender: RosterUnit): Refusal | null {
  if (attacker.engaged === defender.id || defender.engaged === attacker.id) return null;
  if (attacker.engaged !== null || defender.engaged !== null) return refusal("state.engaged");
  return attacker.fellBack || defender.fellBack ? refusal("melee.pairs") : null;
}

/** Why a brigade does not make this roll in this turn. */
export function brigadeRollBar(
  board: Board,
  brigade: RosterBrigade,
  procedure: "command" | "faltering",
): Refusal | null {
  const { turn } = board;
  const { broken, rolledInTurn } = brigade;
  // Rolled again only by an aide-de-camp, who takes the first roll back (`tasking.attachment`).
  if (rolledInTurn === turn) return refusal("command.brigadeRoll");
  if (!rollsForCommand(board, brigade)) {
    return offTableBar(board, brigade.id) ?? refusal("command.brigadeRoll");
  }
  return (procedure === "command") === broken.length > 0 ? refusal("brigade.faltering") : null;
}

/** Why a side does not roll for so many aides-de-camp now. */
export function adcBar(side: RosterSide, adcs: number, book: Rulebook): Refusal | null {
  if (side.adcs !== null) return refusal("command.adcRoll");
  const limit = adcCount(side, book);
  return adcs === limit ? null : beyond("command.adcCount", adcs, limit);
}

/**
 * Why this order is not given now: not on the table, not its phase, or not its side's part of that.
 * The first question of every order, whether it is offered (`legal`) or given (`decide`).
 */
export function orderBar(
  board: Board,
  brigade: string,
  order: PhasedOrder,
  book: Rulebook,
): Refusal | null {
  const side = board.brigades[brigade]?.side ?? null;
  return offTableBar(board, brigade) ?? sequenceBar(board, order, side, book);
}

/** Why this unit may not be fired at: it has yet to come, or fights (`state.engaged`). */
export function targetBar(board: Board, { brigade, engaged, unseen }: RosterUnit): Refusal | null {
  const away = offTableBar(board, brigade);
  if (away !== null || engaged !== null) return away ?? refusal("state.engaged");
  return unseen === null ? null : refusal("fire.blockers");
}

/**
 * Why the roster forbids a resolution, or null.
 * @param answers the follow-up that it answers, if any
 */
export function barOf(
  board: Board,
  command: Resolve,
  acting: Unit | null,
  answers: string | null,
  book: Rulebook,
): Refusal | null {
  const roster = rosterOf(board, acting?.id);
  // What is due is resolved: players have set aside that the unit had yet to come.
  const there = answers === null ? [roster, rosterOf(board, foughtIn(command))] : [];
  const [away = null] = there.flatMap((one) => (one && offTableBar(board, one.brigade)) ?? []);
  return (
    away ??
    // A shot that was never made bounces nowhere, whoever asks.
    (command.procedure === "bounce" ? bounceBar(command.situation.battery) : null) ??
    resolutionBar(board, command, roster, answers, book) ??
    specificBar(board, command, roster, answers, book)
  );
}

/** Why a unit may not declare this charge, as the rosters have both. */
export function declareBar(
  board: Board,
  charger: RosterUnit,
  target: RosterUnit,
  book: Rulebook,
): Refusal | null {
  return (
    chargerBar(board, charger, book) ??
    (target.unseen === null ? null : refusal("charge.declare")) ??
    chargedBar(board, charger, target)
  );
}

/**
 * Why a charge is not resolved: it has been declared, or has caught who evaded it; else it is told
 * first what keeps it from being declared.
 */
function chargeBarred(
  board: Board,
  charger: RosterUnit,
  target: RosterUnit,
  answers: string | null,
  book: Rulebook,
): Refusal | null {
  const stands = answers !== null || chargeOn(board, charger.id, target.id) !== undefined;
  if (stands) return chargerSpent(charger);
  return declareBar(board, charger, target, book) ?? refusal("charge.declare", "undeclared");
}

/** Who is charged, or fought hand to hand; of fire `targetBar` says who is no target. */
function foughtIn(command: Resolve): string | undefined {
  switch (command.procedure) {
    case "charge":
    case "melee":
    case "meleeToEnd":
      return command.situation.defender.unit.id;
    default:
      return undefined;
  }
}

/** May whoever gives this command learn what this unit's side has sent aides-de-camp out for. */
function tellsOf({ by }: Resolve, { side }: RosterUnit): boolean {
  return by === undefined || by.kind === "umpire" || by.side === side;
}

/** The same in its own phase and on the table. */
function specificBar(
  board: Board,
  command: Resolve,
  roster: RosterUnit | undefined,
  answers: string | null,
  book: Rulebook,
): Refusal | null {
  switch (command.procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket": {
      const assault = command.procedure === "artillery" && command.situation.assaultFire === true;
      const atTargets = command.situation.targets.flatMap(({ unit }) => {
        const target = rosterOf(board, unit.id);
        return (target && targetBar(board, target)) ?? [];
      });
      return (
        (roster && fireBar(roster)) ??
        (roster && assault ? inForceBar(board, roster, "assaultFire") : null) ??
        atTargets[0] ??
        null
      );
    }
    case "charge": {
      const { charger, defender } = command.situation;
      const target = rosterOf(board, defender.unit.id);
      if (!roster || !target) return null;
      const assault = charger.infantryAssault === true;
      const ordered = assault ? inForceBar(board, roster, "infantryAssault") : null;
      return chargeBarred(board, roster, target, answers, book) ?? ordered;
    }
    case "melee":
    case "meleeToEnd": {
      const { attacker, defender } = command.situation;
      const target = rosterOf(board, defender.unit.id);
      if (!roster || !target) return null;
      return (
        meleeBar(roster, target) ??
        (attacker.glory && tellsOf(command, roster) ? inForceBar(board, roster, "glory") : null) ??
        (defender.glory && tellsOf(command, target) ? inForceBar(board, target, "glory") : null)
      );
    }
    case "command":
    case "faltering": {
      const { of = "" } = command;
      const brigade = Object.hasOwn(board.brigades, of) ? board.brigades[of] : undefined;
      return brigade ? brigadeRollBar(board, brigade, command.procedure) : null;
    }
    case "adc": {
      const side = board.sides.find(({ id }) => id === command.of);
      return side ? adcBar(side, command.situation.adcs, book) : null;
    }
    case "initiative":
      return board.phasing === null ? null : refusal("initiative.roll");
    default:
      return null;
  }
}
