import { describe, expect, test } from "vitest";
import { clauses } from "../src/clauses/ru.ts";
import type { Word } from "../src/shape.ts";
import { words } from "../src/words.ru.ts";
import { everyMessage, parsed } from "./messages.ts";

const forms = (word: Word): string[] =>
  typeof word === "string" ? [word] : [word.masculine, word.feminine];

/** Every Russian text that can be read, with where it stands. */
const texts: readonly (readonly [string, string])[] = [
  ...Object.entries(clauses).flatMap(([id, phrase]) =>
    Object.values(phrase).map((text) => [id, text] as const),
  ),
  ...Object.entries(words).flatMap(([group, values]) =>
    Object.values<Word>(values)
      .flatMap(forms)
      .map((text) => [group, text] as const),
  ),
  ...everyMessage.flatMap(({ group, key, ru }) =>
    parsed(ru).literals.map((text) => [`${group} ${key}`, text] as const),
  ),
];

/** What stays in Latin letters: dice, formats, and words that are typed as they are. */
const latin = new Set(
  [
    "D6 D3 2D6 3D6 4D6 1D6 1D3 JSON UTF S000 S002 S003 MIT true false null garrison formation format source note hidden unseen advanced resolving",
    // Flags, variables and commands, as they are typed.
    "en ru seed public house dice origin lang option host port data halves once volley table",
    "TCP ADJUTANT PORT HOST DATA adjutant rules npm run build Ctrl C D F",
  ]
    .join(" ")
    .split(" "),
);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];

describe("Russian texts", () => {
  test("no word mixes Latin and Cyrillic letters", () => {
    const mixed = texts.filter(([, text]) =>
      wordsOf(text).some(
        (word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word),
      ),
    );
    expect(mixed).toEqual([]);
  });

  test("Latin words are only those meant to be", () => {
    const strange = texts.flatMap(([where, text]) =>
      wordsOf(text)
        .filter((word) => /\p{Script=Latin}/u.test(word) && !latin.has(word))
        .map((word) => `${where}: ${word}`),
    );
    expect(strange).toEqual([]);
  });

  test("ё is written where it is said", () => {
    // Words that a hurried hand spells with е.
    const hurried =
      /(?<!\p{L})(еще|ее|причем|вперед|твердо|трех|четырех|счет\p{L}*|учет\p{L}*|расчет\p{L}*|пересечен\p{L}*|тяжел\p{L}*|надежн\p{L}*|легк(?:ая|ие|ой|ую|им|их)|ружье|шестерок|(?:по|до|во|най|прой|при)?(?:идет|йдет)|(?:по|до|во|про|при)дет|(?:по|у|до|во|про|при)?шел|нашел|берет|дает|встает|остается|дерется|бьет|отобьет|подвезет|вернет|прочтет|ведет|живет|зовет|ждет|начнет|обойдет\p{L}*|жжет)(?!\p{L})/iu;
    const wrong = texts.filter(([, text]) => hurried.test(text));
    expect(wrong).toEqual([]);
  });

  test("Russian quotes, dashes, minus and inch signs", () => {
    const wrong = texts.filter(([, text]) =>
      /["“”„']|(?<![\p{L}\d])-\d|\d-\d| - |\.\.\./u.test(text.replace("1806-07-04", "")),
    );
    expect(wrong).toEqual([]);
  });

  test("a dash never begins a line by itself: the space before it is there", () => {
    const wrong = texts.filter(([, text]) => /\p{L}—|—\p{L}/u.test(text));
    expect(wrong).toEqual([]);
  });

  test("none of the words that blame the reader or sound like a machine", () => {
    const banned =
      /недопустим|некорректн|неверн|ошибк|ошибоч|невозможно выполнить|данн(ый|ая|ое) (?:юнит|отряд)|юнит|валидн|инвалид|меньше либо равно|сущност/iu;
    expect(texts.filter(([, text]) => banned.test(text))).toEqual([]);
  });
});
