/**
 * Situations that the rules forbid, each with the clause that forbids it and, where it is a
 * distance, what was measured and the limit.
 *
 * Readings taken here:
 * - What an option forbids is refused by the option's own id (`fire.halfMoveOnly`).
 * - A unit that cannot declare a charge is refused by `charge.declare`; for lost fire discipline by
 *   `move.lostFireDiscipline`, the seed's own clause that `charge.declare` names.
 * - A screen as the target of a charge must evade (`charge.screen`): no roll is made against it.
 * - `straightAheadOnly` says that the fire limits of `command.hesitant` (or `command.radius`) hold: of
 *   them the arc is for whoever measures it, long range and assault fire are refused here.
 * - A howitzer battery or rocket battery that is limbered, or foot guns that moved, as guns.
 */

import {
  battalion,
  battery,
  garrison,
  howitzers,
  regiment,
  rockets,
  screen,
} from "./grid/units.ts";
import type { grid } from "./grid.ts";
import type {
  BounceSituation,
  ChargeSituation,
  FireSituation,
  MeleeSituation,
} from "./situations.ts";

export interface Refused {
  readonly procedure: keyof typeof grid;
  readonly why: string;
  readonly situation: FireSituation | ChargeSituation | MeleeSituation | BounceSituation;
  readonly clause: string;
  readonly measured?: number;
  readonly limit?: number;
}

type FireProcedure = "volley" | "skirmish" | "artillery" | "rocket";

function fire(
  procedure: FireProcedure,
  clause: string,
  why: string,
  situation: FireSituation,
  distance?: { readonly measured: number; readonly limit: number },
): Refused {
  return { procedure, clause, why, situation, ...distance };
}

const target = battalion();

/** `firer` at a target that stands farther than the limit. */
function tooFar(
  procedure: FireProcedure,
  clause: string,
  firer: FireSituation["firer"],
  measured: number,
  limit: number,
  more: Partial<FireSituation> = {},
): Refused {
  const situation = { firer, targets: [{ unit: target, distance: measured }], ...more };
  return fire(procedure, clause, `${measured} is past ${limit}`, situation, { measured, limit });
}

function one(firer: FireSituation["firer"], more: Partial<FireSituation> = {}): FireSituation {
  return { firer, targets: [{ unit: target, distance: 5 }], ...more };
}

const inch = { scale: "inch" } as const;

const ranges: readonly Refused[] = [
  tooFar("volley", "fire.range.musket", battalion(), 15.1, 15),
  tooFar("volley", "fire.range.musket", battalion(), 9.01, 9, inch),
  tooFar("volley", "fire.range.musket", battalion(), 9.01, 9, { scale: "inchAsCm" }),
  tooFar("volley", "fire.range.musket", battalion({ weapon: "rifle" }), 15.1, 15),
  tooFar("volley", "fire.range.musket", battalion({ formation: "square" }), 5.01, 5),
  tooFar("volley", "fire.range.musket", battalion({ formation: "square" }), 3.1, 3, inch),
  tooFar("skirmish", "skirmish.range", screen(), 15.1, 15),
  tooFar("skirmish", "skirmish.range", screen(), 9.1, 9, inch),
  tooFar("skirmish", "skirmish.range", screen({ weapon: "rifle" }), 20.1, 20),
  tooFar("skirmish", "skirmish.range", screen({ weapon: "rifle" }), 12.1, 12, inch),
  tooFar("skirmish", "skirmish.range", garrison("builtUp"), 15.01, 15),
  tooFar("artillery", "fire.range.guns", battery({ gun: "light" }), 75.1, 75),
  tooFar("artillery", "fire.range.guns", battery({ gun: "medium" }), 85.1, 85),
  tooFar("artillery", "fire.range.guns", battery({ gun: "heavy" }), 100.1, 100),
  tooFar("artillery", "fire.range.guns", battery({ gun: "light" }), 50.1, 50, inch),
  tooFar("artillery", "fire.range.guns", battery({ gun: "medium" }), 55.1, 55, inch),
  tooFar("artillery", "fire.range.guns", battery({ gun: "heavy" }), 65.1, 65, inch),
  tooFar("artillery", "fire.range.guns", howitzers(), 85.1, 85),
  tooFar("rocket", "fire.range.rockets", rockets(), 81, 80),
  tooFar("rocket", "fire.range.rockets", rockets(), 54.1, 54, inch),
  fire(
    "volley",
    "fire.range.musket",
    "the second target is out of range",
    {
      firer: battalion(),
      targets: [
        { unit: target, distance: 13 },
        { unit: target, distance: 16 },
      ],
    },
    { measured: 16, limit: 15 },
  ),
];

const sight: readonly Refused[] = [
  fire("volley", "fire.sight.none", "under half can fire", one(battalion(), { share: 0.4999 })),
  fire("skirmish", "fire.sight.none", "under half can fire", one(screen(), { share: 0.4999 })),
  fire("artillery", "fire.sight.none", "under half can fire", one(battery(), { share: 0.4999 })),
  fire("rocket", "fire.sight.none", "under half can fire", one(rockets(), { share: 0.4999 })),
];

const firers: readonly Refused[] = [
  fire("volley", "volley.garrison", "a garrison does not volley", one(garrison("builtUp"))),
  fire(
    "volley",
    "volley.garrison",
    "nor does open order",
    one(battalion({ formation: "openOrder" })),
  ),
  fire("volley", "fire.once", "retreating", one(battalion({ retreating: true, unformed: true }))),
  fire("volley", "fire.once", "routing", one(battalion({ routing: true, unformed: true }))),
  fire("skirmish", "fire.once", "retreating", one(screen({ retreating: true, unformed: true }))),
  fire("artillery", "fire.once", "limbered", one(battery({ formation: "limbered" }))),
  fire("rocket", "fire.once", "limbered", one(rockets({ formation: "limbered" }))),
  fire("artillery", "fire.moved", "foot guns that moved", one(battery(), { moved: "half" })),
  fire("artillery", "fire.moved", "foot howitzers that moved", one(howitzers(), { moved: "more" })),
  fire("artillery", "command.hesitant", "long range under a Hesitant brigade's limits", {
    firer: battery(),
    targets: [{ unit: target, distance: 40.01 }],
    straightAheadOnly: true,
  }),
  fire(
    "artillery",
    "command.hesitant",
    "assault fire under a Hesitant brigade's limits",
    one(battery(), { straightAheadOnly: true, assaultFire: true }),
  ),
  fire(
    "volley",
    "fire.halfMoveOnly",
    "past half its move",
    one(battalion(), { moved: "more", options: { "fire.halfMoveOnly": true } }),
  ),
];

const targets: readonly Refused[] = [
  fire("volley", "fire.oneRoll", "more than two further targets", {
    firer: battalion(),
    targets: [5, 6, 7, 8].map((distance) => ({ unit: target, distance })),
  }),
  fire(
    "volley",
    "fire.throughSkirmishers",
    "the screen is too far in front",
    one(battalion(), { screenBetween: { unit: screen(), gap: 5.01 } }),
    { measured: 5.01, limit: 5 },
  ),
  fire(
    "volley",
    "fire.throughSkirmishers",
    "the screen is too far in front",
    one(battalion(), { screenBetween: { unit: screen(), gap: 3.1 }, scale: "inch" }),
    { measured: 3.1, limit: 3 },
  ),
  fire("artillery", "fire.throughSkirmishers", "not with canister", {
    firer: battery(),
    targets: [{ unit: target, distance: 20.01 }],
    screenBetween: { unit: screen(), gap: 3 },
  }),
  fire("volley", "fire.throughSkirmishers", "skirmishers behind skirmishers", {
    firer: battalion(),
    targets: [{ unit: battalion({ formation: "openOrder" }), distance: 10 }],
    screenBetween: { unit: screen(), gap: 3 },
  }),
];

function charge(
  clause: string,
  why: string,
  charger: ChargeSituation["charger"],
  defender: ChargeSituation["defender"],
  distance = 10,
): Refused {
  return { procedure: "charge", clause, why, situation: { charger, defender, distance } };
}

const column = battalion({ formation: "attackColumn" });

const charges: readonly Refused[] = [
  charge(
    "charge.infantryOnCavalry",
    "infantry on formed cavalry",
    { unit: column },
    { unit: regiment() },
  ),
  charge(
    "charge.table.vsGarrison",
    "cavalry on a garrison",
    { unit: regiment() },
    { unit: garrison("builtUp") },
  ),
  charge("charge.screen", "a screen must evade", { unit: column }, { unit: screen() }),
  charge(
    "charge.declare",
    "squares",
    { unit: battalion({ formation: "square" }) },
    { unit: target },
  ),
  charge("charge.declare", "garrisons", { unit: garrison("builtUp") }, { unit: target }),
  charge("charge.declare", "deployed guns", { unit: battery() }, { unit: target }),
  charge(
    "charge.declare",
    "limbered guns",
    { unit: battery({ formation: "limbered" }) },
    { unit: target },
  ),
  charge("charge.declare", "screens against close order", { unit: screen() }, { unit: target }),
  charge(
    "charge.declare",
    "open order against formed troops",
    { unit: battalion({ formation: "openOrder" }) },
    { unit: target },
  ),
  charge("charge.declare", "Unformed", { unit: { ...column, unformed: true } }, { unit: target }),
  charge("charge.declare", "faltering", { unit: { ...column, faltering: true } }, { unit: target }),
  charge(
    "charge.declare",
    "retreating",
    { unit: { ...column, retreating: true } },
    { unit: target },
  ),
  charge("charge.declare", "routing", { unit: { ...column, routing: true } }, { unit: target }),
  charge(
    "move.lostFireDiscipline",
    "lost fire discipline",
    { unit: { ...column, fireDisciplineLost: true } },
    { unit: target },
  ),
  charge(
    "charge.multiple",
    "supports without the tasking",
    { unit: column, supports: 1 },
    { unit: target },
  ),
  charge(
    "charge.reaction",
    "infantry does not counter-charge",
    { unit: regiment() },
    { unit: target, reaction: "counterCharge" },
  ),
];

const melees: readonly Refused[] = [
  {
    procedure: "melee",
    clause: "melee.base",
    why: "a screen does not fight close order",
    situation: { attacker: { unit: column }, defender: { unit: screen() } },
  },
  {
    procedure: "meleeToEnd",
    clause: "melee.base",
    why: "a screen does not fight close order",
    situation: { attacker: { unit: screen() }, defender: { unit: column } },
  },
];

export const refusals: readonly Refused[] = [
  ...ranges,
  ...sight,
  ...firers,
  ...targets,
  ...charges,
  ...melees,
];
