/** What was entered for one charge, and what the battle itself said then. */
export interface Entry {
  readonly facts: object;
  readonly likely: object;
}

/** Facts that stand as they were entered, where the battle says of them what it said then. */
export function asEntered<Of extends object>({ facts, likely }: Entry, now: Of): Of {
  const kept = Object.entries(now).map(([fact, value]) => [
    fact,
    fact in facts && Reflect.get(likely, fact) === value ? Reflect.get(facts, fact) : value,
  ]);
  // The same facts, each with a value that it had.
  return Object.fromEntries(kept) as Of;
}
