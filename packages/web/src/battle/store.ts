import {
  type BattleEvent,
  type Companion,
  decide,
  evolve,
  type OrderOfBattle,
  startCompanion,
} from "@adjutant/battle";
import { useSyncExternalStore } from "react";
import { battleFile, readBattle } from "./file.ts";
import { keepBattle, lastBattle } from "./storage.ts";
import type { Draft } from "./useBattle.ts";

/** The battle on the table, and whether the device has it safe. */
export interface Kept {
  readonly companion: Companion;
  /** `kept`: on the disk; `keeping`: on its way; `failed`: the device refused it. */
  readonly state: "kept" | "keeping" | "failed";
}

let current: Kept | null = null;
let writing: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

export function useKept(): Kept | null {
  return useSyncExternalStore(subscribe, () => current);
}

/** Opens the battle last written; null where the device has none that can be read. */
export async function openLast(): Promise<Companion | null> {
  try {
    const kept = await lastBattle();
    const companion = kept === null ? null : readBattle(kept.file);
    if (companion !== null) set({ companion, state: "kept" });
    return companion;
  } catch {
    // Storage that cannot be read (private windows) is no reason not to play.
    return null;
  }
}

/** Opens a battle out of the list of those kept. */
export function openBattle(companion: Companion): void {
  set({ companion, state: "kept" });
  keep(companion);
}

/** Begins a battle with an order of battle. */
export function startBattle(order: OrderOfBattle): Companion {
  const started = startCompanion([order], { id: newId(), at: Date.now() });
  if (!started.ok) throw new Error("a shipped order of battle does not make a battle");
  const { state } = started.value;
  set({ companion: state, state: "keeping" });
  keep(state);
  return state;
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
  set({ companion: next, state: "keeping" });
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
  if (current?.companion === companion) set({ companion, state });
}

function set(next: Kept): void {
  current = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** An id that no other device will choose. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `e${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
