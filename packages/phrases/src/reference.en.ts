import { cli } from "./cli.en.ts";
import { type ReferenceWords, referenceWords } from "./reference.ts";

export type { ReferenceKey, ReferenceWords } from "./reference.ts";

/** The rulebook's values in English. */
export const referenceEn: ReferenceWords = referenceWords("en", cli);
