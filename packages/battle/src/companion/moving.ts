/** The order to move units at a table, and its event: what the players tell of it (§4). */
import type {
  ArtilleryFormation,
  CavalryFormation,
  ClauseId,
  InfantryFormation,
  Moved,
  Place,
} from "@adjutant/rules";
import type { AnyCommand, AnyEvent } from "./events.ts";
import type { Pending } from "./pending.ts";
import type { Change } from "./state.ts";

/** What units do in the Movement phase, as the players tell it (§4). */
export interface Movement {
  readonly units: readonly string[];
  /** How far they go; `none` changes formation, turns about, leaves or enters where it stands. */
  readonly how: Moved;
  /** The formation that they take; guns limber and unlimber by it. */
  readonly formation?: InfantryFormation | CavalryFormation | ArtilleryFormation;
  /** They come out of the place that they hold, before all else (`place.leave`). */
  readonly leaves?: true;
  /** They turn about (`move.formation`). */
  readonly about?: true;
  /** The place that they enter at the end, by its id if it has one (`place.enter`). */
  readonly place?: { readonly kind: Place; readonly id?: string };
  /** They end no nearer to any enemy, which is all that Hesitant and faltering units may do. */
  readonly away?: true;
  /** They end Unformed: the ground was difficult, or they passed through friends. */
  readonly unformedBy?: "move.terrain" | "move.interpenetrate";
}

/** Units moved, changed formation, left a place or entered one. */
export interface UnitsMoved extends AnyEvent, Movement {
  readonly type: "moved";
  readonly changes: readonly Change[];
  /** Which place was entered, while places of its kind burn. */
  readonly asks?: readonly Pending[];
  /** A rule that the players set aside. */
  readonly overruled?: ClauseId;
}

type Told<Facts> = {
  readonly [Key in keyof Facts]: Facts[Key] extends true | undefined ? boolean : Facts[Key];
};

/** Moves units without positions: the players tell what they did on the table (§4). */
export interface Move extends AnyCommand, Told<Movement> {
  readonly type: "move";
  readonly overrule?: boolean;
}
