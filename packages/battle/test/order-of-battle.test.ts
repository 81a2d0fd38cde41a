import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  formatOf,
  type OrderOfBattle,
  parseOrderOfBattle,
  provenanceOf,
  readJson,
  startCompanion,
} from "../src/index.ts";
import { orderFile } from "./forces.ts";
import { faultsOf, passed } from "./telling.ts";

/** A copy of the small order of battle, changed at a path. */
function changed(path: readonly (string | number)[], value: unknown): unknown {
  const copy: unknown = structuredClone(orderFile());
  const last = path.at(-1);
  const at = path.slice(0, -1).reduce<unknown>((part, key) => Reflect.get(Object(part), key), copy);
  if (last !== undefined) Reflect.set(Object(at), last, value);
  return copy;
}

const unitPath = ["sides", 0, "brigades", 0, "units", 0] as const;

describe("adjutant/orderOfBattle@1", () => {
  test("passes, and comes back from its own text the same", () => {
    const order = passed(parseOrderOfBattle(orderFile()));
    expect(order).toEqual(orderFile());
    const again = passed(parseOrderOfBattle(passed(readJson(JSON.stringify(order)))));
    expect(again).toEqual(order);
    expect(Object.isFrozen(order.sides[0]?.brigades[0]?.units[0]?.unit)).toBe(true);
  });

  test.each<[string, unknown, readonly string[]]>([
    ["no format", changed(["format"], undefined), ["format unknownFormat"]],
    ["a newer format", changed(["format"], "adjutant/orderOfBattle@2"), ["format newerFormat"]],
    ["another kind", changed(["format"], "adjutant/battle@1"), ["format wrongFormat"]],
    ["no such format", changed(["format"], "orderOfBattle"), ["format unknownFormat"]],
    ["version 0", changed(["format"], "adjutant/orderOfBattle@0"), ["format unknownFormat"]],
    ["an unknown key", changed(["weather"], "rain"), ["weather unknownKey"]],
    ["a name in one language", changed(["name"], { en: "Maida" }), ["name.ru missing"]],
    ["a name as text", changed(["name"], "Maida"), ["name wrongType"]],
    ["no such day", changed(["date"], "1806-02-30"), ["date notADate"]],
    ["a date in words", changed(["date"], "4 July 1806"), ["date notADate"]],
    ["a leap day of a common year", changed(["date"], "1807-02-29"), ["date notADate"]],
    ["a thirteenth month", changed(["date"], "1806-13"), ["date notADate"]],
    ["a year will do", changed(["date"], "1806"), []],
    ["a leap day", changed(["date"], "1808-02-29"), []],
    ["no sides", changed(["sides"], []), ["sides listTooShort"]],
    [
      "a nation of two words",
      changed(["sides", 0, "nation"], "Great Britain"),
      ["sides.0.nation notAnId"],
    ],
    [
      "a rating that no commander has",
      changed(["sides", 0, "commander", "rating"], "brilliant"),
      ["sides.0.commander.rating wrongValue"],
    ],
    [
      "a brigade without units",
      changed(["sides", 0, "brigades", 0, "units"], []),
      ["sides.0.brigades.0.units listTooShort"],
    ],
    ["two sides of one id", changed(["sides", 1, "id"], "red"), ["sides.1.id duplicateId"]],
    [
      "two units of one id",
      changed([...unitPath, "unit", "id"], "red-2"),
      ["sides.0.brigades.0.units.1.unit.id duplicateId"],
    ],
    [
      "an id that could be a path",
      changed([...unitPath, "unit", "id"], "../1"),
      [`${unitPath.join(".")}.unit.id notAnId`],
    ],
    [
      "an id named after the prototype",
      changed([...unitPath, "unit", "id"], "__proto__"),
      [`${unitPath.join(".")}.unit.id notAnId`],
    ],
    [
      "a unit without an id",
      changed([...unitPath, "unit"], { arm: "screen", bases: 4, grade: "line" }),
      [`${unitPath.join(".")}.unit.id missing`],
    ],
    [
      "a unit at its limit",
      changed([...unitPath, "unit", "casualties"], 12),
      [`${unitPath.join(".")}.unit.casualties casualtiesAtLimit`],
    ],
    [
      "a second screen in a brigade",
      changed([...unitPath, "unit"], { id: "red-1", arm: "screen", bases: 2, grade: "line" }),
      ["sides.0.brigades.0.units.6.unit.arm secondScreen"],
    ],
    [
      "a source that the file does not list",
      changed([...unitPath, "values"], { grade: { source: ["b"] } }),
      [`${unitPath.join(".")}.values.grade.source.0 unknownId`],
    ],
    [
      "a choice that does not say so",
      changed([...unitPath, "values"], { grade: { choice: true } }),
      [`${unitPath.join(".")}.values.grade sourceOrNote`],
    ],
    [
      "a note without a source or a choice",
      changed([...unitPath, "values"], { grade: { note: { en: "x", ru: "х" } } }),
      [`${unitPath.join(".")}.values.grade sourceOrNote`],
    ],
    [
      "the source of what is no value",
      changed([...unitPath, "values"], { colour: { source: ["a"] } }),
      [`${unitPath.join(".")}.values.colour unknownKey`],
    ],
  ])("%s", (_what, file, expected) => {
    expect(faultsOf(parseOrderOfBattle(file))).toEqual(expected);
  });

  test("what is no file at all", () => {
    for (const input of [null, [], "x", 3, {}]) expect(parseOrderOfBattle(input).ok).toBe(false);
  });
});

describe("formatOf", () => {
  test.each<[unknown, object | null]>([
    [{ format: "adjutant/battle@1" }, { kind: "battle", version: 1 }],
    [{ format: "adjutant/rulebook@12" }, { kind: "rulebook", version: 12 }],
    [{ format: "adjutant/toString@1" }, null],
    [{ format: 1 }, null],
    [{}, null],
    [null, null],
    ["adjutant/battle@1", null],
  ])("%j: %j", (json, expected) => {
    expect(formatOf(json)).toEqual(expected);
  });
});

describe("two orders of battle, one battle", () => {
  const order = passed(parseOrderOfBattle(orderFile()));
  const [red, blue] = order.sides;
  const alone = (side: OrderOfBattle["sides"][number] | undefined): OrderOfBattle => ({
    ...order,
    sides: side ? [side] : [],
  });

  test("one file of both sides, or one of each", () => {
    expect(startCompanion([order], { id: "a" }).ok).toBe(true);
    expect(startCompanion([alone(red), alone(blue)], { id: "a" }).ok).toBe(true);
  });

  test.each<[string, readonly OrderOfBattle[], string]>([
    ["none", [], "orders notTwoSides"],
    ["one side", [alone(red)], "orders notTwoSides"],
    ["three sides", [order, alone(red)], "orders notTwoSides"],
  ])("%s", (_what, orders, expected) => {
    expect(faultsOf(startCompanion(orders, { id: "a" }))).toEqual([expected]);
  });

  test("the same side twice", () => {
    const found = faultsOf(startCompanion([alone(red), alone(red)], { id: "a" }));
    expect(found).toHaveLength(9);
    expect(new Set(found)).toEqual(new Set(["orders duplicateId"]));
  });
});

describe("shipped orders of battle", () => {
  const folder = new URL("../../../scenarios/", import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(".orderOfBattle.json"));
  const read = (file: string): OrderOfBattle =>
    passed(parseOrderOfBattle(passed(readJson(readFileSync(new URL(file, folder), "utf8")))));

  test("Maida is among them", () => {
    expect(existsSync(new URL("maida-1806.orderOfBattle.json", folder))).toBe(true);
  });

  test.each(files)("%s passes, and is called as it calls itself", (file) => {
    expect(`${read(file).id}.orderOfBattle.json`).toBe(file);
  });

  const facts = [
    "unit",
    "grade",
    "size",
    "british",
    "gun",
    "models",
    "howitzers",
    "bases",
  ] as const;

  test.each(files)("%s says of every historical value where it comes from", (file) => {
    const order = read(file);
    const silent = order.sides.flatMap(({ brigades }) =>
      brigades.flatMap(({ units }) =>
        units.flatMap((listed) =>
          facts
            .filter((fact) => fact === "unit" || fact in listed.unit)
            .filter((fact) => provenanceOf(order, listed, fact) === null)
            .map((fact) => `${listed.unit.id} ${fact}`),
        ),
      ),
    );
    expect(silent).toEqual([]);
  });

  test.each(files)("%s uses every source that it lists", (file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    for (const id of Object.keys(read(file).sources)) {
      expect(text.split(`"${id}"`).length, id).toBeGreaterThan(2);
    }
  });

  test("Maida: Kempt, Cole, Acland, Oswald, Ross against Compère, Peyri, Digonet", () => {
    const maida = read("maida-1806.orderOfBattle.json");
    expect(maida.date).toBe("1806-07-04");
    expect(maida.sides.map(({ brigades }) => brigades.map(({ id }) => id))).toEqual([
      ["kempt", "cole", "acland", "oswald", "ross"],
      ["compere", "peyri", "digonet"],
    ]);
    const units = maida.sides.flatMap(({ brigades }) => brigades.flatMap((one) => one.units));
    const grade = (id: string) => units.find(({ unit }) => unit.id === id)?.unit.grade;
    // Elite Kempt's lights and the grenadiers; Veteran 27th, 20th, Watteville, 1st Light, 42nd;
    // Average 78th, 81st, 23rd Light, chasseurs; Poor Swiss and Poles.
    expect(["light-battalion", "grenadier-battalion"].map(grade)).toEqual(["elite", "elite"]);
    expect(["27th", "20th", "watteville", "1st-light-1", "42nd-line-2"].map(grade)).toEqual(
      new Array(5).fill("veteran"),
    );
    expect(["78th", "81st", "23rd-light-1", "9th-chasseurs"].map(grade)).toEqual(
      new Array(4).fill("line"),
    );
    expect(["swiss-1", "polish-1", "polish-2"].map(grade)).toEqual(new Array(3).fill("recruit"));
  });

  test("Maida: the British line battalions have their volley row, the Swiss in their pay not", () => {
    const maida = read("maida-1806.orderOfBattle.json");
    const british = maida.sides[0]?.brigades.flatMap(({ units }) =>
      units.filter(({ unit }) => unit.arm === "infantry" && unit.british === true),
    );
    expect(british?.map(({ unit }) => unit.id)).toEqual([
      "light-battalion",
      "grenadier-battalion",
      "27th",
      "78th",
      "81st",
      "58th",
      "20th",
    ]);
  });
});
