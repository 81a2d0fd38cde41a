import { describe, expect, it } from "vitest";
import { fileName } from "../src/battle/file.ts";

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
