/** Who sees whom: the ground hides (`fire.blockers`), troops do not. */
import { rulebook, type Unit } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import {
  fieldFrom,
  type OnTable,
  seeEachOther,
  standing,
  standsAlone,
  type TerrainPiece,
} from "../src/index.ts";

const line: Unit = { arm: "infantry", grade: "line", size: "standard", formation: "line" };

function on(...terrain: TerrainPiece[]) {
  const field = fieldFrom({ width: 120, depth: 120, terrain }, rulebook);
  const put = (id: string, y: number, facing: number, x = 60): OnTable => {
    const stands = standing(field, { id, side: id, unit: line }, { x, y, facing });
    if (stands === null) throw new Error("it can stand there");
    return stands;
  };
  return { field, put };
}

const band = (near: number, far: number) =>
  ({
    polygon: [
      [0, near],
      [120, near],
      [120, far],
      [0, far],
    ],
  }) as const;

const wood = (near: number, far: number): TerrainPiece => ({
  id: "wood",
  kind: "woods",
  shape: band(near, far),
});

describe("fire.blockers", () => {
  test("over open ground from one end of the table to the other, whichever way they look", () => {
    const { field, put } = on();
    expect(seeEachOther(field, put("a", 5, 180), put("b", 115, 0))).toBe(true);
  });

  test("nobody sees across a wood, however narrow", () => {
    const { field, put } = on(wood(55, 58));
    expect(seeEachOther(field, put("a", 40, 0), put("b", 80, 180))).toBe(false);
    expect(seeEachOther(field, put("b", 80, 180), put("a", 40, 0))).toBe(false);
  });

  test.each([
    [55, true],
    [55.1, false],
  ])("one sees 5 cm into a wood: a front at %d cm", (front, seen) => {
    const { field, put } = on(wood(50, 90));
    // It faces the far side, so that the rear, deeper, is not what is seen first.
    expect(seeEachOther(field, put("a", 30, 0), put("b", front, 180))).toBe(seen);
  });

  test("a general by himself sees from where he is", () => {
    const { field, put } = on(wood(55, 58));
    const enemy = put("b", 80, 180);
    const at = (y: number) =>
      standsAlone({ x: put("a", 40, 0).middle.x, y: put("a", y, 0).middle.y });
    expect(seeEachOther(field, at(40), enemy)).toBe(false);
    expect(seeEachOther(field, at(70), enemy)).toBe(true);
  });

  test("a hill hides who is behind it, not who stands on it", () => {
    const hill: TerrainPiece = { id: "hill", kind: "hill", height: 1, shape: band(50, 70) };
    const { field, put } = on(hill);
    expect(seeEachOther(field, put("a", 40, 0), put("b", 80, 180))).toBe(false);
    expect(seeEachOther(field, put("a", 40, 0), put("b", 60, 180))).toBe(true);
  });
});
