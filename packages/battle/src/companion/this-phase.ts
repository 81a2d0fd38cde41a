/** What has happened since the phase began. */

/** A log: as it is kept, or as a role sees it. */
export type LogOf<Event> = readonly { readonly event: Event; readonly undone: boolean }[];

/** The events of this phase, or of this part of it, that stand; the last first. */
export function* eventsOfPhase<Event extends { readonly type: string }>({
  log,
}: {
  readonly log: LogOf<Event>;
}): Generator<Event> {
  for (let index = log.length - 1; index >= 0; index--) {
    const entry = log[index];
    if (entry === undefined || entry.undone) continue;
    if (entry.event.type === "advanced") return;
    yield entry.event;
  }
}
