import { limitOf, rulebook, type Unit } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { parseUnit } from "../src/index.ts";
import { faultsOf, passed } from "./telling.ts";

const infantry = { arm: "infantry", grade: "line", size: "standard", formation: "line" };
const garrison = {
  arm: "infantry",
  grade: "line",
  size: "standard",
  garrison: { place: "builtUp", burning: false },
};
const cavalry = {
  arm: "cavalry",
  class: "heavy",
  grade: "line",
  size: "standard",
  formation: "line",
};
const guns = {
  arm: "artillery",
  kind: "gun",
  gun: "medium",
  mount: "foot",
  models: 4,
  grade: "line",
  formation: "deployed",
};
const howitzers = { ...guns, kind: "howitzer" };
const { gun: _, ...noGun } = guns;
const rockets = { ...noGun, kind: "rocket" };
const screen = { arm: "screen", bases: 4, weapon: "musket", grade: "line" };

describe("units of the interface pass as they are written", () => {
  test.each([
    { name: "1/69e Ligne", ...infantry, casualties: 0 },
    { ...cavalry, cuirassier: true },
    { ...guns, howitzers: 1 },
    screen,
    { ...garrison, casualties: 8 },
  ])("%j", (unit) => {
    expect(passed(parseUnit(unit))).toEqual(unit);
  });

  test("a howitzer battery with and without a range class, a rocket battery without", () => {
    expect(faultsOf(parseUnit(howitzers))).toEqual([]);
    expect(faultsOf(parseUnit({ ...noGun, kind: "howitzer" }))).toEqual([]);
    expect(faultsOf(parseUnit(rockets))).toEqual([]);
  });

  test("what passes is frozen to its depth", () => {
    const unit = passed(parseUnit(garrison));
    expect(Object.isFrozen(unit)).toBe(true);
    expect(unit.arm === "infantry" && Object.isFrozen(unit.garrison)).toBe(true);
  });

  test("the input itself is not touched", () => {
    const input = { ...garrison, garrison: { place: "builtUp" } };
    parseUnit(input);
    expect(Object.isFrozen(input)).toBe(false);
    expect(Object.isFrozen(input.garrison)).toBe(false);
  });
});

describe("keys that every unit has", () => {
  test.each<[string, object, string]>([
    ["no arm", { grade: "line" }, "arm missing"],
    ["another arm", { ...infantry, arm: "dragons" }, "arm wrongValue"],
    ["no grade", { ...infantry, grade: undefined }, "grade missing"],
    ["another grade", { ...infantry, grade: "guard" }, "grade wrongValue"],
    ["a number for a grade", { ...infantry, grade: 3 }, "grade wrongValue"],
    ["an id of another kind", { ...infantry, id: 7 }, "id wrongType"],
    ["an empty name", { ...infantry, name: "" }, "name emptyText"],
    ["a name of blanks", { ...infantry, name: "   " }, "name emptyText"],
    ["a name of a wide blank", { ...infantry, name: "\u3000\u00a0" }, "name emptyText"],
    ["a name without width", { ...infantry, name: "\u200b" }, "name controlCharacter"],
    ["a name with a hidden mark", { ...infantry, name: "1/69e\u2060" }, "name controlCharacter"],
    ["a name of half a character", { ...infantry, name: "\ud800" }, "name controlCharacter"],
    ["a name of two lines", { ...infantry, name: "1/69e\nLigne" }, "name controlCharacter"],
    ["a name that steers a terminal", { ...infantry, name: "\u001b[2J" }, "name controlCharacter"],
    ["a name without end", { ...infantry, name: "x".repeat(201) }, "name textTooLong"],
    ["casualties below none", { ...infantry, casualties: -1 }, "casualties belowMinimum"],
    ["half a casualty", { ...infantry, casualties: 2.5 }, "casualties notWhole"],
    ["casualties that are not a number", { ...infantry, casualties: NaN }, "casualties notFinite"],
    ["casualties without end", { ...infantry, casualties: Infinity }, "casualties notFinite"],
    ["casualties as text", { ...infantry, casualties: "3" }, "casualties wrongType"],
    ["absurdly many casualties", { ...infantry, casualties: 1e300 }, "casualties notWhole"],
    ["unformed as a number", { ...infantry, unformed: 1 }, "unformed wrongType"],
    ["faltering as text", { ...infantry, faltering: "yes" }, "faltering wrongType"],
    ["retreating as nothing", { ...infantry, retreating: null }, "retreating wrongType"],
    ["routing as a list", { ...infantry, routing: [] }, "routing wrongType"],
    [
      "two ways of falling back at once",
      { ...infantry, retreating: true, routing: true },
      "retreating conflict",
    ],
    ["a key that nobody reads", { ...infantry, morale: 3 }, "morale unknownKey"],
    ["a misspelt key", { ...infantry, causalties: 3 }, "causalties misspeltKey"],
  ])("%s", (_what, unit, expected) => {
    const found = faultsOf(parseUnit(unit));
    // 1e300 is whole, but no number of casualties.
    if (expected === "casualties notWhole" && found[0] === "casualties aboveMaximum") return;
    expect(found).toEqual([expected]);
  });
});

describe("keys of an arm", () => {
  test.each<[string, object, string]>([
    ["infantry of no size", { ...infantry, size: undefined }, "size missing"],
    ["infantry of another size", { ...infantry, size: "huge" }, "size wrongValue"],
    ["another formation", { ...infantry, formation: "column" }, "formation wrongValue"],
    ["shooter class 3", { ...infantry, shooterClass: 3 }, "shooterClass wrongValue"],
    ["no figures a base", { ...infantry, figuresPerBase: 0 }, "figuresPerBase belowMinimum"],
    ["nine figures a base", { ...infantry, figuresPerBase: 9 }, "figuresPerBase aboveMaximum"],
    ["another weapon", { ...infantry, weapon: "bow" }, "weapon wrongValue"],
    ["british as text", { ...infantry, british: "yes" }, "british wrongType"],
    ["infantry with models", { ...infantry, models: 4 }, "models keyOfOtherArm"],
    ["infantry that is lancers", { ...infantry, lancer: true }, "lancer keyOfOtherArm"],
    ["cavalry of no class", { ...cavalry, class: undefined }, "class missing"],
    ["cavalry of another class", { ...cavalry, class: "hussar" }, "class wrongValue"],
    ["cavalry in square", { ...cavalry, formation: "square" }, "formation wrongValue"],
    ["cavalry that is british", { ...cavalry, british: true }, "british keyOfOtherArm"],
    ["cavalry in a village", { ...cavalry, garrison: {} }, "garrison keyOfOtherArm"],
    ["a battery of 0 models", { ...guns, models: 0 }, "models belowMinimum"],
    ["a battery of half a model", { ...guns, models: 1.5 }, "models notWhole"],
    ["a battery of a hundred models", { ...guns, models: 100 }, "models aboveMaximum"],
    ["a battery with a size", { ...guns, size: "small" }, "size keyOfOtherArm"],
    ["a battery in line", { ...guns, formation: "line" }, "formation wrongValue"],
    ["a battery on another mount", { ...guns, mount: "camel" }, "mount wrongValue"],
    ["a battery of no kind", { ...guns, kind: undefined }, "kind missing"],
    ["a battery of another kind", { ...guns, kind: "mortar" }, "kind wrongValue"],
    ["guns of no calibre", { ...noGun, kind: "gun" }, "gun missing"],
    ["rockets with a calibre", { ...guns, kind: "rocket" }, "gun unknownKey"],
    ["rockets with howitzers", { ...rockets, howitzers: 1 }, "howitzers unknownKey"],
    ["howitzers with howitzers", { ...howitzers, howitzers: 1 }, "howitzers unknownKey"],
    ["more howitzers than models", { ...guns, howitzers: 5 }, "howitzers piecesAboveModels"],
    [
      "more howitzers and mortars than models",
      { ...guns, howitzers: 3, mortars: 2 },
      "howitzers piecesAboveModels",
    ],
    ["more mortars than models", { ...guns, mortars: 5 }, "mortars piecesAboveModels"],
    ["a screen of 1 base", { ...screen, bases: 1 }, "bases belowMinimum"],
    ["a screen of 7 bases", { ...screen, bases: 7 }, "bases aboveMaximum"],
    ["a screen of a size", { ...screen, size: "small" }, "size keyOfOtherArm"],
    ["a screen in line", { ...screen, formation: "line" }, "formation keyOfOtherArm"],
  ])("%s", (_what, unit, expected) => {
    expect(faultsOf(parseUnit(unit))).toEqual([expected]);
  });

  test("as many howitzers and mortars as models will do", () => {
    expect(faultsOf(parseUnit({ ...guns, howitzers: 2, mortars: 2 }))).toEqual([]);
  });
});

describe("a garrison has no formation", () => {
  test.each<[string, object, readonly string[]]>([
    ["both", { ...garrison, formation: "line" }, ["formation garrisonWithFormation"]],
    [
      "neither",
      { arm: "infantry", grade: "line", size: "small" },
      ["formation neitherFormationNorGarrison"],
    ],
    ["no place", { ...garrison, garrison: {} }, ["garrison.place missing"]],
    ["another place", { ...garrison, garrison: { place: "wood" } }, ["garrison.place wrongValue"]],
    [
      "burning as text",
      { ...garrison, garrison: { place: "builtUp", burning: "no" } },
      ["garrison.burning wrongType"],
    ],
    [
      "another key",
      { ...garrison, garrison: { place: "builtUp", alight: true } },
      ["garrison.alight unknownKey"],
    ],
  ])("%s", (_what, unit, expected) => {
    expect(faultsOf(parseUnit(unit))).toEqual(expected);
  });

  test("a screen may hold a place too", () => {
    expect(faultsOf(parseUnit({ ...screen, garrison: { place: "strongpoint" } }))).toEqual([]);
  });
});

describe("casualty.limit", () => {
  test.each<[object, number]>([
    [{ ...infantry, size: "small" }, 9],
    [{ ...infantry, size: "standard" }, 12],
    [{ ...infantry, size: "large" }, 15],
    [{ ...cavalry, size: "small" }, 9],
    [{ ...cavalry, size: "standard" }, 12],
    [{ ...cavalry, size: "large" }, 15],
    [{ ...guns, models: 2 }, 6],
    [{ ...guns, models: 3 }, 8],
    [{ ...guns, models: 4 }, 8],
    [{ ...guns, models: 5 }, 10],
    [{ ...howitzers, models: 2 }, 6],
    [{ ...rockets, models: 5 }, 10],
    [{ ...screen, bases: 2 }, 2],
    [{ ...screen, bases: 4 }, 6],
    [{ ...screen, bases: 6 }, 10],
    [garrison, 12],
  ])("%j stands at one below %d and not at it", (unit, limit) => {
    expect(faultsOf(parseUnit({ ...unit, casualties: limit - 1 }))).toEqual([]);
    const at = parseUnit({ ...unit, casualties: limit });
    expect(faultsOf(at)).toEqual(["casualties casualtiesAtLimit"]);
    expect(!at.ok && at.faults[0]?.params).toEqual({
      casualties: limit,
      limit,
      most: limit - 1,
    });
    // S002: a battalion, Standard by its dice, still holds at 11.
    const parsed: Unit = passed(parseUnit(unit));
    expect(limitOf(parsed, rulebook)).toBe(limit);
  });

  test("is the limit of the rulebook it is read with", () => {
    const clauses = {
      ...rulebook.clauses,
      "casualty.limit": {
        ...rulebook.clauses["casualty.limit"],
        value: {
          ...rulebook.clauses["casualty.limit"].value,
          close: { small: 9, standard: 14, large: 15 },
        },
      },
    };
    const house = { ...rulebook, clauses };
    expect(faultsOf(parseUnit({ ...infantry, casualties: 13 }, house))).toEqual([]);
    expect(faultsOf(parseUnit({ ...infantry, casualties: 13 }))).toHaveLength(1);
  });
});

describe("all faults at once, one line each", () => {
  test("of keys and across keys", () => {
    const unit = { ...garrison, formation: "line", grade: "guard", casualties: 12, models: 1 };
    expect(faultsOf(parseUnit(unit)).sort()).toEqual([
      "casualties casualtiesAtLimit",
      "formation garrisonWithFormation",
      "grade wrongValue",
      "models keyOfOtherArm",
    ]);
  });

  test("a fault says what would be right", () => {
    const checked = parseUnit({ ...infantry, grade: "guard", size: 3 });
    expect(!checked.ok && checked.faults.map(({ params }) => params)).toEqual([
      { value: "guard", allowed: "elite, veteran, line, recruit" },
      { value: "3", allowed: "small, standard, large" },
    ]);
  });

  test("twenty are told, the rest counted", () => {
    const keys = Object.fromEntries(Array.from({ length: 25 }, (_v, i) => [`nothing${i}`, i]));
    const found = faultsOf(parseUnit({ ...infantry, ...keys }));
    expect(found).toHaveLength(21);
    const checked = parseUnit({ ...infantry, ...keys });
    expect(!checked.ok && checked.faults.at(-1)).toEqual({
      path: [],
      code: "andMore",
      params: { count: 5 },
    });
  });
});

describe("what is no unit at all", () => {
  test.each([null, undefined, 3, "infantry", true, [], [infantry], () => infantry])(
    "%s",
    (input) => {
      const checked = parseUnit(input);
      expect(checked.ok).toBe(false);
    },
  );

  test("a key named after the prototype is unknown, and changes nothing", () => {
    const input: unknown = JSON.parse(
      '{"arm":"screen","bases":4,"grade":"line","__proto__":{"unformed":true}}',
    );
    expect(faultsOf(parseUnit(input))).toEqual(["__proto__ unknownKey"]);
    expect(Reflect.get({}, "unformed")).toBeUndefined();
  });
});
