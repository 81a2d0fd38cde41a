import type { MapWords } from "@adjutant/phrases/map/en";
import { createContext, type Provider, useContext } from "react";
import { useLaterWords } from "../laterWords.ts";
import type { Language } from "../settings.ts";

async function load(lang: Language): Promise<MapWords> {
  return lang === "ru"
    ? (await import("@adjutant/phrases/map/ru")).mapRu
    : (await import("@adjutant/phrases/map/en")).mapEn;
}

/** What the map says, in the reader's language; null until it has come. */
export const useMapWords = (): MapWords | null => useLaterWords(load);

const WordsContext = createContext<MapWords | null>(null);
export const WordsProvider: Provider<MapWords | null> = WordsContext.Provider;

export function useWords(): MapWords {
  const words = useContext(WordsContext);
  if (words === null) throw new Error("useWords outside WordsProvider");
  return words;
}
