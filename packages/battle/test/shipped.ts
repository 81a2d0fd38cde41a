/** The files under scenarios/, and the languages of their texts. */
import { readdirSync, readFileSync } from "node:fs";
import { readJson } from "../src/index.ts";
import { passed } from "./telling.ts";

const folder = new URL("../../../scenarios/", import.meta.url);

/** The names of the files that end so. */
export function shippedFiles(suffix: string): readonly string[] {
  return readdirSync(folder).filter((file) => file.endsWith(suffix));
}

/** What stands in a file. */
export function json(file: string): unknown {
  return passed(readJson(readFileSync(new URL(file, folder), "utf8")));
}

/** Every text of a file that is there in two languages. */
function texts(value: unknown): readonly { readonly en: string; readonly ru: string }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value && "ru" in value) return [{ en: String(value.en), ru: String(value.ru) }];
  return Object.values(value).flatMap(texts);
}

/** Words in letters of the other alphabet, but for Roman numerals. */
function latin(text: string): readonly string[] {
  return (text.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !/^[IVXLC]+$/.test(word));
}

/** What is Russian where English should stand, English where Russian, or no language at all. */
export function strayWords(file: unknown): readonly string[] {
  const all = texts(file);
  return [
    ...all.flatMap(({ ru }) => latin(ru)),
    ...all.filter(({ ru }) => !/\p{Script=Cyrillic}/u.test(ru)).map(({ ru }) => ru),
    ...all.filter(({ en }) => /\p{Script=Cyrillic}/u.test(en)).map(({ en }) => en),
    ...all.filter(({ en }) => !/\p{Script=Latin}/u.test(en)).map(({ en }) => en),
  ];
}
