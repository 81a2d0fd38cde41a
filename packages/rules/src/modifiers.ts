/** Modifiers as data under their clause; totals, explanations and tests come from one list. */
import type { ModifierValue } from "./rulebook/clause.ts";
import type { ClauseId, Rulebook } from "./rulebook/rulebook.ts";
import type { Modifier, RollSide, WorkingLine } from "./working.ts";

/** The clauses whose value is a plain modifier. */
export type ModifierClause = {
  [Id in ClauseId]: Rulebook["clauses"][Id]["value"] extends ModifierValue ? Id : never;
}[ClauseId];

/** A modifier whose value stands in the rulebook under its own id. */
export function asWritten(clause: ModifierClause, book: Rulebook): Modifier {
  const { roll, dice, halves } = book.clauses[clause].value;
  return { clause, roll, dice, halves };
}

/** A modifier of the roll. */
export function ofRoll(clause: ClauseId, roll: number, times = 1): Modifier {
  return { clause, roll, dice: 0, halves: false, times };
}

/** A modifier of the casualty dice. */
export function ofDice(clause: ClauseId, dice: number, times = 1): Modifier {
  return { clause, roll: 0, dice, halves: false, times };
}

/** What the list adds to the 2D6. */
export function rollTotal(modifiers: readonly Modifier[]): number {
  let total = 0;
  for (const modifier of modifiers) total += modifier.roll;
  return total;
}

/** What the list adds to the casualty dice. */
export function diceTotal(modifiers: readonly Modifier[]): number {
  let total = 0;
  for (const modifier of modifiers) total += modifier.dice;
  return total;
}

/** How many reasons to halve the list holds (`halves.each`). */
export function halvings(modifiers: readonly Modifier[]): number {
  let count = 0;
  for (const modifier of modifiers) if (modifier.halves) count++;
  return count;
}

/** A working line for each modifier. */
export function modifierLines(
  modifiers: readonly Modifier[],
  side: RollSide | null,
): WorkingLine[] {
  return modifiers.map(({ clause, roll, dice, halves, times }) => ({
    clause,
    kind: "modifier",
    side,
    roll,
    dice,
    halves,
    times: times ?? 1,
  }));
}
