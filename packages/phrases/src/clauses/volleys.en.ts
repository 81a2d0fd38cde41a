import type { ClausePhrases } from "../shape.ts";

/** §6.4–6.5 Volleys and skirmish fire. */
export const volleys = {
  "volley.procedure": {
    title: "How a volley goes",
    text: "Measure, roll 2D6 (high is good), add the modifiers (all the minuses count), read the row, add the casualty dice. Then, in order: halve, round, share out the casualties, take off the losses, Fate, and one discipline test that counts everything lost so far.",
  },
  "volley.row.superior": {
    title: "Superior volley",
    text: "For Large or Standard battalions of Veterans or Elite, and for Large or Standard British Line, as long as they have not moved and hold their fire discipline.",
  },
  "volley.row.standard": {
    title: "Standard volley",
    text: "For all other Large or Standard Line battalions, as long as they have not moved and hold their fire discipline.",
  },
  "volley.row.inferior": {
    title: "Inferior volley",
    text: "For Recruits, for Small battalions of any grade, and for any battalion that moved, changed formation, formed up this turn, is Unformed, has lost its fire discipline, stands in rough or difficult ground or in company column. British and Elite are no exception. Two reasons are no worse than one: nothing lies below this row.",
  },
  "volley.garrison": {
    title: "Garrisons do not volley",
    text: "A garrison fires as skirmishers do, not by volleys. So does a battalion in open order.",
  },
  "volley.fireDiscipline": {
    title: "Losing fire discipline",
    text: "If the cell of the final, modified total shows F, the firer loses its fire discipline.",
  },
  "halves.each": {
    title: "Halving",
    text: "Every reason to halve halves once more; that is where quarters come from. Anything between two quarters counts as the lower one.",
  },
  "volley.elite": {
    title: "Volley: Elite",
    text: "An Elite battalion adds a casualty die to its volley.",
    label: "Elite",
  },
  "volley.largeLine": {
    title: "Volley: large line",
    text: "A Large battalion in line adds a casualty die: more muskets in the front.",
    label: "large, in line",
  },
  "volley.band": {
    title: "Volley: casualties",
    text: "A firer in its first casualty band volleys at −1, in its second at −2.",
    label: "casualties",
  },
  "volley.unformed": {
    title: "Volley: Unformed",
    text: "An Unformed battalion volleys at −2, and on the Inferior row at that.",
    label: "Unformed",
  },
  "volley.columnClose": {
    title: "Volley: column at close range",
    text: "A fresh battalion adds a casualty die against an infantry column within 5 cm [3″].",
    label: "column at close range",
  },
  "volley.dense": {
    title: "Volley: dense target",
    text: "Against a square or a massed column a volley adds two casualty dice, and these replace the die for a close column.",
    label: "dense target",
  },
  "volley.thin": {
    title: "Volley: thin target",
    text: "A volley at a deployed battery or at skirmishers is at −2: there is little to hit.",
    label: "thin target",
  },
  "volley.halfColumnOrSquare": {
    title: "Volley: column or square",
    text: "A battalion in column or square has few muskets to a side: its effect is halved.",
    label: "firer in column or square",
  },
  "volley.table": {
    title: "Volley table",
    text: "Read the modified total on the firer's row, Superior, Standard or Inferior: casualties, D if the target has to test, F if the firer loses its fire discipline. Casualty dice come on top.",
  },
  "skirmish.range": {
    title: "Skirmish range",
    text: "Skirmishers and garrisons fire up to 15 cm [9″] with muskets, 20 cm [12″] with rifles.",
  },
  "skirmish.dice": {
    title: "Skirmish dice",
    text: "A screen rolls a die for every 2 bases it has left, rounded up. A garrison or a battalion in open order rolls 2 dice if Small, 3 if Standard, 4 if Large. If only half of it can fire, half the dice, rounded up.",
  },
  "skirmish.hit": {
    title: "Skirmish hits",
    text: "Each die hits on 5 or 6; a rifle within 10 cm [6″] on 4 or more.",
  },
  "skirmish.cover": {
    title: "Skirmish: cover",
    text: "If the target is in or behind cover, or in a built-up area or strongpoint, take away a die; one always remains. Nothing is halved here.",
    label: "target sheltered",
  },
  "skirmish.thin": {
    title: "Skirmish: thin target",
    text: "Skirmish fire at skirmishers hits only on a 6, with rifles too.",
    label: "skirmishers, only on a 6",
  },
  "skirmish.discipline": {
    title: "Skirmish: discipline test",
    text: "Three hits or more in one go make the target take a discipline test.",
  },
} as const satisfies ClausePhrases;
