import { type BattleEvent, BrokenLog, type Companion, formatTag, replay } from "@adjutant/battle";

/** A battle as it is written: its events, which make all the rest. */
export function writeBattle(companion: Companion): unknown {
  return { format: formatTag("battle"), events: companion.log.map(({ event }) => event) };
}

/** Reads a battle that this app wrote; null where its log does not make one. */
export function readBattle(file: unknown): Companion | null {
  if (typeof file !== "object" || file === null || !("events" in file)) return null;
  if (!Array.isArray(file.events)) return null;
  try {
    // Written by `writeBattle` of this app, on this device.
    return replay(file.events as BattleEvent[]);
  } catch (error) {
    if (error instanceof BrokenLog) return null;
    throw error;
  }
}
