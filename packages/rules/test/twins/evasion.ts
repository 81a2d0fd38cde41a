/** Section 5, `charge.reaction` and `charge.evade`: the die if one is rolled, and the race. */

import { type Chances, certain, dice, sum } from "./chances.ts";

/** What of the situation matters, in words of the clause. */
export interface Runner {
  /** Deployed horse artillery: it needs a die. */
  readonly needsDie: boolean;
  /** A screen or guns: caught, they are gone. */
  readonly frail: boolean;
  readonly move: number;
}

export interface EvasionResult {
  readonly evades: boolean;
  readonly caught: boolean;
  readonly disperses: boolean;
}

export function twinEvasion(
  runner: Runner,
  reach: number,
  distance: number,
): Chances<EvasionResult> {
  // Not caught before it has gone its move: then the charger still needs that much more.
  const away = Math.round(distance * 100) + Math.round(runner.move * 100);
  const caught = Math.round(reach * 100) >= away;
  const runs: EvasionResult = { evades: true, caught, disperses: caught && runner.frail };
  const stands: EvasionResult = { evades: false, caught: false, disperses: false };
  if (!runner.needsDie) return certain(runs);
  return dice(1, (faces) => ([4, 5, 6].includes(sum(faces)) ? runs : stands));
}
