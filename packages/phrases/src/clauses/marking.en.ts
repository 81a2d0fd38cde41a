import type { ClausePhrases } from "../shape.ts";

/** §12 Marking casualties. */
export const marking = {
  "marking.roster": {
    title: "Rosters",
    text: "All figures stay on the table and losses stand on a sheet. The unit keeps its full frontage however few are left in it, and the enemy cannot tell how strong it still is: that is the fog of war.",
  },
  "marking.markers": {
    title: "Casualty markers",
    text: "When a whole base is lost it leaves the table and the frontage shrinks with it; a base has 8 figures at most. A marker in base contact, or the sheet, shows the losses short of the next base, none at 0: a 25 mm square, numbered 1 to 4 or 4 to 7 along its sides. Both players see it.",
  },
} as const satisfies ClausePhrases;
