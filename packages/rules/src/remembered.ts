/** Work done once for a situation that cannot change any more. */
import type { Rulebook } from "./rulebook/rulebook.ts";

/**
 * Remembers what `work` made of a frozen situation; whoever freezes one promises that nothing
 * within it changes either, as the schemas that read situations do. Others are worked anew.
 */
export function remembered<Situation extends object, Value>(
  work: (situation: Situation, book: Rulebook) => Value,
): (situation: Situation, book: Rulebook) => Value {
  const known = new WeakMap<Situation, { readonly book: Rulebook; readonly value: Value }>();
  return (situation, book) => {
    if (!Object.isFrozen(situation)) return work(situation, book);
    const found = known.get(situation);
    if (found !== undefined && found.book === book) return found.value;
    const value = work(situation, book);
    known.set(situation, { book, value });
    return value;
  };
}
