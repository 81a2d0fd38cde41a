/** Marks of a turn, as they stand when it starts: they lapse with the one before (§2, 8). */
import type { RosterUnit } from "./state.ts";

export const unmarked = {
  moved: "none",
  changedFormation: false,
  reformed: false,
  unlimbered: false,
  fired: false,
  fellBack: false,
  engaged: null,
  elan: false,
  stood: false,
  charged: false,
  flanking: false,
  underFire: false,
  chargedBy: null,
} as const satisfies Partial<RosterUnit>;
