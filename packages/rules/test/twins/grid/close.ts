/** Situations of charges (section 5) and melees (section 8). */

import type { ChargeSituation, MeleeSituation } from "../situations.ts";
import type { Infantry, Unit } from "../units.ts";
import { battalion, battery, garrison, pairs, regiment, screen } from "./units.ts";

type Charger = Omit<ChargeSituation["charger"], "unit">;
type Defender = Omit<ChargeSituation["defender"], "unit">;

function charge(
  charger: Unit,
  defender: Unit,
  one: Charger = {},
  other: Defender = {},
  more: Partial<ChargeSituation> = {},
): ChargeSituation {
  return {
    charger: { unit: charger, ...one },
    defender: { unit: defender, reaction: "stand", ...other },
    distance: 12,
    ...more,
  };
}

const column = battalion({ formation: "attackColumn" });
const dragoons = regiment();

/** `charge.declare` each reach to its limit and just past it, against routers: no roll is needed. */
function reaches(): readonly ChargeSituation[] {
  const limits: readonly (readonly [Unit, number, number])[] = [
    [column, 20, 12],
    [battalion({ formation: "massedColumn" }), 20, 12],
    [battalion(), 15, 9],
    [regiment({ class: "heavy" }), 35, 21],
    [regiment({ class: "battle" }), 40, 24],
    [regiment({ class: "shock" }), 40, 24],
    [regiment({ class: "light" }), 45, 27],
    [regiment({ class: "irregular" }), 45, 27],
  ];
  const routers = battalion({ routing: true, unformed: true });
  return limits.flatMap(([unit, cm, inches]) =>
    [0, 0.01].flatMap((past) => [
      charge(unit, routers, {}, {}, { distance: cm + past }),
      charge(unit, routers, {}, {}, { distance: inches + past, scale: "inch" }),
      charge(unit, routers, {}, {}, { distance: inches + past, scale: "inchAsCm" }),
    ]),
  );
}

export function chargeSituations(): readonly ChargeSituation[] {
  const foot = [
    battalion({ formation: "line" }),
    column,
    battalion({ formation: "companyColumn" }),
  ];
  const horse = [
    regiment({ class: "heavy", cuirassier: true }),
    regiment({ class: "shock", lancer: true }),
    dragoons,
    regiment({ class: "irregular", grade: "recruit" }),
  ];
  const standing: readonly Unit[] = [
    battalion(),
    battalion({ formation: "square" }),
    battalion({ formation: "massedColumn", grade: "recruit" }),
    battalion({ formation: "openOrder" }),
    battery(),
    battery({ formation: "limbered" }),
  ];
  const places = [
    garrison("builtUp"),
    garrison("strongpoint", { grade: "veteran" }),
    garrison("builtUp", { casualties: 4, unformed: true }, true),
  ];
  const states: readonly Partial<Pick<Infantry, "grade" | "size" | "casualties">>[] = [
    { grade: "elite" },
    { grade: "veteran" },
    { grade: "recruit" },
    { size: "large" },
    { size: "small" },
    { casualties: 4 },
    { casualties: 8 },
    { size: "large", casualties: 9 },
  ];
  return [
    ...reaches(),
    ...pairs([...foot, ...horse], standing).map(([one, other]) => charge(one, other)),
    ...pairs(foot, places).map(([one, other]) => charge(one, other)),
    ...pairs(horse, horse).map(([one, other]) => charge(one, other)),
    charge(dragoons, dragoons, {}, { reaction: "counterCharge" }),
    ...states.flatMap((state) => [
      charge({ ...column, ...state }, battalion()),
      charge(column, battalion(state)),
      charge(regiment({ ...state, formation: "column" }), dragoons),
    ]),
    charge(column, battalion({ unformed: true })),
    charge(column, battalion({ faltering: true, unformed: true })),
    charge(column, battalion({ fireDisciplineLost: true })),
    charge(column, battalion(), {}, { uphill: true }),
    charge(column, battalion(), {}, { cover: "cover" }),
    charge(column, battalion(), {}, { supports: 2, general: true }),
    charge(column, battalion(), { flank: true, general: true }),
    charge(column, battalion(), { infantryAssault: true }),
    charge(column, battalion(), { infantryAssault: true, supports: 1 }),
    charge(column, battalion(), { infantryAssault: true, supports: 2 }, { general: true }),
    charge(dragoons, battalion(), { supports: 1 }),
    charge(dragoons, dragoons, { supports: 2, general: true }, { supports: 1 }),
    ...[1, 2, 3].map((lostToFire) =>
      charge({ ...column, casualties: lostToFire + 2 }, battalion(), { lostToFire }),
    ),
    charge({ ...column, casualties: 3, unformed: true }, battalion(), { lostToFire: 3 }),
    ...places.map((place) =>
      charge(
        column,
        place,
        { general: true },
        { general: true },
        {
          options: { "ignition.chargeRoll": true },
        },
      ),
    ),
    ...[2, 6, 9, 10, 11].flatMap((casualties) => [
      charge({ ...column, casualties }, battalion()),
      charge(column, battalion({ casualties })),
      charge(regiment({ casualties }), dragoons),
      charge(dragoons, regiment({ casualties })),
    ]),
    charge(column, battery({ casualties: 6 })),
    charge(dragoons, battery({ casualties: 7, formation: "limbered" })),
    charge(
      dragoons,
      battalion({ formation: "square", casualties: 2 }),
      { general: true },
      {
        general: true,
      },
    ),
    ...[{ own: true }, { enemy: true }, { own: true, enemy: true }].map((generals) =>
      charge(column, battalion({ casualties: 1 }), {}, {}, { generals }),
    ),
    charge(column, battalion({ retreating: true, unformed: true })),
    charge(dragoons, battalion({ routing: true, unformed: true })),
    charge(dragoons, regiment({ routing: true, unformed: true, casualties: 3 }), { general: true }),
    charge(column, battalion(), {}, {}, { distance: 20.1 }),
    charge(battalion(), battalion({ unformed: true }), {}, {}, { distance: 9.1, scale: "inch" }),
    charge(regiment({ class: "light" }), dragoons, {}, {}, { distance: 46 }),
    ...[
      { one: column, distance: 20 },
      { one: battalion(), distance: 15 },
      { one: regiment({ class: "heavy" }), distance: 35 },
      { one: dragoons, distance: 40 },
      { one: regiment({ class: "light" }), distance: 45 },
    ].map(({ one, distance }) => charge(one, battery(), {}, {}, { distance })),
    ...[
      { one: column, distance: 12 },
      { one: battalion(), distance: 9 },
      { one: regiment({ class: "heavy" }), distance: 21 },
    ].map(({ one, distance }) => charge(one, battalion(), {}, {}, { distance, scale: "inch" })),
  ];
}

type MeleeMore = Partial<MeleeSituation>;
type SideMore = Omit<MeleeSituation["attacker"], "unit">;

function melee(
  attacker: Unit,
  defender: Unit,
  one: SideMore = {},
  other: SideMore = {},
  more: MeleeMore = {},
): MeleeSituation {
  return {
    attacker: { unit: attacker, ...one },
    defender: { unit: defender, ...other },
    round: 1,
    onDraw: { attacker: "fightOn", defender: "fightOn" },
    ...more,
  };
}

/** The seed's worked melees A, B, V (the third letter of the Russian alphabet) and G. */
export const WORKED = {
  A: melee(column, battalion({ grade: "recruit", formation: "attackColumn", unformed: true }), {
    elan: true,
  }),
  B: melee(
    dragoons,
    regiment({ class: "shock", casualties: 6 }),
    {},
    {},
    {
      onDraw: { attacker: "fightOn", defender: "retire" },
    },
  ),
  V: melee(regiment({ class: "heavy", cuirassier: true }), battalion({ unformed: true }), {
    elan: true,
  }),
  G: melee(
    battalion({ grade: "recruit", formation: "attackColumn" }),
    garrison("builtUp", { casualties: 8 }),
  ),
} as const;

/** Pairs that meet in both procedures; every feature once or more. */
function encounters(): readonly MeleeSituation[] {
  const heavy = regiment({ class: "heavy", cuirassier: true });
  const lancers = regiment({ class: "light", lancer: true });
  const cossacks = regiment({ class: "irregular", grade: "recruit", lancer: true });
  const attackers: readonly Unit[] = [
    battalion(),
    column,
    battalion({ grade: "elite", size: "large", formation: "companyColumn" }),
    heavy,
    lancers,
    cossacks,
  ];
  const defenders: readonly Unit[] = [
    battalion({ size: "large" }),
    battalion({ formation: "square", size: "large" }),
    battalion({ grade: "recruit", size: "small" }),
    battery(),
    battery({ models: 2, formation: "limbered" }),
    heavy,
    lancers,
    dragoons,
  ];
  const met = pairs(attackers, defenders).flatMap(([one, other]) =>
    one.arm === "infantry" && other.arm === "cavalry" ? [] : [melee(one, other)],
  );
  const places = [
    garrison("builtUp"),
    garrison("strongpoint", { grade: "veteran" }),
    garrison("builtUp", { casualties: 9 }, true),
  ];
  const band = [3, 4, 7, 8, 10, 11];
  return [
    ...Object.values(WORKED),
    ...met,
    ...places.flatMap((place) => [melee(column, place, { elan: true }), melee(battalion(), place)]),
    ...band.flatMap((casualties) => [
      melee({ ...column, casualties }, battalion(), { general: true }, { general: true }),
      melee(
        dragoons,
        regiment({ casualties, size: "large" }),
        { general: true },
        { general: true },
      ),
    ]),
    melee(column, battalion(), { elan: true, glory: true, general: true }),
    melee(battalion({ grade: "elite" }), battalion({ grade: "recruit" }), { elan: true }),
    melee(dragoons, dragoons, {}, { elan: true, glory: true }),
    melee(column, battalion({ grade: "elite", size: "large" }), { flank: true }),
    melee(battalion({ grade: "veteran", unformed: true }), battalion(), {}, { flank: true }),
    melee(
      { ...column, unformed: true, faltering: true, casualties: 8, size: "small" },
      battalion(),
      {},
      {
        flank: true,
      },
    ),
    melee(dragoons, battery(), { flank: true }),
    melee(column, battalion({ faltering: true })),
    melee({ ...lancers, unformed: true }, battalion()),
    melee(column, battalion(), {}, {}, { ground: "steepUp" }),
    melee(column, battalion(), { elan: true }, {}, { ground: "redoubt" }),
    melee(column, garrison("builtUp"), {}, {}, { ground: "steepUp" }),
    melee(battalion(), battalion(), { supports: 2 }, { supports: 1 }),
    melee(dragoons, dragoons, { supports: 1 }, { supports: 2 }),
    melee(battalion(), garrison("builtUp"), { supports: 2 }, { supports: 1 }),
    melee(battalion(), column, {}, {}, { options: { "melee.attackColumnAlwaysElan": true } }),
    melee(column, battalion(), {}, {}, { options: { "melee.attackColumnAlwaysElan": true } }),
    melee(
      column,
      column,
      { elan: true },
      {},
      { options: { "melee.attackColumnAlwaysElan": true } },
    ),
    melee(screen(), screen({ bases: 2, grade: "elite" })),
    { attacker: { unit: battalion() }, defender: { unit: battalion({ grade: "veteran" }) } },
  ];
}

/** What the two sides do about a draw. */
function draws(): readonly MeleeSituation[] {
  const choices = pairs(["fightOn", "retire"] as const, ["fightOn", "retire"] as const).map(
    ([attacker, defender]) => ({ attacker, defender }),
  );
  const met: readonly (readonly [Unit, Unit])[] = [
    [battalion(), battalion()],
    [dragoons, regiment({ class: "heavy" })],
    [battalion({ grade: "recruit" }), garrison("builtUp", { casualties: 8 })],
    [dragoons, battalion()],
  ];
  return pairs(met, choices).flatMap(([[one, other], onDraw]) =>
    [{}, { "general.riskOnDraw": true }].map((options) =>
      melee(one, other, { general: true }, { general: true }, { onDraw, options }),
    ),
  );
}

export function meleeSituations(): readonly MeleeSituation[] {
  const second = [...encounters(), ...draws()].filter(
    ({ attacker, defender }) =>
      (attacker.unit.arm === "cavalry") === (defender.unit.arm === "cavalry"),
  );
  return [
    ...encounters(),
    ...draws(),
    ...second.map((situation): MeleeSituation => ({ ...situation, round: 2 })),
  ];
}

export function meleeToEndSituations(): readonly MeleeSituation[] {
  return [...encounters(), ...draws()].map(({ round: _round, ...situation }) => situation);
}
