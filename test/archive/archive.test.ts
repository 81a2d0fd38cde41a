import { readFileSync } from "node:fs";
import { battleText } from "@adjutant/battle";
import { describe, expect, test } from "vitest";
import { difference, namedLike } from "./archive.ts";
import { battles, recorded } from "./battles.ts";
import { archived, exercisedPath, exercisedText, textOf } from "./folder.ts";

describe("the archive: all that battle files of tests ever exercised", () => {
  test.each(archived())("%s reads as it was written", (path) => {
    expect(difference(textOf(path))).toBeNull();
  });

  test("has each battle that they write; `npm run archive` adds it", () => {
    expect(battles.filter(([name]) => namedLike(name).length === 0)).toEqual([]);
  });

  // Tests that write what is not in it fail by themselves (`collected`): they read this list.
  test("its files exercise what is written down; `npm run archive` does it anew", () => {
    expect(readFileSync(exercisedPath, "utf8")).toBe(exercisedText());
  });
});

describe("battles fought to their end with people's dice", () => {
  test.each(battles.filter(([name]) => recorded.has(name)))(
    "%s comes out as it is recorded, every working; `npm run archive` records a change",
    (name, make) => {
      const last = namedLike(name).at(-1);
      if (last === undefined) throw new Error(`${name} is recorded`);
      expect(battleText(make())).toBe(textOf(last));
    },
  );
});

describe("a file that reads otherwise: the first difference, by its event", () => {
  const [path = ""] = archived().filter((one) => one.includes("/training."));
  const text = textOf(path);
  const lines = text.split("\n");
  const begin = lines.indexOf('  "events": [') + 1;
  const at = (number: number): number => begin + number - 1;
  const changed = (number: number, change: (line: string) => string): string =>
    lines.with(at(number), change(lines[at(number)] ?? "")).join("\n");
  const rolled = lines.slice(begin).findIndex((line) => line.includes('"total":')) + 1;

  test("another outcome", () => {
    const other = changed(rolled, (line) => line.replace(/"total":\d+/, '"total":99'));
    expect(difference(other)).toMatch(new RegExp(`^event ${rolled} \\(.+\\): another outcome$`));
  });

  test("no event that can be", () => {
    const other = changed(3, (line) => line.replace(/"type":"\w+"/, '"type":"won"'));
    expect(difference(other)).toMatch(/^event 3 \(.+\): events\.2\.type wrongValue$/);
  });

  test("no JSON", () => {
    expect(difference(text.slice(0, 500))).toBe(" notJson");
  });

  test("written otherwise", () => {
    const spaced = changed(2, (line) => `${line} `);
    expect(difference(spaced)).toMatch(`line ${at(2) + 1} is written otherwise`);
  });
});
