import type { ClausePhrases } from "../shape.ts";

/** §8 Melee and falling back. */
export const melee = {
  "melee.base": {
    title: "Casualty dice in melee",
    text: "Both sides roll at once, infantry and cavalry 5 casualty dice, Cossacks and other irregular horse 4, gunners 3; after all modifiers at least one is left. Screens do not face close order; screen against screen, each rolls 2. The difference counts all hits rolled, even beyond what a unit has left to lose. Then the losses are taken off: a unit that reaches its limit disperses whatever the table says, and the other has won; if both reach it, both disperse.",
  },
  "melee.pairs": {
    title: "One against one",
    text: "A melee is fought between one lead unit on each side. Several attackers on one unit fight it one after another, in the order the phasing player wants; if the defender has gone, the next one takes the ground.",
  },
  "melee.elite": {
    title: "Melee: Elite",
    text: "Elite troops add a casualty die.",
    label: "Elite",
  },
  "melee.grade": {
    title: "Melee: better troops",
    text: "A casualty die for each grade above the opponent. The lower side loses nothing.",
    label: "higher grade",
  },
  "melee.heavy": {
    title: "Melee: heavy cavalry",
    text: "Heavy cavalry adds two casualty dice.",
    label: "heavy cavalry",
  },
  "melee.lancer": {
    title: "Melee: lances",
    text: "Formed lancers add a casualty die against cavalry other than cuirassiers, and two against foot.",
    label: "lances",
  },
  "melee.large": {
    title: "Melee: large unit",
    text: "A Large unit adds a casualty die, unless it is in company column or square, or a battery.",
    label: "large",
  },
  "melee.small": {
    title: "Melee: small unit",
    text: "A Small unit takes a casualty die off.",
    label: "small",
  },
  "melee.elan": {
    title: "Melee: elan",
    text: "Elan won by the charge adds a casualty die in the first round.",
    label: "elan",
  },
  "melee.elanColumn": {
    title: "Melee: column with elan",
    text: "An infantry attack column with elan adds two casualty dice in the first round, in place of the one.",
    label: "attack column with elan",
  },
  "melee.glory": {
    title: "Melee: follow me!",
    text: "A general who leads the charge in person adds a casualty die.",
    label: "general in the lead",
  },
  "melee.band": {
    title: "Melee: casualties",
    text: "The first casualty band costs one casualty die, the second two.",
    label: "casualties",
  },
  "melee.unformed": {
    title: "Melee: Unformed",
    text: "An Unformed or faltering unit takes a casualty die off.",
    label: "Unformed",
  },
  "melee.assault": {
    title: "Melee: attacking a place",
    text: "Attacking a built-up area costs a casualty die in the first round.",
    label: "attacking a built-up area",
  },
  "melee.works": {
    title: "Melee: works and slopes",
    text: "Attacking a strongpoint, a redoubt or up a steep slope costs a casualty die.",
    label: "attacking works or a slope",
  },
  "melee.burning": {
    title: "Melee: burning place",
    text: "Defending a burning place costs a casualty die.",
    label: "burning place",
  },
  "melee.flank": {
    title: "Melee: hit in the flank",
    text: "A unit struck in flank or rear takes a casualty die off and gets none of its bonuses. Guns struck so simply disperse.",
    label: "hit in flank or rear",
  },
  "melee.support": {
    title: "Melee: supports",
    text: "Each formed unit within 15 cm [9″] that joins for the second round adds a casualty die to its side, two units at most.",
    label: "supports",
  },
  "melee.table.foot": {
    title: "Melee: infantry against foot",
    text: "Read the difference in casualties inflicted. Equal: each side may fight on or Retire. 1: the loser Retires, the winner is Unformed. 2: the loser Retreats, the winner takes the ground formed. 3 or 4: the loser Routs; 5 or more: it disperses.",
  },
  "melee.table.cavalry": {
    title: "Melee: cavalry against cavalry",
    text: "Equal: the defender chooses to fight on or Retire; if he Retires, the attacker takes the ground, Unformed. 1: the loser Retires; 2: it Retreats; either way the winner is Unformed. 3 or 4: the loser Routs; 5 or more: it disperses.",
  },
  "melee.table.cavalryFoot": {
    title: "Melee: cavalry beats foot",
    text: "Equal: cavalry has not broken the foot; it Retires and the foot stays. Foot that loses to cavalry has nowhere to run: by 1 it Retreats, by 2 it Routs, by 3 or more it disperses.",
  },
  "melee.table.footCavalry": {
    title: "Melee: foot beats cavalry",
    text: "Foot that beats cavalry off stays where it is. By 1 or 2 the cavalry Retires, by 3 or 4 it Retreats, by 5 or more it Routs.",
  },
  "melee.table.garrison": {
    title: "Melee: fighting for a place",
    text: "Equal: each side may fight on or Retire, but after a second equal round the attacker Retires. 1: a beaten attacker Retires, a beaten garrison Retreats. 2: the loser Retreats; 3 or 4: it Routs; 5 or more: it disperses. Whenever the garrison loses, the place is taken.",
  },
  "melee.draw": {
    title: "Who chooses after a draw",
    text: "Where both sides may choose, the defender speaks first. If one Retires, the other holds or takes the ground, Unformed; if both do, the ground is left empty.",
  },
  "melee.round2": {
    title: "Second round",
    text: "If the first round is drawn and goes on, both sides are Unformed and fight again; what counts for the first round only is gone, the rest still counts. There is no third: after a second draw the attacker Retires.",
  },
  "melee.joined": {
    title: "Units that join in",
    text: "Units that join in the second round become Unformed and share the fate of their lead, but take no casualties themselves.",
  },
  "melee.occupy": {
    title: "Occupying a place",
    text: "When a garrison is driven out, the winner names one unit. It occupies the place at once and becomes Unformed. His others leave the place; they may stand on its flanks or behind it, and are Unformed too. A garrison that wins stays as it is.",
  },
  "melee.generalRisk": {
    title: "General in a lost melee",
    text: "A general attached to a unit that lost a melee and Retires or Retreats rolls for the risk to generals. A draw is not a loss.",
  },
  "fallback.rate": {
    title: "How far units fall back",
    text: "Whatever the formation or ground, one move back is 15 cm [9″] for foot and limbered guns, 30 cm [18″] for horse guns and the usual move of its class for cavalry.",
  },
  "fallback.retire": {
    title: "Retire",
    text: "One move straight back, face to the enemy, Unformed. After the first 10 cm [6″] it may stop 5 cm [3″] behind formed close-order friends. In any falling back squares and massed columns go as attack columns; deployed guns limber up, Unformed, and unlimber only once they have re-formed; a garrison leaves as an Unformed company column on the side away from the attacker, measured from the edge of the place.",
  },
  "fallback.retreat": {
    title: "Retreat",
    text: "One and a half moves back, Unformed, and one move more in each compulsory phase until it rallies. After the first 10 cm [6″] it too may stop 5 cm [3″] behind formed close-order friends. Formations change as they do in a Retire.",
  },
  "fallback.rout": {
    title: "Rout",
    text: "Two moves towards its own edge, and two more in each compulsory phase until it rallies; it does not stop behind friends. A unit that runs off the table has dispersed. Formations change as they do in a Retire.",
  },
  "fallback.blocked": {
    title: "No way back",
    text: "A unit that cannot fall back disperses: stopped by enemies nearer than 5 cm [3″], by impassable ground or, unless it routs, by the table edge. Friends it runs through become Unformed. A new result never replaces a worse one: a unit that routs does not merely Retire.",
  },
} as const satisfies ClausePhrases;
