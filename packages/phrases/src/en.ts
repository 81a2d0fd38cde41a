import { app } from "./app.en.ts";
import { clauses } from "./clauses/en.ts";
import { cli } from "./cli.en.ts";
import { common } from "./common.en.ts";
import { faults } from "./faults.en.ts";
import { language, type Phrases } from "./language.ts";
import { refusals } from "./refusals.en.ts";
import { words } from "./words.en.ts";
import { working } from "./working.en.ts";

/** Everything in English. */
export const en: Phrases = language("en", {
  clauses,
  words,
  working,
  refusals,
  faults,
  common,
  app,
  cli,
});
