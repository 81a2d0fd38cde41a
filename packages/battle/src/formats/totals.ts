/** What a file of forces adds up to, for whoever looks it over. */
import type { OrderOfBattle } from "./order-of-battle.ts";
import type { ScenarioTerms } from "./scenario.ts";

export interface SideTotals {
  readonly side: string;
  readonly brigades: number;
  readonly battalions: number;
  readonly regiments: number;
  readonly batteries: number;
  readonly models: number;
  readonly screens: number;
}

export interface Totals {
  readonly sides: readonly SideTotals[];
  readonly objectives: number;
  /** Pieces of ground on the field. */
  readonly terrain: number;
  /** The turn limit; null: none. */
  readonly turns: number | null;
}

/** The totals of an order of battle or a scenario. */
export function totalsOf(
  file: Pick<OrderOfBattle, "sides"> &
    Partial<Pick<ScenarioTerms, "turns" | "objectives" | "field">>,
): Totals {
  const sides = file.sides.map(({ id, brigades }) => {
    const units = brigades.flatMap((brigade) => brigade.units.map(({ unit }) => unit));
    const count = (arm: string) => units.filter((unit) => unit.arm === arm).length;
    return {
      side: id,
      brigades: brigades.length,
      battalions: count("infantry"),
      regiments: count("cavalry"),
      batteries: count("artillery"),
      models: units.reduce((sum, one) => sum + (one.arm === "artillery" ? one.models : 0), 0),
      screens: count("screen"),
    };
  });
  return {
    sides,
    objectives: file.objectives?.length ?? 0,
    terrain: file.field?.terrain.length ?? 0,
    turns: file.turns ?? null,
  };
}
