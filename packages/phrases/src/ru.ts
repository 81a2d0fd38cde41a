import { app } from "./app.ru.ts";
import { clauses } from "./clauses/ru.ts";
import { cli } from "./cli.ru.ts";
import { common } from "./common.ru.ts";
import { faults } from "./faults.ru.ts";
import { language, type Phrases } from "./language.ts";
import { refusals } from "./refusals.ru.ts";
import { words } from "./words.ru.ts";
import { working } from "./working.ru.ts";

/** Everything in Russian. */
export const ru: Phrases = language("ru", {
  clauses,
  words,
  working,
  refusals,
  faults,
  common,
  app,
  cli,
});
