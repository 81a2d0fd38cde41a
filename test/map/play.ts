/** Whole battles on the map by the officer, from a seed. */
import { type Companion, type Scenario, startScenario } from "@adjutant/battle";
import type { Options } from "@adjutant/rules";
import { Draw } from "../fuzz/draw.ts";
import { after, given } from "../fuzz/game.ts";
import type { Json } from "../fuzz/situations.ts";
import { nextOrder } from "./officer.ts";

export interface PlayedStep {
  readonly json: Json;
  /** Null: it was done; else what was said to it. */
  readonly refused: string | null;
}

export interface PlayedBattle {
  readonly state: Companion;
  readonly steps: readonly PlayedStep[];
}

/** A battle has fewer commands than this. */
const patience = 4000;

/**
 * Plays a scenario on its map till it ends.
 * @throws if it does not go on
 */
export function playedOut(scenario: Scenario, seed: number, options: Options = {}): PlayedBattle {
  const draw = new Draw(seed);
  const start = startScenario(scenario, { id: `map ${scenario.id}`, options, map: true });
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  let state = start.value.state;
  const steps: PlayedStep[] = [];
  const seen = new Set<string>();
  let idle = 0;
  while (state.over === null) {
    const json = nextOrder(state, seen, draw);
    const step = given(state, { by: "table", json, seed: draw.below(46_656) });
    const next = after(state, step);
    const refused = next === state ? JSON.stringify(step).slice(0, 600) : null;
    steps.push({ json, refused });
    idle = next === state && json["type"] === "advance" ? idle + 1 : 0;
    if (idle > 3 || steps.length > patience) {
      const held = JSON.stringify({ open: state.open, pending: state.pending }).slice(0, 900);
      const said = steps.filter((one) => one.refused !== null).slice(-6).map((one) => one.refused);
      throw new Error(`turn ${state.turn}, ${state.phase}: ${said.join("\n")}\n${held}`);
    }
    state = next;
  }
  return { state, steps };
}
