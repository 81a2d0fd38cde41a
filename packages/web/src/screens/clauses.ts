import { type ClauseId, clauseIds, type SectionName, sections } from "@adjutant/rules";

/** The sections in the order of the book. */
export const sectionNames: readonly SectionName[] = [
  "conventions",
  "forces",
  "turn",
  "command",
  "movement",
  "charges",
  "fire",
  "volleys",
  "skirmish",
  "artillery",
  "fractions",
  "guns",
  "melee",
  "discipline",
  "fate",
  "morale",
  "marking",
  "options",
];

/** The clauses of a section, in the order of the book. */
export function clauseIdsOf(section: SectionName): readonly ClauseId[] {
  return clauseIds.filter((id) => id in sections[section]);
}

/** A clause id as an address spells it, or null where the book has no such clause. */
export function clauseNamed(name: string): ClauseId | null {
  return clauseIds.find((id) => id === name) ?? null;
}
