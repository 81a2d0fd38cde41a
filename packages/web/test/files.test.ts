import { describe, expect, it } from "vitest";
import { cutOff } from "../src/battle/cutOff.ts";
import { fileName } from "../src/battle/file.ts";

describe("a text that breaks off", () => {
  const text = '{"a": [1, [2]], "events": [{"n": "]}\\""}, {"n": [1, 2]}, {"n": 3}]}';

  it("is whole again up to the last whole element, wherever it breaks", () => {
    const kept: number[] = [];
    for (let end = 0; end < text.length; end++) {
      const json = cutOff(text.slice(0, end), "events");
      if (json === null) {
        // Before the list there is nothing to keep.
        expect(end).toBeLessThanOrEqual(text.indexOf("[{"));
        continue;
      }
      kept.push(JSON.parse(json).events.length);
    }
    expect(kept).toEqual(kept.toSorted());
    expect(new Set(kept)).toEqual(new Set([0, 1, 2, 3]));
  });

  it("is nothing where the list is not the outermost object's", () => {
    expect(cutOff('{"orders": [{"events": [1, 2', "events")).toBeNull();
    expect(cutOff("[1, 2", "events")).toBeNull();
  });
});

describe("names of files", () => {
  it.each([
    ["Maida", 3, "maida-turn-3.adjutant.json"],
    [
      "First battle: the mill at San Rocco",
      1,
      "first-battle-the-mill-at-san-rocco-turn-1.adjutant.json",
    ],
    ["Württemberg – Österreich", 2, "wurttemberg-osterreich-turn-2.adjutant.json"],
    ["Бой", 1, "battle-turn-1.adjutant.json"],
  ])("%s", (name, turn, file) => {
    expect(fileName(name, turn)).toBe(file);
  });
});
