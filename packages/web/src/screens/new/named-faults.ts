/** What is wrong with a map, by the names that players know: no ids, no places in a file. */
import type { Fault, ListedSide } from "@adjutant/battle";
import type { Language } from "../../settings.ts";

/**
 * Faults of a scenario that is chosen, not read: its sides and units by their names.
 *
 * @param sides those who would fight
 */
export function namedFaults(
  faults: readonly Fault[],
  sides: readonly ListedSide[],
  lang: Language,
): readonly Fault[] {
  const names = new Map<string, string>();
  for (const side of sides) {
    names.set(side.id, side.name[lang]);
    for (const brigade of side.brigades) {
      names.set(brigade.id, brigade.name[lang]);
      for (const { unit, name } of brigade.units) names.set(unit.id, name[lang]);
    }
  }
  const named = (text: string): string =>
    text
      .split(", ")
      .map((id) => names.get(id) ?? id)
      .join(", ");
  return faults.map((fault) => {
    const params = Object.fromEntries(
      Object.entries(fault.params).map(([key, value]) => [
        key,
        typeof value === "string" ? named(value) : value,
      ]),
    );
    // The same fault with the same keys: only texts in it are others.
    return { ...fault, path: [], params } as Fault;
  });
}
