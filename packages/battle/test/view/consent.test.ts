/** Corrections that a side gives want the other's consent; who gave a command stands in the log. */
import { describe, expect, test } from "vitest";
import {
  type AnyOrder,
  choices,
  decideFor,
  evolve,
  parseBattle,
  type UnitPatch,
  view,
  viewLog,
  writeBattle,
} from "../../src/index.ts";
import type { Table } from "../forces.ts";
import { blue, lastAs, red, table, umpire } from "./seat.ts";

type Side = typeof red | typeof blue;

let next = 0;

/** Gives a command from a seat. */
function from(role: Side | typeof umpire, at: Table, command: object) {
  // Every case is a command without its id.
  const decision = decideFor(role, at.state, { ...command, id: `s${next++}` } as AnyOrder);
  if (decision.ok) at.state = decision.events.reduce(evolve, at.state);
  return decision;
}

const correction = (change: UnitPatch, unit = "red-1") =>
  ({ type: "correct", unit, to: change, reason: "forgot", text: "we lost two" }) as const;

const idSeen = (role: Side, at: Table): string => view(at.state, role).pending.at(-1)?.id ?? "";

describe("who gives a command", () => {
  test("a seat's command is stamped, whatever it says itself", () => {
    const at = table();
    from(red, at, { type: "note", text: "ours", by: { kind: "umpire" } });
    expect(lastAs(blue, at)).toMatchObject({ type: "noted", by: red });
    from(umpire, at, { type: "note", text: "from above" });
    expect(lastAs(red, at)).toMatchObject({ by: umpire });
    at.give({ type: "note", text: "together" });
    expect(lastAs(red, at)).not.toHaveProperty("by");
  });

  test("the events of resolutions and of undoing too, and the file keeps it", () => {
    const at = table();
    const situation = { unit: at.unit("red-1") };
    const test = { type: "resolve", procedure: "discipline", situation, overrule: true };
    from(red, at, { ...test, faces: [4, 3] });
    expect(lastAs(blue, at)).toMatchObject({ type: "resolved", by: red });
    from(blue, at, { type: "undo" });
    expect(lastAs(red, at)).toMatchObject({ type: "undone", by: blue });
    const read = parseBattle(JSON.parse(JSON.stringify(writeBattle(at.state))));
    expect(read.ok && read.value.state).toEqual(at.state);
  });
});

describe("a correction counts at once", () => {
  test("where both players give it together, and from the umpire", () => {
    const at = table();
    at.give(correction({ casualties: 2 }));
    expect(at.unit("red-1").casualties).toBe(2);
    from(umpire, at, correction({ casualties: 3 }));
    expect(at.unit("red-1").casualties).toBe(3);
  });
});

describe("a side's correction is a proposal", () => {
  test("nothing changes before the other side agrees", () => {
    const at = table();
    from(red, at, correction({ casualties: 2 }));
    expect(lastAs(umpire, at)).toMatchObject({ type: "proposed", unit: "red-1", by: red });
    expect(at.unit("red-1").casualties ?? 0).toBe(0);
    from(blue, at, { type: "choose", pending: idSeen(blue, at), chosen: "agree" });
    expect(at.unit("red-1").casualties).toBe(2);
    expect(lastAs(umpire, at)).toMatchObject({ type: "settled", chosen: "agree", by: blue });
    expect(at.state.pending).toEqual([]);
  });

  test("refused it comes to nothing", () => {
    const at = table();
    from(red, at, correction({ casualties: 2 }));
    from(blue, at, { type: "choose", pending: idSeen(blue, at), chosen: "refuse" });
    expect(at.unit("red-1").casualties ?? 0).toBe(0);
    expect(at.state.pending).toEqual([]);
  });

  test("it does not hold the phase; left unanswered it is refused", () => {
    const at = table();
    from(red, at, correction({ casualties: 2 }));
    expect(choices(at.state)).toEqual([]);
    at.give({ type: "advance" });
    expect(at.unit("red-1").casualties ?? 0).toBe(0);
    expect(at.state.pending).toEqual([]);
  });

  test("its own side does not answer it", () => {
    const at = table();
    from(red, at, correction({ casualties: 2 }));
    const answer = { type: "choose", pending: idSeen(red, at), chosen: "agree" };
    expect(from(red, at, answer)).toMatchObject({ faults: [{ code: "notDue" }] });
    // The umpire may, by the id that he sees.
    const [pending] = view(at.state, umpire).pending;
    expect(from(umpire, at, { ...answer, pending: pending?.id }).ok).toBe(true);
  });

  test("what is wrong with it is told at once, and again if it no longer fits", () => {
    const at = table();
    const wrong = from(red, at, correction({ casualties: 12 }));
    expect(wrong).toMatchObject({ faults: [{ code: "casualtiesAtLimit" }] });
    from(red, at, correction({ engaged: "blue-1", formation: "square" }));
    at.put("red-1", { formation: null, garrison: { place: "builtUp" } });
    const answer = { type: "choose", pending: idSeen(blue, at), chosen: "agree" };
    const before = at.state;
    expect(from(blue, at, answer)).toMatchObject({
      faults: [{ code: "garrisonWithFormation" }],
    });
    expect(at.state).toBe(before);
  });

  test("a unit at its limit goes, and its brigade counts it, as by any correction", () => {
    const at = table();
    from(red, at, correction({ gone: "dispersed" }));
    from(blue, at, { type: "choose", pending: idSeen(blue, at), chosen: "agree" });
    expect(at.roster("red-1").gone).toBe("dispersed");
    expect(at.state.brigades["red-brigade"]?.broken).toEqual(["red-1"]);
  });
});

describe("what the enemy sees of a proposal", () => {
  const seenOf = (change: UnitPatch, options = {}) => {
    const at = table(options);
    from(red, at, correction(change));
    return { at, pending: view(at.state, blue).pending[0] };
  };

  test("that there is one, for which unit and why; not the casualties, not the words", () => {
    const { at, pending } = seenOf({ casualties: 2 });
    expect(pending).toMatchObject({ kind: "consent", side: "blue", unit: "red-1" });
    expect(pending).toMatchObject({ reason: "forgot", among: ["refuse", "agree"] });
    expect(pending).not.toHaveProperty("to");
    expect(lastAs(blue, at)).toMatchObject({ unit: "red-1", reason: "forgot", text: null });
    const bytes = JSON.stringify([view(at.state, blue), viewLog(at.state, blue)]);
    expect(bytes).not.toContain("we lost two");
  });

  test("marking.roster: the same bytes whatever the casualties", () => {
    const bytes = (change: UnitPatch): string => {
      next = 500;
      const { at } = seenOf(change);
      from(blue, at, { type: "choose", pending: idSeen(blue, at), chosen: "agree" });
      return JSON.stringify([view(at.state, blue), viewLog(at.state, blue)]);
    };
    expect(bytes({ casualties: 7 })).toBe(bytes({ casualties: 1 }));
    expect(bytes({ fireDisciplineLost: true })).toBe(bytes({ casualties: 1 }));
  });

  test("what shows on the table it is told; with markers the casualties", () => {
    const shows = seenOf({ casualties: 2, unformed: true }).pending;
    expect(shows?.to).toEqual({ unformed: true });
    const markers = seenOf({ casualties: 2 }, { marking: "markers" }).pending;
    expect(markers?.to).toEqual({ casualties: 2 });
    expect(markers?.clause).toBe("marking.markers");
  });

  test("of a unit that it does not see only that there is one", () => {
    const at = table();
    const brigade = at.state.brigades["red-brigade"];
    if (!brigade) throw new Error("there is a red brigade");
    const brigades = { ...at.state.brigades, [brigade.id]: { ...brigade, arrives: 3 } };
    at.state = { ...at.state, brigades };
    from(red, at, correction({ unformed: true }));
    const [pending] = view(at.state, blue).pending;
    expect(pending).toMatchObject({ kind: "consent", side: "blue", reason: "forgot" });
    expect(JSON.stringify([pending, lastAs(blue, at)])).not.toContain("red-1");
  });

  test("its own side reads it whole", () => {
    const at = table();
    from(red, at, correction({ casualties: 2 }));
    expect(view(at.state, red).pending[0]).toMatchObject({
      text: "we lost two",
      to: { casualties: 2 },
    });
    expect(view(at.state, red).pending[0]).not.toHaveProperty("among");
  });
});

describe("ids of choices", () => {
  test("count nothing for a side: they are made of what is public", () => {
    const at = table();
    from(red, at, correction({ casualties: 1 }));
    const { id } = at.state.log.at(-1)?.event ?? { id: "" };
    expect(idSeen(blue, at)).toBe(`${id}.consent.blue`);
    expect(view(at.state, umpire).pending[0]?.id).toBe(`${id}.q1`);
    // The number of the event's own list opens nothing for a side.
    const answer = { type: "choose", pending: `${id}.q1`, chosen: "agree" };
    expect(from(blue, at, answer)).toMatchObject({ faults: [{ code: "notDue" }] });
  });
});
