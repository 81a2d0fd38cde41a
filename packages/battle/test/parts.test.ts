/** Whose part of a phase it is, the phasing side's or the other's (`turn.sequence`, 3–6). */
import { describe, expect, test } from "vitest";
import {
  type Decision,
  decideFor,
  due,
  dueFor,
  legal,
  nextStep,
  parseBattle,
  scheduled,
  view,
  viewEvent,
  writeBattle,
} from "../src/index.ts";
import {
  chargeOf,
  declareOf,
  meleeOf,
  otherSides,
  passes,
  refusedBy,
  resolving,
  to,
} from "./companion-orders.ts";
import { Table } from "./forces.ts";
import { blue, red } from "./view/seat.ts";

/** A phase of the first turn in which red has the initiative; what was due on the way is set aside. */
function redsTurn(phase: Parameters<typeof to>[1]): Table {
  const table = new Table();
  to(table, "initiative");
  const faces = [6, 5, 1, 1];
  table.give({ type: "resolve", procedure: "initiative", situation: {}, faces });
  to(table, phase);
  return table;
}

const move = (unit: string) => ({ type: "move", units: [unit], how: "half" }) as const;
const waits = {
  refused: { clause: "turn.sequence", reason: "waits", measured: "blue", limit: "red" },
};
const hasActed = {
  refused: { clause: "turn.sequence", reason: "hasActed", measured: "red", limit: "blue" },
};

describe("turn.sequence: the phasing side's part, then the other's", () => {
  test("Command, Charges, Movement and Fire have two parts, the other phases none", () => {
    const table = redsTurn("command");
    const steps: string[] = [];
    for (const turn = table.state.turn; table.state.turn === turn; ) {
      steps.push(`${table.state.phase} ${table.state.acting}`);
      table.give({ type: "advance", overrule: true });
    }
    expect(steps).toEqual([
      "command red",
      "command blue",
      "charges red",
      "charges blue",
      "movement red",
      "movement blue",
      "fire red",
      "fire blue",
      "melee null",
      "end null",
    ]);
    expect(table.state).toMatchObject({ turn: 2, phase: "compulsory", acting: null });
  });

  test("the event says whose part begins, and what comes next can be asked before", () => {
    const table = redsTurn("movement");
    const next = { turn: 1, phase: "movement", acting: "blue" };
    expect(nextStep(table.state)).toEqual({ ...next, resolving: false });
    expect(table.give({ type: "advance" })).toMatchObject({ type: "advanced", ...next });
    const fire = { turn: 1, phase: "fire", acting: "red", resolving: false };
    expect(nextStep(table.state)).toEqual(fire);
  });

  test("the winner of the initiative may let the other side go first", () => {
    const table = new Table();
    to(table, "initiative");
    const faces = [6, 5, 1, 1];
    table.give({ type: "resolve", procedure: "initiative", situation: {}, faces });
    const [asked] = table.state.pending;
    table.give({ type: "choose", pending: asked?.id ?? "", chosen: "blue" });
    to(table, "movement");
    expect(table.state.acting).toBe("blue");
    otherSides(table);
    expect(table.state.acting).toBe("red");
  });

  test("without a phasing side nobody's order is refused for it", () => {
    const table = new Table();
    to(table, "movement");
    expect(table.state).toMatchObject({ phasing: null, acting: null });
    expect(table.decide(move("red-1")).ok && table.decide(move("blue-1")).ok).toBe(true);
    passes(table);
    expect(table.state.phase).toBe("fire");
  });
});

describe("an order out of its side's part is refused, and not offered", () => {
  const offered = (table: Table, side: string, unit: string, order: string) =>
    legal(table.state, side).units[unit]?.find((one) => one.order === order);

  test("moves, standing still, a general's ride", () => {
    const table = redsTurn("movement");
    const still = (unit: string) => ({ type: "stoodStill", units: [unit] }) as const;
    const ride = (brigade: string, unit: string) => ({ type: "attach", brigade, unit }) as const;
    expect(table.decide(move("blue-1"))).toMatchObject(waits);
    expect(table.decide(still("blue-1"))).toMatchObject(waits);
    expect(table.decide(ride("blue-brigade", "blue-1"))).toMatchObject(waits);
    expect(table.decide({ ...move("blue-1"), units: ["red-1", "blue-1"] })).toMatchObject(waits);
    for (const order of ["move", "standStill", "changeFormation", "formSquare"]) {
      expect(offered(table, "blue", "blue-1", order), order).toMatchObject(waits);
      expect(offered(table, "red", "red-1", order)?.refused, order).toBeNull();
    }
    const leads = legal(table.state, "blue").brigades["blue-brigade"];
    expect(leads?.find(({ order }) => order === "attach")).toMatchObject(waits);
    otherSides(table);
    expect(table.decide(move("red-1"))).toMatchObject(hasActed);
    expect(offered(table, "red", "red-1", "move")).toMatchObject(hasActed);
    expect(table.decide(move("blue-1")).ok).toBe(true);
    expect(table.decide(still("blue-1")).ok).toBe(true);
    expect(table.decide(ride("blue-brigade", "blue-1")).ok).toBe(true);
  });

  test("fire: what the phasing side kills does not fire back", () => {
    const table = redsTurn("fire");
    expect(table.decide(table.volleyCommand("blue-1", "red-1", [3, 3]))).toMatchObject(waits);
    expect(offered(table, "blue", "blue-1", "volley")).toMatchObject(waits);
    table.put("blue-1", { gone: "dispersed" });
    otherSides(table);
    expect(table.decide(table.volleyCommand("red-2", "blue-2", [3, 3]))).toMatchObject(hasActed);
    expect(table.decide(table.volleyCommand("blue-1", "red-1", [3, 3]))).toMatchObject({
      faults: [{ code: "unitGone" }],
    });
    expect(offered(table, "blue", "blue-2", "volley")?.refused).toBeNull();
  });

  test("players who know better have it all the same, and the event tells", () => {
    const table = redsTurn("movement");
    expect(table.give({ ...move("blue-1"), overrule: true })).toMatchObject({
      type: "moved",
      overruled: "turn.sequence",
    });
  });

  test("fire at a charge is whoever's it concerns, when charges are resolved", () => {
    const table = redsTurn("charges");
    table.give(declareOf("red-1", "blue-1"));
    otherSides(table);
    table.give(declareOf("blue-2", "red-3"));
    const at = (charger: string) =>
      ({ targets: [{ unit: table.unit(charger), distance: 5, leadsCharge: true }] }) as const;
    const volleys = [
      table.volleyCommand("blue-1", "red-1", [1, 1], at("red-1")),
      table.volleyCommand("red-3", "blue-2", [1, 1], at("blue-2")),
    ];
    for (const volley of volleys) {
      expect(table.decide(volley)).toMatchObject({ refused: { reason: "declaring" } });
    }
    resolving(table);
    for (const volley of volleys) expect(refusedBy(table.decide(volley))).toBeNull();
  });

  test("a charge is answered whoever's part it is", () => {
    const table = redsTurn("charges");
    const answer = { type: "react", reaction: "square" } as const;
    table.give(declareOf("red-horse", "blue-1", 30));
    expect(table.decide({ ...answer, unit: "blue-1", to: "red-horse" }).ok).toBe(true);
    otherSides(table);
    expect(table.decide({ ...answer, unit: "blue-1", to: "red-horse" }).ok).toBe(true);
  });

  test("corrections, notes and going back are nobody's part", () => {
    const table = redsTurn("movement");
    const put = { type: "correct", unit: "blue-1", to: { unformed: true }, reason: "forgot" };
    expect(table.decide({ ...put, type: "correct", reason: "forgot" } as const).ok).toBe(true);
    expect(table.decide({ type: "note", text: "Rain." }).ok).toBe(true);
  });
});

describe("a side ends its own part, and not the other's", () => {
  const on = (table: Table, by: typeof red | typeof blue, overrule = false): Decision =>
    decideFor(by, table.state, { type: "advance", id: `as ${by.side}`, overrule });

  test("the side that waits does not go on, nor does the one that has acted", () => {
    const table = redsTurn("movement");
    expect(on(table, blue)).toEqual({ ok: false, ...waits });
    expect(on(table, red)).toMatchObject({ ok: true, events: [{ acting: "blue" }] });
    otherSides(table);
    expect(on(table, red)).toEqual({ ok: false, ...hasActed });
    expect(on(table, blue)).toMatchObject({ ok: true, events: [{ phase: "fire" }] });
  });

  test("whatever its enemy still owes: it is not counted out to it", () => {
    const table = redsTurn("command");
    expect(on(table, blue)).toEqual({ ok: false, ...waits });
    expect(on(table, red)).toMatchObject({ faults: [{ code: "stillDue" }] });
  });

  test("the umpire goes on for both, and players may set it aside: the event tells", () => {
    const table = redsTurn("movement");
    const umpires = decideFor({ kind: "umpire" }, table.state, { type: "advance", id: "u" });
    expect(umpires).toMatchObject({ ok: true, events: [{ acting: "blue" }] });
    expect(on(table, blue, true)).toMatchObject({
      ok: true,
      events: [{ acting: "blue", overruled: "turn.sequence" }],
    });
  });

  test("phases of both either side ends", () => {
    const table = redsTurn("melee");
    expect(on(table, blue).ok && on(table, red).ok).toBe(true);
  });
});

describe("nothing goes out of its part as an answer to something else", () => {
  test("not a charge as what follows from another, nor a melee", () => {
    const table = redsTurn("charges");
    table.give(chargeOf(table, "red-1", "blue-1", [4, 5, 2, 1, 4]));
    const notDue = { faults: [{ code: "notDue" }] };
    expect(table.state.open.length).toBeGreaterThan(0);
    for (const { id: answers } of table.state.open) {
      const charge = chargeOf(table, "blue-horse", "red-3", [4, 5, 2, 1, 4]);
      expect(table.decide({ ...charge, answers })).toMatchObject(notDue);
      expect(table.decide({ ...meleeOf(table, "blue-2", "red-3", []), answers })).toMatchObject(
        notDue,
      );
    }
  });
});

describe("command: each side rolls and sends its aides-de-camp in its own part", () => {
  const adc = (table: Table, side: string) =>
    ({
      type: "resolve",
      procedure: "adc",
      situation: { adcs: adcsOf(table, side) },
      of: side,
    }) as const;
  const adcsOf = (table: Table, side: string): number =>
    Object.values(table.state.brigades).filter((one) => one.side === side).length;
  const command = (brigade: string) =>
    ({ type: "resolve", procedure: "command", situation: {}, of: brigade }) as const;
  const kinds = (entries: readonly { readonly kind: string; readonly side?: string }[]) =>
    entries.filter(({ kind }) => kind.endsWith("Roll")).map(({ kind, side }) => `${kind} ${side}`);

  test("what the other side rolls is due later, and refused before", () => {
    const table = redsTurn("command");
    expect(new Set(kinds(due(table.state)))).toEqual(new Set(["adcRoll red", "commandRoll red"]));
    expect(new Set(kinds(scheduled(table.state)))).toEqual(
      new Set(["adcRoll blue", "commandRoll blue"]),
    );
    expect(table.decide(adc(table, "blue"))).toMatchObject(waits);
    expect(table.decide({ ...command("blue-brigade"), faces: [4] })).toMatchObject(waits);
    const { brigades, side } = legal(table.state, "blue");
    expect(side.find(({ order }) => order === "adc")).toMatchObject(waits);
    expect(brigades["blue-brigade"]?.find(({ order }) => order === "command")).toMatchObject(waits);
    const errand = brigades["blue-brigade"]?.find(({ order }) => order === "forwards");
    expect(errand).toMatchObject(waits);
  });

  test("only what the acting side owes holds its part", () => {
    const table = redsTurn("command");
    expect(table.decide({ type: "advance" })).toMatchObject({ faults: [{ code: "stillDue" }] });
    table.give({ ...adc(table, "red"), faces: Array(adcsOf(table, "red")).fill(4) });
    for (const { id, side } of Object.values(table.state.brigades)) {
      if (side === "red") table.give({ ...command(id), faces: [5] });
    }
    expect(table.give({ type: "advance" })).toMatchObject({ acting: "blue" });
    expect(table.decide({ type: "advance" })).toMatchObject({ faults: [{ code: "stillDue" }] });
  });

  test("rolls that the phasing side left out are made up for, and hold the last part", () => {
    const table = redsTurn("command");
    otherSides(table);
    expect(kinds(due(table.state))).toContain("adcRoll red");
    const made = { ...adc(table, "red"), faces: Array(adcsOf(table, "red")).fill(4) };
    expect(table.decide(made).ok).toBe(true);
    // An order is none of them.
    table.give(made);
    const task = {
      type: "task",
      tasking: "forwards",
      side: "red",
      brigade: "red-brigade",
    } as const;
    expect(table.decide({ ...task, use: "move" })).toMatchObject(hasActed);
  });

  test("a roll that was not obeyed stands when the part of its side is over", () => {
    const table = redsTurn("command");
    table.put("red-1", { retreating: true });
    table.give({ ...command("red-brigade"), faces: [1] });
    expect(table.state.pending).toMatchObject([{ kind: "rollStands", side: "red" }]);
    const lost = table.unit("red-1").casualties ?? 0;
    otherSides(table);
    expect(table.state.pending).toEqual([]);
    // A retreating unit of a Hesitant brigade loses 1 (`command.hesitant`).
    expect(table.unit("red-1").casualties).toBe(lost + 1);
  });
});

describe("what stands until the phase itself ends", () => {
  test("marks, and moves of both sides on the table", () => {
    const table = redsTurn("charges");
    table.give(chargeOf(table, "red-1", "blue-1", [4, 5, 2, 1, 4]));
    const open = table.state.open.map(({ id }) => id);
    expect(open.length).toBeGreaterThan(0);
    otherSides(table);
    expect(table.state.open.map(({ id }) => id)).toEqual(open);
    expect(table.roster("red-1").charged).toBe(true);
  });

  test("a proposal that nobody has answered", () => {
    const table = redsTurn("movement");
    table.give({
      type: "correct",
      unit: "red-1",
      to: { casualties: 2 },
      reason: "forgot",
      by: { kind: "side", side: "red" },
    });
    const [asked] = table.state.pending;
    expect(asked).toMatchObject({ kind: "consent", side: "blue" });
    otherSides(table);
    expect(table.state.pending).toEqual([asked]);
    passes(table);
    expect(table.state.pending).toEqual([]);
  });

  test("undone, the part is that of before", () => {
    const table = redsTurn("movement");
    otherSides(table);
    table.give({ type: "undo" });
    expect(table.state).toMatchObject({ phase: "movement", acting: "red" });
    expect(table.decide(move("blue-1"))).toMatchObject(waits);
    table.give({ type: "redo" });
    expect(table.state.acting).toBe("blue");
  });
});

describe("whose part it is all know, and a file keeps", () => {
  test("both sides, and spectators", () => {
    const table = redsTurn("movement");
    const before = table.state;
    const event = table.give({ type: "advance" });
    for (const role of [red, blue, { kind: "spectator" } as const]) {
      expect(view(table.state, role).acting).toBe("blue");
      expect(viewEvent(event, role, before)).toMatchObject({ acting: "blue" });
    }
    expect(dueFor(table.state, blue)).toEqual(dueFor(table.state, red));
  });

  test("a file of before sides had parts is read, and refuses nobody", () => {
    const table = redsTurn("fire");
    otherSides(table);
    const written = JSON.parse(JSON.stringify(writeBattle(table.state)));
    expect(parseBattle(written)).toMatchObject({ ok: true, value: { state: { acting: "blue" } } });
    // What such a file has: one event to a phase, and no word whose part it is.
    const phases = new Set<string>();
    const events = written.events.filter((event: { type: string; turn: number; phase: string }) => {
      const key = `${event.turn} ${event.phase}`;
      const again = event.type === "advanced" && phases.has(key);
      phases.add(key);
      return !again;
    });
    for (const [index, event] of events.entries()) {
      event.id = `old${index}`;
      if (event.type === "advanced") delete event.acting;
    }
    const old = parseBattle({ ...written, events });
    if (!old.ok) throw new Error(JSON.stringify(old.faults));
    const { state } = old.value;
    expect(state).toMatchObject({ phase: "fire", phasing: "red", acting: null });
    const now = new Table(state);
    expect(refusedBy(now.decide(now.volleyCommand("blue-1", "red-1", [3, 3])))).toBeNull();
    // The next phase has parts again.
    to(now, "initiative");
    const faces = [1, 1, 6, 5];
    now.give({ type: "resolve", procedure: "initiative", situation: {}, faces });
    to(now, "movement");
    expect(now.state.acting).toBe("blue");
  });

  test("a file that has said whose part it is says it of every phase of two parts", () => {
    const table = redsTurn("fire");
    const written = JSON.parse(JSON.stringify(writeBattle(table.state)));
    delete written.events.at(-1).acting;
    expect(parseBattle(written)).toEqual({
      ok: false,
      faults: [
        {
          code: "missing",
          path: ["events", written.events.length - 1],
          params: { key: "acting", expected: "text", allowed: "red" },
        },
      ],
    });
  });

  test.each([
    ["another side's", { acting: "red" }, "wrongValue", { value: "red", allowed: "blue" }],
    ["nobody's", { acting: "green" }, "unknownId", { id: "green", allowed: "red, blue" }],
    ["null", { acting: null }, "wrongType", { got: "null", expected: "text" }],
  ])("a file in which the second part is %s is broken", (_, wrong, code, params) => {
    const table = redsTurn("movement");
    table.give({ type: "advance" });
    const written = JSON.parse(JSON.stringify(writeBattle(table.state)));
    Object.assign(written.events.at(-1), wrong);
    const path = ["events", written.events.length - 1, "acting"];
    expect(parseBattle(written)).toEqual({ ok: false, faults: [{ path, code, params }] });
  });

  test("a phase of both is nobody's", () => {
    const table = redsTurn("melee");
    const written = JSON.parse(JSON.stringify(writeBattle(table.state)));
    Object.assign(written.events.at(-1), { acting: "red" });
    const path = ["events", written.events.length - 1, "acting"];
    const params = { key: "acting", allowed: "" };
    expect(parseBattle(written)).toEqual({
      ok: false,
      faults: [{ path, code: "unknownKey", params }],
    });
  });
});
