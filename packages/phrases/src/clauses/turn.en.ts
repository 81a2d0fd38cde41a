import type { ClausePhrases } from "../shape.ts";

/** §2 The turn. */
export const turn = {
  "turn.sequence": {
    title: "Order of the turn",
    text: "Compulsory moves, both sides together: one move for retreating units, two for routing ones. Then the initiative; then command, charges, movement, fire and melee, the phasing side first in each. It declares all its charges, and after that the other side may, with units not yet in a charge and against such units; arrivals open the Movement phase. Each owner picks the order of his fire, and losses count at once: what is shot down does not fire back. A melee has two rounds at most; at the end of the turn its marks lapse, and the morale of brigades and armies and the objectives are looked at.",
  },
  "initiative.roll": {
    title: "Initiative",
    text: "Each side rolls 2D6, at −1 if its commander-in-chief is lost; a tie is rolled again. The winner says which side is phasing this turn.",
  },
} as const satisfies ClausePhrases;
