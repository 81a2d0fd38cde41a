/** A rulebook of other players, in which a charge is resolved as it is declared (`turn.sequence`). */
import { type Rulebook, rulebook } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { due, dueFor, legal, nextStep, scheduled } from "../src/index.ts";
import { chargeOf, declareOf, refused, to } from "./companion-orders.ts";
import { started, Table } from "./forces.ts";
import { red } from "./view/seat.ts";

const sequence = rulebook.clauses["turn.sequence"];
const book: Rulebook = {
  ...rulebook,
  clauses: {
    ...rulebook.clauses,
    "turn.sequence": { ...sequence, value: { ...sequence.value, declaredFirst: [] } },
  },
};

describe("turn.sequence: where no phase has its charges declared first", () => {
  const charging = (): Table => {
    const table = new Table(started().state, book);
    to(table, "initiative");
    const faces = [6, 5, 1, 1];
    table.give({ type: "resolve", procedure: "initiative", situation: {}, faces });
    to(table, "charges");
    table.give(declareOf("red-1", "blue-1"));
    return table;
  };
  const isCharge = ({ kind }: { readonly kind: string }) => kind === "charge";

  test("a charge is due as soon as it is declared, and holds the part of its side", () => {
    const { state } = charging();
    expect(due(state, book).filter(isCharge)).toHaveLength(1);
    expect(dueFor(state, red, book).filter(isCharge)).toHaveLength(1);
    expect(scheduled(state, book).filter(isCharge)).toEqual([]);
    expect(charging().decide({ type: "advance" })).toMatchObject({
      faults: [{ code: "stillDue" }],
    });
    // By the rulebook's own sequence it waits until both sides have declared.
    expect(due(state).filter(isCharge)).toEqual([]);
    expect(scheduled(state).filter(isCharge)).toHaveLength(1);
  });

  test("it is offered, fired at and resolved in that part", () => {
    const table = charging();
    const order = legal(table.state, "red", book).units["red-1"]?.find(
      ({ order }) => order === "charge",
    );
    expect(order).toMatchObject({ refused: null, targets: { "blue-1": null } });
    const targets = [{ unit: table.unit("red-1"), distance: 4, leadsCharge: true }] as const;
    const situation = { firer: table.infantry("blue-1"), targets };
    expect(refused(table.decide({ type: "resolve", procedure: "volley", situation }))).toBe(false);
    expect(table.give(chargeOf(table, "red-1", "blue-1", [3, 3, 4, 4]))).toMatchObject({
      overruled: null,
    });
    expect(nextStep(table.state, book)).toMatchObject({ acting: "blue", resolving: false });
  });

  test("players may end it at once", () => {
    const table = charging();
    const follow = table.state.open.find(isCharge)?.id ?? "";
    expect(table.decide({ type: "settle", follow }).ok).toBe(true);
  });
});
