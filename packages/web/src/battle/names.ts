import type { BattleView } from "@adjutant/battle";
import type { Text } from "../text.ts";

/** Names as the battle writes them, in the reader's language. */
export interface NameOf {
  (id: string): string;
  /** Both sides, in the order in which rolls of both name them. */
  readonly sides: readonly [first: string, second: string];
}

/** Where names are found. */
type Named = Pick<BattleView, "units" | "brigades" | "sides" | "scenario">;

/** Finds names in a battle. */
export function namesIn({ units, brigades, sides, scenario }: Named, text: Text): NameOf {
  const name = (id: string): string =>
    (units[id]?.name ??
      brigades[id]?.name ??
      [...sides, ...(scenario?.objectives ?? [])].find((one) => one.id === id)?.name)?.[
      text.lang
    ] ?? id;
  const [first, second] = sides;
  return Object.assign(name, { sides: [first.name[text.lang], second.name[text.lang]] as const });
}
