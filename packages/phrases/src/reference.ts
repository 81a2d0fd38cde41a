import type { Values } from "./arguments.ts";
import type { cli } from "./cli.en.ts";
import { formatter } from "./message.ts";

/** Sentences that set out the values of clauses: what their keys are called, what a cell means. */
export type ReferenceKey = Extract<
  keyof typeof cli,
  | `cli.key.${string}`
  | "cli.chargeLosses"
  | "cli.draw"
  | "cli.enemyNear"
  | "cli.fireLegend"
  | "cli.loserGarrison"
>;

/** The rulebook's values in words; a browser loads them with the page that shows them. */
export interface ReferenceWords {
  say(key: ReferenceKey, values?: Values): string;
  /** Is there a word for a key of a value. */
  has(key: string): key is ReferenceKey;
}

export function referenceWords(
  lang: "en" | "ru",
  messages: Readonly<Record<ReferenceKey, string>>,
): ReferenceWords {
  const { message } = formatter(lang);
  return {
    say: (key, values) => message(messages[key], values),
    has: (key): key is ReferenceKey => Object.hasOwn(messages, key),
  };
}
