/**
 * What a role was shown of a battle the last time. From one event to the next nearly all of it stays
 * as it was: what is made of the same value, seen in the same way, is taken from there, and so is one
 * value for whoever compares it.
 */
import { copyOf } from "../input/frozen.ts";

/** What was made of a value last. */
export class Kept<From, Seen> {
  #last: { readonly from: From; readonly seen: Seen } | null = null;

  of(from: From, make: (from: From) => Seen): Seen {
    if (this.#last?.from !== from) this.#last = { from, seen: make(from) };
    return this.#last.seen;
  }
}

type ById<Value> = { readonly [id: string]: Value };

interface Shown<Part, Seen> {
  readonly record: ById<Part>;
  readonly parts: readonly Part[];
  readonly seen: ById<Seen>;
}

/** What was made of a record last, part by part; null stands for what is not seen. */
export class KeptRecord<Part extends { readonly id: string }, Seen> {
  #last: Shown<Part, Seen> | null = null;

  of(record: ById<Part>, make: (part: Part) => Seen | null): ById<Seen> {
    const last = this.#last;
    if (last?.record === record) return last.seen;
    const parts = Object.values(record);
    const seen = (last && this.#changed(last, parts, make)) ?? this.#anew(parts, make);
    this.#last = { record, parts, seen };
    return seen;
  }

  /** Null if the record is of other parts than the last one. */
  #changed(
    { parts: before, seen }: Shown<Part, Seen>,
    parts: readonly Part[],
    make: (part: Part) => Seen | null,
  ): ById<Seen> | null {
    if (before.length !== parts.length) return null;
    let open: Record<string, Seen> | null = null;
    for (let index = 0; index < parts.length; index++) {
      const was = before[index];
      const part = parts[index];
      if (was === part) continue;
      if (part === undefined || was?.id !== part.id) return null;
      const made = make(part);
      if ((made !== null) !== Object.hasOwn(seen, part.id)) return null;
      if (made === null) continue;
      open ??= copyOf<Record<string, Seen>>(seen);
      open[part.id] = made;
    }
    return open === null ? seen : Object.freeze(open);
  }

  #anew(parts: readonly Part[], make: (part: Part) => Seen | null): ById<Seen> {
    // Not written key by key: see `copyOf`.
    const seen = parts.flatMap((part): [string, Seen][] => {
      const made = make(part);
      return made === null ? [] : [[part.id, made]];
    });
    return Object.freeze(Object.fromEntries(seen));
  }
}
