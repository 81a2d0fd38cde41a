import { describe, expect, test } from "vitest";
import { cutOff } from "../src/formats/cut-off.ts";
import {
  battleSoFar,
  battleText,
  longestText,
  readBattle,
  readJson,
  writeBattle,
} from "../src/index.ts";
import { Table } from "./forces.ts";
import { faultsOf, passed } from "./telling.ts";

function table(): Table {
  const played = new Table();
  played.volley("red-1", "blue-1", [6, 5, 1, 1]);
  played.put("red-2", { casualties: 3 });
  played.put("red-3", { casualties: 2 });
  return played;
}

const { state } = table();
const text = battleText(writeBattle(state));
const ids = state.log.slice(1).map(({ event }) => event.id);

/** The text with something in the line of an event changed. */
function edited(index: number, from: string | RegExp, to: string): string {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.includes(`"id":"${ids[index]}"`));
  const line = lines[at] ?? "";
  const after = line.replace(from, to);
  if (after === line) throw new Error(`nothing to change in ${line}`);
  lines[at] = after;
  return lines.join("\n");
}

test("a battle's text has one event to a line, and reads back the same", () => {
  const lines = text.split("\n").filter((line) => line.startsWith('    {"type":'));
  expect(lines).toHaveLength(ids.length);
  const read = passed(readBattle(text));
  expect(read.bad).toBeNull();
  expect(read.count).toBe(ids.length);
  expect(read.battle.state).toEqual(state);
  expect(battleText(writeBattle(read.battle.state))).toBe(text);
  // Five thousand such events are read back too.
  const longest = Math.max(...lines.map((line) => line.length));
  expect(longest * 5000).toBeLessThan(longestText);
  expect(battleText({ events: [] })).toContain('"events": []');
});

describe("a battle that breaks names its first bad event, and opens up to there", () => {
  test.each<[string, string, number, readonly string[]]>([
    ["cut off in its last event", text.slice(0, text.lastIndexOf('"reason"')), 2, ["notJson"]],
    ["cut off in its second", text.slice(0, text.indexOf(`"id":"${ids[1]}"`) + 9), 1, ["notJson"]],
    ["no JSON in the middle", edited(1, '"reason":', '"reason":oops'), 1, ["notJson"]],
    ["edited: an unknown type", edited(1, '"corrected"', '"correct"'), 1, ["wrongValue"]],
    ["edited: an unknown key", edited(2, '"reason"', '"weather":1,"reason"'), 2, ["unknownKey"]],
    [
      "edited: a unit that is not there",
      edited(1, '"unit":"red-2","from"', '"unit":"red-9","from"'),
      1,
      ["brokenLog"],
    ],
    [
      "edited: past the limit",
      edited(2, '"to":{"casualties":2}', '"to":{"casualties":15}'),
      2,
      ["brokenLog"],
    ],
    [
      "edited: the first event",
      edited(0, '"procedure":"volley"', '"procedure":"voley"'),
      0,
      ["wrongValue"],
    ],
    [
      "an id that stands there twice",
      edited(2, `"id":"${ids[2]}"`, `"id":"${ids[0]}"`),
      2,
      ["duplicateId"],
    ],
  ])("%s", (_what, broken, index, codes) => {
    const { bad, battle, events } = passed(readBattle(broken));
    expect(bad?.index).toBe(index);
    expect(bad?.before).toBe(ids[index - 1] ?? null);
    expect(bad?.faults.map(({ code }) => code)).toEqual(codes);
    expect(events).toHaveLength(index);
    expect(battle.state.log.map(({ event }) => event.id)).toEqual([
      "battle",
      ...ids.slice(0, index),
    ]);
  });

  test("of several, the first; the rest is not looked at", () => {
    const both = edited(1, '"corrected"', '"correct"').replace(`"id":"${ids[2]}"`, '"id":7');
    expect(passed(readBattle(both)).bad?.index).toBe(1);
  });

  test.each<[string, string, readonly string[]]>([
    [
      "a newer version",
      text.replace("adjutant/battle@1", "adjutant/battle@9"),
      ["format newerFormat"],
    ],
    [
      "another file",
      text.replace("adjutant/battle@1", "adjutant/rulebook@1"),
      ["format wrongFormat"],
    ],
    ["cut off before its events", text.slice(0, 60), ["notJson"]],
    [
      "a broken head",
      text.replace('"options": {', '"options": { "fog": true'),
      ["options.fog unknownKey"],
    ],
    ["no battle at all", "[]", ["wrongType"]],
    ["nothing", "", ["notJson"]],
  ])("not opened at all: %s", (_what, broken, faults) => {
    expect(faultsOf(readBattle(broken))).toEqual(faults);
  });

  test("cut off anywhere it never crashes, and always says where", () => {
    for (let end = 0; end < text.length - 3; end += 97) {
      const read = readBattle(text.slice(0, end));
      if (read.ok) expect(read.value.bad?.faults[0]).toMatchObject({ code: "notJson" });
      else expect(read.faults[0]).toMatchObject({ code: "notJson" });
    }
  });

  test("JSON already read is taken as far as it follows too", () => {
    const json: unknown = passed(readJson(edited(2, '"corrected"', '"correct"')));
    expect(passed(battleSoFar(json)).bad).toMatchObject({ index: 2, id: ids[2], before: ids[1] });
  });
});

describe("a text that breaks off among its events", () => {
  const list = '{"a": [1, [2]], "events": [{"n": "]}\\""}, {"n": [1, 2]}, {"n": 3}]}';
  const end = (part: string) => ({ line: 1, column: part.length + 1 });

  test("is whole again up to the last whole event, wherever it breaks", () => {
    const kept: number[] = [];
    for (let at = 0; at < list.length; at++) {
      const part = list.slice(0, at);
      const json = cutOff(part, end(part));
      if (json === null) {
        // Before the list there is nothing to keep.
        expect(at).toBeLessThanOrEqual(list.indexOf("[{"));
        continue;
      }
      kept.push(JSON.parse(json).events.length);
    }
    expect(kept).toEqual(kept.toSorted());
    expect(new Set(kept)).toEqual(new Set([0, 1, 2, 3]));
  });

  test("is nothing where the list is not the outermost object's", () => {
    for (const part of ['{"orders": [{"events": [1, 2', "[1, 2"]) {
      expect(cutOff(part, end(part))).toBeNull();
    }
  });
});
