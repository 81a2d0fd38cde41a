/** Schemas of the situations of fire: volley, skirmish, artillery, rocket, and bounce-through. */
import type { Cover, Rulebook, Unit } from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { across, type Schema } from "./check.ts";
import { atMost } from "./lengths.ts";
import { anySituation, cover, ground, scalesAgree, testFacts } from "./situation-parts.ts";
import { type UnitSchemas, unitSchemas } from "./unit.ts";
import { bounds, distance, share, whole, yesNo } from "./values.ts";
import { z } from "./zod.ts";

/** The cover stated for a unit that holds a place is that place, or none. */
export const placeDecides = across<{ readonly unit: Unit; readonly cover?: Cover }>(
  ["unit", "cover"],
  ({ unit, cover = "none" }) => {
    const garrison = unit.arm === "infantry" || unit.arm === "screen" ? unit.garrison : undefined;
    if (garrison === undefined || cover === "none" || cover === garrison.place) return [];
    return [fault(["cover"], "garrisonCover", { place: garrison.place, cover })];
  },
);

/** What a test in fire asks beside the unit: the cover is the target's own. */
const fireTest = z.strictObject(testFacts);

function fireTarget(units: UnitSchemas) {
  return z
    .strictObject({
      unit: units.any,
      distance,
      cover: z.exactOptional(cover),
      ground: z.exactOptional(ground),
      leadsCharge: z.exactOptional(yesNo),
      test: z.exactOptional(fireTest),
    })
    .check(placeDecides);
}

function unitBehind(units: UnitSchemas) {
  return z.strictObject({
    unit: units.any,
    gap: distance,
    share: z.exactOptional(share),
    distance: z.exactOptional(distance),
    ground: z.exactOptional(ground),
  });
}

interface Away {
  readonly distance: number;
}

interface Behind {
  readonly gap: number;
  readonly distance?: number;
}

/** Sums of two distances of the grid, on the grid. */
function sum(a: number, b: number): number {
  return Math.round((a + b) * 100) / 100;
}

/** A unit behind the target is at least the target's distance and the gap away. */
function behindFaults(target: Away, behind: readonly Behind[]): Fault[] {
  return behind.flatMap(({ gap, distance }, index) => {
    const least = sum(target.distance, gap);
    if (distance === undefined || distance >= least) return [];
    return [fault(["behind", index, "distance"], "behindNearer", { distance, least })];
  });
}

interface Target extends Away {
  readonly leadsCharge?: boolean;
}

const oneLead = across<{ readonly targets: readonly Target[] }>(["targets"], ({ targets }) => {
  const count = targets.filter(({ leadsCharge }) => leadsCharge).length;
  return count > 1 ? [fault(["targets"], "notOneLead", { count })] : [];
});

const behindMain = across<{
  readonly targets: readonly [Target, ...Target[]];
  readonly behind?: readonly Behind[];
}>(["targets", "behind"], ({ targets, behind = [] }) => {
  const nearest = targets.reduce((a, b) => (b.distance < a.distance ? b : a));
  const main = targets.find(({ leadsCharge }) => leadsCharge) ?? nearest;
  return behindFaults(main, behind);
});

/** A screen stands between: it is no farther from the target than the firer is. */
const screenInBetween = across<{
  readonly targets: readonly [Target, ...Target[]];
  readonly screenBetween?: { readonly gap: number };
}>(["targets", "screenBetween"], ({ targets, screenBetween }) => {
  const nearest = Math.min(...targets.map(({ distance }) => distance));
  if (screenBetween === undefined || screenBetween.gap <= nearest) return [];
  return [
    fault(["screenBetween", "gap"], "aboveMaximum", { value: screenBetween.gap, max: nearest }),
  ];
});

/** The situation of fire by one kind of firer. */
export function fireSituation<Firer>(firer: Schema<Firer>, book: Rulebook) {
  const units = unitSchemas(book);
  const target = fireTarget(units);
  return z
    .strictObject({
      ...anySituation,
      firer,
      moved: z.exactOptional(z.enum(["none", "half", "more"])),
      changedFormation: z.exactOptional(yesNo),
      reformed: z.exactOptional(yesNo),
      ground: z.exactOptional(ground),
      share: z.exactOptional(share),
      assaultFire: z.exactOptional(yesNo),
      unlimbered: z.exactOptional(yesNo),
      straightAheadOnly: z.exactOptional(yesNo),
      targets: z.tuple([target], target).check(atMost(bounds.targets)),
      screenBetween: z.exactOptional(z.strictObject({ unit: units.any, gap: distance })),
      behind: z.exactOptional(z.array(unitBehind(units)).check(atMost(bounds.behind))),
      friendNear: z.exactOptional(yesNo),
    })
    .check(scalesAgree, oneLead, behindMain, screenInBetween);
}

export function bounceSituation(book: Rulebook) {
  const units = unitSchemas(book);
  return z
    .strictObject({
      ...anySituation,
      battery: units.artillery,
      target: z
        .strictObject({
          unit: units.any,
          scored: whole(0, bounds.scored),
          distance,
          cover: z.exactOptional(cover),
          ground: z.exactOptional(ground),
        })
        .check(placeDecides),
      behind: z.array(unitBehind(units)).check(atMost(bounds.behind)),
    })
    .check(
      scalesAgree,
      across(["target", "behind"], ({ target, behind }) => behindFaults(target, behind)),
    );
}
