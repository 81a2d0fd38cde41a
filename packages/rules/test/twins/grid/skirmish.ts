/** Situations of skirmish fire (6.5) and rockets (7.4). */

import type { FireSituation, Target } from "../situations.ts";
import type { Unit } from "../units.ts";
import { battalion, battery, garrison, pairs, regiment, rockets, screen } from "./units.ts";

function at(unit: Unit, distance: number, more: Partial<Target> = {}): Target {
  return { unit, distance, ...more };
}

export function skirmishSituations(): readonly FireSituation[] {
  const firers: readonly Unit[] = [
    ...[2, 3, 4, 5, 6].map((bases) => screen({ bases })),
    ...[1, 2, 3, 7].map((casualties) => screen({ bases: 6, casualties })),
    screen({ bases: 6, weapon: "rifle" }),
    ...(["small", "standard", "large"] as const).flatMap((size) => [
      garrison("builtUp", { size }),
      battalion({ formation: "openOrder", size }),
    ]),
    battalion({ formation: "openOrder", size: "large", weapon: "rifle", grade: "elite" }),
    garrison("strongpoint", { size: "large", weapon: "rifle", unformed: true, casualties: 8 }),
    { ...screen({ bases: 6 }), garrison: { place: "builtUp", burning: false } },
  ];
  const targets: readonly Target[] = [
    at(battalion(), 10),
    at(battalion({ formation: "openOrder" }), 8),
    at(screen(), 12, { cover: "cover" }),
    at(battalion({ grade: "recruit", casualties: 3 }), 15, { cover: "builtUp" }),
    at(garrison("strongpoint"), 9),
  ];
  const rifles = battalion({ formation: "openOrder", size: "large", weapon: "rifle" });
  const large = garrison("builtUp", { size: "large" });
  return [
    ...pairs(firers, targets).map(([firer, target]) => ({ firer, targets: [target] })),
    ...[10, 10.01, 15.01, 20].map((distance) => ({
      firer: rifles,
      targets: [at(regiment(), distance)],
    })),
    ...[6, 6.01, 12].map((distance) => ({
      firer: rifles,
      targets: [at(regiment(), distance)],
      scale: "inch" as const,
    })),
    { firer: screen(), targets: [at(regiment(), 9)], scale: "inch" as const },
    ...pairs([0.5, 0.74, 0.75], [screen({ bases: 5 }), screen({ bases: 3 }), large]).map(
      ([share, firer]) => ({
        firer,
        share,
        targets: [at(battery(), 10, { cover: "cover" as const })],
      }),
    ),
    ...(["none", "half", "more"] as const).map((moved) => ({
      firer: screen({ bases: 5 }),
      moved,
      targets: [at(battalion(), 10)],
    })),
    { firer: large, targets: [at(battalion({ casualties: 10 }), 10), at(battalion(), 9)] },
    { firer: large, targets: [at(battalion(), 10), at(battalion(), 5, { leadsCharge: true })] },
    {
      firer: large,
      targets: [at(regiment({ casualties: 2 }), 10, { test: { general: true, supported: true } })],
    },
    {
      firer: large,
      targets: [
        at(regiment({ grade: "veteran" }), 10, {
          test: { brigade: "hesitant", demoralised: true },
        }),
      ],
    },
    { firer: large, targets: [at(screen({ bases: 2 }), 10)] },
    {
      firer: rifles,
      targets: [at(battalion({ casualties: 9 }), 10), at(battalion(), 10), at(regiment(), 10)],
    },
  ];
}

export function rocketSituations(): readonly FireSituation[] {
  const units: readonly Target[] = [
    at(battalion(), 60),
    at(battalion({ casualties: 3, grade: "recruit" }), 80),
    at(battalion({ casualties: 5 }), 0),
    at(battalion({ casualties: 6 }), 40),
    at(battalion({ unformed: true }), 40),
    at(battalion({ formation: "square" }), 40, { cover: "cover" }),
    at(battalion({ size: "large", casualties: 8 }), 40, { cover: "builtUp" }),
    at(regiment({ grade: "elite" }), 40, { test: { general: true, supported: true } }),
    at(battery(), 40),
    at(battalion({ size: "small", casualties: 2 }), 40),
    at(battery({ models: 2, casualties: 3 }), 40),
    at(battery({ models: 5, casualties: 3 }), 40),
    at(screen({ bases: 4 }), 40),
    at(screen({ bases: 6 }), 40),
    at(garrison("builtUp"), 40),
    at(garrison("strongpoint", { casualties: 4 }), 40),
    at(garrison("builtUp", {}, true), 40),
  ];
  const variants: readonly Partial<FireSituation>[] = [
    { friendNear: true },
    { friendNear: false, generals: { own: true, enemy: true } },
    { friendNear: true, options: { "ignition.fireOnDirectRocketHit": true } },
  ];
  return [
    ...pairs(units, variants).map(([target, more]) => ({
      firer: rockets(),
      targets: [target],
      ...more,
    })),
    ...[0.5, 0.74].map((share) => ({
      firer: rockets({ models: 1, casualties: 1, unformed: true, lowAmmunition: true }),
      targets: [at(battalion(), 40)],
      share,
      friendNear: true,
    })),
    {
      firer: rockets(),
      targets: [at(battalion(), 54)],
      scale: "inch" as const,
      friendNear: true,
    },
  ];
}
