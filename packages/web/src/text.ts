import type { Phrases } from "@adjutant/phrases";
import { createContext, type Provider, useContext } from "react";
import type { Language } from "./settings.ts";

/** One language at a time; the other comes when it is chosen. */
export async function loadText(lang: Language): Promise<Phrases> {
  return lang === "ru"
    ? (await import("@adjutant/phrases/ru")).ru
    : (await import("@adjutant/phrases/en")).en;
}

const TextContext = createContext<Phrases | null>(null);
export const TextProvider: Provider<Phrases | null> = TextContext.Provider;

/** Everything said in the reader's language. */
export function useText(): Phrases {
  const text = useContext(TextContext);
  if (text === null) throw new Error("useText outside TextProvider");
  return text;
}
