/**
 * Whose part of a phase it is: the phasing side takes Command, Charges, Movement and Fire first, and
 * then the other side (`turn.sequence`, 3–6).
 */
import { type Refusal, type Rulebook, rulebook } from "@adjutant/rules";
import type { FollowUp } from "./follow-up.ts";
import type { Pending } from "./pending.ts";
import { type Board, nextPhase, type Phase } from "./state.ts";

/** What says whose part it is. */
type Sided = Pick<Board, "phasing" | "acting"> & {
  readonly sides: readonly { readonly id: string }[];
};

/** Where a turn is: its phase, and whose part of it. */
export interface Step {
  readonly turn: number;
  readonly phase: Phase;
  /** The side whose part it is; null in a phase of both. */
  readonly acting: string | null;
}

/** Is this phase taken by one side and then by the other. */
export function isSideBySide(phase: Phase, book: Rulebook): boolean {
  return book.clauses["turn.sequence"].value.sideBySide.includes(phase);
}

/** The side whose part of this phase is still to come; null where nobody's is. */
export function sideToCome({ phasing, acting, sides }: Sided): string | null {
  if (acting === null || acting !== phasing) return null;
  return sides.find(({ id }) => id !== acting)?.id ?? null;
}

/** What comes next: the other side's part of this phase, or the next phase. */
export function nextStep(
  now: Sided & Pick<Board, "turn" | "phase">,
  book: Rulebook = rulebook,
): Step {
  const { turn, phase, phasing } = now;
  const other = sideToCome(now);
  if (other !== null) return { turn, phase, acting: other };
  const next = nextPhase(now);
  return { ...next, acting: isSideBySide(next.phase, book) ? phasing : null };
}

/** Is one part of a phase followed by the other with this step, and not by another phase. */
export function staysInPhase(
  { turn, phase, acting }: Pick<Board, "turn" | "phase" | "acting">,
  to: Step,
): boolean {
  return acting !== null && to.acting !== null && turn === to.turn && phase === to.phase;
}

/** Why a side gives no orders now: it is the other's part of the phase. */
export function partBar(board: Sided, side: string): Refusal | null {
  const { acting } = board;
  if (acting === null || acting === side) return null;
  const reason = sideToCome(board) === side ? "waits" : "hasActed";
  return { clause: "turn.sequence", measured: side, limit: acting, reason };
}

/** The same of the rolls that a side owes: those that it has left undone it makes up for. */
export function rollBar(board: Sided, side: string): Refusal | null {
  return sideToCome(board) === side ? partBar(board, side) : null;
}

/** Is this to be done by a side in its own part alone: troops come on, or a brigade redeploys. */
function isOfPart({ kind }: Pick<FollowUp, "kind">): boolean {
  return kind === "arrives" || kind === "redeploys";
}

/** Does what follows wait for the part of its side. */
export function waitsForPart(board: Sided, follow: Pick<FollowUp, "kind" | "side">): boolean {
  return isOfPart(follow) && follow.side !== undefined && follow.side === sideToCome(board);
}

/** Does what follows lapse when this side's part ends. */
export function lapsesWithPart(acting: string | null, follow: FollowUp): boolean {
  return isOfPart(follow) && follow.side === acting;
}

/**
 * Is this settled when this side's part ends, and not only with the phase: who has been asked to agree
 * to a correction, or fell back and may have stopped earlier, has until then; a roll stands when the
 * part of its side is over.
 */
export function endsWithPart(acting: string | null, { kind, side }: Pending): boolean {
  if (kind === "consent" || kind === "stop") return false;
  return kind !== "rollStands" || side === acting;
}
