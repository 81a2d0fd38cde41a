/** Schemas of the procedures that ask little: tests, Fate, fractions, command. */
import type { Rulebook } from "@adjutant/rules";
import { anySituation, scalesAgree, testFacts } from "./situation-parts.ts";
import { unitSchemas } from "./unit.ts";
import { bounds, whole, yesNo } from "./values.ts";
import { z } from "./zod.ts";

const testWithCover = { ...testFacts, cover: z.exactOptional(yesNo) };

export function disciplineSituation(book: Rulebook) {
  return z
    .strictObject({ ...anySituation, unit: unitSchemas(book).any, ...testWithCover })
    .check(scalesAgree);
}

export function fateSituation(book: Rulebook) {
  const unit = unitSchemas(book).any;
  return z
    .strictObject({
      ...anySituation,
      unit,
      target: unit,
      test: z.exactOptional(z.strictObject(testWithCover)),
    })
    .check(scalesAgree);
}

export function generalSituation() {
  return z.strictObject({ ...anySituation, enemyNear: z.exactOptional(yesNo) }).check(scalesAgree);
}

export function ignitionSituation() {
  return z.strictObject({ ...anySituation, howitzers: whole(1, bounds.models) }).check(scalesAgree);
}

export function fractionSituation(book: Rulebook) {
  return z
    .strictObject({
      ...anySituation,
      quarters: whole(0, bounds.quarters),
      firer: unitSchemas(book).any,
    })
    .check(scalesAgree);
}

const roller = z.exactOptional(z.strictObject({ commanderLost: z.exactOptional(yesNo) }));

export function initiativeSituation() {
  return z.strictObject({ ...anySituation, first: roller, second: roller }).check(scalesAgree);
}

/** A side may have lost its last aide-de-camp with its commander. */
export function adcSituation(book: Rulebook) {
  const { most } = book.clauses["command.adcCount"].value;
  return z.strictObject({ ...anySituation, adcs: whole(0, most) }).check(scalesAgree);
}

export function commandSituation() {
  return z
    .strictObject({
      ...anySituation,
      demoralised: z.exactOptional(yesNo),
      offTable: z.exactOptional(yesNo),
    })
    .check(scalesAgree);
}

export function falteringSituation() {
  return z
    .strictObject({ ...anySituation, further: z.exactOptional(whole(0, bounds.units)) })
    .check(scalesAgree);
}
