/** Scenarios whose map has no room for somebody: named, where and what would be right, never a crash. */
import { describe, expect, test } from "vitest";
import {
  type Fault,
  parseMapScenario,
  parseScenario,
  startScenario,
  termsOf,
} from "../src/index.ts";
import { changed, type Path, scenarioFile, square } from "./scenario-file.ts";
import { faultsOf, passed } from "./telling.ts";

const places = (stand: Readonly<Record<string, object>>): Change => [["field", "places"], stand];
const garrisoned = (side: number, unit: number, place: string): readonly Change[] => [
  [["sides", side, "brigades", 0, "units", unit, "unit", "formation"], undefined],
  [["sides", side, "brigades", 0, "units", unit, "unit", "garrison"], { place }],
];
const zone = (index: number): Path => ["field", "deployment", index, "zone"];
const later: Change = [["sides", 0, "brigades", 0, "arrives"], 3];

function box(left: number, near: number, right: number, far: number) {
  return {
    polygon: [
      [left, near],
      [right, near],
      [right, far],
      [left, far],
    ],
  };
}

const arrival = (a: readonly number[], b: readonly number[]): Change => [
  ["field", "arrivals"],
  [{ brigade: "red-brigade", edge: [a, b] }],
];

type Change = readonly [Path, unknown];

/** What `check` says, all of it the companion's reader lets pass. */
function roomFaults(...changes: readonly Change[]): readonly Fault[] {
  const json = changed(...changes);
  expect(faultsOf(parseScenario(json))).toEqual([]);
  const read = parseMapScenario(json);
  return read.ok ? [] : read.faults;
}

/** What a start on the map in centimetres is refused for. */
function roomInCm(...changes: readonly Change[]): readonly Fault[] {
  const scenario = passed(parseScenario(changed(...changes)));
  const start = startScenario(scenario, { id: "battle", map: true, options: { scale: "cm" } });
  return start.ok ? [] : start.faults;
}

/** Where and what, as the other tests of readers write it. */
const told = (faults: readonly Fault[]): readonly string[] =>
  faults.map(({ path, code }) => `${path.join(".")} ${code}`);

describe("where troops stand already", () => {
  test.each<[string, readonly Change[], readonly string[]]>([
    [
      "side by side on open ground",
      [places({ "red-1": { x: 20, y: 10, facing: 0 }, "red-2": { x: 40, y: 10, facing: 0 } })],
      [],
    ],
    [
      "one on another",
      [places({ "red-1": { x: 20, y: 10, facing: 0 }, "red-2": { x: 30, y: 10, facing: 0 } })],
      ["field.places.red-1 unitsOverlap"],
    ],
    [
      "a front on the table, the left of it not",
      [places({ "red-1": { x: 5, y: 10, facing: 0 } })],
      ["field.places.red-1 standsOffTable"],
    ],
    [
      "in a village that it does not hold",
      [places({ "red-1": { x: 52, y: 46, facing: 0 } })],
      ["field.places.red-1 placeNotHeld"],
    ],
    [
      "guns in a brook",
      [places({ "red-guns": { x: 30, y: 31, facing: 0 } })],
      ["field.places.red-guns onClosedGround"],
    ],
    [
      "a garrison with coordinates",
      [...garrisoned(0, 0, "builtUp"), places({ "red-1": { x: 20, y: 10, facing: 0 } })],
      ["field.places.red-1 garrisonOutside"],
    ],
    [
      "a village held by both",
      [
        ...garrisoned(0, 0, "builtUp"),
        ...garrisoned(1, 0, "builtUp"),
        places({ "red-1": { garrison: "village" }, "blue-1": { garrison: "village" } }),
      ],
      ["field.places.blue-1 heldByBoth"],
    ],
    [
      "there before its brigade arrives",
      [later, arrival([0, 0], [40, 0]), places({ "red-1": { x: 20, y: 10, facing: 0 } })],
      ["field.places.red-1 conflict"],
    ],
  ])("%s", (_what, changes, expected) => {
    expect(told(roomFaults(...changes))).toEqual(expected);
  });

  test("a battalion of 16 cm by 2 at the table's right edge: 112 cm, not a tenth of a millimetre more", () => {
    const standing = (x: number) => roomInCm(places({ "red-1": { x, y: 10, facing: 0 } }));
    expect(told(standing(112))).toEqual([]);
    expect(standing(112.01)).toMatchObject([
      { code: "standsOffTable", params: { id: "red-1", width: 120, depth: 90, scale: "cm" } },
    ]);
  });
});

describe("zones", () => {
  test("too narrow for some alone: who, and how much ground the largest wants", () => {
    // Lines of 16 and 21.3 cm, a regiment of 15 by 2.5, a screen of 4 bases of 3 cm with gaps of 1.
    const [fault] = roomInCm([zone(0), box(0, 0, 10, 9)]);
    const units = "red-1, red-3, red-horse, red-screen";
    const params = { units, count: 4, frontage: 21.3, depth: 2.5, scale: "cm" };
    expect(fault).toEqual({ path: zone(0), code: "zoneTooSmall", params });
  });

  test("room for some: who is left over beside them", () => {
    // A column of 8 by 4, guns of 10 by 3 and rockets of 7.5 by 3 want 10 cm behind each other.
    const tall = roomInCm([zone(0), box(0, 0, 10, 9)]);
    expect(told(tall).at(-1)).toBe("field.deployment.0.zone noRoomLeft");
    expect(tall.at(-1)?.params).toMatchObject({ count: 1, scale: "cm" });
    // Four rows of 22 cm: the large line beside nobody, line, horse and the screen in rows of their own.
    expect(told(roomInCm([zone(0), box(0, 0, 22, 15)]))).toEqual([]);
  });

  test("room in centimetres, none in inches: it says so", () => {
    // A table of 12 by 9 inches, the zones 2 inches deep.
    const faults = roomFaults([["field", "inches"], 0.1]);
    expect(faults.length).toBeGreaterThan(0);
    for (const { params } of faults) expect(params).toMatchObject({ scale: "inch" });
  });

  test("of a shape that is nothing in inches", () => {
    expect(told(roomFaults([["field", "inches"], 0.00001]))).toEqual(
      expect.arrayContaining(["field.width lostInScale", "field.deployment.0.zone lostInScale"]),
    );
  });

  test("that overlap the enemy's; they may touch", () => {
    expect(told(roomFaults([zone(0), box(0, 0, 120, 70)]))).toEqual([]);
    expect(told(roomFaults([zone(0), box(0, 0, 120, 70.01)]))).toEqual([
      "field.deployment.1.zone zonesMeet",
    ]);
  });

  test("a garrison in whose zone no place is free", () => {
    const village = [["field", "terrain", 0, "shape"], square(50, 5, 12)] as const;
    expect(told(roomFaults(...garrisoned(0, 0, "builtUp"), village))).toEqual([]);
    expect(roomFaults(...garrisoned(0, 0, "builtUp"))).toMatchObject([
      { path: zone(0), code: "noPlaceFree", params: { id: "red-1", place: "builtUp" } },
    ]);
  });
});

describe("where brigades come on", () => {
  test("long enough for the widest, to the tenth of a millimetre", () => {
    // Lines of 16 cm, none wider.
    const standard: Change = [["sides", 0, "brigades", 0, "units", 2, "unit", "size"], "standard"];
    const over = (right: number) => roomInCm(later, standard, arrival([0, 0], [right, 0]));
    expect(over(16)).toEqual([]);
    expect(over(15.99)).toMatchObject([
      { path: ["field", "arrivals", 0, "edge"], code: "arrivalTooShort" },
    ]);
    expect(over(15.99)[0]?.params).toEqual({ id: "red-1", length: 15.99, least: 16, scale: "cm" });
  });

  test("closed to guns all along", () => {
    const swamp = { id: "swamp", kind: "marsh", shape: box(0, 0, 40, 20) };
    const [fault, ...more] = roomFaults(
      later,
      arrival([0, 0], [40, 0]),
      [["field", "terrain", 5], swamp],
      [
        ["field", "terrain", 4, "shape", "line", 0],
        [80, 0],
      ],
    );
    expect(more).toEqual([]);
    expect(fault).toMatchObject({ path: ["field", "arrivals", 0, "edge"], code: "arrivalClosed" });
    const units = fault?.code === "arrivalClosed" ? fault.params.units.split(", ") : [];
    expect(units).toContain("red-guns");
    expect(units).not.toContain("red-1");
  });

  test.each([
    ["the left edge", [0, 0], [0, 60]],
    ["the right edge", [120, 60], [120, 0]],
    ["the far edge", [0, 90], [60, 90]],
  ])("%s", (_edge, from, to) => {
    expect(told(roomFaults(later, arrival(from, to)))).toEqual([]);
  });
});

describe("who is told", () => {
  const narrow = passed(parseScenario(changed([zone(0), box(0, 0, 10, 20)])));

  test("the companion is begun; a battle on the map is not, and says why", () => {
    expect(startScenario(narrow, { id: "battle" }).ok).toBe(true);
    const onMap = startScenario(narrow, { id: "battle", map: true });
    expect(faultsOf(onMap)).toContain("field.deployment.0.zone zoneTooSmall");
  });

  test("a start asks for room in its own scale alone", () => {
    const small = passed(parseScenario(changed([["field", "inches"], 0.1])));
    const start = (scale: "cm" | "inch" | "inchAsCm") =>
      startScenario(small, { id: "battle", map: true, options: { scale } }).ok;
    expect(start("cm")).toBe(true);
    expect(start("inch")).toBe(false);
    expect(start("inchAsCm")).toBe(false);
  });

  test("a scenario without a field has no map to have room on", () => {
    const bare = changed([["field"], undefined], [["objectives", 0, "place"], undefined]);
    expect(faultsOf(parseMapScenario(bare))).toEqual([]);
    expect(termsOf(passed(parseMapScenario(bare))).field).toBeUndefined();
    expect(faultsOf(parseMapScenario(scenarioFile()))).toEqual([]);
  });
});
