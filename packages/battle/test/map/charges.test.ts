import { describe, expect, test } from "vitest";
import { battalion } from "../../../field/test/pictures.ts";
import { at, battle, charge } from "./battle.ts";

const line = battalion();
const column = battalion({ formation: "attackColumn" });

/** A column 15 cm before a line that faces it. */
const face = () => battle({ A: at(column, 60, 40), b: at(line, 60, 55, 180) });

describe("a charge of infantry on the map: who stands where afterwards", () => {
  test("melee: the charger is in contact, its distance was measured", () => {
    const table = face();
    const event = table.give(charge(table, "A", "b", [3, 4, 3, 3]));
    expect(event).toMatchObject({ situation: { distance: 15 } });
    expect(table.stands("A")).toEqual({ x: 60, y: 55, facing: 0 });
    expect(table.roster("A")).toMatchObject({ engaged: "b", flanking: false });
  });
});
