/** The shortest game that fails in the same way, as far as leaving steps out can find it. */
import type { Game } from "./play.ts";
import { type Failure, replayed } from "./play.ts";

export interface Shrunk {
  readonly steps: Game["steps"];
  readonly failure: Failure;
}

/**
 * Leaves out steps as long as the same law breaks: halves first, then ever smaller parts, at last
 * single ones.
 * @param attempts how often a shorter game is tried at most
 * @param again plays a game again
 */
export function shrunk(
  { setting, steps, failure }: Game,
  attempts = 150,
  again: typeof replayed = replayed,
): Shrunk | null {
  if (!failure) return null;
  let best: Shrunk = { steps: steps.slice(0, failure.step + 1), failure };
  let left = attempts;
  for (let size = Math.ceil(best.steps.length / 2); size >= 1 && left > 0; ) {
    let shorter = false;
    for (let from = 0; from < best.steps.length && left > 0; ) {
      left--;
      const fewer = best.steps.filter((_, index) => index < from || index >= from + size);
      const found = fewer.length > 0 ? again(setting, fewer) : null;
      if (found?.law === failure.law) {
        best = { steps: fewer.slice(0, found.step + 1), failure: found };
        shorter = true;
      } else from += size;
    }
    if (size === 1 && !shorter) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return best;
}
