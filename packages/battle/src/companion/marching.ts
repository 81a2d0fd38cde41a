/** Orders to set units out on the map and to march them there, and what they become (§3, §4). */
import type {
  ArtilleryFormation,
  CavalryFormation,
  ClauseId,
  InfantryFormation,
  Moved,
} from "@adjutant/rules";
import type { AnyCommand, AnyEvent } from "./events.ts";
import type { At, Change, Spot } from "./state.ts";

type AnyFormation = InfantryFormation | CavalryFormation | ArtilleryFormation;

/** Where a unit is set out: on open ground, as the garrison of a place, or nowhere again. */
export type SetOutAt = At | { readonly garrison: string } | null;

/** Where a general is put: by himself, or with a unit. */
export type GeneralAt = Spot | { readonly unit: string };

/** Who is set out, and where. */
export interface SettingOut {
  readonly side: string;
  readonly places: { readonly [unit: string]: SetOutAt };
  /** Formations that they take for it; not for a brigade that redeploys. */
  readonly formations?: { readonly [unit: string]: AnyFormation };
  /** Brigadiers by their brigades' ids, the commander-in-chief by his side's. */
  readonly generals?: { readonly [of: string]: GeneralAt };
}

/**
 * Sets units out: before the battle in their zone, in the Movement phase where their brigade comes
 * on (`reserve.scheduled`), or where a brigade shifts to that redeploys (`tasking.redeploy`).
 */
export interface Deploy extends AnyCommand, SettingOut {
  readonly type: "deploy";
  readonly overrule?: boolean;
}

/** Units were set out. */
export interface Deployed extends AnyEvent, SettingOut {
  readonly type: "deployed";
  readonly changes: readonly Change[];
  /** They come on in the battle; absent where it is set out before it, or redeploys. */
  readonly arrives?: true;
  /** What a brigade that redeployed has settled. */
  readonly answers?: string;
  /** A rule that the players set aside. */
  readonly overruled?: ClauseId;
}

/** One leg of a way: lengths in the unit of the scale, angles in degrees, clockwise positive. */
export type WayLeg =
  | { readonly kind: "ahead"; readonly length: number; readonly aside?: number }
  | { readonly kind: "wheel"; readonly turn: number }
  | { readonly kind: "form"; readonly formation: AnyFormation }
  | { readonly kind: "about" };

/** The way of one unit. */
export interface MarchWay {
  readonly unit: string;
  readonly legs: readonly WayLeg[];
  /** It comes out of the place that it holds first, on the side that lies there, in degrees. */
  readonly leaves?: number;
  /** The place that it enters at the end, by its id. */
  readonly enters?: string;
}

/**
 * Marches units; of several each sets out when those before it have arrived. All go, or none.
 */
export interface March extends AnyCommand {
  readonly type: "march";
  readonly ways: readonly MarchWay[];
  readonly overrule?: boolean;
}

/** A way that was gone, with what it took. */
export interface WayGone extends MarchWay {
  /** How much of its move the way took, formations aside. */
  readonly how: Moved;
  /** What it spent of its move in all and what it had, in the unit of the scale. */
  readonly spent: number;
  readonly move: number;
  /** It kept to a road. */
  readonly onRoad?: true;
  readonly unformedBy?: "move.terrain" | "move.interpenetrate";
  /** Friends that it went through: they are Unformed too. */
  readonly through?: readonly string[];
  /** It came upon an enemy out of sight, and halted: its legs are what of them was gone. */
  readonly halted?: true;
}

/** Units marched. */
export interface Marched extends AnyEvent {
  readonly type: "marched";
  readonly ways: readonly WayGone[];
  readonly changes: readonly Change[];
  /** A rule that the players set aside. */
  readonly overruled?: ClauseId;
}
