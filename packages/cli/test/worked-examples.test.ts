import { describe, expect, test } from "vitest";
import { adjutant, example, examples, withSituation } from "./calls.ts";

/** A resolution by given dice, as JSON. */
async function resolved(procedure: string, file: string, dice: string): Promise<unknown> {
  const args = ["resolve", procedure, `${examples}${file}.json`, "--dice", dice, "--json"];
  const { code, out, err } = await adjutant(args);
  expect(err).toBe("");
  expect(code).toBe(0);
  return JSON.parse(out);
}

// Faces that hit are 4 to 6: 5 is a hit here and 2 a miss.
describe("melees of S002", () => {
  test("A: attack column with elan v Unformed landwehr: 8 v 4, 4–2, Retreat and occupied", async () => {
    expect(await resolved("melee", "melee-a", "5,5,5,5,2,2,2,2,5,5,2,2")).toMatchObject({
      pools: { attacker: 8, defender: 4 },
      hits: { attacker: 4, defender: 2 },
      difference: 2,
      winner: "attacker",
      attacker: { result: "occupies", unformed: false, casualties: 2 },
      defender: { result: "retreat", unformed: true, casualties: 4 },
      choices: [],
      generalTests: [],
    });
  });

  test("B: dragoons v hussars with 6 casualties: 5 v 4, 2–2, the defender Retires", async () => {
    expect(await resolved("melee", "melee-b", "5,5,2,2,2,5,5,2,2")).toMatchObject({
      pools: { attacker: 5, defender: 4 },
      difference: 0,
      attacker: { result: "occupies", unformed: true, casualties: 2 },
      defender: { result: "retire", unformed: true, casualties: 2 },
      choices: ["defender"],
    });
  });

  test("V: cuirassiers with elan v Unformed line: 8 v 4, 3–3, the cavalry goes back", async () => {
    expect(await resolved("melee", "melee-v", "5,5,5,2,2,2,2,2,5,5,5,2")).toMatchObject({
      pools: { attacker: 8, defender: 4 },
      difference: 0,
      attacker: { result: "retire", casualties: 3 },
      defender: { result: "stands", casualties: 3 },
    });
  });

  test("G, first round: 4 v 4, 1–1, both fight on", async () => {
    expect(await resolved("melee", "melee-g", "5,2,2,2,5,2,2,2")).toMatchObject({
      pools: { attacker: 4, defender: 4 },
      difference: 0,
      winner: null,
      attacker: { result: "fightOn" },
      defender: { result: "fightOn" },
      choices: ["defender", "attacker"],
    });
  });

  test("G, to the end: then 4 v 3, 2–2, the attacker Retires and the garrison stays", async () => {
    const dice = "5,2,2,2,5,2,2,2,5,5,2,2,5,5,2";
    expect(await resolved("meleeToEnd", "melee-g", dice)).toMatchObject({
      attacker: { result: "retire", casualties: 3 },
      defender: { result: "stands", casualties: 3 },
    });
  });
});

describe("a French battery at Russian columns (S000)", () => {
  // 7 on the effective row is 1 casualty, the casualty die for a column hits: 2.
  const dice = "4,3,5";
  const expected = { casualties: 2, allotted: [2], bounced: [1] };

  test("clear gap of 4 cm: 2 on the leading column, 1 behind", async () => {
    expect(await resolved("artillery", "cannonade", dice)).toMatchObject(expected);
  });

  test.each([
    ["clear gap of 8 cm", 8, []],
    [
      "clear gap of 4 cm, measured to the rear base",
      4,
      ["--option", "bounce.measureToRearBase=true"],
    ],
  ])("%s", async (_, gap, options) => {
    const situation = example("cannonade");
    const [behind] = situation["behind"] as [object];
    const changed = { ...situation, behind: [{ ...behind, gap }] };
    const args = ["resolve", "artillery", "-", "--dice", dice, "--json", ...options];
    const { out } = await withSituation(args, changed);
    expect(JSON.parse(out)).toMatchObject(expected);
  });

  test("8.1 cm behind is out", async () => {
    const situation = example("cannonade");
    const [behind] = situation["behind"] as [object];
    const changed = { ...situation, behind: [{ ...behind, gap: 8.1 }] };
    const { out } = await withSituation(
      ["resolve", "artillery", "--dice", dice, "--json"],
      changed,
    );
    expect(JSON.parse(out)).toMatchObject({ casualties: 2, bounced: [0] });
  });
});

describe("refusals", () => {
  test.each([
    ["en", "Not here"],
    ["ru", ""],
  ])("a volley at 15.1 cm: exit 1, the clause, the fact and the limit (%s)", async (lang) => {
    const situation = example("volley");
    const [target] = situation["targets"] as [object];
    const far = { ...situation, targets: [{ ...target, distance: 15.1 }] };
    const { code, out, err } = await withSituation(
      ["resolve", "volley", "--json", "--lang", lang],
      far,
    );
    expect(code).toBe(1);
    expect(err).toBe("");
    const { refused } = JSON.parse(out);
    expect(Object.keys(refused)).toEqual(["clause", "measured", "limit", "text"]);
    expect(refused).toMatchObject({ clause: "fire.range.musket", measured: 15.1, limit: 15 });
    expect(refused.text).toMatch(/15[.,]1/);
    const odds = await withSituation(["odds", "volley", "--json", "--lang", lang], far);
    expect(odds.code).toBe(1);
    expect(JSON.parse(odds.out)).toEqual({ refused });
  });

  test("for people: the sentence, then the clause with its origin", async () => {
    const situation = example("volley");
    const [target] = situation["targets"] as [object];
    const far = { ...situation, targets: [{ ...target, distance: 15.1 }] };
    const { code, out } = await withSituation(["resolve", "volley"], far);
    expect(code).toBe(1);
    expect(out).toMatch(/15\.1.cm/);
    expect(out).toContain("fire.range.musket · published");
  });
});

describe("options", () => {
  test("--option reads as in the file", async () => {
    const situation = example("volley");
    const inFile = await withSituation(["resolve", "volley", "--dice", "4,3,5", "--json"], {
      ...situation,
      options: { "halves.once": true },
    });
    const onLine = await withSituation(
      ["resolve", "volley", "--dice", "4,3,5", "--json", "--option", "halves.once=on"],
      situation,
    );
    expect(onLine.code).toBe(0);
    expect(onLine.out).toBe(inFile.out);
  });

  test("scale may be given as an option: 9 inches are in, 9.1 out", async () => {
    const situation = example("volley");
    const [target] = situation["targets"] as [object];
    const at = (distance: number) => ({ ...situation, targets: [{ ...target, distance }] });
    const args = ["resolve", "volley", "--seed", "1", "--json", "--option", "scale=inch"];
    expect((await withSituation(args, at(9))).code).toBe(0);
    const { code, out } = await withSituation(args, at(9.1));
    expect(code).toBe(1);
    expect(JSON.parse(out).refused).toMatchObject({ measured: 9.1, limit: 9 });
  });
});

test("fire.once: a limbered battery has made no shot that could bounce", async () => {
  const situation = {
    battery: {
      arm: "artillery",
      kind: "gun",
      gun: "medium",
      mount: "foot",
      models: 4,
      grade: "line",
      formation: "limbered",
    },
    target: {
      unit: { arm: "infantry", grade: "line", size: "standard", formation: "line" },
      scored: 2,
      distance: 30,
    },
    behind: [
      { unit: { arm: "infantry", grade: "line", size: "standard", formation: "line" }, gap: 4 },
    ],
  };
  const { out } = await withSituation(["resolve", "bounce", "--json"], situation);
  expect(JSON.parse(out)).toMatchObject({
    refused: {
      clause: "fire.once",
      text: "Limbered guns do not fire; unlimber them first.",
    },
  });
});
