import type { ReferenceWords } from "@adjutant/phrases/reference/en";
import type { ValueSpeech } from "@adjutant/phrases/values";
import type { Language } from "../settings.ts";
import type { Text } from "../text.ts";

/** What the keys of values are called; comes with the page that needs it. */
export async function loadReference(lang: Language): Promise<ReferenceWords> {
  return lang === "ru"
    ? (await import("@adjutant/phrases/reference/ru")).referenceRu
    : (await import("@adjutant/phrases/reference/en")).referenceEn;
}

/** How the rulebook's values are set out on a screen: heads of columns are short. */
export function speechOf(text: Text, named: ReferenceWords): ValueSpeech {
  return {
    text,
    named,
    yes: text.say("rules.on"),
    no: text.say("rules.off"),
    head: (group: "band" | "row", key: string): string =>
      // The two groups and their keys come as pairs; a signature of both forgets it.
      group === "band"
        ? text.say(`reach.${key as "long"}`)
        : text.say(`volleyRow.${key as "superior"}`),
  };
}
