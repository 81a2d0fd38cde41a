import type { ClausePhrases } from "../shape.ts";

/** §11 Morale of brigades and armies. */
export const morale = {
  "brigade.faltering": {
    title: "Faltering brigade",
    text: "A brigade that has seen a unit rout or disperse since its last command roll rolls a D6 for faltering instead, at −1 for each such unit beyond the first. On 2 or less the whole brigade Retires and is Hesitant; on 3 its routing units disperse, the others Retire, and it is Hesitant; on 4–5 it is Hesitant, and units that are routing stay routing; on 6 it obeys. Each unit counts once, when it first routs or disperses; screens never do.",
  },
  "brigade.demoralised": {
    title: "Demoralised brigade",
    text: "A brigade with more than half of its units dispersed or routing at the end of a turn is Demoralised and stays so. Screens are not counted.",
  },
  "army.broken": {
    title: "Broken army",
    text: "When more than half of a side's brigades are Demoralised or gone, the army breaks and the battle is over. If both break in the same turn it is a draw.",
  },
  victory: {
    title: "Victory",
    text: "If neither army breaks, the scenario's objectives decide at the turn limit.",
  },
} as const satisfies ClausePhrases;
