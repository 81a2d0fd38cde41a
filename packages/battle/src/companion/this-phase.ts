/** What has happened since the phase began. */
import type { BattleEvent } from "./events.ts";
import type { Companion } from "./state.ts";

/** The events of this phase that stand, the last first. */
export function* eventsOfPhase({ log }: Pick<Companion, "log">): Generator<BattleEvent> {
  for (let index = log.length - 1; index >= 0; index--) {
    const entry = log[index];
    if (entry === undefined || entry.undone) continue;
    if (entry.event.type === "advanced") return;
    yield entry.event;
  }
}
