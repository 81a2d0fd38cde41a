/** Fire in the Charges phase at a table (`charge.defensiveFire`): muskets at 5 cm, medium guns within 20. */
import { describe, expect, test } from "vitest";
import { legal, type SituationOf } from "../src/index.ts";
import { declareOf, otherSides, refusedBy, resolving, to } from "./companion-orders.ts";
import { Table } from "./forces.ts";

type Target = Partial<SituationOf<"volley">["targets"][0]>;

function charged(): Table {
  const table = new Table();
  to(table, "charges");
  table.give(declareOf("blue-2", "red-1", 20));
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

  test("only its target fires, and batteries of that side's", () => {
    const table = charged();
    const by = (unit: string) =>
      table.volleyCommand(unit, "blue-2", [1, 2, 1], { targets: at(table, {}) });
    expect(table.decide(by("red-3"))).toMatchObject({
      refused: { clause: "charge.defensiveFire", reason: "bystander" },
    });
    expect(refusedBy(table.decide(by("red-1")))).toBeNull();
    const rockets = { firer: table.rockets("red-rockets"), targets: at(table, {}) } as const;
    expect(
      table.decide({ type: "resolve", procedure: "rocket", situation: rockets, faces: [5, 4] }),
    ).toMatchObject({ refused: { reason: "bystander" } });
    const offered = legal(table.state, "red").units["red-3"]?.find(
      ({ order }) => order === "volley",
    );
    expect(offered?.targets?.["blue-2"]).toMatchObject({ reason: "bystander" });
  });

  test("only at a charge that stands declared", () => {
    const table = new Table();
    to(table, "charges");
    expect(table.decide(volley(table))).toMatchObject({
      refused: { clause: "charge.defensiveFire", reason: "undeclared" },
    });
  });

  test("when charges are resolved, not while they are declared", () => {
    const table = new Table();
    to(table, "initiative");
    const faces = [1, 1, 6, 5];
    table.give({ type: "resolve", procedure: "initiative", situation: {}, faces });
    to(table, "charges");
    table.give(declareOf("blue-2", "red-1", 20));
    const early = { refused: { clause: "turn.sequence", reason: "declaring" } };
    expect(table.decide(volley(table))).toMatchObject(early);
    otherSides(table);
    expect(table.decide(volley(table))).toMatchObject(early);
    resolving(table);
    expect(refusedBy(table.decide(volley(table)))).toBeNull();
  });

  test("rockets at a charge on themselves make it falter, and end it", () => {
    const table = new Table();
    to(table, "charges");
    table.give(declareOf("blue-2", "red-rockets", 20));
    const targets = at(table, { distance: 15 });
    const situation = { firer: table.rockets("red-rockets"), targets } as const;
    table.give({ type: "resolve", procedure: "rocket", situation, faces: [5, 4] });
    expect(table.unit("blue-2")).toMatchObject({ faltering: true });
    expect(table.roster("blue-2")).toMatchObject({ charged: true, moved: "more" });
  });
});
