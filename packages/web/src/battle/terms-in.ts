import type { EntryView, ScenarioTerms } from "@adjutant/battle";

/** The terms of a battle as whoever looks reads them; null where it is fought without. */
export function termsIn(log: readonly EntryView[]): ScenarioTerms | null {
  const started = log.find(({ event }) => event.type === "started")?.event;
  return started?.type === "started" ? (started.scenario ?? null) : null;
}

/** Is there a map of where the battle is fought. */
export function hasField(log: readonly EntryView[]): boolean {
  return termsIn(log)?.field !== undefined;
}
