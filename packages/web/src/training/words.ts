import type { TrainingWords } from "@adjutant/phrases/training/en";
import { useLaterWords } from "../laterWords.ts";
import type { Language } from "../settings.ts";

async function load(lang: Language): Promise<TrainingWords> {
  return lang === "ru"
    ? (await import("@adjutant/phrases/training/ru")).trainingRu
    : (await import("@adjutant/phrases/training/en")).trainingEn;
}

/** What the guide says, in the reader's language; null until it has come. */
export const useTrainingWords = (): TrainingWords | null => useLaterWords(load);
