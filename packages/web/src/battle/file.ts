import { type Companion, parseBattle, writeBattle } from "@adjutant/battle";

/** A battle as it is written. */
export function battleFile(companion: Companion): unknown {
  return writeBattle(companion);
}

/** Reads a battle, checked like any file from outside; null where it is none that we can read. */
export function readBattle(file: unknown): Companion | null {
  const read = parseBattle(file);
  return read.ok ? read.value.state : null;
}
