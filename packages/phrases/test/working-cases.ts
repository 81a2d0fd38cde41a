import type { ClauseId, WorkingKind, WorkingStep } from "@adjutant/rules";
import { close } from "./working-cases-close.ts";

export type StepOf<Kind extends WorkingKind> = Extract<WorkingStep, { kind: Kind }>;
/** A step with its clause, what it says in English, and in Russian. */
type Case<Kind extends WorkingKind> = readonly [
  ClauseId,
  Omit<StepOf<Kind>, "kind">,
  string,
  string,
];

export type Cases<Kinds extends WorkingKind> = {
  readonly [Kind in Kinds]: readonly Case<Kind>[];
};

/** Each kind of step at least once: the compiler misses none. */
export const cases: Cases<WorkingKind> = {
  row: [
    ["volley.row.superior", { row: "superior", reason: null }, "Superior volley", "Отличный залп"],
    [
      "volley.row.standard",
      { row: "standard", reason: null },
      "Standard volley",
      "Стандартный залп",
    ],
    [
      "volley.row.inferior",
      { row: "inferior", reason: "moved" },
      "Inferior volley: it moved",
      "Худший залп: двигался",
    ],
    [
      "volley.row.inferior",
      { row: "inferior", reason: "ground" },
      "Inferior volley: rough or difficult ground",
      "Худший залп: пересечённая или труднопроходимая местность",
    ],
  ],
  band: [
    [
      "fire.range.guns",
      { band: "effective", gun: "medium", distance: 35.5, limit: 40 },
      "Effective range: 35.5\u00a0cm, medium guns, up to 40\u00a0cm",
      "Эффективная дистанция: 35,5\u00a0см, предел средних орудий 40\u00a0см",
    ],
  ],
  modifier: [
    [
      "volley.elite",
      { side: null, roll: 0, dice: 1, halves: false, times: 1 },
      "Elite: +1 CD",
      "Элита: +1 КУ",
    ],
    [
      "fire.builtUp",
      { side: null, roll: -1, dice: 0, halves: true, times: 1 },
      "Built-up area or strongpoint: −1, half the effect",
      "Поселение или опорный пункт: −1, пополам",
    ],
    [
      "charge.support",
      { side: "charger", roll: 2, dice: 0, halves: false, times: 2 },
      "Charger, supports ×2: +2",
      "Атакующий, поддержка ×2: +2",
    ],
    [
      "skirmish.cover",
      { side: null, roll: 0, dice: -1, halves: false, times: 1 },
      "Target sheltered: −1 die",
      "Цель укрыта: −1 кубик",
    ],
  ],
  roll: [
    ["volley.table", { side: null, natural: 8, total: 8 }, "8 on the dice", "На кубиках 8"],
    [
      "charge.roll",
      { side: "defender", natural: 5, total: -1 },
      "Defender: 5 on the dice, −1 with modifiers",
      "Обороняющийся: на кубиках 5, с модификаторами −1",
    ],
  ],
  cell: [
    [
      "volley.table",
      { casualties: 3, discipline: true, fireDisciplineLost: false },
      "Table: 3 casualties, discipline test",
      "По таблице: 3 потери, проверка дисциплины",
    ],
    [
      "volley.table",
      { casualties: 0, discipline: false, fireDisciplineLost: true },
      "Table: no casualties, fire discipline lost",
      "По таблице: потерь нет, ДС утрачена",
    ],
  ],
  casualtyDice: [
    [
      "dice.casualty",
      { rolled: 1, hits: 1 },
      "1 casualty die: 1 casualty",
      "1 кубик урона: 1 потеря",
    ],
    ["dice.casualty", { rolled: 3, hits: 0 }, "3 casualty dice: nothing", "3 кубика урона: мимо"],
  ],
  halve: [["halves.each", { quarters: 6 }, "Halved: 1½ left", "Делим пополам: 1½"]],
  rounding: [
    [
      "fraction.half",
      { quarters: 6, casualties: 2 },
      "Rounding: 1½ becomes 2 casualties",
      "Округление: из 1½ — 2 потери",
    ],
    [
      "fraction.quarter",
      { quarters: 1, casualties: 0 },
      "Rounding: ¼ becomes nothing",
      "Округление: из ¼ — ничего",
    ],
  ],
  skirmishDice: [
    [
      "skirmish.dice",
      { dice: 2, hitOn: 5 },
      "2 dice, hitting on 5–6",
      "2 кубика, попадание на 5–6",
    ],
    ["skirmish.thin", { dice: 1, hitOn: 6 }, "1 die, hitting on a 6", "1 кубик, попадание на 6"],
  ],
  hits: [["skirmish.hit", { dice: 4, hits: 2 }, "4 dice: 2 hits", "4 кубика: 2 попадания"]],
  screen: [
    [
      "fire.throughSkirmishers",
      { casualties: 1 },
      "The screen in between takes 1 casualty",
      "Цепь перед целью: 1 потеря",
    ],
  ],
  allot: [
    [
      "fire.majority",
      { target: 0, name: "1/20th", casualties: 2 },
      "1/20th: 2 casualties",
      "1/20th: 2 потери",
    ],
    [
      "fire.majority",
      { target: 1, name: null, casualties: 1 },
      "Target 2: 1 casualty",
      "Цель 2: 1 потеря",
    ],
  ],
  bounce: [
    [
      "bounce.half",
      { behind: 0, name: "гренадеры", casualties: 1 },
      "Through to гренадеры: 1 casualty",
      "Проникновение, гренадеры: 1 потеря",
    ],
    [
      "bounce.half",
      { behind: 1, name: null, casualties: 0 },
      "Through to unit 2 behind: no casualties",
      "Проникновение, 2-е за целью: потерь нет",
    ],
  ],
  noBounce: [
    [
      "bounce.reach",
      { behind: 0, name: null, measured: 81, limit: 80 },
      "Unit 1 behind is spared: it stands at 81\u00a0cm, the guns reach 80\u00a0cm",
      "1-е за целью, проникновения нет: до него 81\u00a0см, орудия бьют на 80\u00a0см",
    ],
    [
      "bounce.behind",
      { behind: 0, name: "Рязанский", measured: 0.4999, limit: 0.5 },
      "Рязанский is spared: 49.9% of it stands behind the target, at least 50% would be hit",
      "Рязанский, проникновения нет: за целью 49,9\u00a0% строя, а нужно не меньше 50\u00a0%",
    ],
  ],
  noTest: [
    [
      "fire.disciplineGarrison",
      { reason: "garrison" },
      "No discipline test: a garrison takes no notice of fire",
      "Проверки дисциплины нет: гарнизону огонь нипочём",
    ],
  ],
  discipline: [
    [
      "discipline.table",
      { target: 0, natural: 7, total: 5, result: "retire", recovered: 0 },
      "Discipline test: 7 on the dice, 5 with modifiers — Retires",
      "ПД: на кубиках 7, с модификаторами 5 — отходит",
    ],
    [
      "discipline.doubleSix",
      { target: "screen", natural: 12, total: 12, result: "holds", recovered: 1 },
      "Discipline test, the screen: 12 on the dice — holds, 1 casualty returns to the ranks",
      "ПД, цепь: на кубиках 12 — держится, 1 потеря вернулась в строй",
    ],
  ],
  fate: [
    [
      "fate.table",
      {
        side: "firer",
        natural: 8,
        row: "twoAndTest",
        targetCasualties: 2,
        targetUnformed: false,
        recovered: 0,
      },
      "Firer: Fate, 8: “a heavy blow”, 2 casualties on the target",
      "Стреляющий: Судьба, 8 — «тяжёлый удар», у цели 2 потери",
    ],
    [
      "fate.table",
      {
        side: null,
        natural: 7,
        row: "recover",
        targetCasualties: 0,
        targetUnformed: false,
        recovered: 1,
      },
      "Fate, 7: “good luck”, 1 casualty returns to the ranks",
      "Судьба, 7 — «удача», 1 потеря вернулась в строй",
    ],
    [
      "fate.table",
      {
        side: null,
        natural: 3,
        row: "targetUnformed",
        targetCasualties: 0,
        targetUnformed: true,
        recovered: 0,
      },
      "Fate, 3: “disorder”, the target is Unformed",
      "Судьба, 3 — «смятение», строй цели расстроен",
    ],
    [
      "fate.table",
      {
        side: null,
        natural: 3,
        row: "targetUnformed",
        targetCasualties: 0,
        targetUnformed: false,
        recovered: 0,
      },
      "Fate, 3: “disorder”, but nothing comes of it",
      "Судьба, 3 — «смятение», но всё обошлось",
    ],
    [
      "fate.table",
      {
        side: null,
        natural: 11,
        row: "enemyGeneral",
        targetCasualties: 1,
        targetUnformed: false,
        recovered: 0,
      },
      "Fate, 11: “enemy general”, 1 casualty on the target",
      "Судьба, 11 — «вражеский генерал», у цели 1 потеря",
    ],
  ],
  atRisk: [
    [
      "general.table",
      { side: "enemy" },
      "Enemy general at risk: roll for him",
      "Вражеский генерал рискует: бросьте за него",
    ],
  ],
  ignition: [
    [
      "ignition.table",
      { natural: 11, needed: 11, ignited: true },
      "The place is on fire: 11 on the dice, 11 or more needed",
      "Загорелось: на кубиках 11, нужно не меньше 11",
    ],
  ],
  disperses: [
    [
      "casualty.limit",
      { side: null, name: "1/2 Swiss", limit: 9 },
      "1/2 Swiss disperses: 9 casualties is the limit",
      "1/2 Swiss рассеивается: предел — 9 потерь",
    ],
    [
      "casualty.limit",
      { side: "defender", name: null, limit: 12 },
      "Defender disperses: 12 casualties is the limit",
      "Обороняющийся рассеивается: предел — 12 потерь",
    ],
  ],
  lowAmmunition: [
    ["artillery.doubleOne", {}, "The battery is low on ammunition", "У батареи заряды на исходе"],
  ],
  falters: [["state.faltering", {}, "The target falters", "Цель колеблется"]],
  alight: [["ignition.lasting", {}, "The place is on fire", "Начался пожар"]],
  fireDisciplineLost: [
    ["volley.fireDiscipline", {}, "Fire discipline is lost", "Дисциплина стрельбы утрачена"],
  ],
  rocket: [
    [
      "rocket.table",
      { natural: 3, row: "friend" },
      "Rockets, 3: one turns on the nearest friends, if there are any",
      "Ракеты, 3 — одна повернула на ближайших своих, если они есть",
    ],
  ],
  ...close,
};
