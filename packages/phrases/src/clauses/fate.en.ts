import type { ClausePhrases } from "../shape.ts";

/** §10 Fate and the risk to generals. */
export const fate = {
  "fate.trigger": {
    title: "Fate",
    text: "A natural double six on a charge roll, an infantry volley or artillery fire, and on an ignition or rocket roll too: roll 2D6 on the Fate table at once. Whatever good comes of it goes only to the unit that rolled it.",
  },
  "fate.charge": {
    title: "Fate in a charge",
    text: "In a charge the target of Fate is the opponent, and the phasing side reads its Fate first. Its casualties and tests take effect before the charge table is read, but the difference stays as rolled. If a test ends worse for a side than the table would, the test stands and the other side has won.",
  },
  "general.trigger": {
    title: "Risk to generals",
    text: "A general attached to a unit that lost a charge or a melee and Retires or Retreats rolls 2D6. On 2 or on 10 to 12 he is at risk; otherwise he rides on.",
  },
  "fate.table": {
    title: "Fate table",
    text: "At both ends Fate reaches for a general: the firer's own on a 2, the enemy's on a high roll. In between it unsettles the target, costs it more men, or sends one back to your ranks. Fate's casualties are never halved and never bounce through; a garrison ignores its test and cannot be Unformed by it.",
  },
  "general.table": {
    title: "General at risk",
    text: "Roll a D6: from killed outright to a hat shot off. A lost general is replaced in the next Command phase; a lost commander-in-chief costs his side 1 on initiative and one aide-de-camp for good.",
  },
} as const satisfies ClausePhrases;
