import { createContext, type Provider, useContext } from "react";
import type { Language } from "./settings.ts";

/** One language at a time; the other comes when it is chosen. */
export async function loadText(lang: Language) {
  return lang === "ru"
    ? (await import("@adjutant/phrases/ru")).ru
    : (await import("@adjutant/phrases/en")).en;
}

/** Everything the app can say, in one language. */
export type Text = Awaited<ReturnType<typeof loadText>>;

/** Dates are written as the rest is: in British English. */
export function localeOf({ lang }: Pick<Text, "lang">): string {
  return lang === "en" ? "en-GB" : lang;
}

/** A word as a title begins. */
export function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}

/** Keeps ordinals such as "1-й" on one line: a word joiner on either side of their hyphen. */
export function unbroken(words: string): string {
  return words.replace(/(\d)-(?=\p{L})/gu, "$1\u2060-\u2060");
}

const TextContext = createContext<Text | null>(null);
export const TextProvider: Provider<Text | null> = TextContext.Provider;

/** Everything said in the reader's language. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (text === null) throw new Error("useText outside TextProvider");
  return text;
}
