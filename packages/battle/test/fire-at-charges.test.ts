/** Fire in the Charges phase at a table (`charge.defensiveFire`): muskets at 5 cm, medium guns within 20. */
import { describe, expect, test } from "vitest";
import type { SituationOf } from "../src/index.ts";
import { refusedBy, to } from "./companion-orders.ts";
import { Table } from "./forces.ts";

type Target = Partial<SituationOf<"volley">["targets"][0]>;

function charged(): Table {
  const table = new Table();
  to(table, "charges");
  return table;
}

const at = (table: Table, target: Target) =>
  [{ unit: table.unit("blue-2"), distance: 5, leadsCharge: true, ...target }] as const;

const volley = (table: Table, target: Target = {}) =>
  table.volleyCommand("red-1", "blue-2", [1, 2, 1], { targets: at(table, target) });

const battery = (table: Table, target: Target = {}) => {
  const situation = { firer: table.guns("red-guns"), targets: at(table, target) };
  return { type: "resolve", procedure: "artillery", situation, faces: [1, 2, 1] } as const;
};

describe("charge.defensiveFire", () => {
  test("is at a unit that charges, and at no other", () => {
    const table = charged();
    expect(table.decide(volley(table)).ok).toBe(true);
    const idle = { leadsCharge: false };
    for (const shot of [volley(table, idle), battery(table, idle)]) {
      expect(refusedBy(table.decide(shot))).toBe("charge.defensiveFire");
    }
    expect(table.decide({ ...battery(table, idle), overrule: true })).toMatchObject({
      events: [{ overruled: "charge.defensiveFire" }],
    });
    // In its own phase fire is at whom one likes.
    to(table, "fire");
    expect(table.decide(battery(table, idle)).ok).toBe(true);
  });

  test.each([
    [volley, 5, 5.01],
    [battery, 20, 20.01],
  ] as const)("%o: measured no farther off than %d", (shot, limit, beyond) => {
    const table = charged();
    expect(table.decide(shot(table, { distance: limit })).ok).toBe(true);
    expect(table.decide(shot(table, { distance: beyond }))).toMatchObject({
      refused: { clause: "charge.defensiveFire", measured: beyond, limit },
    });
  });

  test("in inches: 3 and 12", () => {
    const table = charged();
    table.state = { ...table.state, options: { ...table.state.options, scale: "inch" } };
    const inch = { scale: "inch" } as const;
    const muskets = (distance: number) => {
      const given = volley(table, { distance });
      return { ...given, situation: { ...given.situation, ...inch } } as typeof given;
    };
    const guns = (distance: number) => {
      const given = battery(table, { distance });
      return { ...given, situation: { ...given.situation, ...inch } };
    };
    expect(table.decide(muskets(3)).ok).toBe(true);
    expect(refusedBy(table.decide(muskets(3.01)))).toBe("charge.defensiveFire");
    expect(table.decide(guns(12)).ok).toBe(true);
    expect(refusedBy(table.decide(guns(12.01)))).toBe("charge.defensiveFire");
  });

  test("not at one who has charged already, or fell back", () => {
    for (const [mark, clause] of [
      ["charged", "state.moved"],
      ["fellBack", "state.fellBack"],
    ] as const) {
      const table = charged();
      table.put("blue-2", { [mark]: true });
      expect(refusedBy(table.decide(volley(table)))).toBe(clause);
    }
  });

  test.each([
    [{ unformed: true }, "unformed"],
    [{ faltering: true }, "faltering"],
    [{ retreating: true }, "retreating"],
    [{ routing: true }, "routing"],
  ])("not at one who cannot charge: %j", (patch, reason) => {
    const table = charged();
    table.put("blue-2", patch);
    expect(table.decide(volley(table))).toMatchObject({
      refused: { clause: "charge.declare", reason },
    });
  });

  test("but at one whom fire at this charge has left Unformed", () => {
    const table = charged();
    // 9 at canister: 4 casualties, none by the die for a column; 7 less the band is 6.
    table.give({ ...battery(table), faces: [5, 4, 1, 4, 3] });
    expect(table.unit("blue-2")).toMatchObject({ unformed: true });
    expect(table.decide(volley(table)).ok).toBe(true);
  });

  test("rockets at a charge on themselves make it falter, and end it", () => {
    const table = charged();
    const targets = at(table, { distance: 15 });
    const situation = { firer: table.rockets("red-rockets"), targets } as const;
    table.give({ type: "resolve", procedure: "rocket", situation, faces: [5, 4] });
    expect(table.unit("blue-2")).toMatchObject({ faltering: true });
    expect(table.roster("blue-2")).toMatchObject({ charged: true, moved: "more" });
  });
});
