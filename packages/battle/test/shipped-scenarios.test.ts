/** The scenarios under scenarios/: right by the format, the forces of the orders of battle, room. */
import type { Unit } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { areaOf, touch } from "../src/formats/shapes.ts";
import {
  orderOf,
  type Point,
  parseOrderOfBattle,
  parseScenario,
  type Scenario,
  startScenario,
} from "../src/index.ts";
import { json, shippedFiles, strayWords } from "./shipped.ts";
import { passed } from "./telling.ts";

const suffix = ".scenario.json";
const shipped = shippedFiles(suffix);

const scenarioNamed = (id: string): Scenario => passed(parseScenario(json(id + suffix)));

/** A size's share of the frontage, and what stands in a row or a file (`footprint.table`). */
const share = { small: 2 / 3, standard: 1, large: 4 / 3 };

/** Frontage and depth in centimetres (`footprint.table`). */
const footprints: Readonly<Record<string, readonly [number, number]>> = {
  "infantry line": [16, 2],
  "infantry attackColumn": [8, 4],
  "infantry marchColumn": [2, 16],
  "cavalry line": [15, 2.5],
  "cavalry column": [5, 7.5],
};

function footprintOf(unit: Unit): readonly [front: number, depth: number] {
  if (unit.arm === "screen") return [unit.bases * 3 + (unit.bases - 1), 2];
  if (unit.arm === "artillery") {
    return unit.formation === "deployed" ? [unit.models * 2.5, 3] : [2, unit.models * 4];
  }
  const formation = "formation" in unit ? unit.formation : "garrison";
  const known = footprints[`${unit.arm} ${formation}`];
  if (!known) throw new Error(`no footprint of ${unit.arm} in ${formation}`);
  return [known[0] * share[unit.size], known[1]];
}

/** The depth of rows so wide in which units stand 2 cm from each other on every side. */
function rowsOf(units: readonly Unit[], width: number): number {
  const gap = 2;
  let depth = 0;
  let row = { front: 0, depth: 0 };
  const deepestFirst = units.map(footprintOf).sort((a, b) => b[1] - a[1]);
  for (const [front, deep] of deepestFirst) {
    if (row.front > 0 && row.front + gap + front > width) {
      depth += row.depth + gap;
      row = { front: 0, depth: 0 };
    }
    const wide = row.front > 0 ? row.front + gap + front : front;
    row = { front: wide, depth: Math.max(row.depth, deep) };
  }
  return depth + row.depth;
}

function boxOf(polygon: readonly Point[]) {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  return { width: Math.max(...xs) - Math.min(...xs), depth: Math.max(...ys) - Math.min(...ys) };
}

/** Do two courses meet somewhere. */
function meet(a: readonly Point[], b: readonly Point[]): boolean {
  const pairs = (line: readonly Point[]) =>
    line.slice(1).flatMap((to, i) => {
      const start = line[i];
      return start ? [[start, to] as const] : [];
    });
  return pairs(a).some(([p, q]) => pairs(b).some(([r, s]) => touch(p, q, r, s)));
}

test("every shipped order of battle has its scenario", () => {
  const orders = shippedFiles(".orderOfBattle.json").map((file) => file.split(".")[0]);
  expect(shipped.map((file) => file.split(".")[0])).toEqual(orders);
});

describe.each(shipped)("%s", (file) => {
  const raw = json(file);
  const scenario = passed(parseScenario(raw));
  const { field, objectives } = scenario;
  if (!field) throw new Error(`${file} has no field`);

  test("has the id of its file and the forces of the order of battle of that name", () => {
    expect(scenario.id + suffix).toBe(file);
    const order = passed(parseOrderOfBattle(json(`${scenario.id}.orderOfBattle.json`)));
    expect(orderOf(scenario)).toEqual(order);
  });

  test("starts a battle that knows it", () => {
    const { event } = passed(startScenario(scenario, { id: "battle" }));
    expect(event.scenario?.objectives).toEqual(objectives);
  });

  test("says where what it adds comes from, or that it is our choice", () => {
    expect(scenario.turns).toBeGreaterThan(5);
    expect(scenario.values?.turns).toBeDefined();
    for (const { id, heldBy, values } of objectives) {
      expect(values?.points, id).toBeDefined();
      if (heldBy !== undefined) expect(values?.heldBy, id).toBeDefined();
    }
    for (const [brigade, { values }] of Object.entries(scenario.reserves ?? {})) {
      expect(values?.kind, brigade).toBeDefined();
    }
    for (const key of ["size", "inches", "terrain", "deployment"] as const) {
      expect(field.values?.[key], key).toBeDefined();
    }
    for (const { brigade, values } of field.arrivals ?? []) {
      expect(values?.edge ?? field.values?.arrivals, brigade).toBeDefined();
    }
  });

  test("is in Russian where it is in Russian, in English where in English", () => {
    expect(strayWords(raw)).toEqual([]);
  });

  test("names all its ground, and tells what happened", () => {
    expect(field.terrain.filter(({ name }) => name === undefined)).toEqual([]);
    expect(scenario.text?.en.length).toBeGreaterThan(150);
    expect(scenario.text?.ru.length).toBeGreaterThan(150);
  });

  test("has bridges over rivers alone", () => {
    const rivers = field.terrain.filter((piece) => piece.kind === "river");
    for (const { id, kind, shape } of field.terrain) {
      if (kind !== "bridge" || !("line" in shape)) continue;
      expect(
        rivers.some((river) => meet(shape.line, river.shape.line)),
        id,
      ).toBe(true);
    }
  });

  test("has zones with room for all who set up there", () => {
    const later = (id: string) => Object.hasOwn(scenario.reserves ?? {}, id);
    for (const { side, brigade, zone } of field.deployment) {
      const own = field.deployment.flatMap((other) =>
        other.side === side && other.brigade !== undefined ? [other.brigade] : [],
      );
      const brigades = scenario.sides
        .flatMap((listed) => (listed.id === side ? listed.brigades : []))
        .filter(({ id, arrives }) => arrives === undefined && !later(id))
        .filter(({ id }) => (brigade === undefined ? !own.includes(id) : id === brigade));
      const units = brigades.flatMap((one) => one.units.map(({ unit }) => unit));
      const box = boxOf(zone.polygon);
      // The zones are rectangles: nothing of the box lies outside.
      expect(areaOf(zone.polygon)).toBeCloseTo(box.width * box.depth);
      const fits = rowsOf(units, box.width) <= box.depth || rowsOf(units, box.depth) <= box.width;
      expect(fits, `${side} ${brigade ?? ""}: ${rowsOf(units, box.width)} in ${box.depth}`).toBe(
        true,
      );
    }
  });

  test("keeps the two sides apart at the start: no zone nearer than 20 cm to the other's", () => {
    const [first, second] = scenario.sides;
    const corners = (side: string) =>
      field.deployment.filter((zone) => zone.side === side).map(({ zone }) => zone.polygon);
    const between = (a: readonly [number, number], b: readonly [number, number]) =>
      Math.max(0, a[0] - b[1], b[0] - a[1]);
    const span = (polygon: readonly Point[], axis: 0 | 1): readonly [number, number] => {
      const along = polygon.map((point) => point[axis]);
      return [Math.min(...along), Math.max(...along)];
    };
    for (const a of corners(first?.id ?? "")) {
      for (const b of corners(second?.id ?? "")) {
        const apart = Math.hypot(between(span(a, 0), span(b, 0)), between(span(a, 1), span(b, 1)));
        expect(apart).toBeGreaterThan(20);
      }
    }
  });
});

describe("what the sources say", () => {
  const points = (id: string) =>
    scenarioNamed(id).objectives.map((one) => [one.id, one.points, one.heldBy ?? null]);

  test("Elchingen: 12 turns; the abbey 20 points and 1 a turn", () => {
    expect(scenarioNamed("elchingen-1805").turns).toBe(12);
    const worth = { perTurn: 1, atEnd: 20 };
    expect(points("elchingen-1805")).toEqual([
      ["abbey", { french: worth, austrian: worth }, "austrian"],
    ]);
  });

  test("Auerstedt: 14 turns; Hassenhausen, Rehausen, Poppel; a table of 8 by 5 feet", () => {
    const scenario = scenarioNamed("auerstedt-1806");
    expect(scenario.turns).toBe(14);
    expect(points("auerstedt-1806")).toEqual([
      [
        "hassenhausen",
        { french: { perTurn: 2, atEnd: 23 }, prussian: { perTurn: 2, atEnd: 17 } },
        "french",
      ],
      [
        "rehausen",
        { french: { perTurn: 1, atEnd: 24 }, prussian: { perTurn: 1, atEnd: 18 } },
        null,
      ],
      ["poppel", { french: { atEnd: 14 }, prussian: { atEnd: 14 } }, "prussian"],
    ]);
    expect(scenario.field).toMatchObject({ width: 240, depth: 150 });
  });

  test("Maida: Oswald held off the table, and no points that a source gives", () => {
    const scenario = scenarioNamed("maida-1806");
    expect(Object.keys(scenario.reserves ?? {})).toEqual(["oswald"]);
    expect(scenario.objectives.every(({ values }) => values?.points?.choice)).toBe(true);
  });

  test("the training battle: the lines 45 cm apart, the mill beside the Italian one", () => {
    const { field, objectives } = scenarioNamed("training");
    expect(objectives.map(({ heldBy }) => heldBy)).toEqual(["italian"]);
    const [french, italian] = field?.deployment.map(({ zone }) => zone.polygon) ?? [];
    const front = Math.max(...(french ?? []).map(([, y]) => y));
    expect(Math.min(...(italian ?? []).map(([, y]) => y)) - front).toBe(45);
  });
});
