import type { MapWords } from "@adjutant/phrases/map/en";
import { createContext, type Provider, useContext, useEffect, useState } from "react";
import type { Language } from "../settings.ts";
import { useText } from "../text.ts";

async function load(lang: Language): Promise<MapWords> {
  return lang === "ru"
    ? (await import("@adjutant/phrases/map/ru")).mapRu
    : (await import("@adjutant/phrases/map/en")).mapEn;
}

/** What the map says, in the reader's language; null until it has come. */
export function useMapWords(): MapWords | null {
  const { lang } = useText();
  const [words, setWords] = useState<MapWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void load(lang).then((loaded) => {
      if (wanted) setWords(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [lang]);
  return words;
}

const WordsContext = createContext<MapWords | null>(null);
export const WordsProvider: Provider<MapWords | null> = WordsContext.Provider;

export function useWords(): MapWords {
  const words = useContext(WordsContext);
  if (words === null) throw new Error("useWords outside WordsProvider");
  return words;
}
