/** The words of one clause. */
export interface ClausePhrase {
  /** Short name, two to five words. */
  readonly title: string;
  /** The rule in our own words, for a player who has no book beside him. */
  readonly text: string;
  /** Very short, for a working line; modifiers have one, other clauses are called by their title. */
  readonly label?: string;
}

/** Phrases of one section of the rulebook, keyed by clause id. */
export type ClausePhrases = Readonly<Record<string, ClausePhrase>>;

/** The same clauses in another language: none missing, none added, labels for the same ones. */
export type Translation<English extends ClausePhrases> = {
  readonly [Id in keyof English]: { readonly [Part in keyof English[Id]]: string };
};

/** A word that may have to agree with what it is said of: a battalion or a battery. */
export type Word = string | { readonly masculine: string; readonly feminine: string };

/** Words by group (grade, formation, …) and value. */
export type Words = Readonly<Record<string, Readonly<Record<string, Word>>>>;

/** The same words in another language: none missing, none added. */
export type TranslatedWords<English extends Words> = {
  readonly [Group in keyof English]: { readonly [Value in keyof English[Group]]: Word };
};
