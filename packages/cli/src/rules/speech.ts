import type { Phrases } from "@adjutant/phrases";
import { referenceEn } from "@adjutant/phrases/reference/en";
import { referenceRu } from "@adjutant/phrases/reference/ru";
import type { ValueSpeech } from "@adjutant/phrases/values";

/** How the rulebook's values are set out in a terminal, in the language of the phrases. */
export function speechOf(words: Phrases): ValueSpeech {
  return {
    text: words,
    named: words.lang === "ru" ? referenceRu : referenceEn,
    yes: words.say("cli.yes"),
    no: words.say("cli.no"),
    head: (group: "band" | "row", key: string): string =>
      // The two groups and their keys come as pairs; a signature of both forgets it.
      words.word(group as "band", key as "long"),
  };
}
