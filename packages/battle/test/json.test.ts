import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  deepestNesting,
  longestText,
  parseFaces,
  placeOf,
  readFaces,
  readJson,
} from "../src/index.ts";
import { faultsOf } from "./telling.ts";

/** Milliseconds that a reading takes. */
function took(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

describe("readJson", () => {
  test.each([
    "{}",
    "[]",
    " null ",
    "-0.5e+3",
    '"\\u0041\\n"',
    '\n{"a": [1, {"b": []}]}\n',
    "\uFEFF{}",
  ])("%j is read as JSON.parse reads it", (text) => {
    expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text.replace("\uFEFF", "")) });
  });

  test("any JSON comes back the same", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), fc.nat(3), (text, indent) => {
        const printed = JSON.stringify(JSON.parse(text), null, indent);
        const read = readJson(printed);
        expect(read).toEqual({ ok: true, value: JSON.parse(printed) });
      }),
    );
  });

  test("it takes what JSON.parse takes and nothing else", () => {
    const piece = fc.constantFrom(
      ...'{}[],:"\\ \n-+.eE0123tfnu'.split(""),
      "true",
      "false",
      "null",
      '"a"',
      '"b"',
      "\t",
      "\u0001",
      "ÿ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join("");
        let value: unknown;
        let sound = true;
        try {
          value = JSON.parse(text);
        } catch {
          sound = false;
        }
        const read = readJson(text);
        const twice = !read.ok && read.faults[0]?.code === "duplicateKey";
        if (!twice) expect(read.ok).toBe(sound);
        if (read.ok) expect(read.value).toEqual(value);
      }),
      { numRuns: 5000 },
    );
  });

  test.each<[string, number, number]>([
    ["", 1, 1],
    ["   ", 1, 4],
    ['{"a": 1,}', 1, 9],
    ['{\n  "a": 1,\n  b: 2\n}', 3, 3],
    ['{\n  "a": 01\n}', 2, 9],
    ["[1, 2", 1, 6],
    ["[1 2]", 1, 4],
    ["{} {}", 1, 4],
    ['"no end', 1, 8],
    ['"line\nbreak"', 1, 6],
    ['"\\x"', 1, 3],
    ['"\\u12g4"', 1, 4],
    ["nul", 1, 1],
    ["NaN", 1, 1],
    ["'a'", 1, 1],
  ])("%j is not JSON at line %d, column %d", (text, line, column) => {
    const read = readJson(text);
    expect(!read.ok && read.faults).toEqual([
      { path: [], code: "notJson", params: { line, column } },
    ]);
  });

  test("a key twice in one object", () => {
    const read = readJson('{"a": [{"b": 1,\n "b": 2}]}');
    expect(!read.ok && read.faults).toEqual([
      { path: ["a", 0, "b"], code: "duplicateKey", params: { key: "b", line: 2, column: 2 } },
    ]);
    expect(readJson('{"a": {"b": 1}, "b": {"b": 2}}').ok).toBe(true);
    // Written differently, it is the same key.
    expect(faultsOf(readJson('{"a": 1, "\\u0061": 2}'))).toEqual(["a duplicateKey"]);
  });

  test("twenty megabytes of rubbish end in a message at once", () => {
    for (const text of ["x".repeat(2e7), "[".repeat(2e7), "\u0000".repeat(2e7), '"'.repeat(2e7)]) {
      expect(took(() => readJson(text))).toBeLessThan(1000);
      expect(faultsOf(readJson(text))).toEqual(["fileTooBig"]);
    }
  });

  test("five megabytes of sound JSON are read, the longest object of keys too, without a pause", () => {
    const texts = [
      `[${"1,".repeat(2_400_000)}1]`,
      `{${Array.from({ length: 300_000 }, (_v, i) => `"k${i}":1`).join()}}`,
      `"${"\\n".repeat(2_400_000)}"`,
      "[".repeat(longestText),
      " ".repeat(longestText),
    ];
    // Loaded machines are slow; a reading that grows faster than its text would take minutes.
    for (const text of texts) expect(took(() => readJson(text))).toBeLessThan(30_000);
  }, 120_000);

  test("nesting ends at its limit, without a deep stack", () => {
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    expect(readJson(nested(deepestNesting)).ok).toBe(true);
    expect(faultsOf(readJson(nested(deepestNesting + 1)))).toEqual(["tooDeep"]);
    expect(faultsOf(readJson(nested(100_000)))).toEqual(["tooDeep"]);
    expect(faultsOf(readJson('{"a":'.repeat(100_000)))).toEqual(["tooDeep"]);
  });
});

describe("placeOf", () => {
  const text = '{\n  "firer": {},\n  "targets": [\n    { "distance": 8.126 }\n  ]\n}';
  test.each<[(string | number)[], number, number]>([
    [[], 1, 1],
    [["firer"], 2, 12],
    [["targets", 0], 4, 5],
    [["targets", 0, "distance"], 4, 19],
    // What is missing is missing there.
    [["targets", 0, "unit"], 4, 5],
    [["targets", 1, "unit"], 3, 14],
    [["behind"], 1, 1],
  ])("%j stands at line %d, column %d", (path, line, column) => {
    expect(placeOf(text, path)).toEqual({ line, column });
  });

  test("a text that is not JSON has no places", () => {
    expect(placeOf('{"a": ', ["a"])).toBeNull();
  });
});

describe("dice", () => {
  test("faces as a list and as a line", () => {
    expect(parseFaces([1, 2, 6])).toEqual({ ok: true, value: [1, 2, 6] });
    for (const text of ["6,5,3,1", "6 5 3 1", " 6, 5; 3 1 "]) {
      expect(readFaces(text)).toEqual({ ok: true, value: [6, 5, 3, 1] });
    }
    expect(readFaces("")).toEqual({ ok: true, value: [] });
  });

  test.each<[unknown, readonly string[]]>([
    [[0], ["0 notDie"]],
    [
      [7, 1, -1],
      ["0 notDie", "2 notDie"],
    ],
    [[1.5], ["0 notDie"]],
    [["6"], ["0 notDie"]],
    [[null], ["0 notDie"]],
    [[Number.NaN], ["0 notDie"]],
    ["6,5", ["wrongType"]],
    [null, ["wrongType"]],
    [{ 0: 6 }, ["wrongType"]],
    [new Array(5000).fill(6), ["listTooLong"]],
  ])("%j: %j", (input, expected) => {
    expect(faultsOf(parseFaces(input))).toEqual(expected);
  });

  test("words on a line are no dice", () => {
    expect(faultsOf(readFaces("6,x,12"))).toEqual(["1 notDie", "2 notDie"]);
  });
});
