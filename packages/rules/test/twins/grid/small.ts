/** Situations of the small procedures: tests, Fate, generals, fire, bounce, rounding, command. */

import type {
  AdcSituation,
  Behind,
  BounceSituation,
  CommandSituation,
  DisciplineSituation,
  FalteringSituation,
  FateSituation,
  FractionSituation,
  GeneralSituation,
  IgnitionSituation,
  InitiativeSituation,
} from "../situations.ts";
import type { Unit } from "../units.ts";
import {
  battalion,
  battery,
  garrison,
  howitzers,
  pairs,
  regiment,
  rockets,
  screen,
} from "./units.ts";

export function disciplineSituations(): readonly DisciplineSituation[] {
  const units: readonly Unit[] = [
    ...(["elite", "veteran", "line", "recruit"] as const).map((grade) => battalion({ grade })),
    ...[1, 3, 4, 7, 8, 11].map((casualties) => battalion({ casualties })),
    ...[8, 9, 10].map((casualties) => battalion({ size: "large", casualties })),
    battalion({ unformed: true }),
    battalion({ faltering: true }),
    battalion({ formation: "openOrder" }),
    regiment({ casualties: 5 }),
    ...pairs([2, 3, 4, 5], [3, 4, 5, 6, 7, 8]).flatMap(([models, casualties]) =>
      models === 2 && casualties >= 6
        ? []
        : [battery({ models, casualties: Math.min(casualties, 7) })],
    ),
    battery({ models: 5, casualties: 8 }),
    rockets({ casualties: 1 }),
    screen({ casualties: 4 }),
    garrison("builtUp", { casualties: 2 }),
  ];
  const facts: readonly Omit<DisciplineSituation, "unit">[] = [
    {},
    { general: true },
    { supported: true },
    { cover: true },
    { brigade: "hesitant" },
    { demoralised: true },
    { brigade: "hesitant", demoralised: true },
    { general: true, supported: true, cover: true, brigade: "hesitant", demoralised: true },
  ];
  return pairs(units, facts).map(([unit, more]) => ({ unit, ...more }));
}

export function fateSituations(): readonly FateSituation[] {
  const rollers: readonly Unit[] = [
    battalion(),
    battalion({ casualties: 3 }),
    battery({ casualties: 1 }),
  ];
  const targets: readonly Unit[] = [
    battalion(),
    battalion({ unformed: true, grade: "recruit" }),
    battalion({ faltering: true }),
    battalion({ casualties: 2 }),
    battalion({ casualties: 10 }),
    battalion({ casualties: 11 }),
    battalion({ formation: "openOrder", casualties: 6 }),
    regiment({ grade: "elite" }),
    battery({ casualties: 5 }),
    screen({ bases: 2 }),
    garrison("builtUp"),
    garrison("strongpoint", { unformed: true, casualties: 11 }),
  ];
  const near = [
    {},
    { own: true, enemy: false },
    { own: false, enemy: true },
    { own: true, enemy: true },
  ];
  const facts = [
    { cover: true },
    { general: true, supported: true },
    { brigade: "hesitant" as const, demoralised: true },
  ];
  return [
    ...pairs(pairs(rollers, targets), near).map(([[unit, target], generals]) => ({
      unit,
      target,
      generals,
    })),
    ...facts.map((test) => ({ unit: battalion(), target: battalion({ casualties: 3 }), test })),
  ];
}

export function generalSituations(): readonly GeneralSituation[] {
  return [{ enemyNear: false }, { enemyNear: true }];
}

export function ignitionSituations(): readonly IgnitionSituation[] {
  return [1, 2, 3, 4, 5, 8].map((models) => ({ howitzers: models }));
}

export function fractionSituations(): readonly FractionSituation[] {
  const firers: readonly Unit[] = [
    battalion(),
    battalion({ shooterClass: 2 }),
    battalion({ formation: "attackColumn" }),
    battalion({ formation: "massedColumn", shooterClass: 2 }),
    battalion({ formation: "square" }),
    battery(),
  ];
  const options = ["", "fraction.literalThreeQuarters", "fraction.class2AllDown"];
  return pairs(pairs(firers, options), [0, 1, 2, 3, 4, 5, 6, 7, 23]).map(
    ([[firer, id], quarters]) => ({
      quarters,
      firer,
      ...(id === "" ? {} : { options: { [id]: true } }),
    }),
  );
}

/** `footprint.table` each depth in cm and inches, small and large where size changes it. */
const DEPTHS: readonly (readonly [Unit, number, number])[] = [
  [battalion(), 2, 1.5],
  [battalion({ formation: "attackColumn" }), 4, 2.5],
  [battalion({ formation: "companyColumn", size: "large" }), 8, 5.25],
  [battalion({ formation: "marchColumn" }), 16, 10.5],
  [battalion({ formation: "marchColumn", size: "small" }), 10.7, 7],
  [battalion({ formation: "marchColumn", size: "large" }), 21.3, 14],
  [battalion({ formation: "massedColumn", size: "small" }), 6, 4],
  [battalion({ formation: "square" }), 6, 4],
  [battalion({ formation: "square", size: "small" }), 4, 2.7],
  [battalion({ formation: "square", size: "large" }), 8, 5.3],
  [battalion({ formation: "openOrder" }), 2, 1.5],
  [regiment(), 2.5, 1.75],
  [regiment({ formation: "column", size: "large" }), 7.5, 5],
  [battery(), 3, 2],
  [battery({ models: 1, formation: "limbered" }), 4, 2.75],
  [battery({ models: 3, formation: "limbered" }), 12, 8.25],
  [screen(), 2, 1.25],
];

/** A number on the grid of hundredths. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * What depends on depths, on the limit and just past it: a unit behind one that is hit, and a rear
 * base behind the target.
 */
function depthSituations(): readonly BounceSituation[] {
  const target = { unit: battalion(), scored: 2, distance: 10 };
  return DEPTHS.flatMap(([unit, cm, inches]) =>
    pairs(["cm", "inch"] as const, [0, 0.01]).flatMap(([scale, past]) => {
      const [deep, reach] = scale === "cm" ? [cm, 8] : [inches, 5];
      const chained: BounceSituation = {
        battery: battery(),
        target,
        behind: [
          { unit, gap: 0 },
          { unit: battalion(), gap: hundredths(deep + reach + past) },
        ],
        scale,
        options: { "bounce.chain": true },
      };
      const toRearBase: BounceSituation = {
        battery: battery(),
        target,
        behind: [{ unit, gap: hundredths(reach - deep + past) }],
        scale,
        options: { "bounce.measureToRearBase": true },
      };
      return deep > reach ? [chained] : [chained, toRearBase];
    }),
  );
}

export function bounceSituations(): readonly BounceSituation[] {
  const column = battalion({ formation: "attackColumn" });
  const one = (more: Partial<Behind> = {}): Behind => ({
    unit: column,
    gap: 8,
    share: 1,
    distance: 48,
    ...more,
  });
  const bounce = (
    behind: readonly Behind[],
    target: Partial<BounceSituation["target"]> = {},
    more: Partial<BounceSituation> = {},
  ): BounceSituation => ({
    battery: battery(),
    target: { unit: column, scored: 3, distance: 30, ...target },
    behind,
    ...more,
  });
  const toRear = { options: { "bounce.measureToRearBase": true } };
  return [
    ...[0, 1, 2, 3, 4, 7].map((scored) => bounce([one()], { scored })),
    ...[0, 4, 8, 8.01].flatMap((gap) => [
      bounce([one({ gap })]),
      bounce([one({ gap })], {}, toRear),
    ]),
    ...depthSituations(),
    ...[0, 0.499, 0.5].map((share) => bounce([one({ share })])),
    ...[85, 85.01].map((distance) => bounce([one({ distance })], { distance: 70 })),
    ...(["none", "cover", "builtUp", "strongpoint"] as const).map((cover) =>
      bounce([one()], { cover }),
    ),
    ...(["open", "rough", "difficult"] as const).flatMap((ground) => [
      bounce([one()], { ground }),
      bounce([one({ ground })]),
      bounce([one({ ground })], {}, { options: { "bounce.exemptBehind": true } }),
    ]),
    bounce([one()], { unit: garrison("builtUp") }),
    ...[15, 30, 60].map((distance) =>
      bounce([one({ distance: distance + 10 })], { distance }, { battery: howitzers() }),
    ),
    bounce([one({ gap: 2, distance: 36 }), one({ gap: 8 }), one({ gap: 9 })]),
    bounce(
      [one({ gap: 2, distance: 36 }), one({ gap: 14 })],
      {},
      { options: { "bounce.chain": true } },
    ),
    bounce(
      [one({ gap: 2, distance: 36 }), one({ gap: 14.01 })],
      {},
      { options: { "bounce.chain": true } },
    ),
    bounce([{ unit: column, gap: 7.5 }], { distance: 73.5 }),
    bounce([{ unit: column, gap: 7.5 }], { distance: 73.51 }),
    bounce([one({ unit: screen({ bases: 2, casualties: 1 }) })], { scored: 6 }),
  ];
}

export function initiativeSituations(): readonly InitiativeSituation[] {
  return pairs([false, true], [false, true]).map(([a, b]) => ({
    a: { commanderLost: a },
    b: { commanderLost: b },
  }));
}

export function adcSituations(): readonly AdcSituation[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((adcs) => ({ adcs }));
}

export function commandSituations(): readonly CommandSituation[] {
  return pairs([false, true], [false, true]).map(([demoralised, offTable]) => ({
    demoralised,
    offTable,
  }));
}

export function falteringSituations(): readonly FalteringSituation[] {
  return [1, 2, 3, 4, 5, 6].map((lost) => ({ lost }));
}
