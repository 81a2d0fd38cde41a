import { cli } from "./cli.ru.ts";
import { type ReferenceWords, referenceWords } from "./reference.ts";

/** The rulebook's values in Russian. */
export const referenceRu: ReferenceWords = referenceWords("ru", cli);
