/** What a side may order, and the clause, the fact and the limit of what it may not. */
import type { Refusal } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { legal, type Phase, type UnitOrder, type UnitPatch } from "../src/index.ts";
import { declareOf } from "./companion-orders.ts";
import { Table } from "./forces.ts";

function at(phase: Phase): Table {
  const table = new Table();
  while (table.state.phase !== phase) table.give({ type: "advance", overrule: true });
  return table;
}

function orderOf(table: Table, unit: string, order: UnitOrder) {
  const found = legal(table.state, unit.startsWith("red") ? "red" : "blue").units[unit]?.find(
    (one) => one.order === order,
  );
  if (!found) throw new Error(`${unit} has no order ${order}`);
  return found;
}

const why = (table: Table, unit: string, order: UnitOrder): string | null =>
  orderOf(table, unit, order).refused?.clause ?? null;

describe("turn.sequence: an order has its phase", () => {
  const phase: Partial<Record<UnitOrder, [string, readonly Phase[]]>> = {
    volley: ["red-1", ["charges", "fire"]],
    skirmish: ["red-screen", ["charges", "fire"]],
    artillery: ["red-guns", ["charges", "fire"]],
    rocket: ["red-rockets", ["charges", "fire"]],
    declare: ["red-2", ["charges"]],
    move: ["red-1", ["movement"]],
    changeFormation: ["red-1", ["movement"]],
    formSquare: ["red-1", ["movement"]],
  };
  const all = ["compulsory", "command", "charges", "movement", "fire", "melee", "end"] as const;

  const idleInCharges = (order: string): string | null => {
    if (order === "formSquare") return "charge.declare";
    return order === "move" || order === "changeFormation" ? null : "charge.defensiveFire";
  };

  test.each(all)("%s", (now) => {
    const table = at(now);
    for (const [order, [unit, phases]] of Object.entries(phase)) {
      // Fire in the Charges phase waits for a charge, and so do answers to one.
      const idle = now === "charges" && order !== "declare" ? idleInCharges(order) : null;
      const expected = idle ?? (phases.includes(now) ? null : "turn.sequence");
      // The keys are orders.
      expect(why(table, unit, order as UnitOrder), order).toBe(expected);
    }
  });

  test("standing still: in its Movement phase", () => {
    expect(why(at("charges"), "red-1", "standStill")).toBe("turn.sequence");
    expect(why(at("movement"), "red-1", "standStill")).toBeNull();
    expect(why(at("fire"), "red-1", "standStill")).toBe("turn.sequence");
  });
});

describe("why not", () => {
  test.each<[Phase, string, UnitPatch, UnitOrder, string]>([
    ["fire", "red-1", { fired: true }, "volley", "fire.once"],
    ["fire", "red-1", { fellBack: true }, "volley", "fire.once"],
    ["fire", "red-1", { engaged: "blue-1" }, "volley", "state.engaged"],
    ["fire", "red-1", { routing: true }, "volley", "fire.once"],
    ["fire", "red-1", { formation: "openOrder" }, "volley", "volley.garrison"],
    ["fire", "red-1", {}, "skirmish", "skirmish.dice"],
    ["fire", "red-guns", { formation: "limbered" }, "artillery", "fire.once"],
    ["fire", "red-guns", { moved: "half" }, "artillery", "fire.moved"],
    ["charges", "red-2", { unformed: true }, "declare", "charge.declare"],
    ["charges", "red-2", { fireDisciplineLost: true }, "declare", "move.lostFireDiscipline"],
    ["charges", "red-2", { formation: "square" }, "declare", "charge.declare"],
    ["charges", "red-2", { fellBack: true }, "declare", "state.fellBack"],
    ["charges", "red-2", { charged: true }, "declare", "state.moved"],
    ["charges", "red-1", { formation: "square" }, "formSquare", "charge.reaction"],
    ["charges", "red-1", {}, "evade", "charge.reaction"],
    ["movement", "red-1", { moved: "half" }, "move", "state.moved"],
    ["movement", "red-1", { fellBack: true }, "move", "state.fellBack"],
    ["movement", "red-1", { engaged: "blue-1" }, "move", "state.engaged"],
    ["movement", "red-1", { fireDisciplineLost: true }, "move", "move.lostFireDiscipline"],
    [
      "movement",
      "red-1",
      { formation: "square", changedFormation: true },
      "move",
      "move.formation",
    ],
    ["movement", "red-1", { moved: "more" }, "changeFormation", "move.formation"],
    ["movement", "red-1", { moved: "half" }, "formSquare", "move.formation"],
    ["movement", "red-1", { charged: true }, "move", "state.moved"],
    ["movement", "red-1", { stood: true }, "standStill", "move.reform"],
    ["melee", "red-1", {}, "melee", "melee.pairs"],
  ])("%s, %s %o: no %s by %s", (phase, unit, patch, order, clause) => {
    const table = at(phase);
    table.put(unit, patch);
    expect(why(table, unit, order)).toBe(clause);
  });

  test.each<[Phase, string, UnitPatch, UnitOrder]>([
    ["movement", "red-1", { fireDisciplineLost: true }, "formSquare"],
    ["movement", "red-1", { moved: "half" }, "changeFormation"],
    ["fire", "red-1", { garrison: { place: "builtUp" }, formation: null }, "skirmish"],
    ["melee", "red-1", { engaged: "blue-1" }, "melee"],
  ])("%s, %s %o: %s is allowed", (phase, unit, patch, order) => {
    const table = at(phase);
    table.put(unit, patch);
    expect(why(table, unit, order)).toBeNull();
  });

  test.each<[string, UnitPatch, UnitOrder]>([
    ["red-1", { formation: "openOrder" }, "evade"],
    ["red-guns", { formation: "limbered" }, "evade"],
    ["red-screen", {}, "evade"],
    ["red-1", {}, "formSquare"],
    ["red-1", {}, "stand"],
    ["red-1", {}, "volley"],
    ["red-horse", {}, "counterCharge"],
  ])("charged, %s %o: %s is allowed", (unit, patch, order) => {
    const table = at("charges");
    table.put(unit, patch);
    table.give(declareOf("blue-horse", unit));
    expect(orderOf(table, unit, order)).toMatchObject({
      refused: null,
      targets: { "blue-horse": null },
    });
  });

  test("charge.multiple: the measured fact and the limit", () => {
    const table = at("charges");
    table.put("red-2", { charged: true });
    expect(orderOf(table, "red-1", "declare").refused).toEqual({
      clause: "charge.multiple",
      measured: 2,
      limit: 1,
      reason: null,
    } satisfies Refusal);
  });

  test("command.hesitant: no charges", () => {
    const table = at("command");
    const roll = { type: "resolve", procedure: "command", situation: {} } as const;
    table.give({ ...roll, faces: [1], of: "red-brigade" });
    table.give({ type: "advance" });
    expect(why(table, "red-horse", "declare")).toBe("command.hesitant");
  });
});

describe("targets", () => {
  test("of a charge: each enemy, or why not", () => {
    const table = at("charges");
    const { refused, targets } = orderOf(table, "red-2", "declare");
    expect(refused).toBeNull();
    const clauses = Object.fromEntries(
      Object.entries(targets ?? {}).map(([id, bar]) => [id, bar?.clause ?? null]),
    );
    expect(clauses).toEqual({
      "blue-1": null,
      "blue-2": null,
      "blue-3": null,
      "blue-horse": "charge.infantryOnCavalry",
      "blue-guns": null,
      "blue-rockets": null,
      // It has to evade (charge.screen).
      "blue-screen": null,
    });
  });

  test("of fire: not who is engaged", () => {
    const table = at("fire");
    table.put("blue-1", { engaged: "red-2" });
    const { targets } = orderOf(table, "red-1", "volley");
    expect(targets?.["blue-1"]).toMatchObject({ clause: "state.engaged" });
    expect(targets?.["blue-2"]).toBeNull();
  });

  test("of a melee: who is in contact, on either side", () => {
    const table = at("melee");
    table.put("red-1", { engaged: "blue-1" });
    table.put("red-2", { engaged: "blue-1" });
    table.put("blue-1", { engaged: "red-2" });
    expect(orderOf(table, "red-1", "melee").targets).toEqual({ "blue-1": null });
    expect(Object.keys(orderOf(table, "blue-1", "melee").targets ?? {})).toEqual([
      "red-2",
      "red-1",
    ]);
  });
});

describe("brigades and sides", () => {
  const of = (table: Table, order: string) =>
    legal(table.state, "red").brigades["red-brigade"]?.find((one) => one.order === order)?.refused
      ?.clause ?? null;

  test("a brigade rolls once, and faltering only if a unit broke", () => {
    const table = at("command");
    expect(of(table, "command")).toBeNull();
    expect(of(table, "faltering")).toBe("brigade.faltering");
    table.put("red-1", { gone: "dispersed" });
    expect(of(table, "command")).toBe("brigade.faltering");
    expect(of(table, "faltering")).toBeNull();
    const roll = { type: "resolve", procedure: "faltering", situation: {} } as const;
    table.give({ ...roll, faces: [6], of: "red-brigade" });
    expect(of(table, "command")).toBe("command.brigadeRoll");
  });

  test("taskings: the aides-de-camp at hand and the cost", () => {
    const table = at("command");
    expect(of(table, "ammunition")).toBe("command.adcRoll");
    const adc = { type: "resolve", procedure: "adc", of: "red" } as const;
    table.give({ ...adc, situation: { adcs: 1 }, faces: [6] });
    const { brigades } = legal(table.state, "red");
    const ammunition = brigades["red-brigade"]?.find(({ order }) => order === "ammunition");
    expect(ammunition?.refused).toMatchObject({
      clause: "tasking.ammunition",
      measured: 1,
      limit: 2,
    });
    expect(why(table, "red-guns", "assaultFire")).toBeNull();
  });

  test("initiative and aides-de-camp in their phases, once", () => {
    const side = (table: Table) =>
      legal(table.state, "red").side.map(({ order, refused }) => [order, refused?.clause ?? null]);
    const table = at("initiative");
    expect(side(table)).toEqual([
      ["initiative", null],
      ["adc", "turn.sequence"],
    ]);
    const roll = { type: "resolve", procedure: "initiative", situation: {} } as const;
    table.give({ ...roll, faces: [6, 5, 1, 1] });
    expect(side(table)[0]).toEqual(["initiative", "initiative.roll"]);
  });

  test("the gone have no orders; a side that is not there has none", () => {
    const table = at("fire");
    table.put("red-1", { gone: "dispersed" });
    const { units } = legal(table.state, "red");
    expect(units["red-1"]).toBeUndefined();
    expect(Object.keys(units)).toHaveLength(6);
    expect(legal(table.state, "green")).toEqual({ units: {}, brigades: {}, side: [] });
  });
});
