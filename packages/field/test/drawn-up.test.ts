/** Armies drawn up in their zones. */
import { readdirSync, readFileSync } from "node:fs";
import { rulebook as book, type Scale, type Unit } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import {
  type Body,
  distance,
  drawnUpIn,
  type Field,
  fieldFrom,
  planIn,
  type SetUp,
  type Shape,
  shapeTimes,
  standingFaults,
  type TerrainPiece,
  timesIn,
  zoneFrom,
  zoneHolds,
} from "../src/index.ts";

const battalion: Unit = { arm: "infantry", grade: "line", size: "standard", formation: "line" };
const dragoons: Unit = {
  arm: "cavalry",
  class: "battle",
  grade: "line",
  size: "standard",
  formation: "line",
};
const who = (id: string, unit: Unit): SetUp => ({ id, side: "red", unit });
const brigade = (name: string): Body => ({
  lines: [
    [who(`${name}-1`, battalion), who(`${name}-2`, battalion)],
    [who(`${name}-horse`, dragoons)],
  ],
});

function table(terrain: readonly TerrainPiece[] = []): Field {
  return fieldFrom({ width: 200, depth: 100, terrain }, book);
}

const zone = zoneFrom({
  polygon: [
    [20, 10],
    [180, 10],
    [180, 40],
    [20, 40],
  ],
});

describe("a brigade in an empty zone", () => {
  const { stands, without } = drawnUpIn(table(), zone, [brigade("a")], 0);
  const [first, second, horse] = stands;

  test("has its first line along the front of the zone, about its middle, with an interval", () => {
    expect(without).toEqual([]);
    // Two lines of 16 cm, 2 cm between them, about x = 100.
    expect([first?.pose, second?.pose]).toEqual([
      { x: 9100, y: 4000, facing: 0 },
      { x: 10_900, y: 4000, facing: 0 },
    ]);
  });

  test("has its second line 3 cm behind the rear of the first", () => {
    expect(horse?.pose).toEqual({ x: 10_000, y: 3500, facing: 0 });
  });
});

test("looking the other way left and right, front and rear are the other way round", () => {
  const { stands } = drawnUpIn(table(), zone, [brigade("a")], 10_800);
  expect(stands.map(({ pose }) => pose)).toEqual([
    { x: 10_900, y: 1000, facing: 10_800 },
    { x: 9100, y: 1000, facing: 10_800 },
    { x: 10_000, y: 1500, facing: 10_800 },
  ]);
});

test("brigades stand from left to right in the order given, at most 8 cm apart", () => {
  const { stands } = drawnUpIn(table(), zone, [brigade("a"), brigade("b")], 0);
  const [, a, , b] = stands;
  expect(a?.id).toBe("a-2");
  expect(b?.id).toBe("b-1");
  if (!a || !b) throw new Error("both stand there");
  expect(distance(a, b)).toBe(800);
});

test("a village where one is wanted: it stands aside, clear of it and in the zone", () => {
  const village: TerrainPiece = {
    id: "village",
    kind: "builtUp",
    shape: {
      polygon: [
        [95, 36],
        [105, 36],
        [105, 44],
        [95, 44],
      ],
    },
  };
  const field = table([village]);
  const { stands, without } = drawnUpIn(field, zone, [brigade("a")], 0);
  expect(without).toEqual([]);
  expect(standingFaults(field, stands, () => zone)).toEqual([]);
});

test("who finds no room at all is named", () => {
  const narrow = zoneFrom({
    polygon: [
      [20, 10],
      [40, 10],
      [40, 14],
      [20, 14],
    ],
  });
  const { stands, without } = drawnUpIn(table(), narrow, [brigade("a")], 0);
  // Two battalions of 16 × 2 cm one behind the other fill 4 cm; the dragoons are 2.5 cm deep.
  expect(stands.map(({ id }) => id)).toEqual(["a-1", "a-2"]);
  expect(without).toEqual(["a-horse"]);
});

interface ScenarioFile {
  readonly field: Parameters<typeof planIn>[1] & {
    readonly deployment: readonly { readonly side: string; brigade?: string; zone: Shape }[];
  };
  readonly sides: readonly {
    readonly id: string;
    readonly brigades: readonly {
      readonly id: string;
      readonly units: readonly { readonly unit: Unit & { id: string } }[];
    }[];
  }[];
}

const folder = new URL("../../../scenarios/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".scenario.json"));

describe.each(files)("%s", (file) => {
  const { field, sides } = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as ScenarioFile;

  test.each<Scale>(["cm", "inch", "inchAsCm"])(
    "the whole of each side finds room where its units may stand (%s)",
    (scale) => {
      const on = fieldFrom(planIn(scale, field), book);
      for (const [i, side] of sides.entries()) {
        const drawn = field.deployment.find((one) => one.side === side.id && !one.brigade);
        if (drawn === undefined) throw new Error(`${side.id} has no zone`);
        const within = zoneFrom(shapeTimes(drawn.zone, timesIn(scale, field.inches)));
        const bodies = side.brigades
          .filter(({ id }) => !field.deployment.some(({ brigade: own }) => own === id))
          .map(({ units }): Body => {
            const force = units.filter(({ unit }) => !("garrison" in unit));
            return { lines: [force.map(({ unit }) => ({ id: unit.id, side: side.id, unit }))] };
          });
        const { stands } = drawnUpIn(on, within, bodies, i === 0 ? 0 : 10_800);
        expect(standingFaults(on, stands)).toEqual([]);
        expect(stands.every((one) => zoneHolds(within, one))).toBe(true);
      }
    },
  );
});
