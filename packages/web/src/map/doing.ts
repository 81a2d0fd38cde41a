/** What is being done on the map with the unit in hand. Headless. */
import type { FireOrder, LegalOrder, Phase, UnitOrder } from "@adjutant/battle";
import type { TablePoint } from "../board/shown.ts";
import type { ResolutionKind } from "../router.ts";
import { type Intent, standing } from "./march.ts";

/** Orders that are aimed at an enemy. */
export type Aimed = FireOrder | "declare" | "charge" | "melee";

export type Doing =
  | { readonly kind: "nothing" }
  /** A place is looked for where it is set out, or comes on. */
  | { readonly kind: "place" }
  | {
      readonly kind: "march";
      /** Its brigade goes with it, */
      readonly whole: boolean;
      /** but for these. */
      readonly without: readonly string[];
      /** Who may not go as far as was meant, where the goal has been drawn in for it. */
      readonly held?: { readonly unit: string; readonly goal: Intent["goal"] };
      readonly intent: Intent;
    }
  /** Its brigade is set anew (`tasking.redeploy`). */
  | { readonly kind: "redeploy" }
  | { readonly kind: "aim"; readonly order: Aimed }
  /**
   * A general, a brigade's or as commander-in-chief his side's, rides to where the map is tapped, or
   * is put there before the battle.
   */
  | { readonly kind: "ride" | "post"; readonly side: string; readonly of: string }
  | { readonly kind: "measure"; readonly from: TablePoint | null; readonly to: TablePoint | null };

export const nothing: Doing = { kind: "nothing" };

/** A march of which nothing is meant yet. */
export const marches = { kind: "march", whole: false, without: [], intent: standing } as const;

/** The address that an order leads to. */
export function kindOf(order: Aimed): ResolutionKind {
  if (order === "declare") return "charge";
  return order === "artillery" || order === "rocket" ? "guns" : order;
}

/** The order that a page resolves; null of one that is aimed at nobody. */
export function aimedAs(kind: ResolutionKind): Aimed | null {
  if (kind === "guns") return "artillery";
  return kind === "discipline" ? null : kind;
}

const fires: readonly FireOrder[] = ["volley", "artillery", "rocket", "skirmish"];
const close: readonly Aimed[] = ["declare", "charge", "melee"];

export function isAimed(order: UnitOrder): order is Aimed {
  return [...close, ...fires].some((aimed) => aimed === order);
}

/** What one takes a unit in hand for in a phase, as far as it may do it. */
export function usual(
  phase: Phase,
  orders: readonly LegalOrder<UnitOrder>[],
  /** It stands on the map. */
  stands: boolean,
): Doing {
  const may = (order: UnitOrder): boolean =>
    orders.some((one) => one.order === order && one.refused === null);
  switch (phase) {
    case "deployment":
      return { kind: "place" };
    case "movement":
      if (!stands) return { kind: "place" };
      return may("move") ? marches : nothing;
    case "charges":
      return may("declare") ? { kind: "aim", order: "declare" } : nothing;
    case "fire": {
      const order = fires.find(may);
      return order === undefined ? nothing : { kind: "aim", order };
    }
    case "melee":
      return may("melee") ? { kind: "aim", order: "melee" } : nothing;
    default:
      return nothing;
  }
}

/** The next point of the ruler: a third one begins anew. */
export function measured(
  { from, to }: Extract<Doing, { readonly kind: "measure" }>,
  at: TablePoint,
): Doing {
  return from === null || to !== null
    ? { kind: "measure", from: at, to: null }
    : { kind: "measure", from, to: at };
}
