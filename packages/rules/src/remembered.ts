/** Work done once for a situation that cannot change any more. */
import type { Rulebook } from "./rulebook/rulebook.ts";

interface Remembered<Situation, Value> {
  readonly situation: Situation;
  readonly book: Rulebook;
  readonly value: Value;
}

/**
 * Remembers what `work` made of the last frozen situation; whoever freezes one promises that nothing
 * within it changes either, as the schemas that read situations do. Others are worked anew.
 *
 * The last alone: one situation is played or read exactly many times in a row, and then no more. A
 * battle keeps the situations of all its events, and would keep all that was made of them too.
 */
export function remembered<Situation extends object, Value>(
  work: (situation: Situation, book: Rulebook) => Value,
): (situation: Situation, book: Rulebook) => Value {
  let last: Remembered<Situation, Value> | null = null;
  return (situation, book) => {
    if (last !== null && last.situation === situation && last.book === book) return last.value;
    const value = work(situation, book);
    if (Object.isFrozen(situation)) last = { situation, book, value };
    return value;
  };
}
