import {
  type BattleSoFar,
  battleSoFar,
  type Checked,
  type Companion,
  type Fault,
  parseBattle,
  readBattle,
  writeBattle,
} from "@adjutant/battle";
import type { Seating } from "./seats.ts";

/** What a battle file holds that can be opened. */
export type Reading =
  | { readonly kind: "whole"; readonly companion: Companion }
  /** Good up to an event: `firstBad` is its number, counted from 1 among `count` events. */
  | {
      readonly kind: "part";
      readonly companion: Companion;
      readonly firstBad: number;
      readonly count: number;
      readonly faults: readonly Fault[];
    }
  | { readonly kind: "none"; readonly faults: readonly Fault[] };

/** Reads the text of a battle file; of a text that breaks off, what came before. */
export function readBattleText(text: string): Reading {
  return readingOf(readBattle(text));
}

/** Reads a battle file, checked like any file from outside. */
export function readBattleFile(file: unknown): Reading {
  return readingOf(battleSoFar(file));
}

function readingOf(read: Checked<BattleSoFar>): Reading {
  if (!read.ok) return { kind: "none", faults: read.faults };
  const { battle, bad, count } = read.value;
  const companion = battle.state;
  if (bad === null) return { kind: "whole", companion };
  return { kind: "part", companion, firstBad: bad.index + 1, count, faults: bad.faults };
}

/**
 * How a battle was shared where its file comes from: a side that gave a command by itself sat behind a
 * curtain, which does not go up because the file goes to another device.
 */
export function seatingIn({ companion }: Exclude<Reading, { readonly kind: "none" }>): Seating {
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
