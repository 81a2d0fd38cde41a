import type { Fault as BattleFault } from "@adjutant/battle";
import { describe, expect, test } from "vitest";
import { en } from "../src/en.ts";
import type { Fault } from "../src/index.ts";
import { ru } from "../src/ru.ts";

/** The faults that input can have: this does not compile if one of them cannot be said. */
const sayable = (fault: BattleFault): Fault => fault;

const cases: readonly (readonly [Fault, string, string])[] = [
  [
    { path: ["casualties"], code: "notWhole", params: { value: -0.5 } },
    "casualties: −0.5 is not whole; a whole number would be right",
    "casualties: −0,5 — не целое; нужно целое число",
  ],
  [
    { path: ["distance"], code: "belowMinimum", params: { value: -3, min: -0 } },
    "distance: −3 is too little; 0 or more would be right",
    "distance: −3 — мало; нужно 0 или больше",
  ],
  [
    {
      path: ["field", "terrain", 2, "shape", "polygon", 3],
      code: "offTable",
      params: { x: 121.5, y: 4, width: 120, depth: 90 },
    },
    "field.terrain[2].shape.polygon[3]: (121.5, 4) is off the table; up to (120, 90) would be right",
    "field.terrain[2].shape.polygon[3]: точка (121,5; 4) за краем стола; нужно не дальше (120; 90)",
  ],
  [
    { path: ["field"], code: "selfCrossing", params: { first: 1, second: 3 } },
    "field: sides 1 and 3 of this shape cross; sides that meet only at their corners would be right",
    "field: стороны 1 и 3 этой фигуры пересекаются; стороны должны сходиться только в углах",
  ],
  [
    { path: ["field"], code: "placeFull", params: { place: "village", sectors: 2 } },
    "field: “village” has 2 sectors, and that many units hold it already",
    "field: в «village» 2 сектора, и столько подразделений его уже держат",
  ],
  [
    {
      path: ["field", "places", "a"],
      code: "unitsOverlap",
      params: { id: "a", other: "b", scale: "cm" },
    },
    "field.places.a: “a” stands on “b”; side by side would be right, edges may touch",
    "field.places.a: «a» стоит поверх «b»; нужно рядом, краями касаться можно",
  ],
  [
    {
      path: ["field", "deployment", 0, "zone"],
      code: "zoneTooSmall",
      params: { units: "a", count: 1, frontage: 21.3, depth: 2, scale: "inch" },
    },
    "field.deployment[0].zone: “a” does not fit here even alone (on a table in inches); 21.3 by 2 of ground open to it, or more, would be right",
    "field.deployment[0].zone: «a» не помещается здесь даже отдельно (на столе в дюймах); нужно не меньше 21,3 на 2 проходимой земли",
  ],
  [
    {
      path: ["field", "deployment", 0, "zone"],
      code: "zoneTooSmall",
      params: { units: "a, b", count: 2, frontage: 16, depth: 2, scale: "inchAsCm" },
    },
    "field.deployment[0].zone: “a, b” do not fit here even alone (on a table in inches read as centimetres); 16 by 2 of ground open to them, or more, would be right",
    "field.deployment[0].zone: «a, b» не помещаются здесь даже поодиночке (на столе в дюймах, отмеренных сантиметрами); нужно не меньше 16 на 2 проходимой земли",
  ],
  [
    {
      path: ["field", "arrivals", 0, "edge"],
      code: "arrivalTooShort",
      params: { id: "a", length: 15.99, least: 16, scale: "cm" },
    },
    "field.arrivals[0].edge: a stretch of 15.99 is too short for “a”; 16 or more would be right",
    "field.arrivals[0].edge: отрезок 15,99 короток для «a»; нужно не меньше 16",
  ],
  [
    { path: ["firer"], code: "unknownKey", params: { key: "lance", allowed: "name, grade" } },
    "firer: “lance” does not belong here; these would: name, grade",
    "firer: «lance» здесь лишнее; сюда подходят: name, grade",
  ],
  [
    {
      path: ["targets", 0, "unit", "size"],
      code: "wrongValue",
      params: { value: "big", allowed: "small, standard, large" },
    },
    "targets[0].unit.size: “big” is not known here; one of these would be right: small, standard, large",
    "targets[0].unit.size: «big» здесь не подходит; нужно одно из: small, standard, large",
  ],
  [
    {
      path: ["firer"],
      code: "missing",
      params: { key: "grade", expected: "text", allowed: "elite, veteran, line, recruit" },
    },
    "firer: “grade” is missing; one of these would be right: elite, veteran, line, recruit",
    "firer: не хватает «grade»; нужно одно из: elite, veteran, line, recruit",
  ],
  [
    { path: ["name"], code: "missing", params: { key: "name", expected: "text", allowed: "" } },
    "name: “name” is missing; a text in quotes would be right",
    "name: не хватает «name»; нужен текст в кавычках",
  ],
  [
    {
      path: ["firer", "arm"],
      code: "missing",
      params: { key: "arm", expected: "text", allowed: "artillery" },
    },
    "firer.arm: “arm” is missing; “artillery” would be right",
    "firer.arm: не хватает «arm»; нужно «artillery»",
  ],
  [
    { path: ["test"], code: "unknownKey", params: { key: "test", allowed: "cover" } },
    "test: “test” does not belong here; “cover” would",
    "test: «test» здесь лишнее; сюда подходит «cover»",
  ],
  [
    { path: ["test"], code: "unknownKey", params: { key: "test", allowed: "" } },
    "test: “test” does not belong here; nothing would",
    "test: «test» здесь лишнее; сюда ничего не нужно",
  ],
  [
    { path: [], code: "missingFormat", params: { allowed: "adjutant/battle@1" } },
    "“format” is missing; “adjutant/battle@1” would be right",
    "Не хватает «format»; нужен «adjutant/battle@1»",
  ],
  [
    {
      path: ["targets", 1],
      code: "missing",
      params: { key: "distance", expected: "number", allowed: "" },
    },
    "targets[1]: “distance” is missing; a number would be right",
    "targets[1]: не хватает «distance»; нужно число",
  ],
  [
    { path: ["share"], code: "aboveMaximum", params: { value: 1.5, max: 1 } },
    "share: 1.5 is too much; 1 or less would be right",
    "share: 1,5 — много; нужно 1 или меньше",
  ],
  [
    {
      path: ["distance"],
      code: "tooFine",
      params: { value: 12.3456789, decimals: 2, nearest: 12.35 },
    },
    "distance: 12.3456789 is finer than anybody measures; up to 2 decimals would be right, such as 12.35",
    "distance: 12,3456789 — точнее никто не меряет; нужно не больше 2 знаков после запятой, например 12,35",
  ],
  [
    { path: ["distance"], code: "wrongType", params: { expected: "number", got: "text" } },
    "distance: a number would be right here, not a text",
    "distance: здесь нужно число, а стоит текст",
  ],
  [
    { path: ["firer"], code: "garrisonWithFormation", params: {} },
    "firer: a garrison has no formation; either “garrison” or “formation” would be right",
    "firer: у гарнизона нет построения; нужно что-то одно — «garrison» или «formation»",
  ],
  [
    { path: ["firer", "howitzers"], code: "piecesAboveModels", params: { pieces: 5, models: 4 } },
    "firer.howitzers: 5 howitzers and mortars in a battery of 4 models; no more than the models would be right",
    "firer.howitzers: 5 гаубиц и мортир в батарее из 4 моделей; нужно не больше, чем моделей",
  ],
  [
    { path: ["--dice", 2], code: "notDie", params: { value: "7" } },
    "--dice[2]: 7 is not on a die; 1 to 6 would be right",
    "--dice[2]: 7 на кубике не бывает; нужно от 1 до 6",
  ],
  [
    {
      path: ["--dice"],
      code: "tooFewDice",
      params: { roll: "discipline", missing: 2 },
    },
    "--dice: discipline test: 2 dice more are wanted",
    "--dice: проверка дисциплины: нужно ещё 2 кубика",
  ],
  [
    { path: ["--dice"], code: "tooManyDice", params: { used: 2, left: 3 } },
    "--dice: 2 dice were wanted; without the last 3 it would be right",
    "--dice: нужно 2 кубика; последние 3 лишние",
  ],
  [
    { path: ["maida.json"], code: "notJson", params: { line: 3, column: 14 } },
    "maida.json: line 3, column 14: from here on this is not JSON",
    "maida.json: строка 3, знак 14: отсюда это уже не JSON",
  ],
  [
    {
      path: ["format"],
      code: "newerFormat",
      params: { format: "adjutant/battle@9", known: "adjutant/battle@1" },
    },
    "format: “adjutant/battle@9” is newer than this Adjutant, which reads up to “adjutant/battle@1”; a newer Adjutant reads it",
    "format: «adjutant/battle@9» новее этого Адъютанта, он читает до «adjutant/battle@1»; нужен Адъютант поновее",
  ],
  [
    { path: [], code: "notTwoSides", params: { count: 3 } },
    "There are 3 sides; a battle has two",
    "3 стороны; в сражении их две",
  ],
];

describe("faults of input: where, what, what would be right", () => {
  test.each(cases)("%j", (fault, english, russian) => {
    expect(en.fault(fault)).toBe(english);
    expect(ru.fault(fault)).toBe(russian);
  });

  test("each in one line", () => {
    for (const [fault] of cases) expect(en.fault(fault)).not.toContain("\n");
  });

  test("a fault of the battle package is said as it is", () => {
    const found: BattleFault = { path: ["sides"], code: "duplicateId", params: { id: "kempt" } };
    expect(en.fault(sayable(found))).toBe(
      "sides: “kempt” is taken already; an id of its own would be right",
    );
  });
});
