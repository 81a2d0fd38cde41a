/** The Adjutant rulebook, edition 1: every clause with its origin and value, as one value. */
import { charges } from "./charges.ts";
import { conventions, forces } from "./conventions.ts";
import { fire, skirmish, volleys } from "./fire.ts";
import { artillery, fractions, guns } from "./guns.ts";
import { melee } from "./melee.ts";
import { discipline, fate, marking, morale } from "./morale.ts";
import { movement } from "./movement.ts";
import { options } from "./options.ts";
import { command, turn } from "./turn.ts";

/** The sections in the order of the book, for reading it; the clauses of each under their ids. */
export const sections = {
  conventions,
  forces,
  turn,
  command,
  movement,
  charges,
  fire,
  volleys,
  skirmish,
  artillery,
  fractions,
  guns,
  melee,
  discipline,
  fate,
  morale,
  marking,
  options,
} as const;

export type SectionName = keyof typeof sections;

const clauses = {
  ...conventions,
  ...forces,
  ...turn,
  ...command,
  ...movement,
  ...charges,
  ...fire,
  ...volleys,
  ...skirmish,
  ...artillery,
  ...fractions,
  ...guns,
  ...melee,
  ...discipline,
  ...fate,
  ...morale,
  ...marking,
  ...options,
};

export type Clauses = typeof clauses;
export type ClauseId = keyof Clauses;
export type OptionId = keyof typeof options;
export type OptionValues = { [Id in OptionId]: (typeof options)[Id]["value"] };

export interface Rulebook {
  readonly name: string;
  readonly edition: number;
  readonly clauses: Clauses;
}

function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

export const rulebook: Rulebook = frozen({ name: "Adjutant", edition: 1, clauses });

/** Every clause id, in the order of the book. */
export const clauseIds: readonly ClauseId[] = frozen(Object.keys(clauses) as ClauseId[]);
/** Every option id, in the order of the book. */
export const optionIds: readonly OptionId[] = frozen(Object.keys(options) as OptionId[]);
