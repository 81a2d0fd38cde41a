/** How the target of a charge may answer it, and why not otherwise: all that the table shows (`charge.reaction`). */
import {
  chargeBar,
  inScale,
  type Refusal,
  type Rulebook,
  refusal,
  squareIsFree,
} from "@adjutant/rules";
import { asShown } from "./as-shown.ts";
import { chargesAt } from "./declared.ts";
import type { FollowUp } from "./follow-up.ts";
import { reactionBar } from "./move-bars.ts";
import type { ReactionKind } from "./reacting.ts";
import type { Board, RosterUnit } from "./state.ts";

const clause = "charge.reaction";

/** The answers there are, the likeliest first. */
export const reactionKinds = [
  "stand",
  "square",
  "counterCharge",
  "evade",
] as const satisfies readonly ReactionKind[];

/** A charge as far as its answer hangs on it; one that is only thought of has none yet. */
export type ToAnswer = Pick<FollowUp, "answer" | "distance">;

/** Why a unit does not answer a charger so; a square that is not free takes its test. */
export function answerBar(
  board: Board,
  reaction: ReactionKind,
  { roster, charger, charge }: Parties & { readonly charge: ToAnswer },
  book: Rulebook,
): Refusal | null {
  const distance = charge.distance ?? 0;
  const bar = answeredBar(charge) ?? ownBar(board, reaction, { roster, charger, distance }, book);
  if (reaction !== "square" || bar === null) return bar;
  return testBar(board, { roster, charger, charge });
}

/** How a unit may answer a charger, the likeliest first; none where it can neither stand nor run. */
export function answersOf(
  board: Board,
  parties: Parties & { readonly charge: ToAnswer },
  book: Rulebook,
): readonly ReactionKind[] {
  return reactionKinds.filter((kind) => answerBar(board, kind, parties, book) === null);
}

/** Who answers whom. */
interface Parties {
  readonly roster: RosterUnit;
  readonly charger: RosterUnit;
}

/** Why this unit does not answer this charger so. */
export function ownBar(
  board: Board,
  reaction: ReactionKind,
  { roster, charger, distance }: Parties & { readonly distance: number },
  book: Rulebook,
): Refusal | null {
  switch (reaction) {
    case "evade":
      return mustStand(board, roster, charger) ?? reactionBar(reaction, roster);
    case "square":
      return reactionBar("formSquare", roster) ?? squareBar(board, charger, distance, book);
    case "counterCharge":
      return reactionBar(reaction, roster) ?? kindBar(charger, roster, reaction, book);
    case "stand":
      return kindBar(charger, roster, reaction, book);
  }
}

/** A charge is answered once (`charge.reaction`). */
export function answeredBar({ answer }: Pick<FollowUp, "answer">): Refusal | null {
  return answer === undefined ? null : refusal(clause, "answered");
}

/** Why a unit of this kind does not answer so: a screen runs, only cavalry counter-charges. */
export function kindBar(
  charger: RosterUnit,
  { unit }: RosterUnit,
  reaction: "stand" | "counterCharge",
  book: Rulebook,
): Refusal | null {
  const situation = {
    charger: { unit: asShown(charger.unit), unformedByWay: true },
    defender: { unit, reaction },
    distance: 0,
  };
  const bar = chargeBar(situation, book);
  const own = bar?.clause === "charge.screen" || bar?.clause === clause;
  return own ? bar : null;
}

/** The die of horse artillery is rolled once against a charge (`charge.reaction`). */
function mustStand({ open }: Board, { id }: RosterUnit, charger: RosterUnit): Refusal | null {
  const stands = open.some(
    ({ kind, unit, enemy }) => kind === "mustStand" && unit === id && enemy === charger.id,
  );
  return stands ? refusal(clause, "evade") : null;
}

/** A square is formed against cavalry, and free only if the charge starts far enough away. */
function squareBar(
  { options: { scale } }: Board,
  charger: RosterUnit,
  distance: number,
  book: Rulebook,
): Refusal | null {
  if (charger.unit.arm !== "cavalry") return refusal(clause, "square");
  if (squareIsFree(distance, scale, book)) return null;
  const limit = inScale(book.clauses[clause].value.squareFreeBeyond, scale);
  return { clause, measured: distance, limit, reason: null };
}

/** Why infantry does not test for a square against this charge, wherever that starts. */
export function testBar(
  board: Board,
  { roster, charger, charge }: Parties & { readonly charge: ToAnswer },
): Refusal | null {
  return (
    reactionBar("formSquare", roster) ??
    triedBar(board, roster) ??
    (charger.unit.arm === "cavalry" ? answeredBar(charge) : refusal(clause, "square"))
  );
}

/** Caught Unformed infantry does not try again, at whatever charge, while that one goes on. */
export function triedBar(board: Board, { id }: RosterUnit): Refusal | null {
  const tried = chargesAt(board, id).some(({ answer }) => answer === "square");
  return tried ? refusal(clause, "answered") : null;
}
