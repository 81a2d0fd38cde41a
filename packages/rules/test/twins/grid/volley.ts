/** Situations of volleys: every feature of sections 6.1-6.4, 6.7, 6.8 and Fate. */

import type { FireSituation, Target } from "../situations.ts";
import type { Grade, Infantry, InfantryFormation, Size, Unit } from "../units.ts";
import { battalion, battery, garrison, pairs, regiment, screen } from "./units.ts";

const GRADES: readonly Grade[] = ["elite", "veteran", "line", "recruit"];
const SIZES: readonly Size[] = ["small", "standard", "large"];
const CLOSE: readonly InfantryFormation[] = [
  "line",
  "attackColumn",
  "companyColumn",
  "marchColumn",
  "massedColumn",
  "square",
];

function at(unit: Unit, distance: number, more: Partial<Target> = {}): Target {
  return { unit, distance, ...more };
}

function shot(
  firer: Infantry,
  target: Target | readonly Target[],
  more: Partial<FireSituation> = {},
): FireSituation {
  return { firer, targets: "unit" in target ? [target] : target, ...more };
}

const lineAt12 = at(battalion(), 12);

/** `volley.row`: who fires on which row. */
function rows(): readonly FireSituation[] {
  const everybody = pairs(GRADES, SIZES).flatMap(([grade, size]) => [
    shot(battalion({ grade, size }), lineAt12),
    shot(battalion({ grade, size, british: true }), lineAt12),
  ]);
  const reasons: readonly ((firer: Infantry) => FireSituation)[] = [
    (firer) => shot(firer, lineAt12, { moved: "half" }),
    (firer) => shot(firer, lineAt12, { moved: "more" }),
    (firer) => shot(firer, lineAt12, { changedFormation: true }),
    (firer) => shot(firer, lineAt12, { reformed: true }),
    (firer) => shot(firer, lineAt12, { ground: "rough" }),
    (firer) => shot(firer, lineAt12, { ground: "difficult" }),
    (firer) => shot({ ...firer, unformed: true }, lineAt12),
    (firer) => shot({ ...firer, faltering: true }, lineAt12),
    (firer) => shot({ ...firer, unformed: true, faltering: true }, lineAt12),
    (firer) => shot({ ...firer, fireDisciplineLost: true }, lineAt12),
    (firer) => shot({ ...firer, formation: "companyColumn" }, lineAt12),
    (firer) =>
      shot({ ...firer, fireDisciplineLost: true, unformed: true }, lineAt12, {
        moved: "more",
        ground: "rough",
      }),
  ];
  const firers = [battalion({ grade: "elite" }), battalion({ british: true, size: "large" })];
  return [...everybody, ...pairs(reasons, firers).map(([reason, firer]) => reason(firer))];
}

/** Firer's and target's formations, close by. */
function formations(): readonly FireSituation[] {
  const targets: readonly Unit[] = [
    ...CLOSE.map((formation) => battalion({ formation })),
    battalion({ formation: "openOrder" }),
    regiment(),
    regiment({ formation: "column" }),
    battery(),
    battery({ formation: "limbered" }),
    screen(),
    garrison("builtUp"),
    garrison("strongpoint"),
  ];
  return pairs(CLOSE, targets).map(([formation, unit]) =>
    shot(battalion({ formation }), at(unit, 5)),
  );
}

/** Casualty bands of the firer, with the fresh firer's die against columns. */
function bands(): readonly FireSituation[] {
  const column = at(battalion({ formation: "attackColumn" }), 4);
  return pairs(SIZES, [0, 3, 4, 7, 8, 9, 10, 14]).flatMap(([size, casualties]) => {
    if (casualties >= { small: 9, standard: 12, large: 15 }[size]) return [];
    return [shot(battalion({ size, casualties }), column)];
  });
}

/** Distances on the limits, in all three scales. */
function distances(): readonly FireSituation[] {
  const column = battalion({ formation: "marchColumn" });
  const columnAt = (distance: number) => at(column, distance);
  return [
    ...[0, 4.99, 5, 5.01, 14.99, 15].map((distance) => shot(battalion(), columnAt(distance))),
    ...pairs([2.99, 3, 3.01, 9], ["inch", "inchAsCm"] as const).map(([distance, scale]) =>
      shot(battalion(), columnAt(distance), { scale }),
    ),
    shot(battalion({ formation: "square" }), columnAt(3), { scale: "inch" }),
    shot(battalion({ formation: "square" }), columnAt(5)),
  ];
}

/** Halves, rounding and the options that touch them. */
function halves(): readonly FireSituation[] {
  const firers = pairs(["line", "attackColumn"] as const, [1, 2] as const).map(
    ([formation, shooterClass]) =>
      battalion({ formation, shooterClass, grade: "elite", size: "large" }),
  );
  const targets: readonly Target[] = [
    lineAt12,
    at(battalion(), 12, { cover: "cover" }),
    at(battalion(), 12, { cover: "builtUp" }),
    at(garrison("strongpoint"), 12),
  ];
  const crossed = pairs(pairs(firers, targets), [1, 0.75, 0.7499, 0.5]).map(
    ([[firer, target], share]) => shot(firer, target, { share }),
  );
  const options = [
    "halves.once",
    "fire.builtUpHalfOnly",
    "fire.testWithoutLoss",
    "fraction.literalThreeQuarters",
    "fraction.class2AllDown",
    "fire.halfMoveOnly",
  ];
  const worst = at(battalion({ formation: "massedColumn" }), 5, { cover: "builtUp" });
  return [
    ...crossed,
    ...pairs(options, [firers[0], firers[1], firers[3]]).flatMap(([id, firer]) =>
      firer === undefined ? [] : [shot(firer, worst, { share: 0.6, options: { [id]: true } })],
    ),
    shot(battalion(), lineAt12, { moved: "half", options: { "fire.halfMoveOnly": true } }),
    shot(battalion(), at(battalion(), 12, { cover: "strongpoint" }), {
      share: 0.5,
      options: { "halves.once": true, "fire.builtUpHalfOnly": true, "fire.testWithoutLoss": true },
    }),
  ];
}

/** The target's test: its grade, losses, state and surroundings. */
function tests(): readonly FireSituation[] {
  const firer = battalion({ grade: "elite" });
  const struck: readonly Unit[] = [
    ...GRADES.map((grade) => battalion({ grade })),
    ...[2, 3, 6, 7, 8, 9, 10, 11].map((casualties) => battalion({ casualties })),
    ...[5, 8].map((casualties) => battalion({ size: "small", casualties })),
    battalion({ size: "large", casualties: 9, grade: "veteran" }),
    battalion({ unformed: true }),
    battalion({ faltering: true, casualties: 4 }),
    battalion({ formation: "openOrder", casualties: 3 }),
    regiment({ casualties: 5, class: "heavy" }),
    battery({ casualties: 3 }),
    battery({ models: 2, casualties: 5 }),
    screen({ bases: 2 }),
    screen({ bases: 6, casualties: 3 }),
    garrison("builtUp", { casualties: 5, unformed: true }),
    garrison("builtUp", { casualties: 11 }, true),
  ];
  const facts: readonly Target["test"][] = [
    { general: true },
    { supported: true },
    { brigade: "hesitant" },
    { demoralised: true },
    { general: true, supported: true, brigade: "hesitant", demoralised: true },
  ];
  return [
    ...struck.map((unit) => shot(firer, at(unit, 10))),
    ...facts.flatMap((test) =>
      test === undefined ? [] : [shot(firer, at(battalion({ casualties: 3 }), 10, { test }))],
    ),
    shot(firer, at(battalion(), 10, { cover: "cover", test: { general: false } })),
  ];
}

/** Fate: recovery, generals near, options, targets that are already down. */
function fates(): readonly FireSituation[] {
  const near = [
    { own: true, enemy: false },
    { own: false, enemy: true },
    { own: true, enemy: true },
  ];
  return [
    ...near.map((generals) => shot(battalion({ casualties: 2 }), lineAt12, { generals })),
    ...[battalion(), battalion({ casualties: 1 })].flatMap((firer) => [
      shot(firer, at(battalion({ unformed: true }), 12), { options: { "fate.afterTest": true } }),
      shot(firer, at(battalion({ casualties: 9 }), 12), { options: { "fate.afterTest": true } }),
      shot(firer, at(garrison("builtUp"), 12), { options: { "fate.afterTest": true } }),
    ]),
    shot(battalion({ casualties: 5 }), at(battery({ casualties: 6 }), 12)),
    shot(battalion({ casualties: 5 }), lineAt12, { options: { "fate.artilleryToGenerals": true } }),
    shot(battalion({ grade: "veteran" }), at(screen({ bases: 3, casualties: 3 }), 12), {
      options: { "fate.afterTest": true },
    }),
  ];
}

/** Several targets, and skirmishers in between. */
function several(): readonly FireSituation[] {
  const elite = battalion({ grade: "elite", size: "large" });
  const column = battalion({ formation: "attackColumn" });
  const two = [at(battalion(), 8), at(column, 10)];
  const three = [at(column, 12), at(battalion({ casualties: 10 }), 9), at(regiment(), 11)];
  const screenBetween = { unit: screen(), gap: 5 };
  return [
    shot(elite, two),
    shot(elite, [...two].reverse()),
    shot(elite, three),
    shot(battalion(), three),
    shot(elite, [at(column, 5), at(battalion({ formation: "square" }), 5)]),
    shot(elite, [at(garrison("builtUp"), 8), at(battalion(), 9)]),
    shot(elite, [at(battalion(), 8), at(garrison("builtUp"), 9)]),
    shot(elite, [at(column, 5, { leadsCharge: true })]),
    shot(elite, [at(battalion(), 5), at(column, 9, { leadsCharge: true })]),
    shot(elite, [at(battalion(), 5), at(column, 9, { leadsCharge: true })], {
      options: { "fire.testWithoutLoss": true },
      share: 0.5,
    }),
    shot(battalion(), [
      at(regiment({ casualties: 9 }), 5, { leadsCharge: true }),
      at(regiment({ casualties: 11 }), 5),
      at(regiment(), 5),
    ]),
    shot(elite, two, { options: { "fate.afterTest": true }, generals: { own: true, enemy: true } }),
    shot(elite, lineAt12, { screenBetween }),
    shot(battalion(), lineAt12, { screenBetween }),
    shot(battalion(), at(column, 5), {
      screenBetween: { unit: screen({ bases: 2, casualties: 1 }), gap: 0 },
    }),
    shot(battalion({ grade: "recruit" }), lineAt12, {
      screenBetween: { unit: screen({ grade: "recruit", weapon: "rifle" }), gap: 3 },
    }),
    shot(battalion({ grade: "recruit" }), at(regiment(), 12), {
      screenBetween: { unit: screen({ grade: "elite", casualties: 3 }), gap: 2.5 },
      options: { "fire.testWithoutLoss": true },
    }),
    ...[{}, { "fate.afterTest": true }].map((options) =>
      shot(battalion({ casualties: 8 }), at(battalion(), 12, { cover: "cover" }), {
        moved: "half",
        screenBetween: { unit: screen({ grade: "elite" }), gap: 3 },
        options,
      }),
    ),
    shot(elite, at(battalion({ formation: "square" }), 7), {
      screenBetween: { unit: screen(), gap: 3 },
      scale: "inch",
    }),
    shot(elite, at(battalion({ formation: "square" }), 7), {
      screenBetween,
      options: { "fate.afterTest": true },
    }),
  ];
}

export function volleySituations(): readonly FireSituation[] {
  return [
    ...rows(),
    ...formations(),
    ...bands(),
    ...distances(),
    ...halves(),
    ...tests(),
    ...fates(),
    ...several(),
  ];
}
