/**
 * Whose part of a phase it is: the phasing side takes Command, Charges, Movement and Fire first, and
 * then the other side; what both have declared in Charges is resolved after that, in a part of its own
 * (`turn.sequence`, 3–6).
 */
import { type Refusal, type Rulebook, rulebook } from "@adjutant/rules";
import { chargesStand, type WithCharges } from "./declared.ts";
import type { FollowUp } from "./follow-up.ts";
import type { Pending } from "./pending.ts";
import { type Board, nextPhase, type Phase } from "./state.ts";

/** What says whose part it is. */
type Sided = Pick<Board, "phasing" | "acting" | "resolving"> & {
  readonly sides: readonly { readonly id: string }[];
};

/** Where a turn is: its phase, and whose part of it. */
export interface Step {
  readonly turn: number;
  readonly phase: Phase;
  /** The side whose part it is; null in a phase of both. */
  readonly acting: string | null;
  /** Both sides have declared, and it is resolved: in the order that the acting side chooses. */
  readonly resolving: boolean;
}

/** Is this phase taken by one side and then by the other. */
export function isSideBySide(phase: Phase, book: Rulebook): boolean {
  return book.clauses["turn.sequence"].value.sideBySide.includes(phase);
}

/** Do both sides declare in this phase before anything is resolved. */
function isDeclaredFirst(phase: Phase, book: Rulebook): boolean {
  return book.clauses["turn.sequence"].value.declaredFirst.includes(phase);
}

/** Is it a part of a phase in which a side declares, and nothing is resolved yet. */
export function isDeclaring(
  { phase, acting, resolving }: Pick<Board, "phase" | "acting" | "resolving">,
  book: Rulebook = rulebook,
): boolean {
  return acting !== null && !resolving && isDeclaredFirst(phase, book);
}

/** The side whose part of this phase is still to come; null where nobody's is. */
export function sideToCome({ phasing, acting, resolving, sides }: Sided): string | null {
  if (acting === null || acting !== phasing || resolving) return null;
  return sides.find(({ id }) => id !== acting)?.id ?? null;
}

/**
 * What comes next: the other side's part of this phase, the resolving of what both have declared, if
 * anything stands declared, or the next phase.
 */
export function nextStep(
  now: Sided & Pick<Board, "turn" | "phase"> & WithCharges,
  book: Rulebook = rulebook,
): Step {
  const { turn, phase, phasing } = now;
  const other = sideToCome(now);
  if (other !== null) return { turn, phase, acting: other, resolving: false };
  if (isDeclaring(now, book) && chargesStand(now)) {
    return { turn, phase, acting: phasing, resolving: true };
  }
  const next = nextPhase(now);
  return { ...next, acting: isSideBySide(next.phase, book) ? phasing : null, resolving: false };
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

/** Is this resolved only when both sides have declared: a charge, and one that has caught its target. */
function isDeclaredCharge({ kind }: Pick<FollowUp, "kind">): boolean {
  return kind === "charge" || kind === "caught";
}

/** Does what follows wait for the part of its side, or for all to have been declared. */
export function waitsForPart(
  board: Sided & Pick<Board, "phase">,
  follow: Pick<FollowUp, "kind" | "side">,
  book: Rulebook,
): boolean {
  if (isDeclaredCharge(follow)) return isDeclaring(board, book);
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
