/** `adjutant battle`: a whole battle from a script of hand-typed dice, and what is made of it. */
import { describe, expect, test } from "vitest";
import {
  battle,
  begun,
  file,
  fought,
  inFolder,
  pathOf,
  rosters,
  textOf,
  training,
  trainingScript,
  unitIn,
} from "./battle-calls.ts";
import { adjutant, linesOf } from "./calls.ts";

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

describe("battle new --dice", () => {
  test("for each side by its id", async () => {
    const { code, out } = await battle(["new", training, "--dice", "italian=typed,french=app"]);
    const sides = JSON.parse(textOf(training)).sides.map(({ id }: { id: string }) => id);
    if (!sides.includes("italian") || !sides.includes("french")) throw new Error(sides.join());
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ dice: { italian: "typed", french: "app" } });
  });

  test("for both", async () => {
    const { code, out } = await battle(["new", training, "--dice", "typed"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ options: { dice: "typed" } });
  });

  test.each(["italian=loaded", "nobody=app", "loaded"])("%s: one line, exit 2", async (dice) => {
    const { code, err } = await battle(["new", training, "--dice", dice]);
    expect(code).toBe(2);
    expect(linesOf(err)).toHaveLength(1);
  });
});

describe("battle new --scenario", () => {
  const scenario = training.replace("orderOfBattle", "scenario");

  test("begins the battle with its forces, and the file carries the rest of it", async () => {
    const { code, out } = await battle(["new", "--scenario", scenario, "--option", "scale=inch"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      id: expect.stringMatching(/^training-/),
      options: { scale: "inch" },
      ordersOfBattle: [{ id: "training" }],
      scenario: { id: "training", turns: 8, objectives: [{ id: "mill", heldBy: "italian" }] },
    });
    // In the place of an order of battle it is the same.
    expect(JSON.parse((await battle(["new", scenario])).out)).toMatchObject({
      scenario: { turns: 8 },
    });
  });

  test("is run and read again like any other", async () => {
    const path = pathOf("from-scenario.json");
    expect((await battle(["new", "--scenario", scenario, "--out", path])).code).toBe(0);
    expect((await battle(["verify", path])).code).toBe(0);
  });

  test("the report says what it is fought for and how long", async () => {
    const path = pathOf("elchingen.json");
    const elchingen = scenario.replace("training", "elchingen-1805");
    await battle(["new", "--scenario", elchingen, "--out", path]);
    const { code, out } = await battle(["report", path]);
    expect(code).toBe(0);
    expect(out).toContain("Fought for 12 turns.");
    expect(out).toContain(
      "- Elchingen abbey: French 20 points at the end, 1 a turn; Austrians 20 points at the end, 1 a turn",
    );
    expect(out).toContain("French: 0 points; Austrians: 0 points");
    expect(out).toContain("- Elchingen abbey: held by Austrians");
    const { out: ru } = await battle(["report", path, "--lang", "ru"]);
    expect(ru).toContain("Предел — 12 ходов.");
    expect(ru).toMatch(/Французы — 20 очков в конце, 1 за ход/);
  });

  test("takes no other file beside it, and one is needed", async () => {
    const both = await battle(["new", training, "--scenario", scenario]);
    expect(both.code).toBe(2);
    expect(both.err).toMatch(/scenario brings both armies/);
    const none = await battle(["new", "--lang", "ru"]);
    expect(none.code).toBe(2);
    expect(none.err).toMatch(/нужен --scenario со сценарием/);
    const wrong = await battle(["new", "--scenario", training]);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toMatch(/scenario@1.*would be right/);
  });
});

describe("battle new", () => {
  test("begins with both sides of one order of battle, on standard output", async () => {
    const { code, out } = await battle(["new", training]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      format: "adjutant/battle@1",
      id: "training-717",
      name: { en: "First battle: the mill at San Rocco" },
      rulebook: { edition: 1 },
      options: {},
      events: [],
    });
  });

  test("begins with two sides of two files", async () => {
    const whole = JSON.parse(textOf(training));
    const [one, other] = whole.sides;
    const first = file("one.json", { ...whole, id: "one", sides: [one] });
    const second = file("other.json", { ...whole, id: "other", sides: [other] });
    const { code, out } = await battle(["new", first, second]);
    expect(code).toBe(0);
    expect(JSON.parse(out).ordersOfBattle).toHaveLength(2);
    const alone = await battle(["new", first]);
    expect(alone.code).toBe(2);
    expect(linesOf(alone.err)).toHaveLength(1);
    expect((await battle(["new", training, first])).code).toBe(2);
  });

  test("options and the name are recorded with the battle", async () => {
    const flags = ["--option", "scale=inch", "--option", "halves.once=on", "--name", "At the club"];
    const { out } = await battle(["new", training, ...flags]);
    const { name, options } = read(out);
    expect(name).toEqual({ en: "At the club", ru: "At the club" });
    expect(options).toEqual({ scale: "inch", "halves.once": true });
  });

  test("a rulebook file goes into the battle, and only there", async () => {
    const club = file("club.json", {
      format: "adjutant/rulebook@1",
      name: "Club",
      clauses: { "charge.heavy": { value: { roll: 3, dice: 0, halves: false }, origin: "house" } },
    });
    const path = pathOf("club-battle.json");
    const { code } = await battle(["new", training, "--rulebook", club, "--out", path]);
    expect(code).toBe(0);
    expect(JSON.parse(textOf(path)).rulebook).toMatchObject({ changes: { name: "Club" } });
    const again = await battle(["replay", path, "--rulebook", club]);
    expect(again.code).toBe(2);
    expect(again.err).toMatch(/^--rulebook: /);
  });

  test("nothing is written over", async () => {
    const path = await begun();
    const before = textOf(path);
    const { code, err } = await battle(["new", training, "--out", path]);
    expect(code).toBe(2);
    expect(linesOf(err)).toEqual([expect.stringContaining(path)]);
    expect(textOf(path)).toBe(before);
  });

  test.each([
    ["a name that says nothing", ["--name", " "]],
    ["an option that nobody knows", ["--option", "halves.twice=true"]],
    ["a folder that is not there", ["--out", "/nowhere/at/all.json"]],
  ])("%s: exit 2, one line", async (_what, flags) => {
    const { code, out, err } = await battle(["new", training, ...flags]);
    expect({ code, out, lines: linesOf(err).length }).toEqual({ code: 2, out: "", lines: 1 });
  });
});

describe("the training battle, by hand-typed dice", () => {
  const outcomes = async () => {
    const { events } = read(textOf(await fought()));
    return (id: string) => events.find((event) => event.id === id)?.outcome;
  };

  test("every resolution is what the rulebook makes of its dice", async () => {
    const outcomeOf = await outcomes();
    // 6+5 against 3+4.
    expect(outcomeOf("t1-initiative")).toMatchObject({ winner: "first" });
    // Medium guns reach 40 cm at effective range: 8 is 2 casualties, no test.
    expect(outcomeOf("t1-french-guns")).toMatchObject({
      natural: 8,
      casualties: 2,
      discipline: null,
    });
    // 3 bases are 2 dice, 5 hits and 2 does not.
    expect(outcomeOf("t1-french-screen")).toMatchObject({ hits: 1, casualties: 1 });
    // 9 is 2 D, and a column at effective range gives a casualty die: 4 is one more; 7 holds.
    expect(outcomeOf("t1-italian-guns")).toMatchObject({
      natural: 9,
      casualties: 3,
      discipline: { natural: 7, result: "holds" },
    });
    expect(outcomeOf("t1-italian-screen")).toMatchObject({ hits: 0, casualties: 0 });
    // Standard row, 7 is 1; fresh, at a column within 5 cm one casualty die, and 2 is nothing.
    expect(outcomeOf("t2-defensive-volley")).toMatchObject({
      row: "standard",
      total: 7,
      casualties: 1,
      fireDisciplineLost: false,
    });
    // 10, attack column +1, one lost to fire −1, against 6: +4, melee with elan.
    expect(outcomeOf("t2-charge")).toMatchObject({
      total: { charger: 10, defender: 6 },
      difference: 4,
      charger: { result: "melee", elan: true },
      defender: { result: "melee", unformed: true },
    });
    // 10 against 3: the dragoons rout with 1D6 lost; the winner takes the ground, Unformed.
    expect(outcomeOf("t2-charge-of-horse")).toMatchObject({
      difference: 7,
      charger: { result: "takesGround", unformed: true },
      defender: { result: "rout", casualties: 4 },
    });
    // 10 is 2 D; the test of 5 is a Retire, with 3 casualties below the first band.
    expect(outcomeOf("t2-french-guns")).toMatchObject({
      casualties: 2,
      discipline: { natural: 5, total: 5, result: "retire" },
    });
    // 5 + 2 for the column with elan; 5 − 1 for Unformed; 4 hits to 1: a difference of 3 is a rout.
    expect(outcomeOf("t2-melee")).toMatchObject({
      pools: { attacker: 7, defender: 4 },
      hits: { attacker: 4, defender: 1 },
      difference: 3,
      winner: "attacker",
      defender: { result: "rout", casualties: 4 },
    });
    // 5, −1 for the second unit that broke: 4 is Hesitant.
    expect(outcomeOf("t3-faltering")).toMatchObject({ natural: 5, total: 4, result: "hesitant" });
    // Unformed: Inferior, −2; 4 is 0 F, and the casualty die of the near column scores.
    expect(outcomeOf("t3-defensive-volley")).toMatchObject({
      row: "inferior",
      total: 4,
      casualties: 1,
      fireDisciplineLost: true,
    });
    // 5 +1 −1 (5 casualties) −1 (fire) = 4; 4 −2 (Unformed) −1 (fire discipline) = 1.
    expect(outcomeOf("t3-charge")).toMatchObject({
      total: { charger: 4, defender: 1 },
      difference: 3,
      charger: { result: "melee", elan: true },
    });
    // Double one.
    expect(outcomeOf("t3-french-guns")).toMatchObject({ casualties: 0, lowAmmunition: true });
    // 5 + 2 − 1 (band) against 5 − 1.
    expect(outcomeOf("t3-melee")).toMatchObject({
      pools: { attacker: 6, defender: 4 },
      hits: { attacker: 4, defender: 1 },
      defender: { result: "rout" },
    });
  });

  test("three of five Italian units are out: the brigade is demoralised, the army broken", async () => {
    const path = await fought();
    const at = await rosters(path);
    expect(at).toMatchObject({ turn: 3, phase: "end", phasing: "italian" });
    const losses = Object.fromEntries(
      at.sides.flatMap(({ brigades }) =>
        brigades.flatMap(({ units }) => units.map(({ id, unit }) => [id, unit["casualties"] ?? 0])),
      ),
    );
    expect(losses).toEqual({
      "fr-1": 6,
      "fr-2": 2,
      "fr-3": 0,
      "fr-dragoons": 0,
      "fr-battery": 0,
      "fr-screen": 0,
      "it-1": 6,
      "it-2": 7,
      "it-3": 0,
      "it-dragoons": 4,
      "it-battery": 0,
      "it-screen": 0,
    });
    for (const id of ["it-1", "it-2", "it-dragoons"]) {
      expect(unitIn(at, id).unit, id).toMatchObject({ routing: true });
    }
    expect(unitIn(at, "fr-battery").unit).toMatchObject({ lowAmmunition: true });
    // The dragoons stood still and are formed again.
    expect(unitIn(at, "fr-dragoons").unit["unformed"] ?? false).toBe(false);
    expect(at.sides[1]?.brigades[0]).toMatchObject({ order: "hesitant", demoralised: true });
    const report = await battle(["report", path]);
    expect(report.out).toContain("- Italians: the army breaks");
  });

  test("what is written is read, checked and verified", async () => {
    const path = await fought();
    expect((await adjutant(["check", path])).code).toBe(0);
    const { code, out } = await battle(["verify", path]);
    expect({ code, out }).toEqual({ code: 0, out: `${path}: all 84 events follow\n` });
    // One event to a line: a battle has a readable history.
    const events = textOf(path)
      .split("\n")
      .filter((line) => /^ {4}\{"type"/.test(line));
    expect(events).toHaveLength(84);
  });

  test("the same from standard input to standard output", async () => {
    const path = await begun();
    const piped = await battle(["run", "-", trainingScript], { stdin: textOf(path) });
    expect(piped.code).toBe(0);
    await battle(["run", path, trainingScript, "--out", path]);
    expect(piped.out).toBe(textOf(path));
  });
});
