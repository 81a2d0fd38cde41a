/** What every event has, whoever reads it. */
import type { BattleEvent, By } from "../companion/events.ts";

/** What the view of every event has. */
export interface AnyView {
  readonly id: string;
  readonly by?: By;
  readonly at?: number;
}

/** Its id, who gave it and when it happened, if that is known. */
export function stamp({ id, by, at }: BattleEvent): AnyView {
  return { id, ...(by !== undefined && { by }), ...(at !== undefined && { at }) };
}
