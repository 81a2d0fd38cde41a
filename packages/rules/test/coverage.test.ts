/** No clause of the rulebook without a test of its name; no clause that the book does not have. */
import { readdirSync, readFileSync } from "node:fs";
import { clauseIds, optionIds, originText, rulebook } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { CLAUSES, OPTIONS } from "./clauses.ts";

const folder = new URL("./", import.meta.url);
/** The tests by clause; the twins check themselves and the distributions, not single clauses. */
const sources = readdirSync(folder)
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));

const described = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/\bdescribe\(\s*"([^"]+)"/g)].map((match) => match[1]),
  ),
);

const order = ["S000", "S002", "S003", "public", "house"];

/** Origins as the typed table writes them, in its order. */
function origins(id: keyof typeof CLAUSES): string {
  return [...rulebook.clauses[id].origins]
    .sort((a, b) => order.indexOf(a.from) - order.indexOf(b.from))
    .map(({ from, part }) => (part === null ? from : `${from}*`))
    .filter((mark, index, all) => all.indexOf(mark) === index)
    .join(" ");
}

describe("the clauses of the first edition", () => {
  const typed: readonly string[] = [...Object.keys(CLAUSES), ...OPTIONS];

  it("are all in the code", () => {
    const known = new Set<string>(clauseIds);
    expect(typed.filter((id) => !known.has(id))).toEqual([]);
  });

  it("and the code has no others", () => {
    const known = new Set(typed);
    expect(clauseIds.filter((id) => !known.has(id))).toEqual([]);
    expect(clauseIds).toHaveLength(typed.length);
  });

  it("each once", () => {
    expect(new Set(typed).size).toBe(typed.length);
  });

  it("the options are those of §13, in its order", () => {
    expect(optionIds).toEqual(OPTIONS);
  });

  it("are the first edition of Adjutant", () => {
    expect([rulebook.name, rulebook.edition]).toEqual(["Adjutant", 1]);
  });
});

describe("the origins of the clauses", () => {
  const ids = Object.keys(CLAUSES) as (keyof typeof CLAUSES)[];
  it.each(ids.map((id) => [id, CLAUSES[id]] as const))("%s: %s", (id, typed) => {
    expect(origins(id)).toBe(typed);
  });

  it("are said in one short text", () => {
    expect(originText(rulebook.clauses["state.unformed"].origins)).toBe("S002; S003");
    expect(originText(rulebook.clauses["casualty.fresh"].origins)).toBe("house");
    expect(originText(rulebook.clauses["charge.multiple"].origins)).toBe("public; house: numbers");
  });

  it("an option is nobody's but ours, or what the clauses it belongs to say", () => {
    for (const id of OPTIONS) expect(rulebook.clauses[id].origins.length).toBeGreaterThan(0);
  });
});

describe("the tests", () => {
  it("name every clause", () => {
    expect(clauseIds.filter((id) => !described.has(id))).toEqual([]);
  });

  it("skip nothing, and single nothing out", () => {
    const put = /\b(?:it|test|describe)\.(?:skip|only|todo|skipIf|fails)\b/;
    expect(sources.filter(({ text }) => put.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
