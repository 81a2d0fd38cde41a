import { artillery } from "./artillery.ru.ts";
import { charges } from "./charges.ru.ts";
import { command } from "./command.ru.ts";
import { conventions } from "./conventions.ru.ts";
import { discipline } from "./discipline.ru.ts";
import { fate } from "./fate.ru.ts";
import { fire } from "./fire.ru.ts";
import { forces } from "./forces.ru.ts";
import { guns } from "./guns.ru.ts";
import { marking } from "./marking.ru.ts";
import { melee } from "./melee.ru.ts";
import { morale } from "./morale.ru.ts";
import { movement } from "./movement.ru.ts";
import { options } from "./options.ru.ts";
import { turn } from "./turn.ru.ts";
import { volleys } from "./volleys.ru.ts";

/** Every clause in Russian, in the order of the rulebook. */
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
