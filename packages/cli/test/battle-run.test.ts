/** `adjutant battle run`: dice, commands that are not taken, units named by their id. */
import { describe, expect, test } from "vitest";
import {
  battle,
  begun,
  commands,
  file,
  inFolder,
  rosters,
  textOf,
  unitIn,
} from "./battle-calls.ts";
import { linesOf } from "./calls.ts";

inFolder();

interface BattleJson {
  readonly name: { readonly en: string; readonly ru: string };
  readonly options: Readonly<Record<string, unknown>>;
  readonly events: readonly {
    readonly id: string;
    readonly type: string;
    readonly dice?: { readonly faces: readonly number[]; readonly typed: number };
    readonly outcome?: Readonly<Record<string, unknown>>;
  }[];
}

const read = (text: string): BattleJson => JSON.parse(text);

describe("battle run: where the dice come from", () => {
  const script = [{ type: "advance" }, { id: "i", type: "resolve", procedure: "initiative" }];
  const diceIn = (out: string) => read(out).events.find(({ id }) => id === "i")?.dice;

  test("--dice: people's, for commands that bring none", async () => {
    const { code, out } = await commands(await begun(), script, "--dice", "6,5,1,2");
    expect(code).toBe(0);
    expect(diceIn(out)).toMatchObject({ faces: [6, 5, 1, 2], typed: 4 });
  });

  test("a curtain between the sides stays there", async () => {
    const open = read(textOf(await begun()));
    const path = file("curtained.json", { ...open, shared: "curtain" });
    const { code, out } = await commands(path, [{ type: "advance" }]);
    expect([code, JSON.parse(out)]).toMatchObject([0, { shared: "curtain" }]);
  });

  test("--dice: after those of the command itself", async () => {
    const brings = script.map((one) => ("id" in one ? { ...one, faces: [6, 5] } : one));
    const { out } = await commands(await begun(), brings, "--dice", "1,2");
    expect(diceIn(out)).toMatchObject({ faces: [6, 5, 1, 2], typed: 4 });
  });

  test("--seed: rolled, the same ones every time", async () => {
    const path = await begun();
    const [one, other] = [
      await commands(path, script, "--seed", "7"),
      await commands(path, script, "--seed", "7"),
    ];
    expect(diceIn(one.out)).toMatchObject({ typed: 0 });
    expect(other.out).toBe(one.out);
  });

  test.each([
    ["none", [], /^-:\d+:\d+: .*initiative: 2 dice more/],
    ["too few", ["--dice", "6,5,1"], /^-:\d+:\d+: .*initiative: 1 die more/],
    ["too many", ["--dice", "6,5,1,2,3"], /^--dice: 5 dice given, 4 used/],
    ["no dice at all", ["--dice", "7"], /^--dice: /],
    ["both", ["--dice", "6", "--seed", "1"], /^--dice, --seed: /],
  ])("%s: exit 2 and nothing written", async (_what, flags, expected) => {
    const path = await begun();
    const before = textOf(path);
    const { code, err } = await commands(path, script, "--out", path, ...flags);
    expect(code).toBe(2);
    expect(err).toMatch(expected);
    expect(textOf(path)).toBe(before);
  });
});

describe("battle run: a command that is not taken stops the script", () => {
  const advance = { type: "advance" };
  const volley = (distance: number) => ({
    type: "resolve",
    procedure: "volley",
    situation: { firer: "it-1", targets: [{ unit: "fr-1", distance }] },
    faces: [3, 4],
    overrule: true,
  });

  test("out of its phase: which one it belongs to, and the clause; exit 1", async () => {
    const { overrule: _, ...command } = volley(10);
    const { code, out, err } = await commands(await begun(), [command]);
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toMatch(/in the Fire phase.*\(turn\.sequence\)/);
  });

  test("forbidden by the rules: the line, the figure, the limit, the clause; exit 1", async () => {
    const path = await begun();
    const before = textOf(path);
    const script = file(
      "far.jsonl",
      `${JSON.stringify(advance)}\n\n${JSON.stringify(volley(15.5))}\n`,
    );
    const { code, out, err } = await battle(["run", path, script, "--out", path]);
    expect(code).toBe(1);
    expect(out).toBe("");
    const [line] = linesOf(err);
    expect(line).toMatch(/far\.jsonl:3: .*15\.5.cm.*15.cm.*\(fire\.range\.musket\)$/);
    expect(textOf(path)).toBe(before);
    const json = JSON.parse((await battle(["run", path, script, "--json"])).out);
    expect(json).toMatchObject({
      refused: { clause: "fire.range.musket", measured: 15.5, limit: 15 },
      line: 3,
    });
  });

  test("a phase that may not end yet: what is due, exit 1", async () => {
    const script = [
      advance,
      { type: "resolve", procedure: "initiative", faces: [6, 5, 1, 2] },
      advance,
    ];
    const { code, err } = await commands(await begun(), script);
    expect(code).toBe(1);
    expect(linesOf(err)).toEqual([
      expect.stringMatching(/1 thing is still due/),
      expect.stringMatching(/due: .*French/),
      expect.any(String),
    ]);
  });

  test.each<[string, unknown, RegExp]>([
    ["no type", { procedure: "volley" }, /“type” is missing.*resolve/],
    ["no command", "advance", /an object in braces would be right/],
    ["a type misspelt", { type: "advnce" }, /advnce.*“advance” would be right/],
    ["a key misspelt", { type: "undo", overule: true }, /“overule” does not belong here/],
    ["a key too many", { ...volley(5), sitution: {} }, /“sitution” does not belong here/],
    ["a unit that is not there", { ...volley(5), situation: { firer: "it-9" } }, /no “it-9”.*it-1/],
    ["a die with seven sides", { ...volley(5), faces: [7, 1] }, /7 is not on a die/],
    ["a wrong situation", volley(-1), /targets\[0\]\.distance: −1 is too little/],
    ["a procedure that is none", { type: "resolve", procedure: "voley" }, /voley.*“volley”/],
    ["nothing to undo", { type: "undo" }, /nothing to undo/],
    [
      "a correction that no unit stands",
      { type: "correct", unit: "it-1", to: { casualties: 12 }, reason: "forgot" },
      /12 casualties.*11 or fewer/,
    ],
    [
      "a correction of a mark that is none",
      { type: "correct", unit: "it-1", to: { moved: "far" }, reason: "moved" },
      /“far” is not known here/,
    ],
    [
      "a correction without a reason",
      { type: "correct", unit: "it-1", to: {} },
      /“reason” is missing.*forgot/,
    ],
    ["a note of nothing", { type: "note", text: "" }, /the text is empty/],
    [
      "a tasking of another kind",
      { type: "task", tasking: "glorry", side: "french" },
      /glorry.*“glory”/,
    ],
    ["what is not due", { type: "settle", follow: "e1.1" }, /“e1\.1” is not due/],
  ])("%s: exit 2, the place, nothing written", async (_what, command, expected) => {
    const path = await begun();
    const { code, out, err } = await commands(path, [command]);
    expect(out).toBe("");
    expect(code).toBe(2);
    const lines = linesOf(err);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^-:\d+:\d+: \[0\]/);
    expect(lines[0]).toMatch(expected);
  });

  test("a line that is not JSON", async () => {
    const script = file("torn.jsonl", '{"type":"advance"}\n{"type":\n');
    const { code, err } = await battle(["run", await begun(), script]);
    expect(code).toBe(2);
    expect(linesOf(err)).toEqual([expect.stringMatching(/torn\.jsonl:2:\d+: /)]);
  });

  test("a script of rubbish: the first lines, and how many more", async () => {
    const script = file("rubbish.jsonl", "x\n".repeat(20_000));
    const { code, err } = await battle(["run", await begun(), script]);
    expect(code).toBe(2);
    expect(linesOf(err)).toHaveLength(21);
    expect(err).toMatch(/And 19,980 faults more\n$/);
  });

  test("a command that was applied before is not applied again", async () => {
    const path = await begun();
    const script = [{ id: "once", type: "note", text: "Rain." }];
    await commands(path, script, "--out", path);
    const before = textOf(path);
    const { code, out } = await commands(path, script, "--out", path, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ repeated: 1, events: [] });
    expect(textOf(path)).toBe(before);
  });

  test("the battle and the script cannot both come from standard input", async () => {
    expect((await battle(["run", "-", "-"], { stdin: "{}" })).code).toBe(2);
  });
});

describe("a unit named by its id", () => {
  test("brings what its roster knows of its turn", async () => {
    const path = await begun();
    const script = [
      { type: "correct", unit: "it-1", to: { moved: "half" }, reason: "moved" },
      {
        id: "v",
        type: "resolve",
        procedure: "volley",
        situation: { firer: "it-1", targets: [{ unit: "fr-1", distance: 10 }] },
        faces: [3, 3],
        overrule: true,
      },
    ];
    const { code, out } = await commands(path, script);
    expect(code).toBe(0);
    // It moved: Inferior, where 6 is 1 casualty.
    const outcome = read(out).events.find(({ id }) => id === "v")?.outcome;
    expect(outcome).toMatchObject({ row: "inferior", casualties: 1 });
  });

  test("rolls of sides and brigades know how many and how they stand", async () => {
    const rolls = [
      { type: "advance" },
      { type: "resolve", procedure: "initiative", faces: [6, 5, 1, 2] },
      { type: "advance", overrule: true },
      { id: "a", type: "resolve", procedure: "adc", of: "french", faces: [4] },
      // The French have had their part of the phase.
      { type: "advance", overrule: true },
      { type: "correct", unit: "it-1", to: { routing: true }, reason: "forgot" },
      { type: "correct", unit: "it-2", to: { routing: true }, reason: "forgot" },
      { id: "f", type: "resolve", procedure: "faltering", of: "rinaldi", faces: [6] },
    ];
    const { out, err } = await commands(await begun(), rolls);
    expect(err).toBe("");
    const outcomeOf = (id: string) => read(out).events.find((event) => event.id === id)?.outcome;
    // One brigade, an average commander: one aide-de-camp.
    expect(outcomeOf("a")).toMatchObject({ available: 1 });
    // 6 − 1 for the second unit.
    expect(outcomeOf("f")).toMatchObject({ total: 5, result: "hesitant" });
  });

  test("stands as it does now, not as it did when the script was begun", async () => {
    const path = await begun();
    const fire = (id: string, faces: number[]) => ({
      id,
      type: "resolve",
      procedure: "artillery",
      situation: { firer: id, targets: [{ unit: "it-2", distance: 40 }] },
      faces,
      overrule: true,
    });
    const script = [
      { type: "correct", unit: "it-2", to: { casualties: 3 }, reason: "forgot" },
      fire("fr-battery", [4, 4]),
    ];
    const { out } = await commands(path, script);
    const after = file("after.json", out);
    expect(unitIn(await rosters(after), "it-2").unit).toMatchObject({ casualties: 5 });
  });
});
