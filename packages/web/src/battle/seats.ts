/** Who looks at the battle on this device. */
import type { Seat } from "@adjutant/battle";

/** How a battle is shared on one device. */
export const seatings = ["table", "curtain", "umpire"] as const;
/**
 * - `table`: both players look together, all rosters lie open;
 * - `curtain`: one side at a time, a curtain falls whenever the device changes hands;
 * - `umpire`: the same, with an umpire who sees all.
 */
export type Seating = (typeof seatings)[number];

/** Whose eyes are on the screen. */
export type Eyes =
  | { readonly kind: "table" }
  | { readonly kind: "side"; readonly side: string }
  | { readonly kind: "umpire" };

/** The curtain is down: nothing of the battle is shown until somebody takes the device. */
export interface Curtain {
  /** Who should take it; null where anybody may. */
  readonly to: Eyes | null;
  /** Where whoever takes it goes on; null where he was. */
  readonly at: string | null;
}

export const together: Eyes = { kind: "table" };

/** Are these the same eyes. */
export function sameEyes(one: Eyes, other: Eyes): boolean {
  if (one.kind !== other.kind) return false;
  return one.kind !== "side" || (other.kind === "side" && one.side === other.side);
}

/** May these eyes act for a side. */
export function actsFor(eyes: Eyes, side: string | null): boolean {
  return eyes.kind !== "side" || side === null || eyes.side === side;
}

/** A way of sharing as it was stored; what nobody knows is the open table. */
export function seatingOf(stored: unknown): Seating {
  return seatings.find((known) => known === stored) ?? "table";
}

/** What these eyes may know of the battle. */
export function roleOf(eyes: Eyes): Seat {
  return eyes.kind === "side" ? { kind: "side", side: eyes.side } : { kind: "umpire" };
}
