/** A battle as it stood after each of its events. */
import { type BattleEvent, begin, type Companion, evolve } from "@adjutant/battle";

/** The events that still count, and the states that they make one after another. */
class Past {
  readonly events: readonly BattleEvent[];
  readonly #states: Companion[] = [];

  constructor({ log }: Companion) {
    this.events = log.flatMap(({ event, undone }) =>
      undone || event.type === "undone" || event.type === "redone" ? [] : [event],
    );
  }

  /** The battle after its first events; folded once, as far as somebody looks. */
  after(count: number): Companion | null {
    const wanted = Math.min(count, this.events.length);
    for (let done = this.#states.length; done < wanted; done++) {
      const event = this.events[done];
      const before = this.#states.at(-1);
      if (event === undefined) break;
      if (before !== undefined) this.#states.push(evolve(before, event));
      else if (event.type === "started") this.#states.push(begin(event));
      else break;
    }
    return this.#states[wanted - 1] ?? null;
  }
}

const pasts = new WeakMap<Companion, Past>();

function pastOf(companion: Companion): Past {
  const known = pasts.get(companion);
  if (known !== undefined) return known;
  const past = new Past(companion);
  pasts.set(companion, past);
  return past;
}

/**
 * The battle as it stood after an event; null where it is not among those that count.
 *
 * @param event null: at its start
 */
export function stoodAfter(companion: Companion, event: string | null): Companion | null {
  const past = pastOf(companion);
  const at = event === null ? 0 : past.events.findIndex(({ id }) => id === event);
  return at < 0 ? null : past.after(at + 1);
}
