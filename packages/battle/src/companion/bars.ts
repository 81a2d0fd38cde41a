/**
 * Why the roster says that somebody may not: the clauses that only the companion can check. Players
 * who know better overrule them, and the log says so.
 */
import type { Artillery, Refusal, Rulebook, Unit } from "@adjutant/rules";
import { adcCount } from "./adcs.ts";
import { isLost } from "./after-command.ts";
import type { Resolve } from "./events.ts";
import type { Board, RosterBrigade, RosterSide, RosterUnit } from "./state.ts";

/** A refusal without a measure. */
export function plainly(clause: Refusal["clause"], reason: Refusal["reason"] = null): Refusal {
  return { clause, measured: null, limit: null, reason };
}

function rosterOf(board: Board, id: string | undefined): RosterUnit | undefined {
  return id !== undefined && Object.hasOwn(board.units, id) ? board.units[id] : undefined;
}

/** A brigade that has yet to come on the table takes no orders (`reserve.scheduled`). */
export function arrivalBar(board: Board, brigade: string): Refusal | null {
  const arrives = board.brigades[brigade]?.arrives ?? null;
  if (arrives === null || arrives <= board.turn) return null;
  return { clause: "reserve.scheduled", measured: board.turn, limit: arrives, reason: null };
}

/** Did the brigade roll Hesitant this turn. */
function isHesitant({ order, rolledInTurn }: RosterBrigade, turn: number): boolean {
  return order === "hesitant" && rolledInTurn === turn;
}

/** Is the general out of the turn: lost and not replaced yet, or by last turn's mishap. */
function isOut({ general, fateSince }: RosterBrigade, turn: number): boolean {
  const { fate } = general;
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
  if (fired || fellBack) return plainly("fire.once");
  return engaged === null ? null : plainly("state.engaged");
}

/** Why a battery makes no shot that could bounce (`bounce.kind`). */
function shotBar({ formation, retreating, routing }: Artillery): Refusal | null {
  if (formation === "limbered") return plainly("fire.once", "limbered");
  if (retreating) return plainly("state.retreating");
  return routing ? plainly("state.routing") : null;
}

/** Is an infantry assault ordered for this brigade (`tasking.infantryAssault`). */
export function assaults(board: Board, { side, brigade }: RosterUnit): boolean {
  const taskings = board.sides.find(({ id }) => id === side)?.taskings ?? [];
  return taskings.some((one) => one.tasking === "infantryAssault" && one.brigade === brigade);
}

/** Why a unit may not lead a charge, as all the table sees. */
export function chargerHeld(board: Board, charger: RosterUnit): Refusal | null {
  if (charger.fellBack) return plainly("state.fellBack");
  if (charger.engaged !== null) return plainly("state.engaged");
  if (charger.charged) return plainly("state.moved");
  const limits = limitsOf(board, charger);
  return limits === null ? null : plainly(limits);
}

/** Why a unit may not lead a charge this turn, whatever the target. */
export function chargerBar(
  board: Board,
  charger: RosterUnit,
  assault: boolean,
  book: Rulebook,
): Refusal | null {
  const held = chargerHeld(board, charger);
  if (held) return held;
  if (charger.unit.arm !== "infantry" || assault || assaults(board, charger)) return null;
  const { infantryCharges } = book.clauses["charge.multiple"].value;
  const made = (board.brigades[charger.brigade]?.units ?? []).filter((id) => {
    const other = board.units[id];
    return other?.charged && other.unit.arm === "infantry";
  });
  return made.length < infantryCharges
    ? null
    : {
        clause: "charge.multiple",
        measured: made.length + 1,
        limit: infantryCharges,
        reason: null,
      };
}

/**
 * Why this unit may not be charged by that one: who is in a melee is not, unless it was charged by
 * the charger's own side, which declares all its charges before any is resolved (`melee.pairs`).
 */
export function chargedBar(board: Board, charger: RosterUnit, target: RosterUnit): Refusal | null {
  if (target.engaged === null) return null;
  const withOthers = board.open.some(
    ({ kind, unit, enemy }) =>
      kind === "fightMelee" &&
      enemy === target.id &&
      rosterOf(board, unit)?.side === charger.side &&
      rosterOf(board, unit)?.engaged === target.id,
  );
  return withOthers ? null : plainly("state.engaged");
}

/** Why these two do not fight: they are in no contact, and one fell back or fights another. */
export function meleeBar(attacker: RosterUnit, defender: RosterUnit): Refusal | null {
  if (attacker.engaged === defender.id || defender.engaged === attacker.id) return null;
  if (attacker.engaged !== null || defender.engaged !== null) return plainly("state.engaged");
  return attacker.fellBack || defender.fellBack ? plainly("melee.pairs") : null;
}

/** Why a brigade does not make this roll now. */
export function brigadeRollBar(
  { turn }: Board,
  { broken, rolledInTurn }: RosterBrigade,
  procedure: "command" | "faltering",
): Refusal | null {
  // Rolled again only by an aide-de-camp, who takes the first roll back (`tasking.attachment`).
  if (rolledInTurn === turn) return plainly("command.brigadeRoll");
  return procedure === "command" && broken.length > 0 ? plainly("brigade.faltering") : null;
}

/** Why a brigade does not roll faltering: none of its units has broken since its last roll. */
export function unbrokenBar({ broken }: RosterBrigade): Refusal | null {
  return broken.length === 0 ? plainly("brigade.faltering") : null;
}

/** Why a side does not roll for so many aides-de-camp now. */
export function adcBar(side: RosterSide, adcs: number, book: Rulebook): Refusal | null {
  if (side.adcs !== null) return plainly("command.adcRoll");
  const limit = adcCount(side, book);
  return adcs === limit
    ? null
    : { clause: "command.adcCount", measured: adcs, limit, reason: null };
}

/** Why the roster forbids a resolution, or null. */
export function barOf(
  board: Board,
  command: Resolve,
  acting: Unit | null,
  book: Rulebook,
): Refusal | null {
  const roster = rosterOf(board, acting?.id);
  switch (command.procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket": {
      const engaged = command.situation.targets.some(
        ({ unit }) => (rosterOf(board, unit.id)?.engaged ?? null) !== null,
      );
      return (roster && fireBar(roster)) ?? (engaged ? plainly("state.engaged") : null);
    }
    case "bounce":
      return shotBar(command.situation.battery);
    case "charge": {
      const target = rosterOf(board, command.situation.defender.unit.id);
      const assault = command.situation.charger.infantryAssault ?? false;
      if (!roster || !target) return null;
      return chargerBar(board, roster, assault, book) ?? chargedBar(board, roster, target);
    }
    case "melee":
    case "meleeToEnd": {
      const target = rosterOf(board, command.situation.defender.unit.id);
      return roster && target ? meleeBar(roster, target) : null;
    }
    case "discipline": {
      const infantry = roster?.unit.arm === "infantry" && roster.unit.garrison === undefined;
      return command.square && !infantry ? plainly("charge.reaction", "square") : null;
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
      return board.phasing === null ? null : plainly("initiative.roll");
    default:
      return null;
  }
}
