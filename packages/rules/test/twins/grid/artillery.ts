/** Situations of guns and howitzers: every feature of sections 6.6 and 7.1-7.3. */

import type { Behind, FireSituation, Target } from "../situations.ts";
import type { Battery, Unit } from "../units.ts";
import { battalion, battery, garrison, howitzers, pairs, regiment, screen } from "./units.ts";

function at(unit: Unit, distance: number, more: Partial<Target> = {}): Target {
  return { unit, distance, ...more };
}

function shot(
  firer: Battery,
  target: Target | readonly Target[],
  more: Partial<FireSituation> = {},
): FireSituation {
  return { firer, targets: "unit" in target ? [target] : target, ...more };
}

const RANGES = [
  { gun: "light", cm: [20, 35, 75], inches: [12, 21, 50] },
  { gun: "medium", cm: [20, 40, 85], inches: [12, 24, 55] },
  { gun: "heavy", cm: [25, 50, 100], inches: [15, 30, 65] },
] as const;

/** A distance in the middle of each band of a medium battery. */
const BANDS = [15, 30, 60] as const;

/** Range limits of each calibre, in all scales. */
function ranges(): readonly FireSituation[] {
  return RANGES.flatMap(({ gun, cm, inches }) => {
    const [a, b, c] = cm;
    const guns = battery({ gun });
    return [
      ...[a, a + 0.01, b, b + 0.01, c].map((distance) => shot(guns, at(battalion(), distance))),
      ...[inches[0], inches[0] + 0.01, inches[1], inches[1] + 0.01, inches[2]].map((distance) =>
        shot(guns, at(battalion(), distance), { scale: "inch" }),
      ),
      shot(guns, at(battalion(), inches[1] + 0.01), { scale: "inchAsCm" }),
      shot(howitzers({ gun }), at(battalion(), c)),
    ];
  });
}

/** Batteries of every size, grade and state at each band. */
function batteries(): readonly FireSituation[] {
  const firers: readonly Battery[] = [
    battery({ models: 1 }),
    battery({ models: 2, casualties: 4 }),
    battery({ models: 3, casualties: 3 }),
    battery({ models: 5 }),
    battery({ models: 6, casualties: 7 }),
    battery({ models: 8, casualties: 8 }),
    battery({ casualties: 4 }),
    battery({ casualties: 6 }),
    battery({ grade: "elite" }),
    battery({ grade: "elite", models: 5 }),
    battery({ grade: "veteran", mount: "horse" }),
    battery({ grade: "recruit" }),
    battery({ unformed: true }),
    battery({ faltering: true }),
    battery({ lowAmmunition: true, casualties: 1 }),
    battery({ howitzers: 1, mortars: 1 }),
    howitzers(),
    howitzers({ models: 2, grade: "elite" }),
  ];
  return pairs(firers, BANDS).map(([firer, distance]) => shot(firer, at(battalion(), distance)));
}

/** What the battery did this turn. */
function movements(): readonly FireSituation[] {
  const horse = battery({ mount: "horse", gun: "light" });
  const target = at(battalion(), 18);
  return [
    shot(horse, target, { moved: "half" }),
    shot(horse, target, { moved: "more" }),
    shot(horse, target, { unlimbered: true }),
    shot(horse, target, { moved: "half", unlimbered: true }),
    shot(battery(), target, { unlimbered: true }),
    shot({ ...horse, unformed: true, lowAmmunition: true, casualties: 6 }, target, {
      moved: "more",
      unlimbered: true,
    }),
    ...[18, 30].map((distance) =>
      shot(battery(), at(battalion(), distance), { assaultFire: true }),
    ),
    shot(battery({ grade: "elite", models: 5 }), target, { assaultFire: true }),
    shot(battery(), target, { options: { "fire.halfMoveOnly": true } }),
    ...[18, 40].map((distance) =>
      shot(battery(), at(battalion(), distance), { straightAheadOnly: true }),
    ),
  ];
}

/** Targets of every kind at each band. */
function targets(): readonly FireSituation[] {
  const units: readonly Unit[] = [
    battalion({ formation: "attackColumn" }),
    battalion({ formation: "companyColumn" }),
    battalion({ formation: "marchColumn" }),
    battalion({ formation: "massedColumn" }),
    battalion({ formation: "square" }),
    battalion({ formation: "openOrder" }),
    regiment(),
    regiment({ formation: "column" }),
    battery(),
    battery({ formation: "limbered" }),
    screen(),
    garrison("builtUp"),
    garrison("strongpoint"),
  ];
  return pairs(units, BANDS).map(([unit, distance]) => shot(battery(), at(unit, distance)));
}

/** Cover, halves and the options that touch them; howitzers at cover. */
function covers(): readonly FireSituation[] {
  const firers = [
    battery(),
    battery({ models: 2, grade: "elite" }),
    howitzers(),
    howitzers({ models: 2 }),
  ];
  const kinds = ["cover", "builtUp", "strongpoint"] as const;
  const optional = [
    "howitzer.coverInEffective",
    "howitzer.coverInBuiltUp",
    "fire.builtUpHalfOnly",
    "halves.once",
    "fire.testWithoutLoss",
    "fraction.literalThreeQuarters",
    "fraction.class2AllDown",
  ];
  return [
    ...pairs(pairs(firers, kinds), BANDS).map(([[firer, cover], distance]) =>
      shot(firer, at(battalion(), distance, { cover })),
    ),
    ...pairs([0.5, 0.74, 0.75], [battery(), battery({ models: 1 })]).map(([share, firer]) =>
      shot(firer, at(battalion(), 15), { share }),
    ),
    ...optional.flatMap((id) => [
      shot(howitzers(), at(battalion({ formation: "massedColumn" }), 30, { cover: "cover" }), {
        options: { [id]: true },
      }),
      shot(howitzers({ models: 1 }), at(battalion(), 60, { cover: "builtUp" }), {
        share: 0.6,
        options: { [id]: true },
      }),
      shot(battery({ models: 2, howitzers: 1 }), at(garrison("builtUp"), 15), {
        share: 0.6,
        options: { [id]: true },
      }),
    ]),
  ];
}

/** Bounce-through. */
function bounces(): readonly FireSituation[] {
  const column = battalion({ formation: "attackColumn" });
  const one = (more: Partial<Behind> = {}): readonly Behind[] => [
    { unit: column, gap: 8, share: 1, distance: 48, ...more },
  ];
  const at30 = at(column, 30);
  const bounce = (behind: readonly Behind[], more: Partial<FireSituation> = {}) =>
    shot(battery(), at30, { behind, ...more });
  const two: readonly Behind[] = [
    { unit: column, gap: 4, share: 0.5, distance: 40 },
    { unit: battalion(), gap: 13, share: 1, distance: 49 },
  ];
  return [
    ...[0, 4, 8, 8.01].map((gap) => bounce(one({ gap }))),
    ...[0.499, 0.5].map((share) => bounce(one({ share }))),
    ...[85, 85.01].map((distance) =>
      shot(battery(), at(column, 75), { behind: one({ distance }) }),
    ),
    ...[5, 5.01].map((gap) => bounce(one({ gap }), { scale: "inch" })),
    ...BANDS.flatMap((distance) =>
      [
        battery(),
        howitzers(),
        battery({ howitzers: 2 }),
        battery({ models: 2, grade: "elite" }),
      ].map((firer) =>
        shot(firer, at(column, distance), { behind: one({ distance: distance + 12 }) }),
      ),
    ),
    bounce(two),
    ...[
      "bounce.measureToRearBase",
      "bounce.fromUnrounded",
      "bounce.chain",
      "bounce.exemptBehind",
    ].flatMap((id) => [
      bounce(two, { options: { [id]: true } }),
      bounce(one({ gap: 4 }), { options: { [id]: true }, share: 0.6 }),
      bounce(one({ ground: "difficult" }), { options: { [id]: true } }),
    ]),
    bounce(one({ unit: garrison("builtUp") }), { options: { "bounce.exemptBehind": true } }),
    bounce(one({ unit: garrison("builtUp") })),
    bounce(one({ ground: "difficult" })),
    shot(battery(), at(column, 30, { ground: "difficult" }), { behind: one() }),
    shot(battery(), at(column, 30, { ground: "rough" }), { behind: one() }),
    shot(battery(), at(garrison("strongpoint"), 30), { behind: one() }),
    shot(battery(), at(column, 30, { cover: "builtUp" }), { behind: one() }),
    shot(battery(), at(column, 30, { cover: "cover" }), { behind: one() }),
    shot(battery({ grade: "elite", models: 6 }), at(battalion({ casualties: 11 }), 15), {
      behind: [{ unit: screen({ bases: 2, casualties: 1 }), gap: 6, share: 0.9, distance: 25 }],
    }),
    shot(battery({ models: 6 }), [at(column, 15), at(battalion(), 17)], {
      behind: [{ unit: regiment(), gap: 3, share: 0.7, distance: 22 }],
    }),
    shot(battery(), at(column, 15), {
      screenBetween: { unit: screen(), gap: 4 },
      behind: [{ unit: regiment({ formation: "column" }), gap: 3, share: 0.7, distance: 22 }],
    }),
  ];
}

/** Burning buildings. */
function fires(): readonly FireSituation[] {
  const firers = [
    battery({ howitzers: 1 }),
    battery({ howitzers: 2, casualties: 2 }),
    battery({ models: 6, howitzers: 3 }),
    howitzers({ models: 3 }),
    howitzers({ models: 6, grade: "elite", casualties: 1 }),
    battery({ mortars: 3 }),
  ];
  const places: readonly Target[] = [
    at(garrison("builtUp"), 35),
    at(garrison("strongpoint", { casualties: 10 }), 35),
    at(garrison("builtUp", {}, true), 35),
    at(battalion({ casualties: 7 }), 35, { cover: "builtUp" }),
  ];
  return [
    ...pairs(firers, places).map(([firer, place]) => shot(firer, place)),
    shot(howitzers(), [at(battalion(), 30), at(garrison("builtUp"), 34)]),
    shot(howitzers({ casualties: 1 }), at(garrison("builtUp", { unformed: true }), 70), {
      generals: { own: true, enemy: true },
    }),
  ];
}

/** Tests, Fate, several targets and skirmishers in between. */
function consequences(): readonly FireSituation[] {
  const elite = battery({ grade: "elite", models: 5, casualties: 2 });
  const options = ["fate.afterTest", "fate.artilleryToGenerals", "fire.testWithoutLoss"];
  const column = battalion({ formation: "attackColumn" });
  const struck: readonly Unit[] = [
    battalion({ casualties: 10, grade: "recruit" }),
    battalion({ unformed: true, grade: "veteran" }),
    regiment({ casualties: 7 }),
    battery({ casualties: 4 }),
    screen({ bases: 2 }),
    garrison("builtUp", { casualties: 10 }),
  ];
  const generals = { own: true, enemy: true };
  return [
    ...struck.map((unit) => shot(elite, at(unit, 15), { generals })),
    ...pairs(options, struck).map(([id, unit]) =>
      shot(elite, at(unit, 30), { options: { [id]: true } }),
    ),
    shot(elite, at(column, 18), { options: { "fate.artilleryToGenerals": true }, generals }),
    shot(elite, [at(column, 18), at(battalion(), 15), at(regiment(), 20)]),
    shot(elite, [at(column, 35), at(battalion(), 38)]),
    shot(battery(), [at(column, 25, { leadsCharge: true }), at(column, 18)]),
    shot(
      battery(),
      at(column, 18, { leadsCharge: true, test: { general: true, supported: true } }),
    ),
    shot(battery(), at(column, 15), {
      screenBetween: { unit: screen({ grade: "recruit" }), gap: 5 },
    }),
    shot(battery({ models: 2 }), at(battalion(), 20), {
      screenBetween: { unit: screen({ bases: 2, casualties: 1 }), gap: 0 },
    }),
    shot(battery(), at(column, 30), {
      targets: [at(column, 30, { test: { brigade: "hesitant", demoralised: true } })],
    }),
  ];
}

export function artillerySituations(): readonly FireSituation[] {
  return [
    ...ranges(),
    ...batteries(),
    ...movements(),
    ...targets(),
    ...covers(),
    ...bounces(),
    ...fires(),
    ...consequences(),
  ];
}
