import {
  type OrderOfBattle,
  orderOf,
  parseScenario,
  type Scenario,
  type ScenarioTerms,
  termsOf,
} from "@adjutant/battle";
import type { Options } from "@adjutant/rules";

/** A battle that can be set up: its forces, and what they fight for where that is told. */
export interface SetPiece {
  readonly order: OrderOfBattle;
  /** Null for forces alone. */
  readonly terms: ScenarioTerms | null;
  /** What it asks to be played by; whoever sets it up may ask otherwise. */
  readonly options: Options;
}

/** What a scenario sets up. */
export function pieceOf(scenario: Scenario): SetPiece {
  const { options = {} } = scenario;
  return { order: orderOf(scenario), terms: termsOf(scenario), options };
}

/** The scenarios that come with the app, in the order they are offered. */
const files = {
  training: () => import("../../../../scenarios/training.scenario.json"),
  maida: () => import("../../../../scenarios/maida-1806.scenario.json"),
  elchingen: () => import("../../../../scenarios/elchingen-1805.scenario.json"),
  auerstedt: () => import("../../../../scenarios/auerstedt-1806.scenario.json"),
} as const;

export type Shipped = keyof typeof files;

/** A shipped scenario, checked like any that comes from outside. */
export async function shippedBattle(name: Shipped): Promise<SetPiece> {
  const { default: json } = await files[name]();
  const scenario = parseScenario(json);
  if (!scenario.ok) throw new Error(`${name} is no scenario`);
  return pieceOf(scenario.value);
}

/** All of them. */
export function shippedBattles(): Promise<readonly SetPiece[]> {
  return Promise.all([
    shippedBattle("training"),
    shippedBattle("maida"),
    shippedBattle("elchingen"),
    shippedBattle("auerstedt"),
  ]);
}
