import type { TrainingWords } from "@adjutant/phrases/training/en";
import { useEffect, useState } from "react";
import type { Language } from "../settings.ts";
import { useText } from "../text.ts";

async function load(lang: Language): Promise<TrainingWords> {
  return lang === "ru"
    ? (await import("@adjutant/phrases/training/ru")).trainingRu
    : (await import("@adjutant/phrases/training/en")).trainingEn;
}

/** What the guide says, in the reader's language; null until it has come. */
export function useTrainingWords(): TrainingWords | null {
  const { lang } = useText();
  const [words, setWords] = useState<TrainingWords | null>(null);
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
