import { clauses } from "./clauses/ru.ts";
import { faults } from "./faults.ru.ts";
import type { LanguageData } from "./language.ts";
import { refusals } from "./refusals.ru.ts";
import { words } from "./words.ru.ts";
import { working } from "./working.ru.ts";

/** What everybody says in Russian. */
export const data: LanguageData = { clauses, words, working, refusals, faults };
