/**
 * Every sentence a person can read, in English and Russian. This entry brings both languages and
 * the command line's sentences; a browser takes one language from `@adjutant/phrases/en` or
 * `@adjutant/phrases/ru`.
 */
import { account as accountEn } from "./account.en.ts";
import { account as accountRu } from "./account.ru.ts";
import { app as appEn } from "./app.en.ts";
import { app as appRu } from "./app.ru.ts";
import { charging as chargingEn } from "./charging.en.ts";
import { charging as chargingRu } from "./charging.ru.ts";
import { cli as cliEn } from "./cli.en.ts";
import { cli as cliRu } from "./cli.ru.ts";
import { common as commonEn } from "./common.en.ts";
import { common as commonRu } from "./common.ru.ts";
import { data as dataEn } from "./data.en.ts";
import { data as dataRu } from "./data.ru.ts";
import { field as fieldEn } from "./field.en.ts";
import { field as fieldRu } from "./field.ru.ts";
import { follows as followsEn } from "./follows.en.ts";
import { follows as followsRu } from "./follows.ru.ts";
import { type Lang, language, type Phrases, type SaidByAll, type SaidByApp } from "./language.ts";
import { seats as seatsEn } from "./seats.en.ts";
import { seats as seatsRu } from "./seats.ru.ts";

export type {
  ClauseWords,
  Fault,
  Lang,
  Path,
  Phrases,
  SaidByAll,
  SaidByApp,
  SayKey,
  WordGroup,
  WordOf,
} from "./language.ts";
export type { Telling } from "./sentence.ts";

/** What the app loads: one language without the command line's sentences. */
export type AppPhrases = Phrases<SaidByApp>;

const languages: Readonly<Record<Lang, Phrases>> = {
  en: language<SaidByAll>("en", dataEn, {
    ...commonEn,
    ...appEn,
    ...chargingEn,
    ...followsEn,
    ...seatsEn,
    ...fieldEn,
    ...accountEn,
    ...cliEn,
  }),
  ru: language<SaidByAll>("ru", dataRu, {
    ...commonRu,
    ...appRu,
    ...chargingRu,
    ...followsRu,
    ...seatsRu,
    ...fieldRu,
    ...accountRu,
    ...cliRu,
  }),
};

/** Everything said in one language. */
export function phrases(lang: Lang): Phrases {
  return languages[lang];
}
