import type { ClausePhrases } from "../shape.ts";

/** §2 The turn. */
export const turn = {
  "turn.sequence": {
    title: "Order of the turn",
    text: "Compulsory moves, initiative, command, charges, movement, fire, melee, end of turn. The phasing side goes first in each; losses count at once, so what it shoots down does not fire back. States that last one turn lapse at the end.",
  },
  "initiative.roll": {
    title: "Initiative",
    text: "Each side rolls 2D6, at −1 if its commander-in-chief is lost; a tie is rolled again. The winner says which side is phasing this turn.",
  },
} as const satisfies ClausePhrases;
