/** The file of a battle, and how a battle is written down. */
import type { Options } from "@adjutant/rules";
import type { DiceBySide } from "../companion/dice-of.ts";
import type { BattleEvent, Started } from "../companion/events.ts";
import type { Companion } from "../companion/state.ts";
import { frozen } from "../input/frozen.ts";
import type { OrderOfBattle } from "./order-of-battle.ts";
import type { RulebookFile } from "./rulebook-file.ts";
import type { ScenarioTerms } from "./scenario.ts";
import type { Text } from "./text.ts";

/** How a battle is shared at one screen where its rosters do not lie open to both sides. */
export type Shared = "curtain" | "umpire";

export interface BattleFile {
  readonly format: "adjutant/battle@1";
  readonly id: string;
  readonly at?: number;
  readonly name: Text;
  readonly rulebook: {
    readonly name: string;
    readonly edition: number;
    /** The rulebook file whose values the battle is fought with, if any. */
    readonly changes?: RulebookFile;
  };
  readonly options: Options;
  /** How each side rolls, where it does otherwise than the options say. */
  readonly dice?: DiceBySide;
  readonly ordersOfBattle: readonly OrderOfBattle[];
  /** The scenario that it is fought by, without its forces. */
  readonly scenario?: ScenarioTerms;
  /** It is fought on the map of the scenario's field. */
  readonly map?: true;
  /** On the map: troops out of the enemy's sight are hidden from him. */
  readonly hidden?: true;
  /** A curtain is between its sides, or an umpire keeps it; absent: its rosters lie open. */
  readonly shared?: Shared;
  /** All events after the start. */
  readonly events: readonly Exclude<BattleEvent, Started>[];
}

/**
 * The file of a battle.
 * @param changes the rulebook file that it is fought with, if any
 * @param shared what is between its sides where it is kept; null: nothing
 */
export function writeBattle(
  state: Companion,
  changes: RulebookFile | null = null,
  shared: Shared | null = null,
): BattleFile {
  const [first, ...rest] = state.log.map(({ event }) => event);
  if (first?.type !== "started") throw new Error("a battle begins with its start");
  const { id, at, name, rulebook: under, options, dice, orders, scenario, map, hidden } = first;
  return frozen({
    format: "adjutant/battle@1",
    id,
    ...(at === undefined ? {} : { at }),
    name,
    rulebook: { ...under, ...(changes === null ? {} : { changes }) },
    options,
    ordersOfBattle: orders,
    ...(dice === undefined ? {} : { dice }),
    ...(scenario === undefined ? {} : { scenario }),
    ...(map && { map }),
    ...(hidden && { hidden }),
    ...(shared !== null && { shared }),
    events: rest.filter((event) => event.type !== "started"),
  });
}
