/** Resolutions on their way to events: who takes part, whether they may, and what comes of it. */

import type { ClauseId, Dice, Refusal, Refused, Rulebook, Unit } from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { begun } from "../input/frozen.ts";
import { type Fought, movesOnMap, onMap, setsOut } from "../map/after.ts";
import { type Measured, measured, type Ridden } from "../map/measured.ts";
import { apply } from "./apply.ts";
import { barOf, limitsOf } from "./bars.ts";
import { known } from "./correct.ts";
import { type Answering, answeredBy, mayAnswer } from "./due.ts";
import type { Recorded, Resolve, ResolvedEvent } from "./events.ts";
import { fireAtChargeBar } from "./fire-at-charges.ts";
import type { FollowUp } from "./follow-up.ts";
import { Ledger } from "./ledger.ts";
import { reactionBar } from "./move-bars.ts";
import { answered } from "./react.ts";
import { roll } from "./record.ts";
import { chargeForSquare, squareTestBar } from "./square-test.ts";
import type { Board, Companion, RosterUnit } from "./state.ts";

export type Resolution =
  | { readonly event: ResolvedEvent }
  | { readonly refused: Refusal }
  | { readonly faults: readonly Fault[] };

/** The units of a situation, in the order: who acts, at whom, who else. */
interface Parties {
  readonly acting: Unit | null;
  /** Whoever acts is said to be Unformed by the way that he has still to go (`move.terrain`). */
  readonly unformedByWay?: boolean;
  readonly targets: readonly Unit[];
  readonly others: readonly Unit[];
}

export function partiesOf(command: Resolve | ResolvedEvent): Parties {
  switch (command.procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket": {
      const { firer, targets, screenBetween, behind = [] } = command.situation;
      const others = [...(screenBetween ? [screenBetween] : []), ...behind];
      return { acting: firer, targets: targets.map(unitOf), others: others.map(unitOf) };
    }
    case "charge": {
      const { charger, defender } = command.situation;
      const { unit: acting, unformedByWay = false } = charger;
      return { acting, unformedByWay, targets: [defender.unit], others: [] };
    }
    case "melee":
    case "meleeToEnd": {
      const { attacker, defender } = command.situation;
      return { acting: attacker.unit, targets: [defender.unit], others: [] };
    }
    case "discipline":
      return { acting: command.situation.unit, targets: [], others: [] };
    case "fate":
      return { acting: command.situation.unit, targets: [command.situation.target], others: [] };
    case "bounce": {
      const { battery, target, behind } = command.situation;
      return { acting: battery, targets: [target.unit], others: behind.map(unitOf) };
    }
    case "fraction":
      return { acting: command.situation.firer, targets: [], others: [] };
    default:
      return { acting: null, targets: [], others: [] };
  }
}

function unitOf({ unit }: { readonly unit: Unit }): Unit {
  return unit;
}

/**
 * Every unit of the situation must be on the roster, in the battle, and as it stands there: a
 * situation made before the last event would resolve what is no longer so.
 */
function partyFaults(board: Board, parties: Parties): Fault[] {
  const { acting, unformedByWay, targets, others } = parties;
  return [...(acting ? [acting] : []), ...targets, ...others].flatMap((unit) => {
    const id = unit.id ?? "";
    const roster = Object.hasOwn(board.units, id) ? board.units[id] : undefined;
    const path = ["situation"];
    if (!roster) {
      return [fault(path, "unknownId", { id, allowed: Object.keys(board.units).join(", ") })];
    }
    if (roster.gone !== null) return [fault(path, "unitGone", { id })];
    const asMeasured = unit === acting && unformedByWay === true;
    const stands =
      standsSo(roster, unit) || (asMeasured && standsSo(roster, { ...unit, unformed: false }));
    return stands ? [] : [fault(path, "outOfDate", { id })];
  });
}

/** Are these the facts of the roster; names are free, and what is false or 0 need not be written. */
function standsSo(roster: RosterUnit, given: Unit): boolean {
  return roster.unit === given || (covers(roster.unit, given) && covers(given, roster.unit));
}

/** Has the other all facts of this one that are not at their default. */
function covers(one: object, other: object): boolean {
  const facts = one as Readonly<Record<string, unknown>>;
  for (const key in facts) {
    const fact = facts[key];
    if (key === "name" || fact === false || fact === 0) continue;
    const against: unknown = Reflect.get(other, key);
    if (fact === against) continue;
    if (typeof fact !== "object" || typeof against !== "object" || !fact || !against) return false;
    if (!covers(fact, against) || !covers(against, fact)) return false;
  }
  return true;
}

/** Whom a roll of this kind may be for; null where the situation says it. */
export function whose(
  board: Pick<Board, "sides" | "brigades" | "units">,
  procedure: Resolve["procedure"],
): readonly string[] | null {
  switch (procedure) {
    case "adc":
      return board.sides.map(({ id }) => id);
    case "command":
    case "faltering":
      return Object.keys(board.brigades);
    case "general":
    case "generalRisk":
      return [...Object.keys(board.brigades), ...board.sides.map(({ id }) => id)];
    case "ignition":
      return Object.keys(board.units);
    default:
      return null;
  }
}

/** The brigade, side or unit that a roll is for must be there. */
function ofFaults(board: Board, { procedure, of }: Resolve): Fault[] {
  const known = whose(board, procedure);
  if (known === null || (of !== undefined && known.includes(of))) return [];
  const allowed = known.join(", ");
  if (of !== undefined) return [fault(["of"], "unknownId", { id: of, allowed })];
  if (procedure === "ignition") return [];
  return [fault(["of"], "missing", { key: "of", expected: "text", allowed })];
}

/**
 * Units that join a melee must be there, of their side, free, and as many as the situation says; on the
 * map they are counted.
 */
function joinedFaults(board: Board, command: Resolve): Fault[] {
  if (command.procedure !== "melee" && command.procedure !== "meleeToEnd") return [];
  const { joined = {}, situation } = command;
  return (["attacker", "defender"] as const).flatMap((side) => {
    const ids = joined[side];
    if (ids === undefined) return [];
    const { unit, supports = 0 } = situation[side];
    const lead = board.units[unit.id ?? ""];
    const free = Object.values(board.units).filter(
      (roster) =>
        roster.side === lead?.side &&
        roster.id !== lead.id &&
        roster.gone === null &&
        roster.engaged === null,
    );
    const allowed = free.map(({ id }) => id);
    const faults = ids.flatMap((id, index) =>
      allowed.includes(id) && ids.indexOf(id) === index
        ? []
        : [
            fault(["joined", side, index], "unknownId", {
              id,
              allowed: allowed.filter((one) => !ids.includes(one)).join(", "),
            }),
          ],
    );
    if (ids.length !== supports && board.map === null) {
      const second = `situation.${side}.supports`;
      faults.push(fault(["joined", side], "conflict", { first: `joined.${side}`, second }));
    }
    return faults;
  });
}

/**
 * What the battle knows of a situation holds whether the situation says so or not: under the limits
 * of Hesitant a unit fires straight ahead, guns not at long range (`command.hesitant`,
 * `command.radius`); a charger that caught an evader strikes it in the rear (`charge.evade`).
 */
function limited(board: Board, command: Resolve, acting: Unit | null): Resolve {
  switch (command.procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket": {
      // On the map that is measured.
      if (board.map !== null) return command;
      const roster = board.units[acting?.id ?? ""];
      const limits = roster ? limitsOf(board, roster) : null;
      if (limits === null || command.situation.straightAheadOnly === true) return command;
      const { firer } = command.situation;
      const situation = begun({ firer }, command.situation, { straightAheadOnly: true });
      // The situation is still that of the same procedure.
      return { ...command, situation } as Resolve;
    }
    case "charge": {
      const { charger, defender } = command.situation;
      const caught = board.open.some(
        ({ kind, unit, enemy }) =>
          kind === "caught" && unit === charger.unit.id && enemy === defender.unit.id,
      );
      if (!caught || charger.flank === true) return command;
      const situation = { ...command.situation, charger: { ...charger, flank: true } };
      return { ...command, situation };
    }
    case "command": {
      // A reserve off the table obeys less readily (`tasking.reserve`).
      const off = board.brigades[command.of ?? ""]?.reserve === "offTable";
      if (!off || command.situation.offTable === true) return command;
      return { ...command, situation: { ...command.situation, offTable: true } };
    }
    case "faltering": {
      // How many more have broken nobody need count (`brigade.faltering`).
      const further = (board.brigades[command.of ?? ""]?.broken.length ?? 0) - 1;
      if (further < 1 || command.situation.further !== undefined) return command;
      return { ...command, situation: { ...command.situation, further } };
    }
    default:
      return command;
  }
}

/** Why a charge is not answered, or the answer to one not made, so (`charge.reaction`). */
function answerBar(board: Companion, command: Resolve, book: Rulebook): Refusal | null {
  switch (command.procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket":
      return fireAtChargeBar(board, command, book);
    case "discipline": {
      const roster = command.square ? known(board, command.situation.unit.id ?? "") : undefined;
      return roster ? squareTestBar(board, roster, command.way, book) : null;
    }
    case "charge": {
      const { unit, reaction } = command.situation.defender;
      const target = known(board, unit.id ?? "");
      return target && reaction === "counterCharge" ? reactionBar(reaction, target) : null;
    }
    default:
      return null;
  }
}

/** Resolves a command; nothing is applied unless everything is right. */
export function resolved(
  board: Companion,
  given: Resolve,
  dice: Dice | null,
  book: Rulebook,
): Resolution {
  const named = partiesOf(given);
  const wrong = [
    ...partyFaults(board, named),
    ...ofFaults(board, given),
    ...joinedFaults(board, given),
  ];
  const { answers } = given;
  if (answers !== undefined && !isAnswered(board, answers, given)) {
    wrong.push(fault(["answers"], "notDue", { id: answers }));
  }
  if (wrong.length > 0) return { faults: wrong };
  const within = measured(board, given, book);
  const command = "refused" in within ? given : within.command;
  const parties = command === given ? named : partiesOf(command);
  const answered = answersOf(board, command, parties);
  const bar =
    barOf(board, command, parties.acting, answered, book) ?? answerBar(board, command, book);
  if (bar !== null && !command.overrule) return { refused: bar };
  const first = made(board, within, answered, bar?.clause ?? null, dice, book);
  if (!command.overrule || !("refused" in first)) return first;
  // What only the limits forbid, the players may set aside.
  const beyond = board.map === null ? within : measured(board, given, book, true);
  const { clause } = first.refused;
  return made(board, beyond, answered, bar?.clause ?? clause, dice, book, true);
}

/**
 * A resolution as it was measured, held to the limits of who acts.
 * @param unlimited the players set the limits aside
 */
function made(
  board: Board,
  measured: Measured | Refused,
  answers: string | null,
  overruled: ClauseId | null,
  dice: Dice | null,
  book: Rulebook,
  unlimited = false,
): Resolution {
  if ("refused" in measured) return measured;
  const parties = partiesOf(measured.command);
  const command = unlimited ? measured.command : limited(board, measured.command, parties.acting);
  return booked(board, { ...measured, command }, parties, answers, overruled, dice, book);
}

/** The follow-up that a command answers, named or not. */
function answersOf(board: Board, command: Resolve, parties: Parties): string | null {
  return command.answers ?? answeredBy(board, answering(command, parties));
}

/** Is what a command says that it answers open, and of its kind: nothing else goes with it. */
function isAnswered({ open }: Board, answers: string, command: Resolve): boolean {
  const whose = answering(command, partiesOf(command));
  return open.some((follow) => follow.id === answers && mayAnswer(follow, whose));
}

function answering(
  { procedure, of, square = false }: Resolve,
  { acting, targets }: Parties,
): Answering {
  const target = targets[0]?.id ?? null;
  return { procedure, acting: acting?.id ?? null, target, of: of ?? null, square };
}

function booked(
  board: Board,
  { command, charge }: Measured,
  { acting, targets }: Parties,
  answers: string | null,
  overruled: ClauseId | null,
  dice: Dice | null,
  book: Rulebook,
): Resolution {
  const { id, by, at, of = null, faces = [], typed = faces.length } = command;
  const ledger = new Ledger(board, id, book);
  const result = roll(command.procedure, command.situation, faces, typed, dice, book);
  if (!("outcome" in result)) return result;
  const open = choicesOpen(command, result.outcome);
  if (open.length > 0) return { faults: open };
  const shifting = onMap(ledger, board, book);
  if (shifting && charge) setsOut(ledger, shifting, charge);
  apply(ledger, board, command, result.outcome);
  const squared = squaredAt(board, command);
  if (squared) answered(ledger, squared, "square");
  movesOnMap(ledger, board, shifting, foughtIn(command, charge, result.outcome));
  const event = {
    type: "resolved",
    id,
    ...(by === undefined ? {} : { by }),
    ...(at === undefined ? {} : { at }),
    procedure: command.procedure,
    acting: acting?.id ?? null,
    targets: targets.map((unit) => unit.id ?? ""),
    of,
    situation: command.situation,
    dice: result.dice,
    outcome: result.outcome,
    changes: ledger.changes(),
    follows: ledger.follows(),
    ...ledger.asks(),
    answers: squared?.id ?? answers,
    overruled,
    ...(isMelee(command) && command.joined ? { joined: command.joined } : {}),
    ...(command.procedure === "discipline" && command.square ? { square: true } : {}),
    ...(command.way ? { way: command.way } : {}),
  };
  return { event: event as ResolvedEvent };
}

/** The declared charge that a test for a square answers. */
function squaredAt(board: Board, command: Resolve): FollowUp | undefined {
  if (command.procedure !== "discipline" || !command.square) return undefined;
  return chargeForSquare(board, command.situation.unit.id ?? "", command.way);
}

/** What the map has to know of a charge or a melee. */
function foughtIn(command: Resolve, charge: Ridden | null, outcome: unknown): Fought {
  if (charge) {
    // The outcome is that of a charge.
    const { charger, defender } = outcome as Recorded<"charge">;
    return { charge, results: { charger: charger.result, defender: defender.result } };
  }
  if ("situation" in command && "firer" in command.situation) {
    const { id } = command.situation.firer;
    return id === undefined ? {} : { firer: id };
  }
  if (command.procedure !== "melee" && command.procedure !== "meleeToEnd") return {};
  const { attacker, defender } = command.situation;
  return { melee: { attacker: attacker.unit.id ?? "", defender: defender.unit.id ?? "" } };
}

function isMelee({ procedure }: Resolve): boolean {
  return procedure === "melee" || procedure === "meleeToEnd";
}

/** After a draw nobody guesses what a side chooses: it must be said. */
function choicesOpen(command: Resolve, outcome: unknown): Fault[] {
  if (command.procedure !== "melee" && command.procedure !== "meleeToEnd") return [];
  type Round = { readonly choices: readonly ("attacker" | "defender")[] };
  // Of a melee to its end it is the first round that can leave a choice.
  const { rounds, ...end } = outcome as Round & { readonly rounds?: readonly Round[] };
  const { choices } = rounds?.[0] ?? end;
  return choices
    .filter((side) => command.situation.onDraw?.[side] === undefined)
    .map((side) => {
      const params = { key: side, expected: "text", allowed: "fightOn, retire" } as const;
      return fault(["situation", "onDraw", side], "missing", params);
    });
}
