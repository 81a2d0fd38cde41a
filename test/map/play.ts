/** Whole battles on the map by the officer, from a seed. */
import { type Companion, type Scenario, startScenario } from "@adjutant/battle";
import type { ClauseId, Options } from "@adjutant/rules";
import { Draw } from "../fuzz/draw.ts";
import { after, type Given, given } from "../fuzz/game.ts";
import type { Json } from "../fuzz/situations.ts";
import { nextOrder } from "./officer.ts";

export interface PlayedStep {
  readonly json: Json;
  /** It was not done. */
  readonly refused: boolean;
  /** The clause that refused it. */
  readonly said: ClauseId | null;
}

export interface PlayedBattle {
  readonly state: Companion;
  readonly steps: readonly PlayedStep[];
}

/** A battle has fewer commands than this. */
const patience = 4000;

/**
 * Plays a scenario on its map till it ends.
 * @param watch looks at the battle after every command
 * @throws if it does not go on
 */
export function playedOut(
  scenario: Scenario,
  seed: number,
  watch: (state: Companion) => void = () => {},
  options: Options = {},
): PlayedBattle {
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
    const refused = next === state;
    steps.push({ json, refused, said: clauseOf(step) });
    idle = next === state && json["type"] === "advance" ? idle + 1 : 0;
    if (idle > 3 || steps.length > patience) {
      const held = JSON.stringify({ step, open: state.open, pending: state.pending });
      const said = steps.filter((one) => one.refused).slice(-5);
      throw new Error(`turn ${state.turn}, ${state.phase}: ${JSON.stringify(said)}\n${held}`);
    }
    if (next !== state) watch(next);
    state = next;
  }
  return { state, steps };
}

function clauseOf(step: Given): ClauseId | null {
  if (step.kind === "unread" || step.decision.ok) return null;
  return "refused" in step.decision ? step.decision.refused.clause : null;
}
