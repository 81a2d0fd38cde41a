import { describe, expect, test } from "vitest";
import { clauses } from "../src/clauses/en.ts";
import { words } from "../src/words.en.ts";
import { everyMessage, parsed } from "./messages.ts";

const texts: readonly (readonly [string, string])[] = [
  ...Object.entries(clauses).flatMap(([id, phrase]) =>
    Object.values(phrase).map((text) => [id, text] as const),
  ),
  ...Object.entries(words).flatMap(([group, values]) =>
    Object.values<string>(values).map((text) => [group, text] as const),
  ),
  ...everyMessage.flatMap(({ group, key, en }) =>
    parsed(en).literals.map((text) => [`${group} ${key}`, text] as const),
  ),
];

describe("English texts", () => {
  test("none of the words that blame the reader or sound like a machine", () => {
    const banned = /\binvalid|\berror|\billegal|\bfailed\b|\bundefined/i;
    expect(texts.filter(([, text]) => banned.test(text))).toEqual([]);
  });

  test("British spelling", () => {
    const american = /\b(center|centimeter|defense|color|armor|meter|gray|honor)s?\b/i;
    expect(texts.filter(([, text]) => american.test(text))).toEqual([]);
  });

  test("no Cyrillic letters", () => {
    expect(texts.filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });

  test("true minus, en dashes in ranges, curled quotes", () => {
    const wrong = texts.filter(([, text]) =>
      /["„]|(?<!\p{L})-\d|\d-\d|\.\.\./u.test(text.replace("1806-07-04", "")),
    );
    expect(wrong).toEqual([]);
  });
});
