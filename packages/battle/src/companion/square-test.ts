/** The test whether infantry forms square in time against a charge that starts near (`charge.reaction`). */
import { inScale, type Refusal, type Rulebook, refusal, squareIsFree } from "@adjutant/rules";
import { raceOn } from "../map/race.ts";
import { chargedBar, chargerHeld } from "./bars.ts";
import { known } from "./correct.ts";
import type { ChargeWay } from "./events.ts";
import { reactionBar } from "./move-bars.ts";
import type { Companion, RosterUnit } from "./state.ts";
import { eventsOfPhase } from "./this-phase.ts";

const clause = "charge.reaction";

/**
 * Why infantry does not test for a square, or null. On the map the charge has to be one, and to start
 * where a square is not free; at a table that is for the players to see.
 * @param way the charge that it answers, which the map asks for
 */
export function squareTestBar(
  board: Companion,
  infantry: RosterUnit,
  way: ChargeWay | undefined,
  book: Rulebook,
): Refusal | null {
  const own = reactionBar("formSquare", infantry);
  if (own) return own;
  // Caught Unformed it does not try again at the same charge.
  if (wasCaught(board, infantry.id)) return refusal(clause);
  return board.map === null ? null : chargeBarOnMap(board, infantry, way, book);
}

/** Did this unit fail its test, and the charge that it was for has not been ridden yet. */
function wasCaught(board: Companion, unit: string): boolean {
  for (const event of eventsOfPhase(board)) {
    if (event.type !== "resolved") continue;
    if (event.procedure === "charge" && event.targets.includes(unit)) return false;
    if (event.procedure !== "discipline" || !event.square || event.acting !== unit) continue;
    return event.outcome.result !== "holds";
  }
  return false;
}

function chargeBarOnMap(
  board: Companion,
  infantry: RosterUnit,
  way: ChargeWay | undefined,
  book: Rulebook,
): Refusal | null {
  const charger = way?.target === infantry.id ? known(board, way.charger) : undefined;
  if (!way || charger?.unit.arm !== "cavalry") return refusal(clause, "square");
  const { turn } = way;
  const ridden = { unit: infantry.id, to: charger.id, ...(turn !== undefined && { turn }) };
  const held = chargerHeld(board, charger) ?? chargedBar(board, charger, infantry);
  const race = held ? { refused: held } : raceOn(board, ridden, book);
  if (race === null) return refusal(clause, "square");
  if ("refused" in race) return race.refused;
  const { scale } = board.options;
  if (!squareIsFree(race.distance, scale, book)) return null;
  const limit = inScale(book.clauses[clause].value.squareFreeBeyond, scale);
  return { clause, measured: race.distance, limit, reason: null };
}
