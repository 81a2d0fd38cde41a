import type { ClausePhrases } from "../shape.ts";

/** §0 Conventions: scales, dice, what a casualty is. */
export const conventions = {
  "scale.pair": {
    title: "Two columns of distances",
    text: "Every distance stands in two columns: centimetres for 15 mm figures and, in brackets, inches for 28 mm. Neither is worked out from the other: 5″ stands beside 8 cm, and 54″ beside 80 cm. Play one column all day. For 6 or 10 mm figures read the inch number as centimetres.",
  },
  "scale.inclusive": {
    title: "Limits are inclusive",
    text: "A limit belongs to the range: at exactly 80 cm the shot is on, at 81 cm it is not. Distances are taken to the tenth of a millimetre, or the hundredth of an inch, and never rounded in anybody's favour.",
  },
  "dice.natural": {
    title: "Natural dice",
    text: "“Natural” is what the dice show before any modifier. A natural 12 on 2D6 is a double six, a natural 2 a double one. A handful of casualty or skirmish dice never makes a double six, however many sixes lie in it.",
  },
  "dice.casualty": {
    title: "Casualty die (CD)",
    text: "Roll a D6 for every casualty die: each 4, 5 or 6 is one casualty.",
  },
  "dice.small": {
    title: "Half a die: 1D3",
    text: "A D3 is a D6 halved and rounded up. Where both sides roll, the dice of the attacker, charger or phasing side are read first.",
  },
  "casualty.unit": {
    title: "What a casualty is",
    text: "One casualty is one figure lost, some twenty men; one gun model stands for two guns. Shot, shell or sabre, the roster counts them all alike.",
  },
  phasing: {
    title: "Phasing side",
    text: "The side that has the initiative this turn; whoever wins the roll may also leave it to the other. It charges, moves and fires first, and picks the order in which charges and melees are fought.",
  },
} as const satisfies ClausePhrases;
