/** What the rolls of command, initiative and generals do. */
import type { FalteringResult, GeneralResult } from "@adjutant/rules";
import type { Recorded } from "./events.ts";
import type { Ledger } from "./ledger.ts";
import type { RollPending } from "./pending.ts";
import type { Board } from "./state.ts";
import { spentForNothing, whatObeys } from "./tasking-effects.ts";

/** A brigade obeys: its retreating and routing units halt, Unformed (`command.obeys`). */
function rallies(ledger: Ledger, brigade: string): void {
  const rolled = ledger.brigade(brigade);
  for (const { id, unit } of rolled ? ledger.inBattle(rolled) : []) {
    if (!unit.retreating && !unit.routing) continue;
    ledger.set(id, { retreating: false, routing: false, unformed: true });
  }
}

/** Who does not obey is not rallied (`command.hesitant`). */
function melts(ledger: Ledger, brigade: string, routersDisperse: boolean): void {
  const { retreatingCasualties } = ledger.book.clauses["command.hesitant"].value;
  const rolled = ledger.brigade(brigade);
  for (const { id, unit } of rolled ? ledger.inBattle(rolled) : []) {
    if (unit.routing && routersDisperse) ledger.leave(id, "dispersed", "command.hesitant");
    else if (unit.retreating) ledger.lose(id, retreatingCasualties);
  }
}

type Disobeyed = Exclude<FalteringResult, "obeys">;

/**
 * A brigade's roll. What it gains by obeying it has at once; what it costs not to obey is booked
 * when the roll stands, for an aide-de-camp may have it rolled again (`tasking.attachment`).
 */
function rolled(
  ledger: Ledger,
  id: string,
  procedure: "command" | "faltering",
  result: FalteringResult,
): void {
  const brigade = ledger.brigade(id);
  if (!brigade) return;
  const { order, rolledInTurn, broken, side } = brigade;
  const obeys = result === "obeys";
  ledger.setBrigade(id, {
    order: obeys ? "obeys" : "hesitant",
    rolledInTurn: ledger.turn,
    // Units that break by this very roll count for the next one.
    broken: [],
  });
  if (obeys) {
    rallies(ledger, id);
    whatObeys(ledger, id);
    return;
  }
  ledger.ask({
    kind: "rollStands",
    clause: procedure === "command" ? "command.hesitant" : "brigade.faltering",
    side,
    among: ["stands"],
    brigade: id,
    procedure,
    result,
    before: { order, rolledInTurn, broken },
  });
}

export function afterCommand(ledger: Ledger, brigade: string, outcome: Recorded<"command">): void {
  rolled(ledger, brigade, "command", outcome.result);
}

export function afterFaltering(
  ledger: Ledger,
  brigade: string,
  outcome: Recorded<"faltering">,
): void {
  rolled(ledger, brigade, "faltering", outcome.result);
}

/** A roll that its brigade did not obey stands: its costs are booked. */
export function rollStands(ledger: Ledger, { brigade, procedure, result }: RollPending): void {
  spentForNothing(ledger, brigade, procedure === "faltering");
  costs(ledger, brigade, procedure, result);
}

function costs(ledger: Ledger, brigade: string, procedure: string, result: Disobeyed): void {
  if (result === "hesitant") {
    // After a faltering roll routing units stay routing here (`brigade.faltering`).
    melts(ledger, brigade, procedure === "command");
    return;
  }
  melts(ledger, brigade, true);
  const fallen = ledger.brigade(brigade);
  for (const { id } of fallen ? ledger.inBattle(fallen) : []) ledger.fallBack(id, "retire");
}

/** The winner has the initiative, and says which side is phasing; until he does it is his own. */
export function afterInitiative(
  ledger: Ledger,
  board: Board,
  outcome: Recorded<"initiative">,
): void {
  const [first, second] = board.sides;
  const [winner, other] = outcome.winner === "second" ? [second, first] : [first, second];
  ledger.setPhasing(winner.id);
  ledger.ask({
    kind: "phasing",
    clause: "turn.sequence",
    side: winner.id,
    among: [winner.id, other.id],
  });
}

export function afterAdc(ledger: Ledger, side: string, outcome: Recorded<"adc">): void {
  ledger.setSide(side, { adcs: outcome.available });
}

/** Generals who are gone for good; the others are only out of the next turn, or unhurt. */
const lost: ReadonlySet<GeneralResult> = new Set(["killed", "mortallyWounded", "captured"]);

/** Has this general fallen, or was he taken, so that another must take his place. */
export function isLost(fate: GeneralResult | null): boolean {
  return fate !== null && lost.has(fate);
}

/**
 * What befell a general at risk. Whatever it was, but for a lost hat, he is no longer with the unit
 * that he was attached to.
 * @param whose the id of his brigade, or of the side whose commander-in-chief he is
 */
export function afterGeneral(ledger: Ledger, whose: string, result: GeneralResult): void {
  const brigade = ledger.brigade(whose);
  const fateSince = ledger.turn;
  if (!brigade) {
    // A lost commander-in-chief costs initiative and an aide-de-camp for good: nobody takes over.
    ledger.setSide(whose, { commanderFate: result, fateSince });
    return;
  }
  ledger.setBrigade(whose, { generalFate: result, fateSince });
  if (result !== "hatShot") {
    for (const { id, general } of ledger.inBattle(brigade)) {
      if (general) ledger.set(id, { general: false });
    }
  }
  if (!isLost(result)) return;
  ledger.follow({
    kind: "replaceGeneral",
    clause: "general.table",
    need: "know",
    when: { phase: "command", turn: ledger.nextCommand(ledger.inCommand) },
    brigade: whose,
    side: brigade.side,
  });
}
