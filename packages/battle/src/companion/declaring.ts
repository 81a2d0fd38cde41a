/** Charges as they are declared: by command, and as they stand then (`charge.declare`). */
import type { ClauseId } from "@adjutant/rules";
import type { AnyCommand, AnyEvent } from "./events.ts";
import type { FollowUp } from "./follow-up.ts";
import type { Change } from "./state.ts";

/** A unit declared a charge, which stands among what follows until it is resolved. */
export interface Declared extends AnyEvent {
  readonly type: "declared";
  readonly unit: string;
  /** The enemy that it charges. */
  readonly to: string;
  /** Where it starts, in the unit of the scale. */
  readonly distance: number;
  /** On the map: degrees of its wheel, where one was chosen. */
  readonly turn?: number;
  readonly changes: readonly Change[];
  readonly follows: readonly FollowUp[];
  /** A rule that the players set aside. */
  readonly overruled?: ClauseId;
}

/** Declares a charge (`charge.declare`). */
export interface Declare extends AnyCommand {
  readonly type: "declare";
  readonly unit: string;
  /** The enemy that it charges. */
  readonly to: string;
  /** Where it starts, in the unit of the scale; on the map it is measured, and need not be said. */
  readonly distance?: number;
  /** On the map: degrees of its one wheel; left out, what leads into contact soonest. */
  readonly turn?: number;
  readonly overrule?: boolean;
}
