/** Files whose declared charges were edited by hand: named, each with its place (`charge.declare`). */
import { describe, expect, test } from "vitest";
import { parseBattle, writeBattle } from "../src/index.ts";
import { chargeOf, declareOf, resolving, to } from "./companion-orders.ts";
import { Table } from "./forces.ts";

type Json = Record<string, unknown>;
type Event = Json & {
  readonly type: string;
  readonly resolving?: true;
  to?: string;
  overruled?: unknown;
  follows: Json[];
};

/** A file with a charge that is declared, answered by standing, and resolved. */
function written(): Json & { events: Event[] } {
  const table = new Table();
  to(table, "initiative");
  const faces = [6, 5, 1, 1];
  table.give({ type: "resolve", procedure: "initiative", situation: {}, faces });
  to(table, "charges");
  table.give(declareOf("red-horse", "blue-1", 20));
  table.give({ type: "react", unit: "blue-1", to: "red-horse", reaction: "stand" });
  resolving(table);
  table.give(chargeOf(table, "red-horse", "blue-1", [4, 4, 3, 3]));
  return JSON.parse(JSON.stringify(writeBattle(table.state)));
}

const original = written();
const place = (type: string) => original.events.findIndex((event) => event.type === type);
const [declared, reacted, resolved] = [place("declared"), place("reacted"), place("resolved")];

/** The first fault of the file with an event edited. */
function faultOf(index: number, edit: (event: Event) => void): unknown {
  const file = structuredClone(original);
  const event = file.events[index];
  if (!event) throw new Error(`no event ${index}`);
  edit(event);
  const read = parseBattle(file);
  return read.ok ? "read" : read.faults[0];
}

test("as it was written it is read", () => {
  expect([declared, reacted, resolved].every((index) => index >= 0)).toBe(true);
  expect(faultOf(declared, () => {})).toBe("read");
});

describe("charge.declare: a declaration brings the charge that it declares, and no other", () => {
  test.each([
    ["unit", "nobody", "unknownId"],
    ["enemy", "nobody", "unknownId"],
    ["side", "nobody", "unknownId"],
    ["unit", "red-1", "wrongValue"],
    ["enemy", "blue-2", "wrongValue"],
    ["side", "blue", "wrongValue"],
    ["distance", 21, "wrongValue"],
    ["turn", 12, "wrongValue"],
    ["answer", "counterCharge", "wrongValue"],
    ["need", "know", "wrongValue"],
    ["kind", "remove", "wrongValue"],
    ["when", { phase: "charges", turn: 2 }, "wrongValue"],
    ["when", { phase: "melee", turn: 1 }, "wrongValue"],
  ])("its %s is %j: %s", (key, value, code) => {
    const fault = faultOf(declared, ({ follows: [charge] }) => {
      if (charge) charge[key] = value;
    });
    expect(fault).toMatchObject({ code, path: ["events", declared, "follows", 0, key] });
  });

  test("none, or two", () => {
    const path = ["events", declared, "follows"];
    expect(
      faultOf(declared, (event) => {
        event.follows = [];
      }),
    ).toMatchObject({ code: "wrongValue", path });
    expect(
      faultOf(declared, ({ follows }) => {
        follows.push({ ...follows[0], id: "other" });
      }),
    ).toMatchObject({ code: "wrongValue", path });
  });

  test("on one of its own side", () => {
    expect(
      faultOf(declared, (event) => {
        event.to = "red-1";
      }),
    ).toMatchObject({ code: "conflict", path: ["events", declared, "to"] });
  });
});

describe("charge.reaction: an answer brings the charge that it answers, as it answers it", () => {
  test.each([
    ["answers", "nothing", ["answers"], "notDue"],
    ["answers", undefined, ["follows", 0, "kind"], "wrongValue"],
    ["reaction", "counterCharge", ["follows", 0, "answer"], "wrongValue"],
  ])("%s is %j", (key, value, path, code) => {
    const fault = faultOf(reacted, (event) => {
      if (value === undefined) delete event[key];
      else event[key] = value;
    });
    expect(fault).toMatchObject({ code, path: ["events", reacted, ...path] });
  });

  test("to a charge that nobody declared", () => {
    const file = structuredClone(original);
    file.events.splice(declared, 1);
    expect(parseBattle(file)).toMatchObject({
      faults: [{ code: "notDue", path: ["events", reacted - 1, "answers"] }],
    });
  });
});

describe("turn.sequence: charges that stand declared are resolved in a part of their own", () => {
  const advanced = original.events.findIndex(({ resolving: part }) => part === true);
  const without = (): unknown => {
    const file = structuredClone(original);
    file.events.splice(advanced, 1);
    const read = parseBattle(file);
    return read.ok ? "read" : read.faults[0];
  };
  const leftOut = (event: number) => ({
    code: "partLeftOut",
    path: ["events", event],
    params: { event: event + 1 },
  });

  test("left out, the resolution before it is named", () => {
    expect(original.events[advanced + 1]?.type).toBe("resolved");
    expect(without()).toEqual(leftOut(advanced));
  });

  test("but where players have set that aside", () => {
    const file = structuredClone(original);
    file.events.splice(advanced, 1);
    const charge = file.events[advanced];
    if (charge) charge.overruled = "turn.sequence";
    expect(parseBattle(file).ok).toBe(true);
  });

  test("left out with what is resolved in it, the phase after it is named", () => {
    const table = new Table();
    to(table, "initiative");
    const faces = [6, 5, 1, 1];
    table.give({ type: "resolve", procedure: "initiative", situation: {}, faces });
    to(table, "charges");
    table.give(declareOf("red-horse", "blue-1", 20));
    to(table, "movement");
    const file: { events: Event[] } = JSON.parse(JSON.stringify(writeBattle(table.state)));
    const part = file.events.findIndex(({ resolving: now }) => now === true);
    file.events.splice(part, 1);
    const read = parseBattle(file);
    expect(read.ok ? "read" : read.faults[0]).toEqual(leftOut(part));
  });
});

test("nothing else brings a charge", () => {
  const [charge] = original.events[declared]?.follows ?? [];
  const fault = faultOf(resolved, ({ follows }) => {
    follows.push({ ...charge, id: "other" });
  });
  expect(fault).toMatchObject({
    code: "wrongValue",
    path: ["events", resolved, "follows", 0, "kind"],
  });
});
