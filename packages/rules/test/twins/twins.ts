/** Every twin under the name of its procedure. */

import { twinArtillery } from "./artillery.ts";
import { twinBounce } from "./bounce.ts";
import { twinCharge } from "./charge.ts";
import { twinAdc, twinCommand, twinFaltering, twinInitiative } from "./command.ts";
import { twinDiscipline } from "./discipline.ts";
import { twinFate } from "./fate.ts";
import { twinFraction } from "./fraction.ts";
import { twinGeneral } from "./general.ts";
import { twinIgnition } from "./ignition.ts";
import { twinMelee, twinMeleeToEnd } from "./melee.ts";
import { twinRocket } from "./rocket.ts";
import { twinSkirmish } from "./skirmish.ts";
import { twinVolley } from "./volley.ts";

export const twins = {
  volley: twinVolley,
  skirmish: twinSkirmish,
  artillery: twinArtillery,
  rocket: twinRocket,
  charge: twinCharge,
  melee: twinMelee,
  meleeToEnd: twinMeleeToEnd,
  discipline: twinDiscipline,
  fate: twinFate,
  general: twinGeneral,
  ignition: twinIgnition,
  bounce: twinBounce,
  fraction: twinFraction,
  initiative: twinInitiative,
  adc: twinAdc,
  command: twinCommand,
  faltering: twinFaltering,
} as const;
