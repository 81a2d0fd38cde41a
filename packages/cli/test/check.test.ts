import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { adjutant, examples, linesOf } from "./calls.ts";

const scenarios = fileURLToPath(new URL("../../../scenarios/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "adjutant-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, json: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof json === "string" ? json : JSON.stringify(json, null, 2));
  return path;
}

const club = {
  format: "adjutant/rulebook@1",
  name: "Club",
  clauses: {
    "charge.heavy": { value: { roll: 3, dice: 0, halves: false }, origin: "house" },
  },
};

describe("files that are in order: exit 0", () => {
  test("everything that is shipped", async () => {
    const shipped = readdirSync(scenarios).map((name) => join(scenarios, name));
    expect(shipped.length).toBeGreaterThan(0);
    const { code, out, err } = await adjutant(["check", ...shipped]);
    expect(err).toBe("");
    expect(code).toBe(0);
    for (const path of shipped) expect(out).toContain(`${path}: in order`);
  });

  test("a scenario, and what it adds up to", async () => {
    const path = join(scenarios, "maida-1806.scenario.json");
    const { out } = await adjutant(["check", path]);
    expect(linesOf(out).slice(1, 4)).toEqual([
      "  British: 5 brigades; 8 battalions, 0 regiments of horse, 4 batteries (8 models), 1 screen",
      "  French: 3 brigades; 9 battalions, 1 regiment of horse, 1 battery (2 models), 1 screen",
      "  12 turns, 2 objectives, 12 pieces of terrain",
    ]);
    const { out: ru } = await adjutant(["check", path, "--lang", "ru"]);
    expect(ru).toContain("12 ходов, 2 цели, 12 участков местности");
    const { out: json } = await adjutant(["check", path, "--json"]);
    expect(JSON.parse(json)).toMatchObject({
      files: [{ totals: { turns: 12, objectives: 2, sides: [{ battalions: 8 }, { models: 2 }] } }],
    });
  });

  test("a rulebook, and then it is played by", async () => {
    const path = file("club.json", club);
    expect((await adjutant(["check", path])).code).toBe(0);
    const { out } = await adjutant(["rules", "charge.heavy", "--rulebook", path, "--json"]);
    expect(JSON.parse(out)).toMatchObject({ origin: "house", value: { roll: 3 } });
    const charge = ["odds", "charge", `${examples}charge.json`, "--json"];
    const plain = JSON.parse((await adjutant(charge)).out);
    const changed = JSON.parse((await adjutant([...charge, "--rulebook", path])).out);
    // One more on the roll moves every difference by one.
    for (const [difference, chance] of Object.entries(plain.difference)) {
      expect(changed.difference[String(Number(difference) + 1)]).toBeCloseTo(Number(chance), 12);
    }
  });

  test("beside a value of a file stands what the edition says", async () => {
    const path = file("club.json", club);
    const { out } = await adjutant(["rules", "charge.heavy", "--rulebook", path]);
    expect(out).toMatch(/^ {2}\+3$[\s\S]*^Edition 1: house value$[\s\S]*^ {2}\+2$/m);
    expect((await adjutant(["rules", "charge.heavy"])).out).not.toContain("Edition");
  });

  test("a rulebook's own origin is shown beside the number", async () => {
    const path = file("club.json", club);
    const flags = ["--seed", "1", "--rulebook", path];
    const { out } = await adjutant(["resolve", "charge", `${examples}charge.json`, ...flags]);
    expect(out).toMatch(/\+3 {2}charger: heavy cavalry +charge\.heavy · house/);
  });
});

describe.each(["en", "ru"])("files that are not: exit 1, a line for each fault (%s)", (lang) => {
  const cyrillic = /\p{Script=Cyrillic}/u;

  async function faults(path: string): Promise<string[]> {
    const { code, out, err } = await adjutant(["check", path, "--lang", lang]);
    expect(code).toBe(1);
    expect(out).toMatch(lang === "en" ? /^1 file, \d+ faults?\n$/ : /^1 файл, \d+ замечани[ея]\n$/);
    const lines = linesOf(err);
    for (const line of lines) {
      expect(line.startsWith(`${path}:`)).toBe(true);
      expect(cyrillic.test(line.slice(path.length)), line).toBe(lang === "ru");
    }
    return lines;
  }

  test.each<[string, unknown, RegExp]>([
    ["no format", { name: "x" }, /orderOfBattle@1.*rulebook@1.*battle@1/],
    ["a format that nobody knows", { format: "adjutant/dinner@1" }, /:1?\d*:?.*dinner/],
    ["a format of another program", { format: "other/battle@1" }, /other\/battle@1/],
    ["a newer format", { format: "adjutant/rulebook@9" }, /rulebook@9.*rulebook@1/],
    ["a list", [], /rulebook@1/],
    ["not JSON", '{\n  "format": oops\n}', /:2:13: /],
    ["nothing", "", /JSON/],
  ])("%s", async (name, json, expected) => {
    const lines = await faults(file(`${name.replaceAll(" ", "-")}.json`, json));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(expected);
  });

  test("a rulebook with a misspelt clause: line, column, place and the clause that is near", async () => {
    const { "charge.heavy": heavy } = club.clauses;
    const path = file("misspelt.json", { ...club, clauses: { "charge.heavi": heavy } });
    const [line = ""] = await faults(path);
    expect(line).toMatch(/misspelt\.json:\d+:\d+: clauses.*charge\.heavi.*charge\.heavy/);
  });

  test("a rulebook with a wrong value", async () => {
    const wrong = { value: { roll: "much", dice: 0, halves: false }, origin: "house" };
    const path = file("value.json", { ...club, clauses: { "charge.heavy": wrong } });
    expect(await faults(path)).toHaveLength(1);
  });
});

describe("a scenario whose map cannot hold everybody: exit 1, where, what, what would be right", () => {
  /** The training battle with other values at some places. */
  function training(name: string, ...changes: readonly (readonly [string, unknown])[]): string {
    const json = JSON.parse(readFileSync(join(scenarios, "training.scenario.json"), "utf8"));
    for (const [path, value] of changes) {
      const keys = path.split(".");
      const last = keys.pop() ?? "";
      Reflect.set(
        keys.reduce((part, key) => part[key], json),
        last,
        value,
      );
    }
    return file(name, json);
  }
  const polygon = (right: number, far: number) => ({
    polygon: [
      [20, 0],
      [right, 0],
      [right, far],
      [20, far],
    ],
  });
  const cases = [
    [
      "a zone narrower than its troops",
      ["field.deployment.0.zone", polygon(21, 1)],
      /deployment\[0\]\.zone: “fr-1, .*” do not fit here even alone; \d+\.?\d* by \d+\.?\d* of ground open to them, or more, would be right$/,
      /deployment\[0\]\.zone: «.*» не помещаются здесь даже поодиночке; нужно не меньше/,
    ],
    [
      "a battalion over the edge",
      ["field.places", { [unitOf(0)]: { x: 1, y: 20, facing: 0 } }],
      /places\.[\w-]+: “.*” does not stand wholly on the table of \d+ by \d+; all of it on the table would be right$/,
      /places\.[\w-]+: «.*» не целиком на столе/,
    ],
    [
      "one battalion on another",
      [
        "field.places",
        { [unitOf(0)]: { x: 60, y: 20, facing: 0 }, [unitOf(1)]: { x: 62, y: 20, facing: 0 } },
      ],
      /: “.*” stands on “.*”; side by side would be right, edges may touch$/,
      /: «.*» стоит поверх «.*»; нужно рядом, краями касаться можно$/,
    ],
  ] as const;

  function unitOf(index: number): string {
    const path = join(scenarios, "training.scenario.json");
    const { sides } = JSON.parse(readFileSync(path, "utf8"));
    return sides[0].brigades[0].units[index].unit.id;
  }

  test.each(cases)("%s", async (what, change, english, russian) => {
    const path = training(`${what.replaceAll(" ", "-")}.json`, change);
    const en = await adjutant(["check", path]);
    expect(en.code).toBe(1);
    expect(en.out).toBe("1 file, 1 fault\n");
    expect(linesOf(en.err)).toEqual([expect.stringMatching(english)]);
    expect(linesOf((await adjutant(["check", path, "--lang", "ru"])).err)).toEqual([
      expect.stringMatching(russian),
    ]);
    const json = JSON.parse((await adjutant(["check", path, "--json"])).out);
    expect(json).toEqual({
      files: [
        {
          file: path,
          format: "adjutant/scenario@1",
          faults: [expect.stringMatching(english)],
        },
      ],
    });
    // On a table of one's own it is fought all the same; on its map it is not begun.
    const begun = join(folder, `${what.replaceAll(" ", "-")}.battle.json`);
    const start = ["battle", "new", "--scenario", path, "--out", begun];
    const onMap = await adjutant([...start, "--map"]);
    expect(onMap.code).toBe(2);
    expect(linesOf(onMap.err)).toEqual([expect.stringMatching(english)]);
    expect(onMap.err.startsWith(`${path}:`)).toBe(true);
    expect((await adjutant(start)).code).toBe(0);
  });
});

describe("several files", () => {
  test("all are read, the worst decides: a file that is not there is exit 2", async () => {
    const good = file("good.json", club);
    const bad = file("bad.json", {});
    const none = join(folder, "none.json");
    expect((await adjutant(["check", good, bad])).code).toBe(1);
    const { code, out, err } = await adjutant(["check", good, bad, none]);
    expect(code).toBe(2);
    expect(out).toContain(`${good}: in order`);
    expect(out).toContain("3 files, 2 faults");
    expect(linesOf(err).map((line) => line.split(":")[0])).toEqual([bad, none]);
  });

  test("as JSON: one value, a report for each file", async () => {
    const good = file("good.json", club);
    const bad = file("bad.json", {});
    const { code, out } = await adjutant(["check", good, bad, "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      files: [
        { file: good, format: "adjutant/rulebook@1", faults: [] },
        { file: bad, format: null, faults: [expect.stringContaining(bad)] },
      ],
    });
  });

  test("standard input is a file too", async () => {
    const { code, out } = await adjutant(["check", "-"], { stdin: JSON.stringify(club) });
    expect(code).toBe(0);
    expect(out).toContain("-: in order");
  });
});
