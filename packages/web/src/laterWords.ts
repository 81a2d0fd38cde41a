/** Sentences of a part of the app that come with it, in the reader's language. */
import { useEffect, useState } from "react";
import type { Language } from "./settings.ts";
import { useText } from "./text.ts";

/**
 * The words of a part; null until they have come.
 * @param load fetches them, the same function at every call
 */
export function useLaterWords<Words>(load: (lang: Language) => Promise<Words>): Words | null {
  const { lang } = useText();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    void load(lang).then((loaded) => {
      if (wanted) setWords(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [lang, load]);
  return words;
}
