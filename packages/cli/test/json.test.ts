import { clauseIds, type ProcedureName, procedureNames } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { adjutant, example, exampleFiles, examples, withSituation } from "./calls.ts";

/** What a value is, as the interface page writes it. */
type Shape =
  | "number"
  | "text"
  | "yesNo"
  | { readonly orNull: Shape }
  | { readonly listOf: Shape }
  | { readonly oneOf: readonly (string | number | null)[] }
  | { readonly [key: string]: Shape };

const orNull = (shape: Shape): Shape => ({ orNull: shape });
const listOf = (shape: Shape): Shape => ({ listOf: shape });
const oneOf = (...values: (string | number | null)[]): Shape => ({ oneOf: values });

const types = { number: "number", text: "string", yesNo: "boolean" } as const;

/** Every key is there, and each holds what it should. */
function expectShape(value: unknown, shape: Shape, path: string): void {
  if (typeof shape === "string") {
    expect(value, path).toBeTypeOf(types[shape]);
    return;
  }
  if ("orNull" in shape) {
    if (value !== null) expectShape(value, shape["orNull"] as Shape, path);
    return;
  }
  if ("listOf" in shape) {
    expect(Array.isArray(value), path).toBe(true);
    for (const one of value as unknown[]) expectShape(one, shape["listOf"] as Shape, `${path}[]`);
    return;
  }
  if ("oneOf" in shape) {
    expect(shape["oneOf"], path).toContain(value);
    return;
  }
  expect(value, path).toBeTypeOf("object");
  for (const [key, inner] of Object.entries(shape)) {
    expect(value, path).toHaveProperty(key);
    expectShape((value as Record<string, unknown>)[key], inner, `${path}.${key}`);
  }
}

const result = oneOf("holds", "unformed", "retire", "retreat", "rout");
const test2D6 = { natural: "number", total: "number", result, recovered: "number" } as const;
const fate = {
  natural: "number",
  targetCasualties: "number",
  targetUnformed: "yesNo",
  recovered: "number",
  discipline: orNull(test2D6),
  atRisk: oneOf("own", "enemy", null),
} as const;
const working = listOf({ clause: oneOf(...clauseIds), origin: "text", text: "text" });
const fire = {
  natural: "number",
  total: "number",
  cell: { casualties: "number", discipline: "yesNo", fireDisciplineLost: "yesNo" },
  casualtyDice: { rolled: "number", hits: "number" },
  halved: "yesNo",
  casualties: "number",
  allotted: listOf("number"),
  screenCasualties: "number",
  bounced: listOf("number"),
  fireDisciplineLost: "yesNo",
  lowAmmunition: "yesNo",
  ignition: orNull({ natural: "number", ignited: "yesNo" }),
  discipline: orNull({ target: oneOf(0, 1, 2, "screen"), ...test2D6 }),
  fate: orNull(fate),
} as const;
const chargeResult = oneOf(
  "takesGround",
  "stands",
  "halts",
  "melee",
  "retire",
  "retreat",
  "rout",
  "disperse",
);
const sides = (one: Shape, other: Shape) => ({ charger: one, defender: other });
const meleeSide = {
  result: oneOf("occupies", "stands", "retire", "retreat", "rout", "disperse", "fightOn"),
  unformed: "yesNo",
  casualties: "number",
} as const;
const meleeSides = {
  winner: oneOf("attacker", "defender", null),
  attacker: meleeSide,
  defender: meleeSide,
  generalTests: listOf(oneOf("attacker", "defender")),
} as const;
const chargeSide = {
  result: chargeResult,
  elan: "yesNo",
  unformed: "yesNo",
  casualties: "number",
} as const;

const shapes: { readonly [Name in ProcedureName]: { readonly [key: string]: Shape } } = {
  volley: { ...fire, row: oneOf("superior", "standard", "inferior") },
  artillery: { ...fire, row: oneOf("canister", "effective", "long") },
  skirmish: {
    dice: "number",
    hits: "number",
    casualties: "number",
    allotted: listOf("number"),
    discipline: orNull({ target: oneOf(0, 1, 2), ...test2D6 }),
  },
  rocket: {
    natural: "number",
    casualties: "number",
    targetFalters: "yesNo",
    friendCasualties: "number",
    batteryDestroyed: "yesNo",
    ignited: "yesNo",
    fate: orNull(fate),
  },
  charge: {
    table: oneOf(
      "cavalryVsCavalry",
      "infantryVsFoot",
      "cavalryVsFoot",
      "vsSquare",
      "vsGuns",
      "vsGarrison",
      null,
    ),
    natural: sides("number", "number"),
    total: sides("number", "number"),
    difference: "number",
    row: oneOf("≥+6", "+3..+5", "0..+2", "-1,-2", "-3..-5", "≤-6"),
    ...sides(chargeSide, chargeSide),
    fate: sides(orNull(fate), orNull(fate)),
    generalTests: listOf(oneOf("charger", "defender")),
  },
  melee: {
    pools: { attacker: "number", defender: "number" },
    hits: { attacker: "number", defender: "number" },
    difference: "number",
    choices: listOf(oneOf("attacker", "defender")),
    ...meleeSides,
  },
  meleeToEnd: meleeSides,
  discipline: test2D6,
  fate,
  general: {
    natural: "number",
    result: oneOf(
      "killed",
      "mortallyWounded",
      "captured",
      "horseBolts",
      "stunned",
      "hatShot",
      "lightlyWounded",
    ),
  },
  ignition: { natural: "number", ignited: "yesNo" },
  bounce: { bounced: listOf("number"), refused: listOf({ clause: "text" }) },
  fraction: { casualties: "number" },
  initiative: { winner: oneOf("first", "second") },
  adc: { available: "number" },
  command: { natural: "number", result: oneOf("obeys", "hesitant") },
  faltering: {
    natural: "number",
    total: "number",
    result: oneOf("allRetire", "routersDisperse", "hesitant", "obeys"),
  },
};

test("there is an example for every procedure", () => {
  const covered = new Set(exampleFiles.map(({ procedure }) => procedure));
  covered.add("meleeToEnd");
  expect([...covered].sort()).toEqual([...procedureNames].sort());
});

const cases = [
  ...exampleFiles.map(({ procedure, name, path }) => ({ procedure, name, path })),
  { procedure: "meleeToEnd" as const, name: "melee-g", path: `${examples}melee-g.json` },
];

describe.each(cases)("resolve $procedure --json: $name", ({ procedure, path }) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("by seed %i", async (seed) => {
    const args = ["resolve", procedure, path, "--seed", String(seed), "--json"];
    const { code, out, err } = await adjutant(args);
    expect(err).toBe("");
    expect(code).toBe(0);
    const outcome = JSON.parse(out);
    expectShape(outcome, { ...shapes[procedure], working }, procedure);
    expect(outcome.working.length).toBeGreaterThan(0);
    expect(outcome.seed).toBe(seed);

    // The same faces give the same outcome: what was rolled can be typed.
    const { seed: _, faces, ...rest } = outcome;
    const typed = ["resolve", procedure, path, "--json", "--dice", faces.join(",")];
    expect(JSON.parse((await adjutant(typed)).out)).toEqual(rest);
  });

  test("the working is in Russian too, clause by clause the same", async () => {
    const args = ["resolve", procedure, path, "--seed", "1", "--json", "--lang"];
    const english = JSON.parse((await adjutant([...args, "en"])).out);
    const russian = JSON.parse((await adjutant([...args, "ru"])).out);
    const clauses = (outcome: { working: { clause: string; origin: string }[] }) =>
      outcome.working.map(({ clause, origin }) => [clause, origin]);
    expect(clauses(russian)).toEqual(clauses(english));
    for (const { text } of russian.working) expect(text).toMatch(/\p{Script=Cyrillic}/u);
    for (const { text } of english.working) expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });
});

test("what does not apply is null: a volley without Fate, ignition or test", async () => {
  const args = ["resolve", "volley", `${examples}volley.json`, "--dice", "3,3,1", "--json"];
  expect(JSON.parse((await adjutant(args)).out)).toMatchObject({
    ignition: null,
    discipline: null,
    fate: null,
  });
});

test("origins are those of the rulebook, in full", async () => {
  const args = ["resolve", "volley", `${examples}volley.json`, "--dice", "3,3,1", "--json"];
  const { working: lines } = JSON.parse((await adjutant(args)).out);
  expect(lines).toContainEqual({
    clause: "volley.columnClose",
    origin: "public",
    text: expect.any(String),
  });
  expect(lines).toContainEqual(
    expect.objectContaining({ clause: "fire.majority", origin: "S003; house: split" }),
  );
});

describe("odds --json", () => {
  test.each(cases)("$procedure: $name, every distribution sums to 1 within 1e-12", async (one) => {
    const { code, out, err } = await adjutant(["odds", one.procedure, one.path, "--json"]);
    expect(err).toBe("");
    expect(code).toBe(0);
    const odds: Record<string, unknown> = JSON.parse(out);
    const fields = ["casualties", "losses", "difference", "winner", "ignited", "result", "hits"];
    const found = fields.filter((field) => typeof odds[field] === "object");
    for (const field of found) {
      const sum = Object.values(odds[field] as Record<string, number>).reduce((a, b) => a + b, 0);
      expect(Math.abs(sum - 1), field).toBeLessThan(1e-12);
    }
  });

  test("a Standard volley in the open: half of them bring 1 casualty, 1.53 on average", async () => {
    const situation = example("volley");
    const [target] = situation["targets"] as [object];
    const line = { arm: "infantry", grade: "line", size: "standard", formation: "line" };
    const open = { ...situation, targets: [{ ...target, unit: line, distance: 12 }] };
    const { out } = await withSituation(["odds", "volley", "--json"], open);
    expect(JSON.parse(out)).toMatchObject({
      casualties: { 0: expect.closeTo(3 / 36, 12), 1: expect.closeTo(0.5, 12) },
      expected: { casualties: expect.closeTo(55 / 36, 12) },
      disciplineTest: expect.closeTo(10 / 36, 12),
      fireDisciplineLost: expect.closeTo(6 / 36, 12),
    });
  });

  test("ignition by two howitzers: 3 in 36", async () => {
    const { out } = await adjutant(["odds", "ignition", `${examples}ignition.json`, "--json"]);
    expect(JSON.parse(out)).toEqual({
      ignited: { true: expect.closeTo(3 / 36, 12), false: expect.closeTo(33 / 36, 12) },
    });
  });
});
