/** The orders to generals whom to be with and where to ride, and their events (`general.attach`). */
import type { ClauseId } from "@adjutant/rules";
import type { AnyCommand, AnyEvent } from "./events.ts";
import type { Change, Spot } from "./state.ts";

/** A general joins a unit of his brigade or leaves the one he is with (`general.attach`). */
export interface Attach extends AnyCommand {
  readonly type: "attach";
  readonly brigade: string;
  /** Null: he leaves. */
  readonly unit: string | null;
  /** How far he is from it at a charge, in the unit of the scale; left out, near enough. */
  readonly distance?: number;
  /** On the map: where he rides, by himself or leaving his unit; left out, he stays where he is. */
  readonly to?: Spot;
  readonly overrule?: boolean;
}

/** A general joined a unit of his brigade, or left the one he was with (`general.attach`). */
export interface Attached extends AnyEvent {
  readonly type: "attached";
  readonly brigade: string;
  /** Whom he joined; null: nobody, he is free. */
  readonly unit: string | null;
  /** How far he was from it at a charge, where that was measured, in the unit of the scale. */
  readonly distance?: number;
  /** Where he rode on the map. */
  readonly to?: Spot;
  readonly changes: readonly Change[];
  /** A rule that the players set aside. */
  readonly overruled?: ClauseId;
}

/** On the map a commander-in-chief, who joins nobody, rides by himself (`move.rate`). */
export interface Ride extends AnyCommand {
  readonly type: "ride";
  readonly side: string;
  /** In the unit of the scale. */
  readonly to: Spot;
  readonly overrule?: boolean;
}

/** A commander-in-chief rode (`move.rate`). */
export interface Rode extends AnyEvent {
  readonly type: "rode";
  readonly side: string;
  readonly to: Spot;
  /** How far, in the unit of the scale. */
  readonly distance: number;
  readonly changes: readonly Change[];
  /** A rule that the players set aside. */
  readonly overruled?: ClauseId;
}
