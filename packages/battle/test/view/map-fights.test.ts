/** What a side is told of fights on the map hangs on what stands there, not on the enemy's rosters. */
import { describe, expect, test } from "vitest";
import { battalion, horse, screen } from "../../../field/test/pictures.ts";
import {
  measuredFor,
  type Role,
  type UnitPatch,
  view,
  viewEvent,
  viewLog,
} from "../../src/index.ts";
import { at, battle, charge, type MapBattle } from "../map/battle.ts";

const line = battalion();
const column = battalion({ formation: "attackColumn" });
const blue = { kind: "side", side: "blue" } as const satisfies Role;
const red = { kind: "side", side: "red" } as const satisfies Role;

/** What may stand on red's rosters without showing, and without changing what comes of a fight. */
const hidden: readonly UnitPatch[] = [
  {},
  { casualties: 1 },
  { casualties: 3 },
  { casualties: 2, stood: true },
];

const bytes = (value: unknown): string => JSON.stringify(value) ?? "";

/** The same fight for each of what red hides, looked at by blue. */
function told(set: () => MapBattle, look: (table: MapBattle) => unknown): Set<string> {
  return new Set(
    hidden.map((patch) => {
      const table = set();
      for (const unit of ["b", "c"]) table.put(unit, patch);
      return bytes(look(table));
    }),
  );
}

const set = () =>
  battle({
    A: at(column, 60, 40),
    D: at(horse({ class: "light" }), 30, 40),
    b: at(line, 60, 55, 180, { brigade: "r" }),
    c: at(line, 60, 62, 180, { brigade: "r" }),
    s: at(screen(), 30, 70, 180),
  });

describe("measuredFor: the same whatever the enemy hides", () => {
  test("a charge", () => {
    const look = (table: MapBattle) =>
      measuredFor(blue, table.state, { ...charge(table, "A", "b", []), id: "c" });
    expect(told(set, look).size).toBe(1);
    const table = set();
    expect(look(table)).toMatchObject({
      command: { situation: { distance: 15, defender: { supports: 1 } } },
    });
    // An enemy as the table shows it.
    expect(bytes(look(table))).not.toContain("shooterClass");
    expect(look(table)).not.toHaveProperty("command.situation.defender.unit.casualties");
  });

  test("what an enemy's aides-de-camp carry is not told before it is used", () => {
    const table = set();
    table.give(charge(table, "A", "b", [3, 4, 3, 3]));
    const side = table.state.sides.map((one) =>
      one.id === "red"
        ? { ...one, taskings: [{ tasking: "glory", turn: 1, unit: "b" } as const] }
        : one,
    );
    const [first, second] = side;
    if (!first || !second) throw new Error("two sides");
    const state = { ...table.state, sides: [first, second] as const };
    const situation = {
      attacker: { unit: table.unit("A") },
      defender: { unit: table.unit("b") },
    };
    const command = { type: "resolve", id: "c", procedure: "melee", situation } as const;
    expect(measuredFor(red, state, command)).toMatchObject({
      command: { situation: { defender: { glory: true } } },
    });
    expect(measuredFor(blue, state, command)).not.toHaveProperty(
      "command.situation.defender.glory",
    );
  });

  test("what cannot be is refused with its measure", () => {
    const table = set();
    const command = charge(table, "A", "b", [], { charger: { supports: 2 } });
    expect(measuredFor(blue, table.state, { ...command, id: "c" })).toEqual({
      refused: { clause: "charge.lead", measured: 2, limit: 0, reason: null },
    });
  });

  test("of its own units alone", () => {
    const table = set();
    const command = { ...charge(table, "b", "A", []), id: "c" };
    expect(measuredFor(blue, table.state, command)).toMatchObject({
      faults: [{ code: "unknownId" }],
    });
  });
});

describe("events of a fight, and the battle after them", () => {
  test("a charge won, a way back with a choice", () => {
    const look = (table: MapBattle) => {
      const before = table.state;
      const event = table.give(charge(table, "A", "b", [6, 5, 1, 3, 3], { turn: 0 }));
      return [viewEvent(event, blue, before), view(table.state, blue), viewLog(table.state, blue)];
    };
    expect(told(set, look).size).toBe(1);
    const table = set();
    const seen = bytes(look(table));
    expect(seen).toContain('"way":{"charger":"A","target":"b","turn":0}');
    // That b may stop, everybody sees; among whom, its own side.
    expect(view(table.state, blue).pending).toEqual([
      expect.objectContaining({ kind: "stop", unit: "b", side: "red" }),
    ]);
    expect(view(table.state, blue).pending[0]).not.toHaveProperty("among");
    expect(view(table.state, blue).pending[0]).not.toHaveProperty("stops");
    expect(view(table.state, red).pending[0]).toMatchObject({
      among: ["b", "c"],
      stops: [{ behind: "c" }],
    });
  });

  test("an evasion", () => {
    const look = (table: MapBattle) => {
      const before = table.state;
      const react = { type: "react", unit: "s", to: "D", reaction: "evade", distance: 0 } as const;
      const event = table.give(react);
      return [viewEvent(event, blue, before), view(table.state, blue)];
    };
    expect(told(set, look).size).toBe(1);
  });
});
