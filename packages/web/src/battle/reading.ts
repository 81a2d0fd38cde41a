import {
  type BattleSoFar,
  battleSoFar,
  type Checked,
  type Companion,
  type Fault,
  parseBattle,
  readBattle,
  type Shared,
  writeBattle,
} from "@adjutant/battle";
import type { Seating } from "./seats.ts";

interface Opened {
  readonly companion: Companion;
  readonly shared: Shared | null;
}

/** What a battle file holds that can be opened. */
export type Reading =
  | ({ readonly kind: "whole" } & Opened)
  /** Good up to an event: `firstBad` is its number, counted from 1 among `count` events. */
  | ({
      readonly kind: "part";
      readonly firstBad: number;
      readonly count: number;
      readonly faults: readonly Fault[];
    } & Opened)
  | { readonly kind: "none"; readonly faults: readonly Fault[] };

/** Reads the text of a battle file; of a text that breaks off, what came before. */
export function readBattleText(text: string): Reading {
  return readingOf(readBattle(text));
}

/** Reads a battle file out of the device's storage, checked like any file from outside. */
export function readBattleFile(file: unknown): Reading {
  // Storage makes it anew for whoever asks.
  return readingOf(battleSoFar(file, undefined, "ours"));
}

function readingOf(read: Checked<BattleSoFar>): Reading {
  if (!read.ok) return { kind: "none", faults: read.faults };
  const { battle, bad, count } = read.value;
  const { state: companion, shared } = battle;
  if (bad === null) return { kind: "whole", companion, shared };
  return { kind: "part", companion, shared, firstBad: bad.index + 1, count, faults: bad.faults };
}

/**
 * How a battle was shared where its file comes from: as the file says; in one that says nothing a side
 * that gave a command by itself sat behind a curtain. That does not go up because the file goes to
 * another device.
 */
export function seatingIn({ companion, shared }: Opened): Seating {
  if (shared !== null) return shared;
  const given = new Set(
    companion.log.map(({ event }) => ("by" in event ? event.by?.kind : undefined)),
  );
  if (given.has("side")) return "curtain";
  return given.has("umpire") ? "umpire" : "table";
}

/** The same battle under another id, so that it never lands on the one it was made of. */
export function asAnother(companion: Companion, id: string): Companion {
  const read = parseBattle({ ...writeBattle(companion), id });
  if (!read.ok) throw new Error("a battle that was read can be read again");
  return read.value.state;
}
