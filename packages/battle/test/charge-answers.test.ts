/** How a declared charge is answered at a table (`charge.reaction`). */
import { describe, expect, test } from "vitest";
import {
  decideFor,
  declaredCharges,
  due,
  legal,
  nextStep,
  type ReactionKind,
  view,
} from "../src/index.ts";
import { chargeOf, declareOf, redsCharges, refused, resolving } from "./companion-orders.ts";
import type { Table } from "./forces.ts";
import { blue, red } from "./view/seat.ts";

/** 6 against 8: infantry stalls, cavalry comes to a melee (`charge.table`). */
const stalls = [3, 3, 4, 4] as const;

describe("charge.reaction: a declared charge is answered once, and comes as it was answered", () => {
  const react = (unit: string, reaction: ReactionKind, to: string) =>
    ({ type: "react", unit, to, reaction }) as const;
  const answerOf = (table: Table) => declaredCharges(table.state).map(({ answer }) => answer);

  test("by standing", () => {
    const table = redsCharges();
    table.give(declareOf("red-1", "blue-1"));
    const [before] = declaredCharges(table.state);
    const event = table.give(react("blue-1", "stand", "red-1"));
    expect(event).toMatchObject({ reaction: "stand", distance: 8, answers: before?.id });
    expect(answerOf(table)).toEqual(["stand"]);
    expect(refused(table.decide(react("blue-1", "stand", "red-1")))).toBe(
      "charge.reaction answered",
    );
    // Whoever's part it is, and in the resolving too.
    const other = redsCharges();
    other.give(declareOf("red-1", "blue-1"));
    resolving(other);
    expect(refused(other.decide(react("blue-1", "stand", "red-1")))).toBe(true);
  });

  test("by a counter-charge: the charge is rolled so, whatever the situation says", () => {
    const table = redsCharges();
    table.give(declareOf("red-horse", "blue-horse"));
    table.give(declareOf("red-1", "blue-1"));
    table.give(react("blue-horse", "counterCharge", "red-horse"));
    expect(refused(table.decide(react("blue-1", "counterCharge", "red-1")))).toBe(
      "charge.reaction counterCharge",
    );
    resolving(table);
    const event = table.give(chargeOf(table, "red-horse", "blue-horse", stalls));
    expect(event).toMatchObject({ situation: { defender: { reaction: "counterCharge" } } });
    expect(table.roster("blue-horse").moved).toBe("more");
  });

  test("cavalry that would counter-charge and is Unformed by then stands", () => {
    const table = redsCharges();
    table.give(declareOf("red-horse", "blue-horse"));
    table.give(react("blue-horse", "counterCharge", "red-horse"));
    table.put("blue-horse", { unformed: true });
    resolving(table);
    const event = table.give(chargeOf(table, "red-horse", "blue-horse", stalls));
    expect(event).toMatchObject({ overruled: null });
    expect(table.roster("blue-horse").moved).toBe("none");
  });

  test("by a square in time or not, once", () => {
    for (const [faces, formation] of [
      [[6, 5], "square"],
      [[1, 2], "line"],
    ] as const) {
      const table = redsCharges();
      table.give(declareOf("red-horse", "blue-1", 12));
      expect(refused(table.decide(react("blue-1", "square", "red-horse")))).toBe(
        "charge.reaction null",
      );
      const situation = { unit: table.unit("blue-1") };
      const test = { type: "resolve", procedure: "discipline", situation, square: true } as const;
      table.give({ ...test, faces });
      expect(table.unit("blue-1")).toMatchObject({ formation });
      expect(answerOf(table)).toEqual(["square"]);
      resolving(table);
      expect(refused(table.decide({ ...test, situation: { unit: table.unit("blue-1") } }))).toMatch(
        /^charge\.reaction/,
      );
      expect(refused(table.decide(chargeOf(table, "red-horse", "blue-1", [4, 4, 3, 3])))).toBe(
        true,
      );
    }
  });

  test("by evading: it has ended, or waits with the others to be rolled for", () => {
    const table = redsCharges();
    table.give(declareOf("red-horse", "blue-screen", 30));
    table.give(react("blue-screen", "evade", "red-horse"));
    expect(declaredCharges(table.state)).toEqual([]);
    expect(table.roster("red-horse")).toMatchObject({ charged: true });
    const other = redsCharges();
    other.put("blue-1", { formation: "openOrder" });
    other.give(declareOf("red-horse", "blue-1", 10));
    other.give(react("blue-1", "evade", "red-horse"));
    expect(due(other.state).filter(({ kind }) => kind === "caught")).toEqual([]);
    // It has declared its charge of the turn, and leads it still.
    expect(refused(other.decide(declareOf("red-horse", "blue-2")))).toBe("turn.sequence declared");
    resolving(other);
    expect(due(other.state)).toContainEqual(expect.objectContaining({ kind: "caught" }));
    expect(other.give(chargeOf(other, "red-horse", "blue-1", [1, 2, 4, 4]))).toMatchObject({
      overruled: null,
      situation: { charger: { flank: true } },
    });
  });

  test("foot that has caught an evader is the one charge of its brigade (charge.multiple)", () => {
    const table = redsCharges();
    table.put("blue-1", { formation: "openOrder" });
    table.give(declareOf("red-2", "blue-1", 0));
    expect(table.give(react("blue-1", "evade", "red-2"))).toMatchObject({
      evaded: { caught: true },
    });
    expect(refused(table.decide(declareOf("red-1", "blue-2")))).toBe("charge.multiple null");
  });

  test("only its target's side answers it (charge.reaction)", () => {
    const table = redsCharges();
    table.give(declareOf("red-horse", "blue-1", 20));
    for (const reaction of ["stand", "square"] as const) {
      const answer = { ...react("blue-1", reaction, "red-horse"), id: "answer" };
      expect(decideFor(red, table.state, answer)).toMatchObject({
        faults: [{ code: "unknownId", path: ["unit"] }],
      });
      expect(refused(decideFor(blue, table.state, answer))).toBe(true);
    }
  });

  test("a charge that has caught an evader comes under fire of batteries, and of it no more", () => {
    const table = redsCharges();
    table.put("blue-1", { formation: "openOrder" });
    table.give(declareOf("red-horse", "blue-1", 10));
    table.give(react("blue-1", "evade", "red-horse"));
    resolving(table);
    const targets = [{ unit: table.unit("red-horse"), distance: 5, leadsCharge: true }] as const;
    const situation = { firer: table.guns("blue-guns"), targets };
    const shot = { type: "resolve", procedure: "artillery", situation, faces: [1, 2] } as const;
    expect(refused(table.decide(shot))).toBe(true);
    const skirmish = { firer: table.infantry("blue-1"), targets };
    expect(
      refused(table.decide({ type: "resolve", procedure: "skirmish", situation: skirmish })),
    ).toBe("charge.defensiveFire evade");
    // Who has been caught does not say that it is over.
    const settles = (seat: typeof red | typeof blue) => {
      const caught = view(table.state, seat).open.find(({ kind }) => kind === "caught");
      const settle = { type: "settle", follow: caught?.id ?? "", id: "settle" } as const;
      expect(caught).toBeDefined();
      return decideFor(seat, table.state, settle);
    };
    expect(settles(blue)).toMatchObject({ faults: [{ code: "notDue" }] });
    expect(settles(red)).toMatchObject({ ok: true });
    // Stopped by it, the charge is no more, and holds up nobody.
    table.put("red-horse", { fellBack: true });
    expect(due(table.state)).toEqual([]);
    expect(nextStep(table.state)).toMatchObject({ phase: "movement" });
    expect(table.decide({ type: "advance" }).ok).toBe(true);
  });

  test("nobody answers what was not declared", () => {
    const table = redsCharges();
    for (const reaction of ["stand", "square", "evade", "counterCharge"] as const) {
      const unit = reaction === "evade" ? "blue-screen" : "blue-1";
      const command = { ...react(unit, reaction, "red-horse"), distance: 30 };
      const why = reaction === "counterCharge" ? true : "charge.declare undeclared";
      expect(refused(table.decide(command)), reaction).toBe(
        why === true ? "charge.reaction counterCharge" : why,
      );
    }
  });

  test("what may be answered is offered, by whom it is charged", () => {
    const table = redsCharges();
    const orders = (unit: string) =>
      legal(table.state, "blue").units[unit]?.filter(({ order }) =>
        ["stand", "evade", "formSquare", "counterCharge"].includes(order),
      );
    expect(orders("blue-1")?.map(({ order }) => order)).toEqual(["formSquare", "evade"]);
    expect(orders("blue-1")?.[0]?.refused).toMatchObject({ reason: "undeclared" });
    table.give(declareOf("red-horse", "blue-1"));
    table.give(declareOf("red-1", "blue-1"));
    expect(orders("blue-1")).toMatchObject([
      { order: "stand", refused: null, targets: { "red-horse": null, "red-1": null } },
      {
        order: "formSquare",
        refused: null,
        targets: { "red-horse": null, "red-1": { clause: "charge.reaction", reason: "square" } },
      },
      { order: "evade", refused: { clause: "charge.reaction" } },
    ]);
  });
});
