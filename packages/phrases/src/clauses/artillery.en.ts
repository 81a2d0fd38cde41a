import type { ClausePhrases } from "../shape.ts";

/** §6.6 Artillery fire. */
export const artillery = {
  "artillery.procedure": {
    title: "How a cannonade goes",
    text: "Guns fire as a battalion volleys: 2D6, modifiers, table, casualty dice, and the same order afterwards. The row is the range band: canister, effective or long. Balls that plough on hit the units behind as the casualties are shared out; whether a building takes fire is rolled last of all.",
  },
  "artillery.assaultFire": {
    title: "Guns: assault fire",
    text: "A battery under orders for assault fire adds a casualty die at effective range or with canister.",
    label: "assault fire",
  },
  "artillery.largeCanister": {
    title: "Guns: large battery, canister",
    text: "A Large battery firing canister adds a casualty die.",
    label: "large battery, canister",
  },
  "artillery.elite": {
    title: "Guns: Elite",
    text: "An Elite battery adds a casualty die when the cell calls for a discipline test.",
    label: "Elite, cell with D",
  },
  "artillery.band": {
    title: "Guns: casualties",
    text: "A battery in its first casualty band fires at −1, in its second at −2.",
    label: "casualties",
  },
  "artillery.moved": {
    title: "Guns: moved",
    text: "Horse guns that moved this turn fire at −2.",
    label: "moved",
  },
  "artillery.unlimbered": {
    title: "Guns: just unlimbered",
    text: "A battery that limbered or unlimbered this turn fires at −2: the gunners are still laying their pieces.",
    label: "just unlimbered",
  },
  "artillery.unformed": {
    title: "Guns: Unformed",
    text: "An Unformed battery fires at −2.",
    label: "Unformed",
  },
  "artillery.lowAmmunition": {
    title: "Guns: low on ammunition",
    text: "A battery that is low on ammunition fires at −2.",
    label: "low on ammunition",
  },
  "artillery.column": {
    title: "Guns: target in column",
    text: "At effective range or with canister, an attack, company or march column, or cavalry in column, is a deep target: one more casualty die.",
    label: "target in column",
  },
  "artillery.dense": {
    title: "Guns: dense target",
    text: "Against a square or a massed column guns add two casualty dice.",
    label: "dense target",
  },
  "artillery.thin": {
    title: "Guns: thin target",
    text: "Fire at a deployed battery or at skirmishers is at −2.",
    label: "thin target",
  },
  "artillery.small": {
    title: "Guns: small battery",
    text: "A Small battery has too few pieces: its effect is halved.",
    label: "small battery",
  },
  "artillery.table": {
    title: "Artillery table",
    text: "Read the modified total on the row of the range band: casualties, and D if the target has to test. Casualty dice come on top.",
  },
  "artillery.doubleOne": {
    title: "Double one: low on ammunition",
    text: "A natural double one has emptied the limbers: the battery is low on ammunition.",
  },
} as const satisfies ClausePhrases;
