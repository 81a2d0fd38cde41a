import { describe, expect, test } from "vitest";
import { loadRulebook, parseBattle, parseRulebookFile, writeBattle } from "../src/index.ts";
import { started, Table } from "./forces.ts";
import { faultsOf, passed } from "./telling.ts";

/** The file of a battle of one volley and one correction. */
function file(): unknown {
  const table = new Table();
  table.volley("red-1", "blue-1", [6, 5, 1, 1]);
  table.put("red-2", { casualties: 3 });
  return JSON.parse(JSON.stringify(writeBattle(table.state)));
}

function changed(path: readonly (string | number)[], value: unknown): unknown {
  const copy = file();
  const last = path.at(-1);
  const at = path.slice(0, -1).reduce<unknown>((part, key) => Reflect.get(Object(part), key), copy);
  if (last !== undefined) Reflect.set(Object(at), last, value);
  return copy;
}

describe("reading a battle", () => {
  test("of one volley", () => {
    const { state, differences, changes } = passed(parseBattle(file()));
    expect(state.units["blue-1"]?.unit).toMatchObject({ casualties: 3, routing: true });
    expect(state.units["red-2"]?.unit.casualties).toBe(3);
    expect(differences).toEqual([]);
    expect(changes).toBeNull();
  });

  test.each(["curtain", "umpire", null] as const)("what is between its sides: %s", (shared) => {
    const written = writeBattle(new Table().state, null, shared);
    expect(passed(parseBattle(JSON.parse(JSON.stringify(written)))).shared).toBe(shared);
  });

  test.each<[string, unknown, readonly string[]]>([
    ["a newer format", changed(["format"], "adjutant/battle@7"), ["format newerFormat"]],
    ["shared with nobody", changed(["shared"], "table"), ["shared wrongValue"]],
    ["an unknown key", changed(["weather"], "rain"), ["weather unknownKey"]],
    ["no events", changed(["events"], undefined), ["events missing"]],
    ["an unknown event", changed(["events", 0, "type"], "won"), ["events.0.type wrongValue"]],
    ["an unknown option", changed(["options"], { fog: true }), ["options.fog unknownKey"]],
    [
      "a broken order of battle",
      changed(["ordersOfBattle", 0, "sides", 0, "nation"], 3),
      ["ordersOfBattle.0.sides.0.nation wrongType"],
    ],
    [
      "a unit at its limit in a situation",
      changed(["events", 0, "situation", "firer", "casualties"], 12),
      ["events.0.situation.firer.casualties casualtiesAtLimit"],
    ],
    [
      "a die of seven",
      changed(["events", 0, "dice", "faces", 0], 7),
      ["events.0.dice.faces.0 notDie"],
    ],
    [
      "too few dice",
      changed(["events", 0, "dice", "faces"], [6, 5]),
      ["events.0.dice.faces tooFewDice"],
    ],
    [
      "an unknown clause",
      changed(["events", 0, "overruled"], "volley.bonus"),
      ["events.0.overruled unknownClause"],
    ],
    [
      "a change of what no unit has",
      changed(["events", 1, "changes", 0, "to"], { morale: 3 }),
      ["events.1.changes.0.to.morale unknownKey"],
    ],
    [
      "a change of nobody",
      changed(["events", 1, "changes", 0, "unit"], "green-1"),
      ["events.1 brokenLog"],
    ],
    [
      "a change that leaves no possible unit",
      changed(["events", 1, "changes", 0, "to"], { formation: "deployed" }),
      ["events.1 brokenLog"],
    ],
    [
      "a change past the limit",
      changed(["events", 1, "changes", 0, "to"], { casualties: 12 }),
      ["events.1 brokenLog"],
    ],
    ["two events of one id", changed(["events", 1, "id"], "e1"), ["events.1.id duplicateId"]],
    [
      "undoing what never was",
      changed(["events", 1], { type: "undone", id: "e2", of: "e9" }),
      ["events.1 brokenLog"],
    ],
    [
      "undoing the start",
      changed(["events", 1], { type: "undone", id: "e2", of: "battle" }),
      ["events.1 brokenLog"],
    ],
    [
      "a volley that the rules forbid",
      changed(["events", 0, "situation", "targets", 0, "distance"], 40),
      ["events.0 brokenLog"],
    ],
  ])("%s", (_what, json, expected) => {
    expect(faultsOf(parseBattle(json))).toEqual(expected);
  });

  test("of a great many faults the first are told, and all the others counted once", () => {
    const many = (count: number) => Array.from({ length: count }, () => ({ type: "won" }));
    const told = (events: readonly object[], orders: unknown) => {
      const read = parseBattle({ ...Object(file()), events, ordersOfBattle: orders });
      return read.ok ? [] : read.faults;
    };
    const { ordersOfBattle } = Object(file());
    const events = told(many(30), ordersOfBattle);
    expect(events).toHaveLength(21);
    expect(events[20]).toMatchObject({ code: "andMore", params: { count: 10 } });
    // Thirty unknown keys of an order of battle, and thirty events that are none.
    const keys = Object.fromEntries(many(30).map((_, index) => [`key${index}`, 1]));
    const both = told(many(30), [{ ...ordersOfBattle[0], ...keys }]);
    expect(both).toHaveLength(21);
    expect(both[20]).toMatchObject({ code: "andMore", params: { count: 40 } });
  });

  describe("a history that cannot be", () => {
    const e1 = "e1";
    const back = (type: "undone" | "redone", id: string, of: string, also?: readonly string[]) => ({
      type,
      id,
      of,
      ...(also && { also }),
    });
    const on = (id: string, turn: number, phase: string) => ({
      type: "advanced",
      id,
      turn,
      phase,
      changes: [],
      follows: [],
    });
    /** The volley, the correction, and then these. */
    const after = (...events: readonly object[]) => {
      const copy = file();
      const before: unknown = Reflect.get(Object(copy), "events");
      Reflect.set(Object(copy), "events", [...(Array.isArray(before) ? before : []), ...events]);
      return copy;
    };
    const changing = (change: object) =>
      after({
        type: "corrected",
        id: "x1",
        unit: "red-1",
        reason: "other",
        text: null,
        changes: [change],
        follows: [],
      });

    test.each<[string, unknown, readonly string[]]>([
      ["redoing what was never undone", after(back("redone", "x1", e1)), ["events.2 brokenLog"]],
      [
        "undoing the same twice",
        after(back("undone", "x1", e1), back("undone", "x2", e1)),
        ["events.3 brokenLog"],
      ],
      [
        "undoing the undoing",
        after(back("undone", "x1", e1), back("undone", "x2", "x1")),
        ["events.3 brokenLog"],
      ],
      [
        "undoing with it what does not stand",
        after(back("undone", "x1", e1, ["e7"])),
        ["events.2 brokenLog"],
      ],
      [
        "undone, done again, undone",
        after(back("undone", "x1", e1), back("redone", "x2", e1), back("undone", "x3", e1)),
        [],
      ],
      ["the phases in order", after(on("x1", 1, "initiative"), on("x2", 1, "command")), []],
      ["a phase left out", after(on("x1", 1, "command")), ["events.2 brokenLog"]],
      [
        "turns that go back",
        after(on("x1", 1, "initiative"), on("x2", 1, "compulsory")),
        ["events.3 brokenLog"],
      ],
      ["the thousandth turn at once", after(on("x1", 1000, "compulsory")), ["events.2 brokenLog"]],
      [
        "a change of what did not stand there",
        changing({ unit: "red-1", from: { casualties: 5 }, to: { casualties: 6 } }),
        ["events.2 brokenLog"],
      ],
      [
        "a mark that did not stand there",
        changing({ unit: "red-1", from: { engaged: "blue-1" }, to: { engaged: null } }),
        ["events.2 brokenLog"],
      ],
      [
        "a unit engaged with nobody",
        changing({ unit: "red-1", from: { engaged: null }, to: { engaged: "nobody" } }),
        ["events.2 brokenLog"],
      ],
      [
        "a unit engaged with a friend",
        changing({ unit: "red-1", from: { engaged: null }, to: { engaged: "red-2" } }),
        ["events.2 brokenLog"],
      ],
      [
        "a unit engaged with an enemy",
        changing({ unit: "red-1", from: { engaged: null }, to: { engaged: "blue-2" } }),
        [],
      ],
      [
        "a brigade that stood otherwise",
        changing({
          brigade: "red-brigade",
          from: { demoralised: true },
          to: { demoralised: false },
        }),
        ["events.2 brokenLog"],
      ],
      [
        "a side of nobody",
        changing({ side: "constructor", from: { adcs: null }, to: { adcs: 3 } }),
        ["events.2 brokenLog"],
      ],
      [
        "a side that stood otherwise",
        changing({ side: "red", from: { adcs: 2 }, to: { adcs: 3 } }),
        ["events.2 brokenLog"],
      ],
      ["the initiative of nobody", changing({ phasing: "green" }), ["events.2 brokenLog"]],
      [
        "a correction of nobody",
        after({
          type: "corrected",
          id: "x1",
          unit: "nobody",
          reason: "other",
          text: null,
          changes: [],
          follows: [],
        }),
        ["events.2.unit unknownId"],
      ],
    ])("%s", (_what, json, expected) => {
      expect(faultsOf(parseBattle(json))).toEqual(expected);
    });
  });

  describe("names in an event", () => {
    const next = (event: object) => {
      const copy = Object(file());
      return { ...copy, events: [...copy.events, { id: "x1", ...event }] };
    };
    const still = { type: "stoodStill", changes: [] };

    test.each<[string, unknown, readonly unknown[]]>([
      [
        "nobody acts, where a unit fires",
        changed(["events", 0, "acting"], null),
        ["events.0.acting wrongValue", { value: "null", allowed: "red-1" }],
      ],
      [
        "another acts than fires",
        changed(["events", 0, "acting"], "blue-1"),
        ["events.0.acting wrongValue", { value: "blue-1", allowed: "red-1" }],
      ],
      [
        "others are shot at than were targets",
        changed(["events", 0, "targets"], []),
        ["events.0.targets wrongValue", { value: "", allowed: "blue-1" }],
      ],
      [
        "one who is not there fires",
        changed(["events", 0, "situation", "firer", "id"], "green-1"),
        ["events.0.situation unknownId", { id: "green-1", allowed: "" }],
      ],
      [
        "one who is not there stands still",
        next({ ...still, units: ["blue-1", "green-1"] }),
        ["events.2.units.1 unknownId", { id: "green-1", allowed: "" }],
      ],
      [
        "a side that is not there orders it",
        next({ ...still, units: ["blue-1"], by: { kind: "side", side: "green" } }),
        ["events.2.by.side unknownId", { id: "green", allowed: "red, blue" }],
      ],
      [
        "a general of no brigade",
        next({ type: "attached", brigade: "green", unit: null, changes: [] }),
        ["events.2.brigade unknownId", { id: "green", allowed: "" }],
      ],
    ])("%s", (_what, json, [expected, params]) => {
      const read = parseBattle(json);
      expect(faultsOf(read)).toEqual([expected]);
      expect(read).toMatchObject({ faults: [{ params }] });
    });

    test("a roll for a brigade that is not there", () => {
      const table = new Table(started().state);
      const [of = ""] = Object.keys(table.state.brigades);
      table.give({
        type: "resolve",
        procedure: "command",
        situation: {},
        of,
        faces: [3],
        overrule: true,
      });
      const json = JSON.parse(JSON.stringify(writeBattle(table.state)));
      expect(faultsOf(parseBattle(json))).toEqual([]);
      json.events.at(-1).of = "green";
      expect(faultsOf(parseBattle(json))).toEqual(["events.0.of unknownId"]);
    });
  });

  test("what the file says of an outcome is only compared: the rules and the dice decide", () => {
    const forged = passed(parseBattle(changed(["events", 0, "outcome", "casualties"], 9)));
    expect(forged.differences).toEqual(["e1"]);
    const [, entry] = forged.state.log;
    expect(entry?.event).toMatchObject({ outcome: { casualties: 3 } });
    const unknown = passed(parseBattle(changed(["events", 0, "outcome"], { working: "<b>" })));
    expect(unknown.differences).toEqual(["e1"]);
  });

  test("a battle under a rulebook file is read under it", () => {
    const json = {
      format: "adjutant/rulebook@1",
      name: "Club rules",
      clauses: { "casualty.limit": { value: limits(14), origin: "house" } },
    };
    const book = passed(loadRulebook(json));
    const table = new Table(started().state, book);
    table.put("red-1", { casualties: 13 });
    const battle = writeBattle(table.state, passed(parseRulebookFile(json)));
    const read = passed(parseBattle(structuredClone(battle)));
    expect(read.state).toEqual(table.state);
    expect(read.book.name).toBe("Club rules");
    expect(read.changes?.name).toBe("Club rules");
    const { rulebook: under, ...rest } = battle;
    const { changes: _, ...bare } = under;
    expect(faultsOf(parseBattle({ ...rest, rulebook: bare }))).toEqual(["events.0 brokenLog"]);
  });
});

function limits(standard: number) {
  return {
    close: { small: 9, standard, large: 15 },
    artillery: { small: 6, standard: 8, large: 10 },
    screen: { casualtiesPerBase: 2, goneBelow: 2, mostBases: 6 },
  };
}
