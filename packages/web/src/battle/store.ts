import {
  type BattleEvent,
  type Companion,
  decide,
  evolve,
  type OrderOfBattle,
  type Start,
  startCompanion,
} from "@adjutant/battle";
import { useSyncExternalStore } from "react";
import { changeSettings } from "../settings.ts";
import { battleFile } from "./file.ts";
import { readBattleFile } from "./reading.ts";
import { keepBattle, lastBattle } from "./storage.ts";
import type { Draft } from "./useBattle.ts";

/** The battle on the table, and whether the device has it safe. */
export interface Kept {
  readonly companion: Companion;
  /** `kept`: on the disk; `keeping`: on its way; `failed`: the device refused it. */
  readonly state: "kept" | "keeping" | "failed";
  /** The battle last played could not be read, and this is another. */
  readonly lastUnread: boolean;
}

let current: Kept | null = null;
let lastUnread = false;
let writing: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

export function useKept(): Kept | null {
  return useSyncExternalStore(subscribe, () => current);
}

/** The battle on the table as it stands now; for what renders, `useKept`. */
export function onTable(): Companion | null {
  return current?.companion ?? null;
}

/** Opens the battle last written; null where the device has none that can be read. */
export async function openLast(): Promise<Companion | null> {
  try {
    const kept = await lastBattle();
    if (kept === null) return null;
    const reading = readBattleFile(kept.file);
    lastUnread = reading.kind !== "whole";
    if (reading.kind !== "whole") return null;
    set(reading.companion, "kept");
    return reading.companion;
  } catch {
    // Storage that cannot be read (private windows) is no reason not to play.
    return null;
  }
}

/** Puts a battle on the table: one of those kept, or one out of a file. */
export function openBattle(companion: Companion): void {
  lastUnread = false;
  agreedDice(companion);
  set(companion, "keeping");
  keep(companion);
}

/** Begins a battle with one order of battle of both sides, or with one of each. */
export function startBattle(
  orders: readonly OrderOfBattle[],
  how: Pick<Start, "name" | "options"> = {},
): Companion {
  const started = startCompanion(orders, { ...how, id: newId(), at: Date.now() });
  if (!started.ok) throw new Error("these orders of battle do not make a battle");
  const { state } = started.value;
  agreedDice(state);
  set(state, "keeping");
  keep(state);
  return state;
}

/** Whose dice a battle is played with, this device shows; it may be changed in the settings. */
function agreedDice({ options: { dice } }: Companion): void {
  if (dice !== undefined) changeSettings({ dice });
}

/** The reader knows that his last battle could not be read. */
export function noteUnread(): void {
  lastUnread = false;
  if (current !== null) set(current.companion, current.state);
}

/** Tries once more to write the battle that the device refused. */
export function keepAgain(): void {
  if (current !== null) keep(current.companion);
}

/**
 * Gives the battle a command; its event is on its way to the disk before this returns. Null where
 * the battle would not have it: screens offer only what they have asked about before.
 */
export function command(draft: Draft): BattleEvent | null {
  if (current === null) return null;
  const { companion } = current;
  // The id and the time complete a draft of any kind to the command of that kind.
  const decision = decide(companion, { ...draft, id: newId(), at: Date.now() } as Parameters<
    typeof decide
  >[1]);
  if (!decision.ok) return null;
  const [event] = decision.events;
  if (event === undefined) return null;
  const next = evolve(companion, event);
  // What was refused once is not safe before it has been written.
  set(next, current.state === "failed" ? "failed" : "keeping");
  keep(next);
  return event;
}

/** Writes one after another, so that an older battle never lands on a newer one. */
function keep(companion: Companion): void {
  writing = writing
    .then(() =>
      keepBattle({
        id: companion.id,
        name: companion.name,
        turn: companion.turn,
        written: Date.now(),
        file: battleFile(companion),
      }),
    )
    .then(
      () => settle(companion, "kept"),
      () => settle(companion, "failed"),
    );
}

function settle(companion: Companion, state: Kept["state"]): void {
  if (current?.companion === companion) set(companion, state);
}

function set(companion: Companion, state: Kept["state"]): void {
  current = { companion, state, lastUnread };
  for (const changed of listeners) changed();
}

// Whoever closes the page before the battle is safe is asked whether he means it.
addEventListener("beforeunload", (event) => {
  if (current?.state === "failed") event.preventDefault();
});

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** An id that no other device will choose. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `e${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
