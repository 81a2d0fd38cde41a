import { optionIds } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { widthOf } from "../src/layout.ts";
import { adjutant, exampleFiles, examples, linesOf, withSituation } from "./calls.ts";

const pages = [40, 60, 80, 100];
const languages = ["en", "ru"];

/** No line is wider than the page, none ends in blanks, nothing was left unsaid. */
function expectWellSet(text: string, columns: number): void {
  expect(text.endsWith("\n")).toBe(true);
  for (const line of linesOf(text)) {
    expect(widthOf(line), line).toBeLessThanOrEqual(columns);
    expect(line).toBe(line.trimEnd());
    expect(line).not.toMatch(/undefined|NaN|\[object|[{}]/);
  }
}

describe.each(languages)("pages of every width (%s)", (lang) => {
  test.each(exampleFiles)("$procedure: $name", async ({ procedure, path }) => {
    for (const columns of pages) {
      for (const args of [
        ["resolve", procedure, path, "--seed", "3"],
        ["odds", procedure, path],
      ]) {
        const { code, out, err } = await adjutant([...args, "--lang", lang], { columns });
        expect(err).toBe("");
        expect(code).toBe(0);
        expectWellSet(out, columns);
        expect(out).not.toContain("\u001b");
      }
    }
  });

  test("the list of rules", async () => {
    for (const columns of pages.slice(1)) {
      expectWellSet((await adjutant(["rules", "--lang", lang], { columns })).out, columns);
    }
  });
});

describe("a working for people", () => {
  test("the row, the modifier, dice, cell, allotment, test: each with its clause and origin", async () => {
    const path = `${examples}volley.json`;
    const { out } = await adjutant(["resolve", "volley", path, "--dice", "5,5,6,4,3"]);
    const lines = linesOf(out);
    const expected: [RegExp, string][] = [
      [/Standard volley/, "volley.row.standard · S003"],
      [/\+1 CD {2}column at close range/, "volley.columnClose · public"],
      [/10 on the dice.\[5.5\]/, "volley.procedure · S003, house"],
      [/3 casualties, discipline test/, "volley.table · house"],
      [/1 casualty die: 1 casualty.\[6\]/, "dice.casualty · house"],
      [/Grenadiers of Moscow: 4 casualties/, "fire.majority · S003, house"],
      [/−1 {2}casualties/, "discipline.band · house"],
      [/7 on the dice.*6/, "discipline.table · house"],
    ];
    let from = 0;
    for (const [text, clause] of expected) {
      const at = lines.findIndex((line, i) => i >= from && text.test(line));
      expect(at, String(text)).toBeGreaterThanOrEqual(0);
      expect(lines[at]).toContain(clause);
      from = at + 1;
    }
    expect(out).toContain("4 casualties. Discipline test: becomes Unformed");
  });

  test("a target that is gone is told in the outcome, by Fate's casualty too", async () => {
    const unit = { arm: "infantry", grade: "line", size: "standard", formation: "line" };
    const weak = { ...unit, name: "1st of Foot", casualties: 7, formation: "line" };
    const at = (casualties: number) => ({
      firer: unit,
      targets: [{ unit: { ...weak, casualties }, distance: 12 }],
    });
    const dice = ["resolve", "volley", "--dice"];
    // Double six is 4 on the Standard row, 6 on the Fate table 1 more.
    const byFate = await withSituation([...dice, "6,6,3,3"], at(7));
    expect(byFate.out).toContain("1st of Foot: disperses");
    const holds = await withSituation([...dice, "6,6,3,3,6,5"], at(6));
    expect(holds.out).not.toContain("disperses");
  });

  test("a half stands before its reason as ½", async () => {
    const unit = { arm: "infantry", grade: "line", size: "standard", formation: "line" };
    const targets = [{ unit, distance: 12, cover: "builtUp" }];
    const situation = { firer: unit, targets, share: 0.5 };
    const { out } = await withSituation(["resolve", "volley", "--dice", "4,4"], situation);
    expect(out).toMatch(/^ +−1 ½ {2}\S.* fire\.builtUp · S003$/m);
    expect(out).toMatch(/^ +½ {2}\S.* fire\.sight\.half · S003$/m);
  });

  test("a seed of its own is told, so that it can be repeated", async () => {
    const path = `${examples}volley.json`;
    const first = await adjutant(["resolve", "volley", path]);
    expect(first.out).toContain("--seed 1815");
    const again = await adjutant(["resolve", "volley", path, "--seed", "1815"]);
    expect(again.out).toBe(first.out);
  });

  test("typed dice need no seed", async () => {
    const path = `${examples}volley.json`;
    const { out } = await adjutant(["resolve", "volley", path, "--dice", "3,3,1"]);
    expect(out).not.toContain("seed");
  });

  test("colour only where it is allowed, and then around whole words", async () => {
    const path = `${examples}volley.json`;
    const plain = await adjutant(["resolve", "volley", path, "--seed", "1"]);
    const coloured = await adjutant(["resolve", "volley", path, "--seed", "1"], { colour: true });
    expect(coloured.out).toContain("\u001b[1m");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are control characters
    expect(coloured.out.replace(/\u001b\[\d+m/g, "")).toBe(plain.out);
  });
});

describe("odds for people", () => {
  test("modifiers first, then casualties with their bars", async () => {
    const { out } = await adjutant(["odds", "volley", `${examples}volley.json`]);
    const modifier = out.indexOf("volley.columnClose");
    const casualties = out.indexOf("Casualties · on average 2.03");
    expect(modifier).toBeGreaterThan(0);
    expect(casualties).toBeGreaterThan(modifier);
    expect(out).toMatch(/^ {2}2 +37\.5% {2}█+/m);
  });

  test("percentages as each language writes them", async () => {
    const { out } = await adjutant(["odds", "volley", `${examples}volley.json`, "--lang", "ru"]);
    expect(out).toMatch(/^ {2}2 +37,5\u00a0% {2}█+/m);
    expect(out).toContain("в среднем 2,03");
  });
});

describe("which language", () => {
  const help = async (env: Record<string, string>, ...flags: string[]) =>
    (await adjutant(["--help", ...flags], { env })).out.startsWith("Usage") ? "en" : "ru";

  test.each<[Record<string, string>, string[], string]>([
    [{}, [], "en"],
    [{ LANG: "ru_RU.UTF-8" }, [], "ru"],
    [{ LANG: "ru" }, [], "ru"],
    [{ LANG: "rup_MK.UTF-8" }, [], "en"],
    [{ LANG: "de_DE.UTF-8" }, [], "en"],
    [{ LANG: "en_GB.UTF-8", LC_MESSAGES: "ru_RU.UTF-8" }, [], "ru"],
    [{ LANG: "ru_RU.UTF-8", LC_ALL: "C" }, [], "en"],
    [{ LANG: "en_GB.UTF-8", LC_ALL: "" }, [], "en"],
    [{ LANG: "ru_RU.UTF-8" }, ["--lang", "en"], "en"],
    [{}, ["--lang=ru"], "ru"],
  ])("%o %o: %s", async (env, flags, lang) => {
    expect(await help(env, ...flags)).toBe(lang);
  });
});

describe.each(languages)("help (%s)", (lang) => {
  test("only what is there is offered", async () => {
    const { code, out } = await adjutant(["--help", "--lang", lang]);
    expect(code).toBe(0);
    for (const command of ["resolve", "odds", "rules", "check", "battle", "serve"]) {
      expect(out).toMatch(new RegExp(`^ {2}${command} `, "m"));
    }
    for (const later of ["simulate", "print"]) {
      expect(out).not.toMatch(new RegExp(`^ {2}${later} `, "m"));
    }
  });

  test.each(["resolve", "odds", "rules", "check", "battle", "serve"])("%s", async (command) => {
    const { code, out } = await adjutant([command, "--help", "--lang", lang]);
    expect(code).toBe(0);
    expect(out).toContain("--json");
    expect(out).toContain("--rulebook");
    const english = /Usage|Options|Arguments|Global|default:|display/;
    if (lang === "ru") expect(out).not.toMatch(english);
    if (command === "serve") {
      for (const setting of ["PORT", "HOST", "DATA"]) expect(out).toContain(`ADJUTANT_${setting}`);
      for (const flag of ["--port", "--host", "--data"]) expect(out).toContain(flag);
    }
  });

  test.each(["resolve", "rules", "serve"])("help %s is %s --help", async (command) => {
    const asked = await adjutant(["help", command, "--lang", lang]);
    expect(asked.code).toBe(0);
    expect(asked.out).toBe((await adjutant([command, "--help", "--lang", lang])).out);
  });

  test("without a command the help is shown", async () => {
    const { code, out } = await adjutant([], { env: { LANG: lang } });
    expect(code).toBe(0);
    expect(out).toContain("adjutant");
  });
});

test("--version is a version", async () => {
  const { code, out } = await adjutant(["--version"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test("global flags stand before the command or behind it", async () => {
  const before = await adjutant(["--json", "--lang", "ru", "rules", "volley.band"]);
  const behind = await adjutant(["rules", "volley.band", "--lang", "ru", "--json"]);
  expect(before.out).toBe(behind.out);
  expect(JSON.parse(before.out).clause).toBe("volley.band");
});

test("every option of the rulebook can be set on the line", async () => {
  for (const option of optionIds) {
    const value = { marking: "markers", scale: "inch", dice: "typed" }[option as string] ?? "true";
    const unit = { arm: "infantry", grade: "line", size: "standard", formation: "line" };
    const args = ["odds", "discipline", "--option", `${option}=${value}`];
    const { code, err } = await withSituation(args, { unit });
    expect(err, option).toBe("");
    expect(code).toBe(0);
  }
});
