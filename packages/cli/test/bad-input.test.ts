import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { adjutant, example, examples, linesOf, withSituation } from "./calls.ts";

const folder = mkdtempSync(join(tmpdir(), "adjutant-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const cyrillic = /\p{Script=Cyrillic}/u;
const languages = ["en", "ru"] as const;

/** Lines of a call that must end with exit 2, in the language asked for and without a stack. */
function wrong(called: { code: number; out: string; err: string }, lang: "en" | "ru"): string[] {
  expect(called.code).toBe(2);
  expect(called.out).toBe("");
  expect(called.err).not.toMatch(/ {4}at |Error:|undefined|\[object/);
  const lines = linesOf(called.err);
  for (const line of lines) expect(cyrillic.test(line), line).toBe(lang === "ru");
  return lines;
}

/** The volley of the examples with one thing changed. */
function volley(change: (situation: Situation) => void): unknown {
  const situation = structuredClone(example("volley")) as unknown as Situation;
  change(situation);
  return situation;
}

interface Situation {
  firer: Record<string, unknown>;
  targets: [{ unit: Record<string, unknown>; [fact: string]: unknown }];
  [fact: string]: unknown;
}

describe.each(languages)("a situation that is wrong (%s)", (lang) => {
  test.each<[string, (situation: Situation) => void, string]>([
    ["unknown key", (s) => Object.assign(s, { wind: 3 }), "wind"],
    ["unknown key of a unit", (s) => Object.assign(s.firer, { hat: "bicorne" }), "firer.hat"],
    ["a key of another arm", (s) => Object.assign(s.firer, { models: 4 }), "firer.models"],
    ["wrong enum", (s) => Object.assign(s.firer, { grade: "guard" }), "firer.grade"],
    ["wrong type", (s) => Object.assign(s.firer, { size: 3 }), "firer.size"],
    ["negative", (s) => Object.assign(s.targets[0], { distance: -1 }), "targets[0].distance"],
    ["absurd", (s) => Object.assign(s.targets[0], { distance: 1e9 }), "targets[0].distance"],
    ["no number", (s) => Object.assign(s.targets[0], { distance: null }), "targets[0].distance"],
    ["share above 1", (s) => Object.assign(s, { share: 1.5 }), "share"],
    [
      "a garrison with a formation",
      (s) => Object.assign(s.firer, { garrison: { place: "builtUp" } }),
      "firer",
    ],
    ["neither of the two", (s) => delete s.firer["formation"], "firer"],
    [
      "casualties at the limit",
      (s) => Object.assign(s.firer, { casualties: 12 }),
      "firer.casualties",
    ],
    ["part of a casualty", (s) => Object.assign(s.firer, { casualties: 1.5 }), "firer.casualties"],
    ["no targets", (s) => Object.assign(s, { targets: [] }), "targets"],
    ["a missing unit", (s) => Object.assign(s, { firer: undefined }), "firer"],
    [
      "an unknown option",
      (s) => Object.assign(s, { options: { "halves.twice": true } }),
      "options",
    ],
    [
      "two forms of one fact in conflict",
      (s) => Object.assign(s, { scale: "cm", options: { scale: "inch" } }),
      "scale",
    ],
  ])("%s: exit 2, where and what", async (_, change, where) => {
    const called = await withSituation(["resolve", "volley", "--lang", lang], volley(change));
    const lines = wrong(called, lang);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(where);
    expect(lines[0]).toMatch(/^-:\d+:\d+: /);
    const odds = await withSituation(["odds", "volley", "--lang", lang], volley(change));
    expect(wrong(odds, lang)).toEqual(lines);
  });

  test("a battery of no models", async () => {
    const situation = structuredClone(example("cannonade")) as unknown as Situation;
    situation.firer["models"] = 0;
    const lines = wrong(
      await withSituation(["resolve", "artillery", "--lang", lang], situation),
      lang,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("firer.models");
  });

  test("the wrong arm for the procedure", async () => {
    const called = await withSituation(["resolve", "volley", "--lang", lang], example("cannonade"));
    expect(wrong(called, lang)[0]).toContain("firer");
  });

  test("several faults, a line each", async () => {
    const called = await withSituation(
      ["resolve", "volley", "--lang", lang],
      volley((s) => {
        s.firer["grade"] = "guard";
        s.targets[0]["distance"] = -1;
        s["wind"] = 3;
      }),
    );
    expect(wrong(called, lang)).toHaveLength(3);
  });

  test("NaN and other things that JSON has not", async () => {
    const stdin = '{ "quarters": NaN, "firer": {} }';
    const lines = wrong(await adjutant(["resolve", "fraction", "--lang", lang], { stdin }), lang);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^-:1:15: /);
  });
});

describe.each(languages)("dice (%s)", (lang) => {
  const path = `${examples}volley.json`;
  const roll = (...flags: string[]) =>
    adjutant(["resolve", "volley", path, ...flags, "--lang", lang]);

  test("not on a die", async () => {
    const lines = wrong(await roll("--dice", "7,x,3,0"), lang);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^--dice: .*1.*[“«]7[”»].*1.*6/);
  });

  test("too few: which roll, how many more", async () => {
    const [first = ""] = wrong(await roll("--dice", "4"), lang);
    expect(first).toMatch(lang === "en" ? /1 more is wanted for: Volley.*2D6/ : /ещё 1: Залп.*2D6/);
    const [later = ""] = wrong(await roll("--dice", "5,4,3"), lang);
    expect(later).toMatch(lang === "en" ? /2 more are wanted for: Disc/ : /ещё 2: Проверка/);
  });

  test("left over: how many were used", async () => {
    const [line = ""] = wrong(await roll("--dice", "4,3,2,1,1"), lang);
    expect(line).toMatch(lang === "en" ? /5 dice given, 3 used/ : /дано 5 кубиков, нужны 3/);
  });

  test("dice and a seed at once", async () => {
    expect(wrong(await roll("--dice", "4,3,2", "--seed", "1"), lang)).toHaveLength(1);
  });

  test.each(["x", "-1", "1.5", "1e99", "99999999999999999999", ""])(
    "the seed “%s”",
    async (seed) => {
      expect(wrong(await roll(`--seed=${seed}`), lang)[0]).toContain("--seed");
    },
  );
});

describe.each(languages)("files (%s)", (lang) => {
  const check = async (path: string) => {
    const lines = wrong(await adjutant(["resolve", "volley", path, "--lang", lang]), lang);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(path);
    return lines[0] ?? "";
  };

  test("no such file", () => check(join(folder, "nowhere.json")));
  test("a folder", () => check(folder));
  test("binary", () => check(file("binary.json", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0xff))));
  test("a zero byte in text", () => check(file("zero.json", '{ "a": "\0" }')));
  test.each(["utf16le", "utf-16be"])("%s", async (encoding) => {
    const bytes = Buffer.from(`\uFEFF{ "a": 1 }`, "utf16le");
    if (encoding === "utf-16be") bytes.swap16();
    expect(await check(file(`${encoding}.json`, bytes))).toContain("UTF-8");
  });
  test("UTF-16 without its mark", async () => {
    const bytes = Buffer.from('{ "a": 1 }', "utf16le");
    expect(await check(file("bare16.json", bytes))).toContain("UTF-16");
  });
  test("empty", () => check(file("empty.json", " \n")));
  test("not JSON: line and column", async () => {
    expect(await check(file("half.json", '{\n  "firer": {,\n'))).toContain("half.json:2:13:");
  });
  test("larger than any file of ours", () => check(file("big.json", " ".repeat(24_000_001))));
  test("a key twice", async () => {
    expect(await check(file("twice.json", '{ "firer": 1,\n "firer": 2 }'))).toContain("firer");
  });

  test("a byte order mark is no fault", async () => {
    const text = `\uFEFF${JSON.stringify(example("volley"))}`;
    const path = file("mark.json", text);
    const { code, err } = await adjutant(["resolve", "volley", path, "--seed", "1"]);
    expect(err).toBe("");
    expect(code).toBe(0);
  });
});

describe.each(languages)("the command line (%s)", (lang) => {
  test.each<[string, string[], RegExp]>([
    ["unknown command", ["resolv"], /resolv.*resolve/],
    ["help on an unknown command", ["help", "resolv"], /resolv.*resolve/],
    ["a flag, but no command", ["--rulebook", "x"], /resolve, odds, rules, check, battle, serve/],
    ["unknown flag", ["resolve", "--dize", "1"], /--dize.*--dice/],
    ["unknown flag, nothing near", ["resolve", "--xyzzy"], /--xyzzy.*--help/],
    ["unknown procedure", ["resolve", "voley"], /voley.*: volley$/],
    ["no procedure", ["odds"], /volley, skirmish.*faltering/],
    ["too many words", ["rules", "a", "b"], /--help/],
    ["a flag without its value", ["rules", "--origin"], /--origin/],
    ["unknown clause", ["rules", "volley.tabel"], /volley\.tabel.*volley\.table/],
    ["unknown origin", ["rules", "--origin", "S000"], /--origin.*seed.*public.*house/],
    ["no file to check", ["check"], /files/],
    ["a setting without a value", ["odds", "volley", "--option", "halves.once"], /--option.*=/],
    ["an unknown setting", ["odds", "volley", "--option", "halves.onse=1"], /halves\.once/],
    [
      "a setting with a wrong value",
      ["odds", "volley", "--option", "halves.once=7"],
      /halves\.once/,
    ],
    ["a rulebook that is not there", ["rules", "--rulebook", "/none.json"], /\/none\.json/],
    ["a wrong port", ["serve", "--port", "99999999"], /--port.*99999999.*65535/],
    ["an empty folder name", ["serve", "--data", ""], /--data/],
  ])("%s", async (_, args, expected) => {
    const called = await adjutant([...args, "--lang", lang]);
    const lines = wrong(called, lang);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(expected);
  });

  test.each([
    [["--json"]],
    [["bogus", "--json"]],
    [["--json", "--bogus"]],
    [["resolve", "--json", "--seed"]],
  ])("%j: whoever asks for JSON gets one JSON value", async (args) => {
    const { code, out, err } = await adjutant([...args, "--lang", lang]);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual({ faults: [err.trimEnd()] });
  });

  test("what somebody wrote cannot forge a line nor reach the terminal", async () => {
    const unit = {
      "\u001b[31mRED\u0007": 1,
      grade: "line\nfake.json:1:1: anything",
      arm: "infantry",
    };
    const path = file("forged.json", JSON.stringify({ unit }));
    const { code, err } = await adjutant(["resolve", "discipline", path, "--lang", lang]);
    expect(code).toBe(2);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    for (const line of err.trimEnd().split("\n")) expect(line).toContain(path);
  });

  test("a person at an empty terminal is told what to give", async () => {
    const lines = wrong(await adjutant(["resolve", "discipline", "--lang", lang]), lang);
    expect(lines[0]).toContain('"arm":"infantry"');
  });

  test("the example that is shown then works", async () => {
    const { err } = await adjutant(["resolve", "discipline", "--lang", lang]);
    const stdin = /'(.*)'/.exec(err)?.[1] ?? "";
    expect((await adjutant(["resolve", "discipline"], { stdin })).code).toBe(0);
  });
});

test("a language that is not spoken, in the language of the surroundings", async () => {
  const env = { LANG: "ru_RU.UTF-8" };
  const lines = wrong(await adjutant(["rules", "--lang", "fr"], { env }), "ru");
  expect(lines[0]).toMatch(/^--lang: .*fr.*en.*ru/);
});

test("with --json the faults are one JSON value too", async () => {
  const { code, out, err } = await adjutant(["resolve", "volley", "/none.json", "--json"]);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toEqual({ faults: linesOf(err) });
});

test("more faults than anybody reads are counted", async () => {
  const unit = { arm: "infantry", grade: "x", size: "y", formation: "z" };
  const targets = Array.from({ length: 30 }, () => ({ unit, distance: -1 }));
  const { code, err } = await withSituation(["resolve", "volley"], { firer: unit, targets });
  expect(code).toBe(2);
  expect(linesOf(err).length).toBeLessThanOrEqual(21);
});
