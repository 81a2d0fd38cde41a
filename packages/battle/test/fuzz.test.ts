import { procedureNames } from "@adjutant/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Checked,
  parseBattle,
  parseFaces,
  parseOptions,
  parseOrderOfBattle,
  parseRulebookFile,
  parseSituation,
  parseUnit,
  readJson,
  writeBattle,
} from "../src/index.ts";
import { orderFile, Table } from "./forces.ts";
import { paths, spoilt } from "./spoil.ts";

/** A value or faults, at most one more than are told; never both, never a crash. */
function sound(checked: Checked<unknown>): void {
  if (checked.ok) return;
  expect(checked.faults.length).toBeGreaterThan(0);
  expect(checked.faults.length).toBeLessThanOrEqual(21);
  for (const { path, code, params } of checked.faults) {
    expect(Array.isArray(path)).toBe(true);
    expect(code).not.toBe("");
    for (const value of Object.values(params)) expect(["string", "number"]).toContain(typeof value);
  }
}

const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withTypedArray: true }),
  fc.jsonValue(),
);

/** Keys that formats know, and a few that nobody does. */
const key = fc.constantFrom(
  ..."arm grade size formation garrison place burning kind gun mount models howitzers bases".split(
    " ",
  ),
  ..."casualties retreating routing firer targets unit distance behind gap share options".split(
    " ",
  ),
  ..."scale attacker defender charger battery scored quarters test brigade id name".split(" "),
  ..."__proto__ constructor toString length 0".split(" "),
);
const word = fc.constantFrom(
  ..."infantry cavalry artillery screen line square openOrder gun howitzer rocket".split(" "),
  ..."elite recruit small large builtUp medium foot deployed cm inch".split(" "),
);
const leaf = fc.oneof(
  word,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.string(),
);

/** Objects that look like input and are wrong somewhere. */
const likely = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    leaf,
    tie("object"),
    fc.array(tie("value"), { maxLength: 3 }),
  ),
  object: fc.dictionary(key, tie("value"), { maxKeys: 8 }),
})).object;

describe("whatever comes in, a value or faults come out", () => {
  test.each<[string, fc.Arbitrary<unknown>]>([
    ["anything", anything],
    ["what looks like input", likely],
  ])("%s", (_what, input) => {
    fc.assert(
      fc.property(input, fc.constantFrom(...procedureNames), (json, procedure) => {
        sound(parseUnit(json));
        sound(parseOptions(json));
        sound(parseSituation(procedure, json));
        sound(parseOrderOfBattle(json));
        sound(parseRulebookFile(json));
        sound(parseBattle(json));
        sound(parseFaces(json));
      }),
      { numRuns: 500 },
    );
  });

  test("any text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => sound(readJson(text))));
  });

  const table = new Table();
  table.volley("red-1", "blue-1", [6, 5, 1, 1]);
  table.give({ type: "advance", overrule: true });
  table.give({ type: "undo" });
  const battle: unknown = JSON.parse(JSON.stringify(writeBattle(table.state)));

  test("a sound battle, spoilt in one place", () => {
    const places = paths(battle);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.oneof(leaf, likely), (path, value) => {
        sound(parseBattle(spoilt(battle, path, value)));
      }),
      { numRuns: 500 },
    );
  });

  test("a sound order of battle, spoilt in one place", () => {
    const order: unknown = orderFile();
    const places = paths(order);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.oneof(leaf, likely), (path, value) => {
        sound(parseOrderOfBattle(spoilt(order, path, value)));
      }),
      { numRuns: 500 },
    );
  });
});
