import { describe, expect, test } from "vitest";
import { en } from "../src/en.ts";
import type { Fault } from "../src/index.ts";
import { ru } from "../src/ru.ts";

const cases: readonly (readonly [Fault, string, string])[] = [
  [
    { kind: "unknownKey", where: "firer", key: "lance", allowed: "name, grade" },
    "firer: “lance” does not belong here; what may stand here: name, grade",
    "firer: «lance» здесь лишнее; сюда подходят: name, grade",
  ],
  [
    { kind: "wrongValue", where: "firer.size", value: "big", allowed: "small, standard, large" },
    "firer.size: “big” is not known here; one of these would be right: small, standard, large",
    "firer.size: «big» здесь неизвестно; нужно одно из: small, standard, large",
  ],
  [
    { kind: "outOfRange", where: "share", value: 1.5, min: 0, max: 1 },
    "share: 1.5 is out of bounds; 0 to 1 would be right",
    "share: 1,5 — за пределами; нужно от 0 до 1",
  ],
  [
    { kind: "wrongType", where: "distance", expected: "number", got: "text" },
    "distance: a number would be right here, not text",
    "distance: здесь нужно число, а стоит слово",
  ],
  [
    { kind: "garrisonWithFormation", where: "firer" },
    "firer: a garrison has no formation; “garrison” or “formation”, one of the two, would be right",
    "firer: у гарнизона нет построения; нужно что-то одно — «garrison» или «formation»",
  ],
  [
    { kind: "notDie", where: "--dice", value: 7 },
    "--dice: 7 is not on a die; 1 to 6 would be right",
    "--dice: 7 на кубике не бывает; нужно от 1 до 6",
  ],
  [
    { kind: "tooFewDice", where: "--dice", roll: ru.word("purpose", "volley"), missing: 2 },
    "--dice: too few dice: залп still wants 2 more",
    "--dice: кубиков мало: залп — нужно ещё 2 кубика",
  ],
  [
    { kind: "tooManyDice", where: "--dice", used: 2, left: 1 },
    "--dice: too many dice: 2 were wanted, 1 is left over",
    "--dice: кубиков много: нужно было 2 кубика, 1 остался",
  ],
  [
    { kind: "notJson", where: "maida.json", line: 3, column: 14 },
    "maida.json: line 3, column 14: this is not JSON from here on",
    "maida.json: строка 3, знак 14: отсюда это уже не JSON",
  ],
  [
    {
      kind: "newerFormat",
      where: "format",
      format: "adjutant/battle@9",
      known: "adjutant/battle@1",
    },
    "format: “adjutant/battle@9” is newer than this Adjutant knows; it reads up to “adjutant/battle@1”, a newer Adjutant reads this",
    "format: «adjutant/battle@9» новее, чем знает этот Адъютант: он читает до «adjutant/battle@1», а этот файл прочтёт Адъютант поновее",
  ],
  [
    { kind: "empty", where: "" },
    "There is nothing in it; a JSON value would be right",
    "Здесь пусто; нужны данные JSON",
  ],
];

describe("faults of input: where, what, what would be right", () => {
  test.each(cases)("%o", (fault, english, russian) => {
    expect(en.fault(fault)).toBe(english);
    expect(ru.fault(fault)).toBe(russian);
  });

  test("each in one line", () => {
    for (const [fault] of cases) expect(en.fault(fault)).not.toContain("\n");
  });
});
