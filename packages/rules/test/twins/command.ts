/**
 * Sections 2, 3 and 11: initiative, ADCs, brigade command, faltering brigades.
 *
 * Readings taken here:
 * - `initiative.roll` the side whose commander-in-chief is lost takes 1 off; equal totals (not equal
 *   dice) are the tie that is rolled again, so the chances are those of the decided rolls alone.
 * - `command.brigadeRoll` a reserve off the table rolls like any other brigade but needs 5-6
 *   (`tasking.reserve`); demoralised or not.
 * - `brigade.faltering` the first unit costs nothing, each further one 1.
 */

import { certain, dice, follow, hits, merged, sum, table } from "./chances.ts";
import type { AdcEssence, CommandEssence, FalteringEssence, InitiativeEssence } from "./essence.ts";
import type {
  AdcSituation,
  CommandSituation,
  FalteringSituation,
  InitiativeSituation,
} from "./situations.ts";

export function twinInitiative(situation: InitiativeSituation): Map<string, number> {
  const rolls = dice(4, ([a1 = 0, a2 = 0, b1 = 0, b2 = 0]): "a" | "b" | "tie" => {
    const a = a1 + a2 - (situation.a.commanderLost ? 1 : 0);
    const b = b1 + b2 - (situation.b.commanderLost ? 1 : 0);
    return a === b ? "tie" : a > b ? "a" : "b";
  });
  const decided = rolls.flatMap(({ state, p }) => (state === "tie" ? [] : [{ state, p }]));
  const all = sum(decided.map(({ p }) => p));
  return table(
    decided.map(({ state, p }) => ({
      state: { winner: state } satisfies InitiativeEssence,
      p: p / all,
    })),
  );
}

export function twinAdc(situation: AdcSituation): Map<string, number> {
  const available = hits(situation.adcs, 3);
  return table(follow(available, (count) => certain({ available: count } satisfies AdcEssence)));
}

export function twinCommand(situation: CommandSituation): Map<string, number> {
  const obeysFrom = situation.demoralised || situation.offTable ? 5 : 3;
  return table(
    dice(
      1,
      (faces): CommandEssence => ({ result: sum(faces) >= obeysFrom ? "obeys" : "hesitant" }),
    ),
  );
}

export function twinFaltering(situation: FalteringSituation): Map<string, number> {
  return table(
    merged(
      dice(1, (faces): FalteringEssence => {
        const total = sum(faces) - (situation.lost - 1);
        return { row: total <= 2 ? 1 : total === 3 ? 2 : total <= 5 ? 3 : 4 };
      }),
    ),
  );
}
