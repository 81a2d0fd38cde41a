/** The next phase, and at the end of the turn what lapses and who is demoralised. */
import type { Rulebook } from "@adjutant/rules";
import { isLost } from "./after-command.ts";
import { settledByDefault } from "./choose.ts";
import type { Advanced } from "./events.ts";
import { Ledger } from "./ledger.ts";
import {
  type Board,
  type GeneralFate,
  type Phase,
  phases,
  type RosterBrigade,
  type RosterUnit,
} from "./state.ts";
import { turnEnds } from "./tasking-effects.ts";

/** The phase after this one, and its turn. */
export function nextPhase({ turn, phase }: Pick<Board, "turn" | "phase">): {
  readonly turn: number;
  readonly phase: Phase;
} {
  const next = phases[phases.indexOf(phase) + 1];
  return next ? { turn, phase: next } : { turn: turn + 1, phase: phases[0] };
}

/** The event that the next phase begins. */
export function advanced(board: Board, id: string, book: Rulebook): Advanced {
  const next = nextPhase(board);
  const ledger = new Ledger(board, id, book);
  settledByDefault(ledger, board);
  if (next.phase === "command") newGenerals(board, ledger);
  if (next.phase === "end") morale(board, ledger, book);
  if (next.turn > board.turn) newTurn(board, ledger, next.turn);
  if (next.phase === "compulsory") compulsoryMoves(board, ledger, next.turn);
  return {
    type: "advanced",
    id,
    ...next,
    changes: ledger.changes(),
    follows: ledger.follows(),
    ...ledger.asks(),
  };
}

/** Another takes the place of a general who was lost (`general.table`). */
function newGenerals(board: Board, ledger: Ledger): void {
  for (const { id, general } of Object.values(board.brigades)) {
    if (isLost(general.fate)) ledger.setBrigade(id, { generalFate: null, fateSince: null });
  }
}

/** Is a general who is not lost back at his post: he was out of the turn after his mishap. */
function isBack(fate: GeneralFate, since: number | null, turn: number): boolean {
  return fate !== null && !isLost(fate) && (since === null || turn > since + 1);
}

/** Marks of a turn, as they stand at the start of the next. */
const unmarked = {
  moved: "none",
  changedFormation: false,
  reformed: false,
  unlimbered: false,
  fired: false,
  fellBack: false,
  engaged: null,
  elan: false,
  stood: false,
  charged: false,
} as const satisfies Partial<RosterUnit>;

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

/** Demoralised brigades and broken armies at the end of a turn (§11). */
function morale(board: Board, ledger: Ledger, book: Rulebook): void {
  const { moreThan } = book.clauses["brigade.demoralised"].value;
  const demoralised = new Set<string>();
  for (const brigade of Object.values(board.brigades)) {
    const counted = brigade.units.flatMap((id) => {
      const roster = ledger.unit(id);
      return roster && roster.unit.arm !== "screen" ? [roster] : [];
    });
    const out = counted.filter(({ gone, unit }) => gone !== null || unit.routing);
    if (brigade.demoralised || out.length > counted.length * moreThan) {
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
  for (const side of board.sides) {
    const lost = side.brigades.filter(
      (id) => demoralised.has(id) || isGone(ledger, board.brigades[id]),
    );
    if (lost.length <= side.brigades.length * army.moreThan) continue;
    const clause = "army.broken";
    ledger.follow({ kind: "armyBroken", clause, need: "know", when: "now", side: side.id });
  }
}

function isGone(ledger: Ledger, brigade: RosterBrigade | undefined): boolean {
  return brigade?.units.every((id) => ledger.unit(id)?.gone != null) ?? false;
}
