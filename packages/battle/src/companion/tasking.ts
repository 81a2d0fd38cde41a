/** What aides-de-camp are sent out for (§3), and how long it is in force. */

export type TaskingKind =
  | "attachment"
  | "glory"
  | "forwards"
  | "infantryAssault"
  | "assaultFire"
  | "reserve"
  | "ammunition"
  | "redeploy"
  | "scouts"
  | "skirmishers";

/** A tasking that aides-de-camp carried out or are on their way with. */
export interface TaskingInForce {
  readonly tasking: TaskingKind;
  /** The turn of its issue. */
  readonly turn: number;
  readonly brigade?: string;
  readonly unit?: string;
  /** `forwards`: to a move or to a charge, and how much farther, in the unit of the scale. */
  readonly use?: "move" | "charge";
  readonly farther?: number;
}
