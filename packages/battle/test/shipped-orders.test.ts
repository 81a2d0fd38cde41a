/** The orders of battle under scenarios/: right by the format, sourced, in both languages. */
import { describe, expect, test } from "vitest";
import {
  type ListedUnit,
  type OrderOfBattle,
  parseOrderOfBattle,
  provenanceOf,
  startCompanion,
  type UnitValue,
} from "../src/index.ts";
import { json, shippedFiles, strayWords } from "./shipped.ts";
import { faultsOf, passed } from "./telling.ts";

const suffix = ".orderOfBattle.json";
const shipped = shippedFiles(suffix);

function unitsOf(order: OrderOfBattle): readonly ListedUnit[] {
  return order.sides.flatMap(({ brigades }) => brigades.flatMap(({ units }) => units));
}

/** The casualties at which a unit disperses, as the rulebook says (`casualty.limit`). */
function limitOf({ unit }: ListedUnit): number {
  switch (unit.arm) {
    case "artillery":
      return unit.models <= 2 ? 6 : unit.models <= 4 ? 8 : 10;
    case "screen":
      // One base for 2 casualties, gone below 2 bases.
      return (unit.bases - 1) * 2;
    default:
      return { small: 9, standard: 12, large: 15 }[unit.size];
  }
}

/** What decides a unit's limit. */
function kindOf({ unit }: ListedUnit): string {
  if (unit.arm === "artillery") return `artillery ${unit.models}`;
  return unit.arm === "screen" ? `screen ${unit.bases}` : `${unit.arm} ${unit.size}`;
}

/** The file with the casualties of units set; `undefined` leaves a unit as it is. */
function withCasualties(file: unknown, of: (id: string) => number | undefined): unknown {
  const set = (_: string, value: unknown): unknown =>
    typeof value === "object" && value !== null && "id" in value && "arm" in value
      ? { ...value, casualties: of(String(value.id)) }
      : value;
  return JSON.parse(JSON.stringify(file, set));
}

/** Keys of a unit that are no facts of history. */
const ofTheFile = new Set(["id", "arm"]);

test("the four orders of battle are there", () => {
  expect(shipped).toEqual(
    expect.arrayContaining(
      ["auerstedt-1806", "elchingen-1805", "maida-1806", "training"].map((id) => id + suffix),
    ),
  );
});

describe.each(shipped)("%s", (file) => {
  const raw = json(file);
  const order = passed(parseOrderOfBattle(raw));
  const units = unitsOf(order);

  test("has the id of its file, two sides, and starts a battle", () => {
    expect(order.id + suffix).toBe(file);
    expect(order.sides).toHaveLength(2);
    const { state } = passed(startCompanion([order], { id: "battle" }));
    expect(Object.keys(state.units)).toHaveLength(units.length);
  });

  test("gives every id once", () => {
    const brigades = order.sides.flatMap((side) => side.brigades);
    for (const ids of [
      order.sides.map(({ id }) => id),
      brigades.map(({ id }) => id),
      units.map(({ unit }) => unit.id),
    ]) {
      expect([...new Set(ids)]).toEqual(ids);
    }
  });

  test("names no two units of a side alike", () => {
    for (const side of order.sides) {
      const names = side.brigades.flatMap((brigade) => brigade.units.map(({ name }) => name));
      for (const language of ["en", "ru"] as const) {
        const said = names.map((name) => name[language]);
        expect(said.filter((name, index) => said.indexOf(name) !== index)).toEqual([]);
      }
    }
  });

  test("is in Russian where it is in Russian, in English where in English", () => {
    expect(strayWords(raw)).toEqual([]);
  });

  test("says of every value where it comes from, or that it is our choice", () => {
    const silent = units.flatMap((listed) =>
      Object.keys(listed.unit)
        .filter((key) => !ofTheFile.has(key))
        // The keys of a unit but for these two are values that carry a provenance.
        .filter((key) => provenanceOf(order, listed, key as UnitValue) === null)
        .map((key) => `${listed.unit.id} ${key}`),
    );
    expect(silent).toEqual([]);
  });

  test("says who rates the commanders and names the generals", () => {
    for (const { commander, brigades } of order.sides) {
      expect(commander.values?.rating?.note).toBeDefined();
      expect(commander.values?.name).toBeDefined();
      for (const { id, general, arrives, values } of brigades) {
        expect(general.values?.name, id).toBeDefined();
        if (arrives !== undefined) expect(values?.arrives, id).toBeDefined();
      }
    }
  });

  test("lets every unit lose up to its limit and no further", () => {
    const limits = new Map(units.map((listed) => [listed.unit.id, limitOf(listed)]));
    const below = (id: string) => (limits.get(id) ?? 0) - 1;
    expect(faultsOf(parseOrderOfBattle(withCasualties(raw, below)))).toEqual([]);
    // A reading tells only so many faults at once: one unit of each kind stands for its like.
    const kinds = new Map(units.map((listed) => [kindOf(listed), listed.unit.id]));
    for (const id of kinds.values()) {
      const at = withCasualties(raw, (other) => (other === id ? limits.get(id) : undefined));
      expect(faultsOf(parseOrderOfBattle(at)), id).toEqual([
        expect.stringMatching(/\.unit\.casualties casualtiesAtLimit$/),
      ]);
    }
  });
});

/** A shipped order of battle by its id. */
function shippedOrder(id: string): OrderOfBattle {
  return passed(parseOrderOfBattle(json(id + suffix)));
}

/** What a side has: its battalions, regiments of horse, models of guns, howitzers among these. */
function strength(order: OrderOfBattle, side: string) {
  const units = order.sides
    .filter(({ id }) => id === side)
    .flatMap(({ brigades }) =>
      brigades.flatMap((brigade) => brigade.units.map(({ unit }) => unit)),
    );
  const guns = units.flatMap((unit) => (unit.arm === "artillery" ? [unit] : []));
  return {
    infantry: units.filter(({ arm }) => arm === "infantry").length,
    cavalry: units.filter(({ arm }) => arm === "cavalry").length,
    models: guns.reduce((sum, { models }) => sum + models, 0),
    howitzers: guns.reduce(
      (sum, gun) => sum + (gun.kind === "gun" ? (gun.howitzers ?? 0) : gun.models),
      0,
    ),
  };
}

function ratings(order: OrderOfBattle): readonly string[] {
  return order.sides.map(({ commander }) => commander.rating);
}

describe("what the sources say", () => {
  test("Elchingen: the lists' battalions, and both Austrian strengths told", () => {
    const order = shippedOrder("elchingen-1805");
    // 28 French pieces, 6 howitzers: 14 models, the odd howitzer rounded up. 6 Austrian, 2 howitzers.
    expect(strength(order, "french")).toEqual({
      infantry: 18,
      cavalry: 5,
      models: 14,
      howitzers: 3,
    });
    expect(strength(order, "austrian")).toEqual({
      infantry: 32,
      cavalry: 7,
      models: 3,
      howitzers: 1,
    });
    expect(ratings(order)).toEqual(["inspired", "average"]);
    const { en = "", ru = "" } = order.note ?? {};
    expect(en).toMatch(/8,000 men, 14 battalions, 11 squadrons and 12 guns.*23,100 foot/);
    expect(ru).toMatch(/8000 человек, 14 батальонов, 11 эскадронов и 12 орудий.*23 100 пехоты/);
  });

  test("Elchingen: sizes follow the recipe", () => {
    const units = unitsOf(shippedOrder("elchingen-1805"));
    const size = (id: string) => {
      const unit = units.find((listed) => listed.unit.id === id)?.unit;
      return unit && "size" in unit ? unit.size : undefined;
    };
    expect(size("fr-6-light-1"), "1,728 men in 2 battalions").toBe("large");
    expect(size("fr-76-line-3"), "1,789 men in 3 battalions").toBe("standard");
    expect(size("fr-27-line-2"), "1,347 men in 2 battalions").toBe("standard");
    expect(size("ir15-1"), "3,600 men in 8 battalions").toBe("small");
    expect(size("ir42-1"), "3,000 men in 4 battalions").toBe("standard");
    expect(size("ir3-grenadiers"), "4,000 men in 4 battalions").toBe("large");
    expect(size("fr-3-hussars"), "150 horse").toBe("small");
    expect(size("blankenstein"), "300 horse").toBe("standard");
  });

  test("Auerstedt: regiments and guns, and the 48th no Guard", () => {
    const order = shippedOrder("auerstedt-1806");
    // Four French batteries of 8; Prussian: 6 foot and 3 horse of 6, 3 of 8, Oswald's 6.
    expect(strength(order, "french")).toEqual({
      infantry: 13,
      cavalry: 2,
      models: 16,
      howitzers: 0,
    });
    expect(strength(order, "prussian")).toMatchObject({ infantry: 24, cavalry: 10, models: 42 });
    expect(ratings(order)).toEqual(["inspired", "plodding"]);
    const line48 = unitsOf(order).find(({ unit }) => unit.id === "fr-48-line");
    expect(line48?.unit.grade).toBe("line");
    expect(line48?.values?.grade).toMatchObject({
      choice: true,
      note: { en: expect.stringContaining("Guard"), ru: expect.stringContaining("гвардия") },
    });
    expect(unitsOf(order).find(({ unit }) => unit.id === "fr-13-light")?.unit.grade).toBe("elite");
  });

  test("the training battle is small and plain, and has every arm on each side", () => {
    const order = shippedOrder("training");
    for (const side of order.sides) {
      expect(side.brigades.length).toBeLessThanOrEqual(2);
      const units = side.brigades.flatMap((brigade) => brigade.units.map(({ unit }) => unit));
      expect(units.map(({ arm }) => arm)).toEqual([
        "infantry",
        "infantry",
        "infantry",
        "cavalry",
        "artillery",
        "screen",
      ]);
      expect(new Set(units.map(({ grade }) => grade))).toEqual(new Set(["line"]));
      const sizes = units.flatMap((unit) => ("size" in unit ? [unit.size] : []));
      expect(new Set(sizes)).toEqual(new Set(["standard"]));
    }
  });
});
