import { describe, expect, test } from "vitest";
import { clauses as clausesEn } from "../src/clauses/en.ts";
import { clauses as clausesRu } from "../src/clauses/ru.ts";
import { formatter } from "../src/message.ts";
import { words as wordsEn } from "../src/words.en.ts";
import { words as wordsRu } from "../src/words.ru.ts";
import { everyMessage, everyValues, groups, parsed } from "./messages.ts";

const keys = (value: object): string[] => Object.keys(value).sort();

describe("both languages say the same things", () => {
  test.each(Object.entries(groups))("%s: same keys", (_group, { en, ru }) => {
    expect(keys(ru)).toEqual(keys(en));
  });

  test("clauses: same ids, labels for the same ones", () => {
    expect(keys(clausesRu)).toEqual(keys(clausesEn));
    for (const [id, phrase] of Object.entries(clausesEn)) {
      const translated: object | undefined = Object.entries(clausesRu).find(([k]) => k === id)?.[1];
      expect(keys(translated ?? {}), id).toEqual(keys(phrase));
    }
  });

  test("words: same groups and values", () => {
    expect(keys(wordsRu)).toEqual(keys(wordsEn));
    const russian: Readonly<Record<string, object>> = wordsRu;
    for (const [group, values] of Object.entries(wordsEn)) {
      expect(keys(russian[group] ?? {}), group).toEqual(keys(values));
    }
  });

  test.each(everyMessage)("$group $key: same arguments and cases", ({ en, ru }) => {
    const english = parsed(en).args;
    const russian = parsed(ru).args;
    expect([...russian.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, argument] of english) {
      if (argument.kind !== "select") continue;
      expect([...(russian.get(name)?.cases ?? [])].sort(), name).toEqual(
        [...argument.cases].sort(),
      );
    }
  });
});

describe("every message can be said", () => {
  const format = { en: formatter("en"), ru: formatter("ru") };

  test.each(everyMessage)("$group $key", ({ en, ru }) => {
    for (const values of everyValues(en)) {
      for (const said of [format.en.message(en, values), format.ru.message(ru, values)]) {
        expect(said).not.toMatch(/NaN|undefined|\[object|\{|\}/);
        expect(said).not.toMatch(/ {2}|^ | $| [,.;:](?![/\d])/);
      }
    }
  });
});

describe("plural cases", () => {
  test.each(everyMessage)("$group $key: Russian plurals have one, few, many, other", ({ ru }) => {
    for (const { kind, cases } of parsed(ru).args.values()) {
      if (kind !== "plural") continue;
      const exact = [...cases].filter((name) => !name.startsWith("="));
      // Exact numbers and `other` alone are for words that do not change.
      if (exact.length <= 1 || (exact.length === 2 && exact.includes("one"))) continue;
      expect(exact.sort()).toEqual(["few", "many", "one", "other"]);
    }
  });
});
