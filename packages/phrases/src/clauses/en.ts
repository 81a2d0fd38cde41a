import { artillery } from "./artillery.en.ts";
import { charges } from "./charges.en.ts";
import { command } from "./command.en.ts";
import { conventions } from "./conventions.en.ts";
import { discipline } from "./discipline.en.ts";
import { fate } from "./fate.en.ts";
import { fire } from "./fire.en.ts";
import { forces } from "./forces.en.ts";
import { guns } from "./guns.en.ts";
import { marking } from "./marking.en.ts";
import { melee } from "./melee.en.ts";
import { morale } from "./morale.en.ts";
import { movement } from "./movement.en.ts";
import { options } from "./options.en.ts";
import { turn } from "./turn.en.ts";
import { volleys } from "./volleys.en.ts";

/** Every clause in English, in the order of the rulebook. */
export const clauses = {
  ...conventions,
  ...forces,
  ...turn,
  ...command,
  ...movement,
  ...charges,
  ...fire,
  ...volleys,
  ...artillery,
  ...guns,
  ...melee,
  ...discipline,
  ...fate,
  ...morale,
  ...marking,
  ...options,
};
