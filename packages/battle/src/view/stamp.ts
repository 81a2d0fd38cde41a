/** What every event has, whoever reads it. */
import type { BattleEvent } from "../companion/events.ts";

/** What the view of every event has. */
export interface AnyView {
  readonly id: string;
  readonly at?: number;
}

/** Its id, and when it happened if that is known. */
export function stamp({ id, at }: BattleEvent): AnyView {
  return at === undefined ? { id } : { id, at };
}
