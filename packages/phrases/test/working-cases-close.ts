import type { WorkingKind } from "@adjutant/rules";
import type { Cases } from "./working-cases.ts";

/** Steps of melees, charges and command. */
export const close = {
  meleeBase: [
    [
      "melee.base",
      { side: "defender", dice: 5 },
      "Defender: 5 casualty dice to begin with",
      "Обороняющийся: для начала 5 кубиков урона",
    ],
  ],
  meleePool: [
    [
      "melee.base",
      { side: "attacker", dice: 8 },
      "Attacker: 8 casualty dice in all",
      "Атакующий: всего 8 кубиков урона",
    ],
  ],
  meleeHits: [
    [
      "dice.casualty",
      { side: "defender", dice: 4, hits: 2 },
      "Defender: 2 casualties from 4 dice",
      "Обороняющийся: 4 кубика, 2 попадания",
    ],
  ],
  difference: [
    ["melee.table.foot", { value: 2 }, "Difference +2", "Разница +2"],
    ["melee.table.foot", { value: -3 }, "Difference −3", "Разница −3"],
    ["melee.table.foot", { value: 0 }, "Difference 0, all even", "Разница 0, поровну"],
  ],
  meleeTable: [
    [
      "melee.table.foot",
      { table: "foot", value: 2 },
      "Table “infantry against foot”, difference 2",
      "Таблица «пехота против пеших», разница 2",
    ],
  ],
  round: [
    ["melee.round2", { round: 1 }, "First round", "Первый раунд"],
    ["melee.round2", { round: 2 }, "Second round", "Второй раунд"],
  ],
  choice: [
    [
      "melee.draw",
      { side: "defender", chooses: "retire" },
      "Defender chooses to Retire",
      "Обороняющийся решает отойти",
    ],
  ],
  chargeTable: [
    [
      "charge.table.vsSquare",
      { table: "vsSquare" },
      "Table “cavalry against a square”",
      "Таблица «кавалерия на каре»",
    ],
  ],
  chargeRow: [
    [
      "charge.table.vsGuns",
      { table: "vsGuns", row: "≥+6", difference: 7 },
      "Difference +7: row ≥ +6",
      "Разница +7: строка ≥ +6",
    ],
    [
      "charge.table.vsSquare",
      { table: "vsSquare", row: "-3..-5", difference: -4 },
      "Difference −4: row −3…−5",
      "Разница −4: строка −3…−5",
    ],
  ],
  outOfReach: [
    [
      "charge.declare",
      { measured: 21, limit: 20 },
      "Declared from 21\u00a0cm, reach 20\u00a0cm: the charge stops short, Unformed",
      "До цели 21\u00a0см, а дистанция атаки 20\u00a0см: атака не дошла и расстроилась",
    ],
  ],
  losses: [
    [
      "charge.table.vsGuns",
      { side: "charger", casualties: 2 },
      "Charger: 2 casualties",
      "Атакующий: 2 потери",
    ],
  ],
  result: [
    [
      "melee.table.foot",
      { side: "attacker", result: "occupies", unformed: false },
      "Attacker takes the position",
      "Атакующий занимает позицию противника",
    ],
    [
      "melee.table.foot",
      { side: "defender", result: "retreat", unformed: true },
      "Defender Retreats, Unformed",
      "Обороняющийся отступает, строй расстроен",
    ],
    [
      "melee.table.foot",
      { side: "attacker", result: "takesGround", unformed: false },
      "Attacker takes the ground",
      "Атакующий занимает позицию противника",
    ],
  ],
  generalTest: [
    [
      "general.trigger",
      { side: "defender" },
      "Defender: roll for the general",
      "Обороняющийся: бросок за генерала",
    ],
  ],
  generalRisk: [
    [
      "general.trigger",
      { natural: 11, atRisk: true },
      "Risk to the general, 11: he is at risk, roll for him",
      "На кубиках 11: генерал рискует, бросьте за него",
    ],
  ],
  generalResult: [
    [
      "general.table",
      { natural: 5, result: "hatShot" },
      "General, 5: hat shot off, not a scratch",
      "На кубике 5: у генерала прострелена шляпа, сам ни царапины",
    ],
  ],
  available: [
    [
      "command.adcRoll",
      { adcs: 4, available: 3 },
      "3 aides-de-camp at hand out of 4",
      "Под рукой 3 адъютанта из 4",
    ],
  ],
  command: [
    [
      "command.brigadeRoll",
      { natural: 2, result: "hesitant" },
      "2 on the die: the brigade is Hesitant",
      "На кубике 2: бригада медлит",
    ],
  ],
  faltering: [
    [
      "brigade.faltering",
      { natural: 4, total: 3, result: "routersDisperse" },
      "4 on the die, 3 with modifiers: routing units disperse, the others Retire, the brigade is Hesitant",
      "На кубике 4, с модификаторами 3: бегущие рассеяны, остальные отходят, бригада медлит",
    ],
  ],
  initiative: [
    [
      "initiative.roll",
      { winner: "first" },
      "First side: the initiative",
      "Первая сторона: инициатива",
    ],
  ],
} satisfies Partial<Cases<WorkingKind>>;
