/**
 * The grid: per procedure the situations over which the rules and their twins are compared. Only
 * what the rules allow; what they forbid is in `refusals.ts`.
 */

import { canonical } from "./chances.ts";
import { artillerySituations } from "./grid/artillery.ts";
import { chargeSituations, meleeSituations, meleeToEndSituations } from "./grid/close.ts";
import { rocketSituations, skirmishSituations } from "./grid/skirmish.ts";
import {
  adcSituations,
  bounceSituations,
  commandSituations,
  disciplineSituations,
  falteringSituations,
  fateSituations,
  fractionSituations,
  generalSituations,
  ignitionSituations,
  initiativeSituations,
} from "./grid/small.ts";
import { distinct } from "./grid/units.ts";
import { volleySituations } from "./grid/volley.ts";

function once<T>(situations: readonly T[]): readonly T[] {
  return distinct(situations, canonical);
}

export const grid = {
  volley: () => once(volleySituations()),
  skirmish: () => once(skirmishSituations()),
  artillery: () => once(artillerySituations()),
  rocket: () => once(rocketSituations()),
  charge: () => once(chargeSituations()),
  melee: () => once(meleeSituations()),
  meleeToEnd: () => once(meleeToEndSituations()),
  discipline: () => once(disciplineSituations()),
  fate: () => once(fateSituations()),
  general: () => once(generalSituations()),
  ignition: () => once(ignitionSituations()),
  bounce: () => once(bounceSituations()),
  fraction: () => once(fractionSituations()),
  initiative: () => once(initiativeSituations()),
  adc: () => once(adcSituations()),
  command: () => once(commandSituations()),
  faltering: () => once(falteringSituations()),
} as const;
