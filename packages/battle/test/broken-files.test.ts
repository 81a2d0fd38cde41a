/** Battle files that were cut off, edited or come from elsewhere: never a crash, always a place. */
import { describe, expect, test } from "vitest";
import {
  type Fault,
  faultsTold,
  parseBattle,
  placeOf,
  readJson,
  replay,
  writeBattle,
} from "../src/index.ts";
import { paths, rubbish, spoilt } from "./spoil.ts";
import { passed } from "./telling.ts";
import { begun, type Move, played } from "./view/play.ts";

/** Maida with an event of most kinds, at random but always the same. */
const moves: readonly Move[] = Array.from({ length: 60 }, (_, i) => [
  (i * 7) % 23,
  i % 5,
  (i * 3) % 7,
  i * 131,
]);
const state = played(begun(), [...moves, [20, 0, 0, 0], [20, 0, 0, 0]]);
const file: unknown = JSON.parse(JSON.stringify(writeBattle(state)));
const text = JSON.stringify(file, null, 1);

interface Eventful {
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

// The file was written just above.
const { events } = file as Eventful;

const withEvents = (list: readonly unknown[]): unknown => ({ ...Object(file), events: list });

/** The faults of a file, which must each have a place that can be shown in a text of it. */
function placed(json: unknown): readonly Fault[] {
  const checked = parseBattle(json);
  if (checked.ok) return [];
  expect(checked.faults.length).toBeGreaterThan(0);
  expect(checked.faults.length).toBeLessThanOrEqual(faultsTold + 1);
  const written = JSON.stringify(json) ?? "null";
  for (const { path } of checked.faults) expect(placeOf(written, path)).not.toBeNull();
  return checked.faults;
}

/** The events that faults name, from 0. */
const named = (faults: readonly Fault[]): unknown[] =>
  faults.flatMap(({ path: [key, index], code }) =>
    code === "andMore" ? [] : [key === "events" ? index : key],
  );

test("the battle of these tests has an event of every type", () => {
  const types = new Set(events.map(({ type }) => type));
  const wanted = "resolved corrected stoodStill noted settled advanced undone redone".split(" ");
  expect([...types].sort()).toEqual(expect.arrayContaining(wanted.sort()));
  expect(placed(file)).toEqual([]);
});

test("cut off at every 97th byte, it is no JSON from a line and a column on", () => {
  const bytes = new TextEncoder().encode(text);
  let cuts = 0;
  for (let at = 0; at < bytes.length; at += 97) {
    const cut = new TextDecoder().decode(bytes.subarray(0, at));
    const read = readJson(cut);
    if (read.ok) throw new Error(`cut at ${at} it cannot be whole`);
    const [flaw] = read.faults;
    if (flaw?.code !== "notJson") throw new Error(`${at}: ${flaw?.code}`);
    const lines = cut.split("\n");
    expect(flaw.params.line).toBeGreaterThan(0);
    expect(flaw.params.line).toBeLessThanOrEqual(lines.length);
    expect(flaw.params.column).toBeGreaterThan(0);
    cuts++;
  }
  expect(cuts).toBeGreaterThan(500);
});

test("with only the first events it is the battle as it stood then", () => {
  const log = state.log.map(({ event }) => event);
  for (let length = 0; length <= events.length; length += 7) {
    const read = passed(parseBattle(withEvents(events.slice(0, length))));
    expect(read.differences).toEqual([]);
    expect(read.state).toEqual(replay(log.slice(0, length + 1)));
  }
});

describe("an event edited", () => {
  const indices = events.map((_, index) => index);
  /** The first of each type, and of each procedure. */
  const firsts = indices.filter((index) => {
    const kind = ({ type, procedure }: Eventful["events"][number] = {}) => `${type} ${procedure}`;
    return events.findIndex((event) => kind(event) === kind(events[index])) === index;
  });

  test("a key missing, wrong or too many: that event is named, no other before it", () => {
    for (const index of firsts) {
      const event = events[index] ?? {};
      for (const key of Object.keys(event)) {
        const { [key]: _, ...without } = event;
        for (const edited of [without, { ...event, [key]: { wrong: true } }] as const) {
          const faults = placed(withEvents(events.with(index, edited)));
          for (const at of named(faults)) expect(Number(at), key).toBeGreaterThanOrEqual(index);
        }
      }
      const more = placed(withEvents(events.with(index, { ...event, weather: "rain" })));
      expect(named(more)).toEqual([index]);
      expect(more[0]?.path).toEqual(["events", index, "weather"]);
    }
  });

  test.each<[string, unknown]>([
    ["nothing", null],
    ["a text", "event"],
    ["a list", []],
    ["an event of no type", {}],
    ["an event of a type to come", { type: "surrendered", id: "x" }],
  ])("%s in its place: that event is named", (_what, instead) => {
    for (const index of firsts) {
      const list = [...events.slice(0, index), instead];
      expect(named(placed(withEvents(list)))).toEqual([index]);
    }
  });

  test("twice, it is the second that is wrong", () => {
    for (const index of indices) {
      const twice = events.toSpliced(index + 1, 0, events[index] ?? {});
      const [first, ...more] = placed(withEvents(twice));
      expect(first).toMatchObject({ path: ["events", index + 1, "id"], code: "duplicateId" });
      expect(more).toEqual([]);
    }
  });

  test("left out, or before its time: whatever no longer holds is after it", () => {
    for (const index of indices) {
      const out = placed(withEvents(events.toSpliced(index, 1)));
      for (const at of named(out)) expect(Number(at)).toBeGreaterThanOrEqual(index);
      const [one, other] = [events[index], events[index + 1]];
      if (!one || !other) continue;
      const turned = placed(withEvents(events.with(index, other).with(index + 1, one)));
      for (const at of named(turned)) expect(Number(at)).toBeGreaterThanOrEqual(index);
    }
  });

  test("any value of it rubbish: a battle, or faults with their places", () => {
    let wrong = 0;
    for (const [at, path] of paths(file).entries()) {
      // Every so many places, each time with another value.
      if (at % 31 > 0) continue;
      const value = rubbish[at % rubbish.length];
      if (placed(spoilt(file, path, value)).length > 0) wrong++;
    }
    expect(wrong).toBeGreaterThan(50);
  });
});

test.each<[string, unknown, string]>([
  ["a version to come", "adjutant/battle@2", "newerFormat"],
  ["a version of another century", "adjutant/battle@100", "newerFormat"],
  ["a version before the first", "adjutant/battle@0", "unknownFormat"],
  ["no version", "adjutant/battle", "unknownFormat"],
  ["half a version", "adjutant/battle@1.5", "unknownFormat"],
  ["another file", "adjutant/orderOfBattle@1", "wrongFormat"],
  ["a file of somebody else", "army-list@1", "unknownFormat"],
  ["a number", 1, "unknownFormat"],
])("%s: one line about the format", (_what, format, code) => {
  const [first, ...more] = placed({ ...Object(file), format });
  expect(first?.code).toBe(code);
  expect(more).toEqual([]);
});

test("no format at all: one line about that", () => {
  const { format: _, ...rest } = Object(file);
  expect(placed(rest)).toMatchObject([{ code: "missingFormat" }]);
});
