import { clauseIds, rulebook } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { clauses as english } from "../src/clauses/en.ts";
import { clauses as russian } from "../src/clauses/ru.ts";
import type { ClausePhrases } from "../src/shape.ts";

const languages: readonly (readonly [string, ClausePhrases])[] = [
  ["en", english],
  ["ru", russian],
];

describe.each(languages)("clauses in %s", (_lang, clauses) => {
  test("one phrase for every clause of the rulebook, and no other", () => {
    expect(Object.keys(clauses).sort()).toEqual([...clauseIds].sort());
  });

  test.each(Object.entries(clauses))("%s", (id, { title, text, label }) => {
    const part = /^[^:]+: /;
    expect(title.replace(part, "").split(/\s+/).length, "title").toBeLessThanOrEqual(6);
    expect(title, "a title is no sentence").not.toMatch(/\.$/);
    expect(text, "whole sentences").toMatch(/^[«“\p{Lu}\d+¼½¾].*[.!?]$/u);
    const sentences = text.split(/(?<=[.!?])\s+(?=[«“\p{Lu}\d])/u);
    expect(sentences.length, `sentences of ${id}`).toBeLessThanOrEqual(5);
    expect(text.length, "short enough to read at the table").toBeLessThanOrEqual(620);
    if (label !== undefined) expect(label.length, "label").toBeLessThanOrEqual(36);
    expect(text, "clause texts are plain, not ICU").not.toMatch(/[{}]/);
  });

  test("titles are told apart", () => {
    const titles = Object.values(clauses).map(({ title }) => title);
    const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(twice).toEqual([]);
  });
});

/** What a rulebook value looks like where the clause is a modifier. */
function isModifier(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const plain = "roll" in value && "dice" in value && "halves" in value;
  const band = "first" in value && "second" in value;
  const each = "each" in value;
  const byGrade = "elite" in value && "recruit" in value;
  return plain || band || each || byGrade;
}

test("every modifier has a label for the working, in both languages", () => {
  const modifiers = clauseIds.filter((id) => isModifier(rulebook.clauses[id].value));
  expect(modifiers.length).toBeGreaterThan(40);
  const named: ClausePhrases = english;
  const translated: ClausePhrases = russian;
  expect(modifiers.filter((id) => named[id]?.label === undefined)).toEqual([]);
  expect(modifiers.filter((id) => translated[id]?.label === undefined)).toEqual([]);
});
