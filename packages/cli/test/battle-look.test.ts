/** Looking at battles: `replay`, `verify`, `report`, and files that do not hold. */
import { describe, expect, test } from "vitest";
import { widthOf } from "../src/layout.ts";
import {
  battle,
  begun,
  commands,
  file,
  fought,
  inFolder,
  rosters,
  textOf,
  unitIn,
} from "./battle-calls.ts";
import { linesOf } from "./calls.ts";

inFolder();

const cyrillic = /\p{Script=Cyrillic}/u;

/** A battle file with one event changed in its text. */
async function tampered(id: string, from: RegExp, to: string): Promise<string> {
  const lines = textOf(await fought()).split("\n");
  const at = lines.findIndex((line) => line.includes(`"id":"${id}"`));
  const before = lines[at] ?? "";
  lines[at] = before.replace(from, to);
  expect(lines[at]).not.toBe(before);
  return file(`tampered-${id}.json`, lines.join("\n"));
}

describe("battle replay", () => {
  test("the rosters as they stand: losses out of the limit, states, what comes", async () => {
    const { code, out } = await battle(["replay", await fought()]);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {4}16th Line, 1st battalion +attack column +6\/12 /m);
    expect(out).toMatch(/^ {4}French foot battery +deployed +0\/8 +low on ammunition/m);
    expect(out).toMatch(/^ {4}Queen's Dragoons +line +4\/12 +routing$/m);
    expect(out).toMatch(/Rinaldi's brigade · General Rinaldi · Hesitant · Demoralised/);
    expect(out).toMatch(/• Rinaldi's brigade: a faltering roll.* Turn 4, Command$/m);
  });

  test.each(["en", "ru"])("fits every page (%s)", async (lang) => {
    const path = await fought();
    for (const columns of [40, 60, 80, 100]) {
      const { out } = await battle(["replay", path, "--lang", lang], { columns });
      for (const line of linesOf(out)) {
        expect(widthOf(line), line).toBeLessThanOrEqual(columns);
        expect(line).toBe(line.trimEnd());
        expect(line).not.toMatch(/undefined|NaN|\[object|[{}]/);
      }
    }
  });

  test("--to: as they stood after an event", async () => {
    const path = await fought();
    const before = await rosters(path, "--to", "t1-french-screen");
    expect(before).toMatchObject({ turn: 1, phase: "fire" });
    expect(unitIn(before, "fr-1").unit["casualties"] ?? 0).toBe(0);
    const after = await rosters(path, "--to", "t1-italian-guns");
    expect(unitIn(after, "fr-1").unit).toMatchObject({ casualties: 3 });
  });

  test("--turn: as they stood when the turn ended", async () => {
    const second = await rosters(await fought(), "--turn", "2");
    expect(second).toMatchObject({ turn: 2, phase: "end" });
    expect(unitIn(second, "it-1").unit).toMatchObject({ casualties: 6, routing: true });
    expect(unitIn(second, "it-2").unit).toMatchObject({ casualties: 3, unformed: true });
  });

  test("what was undone is undone", async () => {
    const path = await begun();
    const correct = { type: "correct", unit: "fr-1", to: { casualties: 2 }, reason: "forgot" };
    await commands(path, [correct, { type: "undo" }], "--out", path);
    expect(unitIn(await rosters(path), "fr-1").unit["casualties"] ?? 0).toBe(0);
    expect(unitIn(await rosters(path, "--to", "e1"), "fr-1").unit).toMatchObject({ casualties: 2 });
    expect((await battle(["report", path])).out).not.toContain("2/12");
    expect((await battle(["verify", path])).code).toBe(0);
  });

  test.each([
    ["an event that is not there", ["--to", "t1-frensh-guns"], /^--to: .*t1-french-guns/],
    ["a turn that has not come", ["--turn", "4"], /^--turn: .*1 to 3/],
    ["a turn that is none", ["--turn", "two"], /^--turn: .*1 to 3/],
    ["two moments", ["--turn", "2", "--to", "e1"], /^--to, --turn: /],
  ])("%s: exit 2", async (_what, flags, expected) => {
    const { code, out, err } = await battle(["replay", await fought(), ...flags]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(linesOf(err)).toEqual([expect.stringMatching(expected)]);
  });
});

describe("battle verify: the first event that does not follow", () => {
  test.each<[string, string, RegExp, string, RegExp]>([
    [
      "a die",
      "t2-melee",
      /"faces":\[6,5/,
      '"faces":[1,5',
      /does not follow: .*recorded.*worked out/,
    ],
    [
      "an outcome",
      "t1-french-guns",
      /"casualties":2/,
      '"casualties":3',
      /t1-french-guns.*recorded 3, worked out 2/,
    ],
    [
      "a roster",
      "t1-italian-guns",
      /"to":\{"casualties":3/,
      '"to":{"casualties":1',
      /to\.casualties: recorded 1, worked out 3/,
    ],
    [
      "what follows",
      "t2-charge",
      /"kind":"fightMelee"/,
      '"kind":"secondRound"',
      /kind: recorded "secondRound", worked out "fightMelee"/,
    ],
    ["who was first", "t2-attachment", /"cost":1/, '"cost":0', /cost: recorded 0, worked out 1/],
    ["a charge out of its range", "t3-defensive-volley", /"distance":5\b/, '"distance":16', /.*/],
  ])("%s changed: exit 1, the event and what differs", async (_what, id, from, to, expected) => {
    const path = await tampered(id, from, to);
    const { code, err } = await battle(["verify", path]);
    expect(code).toBe(1);
    const [line = ""] = linesOf(err);
    expect(line.startsWith(`${path}:`)).toBe(true);
    expect(err).toContain(id);
    expect(err).toMatch(expected);
    const { code: again, out } = await battle(["verify", path, "--json", "--lang", "ru"]);
    expect(again).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ follows: false, first: { id } });
  });

  test("corrections, undoing and redoing follow", async () => {
    const path = await begun();
    const correct = (unit: string, to: object, reason = "mistake") => ({
      type: "correct",
      unit,
      to,
      reason,
    });
    const script = [
      correct("it-1", { routing: true }),
      correct("it-3", { gone: "dispersed" }),
      correct("it-3", { gone: null }),
      correct("it-2", { formation: null, garrison: { place: "builtUp", burning: true } }),
      correct("fr-2", { engaged: "it-dragoons" }),
      correct("fr-2", { gone: "leftTable" }, "other"),
      { type: "undo" },
      { type: "undo" },
      { type: "redo" },
      { type: "note", text: "Enough." },
    ];
    const ran = await commands(path, script, "--out", path);
    expect(ran.err).toBe("");
    const { code, err } = await battle(["verify", path]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });
});

describe("a battle that breaks names the first bad event, and can be seen up to there", () => {
  const bad = {
    "cut off": async () => {
      const text = textOf(await fought());
      return file("cut.json", text.slice(0, text.indexOf('"id":"t2-melee"') + 100));
    },
    edited: () => tampered("t2-melee", /"procedure":"melee"/, '"procedure":"mele"'),
    "with an event that names nobody": () =>
      tampered("t2-melee", /"unit":"it-1","from"/, '"unit":"it-9","from"'),
  };

  test.each(Object.entries(bad))("%s", async (_what, made) => {
    const path = await made();
    const before = textOf(path);
    const verified = await battle(["verify", path]);
    expect(verified.code).toBe(1);
    const [line = "", offer = ""] = linesOf(verified.err);
    expect(line.startsWith(path)).toBe(true);
    expect(offer).toMatch(/^Event 56 /);
    const [, to = ""] = /--to (\S+)$/.exec(offer) ?? [];
    expect((await rosters(path, "--to", to)).phase).toBe("melee");

    for (const args of [["replay"], ["report"], ["run"]]) {
      const script = args[0] === "run" ? ["-", "--out", path] : [];
      const called = await battle([...args, path, ...script], { stdin: "[]" });
      expect(called.code, args[0]).toBe(2);
      expect(called.err).toContain("Event 56");
      expect(called.out).toBe("");
    }
    expect(textOf(path)).toBe(before);
  });

  test.each<[string, unknown]>([
    ["of a newer format", { format: "adjutant/battle@9" }],
    ["that is an order of battle", { format: "adjutant/orderOfBattle@1" }],
    ["that is no object", []],
    ["that is not JSON", "{ oops"],
    ["cut off before its events", '{ "format": "adjutant/battle@1", "id": "x'],
  ])("a file %s: exit 2", async (name, json) => {
    for (const command of ["verify", "replay", "report"]) {
      const { code, out, err } = await battle([command, file(`${name}.json`, json)]);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(linesOf(err)).toHaveLength(1);
    }
  });
});

describe("battle report", () => {
  test("turn by turn, phase by phase: who, what was stated, dice, result, rosters", async () => {
    const called = await battle(["report", await fought()]);
    expect(called.code).toBe(0);
    const out = called.out.replaceAll("\u00a0", " ");
    const headings = linesOf(out).filter((line) => /^#{1,2} /.test(line));
    expect(headings).toEqual([
      "# First battle: the mill at San Rocco",
      "## Turn 1",
      "## Turn 2",
      "## Turn 3",
      "## The armies",
    ]);
    expect(out).toContain(
      "- **Artillery fire: Italian foot battery → 16th Line, 1st battalion** (35 cm). Dice: artillery fire (firer) 5 4; casualty dice (firer) 4; discipline test (target) 4 3. *3 casualties. Discipline test: holds.*\n  - 16th Line, 1st battalion: 3 casualties (3/12)\n",
    );
    expect(out).toContain("| 3rd Italian Line, 2nd battalion | line | 7/12 | routing, ");
  });

  test("in Russian", async () => {
    const { out } = await battle(["report", await fought(), "--lang", "ru"]);
    expect(out).toContain("## Ход 2");
    expect(out).toContain("Кубики: ближний бой (атакующий) 6 5 4 4 2 1 3");
    // Notes are the players' own words.
    const rest = linesOf(out).filter((line) => !line.startsWith("- *") || line.startsWith("- **"));
    for (const line of rest) if (/[A-Za-z]{3}/.test(line)) expect(line).toMatch(cyrillic);
  });

  test("--side: only what that side had a part in", async () => {
    const path = await fought();
    const { out } = await battle(["report", path, "--side", "french"]);
    expect(out).toContain("Command roll: Martel's brigade");
    expect(out).not.toContain("Command roll: Rinaldi's brigade");
    expect(out).not.toContain("| Italian foot battery |");
    const { code, err } = await battle(["report", path, "--side", "austrian"]);
    expect(code).toBe(2);
    expect(err).toMatch(/^--side: .*french, italian/);
  });

  test("as JSON: sections with every event", async () => {
    const { out } = await battle(["report", await fought(), "--json"]);
    const { sections } = JSON.parse(out);
    expect(sections[2]).toMatchObject({ turn: 1, phase: "command" });
    const told = sections.flatMap(
      (section: { told: readonly { event: string }[] }) => section.told,
    );
    expect(told.map(({ event }: { event: string }) => event)).toContain("t3-melee");
  });

  test("a name cannot become markup", async () => {
    const path = await begun(["--name", "# **Bold** <b>|x|</b>"]);
    const { out } = await battle(["report", path]);
    expect(linesOf(out)[0]).toBe("# \\# \\*\\*Bold\\*\\* \\<b\\>\\|x\\|\\</b\\>");
  });
});

describe.each(["en", "ru"])("the command line itself (%s)", (lang) => {
  test.each([
    ["no command", []],
    ["a command that is none", ["fight"]],
    ["no battle", ["replay"]],
    ["a file that is not there", ["replay", "/nowhere.json"]],
  ])("%s: exit 2, one line", async (_what, args) => {
    const { code, out, err } = await battle([...args, "--lang", lang]);
    expect({ code, out, lines: linesOf(err).length }).toEqual({ code: 2, out: "", lines: 1 });
    expect(cyrillic.test(err)).toBe(lang === "ru");
  });

  test("help lists what a battle file can be asked for", async () => {
    const { code, out } = await battle(["--help", "--lang", lang]);
    expect(code).toBe(0);
    for (const name of ["new", "run", "replay", "verify", "report"]) {
      expect(out).toMatch(new RegExp(`^ {2}${name} `, "m"));
    }
  });
});
