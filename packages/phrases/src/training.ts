import type { Values } from "./arguments.ts";
import { formatter } from "./message.ts";
import type { training } from "./training.en.ts";

export type TrainingKey = keyof typeof training & string;

/** What the guide of the training battle says; a browser loads it with that battle. */
export interface TrainingWords {
  say(key: TrainingKey, values?: Values): string;
}

export function trainingWords(
  lang: "en" | "ru",
  messages: Readonly<Record<TrainingKey, string>>,
): TrainingWords {
  const { message } = formatter(lang);
  return { say: (key, values) => message(messages[key], values) };
}
