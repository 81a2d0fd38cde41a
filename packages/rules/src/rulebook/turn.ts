/** §2 The turn and §3 Command. */
import { clause, distance, words } from "./clause.ts";

const phases: readonly string[] = [
  "compulsory",
  "initiative",
  "command",
  "charges",
  "movement",
  "fire",
  "melee",
  "end",
];

/** Phases that the phasing side takes first, and then the other. */
const sideBySide: readonly string[] = ["command", "charges", "movement", "fire"];

/** Phases whose orders both sides declare, and that are resolved when both have. */
const declaredFirst: readonly string[] = ["charges"];

export const turn = {
  "turn.sequence": clause(["public", ["house", "detail"]], { phases, sideBySide, declaredFirst }),
  "initiative.roll": clause(["public", ["house", "detail"]], { commanderLost: -1 }),
};

export const command = {
  "command.adcCount": clause(["house"], {
    rating: { inspired: 1, average: 0, plodding: -1 },
    least: 1,
    most: 8,
  }),
  "command.adcRoll": clause(["public"], { availableFrom: 3 }),
  "command.brigadeRoll": clause(["public"], { obeysFrom: 3, demoralisedObeysFrom: 5 }),
  "command.obeys": words("public"),
  "command.hesitant": clause(["public"], {
    formationChange: distance(15, 9),
    retreatingCasualties: 1,
  }),
  "command.radius": clause(["public", ["house", "effect"]], { radius: distance(30, 18) }),
  "reserve.scheduled": words("house"),
  "tasking.attachment": clause(["public"], { cost: 1 }),
  "tasking.glory": clause(["public"], { cost: 1, recoversFrom: 4 }),
  "tasking.forwards": clause(["public"], {
    cost: 2,
    moveDice: { cm: 4, inch: 3 },
    chargeDice: { cm: 2, inch: 1 },
  }),
  "tasking.infantryAssault": clause(["public", ["house", "assaultBonus"]], { cost: 2 }),
  "tasking.assaultFire": clause(["public", ["house", "value"]], { cost: 1 }),
  "tasking.reserve": clause(["public"], { cost: 1, costOffTable: 2, obeysFromOffTable: 5 }),
  "tasking.ammunition": clause(["public"], { cost: 2 }),
  "tasking.redeploy": clause(["public"], { cost: 2, shift: distance(30, 18) }),
  "tasking.scouts": clause(["public", ["house", "reach"]], { cost: 1, reach: distance(60, 36) }),
  "tasking.skirmishers": clause(["house"], { cost: 1, bases: 1 }),
};
