/** What must be rolled, chosen or moved now, and what only has to be remembered. */
import { type ClauseId, type Rulebook, rulebook } from "@adjutant/rules";
import { coming } from "./coming.ts";
import { chargeStands } from "./declared.ts";
import type { Resolvable } from "./events.ts";
import type { DueEntry, FollowUp, When } from "./follow-up.ts";
import { offTableBar } from "./on-table.ts";
import { waitsForPart } from "./parts.ts";
import { rollsDue, rollsToCome } from "./rolls-due.ts";
import { isSetOut, settingOutDue } from "./setting-out.ts";
import type { Board } from "./state.ts";

function isNow(when: When, { turn, phase }: Board): boolean {
  return when === "now" || (when.turn === turn && when.phase === phase);
}

/** Does a unit of this brigade fight (`state.engaged`). */
export function isEngaged(board: Board, brigade: string): boolean {
  const units = board.brigades[brigade]?.units ?? [];
  return units.some((id) => (board.units[id]?.engaged ?? null) !== null);
}

/** Has nothing that happened since made it needless: a unit rallied, a melee ended. */
function stillHolds(
  { kind, unit = "", enemy = "", brigade = "" }: FollowUp,
  board: Board,
): boolean {
  const roster = Object.hasOwn(board.units, unit) ? board.units[unit] : undefined;
  switch (kind) {
    case "compulsoryMove":
      return roster?.gone === null && (roster.unit.retreating || roster.unit.routing) === true;
    case "fightMelee":
    case "secondRound":
      return roster?.engaged === enemy;
    case "charge":
    case "caught":
      return chargeStands({ kind, unit, enemy }, board.units);
    case "supportTest":
      return roster?.gone === null;
    case "falteringRoll":
      return (board.brigades[brigade]?.broken.length ?? 0) > 0;
    case "arrives":
      // On the map it has come on when all of it stands there.
      return board.map === null || !hasComeOn(board, brigade);
    case "redeploys":
      return !isEngaged(board, brigade);
    default:
      return true;
  }
}

/** Does all that is left of a brigade stand on the map. */
function hasComeOn({ brigades, units }: Board, brigade: string): boolean {
  const ids = brigades[brigade]?.units ?? [];
  return ids.every((id) => {
    const roster = units[id];
    return roster === undefined || roster.gone !== null || isSetOut(roster);
  });
}

function open(board: Board): readonly FollowUp[] {
  return board.open.flatMap((follow) =>
    stillHolds(follow, board) ? asItStands(follow, board) : [],
  );
}

/** Who retreated when he was asked to move on may rout by now. */
function asItStands(follow: FollowUp, { units }: Board): FollowUp {
  if (follow.kind !== "compulsoryMove") return follow;
  const clause = units[follow.unit ?? ""]?.unit.routing ? "state.routing" : "state.retreating";
  return clause === follow.clause ? follow : { ...follow, clause };
}

/** What follows from earlier events and its time has come: to be done now, in order. */
export function followsDue(board: Board): readonly FollowUp[] {
  return open(board).filter(({ need, when }) => need !== "know" && isNow(when, board));
}

/**
 * All that is to be rolled, chosen or done now: the rolls of the phase itself come last. What a side
 * does in its own part of the phase is not due in the part of the other before it (`turn.sequence`).
 */
export function due(board: Board, book: Rulebook = rulebook): readonly DueEntry[] {
  const follows = followsDue(board).filter((follow) => !waitsForPart(board, follow, book));
  return [...follows, ...settingOutDue(board), ...rollsDue(board)];
}

/** What comes later in this phase, in this turn or in another, as far as it is known now. */
export function scheduled(board: Board, book: Rulebook = rulebook): readonly DueEntry[] {
  const follows = open(board).filter(
    (follow) => !isNow(follow.when, board) || waitsForPart(board, follow, book),
  );
  return [...rollsToCome(board), ...follows, ...coming(board)];
}

/**
 * Rolls and choices that hold the phase: it does not end before they are made. Not so the roll of a
 * reserve off the table: that something holds the phase would tell the enemy that there is one.
 */
export function holding(board: Board, book: Rulebook = rulebook): readonly DueEntry[] {
  return due(board, book).filter(({ kind, need, brigade = "" }) => {
    const hidden = kind === "commandRoll" && offTableBar(board, brigade) !== null;
    return (need === "roll" || need === "choose") && !hidden;
  });
}

/** A standing state of a unit or a brigade that people forget, and the clause that ends it. */
export interface Reminder {
  readonly kind: "reform" | "standFast" | "steady" | "ammunition" | "compulsory" | "faltering";
  readonly clause: ClauseId;
  readonly unit?: string;
  readonly brigade?: string;
  /** Units beyond the first that broke, for a faltering roll. */
  readonly count?: number;
}

/** Reads the reminders off the rosters; they need no event to make them. */
export function reminders(board: Board): readonly Reminder[] {
  const found: Reminder[] = [];
  for (const { id: unit, unit: facts, gone } of Object.values(board.units)) {
    if (gone !== null) continue;
    if (facts.retreating || facts.routing) {
      const clause = facts.routing ? "state.routing" : "state.retreating";
      found.push({ kind: "compulsory", clause, unit });
    } else if (facts.faltering) found.push({ kind: "standFast", clause: "state.faltering", unit });
    else if (facts.unformed) found.push({ kind: "reform", clause: "move.reform", unit });
    if (facts.arm === "infantry" && facts.fireDisciplineLost) {
      found.push({ kind: "steady", clause: "move.lostFireDiscipline", unit });
    }
    if (facts.arm === "artillery" && facts.lowAmmunition) {
      found.push({ kind: "ammunition", clause: "tasking.ammunition", unit });
    }
  }
  for (const { id: brigade, broken } of Object.values(board.brigades)) {
    if (broken.length === 0) continue;
    const count = broken.length - 1;
    found.push({ kind: "faltering", clause: "brigade.faltering", brigade, count });
  }
  return found;
}

/** What a resolution answers without saying so: the roll of its own kind that is due for it. */
export function answeredBy(board: Board, answering: Answering) {
  const { acting, target } = answering;
  const answers = (follow: FollowUp): boolean =>
    mayAnswer(follow, answering) &&
    (!isOfMelee(follow) || (follow.unit === acting && follow.enemy === target));
  return board.open.find((follow) => answers(follow) && stillHolds(follow, board))?.id ?? null;
}

/**
 * Is this a resolution of what follows, and not of something else: in a melee either of the two may
 * be named first.
 */
export function mayAnswer(
  follow: FollowUp,
  { procedure, acting, target, of, square = false }: Answering,
): boolean {
  const { kind, unit, enemy, brigade, side } = follow;
  switch (kind) {
    case "fightMelee":
    case "secondRound": {
      const both = [acting, target];
      return isMelee(procedure) && both.includes(unit ?? "") && both.includes(enemy ?? "");
    }
    case "charge":
      // Infantry that tests whether it forms square answers the charge on it.
      if (square && procedure === "discipline") return enemy === acting;
      return procedure === "charge" && unit === acting && enemy === target;
    case "caught":
      return procedure === "charge" && unit === acting && enemy === target;
    case "supportTest":
      return procedure === "discipline" && unit === acting;
    case "generalTest":
      return procedure === "generalRisk" && brigade === of;
    case "generalAtRisk":
      return procedure === "general" && (brigade === of || side === of);
    case "falteringRoll":
      return procedure === "faltering" && brigade === of;
    default:
      return false;
  }
}

function isOfMelee({ kind }: FollowUp): boolean {
  return kind === "fightMelee" || kind === "secondRound";
}

/** What a resolution is, as what follows asks for it: its kind, and whom it is about. */
export interface Answering {
  readonly procedure: Resolvable;
  readonly acting: string | null;
  readonly target: string | null;
  readonly of: string | null;
  /** A test whether infantry forms square in time. */
  readonly square?: boolean;
}

function isMelee(procedure: Resolvable): boolean {
  return procedure === "melee" || procedure === "meleeToEnd";
}
