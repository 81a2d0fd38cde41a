/**
 * Every sentence a person can read, in English and Russian. This entry brings both languages; a
 * browser takes one at a time from `@adjutant/phrases/en` and `@adjutant/phrases/ru`.
 */
import { en } from "./en.ts";
import type { Lang, Phrases } from "./language.ts";
import { ru } from "./ru.ts";

export type {
  ClauseWords,
  Fault,
  Lang,
  Phrases,
  SayKey,
  WordGroup,
  WordOf,
} from "./language.ts";
export type { Telling } from "./sentence.ts";

const languages: Readonly<Record<Lang, Phrases>> = { en, ru };

/** Everything said in one language. */
export function phrases(lang: Lang): Phrases {
  return languages[lang];
}
