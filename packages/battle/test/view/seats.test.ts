import { seededDice, type Unit } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import {
  type Companion,
  decide,
  decideFor,
  evolve,
  view,
  viewLog,
  visibleFacts,
} from "../../src/index.ts";
import { to } from "../companion-orders.ts";
import { begun, commandOf, type Move, maida, stamped } from "./play.ts";
import { blue, put, red, spectator, table, umpire } from "./seat.ts";

/** Maida with or without the brigade that the British hold back, and what becomes of it. */
describe("a reserve that has yet to arrive", () => {
  const without = {
    ...maida,
    sides: maida.sides.map((side) => ({
      ...side,
      brigades: side.brigades.filter(({ id }) => id !== "ross"),
    })),
  };
  const french = { kind: "side", side: "french" } as const;
  const open: readonly Move[] = [
    [0, 1, 2, 77],
    [3, 1, 4, 12],
    [5, 2, 1, 34],
    [7, 3, 1, 91],
    [19, 0, 0, 3],
    [11, 2, 2, 50],
    [0, 3, 1, 206],
  ];

  const give = (state: Companion, command: ReturnType<typeof commandOf>, id: string): Companion => {
    const decision = decide(state, stamped(command, id), seededDice(4));
    return decision.ok ? decision.events.reduce(evolve, state) : state;
  };

  test("is not there for the enemy, whatever befalls it", () => {
    let [with_, bare] = [begun(), begun("roster", without)];
    for (const [index, given] of open.entries()) {
      for (const [more, command] of (
        [
          { type: "correct", unit: "20th", to: { casualties: 3 + index }, reason: "other" },
          { type: "resolve", procedure: "command", situation: { offTable: true }, of: "ross" },
          { type: "correct", unit: "20th", to: { routing: index % 2 > 0 }, reason: "other" },
          { type: "undo" },
        ] as const
      ).entries()) {
        with_ = give(with_, command, `ross${index}-${more}`);
      }
      const command = commandOf(bare, given);
      [with_, bare] = [give(with_, command, `c${index}`), give(bare, command, `c${index}`)];
    }
    expect(with_.log.length).toBeGreaterThan(bare.log.length + 10);
    expect(bare.log.length).toBeGreaterThan(open.length - 2);
    for (const role of [french, spectator]) {
      expect(JSON.stringify(view(with_, role))).toBe(JSON.stringify(view(bare, role)));
      expect(JSON.stringify(viewLog(with_, role))).toBe(JSON.stringify(viewLog(bare, role)));
      expect(JSON.stringify(viewLog(with_, role))).not.toContain("20th");
    }
  });

  test("is answered as a unit that there is not", () => {
    const state = begun();
    const unitGiven: Unit = { ...(state.units["81st"]?.unit as Unit), id: "20th" };
    const firer = state.units["42nd-line-1"]?.unit;
    if (firer?.arm !== "infantry") throw new Error("the 42nd is infantry");
    const at = (id: string) =>
      decideFor(french, state, {
        type: "resolve",
        id: "x",
        procedure: "volley",
        situation: { firer, targets: [{ unit: { ...unitGiven, id }, distance: 10 }] },
      });
    const [hidden, nobody] = [at("20th"), at("21st")];
    expect(JSON.stringify(hidden)).toBe(JSON.stringify(nobody).replaceAll("21st", "20th"));
    expect(JSON.stringify(hidden).match(/20th/g)).toHaveLength(1);
  });
});

describe("commands from a seat", () => {
  test("the rosters fill in what a client cannot know", () => {
    const at = table();
    to(at, "fire");
    at.put("blue-1", { casualties: 5 });
    const seen = view(at.state, red);
    const [mine, theirs] = [seen.units["red-1"], seen.units["blue-1"]];
    if (!mine?.known || mine.unit.arm !== "infantry" || !theirs) throw new Error("both fight");
    const command = {
      type: "resolve",
      id: "x",
      procedure: "volley",
      situation: { firer: mine.unit, targets: [{ unit: theirs.unit, distance: 12 }] },
      faces: [6, 2],
    } as const;
    const decision = decideFor(red, at.state, command);
    if (!decision.ok) throw new Error(JSON.stringify(decision));
    const [event] = decision.events;
    expect(event).toMatchObject({ situation: { targets: [{ unit: { casualties: 5 } }] } });
    at.put("blue-1", { unformed: true });
    expect(decideFor(red, at.state, { ...command, id: "y" })).toEqual({
      ok: false,
      faults: [{ path: ["situation"], code: "outOfDate", params: { id: "blue-1" } }],
    });
  });

  test("a guess of what is hidden is neither confirmed nor denied", () => {
    const at = table();
    at.put("blue-1", { casualties: 5 });
    const firer = at.infantry("red-1");
    const guess = (casualties: number, id: string) =>
      decideFor(red, at.state, {
        type: "resolve",
        id,
        procedure: "volley",
        situation: {
          firer,
          targets: [{ unit: { ...at.unit("blue-1"), casualties }, distance: 12 }],
        },
        faces: [6, 2],
      });
    expect(guess(5, "x")).toEqual(guess(0, "x"));
  });

  test("a side acts for itself alone", () => {
    const at = table();
    const situation = { unit: at.unit("blue-1") };
    const refused = (command: Parameters<typeof decideFor>[2]) => {
      const decision = decideFor(red, at.state, command);
      return !decision.ok && "faults" in decision ? decision.faults.map(({ code }) => code) : [];
    };
    const resolve = { type: "resolve", id: "x" } as const;
    expect(refused({ ...resolve, procedure: "discipline", situation })).toEqual(["unknownId"]);
    const adc = { ...resolve, procedure: "adc", situation: { adcs: 2 }, of: "blue" } as const;
    expect(refused(adc)).toEqual(["unknownId"]);
    const correct = { type: "correct", id: "x", reason: "forgot", to: { casualties: 1 } } as const;
    expect(refused({ ...correct, unit: "blue-1" })).toEqual(["unknownId"]);
    expect(refused({ ...correct, unit: "red-1" })).toEqual([]);
    expect(refused({ type: "stoodStill", id: "x", units: ["blue-1"] })).toEqual(["unknownId"]);
  });

  test("what would be right names nobody that has yet to arrive", () => {
    const french = { kind: "side", side: "french" } as const;
    const roll = { type: "resolve", id: "x", procedure: "command", situation: {} } as const;
    const decision = decideFor(french, begun(), roll);
    expect(decision).toMatchObject({ ok: false, faults: [{ code: "missing" }] });
    expect(JSON.stringify(decision)).toContain("kempt");
    expect(JSON.stringify(decision)).not.toContain("ross");
  });

  test("what is due is settled by the id that its view gives it", () => {
    const at = table();
    at.put("blue-1", { casualties: 10 });
    at.volley("red-1", "blue-1", [6, 5]);
    const remove = view(at.state, red).open.find(({ kind }) => kind === "remove");
    if (!remove) throw new Error("it is to be taken off");
    const decision = decideFor(red, at.state, { type: "settle", id: "x", follow: remove.id });
    if (!decision.ok) throw new Error(JSON.stringify(decision));
    const after = decision.events.reduce(evolve, at.state);
    expect(view(after, red).open.map(({ kind }) => kind)).not.toContain("remove");
    expect(viewLog(after, red).at(-1)?.event).toMatchObject({ follow: remove.id });
    const none = decideFor(red, at.state, { type: "settle", id: "y", follow: "nothing.1" });
    expect(none).toMatchObject({ ok: false, faults: [{ code: "notDue" }] });
  });

  test("how many dice an enemy's roster gives him is not counted out to who only tries", () => {
    const melee = (grade: "elite" | "recruit", faces: readonly number[]) => {
      const at = table();
      put(at, "blue-1", { ...at.infantry("blue-1"), grade });
      return decideFor(red, at.state, {
        type: "resolve",
        id: "x",
        procedure: "melee",
        overrule: true,
        situation: {
          attacker: { unit: visibleFacts(at.unit("blue-1"), false) },
          defender: { unit: at.unit("red-1") },
        },
        faces,
      });
    };
    const refused = { ok: false, faults: [{ path: ["faces"], code: "diceDoNotFit", params: {} }] };
    for (const faces of [[], [1], Array.from({ length: 60 }, () => 1)]) {
      expect(melee("elite", faces)).toEqual(refused);
      expect(melee("recruit", faces)).toEqual(refused);
    }
  });

  test("of one's own dice the count is told", () => {
    const at = table();
    const situation = { unit: at.unit("red-1") };
    const resolve = { type: "resolve", id: "x", procedure: "discipline", situation } as const;
    expect(decideFor(red, at.state, { ...resolve, overrule: true })).toMatchObject({
      faults: [{ code: "tooFewDice", params: { roll: "discipline", missing: 2 } }],
    });
  });

  describe("what an enemy did unseen", () => {
    const codes = (decision: ReturnType<typeof decideFor>) =>
      decision.ok || !("faults" in decision) ? null : decision.faults.map(({ code }) => code);
    /** Red noted something, and blue sent out an aide-de-camp: an event that red is not told. */
    const sent = () => {
      const at = table();
      at.give({ type: "note", text: "seen by all" });
      at.give({
        type: "task",
        side: "blue",
        tasking: "redeploy",
        brigade: "blue-brigade",
        overrule: true,
      });
      expect(viewLog(at.state, red).at(-1)?.event).toMatchObject({ type: "noted" });
      return at;
    };

    test("is not taken back by the other side, alone or by a jump over it", () => {
      const at = sent();
      const seen = viewLog(at.state, red).at(-1)?.event.id ?? "";
      expect(codes(decideFor(red, at.state, { type: "undo", id: "x" }))).toEqual(["nothingToUndo"]);
      const jump = { type: "undo", id: "x", to: seen } as const;
      expect(codes(decideFor(red, at.state, jump))).toEqual(["notStanding"]);
      for (const role of [blue, umpire]) {
        expect(decideFor(role, at.state, { type: "undo", id: "x" }).ok).toBe(true);
        expect(decideFor(role, at.state, jump).ok).toBe(true);
      }
    });

    test("is not brought back by the other side", () => {
      const at = sent();
      at.give({ type: "undo" });
      expect(codes(decideFor(red, at.state, { type: "redo", id: "x" }))).toEqual(["nothingToRedo"]);
      expect(decideFor(blue, at.state, { type: "redo", id: "x" }).ok).toBe(true);
    });

    test("of what both sides saw either takes back and brings back", () => {
      const at = table();
      at.give({ type: "note", text: "seen by all" });
      expect(decideFor(red, at.state, { type: "undo", id: "x" }).ok).toBe(true);
      at.give({ type: "undo" });
      expect(decideFor(blue, at.state, { type: "redo", id: "x" }).ok).toBe(true);
    });
  });
});
