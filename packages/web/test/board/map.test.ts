import { type Field, parseScenario, type Scenario } from "@adjutant/battle";
import { describe, expect, it } from "vitest";
import auerstedt from "../../../../scenarios/auerstedt-1806.scenario.json";
import elchingen from "../../../../scenarios/elchingen-1805.scenario.json";
import maida from "../../../../scenarios/maida-1806.scenario.json";
import training from "../../../../scenarios/training.scenario.json";
import { arrowsOf } from "../../src/board/arrows.ts";
import { busyOn } from "../../src/board/busy.ts";
import { graduation } from "../../src/board/frame.ts";
import { trees } from "../../src/board/growth.ts";
import { houses } from "../../src/board/houses.ts";
import { type Named, placed, type, widthOf } from "../../src/board/names.ts";
import { namesOf } from "../../src/board/naming.ts";
import { apart, awayFrom, type Box, boxOf, heart, inside, meet } from "../../src/board/plane.ts";
import { plates } from "../../src/board/plates.ts";
import { graticule, outlineOf, sheetOf } from "../../src/board/sheet.ts";
import type { BoardUnit, ShownField } from "../../src/board/shown.ts";
import { taken } from "../../src/board/taken.ts";
import { thingAt } from "../../src/board/thing-at.ts";
import { knownOf, shownField } from "../../src/field/shown-field.ts";

const files = { maida, elchingen, auerstedt, training };

function scenario(name: keyof typeof files): Scenario & { readonly field: Field } {
  const read = parseScenario(files[name]);
  if (!read.ok || read.value.field === undefined) throw new Error(`${name} has no field`);
  return { ...read.value, field: read.value.field };
}

function shownOf(name: keyof typeof files, lang: "en" | "ru"): ShownField {
  const { field, objectives, format: _, options: __, ...order } = scenario(name);
  const known = knownOf({ ...order, format: "adjutant/orderOfBattle@1" }, "cm", lang);
  return shownField(field, objectives, known, lang);
}

const each = (["maida", "elchingen", "auerstedt", "training"] as const).flatMap((name) =>
  (["en", "ru"] as const).map((lang) => [name, lang] as const),
);

describe("engraving", () => {
  it("is the same on every sheet", () => {
    const { field } = scenario("maida");
    expect(plates(field, 1.3)).toEqual(plates(structuredClone(field), 1.3));
  });

  it("keeps trees inside their wood, off the roads and out of each other", () => {
    const { field } = scenario("maida");
    const sheet = sheetOf(field);
    const road = field.terrain.find(({ id }) => id === "track");
    const wood = field.terrain.find(({ id }) => id === "hill-wood");
    if (road === undefined || wood === undefined) throw new Error("Maida has lost its track");
    const track = outlineOf(road, sheet);
    const { points } = outlineOf(wood, sheet);
    const free = (at: { x: number; y: number }) => awayFrom(track.points, false, at) > 20;
    const grown = trees("hill-wood", points, { thicket: false, grain: 1 }, free);
    expect(grown.length).toBeGreaterThan(40);
    for (const [index, tree] of grown.entries()) {
      expect(inside(points, tree) && free(tree)).toBe(true);
      for (const other of grown.slice(index + 1)) {
        expect(apart(tree, other)).toBeGreaterThan((tree.r + other.r) * 0.9);
      }
    }
  });

  it("builds houses inside the village and none on the street", () => {
    const ring = [
      { x: 0, y: 0 },
      { x: 160, y: 0 },
      { x: 160, y: 160 },
      { x: 0, y: 160 },
    ];
    const street = {
      points: [
        { x: 0, y: 80 },
        { x: 160, y: 80 },
      ],
      width: 30,
    };
    const corners = [...houses("village", ring, [street]).matchAll(/([\d.]+) ([\d.]+)/g)].map(
      ([, x, y]) => ({ x: Number(x), y: Number(y) }),
    );
    expect(corners.length).toBeGreaterThan(40);
    for (const corner of corners) {
      expect(inside(ring, corner)).toBe(true);
      expect(awayFrom(street.points, false, corner)).toBeGreaterThan(15);
    }
  });
});

describe("names", () => {
  const boxAbout = (name: {
    text: string;
    kind: Named["kind"];
    at: { x: number; y: number };
  }): Box => {
    const [x, y] = [widthOf(name.text, name.kind) / 2, (type[name.kind].size * 1.15) / 2];
    return { left: name.at.x - x, right: name.at.x + x, top: name.at.y - y, bottom: name.at.y + y };
  };
  it.each(each)(
    "%s, %s: none on another, none on a star or a house, fewer from afar",
    (name, lang) => {
      const shown = shownOf(name, lang);
      const counts = [0.12, 0.35, 0.8].map((k) => {
        const sheet = sheetOf(shown.field);
        const bounds = { left: 0, top: 0, right: sheet.width * k, bottom: sheet.depth * k };
        const all = namesOf(shown, k, lang, {
          arrival: ({ name: brigade }) => brigade,
          unit: (unit) => unit.name,
        });
        const done = placed(all, taken(shown, k), bounds, busyOn(shown, k));
        const upright = done.filter(({ turn }) => turn === 0).map(boxAbout);
        for (const [index, box] of upright.entries()) {
          expect(upright.slice(index + 1).some((other) => meet(box, other))).toBe(false);
          expect(taken(shown, k).some((other) => meet(box, other))).toBe(false);
        }
        return done.length;
      });
      expect(counts[2]).toBeGreaterThan(counts[0] ?? 0);
    },
  );

  it.each(["en", "ru"] as const)("a village is named clear of woods, %s", (lang) => {
    const shown = shownOf("training", lang);
    const sheet = sheetOf(shown.field);
    // As the whole field stands on a phone.
    const k = 0.26;
    const bounds = { left: 2, top: 2, right: sheet.width * k - 2, bottom: sheet.depth * k - 2 };
    const mill = shown.field.terrain.find(({ kind }) => kind === "builtUp");
    const wood = shown.field.terrain.find(({ kind }) => kind === "woods");
    if (mill === undefined || wood === undefined) throw new Error("no mill, or no wood");
    const all = namesOf(shown, k, lang, { arrival: ({ name }) => name, unit: ({ name }) => name });
    const [name] = placed(
      all.filter(({ id }) => id === mill.id),
      taken(shown, k),
      bounds,
      busyOn(shown, k),
    );
    if (name === undefined) throw new Error("the mill has no name");
    const grove = boxOf(outlineOf(wood, sheet).points.map(({ x, y }) => ({ x: x * k, y: y * k })));
    expect(meet(boxAbout(name), grove)).toBe(false);
  });

  it("stands across trees where nothing else is free", () => {
    const name: Named = {
      id: "one",
      text: "One",
      kind: "village",
      at: { x: 50, y: 50 },
      clear: { x: 10, y: 10 },
      upon: false,
    };
    const bounds = { left: 0, top: 0, right: 100, bottom: 100 };
    const above = (box: Box): number => (box.top < 50 ? 1 : 0);
    const [clear] = placed([name], [], bounds, above);
    expect(clear?.at.y).toBeGreaterThan(50);
    const [across] = placed([name], [{ left: 0, top: 50, right: 100, bottom: 100 }], bounds, above);
    expect(across?.at.y).toBeLessThan(50);
  });

  it("comes before all others where what it names is fought for", () => {
    const at = { x: 50, y: 50 };
    const clear = { x: 4, y: 4 };
    const village: Named = {
      id: "village",
      text: "Village",
      kind: "village",
      at,
      clear,
      upon: true,
    };
    const wood: Named = { id: "wood", text: "Wood", kind: "woods", at, clear, upon: true };
    const bounds = { left: 0, top: 38, right: 100, bottom: 62 };
    const ids = (names: Named[]) => placed(names, [], bounds).map(({ id }) => id);
    expect(ids([wood, village])).toEqual(["village"]);
    expect(ids([{ ...wood, first: true }, village])).toEqual(["wood"]);
    const shown = shownOf("maida", "en");
    const say = { arrival: () => "", unit: () => "" };
    const first = namesOf(shown, 0.5, "en", say).filter((name) => name.first);
    expect(first.map(({ id }) => id)).toEqual(["san-pietro", "dunes"]);
  });

  it("of a wood or a marsh waits until that is half as large as its name", () => {
    const say = { arrival: () => "", unit: () => "" };
    const names = (k: number) => namesOf(shownOf("maida", "ru"), k, "ru", say).map(({ id }) => id);
    // The marsh is some 30 cm long, "Топкий берег" about 100 pixels.
    expect(names(0.1)).not.toContain("upper-marsh");
    expect(names(0.1)).toContain("san-pietro");
    expect(names(0.3)).toContain("upper-marsh");
  });

  it("is given to a small block that stands by itself, and not to one among others", () => {
    const [side] = shownOf("training", "en").sides;
    if (side === undefined) throw new Error("nobody fights");
    const column = (id: string, x: number): BoardUnit => ({
      id,
      name: `The regiment ${id}`,
      side,
      unit: { arm: "infantry", id, grade: "line", size: "standard", formation: "attackColumn" },
      standing: { at: { x, y: 40, facing: 0 }, footprint: { width: 6, depth: 4 } },
      states: [],
      words: "",
    });
    const units = [column("one", 20), column("two", 28), column("three", 90)];
    const named = namesOf({ ...shownOf("training", "en"), units }, 0.5, "en", {
      arrival: () => "",
      unit: ({ name }) => name,
    });
    expect(named.filter(({ kind }) => kind === "unit").map(({ id }) => id)).toEqual(["unit three"]);
  });

  it("leaves a block free, its front edge with it", () => {
    const shown = shownOf("training", "en");
    const [side] = shown.sides;
    if (side === undefined) throw new Error("nobody fights");
    const one: BoardUnit = {
      id: "one",
      name: "One",
      side,
      unit: { arm: "infantry", id: "one", grade: "line", size: "standard", formation: "line" },
      standing: { at: { x: 60, y: 40, facing: 90 }, footprint: { width: 16, depth: 2 } },
      states: [],
      words: "",
    };
    const [box] = taken({ ...shown, units: [one] }, 0.5);
    // Facing right, its front edge runs up the sheet: 16 cm are 80 px and 2 cm 10 px, 3 px clear about it.
    expect(box).toEqual({ left: 287, right: 303, top: 207, bottom: 293 });
  });
});

describe("arrows", () => {
  it("none stands on another, each on its edge", () => {
    const shown = shownOf("auerstedt", "en");
    const sheet = sheetOf(shown.field);
    const k = 0.35;
    const arrows = arrowsOf(shown.arrivals, sheet, k);
    expect(arrows.map(({ turn }) => turn).toSorted((a, b) => a - b)).toEqual([
      -90, -90, -90, 90, 90, 90, 90, 90,
    ]);
    for (const [index, { at, turn }] of arrows.entries()) {
      expect(at.x).toBe(turn === 90 ? 0 : sheet.width);
      for (const other of arrows.slice(index + 1)) {
        expect(apart(at, other.at) * k).toBeGreaterThan(24.5);
      }
    }
  });
});

describe("the graticule counts in the scale that is played", () => {
  it.each([
    ["cm", 0.35, 20, 200],
    ["cm", 0.5, 10, 100],
    // 0.65 inches to the centimetre of the field: a foot is 18.46 cm of it.
    ["inch", 0.35, 12, (12 * 10) / 0.65],
    ["inchAsCm", 0.2, 20, (20 * 10) / 0.65],
  ] as const)("%s at %f px/mm", (scale, k, every, step) => {
    const mesh = graticule({ inches: 0.65 }, scale, k);
    expect(mesh.every).toBe(every);
    expect(mesh.step).toBeCloseTo(step, 9);
  });

  it("every other stretch of the frame is dark, from the near left corner", () => {
    const { dark, ticks } = graduation(500, { every: 20, step: 200 }, 0.5);
    expect(dark).toEqual([
      [0, 100],
      [200, 250],
    ]);
    expect(ticks.map(({ figure }) => figure)).toEqual(["0", "20", "40"]);
  });
});

describe("what lies under a finger", () => {
  it("is the smallest thing there", () => {
    const shown = shownOf("maida", "en");
    const at = (x: number, y: number) => thingAt(shown, { x: x * 10, y: (150 - y) * 10 }, 0.35)?.id;
    expect(at(120, 146)).toBe("hill-wood");
    expect(at(104, 141)).toBe("san-pietro");
    expect(at(205, 52)).toBe("lamato");
    expect(at(100, 75)).toBeUndefined();
  });

  it("the heart of a crescent lies inside it", () => {
    const crescent = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
      { x: 0, y: 80 },
      { x: 80, y: 80 },
      { x: 80, y: 20 },
      { x: 0, y: 20 },
    ];
    expect(inside(crescent, heart(crescent))).toBe(true);
  });
});
