/** The test whether infantry forms square in time against a charge that starts near (`charge.reaction`). */
import { inScale, type Refusal, type Rulebook, refusal, squareIsFree } from "@adjutant/rules";
import { raceFrom } from "../map/race.ts";
import { testBar, triedBar } from "./answers.ts";
import { chargedBar, chargerHeld } from "./bars.ts";
import { known } from "./correct.ts";
import { chargesAt } from "./declared.ts";
import type { ChargeWay } from "./events.ts";
import type { FollowUp } from "./follow-up.ts";
import { reactionBar } from "./move-bars.ts";
import type { Board, RosterUnit } from "./state.ts";

const clause = "charge.reaction";

/**
 * The charge that a test for a square answers: that of the unit named, else the first by cavalry that
 * nobody has answered.
 */
export function chargeForSquare(
  board: Board,
  infantry: string,
  way: ChargeWay | undefined,
): FollowUp | undefined {
  const declared = chargesAt(board, infantry);
  if (way !== undefined) return declared.find(({ unit }) => unit === way.charger);
  const mounted = declared.filter(({ unit = "" }) => board.units[unit]?.unit.arm === "cavalry");
  return mounted.find(({ answer }) => answer === undefined) ?? mounted[0];
}

/**
 * Why infantry does not test for a square, or null: the charge has to be declared, by cavalry, and not
 * answered yet; on the map it has to start where a square is not free, which at a table is for the
 * players to see.
 * @param way the charge that it answers, where it is said
 */
export function squareTestBar(
  board: Board,
  infantry: RosterUnit,
  way: ChargeWay | undefined,
  book: Rulebook,
): Refusal | null {
  const own = reactionBar("formSquare", infantry) ?? triedBar(board, infantry);
  if (own) return own;
  const charge = chargeForSquare(board, infantry.id, way);
  const charger = board.units[charge?.unit ?? ""];
  if (!charge || !charger) return undeclaredBar(board, infantry, way);
  const bar = testBar(board, { roster: infantry, charger, charge });
  if (bar !== null) return bar;
  return board.map === null ? null : nearBar(board, charge, book);
}

/** Why nobody forms square against a charge that has not been declared: it is none, or was not. */
function undeclaredBar(board: Board, infantry: RosterUnit, way: ChargeWay | undefined): Refusal {
  const charger = way?.target === infantry.id ? known(board, way.charger) : undefined;
  if (charger && charger.unit.arm !== "cavalry") return refusal(clause, "square");
  const held = charger && (chargerHeld(board, charger) ?? chargedBar(board, charger, infantry));
  if (held) return held;
  const onFoot = charger === undefined && chargesAt(board, infantry.id).length > 0;
  return onFoot ? refusal(clause, "square") : refusal("charge.declare", "undeclared");
}

/** Why a square against this charge takes no test on the map: it is free. */
function nearBar(board: Board, charge: FollowUp, book: Rulebook): Refusal | null {
  const race = raceFrom(board, charge, book);
  if (race === null) return refusal(clause, "square");
  if ("refused" in race) return race.refused;
  const { scale } = board.options;
  if (!squareIsFree(race.distance, scale, book)) return null;
  const limit = inScale(book.clauses[clause].value.squareFreeBeyond, scale);
  return { clause, measured: race.distance, limit, reason: null };
}
