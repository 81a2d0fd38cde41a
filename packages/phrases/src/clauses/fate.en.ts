import type { ClausePhrases } from "../shape.ts";

/** §10 Fate and the risk to generals. */
export const fate = {
  "fate.trigger": {
    title: "Fate",
    text: "A natural double six on a charge roll, an infantry volley or artillery fire, and on an ignition or rocket roll too: roll 2D6 on the Fate table at once. Whatever good comes of it goes only to the unit that rolled it.",
  },
  "fate.charge": {
    title: "Fate in a charge",
    text: "In a charge the target of Fate is the opponent, and the phasing side reads its Fate first. Its casualties and tests take effect before the charge table is read, but the difference stays as rolled. If a test ends worse for a side than the table would, the test stands and the other side has won. A side that disperses has lost.",
  },
  "general.trigger": {
    title: "Risk to generals",
    text: "A general attached to a unit that lost a charge or a melee and Retires or Retreats rolls 2D6. On 2 or on 10 to 12 he is at risk; otherwise he rides on.",
  },
  "fate.table": {
    title: "Fate table",
    text: "On 2 your own nearest general within 30 cm [18″] is at risk; on 10–12 the enemy general nearest to the target within 30 cm [18″] is, and the target loses 1. On 3–4 the target becomes Unformed, or loses 1 if it is so already; on 5–6 it loses 1; on 8–9 it loses 2 and takes a discipline test. On 7 the unit that rolled recovers 1 casualty, or the target loses 1 if there is none to recover. Fate's casualties fall on the unit that took most of them, are never halved and never bounce through; a garrison ignores its test and is not made Unformed by it.",
  },
  "general.table": {
    title: "General at risk",
    text: "Roll a D6. On 1 he is killed, on 2 mortally wounded; on 3 his horse bolts, and he is captured if an enemy is within 30 cm [18″], else out of the next turn; on 4 he is stunned, out of the next turn; on 5 his hat is shot off; on 6 he is lightly wounded, 20 cm [12″] back and out of the next turn. A lost general is replaced in the next Command phase; a lost commander-in-chief costs his side 1 on initiative and one aide-de-camp for good.",
  },
} as const satisfies ClausePhrases;
