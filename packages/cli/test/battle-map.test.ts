/** A battle on the map by scripts: begun, set out, marched, told and verified. */
import { describe, expect, test } from "vitest";
import { battle, commands, inFolder, pathOf, rosters, training } from "./battle-calls.ts";

inFolder();

const scenario = training.replace("orderOfBattle", "scenario");

/** Where each unit of a side stands in a row, 17 cm apart, its front on a line. */
const row = (ids: readonly string[], y: number, facing: number) =>
  Object.fromEntries(ids.map((id, index) => [id, { x: 18 + index * 17, y, facing }]));

const arms = ["battery", "1", "2", "3", "dragoons", "screen"];
const setOut = [
  {
    type: "deploy",
    side: "french",
    places: row(
      arms.map((arm) => `fr-${arm}`),
      20,
      0,
    ),
  },
  {
    type: "deploy",
    side: "italian",
    places: row(
      arms.map((arm) => `it-${arm}`),
      66,
      180,
    ),
  },
  ...Array.from({ length: 5 }, () => ({ type: "advance", overrule: true })),
];

async function begun(name: string): Promise<string> {
  const path = pathOf(name);
  const { code, err } = await battle(["new", "--scenario", scenario, "--map", "--out", path]);
  if (code !== 0) throw new Error(err);
  return path;
}

describe("battle new --map", () => {
  test("begins with the setting out, which both sides owe", async () => {
    const all = await rosters(await begun("map-new.json"));
    expect(all).toMatchObject({ turn: 1, phase: "deployment" });
    expect(all.due.map(({ kind }) => kind)).toEqual(["deploy", "deploy"]);
  });

  test("needs the field of a scenario", async () => {
    const { code, err } = await battle(["new", training, "--map"]);
    expect(code).not.toBe(0);
    expect(err).toContain("“field” is missing");
  });
});

describe("a script of the map", () => {
  const march = (length: number) => ({
    type: "march",
    ways: [{ unit: "fr-1", legs: [{ kind: "ahead", length }] }],
  });

  test("sets out, marches, and every event follows when it is decided again", async () => {
    const path = await begun("map-run.json");
    const ride = { type: "attach", brigade: "martel", unit: "fr-1" };
    const run = await commands(path, [...setOut, ride, march(15)], "--out", path);
    expect({ code: run.code, err: run.err }).toEqual({ code: 0, err: "" });
    const told = await battle(["replay", path]);
    expect(told.out).toContain("at 35, 35");
    const verified = await battle(["verify", path]);
    expect(verified).toMatchObject({ code: 0, out: `${path}: all 9 events follow\n` });
    const report = await battle(["report", path, "--lang", "ru"]);
    expect(report.out).toContain("выставлено 6 подразделений");
  });

  test("a march too far is refused with how far, and nothing is written", async () => {
    const path = await begun("map-far.json");
    const ride = { type: "attach", brigade: "martel", unit: "fr-1" };
    const run = await commands(path, [...setOut, ride, march(15.01)], "--out", path);
    expect(run.code).not.toBe(0);
    expect(run.err).toMatch(/That is 15\.01\scm; this unit goes 15\scm\. \(move\.rate\)/);
    expect((await rosters(path)).phase).toBe("deployment");
  });
});
