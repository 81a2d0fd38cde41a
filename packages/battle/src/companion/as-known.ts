/**
 * What the battle knows of a situation that says nothing of it: taskings in force, what the firer
 * did this turn, who is demoralised or has lost his commander-in-chief. What players do say holds.
 */
import { isSkirmishers, isUnformed } from "@adjutant/rules";
import { begun } from "../input/frozen.ts";
import { isLost } from "./after-command.ts";
import { chargeOn } from "./declared.ts";
import type { Resolve, SituationOf } from "./events.ts";
import type { Board, RosterBrigade, RosterSide, RosterUnit } from "./state.ts";
import type { TaskingInForce } from "./tasking.ts";

function rosterOf({ units }: Board, id: string | undefined): RosterUnit | undefined {
  return id !== undefined && Object.hasOwn(units, id) ? units[id] : undefined;
}

/** What the unit's side has sent aides-de-camp out for, as long as it is in force. */
function taskingsOf({ sides }: Board, { side }: RosterUnit): readonly TaskingInForce[] {
  return sides.find(({ id }) => id === side)?.taskings ?? [];
}

/** How much farther the charge of this unit's brigade reaches (`tasking.forwards`). */
export function fartherOf(board: Board, roster: RosterUnit): number {
  const sent = taskingsOf(board, roster).find(
    ({ tasking, use, brigade }) =>
      tasking === "forwards" && use === "charge" && brigade === roster.brigade,
  );
  return sent?.farther ?? 0;
}

/**
 * Does this unit lead a charge that goes on though fire at it left it Unformed
 * (`charge.defensiveFire`).
 */
export function goesOn({ underFire, unit }: RosterUnit): boolean {
  return underFire && isUnformed(unit);
}

/** Are aides-de-camp out to order this unit's brigade to the assault (`tasking.infantryAssault`). */
function assaults(board: Board, roster: RosterUnit): boolean {
  return taskingsOf(board, roster).some(
    ({ tasking, brigade }) => tasking === "infantryAssault" && brigade === roster.brigade,
  );
}

/** The command with what the battle knows; the same one where it knows nothing more. */
export function asKnown(board: Board, command: Resolve): Resolve {
  switch (command.procedure) {
    case "volley":
    case "artillery":
    case "rocket": {
      const { situation } = command;
      const known = ofFirer(rosterOf(board, situation.firer.id));
      return isKnown(known, situation)
        ? command
        : // The situation is still that of the same procedure.
          ({
            ...command,
            situation: begun({ firer: situation.firer }, known, situation),
          } as Resolve);
    }
    case "charge": {
      const { situation } = command;
      const known = ofCharger(board, rosterOf(board, situation.charger.unit.id));
      const defender = asAnswered(board, situation);
      if (isKnown(known, situation.charger) && defender === situation.defender) return command;
      return {
        ...command,
        situation: { ...situation, charger: { ...known, ...situation.charger }, defender },
      };
    }
    case "melee":
    case "meleeToEnd": {
      const { situation } = command;
      const attacker = ofFighter(rosterOf(board, situation.attacker.unit.id));
      const defender = ofFighter(rosterOf(board, situation.defender.unit.id));
      if (isKnown(attacker, situation.attacker) && isKnown(defender, situation.defender)) {
        return command;
      }
      return {
        ...command,
        situation: {
          ...situation,
          attacker: { ...attacker, ...situation.attacker },
          defender: { ...defender, ...situation.defender },
        },
      };
    }
    case "initiative": {
      const [first, second] = board.sides;
      const { situation } = command;
      const known = { ...lostBy("first", first), ...lostBy("second", second) };
      return isKnown(known, situation)
        ? command
        : { ...command, situation: { ...known, ...situation } };
    }
    case "command":
    case "faltering": {
      const { of = "" } = command;
      const brigade = Object.hasOwn(board.brigades, of) ? board.brigades[of] : undefined;
      const known = brigade ? ofBrigade(brigade, command.procedure) : {};
      return isKnown(known, command.situation)
        ? command
        : ({ ...command, situation: { ...known, ...command.situation } } as Resolve);
    }
    default:
      return command;
  }
}

/**
 * The defender of a charge as he has answered it (`charge.reaction`). Cavalry that would have met it and
 * cannot any more stands.
 */
export function asAnswered(
  board: Board,
  { charger, defender }: SituationOf<"charge">,
): SituationOf<"charge">["defender"] {
  const answer = chargeOn(board, charger.unit.id, defender.unit.id)?.answer;
  if (answer === undefined) return defender;
  const meets = answer === "counterCharge" && !isUnformed(defender.unit);
  const reaction = meets ? "counterCharge" : "stand";
  return reaction === (defender.reaction ?? "stand") ? defender : { ...defender, reaction };
}

/** Does the situation say all of this for itself. */
function isKnown(known: object, situation: object): boolean {
  return Object.keys(known).every((key) => Object.hasOwn(situation, key));
}

/** What the firer did this turn, as far as it tells. Skirmishers move and fire freely (`fire.moved`). */
function ofFirer(roster: RosterUnit | undefined) {
  if (!roster || isSkirmishers(roster.unit)) return {};
  const { moved, changedFormation, reformed, unlimbered } = roster;
  return {
    ...(moved !== "none" && { moved }),
    ...(changedFormation && { changedFormation }),
    ...(reformed && { reformed }),
    ...(unlimbered && { unlimbered }),
  };
}

function ofCharger(board: Board, roster: RosterUnit | undefined) {
  const farther = roster ? fartherOf(board, roster) : 0;
  return {
    ...(farther > 0 && { farther }),
    ...(roster && goesOn(roster) && { unformedByWay: true }),
    ...(roster?.unit.arm === "infantry" && assaults(board, roster) && { infantryAssault: true }),
  };
}

/** With elan it came into the melee; it counts in the first round alone (`melee.elan`). */
function ofFighter(roster: RosterUnit | undefined) {
  return roster?.elan ? { elan: true } : {};
}

function lostBy(key: "first" | "second", { commander }: RosterSide) {
  return isLost(commander.fate) ? { [key]: { commanderLost: true } } : {};
}

function ofBrigade(brigade: RosterBrigade, procedure: "command" | "faltering") {
  if (procedure === "command") return brigade.demoralised ? { demoralised: true } : {};
  const further = brigade.broken.length - 1;
  return further > 0 ? { further } : {};
}
