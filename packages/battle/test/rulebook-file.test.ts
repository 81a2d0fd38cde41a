import {
  clauseIds,
  facesDice,
  optionIds,
  originText,
  play,
  procedures,
  rulebook,
} from "@adjutant/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadRulebook, parseOrderOfBattle, parseRulebookFile } from "../src/index.ts";
import { orderFile } from "./forces.ts";
import { faultsOf, passed } from "./telling.ts";

const file = (clauses: object) => ({ format: "adjutant/rulebook@1", name: "Club rules", clauses });
const house = (value: unknown) => ({ value, origin: "house" });
const withClause = (id: string, value: unknown) => loadRulebook(file({ [id]: house(value) }));

/** A copy of a clause's value, changed at a path. */
function but(
  id: keyof typeof rulebook.clauses,
  path: readonly (string | number)[],
  value: unknown,
) {
  const copy: unknown = structuredClone(rulebook.clauses[id].value);
  const last = path.at(-1);
  const at = path.slice(0, -1).reduce<unknown>((part, key) => Reflect.get(Object(part), key), copy);
  if (last !== undefined) Reflect.set(Object(at), last, value);
  return copy;
}

describe("adjutant/rulebook@1", () => {
  test("a file without clauses is the rulebook under another name", () => {
    const book = passed(loadRulebook(file({})));
    expect(book.name).toBe("Club rules");
    expect(book.clauses).toEqual(rulebook.clauses);
    expect(book.edition).toBe(rulebook.edition);
  });

  const valued = clauseIds.filter(
    (id) => rulebook.clauses[id].value !== null && !optionIds.some((option) => option === id),
  );

  test.each(valued)("%s can be replaced by its own value, under the new origin", (id) => {
    const book = passed(withClause(id, structuredClone(rulebook.clauses[id].value)));
    expect(book.clauses[id].value).toEqual(rulebook.clauses[id].value);
    expect(originText(book.clauses[id].origins)).toBe("house");
    expect(Object.isFrozen(book.clauses[id].value)).toBe(true);
  });

  test.each(valued)("%s takes no value of another shape", (id) => {
    for (const value of [null, "x", true, [], {}, Number.NaN, 1e9, [[[]]]]) {
      expect(withClause(id, value).ok, JSON.stringify(value)).toBe(false);
    }
  });

  const worded = clauseIds.filter((id) => rulebook.clauses[id].value === null);
  test.each(worded)("%s is words only and has no value to replace", (id) => {
    expect(faultsOf(withClause(id, 3))).toEqual([`clauses.${id} clauseWithoutValue`]);
  });

  test.each(optionIds)("option %s belongs to the battle, not to the rulebook", (id) => {
    expect(faultsOf(withClause(id, true))).toEqual([`clauses.${id} optionNotClause`]);
  });

  test("no file can claim a source document", () => {
    for (const origin of ["S000", "S002", "S003"]) {
      const claimed = file({ "dice.casualty": { value: { hitOn: 5 }, origin } });
      expect(faultsOf(parseRulebookFile(claimed))).toEqual([
        "clauses.dice.casualty.origin wrongValue",
      ]);
    }
  });

  test("a replaced clause of the source documents shows its new origin", () => {
    const book = passed(
      loadRulebook(
        file({ "bounce.depth": { value: { within: { cm: 10, inch: 6 } }, origin: "public" } }),
      ),
    );
    expect(book.clauses["bounce.depth"].origins).toEqual([{ from: "public", part: null }]);
    expect(rulebook.clauses["bounce.depth"].origins[0]?.from).toBe("S000");
  });

  test("the rules go by the new value", () => {
    const book = passed(withClause("dice.casualty", { hitOn: 6 }));
    const side = {
      unit: { arm: "infantry", grade: "line", size: "standard", formation: "line" },
    } as const;
    const situation = { attacker: side, defender: side };
    const faces = [6, 5, 4, 3, 2, 6, 6, 5, 4, 3];
    const outcome = play(procedures.melee(situation, book), facesDice(faces));
    expect("hits" in outcome && outcome.hits).toEqual({ attacker: 1, defender: 2 });
  });

  test.each<[string, unknown, readonly string[]]>([
    ["an unknown clause", { "volley.bonus": house(1) }, ["clauses.volley.bonus unknownClause"]],
    ["a misspelt clause", { "voley.table": house(1) }, ["clauses.voley.table misspeltClause"]],
    [
      "the prototype",
      JSON.parse('{"toString":{"value":1,"origin":"house"}}'),
      ["clauses.toString unknownClause"],
    ],
    [
      "no origin",
      { "dice.casualty": { value: { hitOn: 5 } } },
      ["clauses.dice.casualty.origin missing"],
    ],
    [
      "a seventh face",
      { "dice.casualty": house({ hitOn: 7 }) },
      ["clauses.dice.casualty.value.hitOn aboveMaximum"],
    ],
    [
      "half a face",
      { "dice.casualty": house({ hitOn: 4.5 }) },
      ["clauses.dice.casualty.value.hitOn notWhole"],
    ],
    [
      "a distance that is no pair",
      { "bounce.depth": house({ within: { cm: 10 } }) },
      ["clauses.bounce.depth.value.within.inch missing"],
    ],
    [
      "a negative distance",
      { "bounce.depth": house({ within: { cm: -1, inch: 6 } }) },
      ["clauses.bounce.depth.value.within.cm belowMinimum"],
    ],
    [
      "a distance finer than the grid",
      { "bounce.depth": house({ within: { cm: 8.125, inch: 5 } }) },
      ["clauses.bounce.depth.value.within.cm tooFine"],
    ],
    [
      "a share above the whole",
      { "bounce.behind": house({ shareFrom: 1.5 }) },
      ["clauses.bounce.behind.value.shareFrom aboveMaximum"],
    ],
    [
      "a table with a cell less",
      { "volley.table": house(but("volley.table", ["standard"], [])) },
      ["clauses.volley.table.value.standard tableSize"],
    ],
    [
      "a cell that gives casualties back",
      { "volley.table": house(but("volley.table", ["standard", 0, "casualties"], -1)) },
      ["clauses.volley.table.value.standard.0.casualties belowMinimum"],
    ],
    [
      "a table that begins elsewhere",
      { "volley.table": house(but("volley.table", ["lowest"], 3)) },
      ["clauses.volley.table.value.lowest fixedValue"],
    ],
    [
      "steps that do not rise",
      { "discipline.table": house(but("discipline.table", [1, "upTo"], 2)) },
      ["clauses.discipline.table.value.1.upTo notRising"],
    ],
    [
      "a last step that is closed",
      { "discipline.table": house(but("discipline.table", [4, "upTo"], 12)) },
      ["clauses.discipline.table.value.4.upTo openStep"],
    ],
    [
      "an open step that is not the last",
      { "discipline.table": house(but("discipline.table", [1, "upTo"], null)) },
      ["clauses.discipline.table.value.1.upTo openStep"],
    ],
    [
      "a result that the rules do not know",
      { "discipline.table": house(but("discipline.table", [0, "result"], "flee")) },
      ["clauses.discipline.table.value.0.result wrongValue"],
    ],
    [
      "a row under another name",
      { "rocket.table": house(but("rocket.table", [0, "row"], "hit")) },
      ["clauses.rocket.table.value.0.row fixedValue"],
    ],
    [
      "a charge row that begins elsewhere",
      {
        "charge.table.vsGuns": house(but("charge.table.vsGuns", [0, "from"], 5)),
      },
      ["clauses.charge.table.vsGuns.value.0.from fixedValue"],
    ],
    [
      "a key more",
      { "dice.casualty": house({ hitOn: 5, missOn: 1 }) },
      ["clauses.dice.casualty.value.missOn unknownKey"],
    ],
  ])("%s", (_what, clauses, expected) => {
    expect(faultsOf(parseRulebookFile(file(Object(clauses))))).toEqual(expected);
  });

  describe("values that contradict each other", () => {
    test.each<[string, object, readonly string[]]>([
      [
        "a double six below the double one",
        { "dice.natural": house({ doubleSix: 2, doubleOne: 12 }) },
        ["dice.natural.value.doubleSix notRising"],
      ],
      [
        "a second band before the first",
        { "casualty.band": house(but("casualty.band", ["close", "second"], 4)) },
        ["casualty.band.value.close.second notRising"],
      ],
      [
        "a large unit's band before that of the others",
        { "casualty.band": house(but("casualty.band", ["artillery", "secondLarge"], 5)) },
        ["casualty.band.value.artillery.secondLarge belowMinimum"],
      ],
      [
        "a small unit that outlasts a standard one",
        { "casualty.limit": house(but("casualty.limit", ["close", "small"], 13)) },
        ["casualty.limit.value.close.standard belowMinimum"],
      ],
      [
        "a screen that is gone before it begins",
        { "casualty.limit": house(but("casualty.limit", ["screen", "goneBelow"], 99)) },
        ["casualty.limit.value.screen.mostBases notRising"],
      ],
      [
        "canister beyond long range, in one of the scales",
        { "fire.range.guns": house(but("fire.range.guns", ["medium", "canister", "cm"], 90)) },
        ["fire.range.guns.value.medium.effective.cm notRising"],
      ],
      [
        "long range no further than effective, in inches",
        { "fire.range.guns": house(but("fire.range.guns", ["light", "long", "inch"], 21)) },
        ["fire.range.guns.value.light.long.inch notRising"],
      ],
      [
        "half in sight above all in sight",
        { "fire.sight.half": house({ from: 0.9 }) },
        ["fire.sight.half.value.from aboveMaximum"],
      ],
      [
        "all in sight below half in sight",
        { "fire.sight.full": house({ from: 0.4 }) },
        ["fire.sight.full.value.from notRising"],
      ],
      [
        "the two of them together, rightly",
        { "fire.sight.half": house({ from: 0.25 }), "fire.sight.full": house({ from: 0.5 }) },
        [],
      ],
      [
        "the fewest aides above the most",
        { "command.adcCount": house(but("command.adcCount", ["least"], 9)) },
        ["command.adcCount.value.most belowMinimum"],
      ],
      [
        "batteries that are standard before they are small",
        { "size.battery": house({ smallUpTo: 4, standardUpTo: 4 }) },
        ["size.battery.value.standardUpTo notRising"],
      ],
    ])("%s", (_what, clauses, expected) => {
      expect(faultsOf(parseRulebookFile(file(clauses)))).toEqual(
        expected.map((one) => `clauses.${one}`),
      );
    });
  });

  test("__proto__ is no clause, and no source of an order of battle", () => {
    const json: unknown = JSON.parse('{"__proto__":{"value":1,"origin":"house"}}');
    expect(faultsOf(parseRulebookFile(file(Object(json))))).toEqual([
      "clauses.__proto__ unknownKey",
    ]);
    const sources: unknown = JSON.parse('{"__proto__":{"title":"A source"}}');
    expect(faultsOf(parseOrderOfBattle({ ...orderFile(), sources }))).toEqual([
      "sources.__proto__ unknownKey",
    ]);
  });

  test("results of one table may stand in another of its kind", () => {
    const value = but("charge.table.infantryVsFoot", [0, "defender", "result"], "rout");
    expect(faultsOf(withClause("charge.table.infantryVsFoot", value))).toEqual([]);
  });

  test("any JSON in place of a value is a fault or a value, never a crash", () => {
    fc.assert(
      fc.property(fc.constantFrom(...clauseIds), fc.jsonValue(), (id, value) => {
        const checked = withClause(id, value);
        if (!checked.ok) expect(checked.faults.length).toBeGreaterThan(0);
      }),
    );
  });
});
