/**
 * The next phase, or the other side's part of one: who arrives, what lapses, who is demoralised,
 * whether the battle ends.
 */
import type { Rulebook } from "@adjutant/rules";
import { movesOnMap, onMap } from "../map/after.ts";
import { goesBack } from "../map/back.ts";
import { postGenerals } from "../map/generals.ts";
import { changedHands } from "../map/objectives.ts";
import { laidOf } from "../map/on-map.ts";
import type { Shifting } from "../map/shifting.ts";
import { isLost } from "./after-command.ts";
import { settledByDefault } from "./choose.ts";
import { backInTurn } from "./coming.ts";
import { followsDue } from "./due.ts";
import type { Advanced } from "./events.ts";
import { Ledger } from "./ledger.ts";
import { endsWithPart, nextStep, type Step, staysInPhase } from "./parts.ts";
import { leading, type Over, pointsAfterTurn, type ScenarioStanding } from "./scenario-terms.ts";
import { isSetOut } from "./setting-out.ts";
import { stoodThroughout } from "./stand-still.ts";
import type { Board, GeneralFate, RosterBrigade, RosterUnit } from "./state.ts";
import { turnEnds } from "./tasking-effects.ts";
import { unmarked } from "./turn-marks.ts";

/**
 * The event that the next phase begins, or that the battle ends with: an army breaks when the turn
 * comes to its end (`army.broken`), the turn limit counts when that end is left (`victory`).
 */
export function advanced(board: Board, id: string, book: Rulebook): Advanced {
  const step = nextStep(board, book);
  if (staysInPhase(board, step)) return partEnds(board, id, step, book);
  const { acting, resolving: _, ...next } = step;
  const ledger = new Ledger(board, id, book);
  const leavesTurn = next.turn > board.turn;
  settledByDefault(ledger, board);
  if (board.phase === "movement") stoodThroughout(ledger, board, book);
  const shifting = onMap(ledger, board, book);
  if (shifting) movesLeft(board, ledger, shifting);
  const broken = next.phase === "end" || leavesTurn ? morale(board, ledger, book) : [];
  const last = leavesTurn && board.turn === board.scenario?.turns;
  const points = leavesTurn && board.scenario ? pointsAfterTurn(board.scenario, last) : null;
  const over = ending(board, broken, last ? points : null);
  if (over === null) {
    if (next.phase === "command") newGenerals(board, ledger);
    generalsPosted(board, ledger, book);
    if (next.phase === "movement") arrivals(board, ledger, next.turn);
    if (leavesTurn) newTurn(board, ledger, next.turn);
    if (next.phase === "compulsory") compulsoryMoves(board, ledger, next.turn);
  }
  const judged = shifting && next.phase === "end" ? changedHands(shifting.laid) : null;
  movesOnMap(ledger, board, shifting);
  return {
    type: "advanced",
    id,
    ...(over === null ? next : { turn: board.turn, phase: "end" }),
    ...(over === null && acting !== null && { acting }),
    changes: ledger.changes(),
    follows: ledger.follows(),
    ...ledger.asks(),
    ...(points === null ? {} : { points }),
    ...(judged === null ? {} : { held: judged }),
    ...(over === null ? {} : { over }),
  };
}

/**
 * One side has done its part of a phase and the other begins: marks, moves on the table and choices
 * that are not the first side's alone stand until the phase itself ends (`turn.sequence`).
 */
function partEnds(
  board: Board,
  id: string,
  { acting, resolving, ...now }: Step,
  book: Rulebook,
): Advanced {
  const ledger = new Ledger(board, id, book);
  settledByDefault(ledger, {
    pending: board.pending.filter((one) => endsWithPart(board.acting, one)),
  });
  const shifting = onMap(ledger, board, book);
  generalsPosted(board, ledger, book);
  movesOnMap(ledger, board, shifting);
  return {
    type: "advanced",
    id,
    ...now,
    ...(acting !== null && { acting }),
    ...(resolving && { resolving }),
    changes: ledger.changes(),
    follows: ledger.follows(),
    ...ledger.asks(),
  };
}

/**
 * How the battle ends with this turn, if it does.
 * @param broken the sides whose armies have broken
 * @param points those of the last turn, else null
 */
function ending(
  { turn, sides }: Board,
  broken: readonly string[],
  points: ScenarioStanding["points"] | null,
): Over | null {
  if (broken.length > 0) {
    const standing = sides.filter(({ id }) => !broken.includes(id));
    return { turn, winner: standing[0]?.id ?? null, clause: "army.broken" };
  }
  return points && { turn, winner: leading(points), clause: "victory" };
}

/** Brigades whose turn has come enter before anything else moves (`reserve.scheduled`). */
function arrivals(board: Board, ledger: Ledger, turn: number): void {
  for (const { id, side, arrives, reserve } of Object.values(board.brigades)) {
    if (reserve === "offTable" || isGone(ledger, board.brigades[id])) continue;
    // On the map those for whom there was no room come on when there is.
    const late = arrives !== null && arrives < turn && waitsForRoom(board, ledger, id);
    if (arrives !== turn && !late) continue;
    const clause = "reserve.scheduled";
    ledger.follow({ kind: "arrives", clause, need: "move", when: "now", brigade: id, side });
  }
}

function waitsForRoom({ map, brigades }: Board, ledger: Ledger, brigade: string): boolean {
  const ids = map === null ? [] : (brigades[brigade]?.units ?? []);
  return ids.some((id) => {
    const roster = ledger.unit(id);
    return roster !== null && roster.gone === null && !isSetOut(roster);
  });
}

/** Generals whom nobody has put anywhere go with those whom they lead. */
function generalsPosted(board: Board, ledger: Ledger, book: Rulebook): void {
  const laid = laidOf(board, book);
  if (laid === null) return;
  for (const { id } of board.sides) postGenerals(ledger, board, laid, id);
}

/** Another takes the place of a general who was lost (`general.table`). */
function newGenerals(board: Board, ledger: Ledger): void {
  for (const { id, general } of Object.values(board.brigades)) {
    if (isLost(general.fate)) ledger.setBrigade(id, { generalFate: null, fateSince: null });
  }
}

/** Is a general who is not lost back at his post: he was out of the turn after his mishap. */
function isBack(fate: GeneralFate, since: number | null, turn: number): boolean {
  return fate !== null && !isLost(fate) && turn >= (backInTurn(fate, since) ?? 0);
}

// The keys of an object literal are exactly those of its type.
const lapsing = Object.keys(unmarked) as (keyof typeof unmarked)[];

function isMarked(roster: RosterUnit): boolean {
  return lapsing.some((key) => roster[key] !== unmarked[key]);
}

/** What was moved, fired, engaged, fell back lapses; the initiative is open again. */
function newTurn(board: Board, ledger: Ledger, turn: number): void {
  for (const id of Object.keys(board.units)) {
    const roster = ledger.unit(id);
    if (roster?.gone === null && isMarked(roster)) ledger.set(id, unmarked);
  }
  for (const { id, general, fateSince } of Object.values(board.brigades)) {
    if (!isBack(general.fate, fateSince, turn)) continue;
    ledger.setBrigade(id, { generalFate: null, fateSince: null });
  }
  for (const side of board.sides) {
    ledger.setSide(side.id, { adcs: null });
    if (isBack(side.commander.fate, side.fateSince, turn)) {
      ledger.setSide(side.id, { commanderFate: null, fateSince: null });
    }
    turnEnds(ledger, side);
  }
  ledger.setPhasing(null);
}

/** On the map who has not made his compulsory move makes it when their phase is left. */
function movesLeft(board: Board, ledger: Ledger, shifting: Shifting): void {
  if (board.phase !== "compulsory") return;
  for (const { kind, unit = "" } of followsDue(board)) {
    if (kind === "compulsoryMove") goesBack(ledger, shifting, unit, "compulsory");
  }
}

/** Retreating and routing units move, both sides together (`turn.sequence`). */
function compulsoryMoves(board: Board, ledger: Ledger, turn: number): void {
  const asked = new Set(
    board.open.flatMap(({ kind, unit, when }) =>
      kind === "compulsoryMove" && when !== "now" && when.turn === turn ? [unit] : [],
    ),
  );
  for (const id of Object.keys(board.units)) {
    const roster = ledger.unit(id);
    if (!roster) continue;
    const { unit, gone } = roster;
    const goesBack = unit.retreating || unit.routing;
    if (gone === null && goesBack && !asked.has(id)) ledger.compulsoryMove(id, turn);
  }
}

/** Demoralised brigades at the end of a turn, and the sides whose armies have broken (§11). */
function morale(board: Board, ledger: Ledger, book: Rulebook): readonly string[] {
  const { moreThan } = book.clauses["brigade.demoralised"].value;
  const demoralised = new Set<string>();
  for (const brigade of Object.values(board.brigades)) {
    let counted = 0;
    let out = 0;
    for (const id of brigade.units) {
      const roster = ledger.unit(id);
      if (!roster || roster.unit.arm === "screen") continue;
      counted++;
      if (roster.gone !== null || roster.unit.routing) out++;
    }
    if (brigade.demoralised || out > counted * moreThan) {
      demoralised.add(brigade.id);
    }
    if (brigade.demoralised || !demoralised.has(brigade.id)) continue;
    ledger.setBrigade(brigade.id, { demoralised: true });
    ledger.follow({
      kind: "demoralised",
      clause: "brigade.demoralised",
      need: "know",
      when: "now",
      brigade: brigade.id,
      side: brigade.side,
    });
  }
  const army = book.clauses["army.broken"].value;
  const broken = board.sides.filter(({ brigades }) => {
    const lost = brigades.filter((id) => demoralised.has(id) || isGone(ledger, board.brigades[id]));
    return lost.length > brigades.length * army.moreThan;
  });
  for (const { id: side } of broken) {
    ledger.follow({ kind: "armyBroken", clause: "army.broken", need: "know", when: "now", side });
  }
  return broken.map(({ id }) => id);
}

function isGone(ledger: Ledger, brigade: RosterBrigade | undefined): boolean {
  return brigade?.units.every((id) => ledger.unit(id)?.gone != null) ?? false;
}
