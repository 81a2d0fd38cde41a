import { clauses } from "./clauses/en.ts";
import { faults } from "./faults.en.ts";
import type { LanguageData } from "./language.ts";
import { refusals } from "./refusals.en.ts";
import { words } from "./words.en.ts";
import { working } from "./working.en.ts";

/** What everybody says in English. */
export const data: LanguageData = { clauses, words, working, refusals, faults };
