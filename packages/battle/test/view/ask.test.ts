import { describe, expect, test } from "vitest";
import {
  askFor,
  due,
  dueFor,
  rollsDue,
  scheduled,
  scheduledFor,
  suppose,
  view,
  visibleFacts,
} from "../../src/index.ts";
import { put, red, table, umpire } from "./seat.ts";

describe("the next roll of a resolution", () => {
  const volley = (faces: readonly number[], casualties = 0) => {
    const at = table();
    const target = at.infantry("blue-1");
    put(at, "blue-1", { ...target, casualties });
    const unit = visibleFacts(target, false);
    const situation = { firer: at.infantry("red-1"), targets: [{ unit, distance: 12 }] } as const;
    const command = { type: "resolve", id: "c", procedure: "volley", situation, faces } as const;
    return askFor(red, at.state, command);
  };

  test("is asked for with the enemy as the seat sees him", () => {
    expect(volley([])).toEqual({
      request: { kind: "sum", dice: 2, hitOn: 0, purpose: "volley", side: "firer" },
      typed: [],
    });
    expect(volley([3])).toMatchObject({ request: { dice: 2 }, typed: [3] });
  });

  test("goes on with the casualty dice and the enemy's test, which are thrown in the open", () => {
    // 6 and 5 of a Line battalion: 11, two casualties and a test (`volley.row.standard`).
    const test = volley([6, 5]);
    expect(test).toMatchObject({ typed: [] });
    if (!("request" in test)) throw new Error("there are dice to come");
    expect(["casualtyDice", "discipline"]).toContain(test.request.purpose);
    expect(test.request).not.toHaveProperty("steps");
  });

  test("comes to an end with whoever chooses after a draw", () => {
    const at = table();
    const situation = {
      attacker: { unit: at.infantry("red-1") },
      defender: { unit: visibleFacts(at.infantry("blue-1"), false) },
    } as const;
    const dice = (faces: readonly number[]) =>
      askFor(red, at.state, { type: "resolve", id: "c", procedure: "melee", situation, faces });
    const first = dice([]);
    if (!("request" in first)) throw new Error("the attacker rolls");
    const misses = Array.from({ length: first.request.dice }, () => 1);
    const second = dice(misses);
    if (!("request" in second)) throw new Error("the defender rolls");
    const end = dice([...misses, ...Array.from({ length: second.request.dice }, () => 1)]);
    expect(end).toEqual({ choices: ["defender", "attacker"] });
  });

  test("is not asked for of units that the seat cannot see", () => {
    const at = table();
    const unit = { ...visibleFacts(at.infantry("blue-1"), false), id: "nobody" };
    const situation = { firer: at.infantry("red-1"), targets: [{ unit, distance: 12 }] } as const;
    const asked = askFor(red, at.state, {
      type: "resolve",
      id: "c",
      procedure: "volley",
      situation,
    });
    expect(asked).toMatchObject({ faults: [{ code: "unknownId", params: { id: "nobody" } }] });
  });
});

describe("what is due", () => {
  test("is whole for the umpire and by public names for a side", () => {
    const at = table();
    at.put("blue-1", { routing: true });
    at.give({ type: "advance" });
    expect(due(at.state).length + scheduled(at.state).length).toBeGreaterThan(0);
    expect(dueFor(at.state, umpire)).toEqual(due(at.state));
    expect(scheduledFor(at.state, umpire)).toEqual(scheduled(at.state));
    // By public names what follows from events; the rolls of the phase have no event behind them.
    const told = new Set([
      ...view(at.state, red).open.map(({ id }) => id),
      ...rollsDue(at.state).map(({ id }) => id),
    ]);
    for (const { id } of dueFor(at.state, red)) expect(told).toContain(id);
  });
});

describe("suppose", () => {
  test("leaves a situation without an enemy as it is", () => {
    const at = table();
    const situation = { unit: at.infantry("red-1") };
    expect(suppose<"discipline">(situation)).toEqual([{ assumed: null, situation }]);
  });

  test("gives each case a whole situation", () => {
    const at = table();
    const unit = visibleFacts(at.infantry("blue-1"), false);
    const cases = suppose<"volley">({
      firer: at.infantry("red-1"),
      targets: [{ unit, distance: 12 }],
    });
    expect(cases).toHaveLength(4 * 3 * 2);
    for (const { assumed, situation } of cases) {
      expect(situation.targets[0].unit.grade).toBe(assumed?.grade);
    }
  });
});
