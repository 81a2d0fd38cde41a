/** Schemas of charge and melee. */
import type { Rulebook, Unit } from "@adjutant/rules";
import { fault } from "../faults.ts";
import { across } from "./check.ts";
import { placeDecides } from "./fire.ts";
import { anySituation, cover, scalesAgree, testFacts } from "./situation-parts.ts";
import { unitSchemas } from "./unit.ts";
import { bounds, distance, whole, yesNo } from "./values.ts";
import { z } from "./zod.ts";

const supports = whole(0, bounds.supports);
const test = z.strictObject(testFacts);

/** What a charger lost to this fire stands among its casualties already. */
const lostIsCounted = across<{ readonly unit: Unit; readonly lostToFire?: number }>(
  ["unit", "lostToFire"],
  ({ unit, lostToFire = 0 }) => {
    const { casualties = 0 } = unit;
    if (lostToFire <= casualties) return [];
    return [fault(["lostToFire"], "lostBeyondCasualties", { lost: lostToFire, casualties })];
  },
);

export function chargeSituation(book: Rulebook) {
  const units = unitSchemas(book);
  return z
    .strictObject({
      ...anySituation,
      charger: z
        .strictObject({
          unit: units.any,
          supports: z.exactOptional(supports),
          general: z.exactOptional(yesNo),
          infantryAssault: z.exactOptional(yesNo),
          flank: z.exactOptional(yesNo),
          lostToFire: z.exactOptional(whole(0, 999)),
          unformedByWay: z.exactOptional(yesNo),
          farther: z.exactOptional(whole(0, 999)),
          test: z.exactOptional(test),
        })
        .check(lostIsCounted),
      defender: z
        .strictObject({
          unit: units.any,
          supports: z.exactOptional(supports),
          general: z.exactOptional(yesNo),
          uphill: z.exactOptional(yesNo),
          cover: z.exactOptional(cover),
          reaction: z.exactOptional(z.enum(["stand", "counterCharge"])),
          test: z.exactOptional(test),
        })
        .check(placeDecides),
      distance,
      phasing: z.exactOptional(z.enum(["charger", "defender"])),
    })
    .check(scalesAgree);
}

const drawChoice = z.exactOptional(z.enum(["fightOn", "retire"]));

/** A garrisoned defender says its own place: it cannot stand in a redoubt as well. */
const onePlace = across<{ readonly defender: { readonly unit: Unit }; readonly ground?: string }>(
  ["defender", "ground"],
  ({ defender: { unit }, ground }) =>
    ground === "redoubt" && "garrison" in unit && unit.garrison !== undefined
      ? [fault(["ground"], "conflict", { first: "defender.unit.garrison", second: "ground" })]
      : [],
);

export function meleeSituation(book: Rulebook) {
  const side = z.strictObject({
    unit: unitSchemas(book).any,
    elan: z.exactOptional(yesNo),
    glory: z.exactOptional(yesNo),
    flank: z.exactOptional(yesNo),
    supports: z.exactOptional(supports),
    general: z.exactOptional(yesNo),
  });
  return z
    .strictObject({
      ...anySituation,
      attacker: side,
      defender: side,
      round: z.exactOptional(z.literal([1, 2])),
      ground: z.exactOptional(z.enum(["open", "steepUp", "redoubt"])),
      onDraw: z.exactOptional(z.strictObject({ attacker: drawChoice, defender: drawChoice })),
    })
    .check(scalesAgree, onePlace);
}
