import { describe, expect, test } from "vitest";
import { en } from "../src/en.ts";
import { ru } from "../src/ru.ts";

describe("casualties in both languages", () => {
  test.each([
    [0, "no casualties", "потерь нет"],
    [1, "1 casualty", "1 потеря"],
    [2, "2 casualties", "2 потери"],
    [5, "5 casualties", "5 потерь"],
    [11, "11 casualties", "11 потерь"],
    [21, "21 casualties", "21 потеря"],
    [22, "22 casualties", "22 потери"],
    [25, "25 casualties", "25 потерь"],
  ])("%i", (casualties, english, russian) => {
    expect(en.say("losses", { casualties })).toBe(english);
    expect(ru.say("losses", { casualties })).toBe(russian);
  });
});

describe("casualty dice", () => {
  test.each([
    [1, "1 кубик урона"],
    [2, "2 кубика урона"],
    [5, "5 кубиков урона"],
    [11, "11 кубиков урона"],
    [21, "21 кубик урона"],
    [22, "22 кубика урона"],
    [25, "25 кубиков урона"],
  ])("%i", (dice, russian) => {
    const line = ru.line({ clause: "melee.base", kind: "meleePool", side: "attacker", dice });
    expect(line).toBe(`Атакующий: всего ${russian}`);
  });
});

describe("aides-de-camp", () => {
  test.each([
    [0, "Под рукой ни одного адъютанта из 25"],
    [1, "Под рукой 1 адъютант из 25"],
    [2, "Под рукой 2 адъютанта из 25"],
    [5, "Под рукой 5 адъютантов из 25"],
    [11, "Под рукой 11 адъютантов из 25"],
    [21, "Под рукой 21 адъютант из 25"],
    [22, "Под рукой 22 адъютанта из 25"],
    [25, "Под рукой 25 адъютантов из 25"],
  ])("%i", (available, russian) => {
    expect(ru.line({ clause: "command.adcRoll", kind: "available", adcs: 25, available })).toBe(
      russian,
    );
  });
});

describe("faults", () => {
  test.each([
    [1, "и ещё 1 замечание"],
    [2, "и ещё 2 замечания"],
    [5, "и ещё 5 замечаний"],
    [11, "и ещё 11 замечаний"],
    [21, "и ещё 21 замечание"],
    [22, "и ещё 22 замечания"],
    [25, "и ещё 25 замечаний"],
  ])("%i", (count, russian) => {
    expect(ru.fault({ path: ["файл"], code: "andMore", params: { count } })).toBe(
      `файл: ${russian}`,
    );
  });
});
