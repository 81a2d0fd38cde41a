/** What the rolls of command, initiative and generals do. */
import type { GeneralResult } from "@adjutant/rules";
import type { Recorded } from "./events.ts";
import type { Ledger } from "./ledger.ts";
import type { Board } from "./state.ts";

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

export function afterCommand(ledger: Ledger, brigade: string, outcome: Recorded<"command">): void {
  // Units that break by this very roll count for the next one.
  const { turn } = ledger;
  ledger.setBrigade(brigade, { order: outcome.result, rolledInTurn: turn, broken: [] });
  if (outcome.result === "obeys") rallies(ledger, brigade);
  else melts(ledger, brigade, true);
}

export function afterFaltering(
  ledger: Ledger,
  brigade: string,
  outcome: Recorded<"faltering">,
): void {
  const order = outcome.result === "obeys" ? "obeys" : "hesitant";
  ledger.setBrigade(brigade, { order, rolledInTurn: ledger.turn, broken: [] });
  switch (outcome.result) {
    case "obeys":
      rallies(ledger, brigade);
      return;
    case "hesitant":
      // Here routing units stay routing (`brigade.faltering`).
      melts(ledger, brigade, false);
      return;
    default: {
      melts(ledger, brigade, true);
      const rolled = ledger.brigade(brigade);
      for (const { id } of rolled ? ledger.inBattle(rolled) : []) ledger.fallBack(id, "retire");
    }
  }
}

export function afterInitiative(
  ledger: Ledger,
  board: Board,
  outcome: Recorded<"initiative">,
): void {
  const [first, second] = board.sides;
  ledger.setPhasing(outcome.winner === "second" ? second.id : first.id);
}

export function afterAdc(ledger: Ledger, side: string, outcome: Recorded<"adc">): void {
  ledger.setSide(side, { adcs: outcome.available });
}

/** Generals who are gone for good; the others are only out of the next turn, or unhurt. */
const lost: ReadonlySet<GeneralResult> = new Set(["killed", "mortallyWounded", "captured"]);

/**
 * What befell a general at risk.
 * @param whose the id of his brigade, or of the side whose commander-in-chief he is
 */
export function afterGeneral(ledger: Ledger, whose: string, result: GeneralResult): void {
  const brigade = ledger.brigade(whose);
  if (brigade) ledger.setBrigade(whose, { generalFate: result });
  else ledger.setSide(whose, { commanderFate: result });
  if (!lost.has(result)) return;
  ledger.follow({
    kind: "replaceGeneral",
    clause: "general.table",
    need: "know",
    when: { phase: "command", turn: ledger.turn + 1 },
    ...(brigade ? { brigade: whose, side: brigade.side } : { side: whose }),
  });
}
