import type { BattleView } from "@adjutant/battle";
import type { Text } from "../text.ts";

/** Names as the battle writes them, in the reader's language. */
export interface NameOf {
  (id: string): string;
  /** Both sides, in the order in which rolls of both name them. */
  readonly sides: readonly [first: string, second: string];
}

/** Where names are found. */
type Named = Pick<BattleView, "units" | "brigades" | "sides" | "scenario" | "lastSeen">;

/** Finds names in a battle. */
export function namesIn(
  { units, brigades, sides, scenario, lastSeen = [] }: Named,
  text: Text,
): NameOf {
  const name = (id: string): string =>
    (units[id]?.name ??
      brigades[id]?.name ??
      lastSeen.flatMap((one) => [one, one.brigade]).find((one) => one.id === id)?.name ??
      [...sides, ...(scenario?.objectives ?? [])].find((one) => one.id === id)?.name)?.[
      text.lang
    ] ?? id;
  const [first, second] = sides;
  return Object.assign(name, { sides: [first.name[text.lang], second.name[text.lang]] as const });
}
