import { useSyncExternalStore } from "react";

/** The training battle whose guide was left, so that it stays away when the page comes back. */
const key = "adjutant.training.left";
const listeners = new Set<() => void>();
let current = read();

/** Has the guide of this battle been left. */
export function useLeft(battle: string): boolean {
  return useSyncExternalStore(subscribe, () => current) === battle;
}

/** Leaves the guide of a battle, or takes it up again. */
export function leaveGuide(battle: string, leave: boolean): void {
  current = leave ? battle : null;
  try {
    if (leave) localStorage.setItem(key, battle);
    else localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored the choice lives as long as the page.
  }
  for (const changed of listeners) changed();
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
