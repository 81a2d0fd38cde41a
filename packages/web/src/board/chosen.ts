/**
 * What is chosen on the map, and what is meant by choosing more: tap–tap and drag mean the same. The
 * board knows no rules; whoever uses it says what may be aimed at.
 */
import type { Dot } from "./plane.ts";

/** A unit or a piece of ground, by its id. */
export type Thing =
  | { readonly kind: "unit"; readonly id: string }
  | { readonly kind: "ground"; readonly id: string };

export interface Chosen {
  readonly chosen: Thing | null;
  readonly hovered: Thing | null;
}

export const nothing: Chosen = { chosen: null, hovered: null };

/** A unit that is sent somewhere: to a point, or against a thing that stands there. */
export interface Aim {
  readonly unit: string;
  readonly at: Dot;
  readonly on: Thing | null;
}

export function same(a: Thing | null, b: Thing | null): boolean {
  return a === b || (a !== null && b !== null && a.kind === b.kind && a.id === b.id);
}

/**
 * A tap: chooses what lies there, lets go of it when it is tapped again, or aims the unit chosen
 * before.
 * @param mayAim may the chosen unit be sent there
 */
export function tapped(
  state: Chosen,
  on: Thing | null,
  at: Dot,
  mayAim: (aim: Aim) => boolean,
): { readonly state: Chosen; readonly aim: Aim | null } {
  const { chosen } = state;
  if (chosen?.kind === "unit" && !same(chosen, on)) {
    const aim = { unit: chosen.id, at, on };
    if (mayAim(aim)) return { state, aim };
  }
  return { state: { ...state, chosen: same(chosen, on) ? null : on }, aim: null };
}

/** The end of a drag. */
export function dropped(aim: Aim, mayAim: (aim: Aim) => boolean): Aim | null {
  return mayAim(aim) ? aim : null;
}

export function hovering(state: Chosen, on: Thing | null): Chosen {
  return same(state.hovered, on) ? state : { ...state, hovered: on };
}
