/** A general joins a unit of his brigade or leaves it (`general.attach`). */
import { describe, expect, test } from "vitest";
import {
  type Attach,
  type Companion,
  decideFor,
  legal,
  parseBattle,
  parseCommand,
  type Seat,
  view,
  viewLog,
  writeBattle,
} from "../src/index.ts";
import { refusedBy, to } from "./companion-orders.ts";
import { Table } from "./forces.ts";
import { blue, red, spectator } from "./view/seat.ts";

type Given = Partial<Omit<Attach, "type" | "id">>;

const ride = (unit: string | null, given: Given = {}) =>
  ({ type: "attach", brigade: "red-brigade", unit, ...given }) as const;

function inPhase(phase: Companion["phase"]): Table {
  const table = new Table();
  to(table, phase);
  return table;
}

const withGeneral = (table: Table): string[] =>
  Object.values(table.state.units).flatMap(({ id, general }) => (general ? [id] : []));

const faultsOf = (decision: ReturnType<Table["decide"]>): string[] =>
  !decision.ok && "faults" in decision
    ? decision.faults.map(({ path, code }) => `${path.join(".")} ${code}`)
    : [];

describe("general.attach", () => {
  test("in the Movement phase he joins, rides on to another, and leaves; one unit at a time", () => {
    const table = inPhase("movement");
    expect(table.give(ride("red-1"))).toMatchObject({
      type: "attached",
      brigade: "red-brigade",
      unit: "red-1",
    });
    expect(withGeneral(table)).toEqual(["red-1"]);
    table.give(ride("red-2"));
    expect(withGeneral(table)).toEqual(["red-2"]);
    table.give(ride(null));
    expect(withGeneral(table)).toEqual([]);
  });

  test("at a charge he joins from 10 cm, not from farther", () => {
    const near = inPhase("charges");
    near.give(ride("red-1", { distance: 10 }));
    expect(withGeneral(near)).toEqual(["red-1"]);
    const far = inPhase("charges").decide(ride("red-1", { distance: 10.01 }));
    expect(far).toMatchObject({
      refused: { clause: "general.attach", measured: 10.01, limit: 10 },
    });
  });

  test("at the declaration itself: he joins who has just declared, and nobody once it is resolved", () => {
    const table = inPhase("initiative");
    const initiative = { type: "resolve", procedure: "initiative", situation: {} } as const;
    table.give({ ...initiative, faces: [6, 6, 1, 1] });
    const [choice] = table.state.pending;
    table.give({ type: "choose", pending: choice?.id ?? "", chosen: "red" });
    to(table, "charges");
    table.give({ type: "declare", unit: "red-1", to: "blue-1", distance: 10 });
    const given = table.decide(ride("red-1", { distance: 10 }));
    expect(given.ok).toBe(true);
    table.give({ type: "advance" });
    table.give({ type: "advance" });
    expect(table.state.resolving).toBe(true);
    expect(refusedBy(table.decide(ride("red-1")))).toBe("general.attach");
  });

  test("in the Movement phase the distance limits nothing", () => {
    const table = inPhase("movement");
    table.give(ride("red-1", { distance: 59 }));
    expect(withGeneral(table)).toEqual(["red-1"]);
  });

  test("at a charge only a unit that may charge: no guns, no brigade that is Hesitant", () => {
    expect(refusedBy(inPhase("charges").decide(ride("red-guns")))).toBe("general.attach");
    const table = inPhase("command");
    const faces = [2];
    table.give({
      type: "resolve",
      procedure: "command",
      situation: {},
      of: "red-brigade",
      faces,
    });
    to(table, "charges");
    expect(refusedBy(table.decide(ride("red-1")))).toBe("command.hesitant");
    to(table, "movement");
    table.give(ride("red-1"));
    expect(withGeneral(table)).toEqual(["red-1"]);
  });

  test("he leaves at a charge as well", () => {
    const table = inPhase("charges");
    table.give(ride("red-1"));
    table.give(ride(null));
    expect(withGeneral(table)).toEqual([]);
  });

  test.each(["compulsory", "initiative", "command", "fire", "melee", "end"] as const)(
    "not in the phase %s, unless players insist",
    (phase) => {
      const table = phase === "compulsory" ? new Table() : inPhase(phase);
      expect(refusedBy(table.decide(ride("red-1")))).toBe("general.attach");
      expect(table.give(ride("red-1", { overrule: true }))).toMatchObject({
        overruled: "general.attach",
      });
      expect(withGeneral(table)).toEqual(["red-1"]);
    },
  );

  test("general.table: who is out of the turn joins nobody", () => {
    const table = inPhase("movement");
    const brigade = table.state.brigades["red-brigade"];
    if (!brigade) throw new Error("no brigade");
    const fallen = { ...brigade, general: { ...brigade.general, fate: "killed" as const } };
    table.state = { ...table.state, brigades: { ...table.state.brigades, "red-brigade": fallen } };
    expect(refusedBy(table.decide(ride("red-1")))).toBe("general.table");
  });

  test("what is no ride is a fault: another's unit, who is gone, where he is, from nobody", () => {
    const table = inPhase("movement");
    expect(faultsOf(table.decide(ride("blue-1")))).toEqual(["unit unknownId"]);
    expect(faultsOf(table.decide(ride(null)))).toEqual(["unit unknownId"]);
    expect(faultsOf(table.decide(ride("red-1", { brigade: "green" })))).toEqual([
      "brigade unknownId",
    ]);
    table.give(ride("red-1"));
    expect(faultsOf(table.decide(ride("red-1")))).toEqual(["unit unknownId"]);
    table.put("red-2", { gone: "dispersed" });
    expect(faultsOf(table.decide(ride("red-2")))).toEqual(["unit unitGone"]);
  });

  test("is taken back, read from a file and from outside", () => {
    const table = inPhase("movement");
    table.give(ride("red-1", { distance: 4 }));
    const again = parseBattle(JSON.parse(JSON.stringify(writeBattle(table.state))));
    if (!again.ok) throw new Error(JSON.stringify(again.faults));
    expect(again.value.state).toEqual(table.state);
    table.give({ type: "undo" });
    expect(withGeneral(table)).toEqual([]);
    expect(parseCommand({ ...ride(null), id: "a" })).toMatchObject({ ok: true });
    expect(parseCommand({ ...ride("red-1"), distance: -1, id: "a" })).toMatchObject({ ok: false });
  });
});

describe("general.attach from a seat", () => {
  const give = (seat: Seat, given: Given = {}) =>
    decideFor(seat, inPhase("movement").state, { ...ride("red-1", given), id: "ride" });

  test("a side sends its own general, without the other's consent, and not the enemy's", () => {
    expect(give(red)).toMatchObject({
      ok: true,
      events: [{ type: "attached", by: { kind: "side", side: "red" } }],
    });
    expect(give(blue)).toMatchObject({ faults: [{ code: "unknownId" }] });
  });

  test("all at the table see him ride", () => {
    const table = inPhase("movement");
    table.give(ride("red-1"));
    for (const role of [blue, spectator]) {
      expect(viewLog(table.state, role).at(-1)?.event).toMatchObject({
        type: "attached",
        unit: "red-1",
      });
      expect(view(table.state, role).units["red-1"]).toMatchObject({ general: true });
    }
  });
});

describe("what a general may do is offered among the orders of his brigade", () => {
  const rides = (table: Table) =>
    (legal(table.state, "red").brigades["red-brigade"] ?? []).filter(
      ({ order }) => order === "attach" || order === "leave",
    );

  test("whom he may join, in the Movement phase any unit", () => {
    const table = inPhase("movement");
    table.put("red-3", { gone: "dispersed" });
    const targets = {
      "red-1": null,
      "red-2": null,
      "red-horse": null,
      "red-guns": null,
      "red-rockets": null,
      "red-screen": null,
    };
    expect(rides(table)).toEqual([{ order: "attach", refused: null, targets }]);
  });

  test("that he may leave, once he is with one", () => {
    const table = inPhase("movement");
    table.give(ride("red-1"));
    const [joins, leaves] = rides(table);
    expect(Object.keys(joins?.targets ?? {})).not.toContain("red-1");
    expect(leaves).toEqual({ order: "leave", refused: null });
  });

  test("at a charge only those that may lead one", () => {
    const table = inPhase("charges");
    table.put("red-2", { fellBack: true });
    expect(rides(table)[0]?.targets).toMatchObject({
      "red-1": null,
      "red-2": { clause: "state.fellBack" },
      "red-guns": { clause: "general.attach" },
      "red-screen": { clause: "general.attach" },
    });
  });

  test("and why not: in another phase, or out of the turn", () => {
    expect(rides(inPhase("fire"))).toEqual([
      { order: "attach", refused: expect.objectContaining({ clause: "general.attach" }) },
    ]);
  });
});
