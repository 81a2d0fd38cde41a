/** Who may charge whom when several charges are declared in one turn (`turn.sequence`, 4). */
import { describe, expect, test } from "vitest";
import {
  declaredCharges,
  due,
  legal,
  nextStep,
  parseBattle,
  scheduled,
  view,
  writeBattle,
} from "../src/index.ts";
import {
  chargeOf,
  declareOf,
  otherSides,
  redsCharges,
  refused,
  resolving,
  to,
} from "./companion-orders.ts";
import type { Table } from "./forces.ts";
import { blue, red } from "./view/seat.ts";

const inCharge = "turn.sequence inCharge";
const hasBeenCharged = "turn.sequence charged";

/** 6 against 8: infantry stalls, cavalry comes to a melee (`charge.table`). */
const stalls = [3, 3, 4, 4] as const;

const declares = (table: Table, charger: string, target: string): unknown =>
  refused(table.decide(declareOf(charger, target)));

describe("turn.sequence: the phasing side declares first", () => {
  test("it may charge a unit several times, each of its own once", () => {
    const table = redsCharges();
    table.give(declareOf("red-1", "blue-1"));
    expect(declares(table, "red-horse", "blue-1")).toBe(true);
    expect(declares(table, "red-1", "blue-2")).toBe("turn.sequence declared");
  });

  test("the other side does not charge with a unit that has been charged", () => {
    const table = redsCharges();
    table.give(declareOf("red-1", "blue-1"));
    otherSides(table);
    expect(declares(table, "blue-1", "red-3")).toBe(hasBeenCharged);
    expect(declares(table, "blue-2", "red-3")).toBe(true);
  });

  test("nor one that leads a charge", () => {
    const table = redsCharges();
    table.give(declareOf("red-1", "blue-1"));
    otherSides(table);
    expect(declares(table, "blue-2", "red-1")).toBe(inCharge);
  });

  test("nor one that it has charged already", () => {
    const table = redsCharges();
    otherSides(table);
    table.give(declareOf("blue-1", "red-3"));
    expect(declares(table, "blue-horse", "red-3")).toBe(inCharge);
    expect(declares(table, "blue-horse", "red-1")).toBe(true);
  });

  test("the other side waits until the phasing side has declared all of its own", () => {
    const table = redsCharges();
    expect(table.decide(declareOf("blue-1", "red-3"))).toMatchObject({
      refused: { clause: "turn.sequence", reason: "waits", measured: "blue", limit: "red" },
    });
    otherSides(table);
    expect(declares(table, "blue-1", "red-3")).toBe(true);
    expect(table.decide(declareOf("red-1", "blue-2"))).toMatchObject({
      refused: { clause: "turn.sequence", reason: "hasActed", measured: "red", limit: "blue" },
    });
  });

  test("one that players had all the same is no bar to the phasing side's", () => {
    const table = redsCharges();
    table.give(declareOf("blue-1", "red-3"));
    expect(declares(table, "red-1", "blue-2")).toBe(true);
  });

  test("a unit that the other side could charge was in no charge of the phasing side's", () => {
    const table = redsCharges();
    table.give(declareOf("blue-1", "red-3"));
    expect(declares(table, "red-3", "blue-2")).toBe(hasBeenCharged);
    expect(declares(table, "red-1", "blue-1")).toBe(inCharge);
  });

  test("players who know better say so, and the event tells", () => {
    const table = redsCharges();
    table.give(declareOf("red-1", "blue-1"));
    expect(table.give({ ...declareOf("blue-1", "red-3"), overrule: true })).toMatchObject({
      overruled: "turn.sequence",
    });
  });

  test("what is refused is not offered", () => {
    const table = redsCharges();
    table.give(declareOf("red-1", "blue-1"));
    const declare = (side: string, unit: string) =>
      legal(table.state, side).units[unit]?.find(({ order }) => order === "declare");
    expect(declare("red", "red-horse")?.targets).toMatchObject({ "blue-1": null });
    expect(declare("red", "red-1")?.refused).toMatchObject({ reason: "declared" });
    otherSides(table);
    expect(declare("blue", "blue-1")?.refused).toMatchObject({ reason: "charged" });
    expect(declare("blue", "blue-horse")).toMatchObject({
      refused: null,
      targets: { "red-1": { clause: "turn.sequence", reason: "inCharge" }, "red-3": null },
    });
    expect(declare("red", "red-horse")?.refused).toMatchObject({ reason: "hasActed" });
    resolving(table);
    for (const [side, unit] of [
      ["red", "red-horse"],
      ["blue", "blue-horse"],
    ] as const) {
      expect(declare(side, unit)?.refused).toMatchObject({ reason: "resolving" });
      expect(declares(table, unit, side === "red" ? "blue-2" : "red-3")).toBe(
        "turn.sequence resolving",
      );
    }
  });

  test("it lapses with the turn", () => {
    const table = redsCharges();
    table.give(declareOf("red-1", "blue-1"));
    to(table, "initiative");
    const faces = [1, 1, 6, 5];
    table.give({ type: "resolve", procedure: "initiative", situation: {}, faces });
    to(table, "charges");
    expect(table.roster("blue-1").chargedBy).toBeNull();
    expect(declares(table, "blue-1", "red-3")).toBe(true);
  });
});

describe("charge.declare: a charge stands from its declaration to its resolution", () => {
  const waiting = (table: Table) =>
    scheduled(table.state).flatMap(({ kind, unit }) => (kind === "charge" ? (unit ?? []) : []));
  const asked = (table: Table) =>
    due(table.state).flatMap(({ kind, unit }) => (kind === "charge" ? (unit ?? []) : []));

  test("it waits until both sides have declared, and is due then", () => {
    const table = redsCharges();
    const event = table.give(declareOf("red-1", "blue-1", 11));
    expect(event).toMatchObject({ type: "declared", unit: "red-1", to: "blue-1", distance: 11 });
    const stands = { kind: "charge", clause: "charge.declare", need: "roll", side: "red" };
    expect(table.state.open).toContainEqual(expect.objectContaining({ ...stands, distance: 11 }));
    expect([waiting(table), asked(table)]).toEqual([["red-1"], []]);
    expect(refused(table.decide(chargeOf(table, "red-1", "blue-1", stalls)))).toBe(
      "turn.sequence declaring",
    );
    otherSides(table);
    table.give(declareOf("blue-2", "red-3"));
    expect([waiting(table), asked(table)]).toEqual([["red-1", "blue-2"], []]);
    expect(nextStep(table.state)).toMatchObject({ acting: "red", resolving: true });
    expect(table.give({ type: "advance" })).toMatchObject({ acting: "red", resolving: true });
    expect([waiting(table), asked(table)]).toEqual([[], ["red-1", "blue-2"]]);
    // In the order that the phasing player chooses, whosever they are.
    table.give(chargeOf(table, "blue-2", "red-3", stalls));
    expect(asked(table)).toEqual(["red-1"]);
    expect(table.decide({ type: "advance" })).toMatchObject({ faults: [{ code: "stillDue" }] });
    table.give(chargeOf(table, "red-1", "blue-1", stalls));
    expect(asked(table)).toEqual([]);
    expect(table.give({ type: "advance" })).toMatchObject({ phase: "movement", acting: "red" });
    expect(table.state.resolving).toBe(false);
  });

  test("with none declared the phase ends when both sides have had their part", () => {
    const table = redsCharges();
    otherSides(table);
    expect(nextStep(table.state)).toMatchObject({ phase: "movement", resolving: false });
    expect(table.give({ type: "advance" })).toMatchObject({ phase: "movement" });
  });

  test("what nobody has declared is not resolved; players may all the same", () => {
    const table = redsCharges();
    table.give(declareOf("red-horse", "blue-2"));
    resolving(table);
    const rolls = chargeOf(table, "red-1", "blue-1", stalls);
    expect(refused(table.decide(rolls))).toBe("charge.declare undeclared");
    expect(refused(table.decide(chargeOf(table, "red-horse", "blue-1", stalls)))).toBe(
      "turn.sequence declared",
    );
    expect(table.give({ ...rolls, overrule: true })).toMatchObject({ overruled: "charge.declare" });
  });

  test("it goes with its charger, its target, and with what stops it", () => {
    for (const [unit, patch] of [
      ["red-1", { gone: "destroyed" }],
      ["blue-1", { gone: "dispersed" }],
      ["red-1", { fellBack: true }],
    ] as const) {
      const table = redsCharges();
      table.give(declareOf("red-1", "blue-1"));
      expect(nextStep({ ...table.state, acting: "blue" })).toMatchObject({ resolving: true });
      table.put(unit, patch);
      expect([waiting(table), asked(table)]).toEqual([[], []]);
      expect(nextStep({ ...table.state, acting: "blue" })).toMatchObject({ resolving: false });
    }
  });

  test("one that cannot be made any more players end: it was the charge of its unit", () => {
    const table = redsCharges();
    table.give(declareOf("red-1", "blue-1"));
    const [charge] = declaredCharges(table.state);
    const settle = { type: "settle", follow: charge?.id ?? "" } as const;
    expect(refused(table.decide(settle))).toBe("turn.sequence declaring");
    resolving(table);
    table.give(settle);
    expect(table.roster("red-1")).toMatchObject({ charged: true, moved: "more" });
    expect(declaredCharges(table.state)).toEqual([]);
  });

  test("left unmade it lapses when the phase is left", () => {
    const table = redsCharges();
    table.give(declareOf("red-1", "blue-1"));
    to(table, "movement");
    expect(table.state.open.filter(({ kind }) => kind === "charge")).toEqual([]);
  });

  test("taken back it is gone, and with it that its target is charged", () => {
    const table = redsCharges();
    table.give(declareOf("red-1", "blue-1"));
    table.give({ type: "undo" });
    expect(declaredCharges(table.state)).toEqual([]);
    expect(table.roster("blue-1").chargedBy).toBeNull();
  });

  test("who has declared is named whole: there, of two sides, so far away", () => {
    const table = redsCharges();
    expect(table.decide(declareOf("red-1", "red-2"))).toMatchObject({
      faults: [{ code: "conflict", path: ["to"] }],
    });
    expect(table.decide(declareOf("red-1", "nobody"))).toMatchObject({
      faults: [{ code: "unknownId", path: ["to"] }],
    });
    const unmeasured = { type: "declare", unit: "red-1", to: "blue-1" } as const;
    expect(table.decide(unmeasured)).toMatchObject({
      faults: [{ code: "missing", path: ["distance"] }],
    });
  });

  test("a screen may be charged: it has to evade (charge.screen)", () => {
    const table = redsCharges();
    table.give(declareOf("red-horse", "blue-screen"));
    const screen = (reaction: "stand" | "evade") =>
      ({ type: "react", unit: "blue-screen", to: "red-horse", reaction }) as const;
    expect(refused(table.decide(screen("stand")))).toBe("charge.screen screen");
    expect(refused(table.decide(screen("evade")))).toBe(true);
    resolving(table);
    expect(refused(table.decide(chargeOf(table, "red-horse", "blue-screen", stalls)))).toBe(
      "charge.screen screen",
    );
    const order = legal(table.state, "red").units["red-horse"]?.find(
      (one) => one.order === "charge",
    );
    expect(order?.targets).toMatchObject({ "blue-screen": { clause: "charge.screen" } });
  });
});

describe("who has been charged is in a charge", () => {
  test("a battery that fires at charges on others is not", () => {
    const table = redsCharges();
    table.give(declareOf("red-1", "blue-1"));
    resolving(table);
    const targets = [{ unit: table.unit("red-1"), distance: 5, leadsCharge: true }] as const;
    const shot = {
      type: "resolve",
      procedure: "artillery",
      situation: { firer: table.guns("blue-guns"), targets },
      faces: [1, 2],
    } as const;
    table.give(shot);
    expect(table.roster("blue-guns").chargedBy).toBeNull();
    expect(table.roster("blue-1").chargedBy).toBe("red-1");
  });
});

test("both sides saw the charge, and a file keeps it", () => {
  const table = redsCharges();
  table.give(declareOf("red-1", "blue-1"));
  for (const seat of [red, blue]) {
    expect(view(table.state, seat).units["blue-1"]?.chargedBy).toBe("red-1");
  }
  const read = parseBattle(JSON.parse(JSON.stringify(writeBattle(table.state))));
  expect(read).toMatchObject({ ok: true, value: { differences: [] } });
  expect(read.ok && read.value.state.units["blue-1"]?.chargedBy).toBe("red-1");
});
