import type { Purpose } from "@adjutant/rules";
import { useEffect, useSyncExternalStore } from "react";

let asked: Purpose | null = null;
const listeners = new Set<() => void>();

function note(purpose: Purpose | null): void {
  if (asked === purpose) return;
  asked = purpose;
  for (const changed of listeners) changed();
}

/** The screen that asks for dice says what for: a shot may turn into a test on its way. */
export function useAsking(purpose: Purpose | null): void {
  useEffect(() => {
    note(purpose);
    return () => note(null);
  }, [purpose]);
}

/** What the dice are for that are asked for now; null where none are. */
export function useAskedNow(): Purpose | null {
  return useSyncExternalStore(subscribe, () => asked);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
