/** What standing still for the whole Movement phase brings on the map, whether anybody said so or not. */
import { describe, expect, test } from "vitest";
import { battalion } from "../../../field/test/pictures.ts";
import { otherSides, to } from "../companion-orders.ts";
import { at, battle, type MapBattle, type Put } from "./battle.ts";

const line = battalion();
const apart = (unit: Put["unit"], y = 40): MapBattle =>
  battle({ A: at(unit, 60, y), b: at(line, 60, 75, 180) }, { phase: "movement" });
const ahead = {
  type: "march",
  ways: [{ unit: "A", legs: [{ kind: "ahead", length: 2 }] }],
} as const;

describe("move.reform on the map", () => {
  test("who stood still re-forms when the phase is over, and not with his side's part of it", () => {
    const table = apart(battalion({ unformed: true }));
    otherSides(table);
    expect(table.unit("A").unformed).toBe(true);
    to(table, "fire");
    expect(table.unit("A").unformed).toBe(false);
    expect(table.roster("A").reformed).toBe(true);
  });

  test("not who marched", () => {
    const table = apart(battalion({ unformed: true }));
    table.give(ahead);
    to(table, "fire");
    expect(table.unit("A").unformed).toBe(true);
  });

  test("nor where an enemy could charge: a line reaches 15 cm", () => {
    const near = apart(battalion({ unformed: true }), 60);
    to(near, "fire");
    expect(near.unit("A").unformed).toBe(true);
    const far = apart(battalion({ unformed: true }), 59.99);
    to(far, "fire");
    expect(far.unit("A").unformed).toBe(false);
  });
});

describe("state.faltering on the map", () => {
  test("ends, and Unformed remains for a further phase, said or not", () => {
    const table = apart({ ...line, faltering: true });
    table.give({ type: "stoodStill", units: ["A"] });
    to(table, "fire");
    expect(table.unit("A")).toMatchObject({ faltering: false, unformed: true });
    to(table, "movement");
    to(table, "fire");
    expect(table.unit("A")).toMatchObject({ faltering: false, unformed: false });
  });
});
