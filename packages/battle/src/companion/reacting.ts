/** Answers to a charge, as people give them and as they came out (`charge.reaction`, `charge.evade`). */
import type { ClauseId } from "@adjutant/rules";
import type { AnyCommand, AnyEvent } from "./events.ts";
import type { FollowUp } from "./follow-up.ts";
import type { Change } from "./state.ts";

/** How a unit evaded a charge (`charge.evade`); lengths in the unit of the scale. */
export interface Evaded {
  /** Horse artillery on a low die does not get away. */
  readonly evades: boolean;
  readonly caught: boolean;
  /** Caught, it is gone; others that are caught fight Unformed, hit in the rear. */
  readonly disperses: boolean;
  /** Its one move, and the charger's reach. */
  readonly move: number;
  readonly reach: number;
}

/** How a unit may answer a charge without a test of its discipline (`charge.reaction`). */
export type ReactionKind = "stand" | "square" | "evade" | "counterCharge";

/** A unit answered a charge: it stands, evaded, counter-charges, or formed a square that is free. */
export interface Reacted extends AnyEvent {
  readonly type: "reacted";
  readonly unit: string;
  /** The charger. */
  readonly to: string;
  readonly reaction: ReactionKind;
  /** Where the charge starts. */
  readonly distance: number;
  /** The die of deployed horse artillery. */
  readonly dice?: { readonly faces: readonly number[]; readonly typed: number };
  readonly evaded?: Evaded;
  /** The declared charge that it answers; with what follows it comes back answered, if it goes on. */
  readonly answers?: string;
  readonly changes: readonly Change[];
  readonly follows: readonly FollowUp[];
  /** A rule that the players set aside. */
  readonly overruled?: ClauseId;
}

/** Answers a charge that has been declared, but for a square by a test (`charge.reaction`). */
export interface React extends AnyCommand {
  readonly type: "react";
  readonly unit: string;
  /** The charger. */
  readonly to: string;
  readonly reaction: ReactionKind;
  /**
   * Where the charge starts, in the unit of the scale; left out, as it was declared. On the map it is
   * measured.
   */
  readonly distance?: number;
  /** On the map: degrees of the charge's wheel; left out, as it was declared (`ChargeWay.turn`). */
  readonly turn?: number;
  /** Deployed horse artillery: its die on the table. */
  readonly faces?: readonly number[];
  readonly typed?: number;
  readonly overrule?: boolean;
}
