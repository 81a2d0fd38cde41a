import { seededDice, type Unit } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import {
  type Companion,
  decide,
  decideFor,
  type EventView,
  evolve,
  type Role,
  type Start,
  startCompanion,
  view,
  viewEvent,
  viewLog,
} from "../../src/index.ts";
import { order, started, Table } from "../forces.ts";
import { begun, commandOf, type Move, maida, played, stamped } from "./play.ts";

const red: Role = { kind: "side", side: "red" };
const blue: Role = { kind: "side", side: "blue" };
const umpire: Role = { kind: "umpire" };
const spectator: Role = { kind: "spectator" };

/** A table of the small battle, with these options. */
function table(options: Start["options"] = {}): Table {
  const start = startCompanion([order()], { id: "battle", options });
  if (!start.ok) throw new Error("the small battle begins");
  return new Table(start.value.state);
}

function told(event: EventView | null): string {
  return JSON.stringify(event);
}

/** The last event, as a role reads it. */
function lastAs(role: Role, { state }: Table): EventView | null {
  return viewLog(state, role).at(-1)?.event ?? null;
}

function resolvedAs(role: Role, at: Table): Extract<EventView, { readonly type: "resolved" }> {
  const event = lastAs(role, at);
  if (event?.type !== "resolved") throw new Error("something was resolved");
  return event;
}

const clauses = (role: Role, at: Table): readonly string[] =>
  resolvedAs(role, at).outcome.working.map(({ clause }) => clause);

describe("a side's own", () => {
  test("rosters are whole, its commander and its aides-de-camp too", () => {
    const { state } = started();
    const seen = view(state, red);
    for (const roster of Object.values(state.units)) {
      if (roster.side === "red") expect(seen.units[roster.id]).toEqual({ ...roster, known: true });
    }
    expect(seen.brigades["red-brigade"]).toEqual(state.brigades["red-brigade"]);
    expect(seen.sides[0]).toEqual(state.sides[0]);
  });

  test("brigades that have yet to arrive are its own to know", () => {
    const british = view(begun(), { kind: "side", side: "british" });
    const french = view(begun(), { kind: "side", side: "french" });
    expect(british.brigades["ross"]?.arrives).toBe(3);
    expect(british.units["20th"]?.known).toBe(true);
    expect(british.brigades["digonet"]).toBeUndefined();
    expect(french.sides[0].brigades).toEqual(["kempt", "cole", "acland", "oswald"]);
    expect(french.units["20th"]).toBeUndefined();
    expect(french.brigades["digonet"]?.arrives).toBe(3);
  });
});

describe("an enemy", () => {
  test("shows what stands on the table and nothing of its roster", () => {
    const at = table();
    at.put("blue-3", { casualties: 7, unformed: true, fireDisciplineLost: true });
    at.put("blue-guns", { lowAmmunition: true, casualties: 2, general: true });
    const seen = view(at.state, red);
    expect(seen.units["blue-3"]).toEqual({
      known: false,
      id: "blue-3",
      side: "blue",
      brigade: "blue-brigade",
      name: { en: "blue-3", ru: "blue-3" },
      unit: { id: "blue-3", arm: "infantry", size: "large", formation: "line", unformed: true },
      moved: "none",
      changedFormation: false,
      reformed: false,
      unlimbered: false,
      fired: false,
      fellBack: false,
      engaged: null,
      elan: false,
      general: false,
      gone: null,
      charged: false,
      place: null,
    });
    expect(seen.units["blue-guns"]?.general).toBe(true);
    expect(seen.units["blue-guns"]?.unit).toEqual({
      id: "blue-guns",
      arm: "artillery",
      kind: "gun",
      gun: "medium",
      mount: "foot",
      models: 4,
      howitzers: 1,
      formation: "deployed",
    });
    expect(seen.sides[1]).toEqual({
      id: "blue",
      name: { en: "blue", ru: "blue" },
      nation: "blue",
      commander: { name: { en: "commander", ru: "commander" }, fate: null },
      fateSince: null,
      brigades: ["blue-brigade"],
    });
  });

  test("losses are shown where markers show them (`marking.markers`)", () => {
    const at = table({ marking: "markers" });
    at.put("blue-3", { casualties: 7, fireDisciplineLost: true });
    expect(view(at.state, red).units["blue-3"]?.unit).toEqual({
      id: "blue-3",
      arm: "infantry",
      size: "large",
      formation: "line",
      casualties: 7,
    });
  });

  test("brigades that have yet to arrive appear in their turn", () => {
    const french: Role = { kind: "side", side: "french" };
    let state: Companion = begun();
    while (state.turn < 3) {
      const decision = decide(state, {
        type: "advance",
        id: `a${state.log.length}`,
        overrule: true,
      });
      if (!decision.ok) throw new Error("the turn goes on");
      const before = Object.keys(view(state, french).units);
      expect(before).not.toContain("20th");
      state = decision.events.reduce(evolve, state);
    }
    expect(view(state, french).units["20th"]?.known).toBe(false);
  });
});

describe("the umpire and a spectator", () => {
  test("the umpire sees all", () => {
    const state = played(begun(), [
      [11, 3, 3, 8],
      [0, 1, 2, 77],
      [15, 20, 7, 40],
    ]);
    const seen = view(state, umpire);
    for (const roster of Object.values(state.units)) {
      expect(seen.units[roster.id]).toEqual({ ...roster, known: true });
    }
    expect(seen.brigades).toEqual(state.brigades);
    expect(seen.sides).toEqual(state.sides);
    expect(seen.open).toEqual(state.open);
    expect(seen.pending.map(({ id }) => id)).toEqual(state.pending.map(({ id }) => id));
    expect(viewLog(state, umpire)).toEqual(state.log);
  });

  test("a spectator sees of either side what its enemy sees", () => {
    const list: Move[] = Array.from({ length: 25 }, (_, i) => [i % 13, i * 7, i * 3, i * 101]);
    const state = played(begun(), list);
    const seen = view(state, spectator);
    const [british, french] = [
      view(state, { kind: "side", side: "british" }),
      view(state, { kind: "side", side: "french" }),
    ];
    for (const [id, unit] of Object.entries(seen.units)) {
      expect(unit).toEqual((unit.side === "british" ? french : british).units[id]);
      expect(unit.known).toBe(false);
    }
    const words = JSON.stringify([seen, viewLog(state, spectator)]);
    for (const key of ["grade", "rating", "adcs", "cell", "lowAmmunition", "recovered"]) {
      expect(words).not.toContain(`"${key}":`);
    }
  });

  test("views are frozen and plain JSON", () => {
    const state = played(begun(), [
      [0, 1, 2, 77],
      [5, 1, 2, 35],
    ]);
    for (const role of [umpire, spectator, { kind: "side", side: "french" } as const]) {
      const parts: unknown[] = [view(state, role), viewLog(state, role)];
      expect(JSON.parse(JSON.stringify(parts))).toEqual(parts);
      while (parts.length > 0) {
        const part = parts.pop();
        if (typeof part !== "object" || part === null) continue;
        expect(Object.isFrozen(part)).toBe(true);
        parts.push(...Object.values(part));
      }
    }
  });
});

describe("fire and its test", () => {
  /** Red's Line battalion volleys with natural 11: 3 D; blue tests with natural 7 and holds. */
  function volleyed(options: Start["options"] = {}): Table {
    const at = table(options);
    at.put("blue-1", { casualties: 2 });
    at.volley("red-1", "blue-1", [6, 5, 4, 3]);
    return at;
  }

  test("the firer reads his own modifiers and what he scored; of the test dice and result", () => {
    const { outcome, changes } = resolvedAs(red, volleyed());
    expect(outcome).toMatchObject({
      natural: 11,
      total: 11,
      row: "standard",
      casualties: 3,
      allotted: [3],
      discipline: { target: 0, natural: 7, result: "unformed" },
    });
    expect(Object.keys(outcome)).not.toContain("losses");
    expect(JSON.stringify(outcome)).not.toContain("discipline.band");
    expect(told({ changes } as unknown as EventView)).not.toContain("casualties");
  });

  test("the target reads its losses and its test, not the firer's row and total", () => {
    const at = volleyed();
    const { outcome, changes } = resolvedAs(blue, at);
    expect(outcome).toMatchObject({
      natural: 11,
      casualties: 3,
      losses: [3],
      discipline: { target: 0, natural: 7, total: 6, result: "unformed", recovered: 0 },
    });
    for (const key of ["total", "row", "cell", "halved", "fireDisciplineLost"]) {
      expect(Object.keys(outcome)).not.toContain(key);
    }
    expect(clauses(blue, at)).toContain("discipline.band");
    expect(clauses(blue, at)).not.toContain("volley.row.standard");
    expect(changes).toContainEqual({
      unit: "blue-1",
      from: { casualties: 2, unformed: false },
      to: { casualties: 5, unformed: true },
    });
  });

  test("with markers the firer reads what the markers say", () => {
    const at = volleyed({ marking: "markers" });
    expect(resolvedAs(red, at).outcome).toMatchObject({ losses: [3] });
    expect(clauses(red, at)).toContain("discipline.band");
  });

  test("what follows is not numbered by what is hidden before it", () => {
    const removed = (grade: "veteran" | "line") => {
      const at = table();
      at.put("red-1", { casualties: 11 });
      const firer = { ...at.infantry("blue-3"), grade };
      // The same battle with another grade on blue's roster.
      const units = { ...at.state.units, "blue-3": { ...at.roster("blue-3"), unit: firer } };
      at.state = { ...at.state, units };
      // Natural 4: 1 on either row, but the Standard row costs the firer its fire discipline.
      const targets = [{ unit: at.unit("red-1"), distance: 12 }] as const;
      at.give({
        type: "resolve",
        procedure: "volley",
        situation: { firer, targets },
        // One casualty die for a Large battalion in line: no hit.
        faces: [1, 3, 1],
      });
      const own = resolvedAs(blue, at).follows.map(({ kind }) => kind);
      return { own, seen: told(resolvedAs(red, at)), open: JSON.stringify(view(at.state, red)) };
    };
    const [veteran, line] = [removed("veteran"), removed("line")];
    expect(veteran.own).not.toContain("steady");
    expect(line.own).toContain("steady");
    expect(line.seen).toBe(veteran.seen);
    expect(line.open).toBe(veteran.open);
  });

  test("what is on its roster alone is followed up there", () => {
    const at = table();
    // Natural 2 loses fire discipline: that is followed up on red's roster alone.
    at.volley("red-1", "blue-1", [1, 1]);
    expect(resolvedAs(red, at).follows.map(({ id, kind }) => [id, kind])).toEqual([
      [`${lastAs(red, at)?.id}.steady.red-1`, "steady"],
    ]);
    expect(resolvedAs(blue, at).follows).toEqual([]);
  });

  test("that a unit is gone, not why", () => {
    const at = table();
    at.put("blue-1", { casualties: 10 });
    at.volley("red-1", "blue-1", [6, 5]);
    const seen = resolvedAs(red, at);
    const remove = seen.follows.find(({ kind }) => kind === "remove");
    expect(remove).toMatchObject({ kind: "remove", unit: "blue-1" });
    expect(remove).not.toHaveProperty("clause");
    expect(clauses(red, at)).not.toContain("casualty.limit");
    const own = resolvedAs(blue, at).follows.find(({ kind }) => kind === "remove");
    expect(own).toEqual({ ...remove, clause: "casualty.limit" });
  });
});

describe("charges and melees", () => {
  test("each side its own total, nobody the difference; the row and results are read together", () => {
    const at = table();
    const situation = {
      charger: { unit: at.unit("red-2") },
      defender: { unit: at.unit("blue-3") },
      distance: 8,
    };
    at.give({ type: "resolve", procedure: "charge", situation, faces: [3, 4, 3, 4] });
    const [mine, theirs] = [resolvedAs(red, at).outcome, resolvedAs(blue, at).outcome];
    expect(mine).toMatchObject({ natural: { charger: 7, defender: 7 }, total: { charger: 8 } });
    expect(mine).not.toHaveProperty("total.defender");
    expect(theirs).not.toHaveProperty("total.charger");
    for (const outcome of [mine, theirs]) {
      expect(outcome).not.toHaveProperty("difference");
      expect(outcome).toMatchObject({ row: "-1,-2" });
    }
    // Veteran: on its roster. Large: it stands there.
    expect(clauses(red, at)).toContain("charge.size");
    expect(clauses(red, at)).not.toContain("charge.grade");
    expect(clauses(blue, at)).toContain("charge.grade");
  });

  test("the dice of a pool lie on the table; the grade behind them does not", () => {
    const at = table();
    const situation = {
      attacker: { unit: at.unit("red-1") },
      defender: { unit: at.unit("blue-3") },
      onDraw: { attacker: "fightOn", defender: "fightOn" },
    } as const;
    // 5 dice against 5 + 1 for Large + 1 for a grade above.
    const faces = [4, 4, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1];
    at.give({ type: "resolve", procedure: "melee", situation, faces });
    const { outcome } = resolvedAs(red, at);
    expect(outcome).toMatchObject({ pools: { attacker: 5, defender: 7 }, difference: 1 });
    expect(clauses(red, at)).toContain("melee.large");
    expect(clauses(red, at)).not.toContain("melee.grade");
    expect(clauses(blue, at)).toContain("melee.grade");
    expect(resolvedAs(red, at).situation).not.toHaveProperty("onDraw");
  });
});

describe("log entries", () => {
  test("aides-de-camp: that they were rolled for", () => {
    const at = table();
    const roll = { type: "resolve", procedure: "adc", situation: { adcs: 3 }, of: "blue" } as const;
    at.give({ ...roll, overrule: true, faces: [6, 5, 1] });
    expect(resolvedAs(red, at)).toMatchObject({
      of: "blue",
      situation: {},
      dice: { rolls: [] },
      outcome: { working: [] },
      changes: [],
    });
    expect(resolvedAs(blue, at).outcome).toMatchObject({ available: 2 });
  });

  test("a brigade's roll is thrown in the open", () => {
    const at = table();
    const roll = { type: "resolve", procedure: "command", situation: {} } as const;
    at.give({ ...roll, of: "blue-brigade", faces: [2] });
    expect(resolvedAs(red, at).outcome).toMatchObject({ natural: 2, result: "hesitant" });
    expect(view(at.state, red).brigades["blue-brigade"]?.order).toBe("hesitant");
  });

  test("a correction on the enemy's roster: that there was one", () => {
    const at = table();
    at.give({
      type: "correct",
      unit: "blue-1",
      to: { casualties: 4 },
      reason: "forgot",
      text: "4",
    });
    const { id } = lastAs(umpire, at) ?? { id: "" };
    expect(lastAs(red, at)).toEqual({
      type: "corrected",
      id,
      unit: null,
      reason: null,
      text: null,
      changes: [],
      follows: [],
    });
    expect(lastAs(blue, at)).toMatchObject({ unit: "blue-1", reason: "forgot", text: "4" });
    at.give({ type: "correct", unit: "blue-1", to: { unformed: true }, reason: "mistake" });
    expect(lastAs(red, at)).toMatchObject({ unit: "blue-1", reason: "mistake" });
  });

  test("standing still to have fire discipline back is seen by its own side alone", () => {
    const at = table();
    at.put("blue-1", { fireDisciplineLost: true });
    at.put("blue-2", { unformed: true });
    at.give({ type: "stoodStill", units: ["blue-1"], overrule: true });
    expect(viewLog(at.state, red).filter(({ event }) => event.type === "stoodStill")).toEqual([]);
    at.give({ type: "undo" });
    expect(viewLog(at.state, red).filter(({ event }) => event.type === "undone")).toEqual([]);
    at.give({ type: "stoodStill", units: ["blue-1", "blue-2"], overrule: true });
    expect(lastAs(red, at)).toMatchObject({ units: ["blue-2"] });
    expect(lastAs(blue, at)).toMatchObject({ units: ["blue-1", "blue-2"] });
  });

  test("taskings are hidden, but for a roll that is thrown again", () => {
    const at = table();
    const adc = { type: "resolve", procedure: "adc", situation: { adcs: 3 } } as const;
    while (at.state.phase !== "command") at.give({ type: "advance", overrule: true });
    at.give({ ...adc, of: "blue", overrule: true, faces: [6, 5, 4] });
    const task = { type: "task", side: "blue" } as const;
    at.give({ ...task, tasking: "assaultFire", unit: "blue-guns" });
    expect(lastAs(blue, at)).toMatchObject({
      task: { tasking: "assaultFire", unit: "blue-guns", cost: 1 },
      changes: [{ side: "blue", from: { adcs: 3 }, to: { adcs: 2 } }],
    });
    const length = viewLog(at.state, red).length;
    expect(length).toBe(viewLog(at.state, blue).length - 1);
    expect(view(at.state, blue).sides[1].taskings).toHaveLength(1);
    const roll = { type: "resolve", procedure: "command", situation: {} } as const;
    at.give({ ...roll, of: "blue-brigade", faces: [1] });
    const [stands] = view(at.state, red).pending;
    expect(stands).toMatchObject({
      kind: "rollStands",
      brigade: "blue-brigade",
      result: "hesitant",
    });
    expect(stands).not.toHaveProperty("among");
    at.give({ ...task, tasking: "attachment", brigade: "blue-brigade" });
    expect(lastAs(red, at)).toMatchObject({
      type: "settled",
      follow: stands?.id,
      task: { tasking: "attachment", side: "blue", brigade: "blue-brigade" },
    });
    expect(told(lastAs(red, at))).not.toContain("adcs");
  });

  test("who chooses is told, among whom is for his own side", () => {
    const at = table();
    at.give({ type: "resolve", procedure: "initiative", situation: {}, faces: [1, 1, 6, 6] });
    const [mine, theirs] = [view(at.state, red).pending, view(at.state, blue).pending];
    expect(theirs).toMatchObject([{ kind: "phasing", side: "blue", among: ["blue", "red"] }]);
    expect(mine).toMatchObject([{ kind: "phasing", side: "blue" }]);
    expect(mine[0]).not.toHaveProperty("among");
    const { id: pending = "" } = mine[0] ?? {};
    const choose = { type: "choose", id: "x", pending, chosen: "red" } as const;
    expect(decideFor(red, at.state, choose)).toMatchObject({ faults: [{ code: "notDue" }] });
    expect(decideFor(blue, at.state, choose)).toMatchObject({ ok: true });
    at.give({ type: "choose", pending, chosen: "red" });
    expect(lastAs(red, at)).toMatchObject({ follow: pending, chosen: "red" });
  });

  test("what was undone stays, marked", () => {
    const at = table();
    at.volley("red-1", "blue-1", [6, 2]);
    at.give({ type: "undo" });
    expect(viewLog(at.state, red).map(({ event, undone }) => [event.type, undone])).toEqual([
      ["started", false],
      ["resolved", true],
      ["undone", false],
    ]);
  });

  test("the start tells a side its own order of battle, a spectator none", () => {
    const { state, event } = started();
    const mine = viewEvent(event, red, state);
    if (mine?.type !== "started") throw new Error("it began");
    expect(mine.orders.flatMap(({ sides }) => sides.map(({ id }) => id))).toEqual(["red"]);
    expect(viewEvent(event, spectator, state)).toMatchObject({ orders: [] });
    expect(viewEvent(event, umpire, state)).toEqual(event);
  });
});

/** Maida with or without the brigade that the British hold back, and what becomes of it. */
describe("a reserve that has yet to arrive", () => {
  const without = {
    ...maida,
    sides: maida.sides.map((side) => ({
      ...side,
      brigades: side.brigades.filter(({ id }) => id !== "ross"),
    })),
  };
  const french: Role = { kind: "side", side: "french" };
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
});
