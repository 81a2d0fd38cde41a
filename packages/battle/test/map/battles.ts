/** Battles on the map, played by commands. */
import {
  type AnyOrder,
  type Companion,
  decide,
  evolve,
  type Fault,
  parseScenario,
  type SetOutAt,
  setOut,
  startScenario,
  type UnitPatch,
} from "../../src/index.ts";
import { json } from "../shipped.ts";
import { passed } from "../telling.ts";

/** The training battle on its field: the French near, the Italians far, the mill between them. */
export function training(options: { readonly scale?: "cm" | "inch" } = {}): Companion {
  return mapBattle("training.scenario.json", options);
}

export function mapBattle(
  file: string,
  options: { readonly scale?: "cm" | "inch" } = {},
): Companion {
  const scenario = passed(parseScenario(json(file)));
  const start = startScenario(scenario, { id: "battle", map: true, options });
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  return start.value.state;
}

let given = 0;

/** Orders as tests write them, without an id. */
export type Order<Type extends AnyOrder["type"] = AnyOrder["type"]> = Type extends unknown
  ? Omit<Extract<AnyOrder, { readonly type: Type }>, "id">
  : never;

/** What a command is refused for, or what is wrong with it; null where it is taken. */
export function refusedFor(state: Companion, order: Order) {
  const decision = decide(state, { ...order, id: `try-${++given}` } as AnyOrder, null);
  if (decision.ok) return null;
  return "refused" in decision ? decision.refused : (decision.faults as readonly Fault[]);
}

/** The battle after these commands; each must be taken. */
export function after(state: Companion, ...orders: readonly Order[]): Companion {
  return orders.reduce((now, order) => {
    // Ids are the only thing that an order lacks.
    const decision = decide(now, { ...order, id: `c-${++given}` } as AnyOrder, null);
    if (!decision.ok) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(decision)}`);
    return decision.events.reduce(evolve, now);
  }, state);
}

export interface Places {
  readonly [unit: string]: SetOutAt;
}

/** Sets out the training battle: some where a test wants them, all others where there is room. */
export function trainingSetOut(places: Places = {}, state = training()): Companion {
  const of = (side: string): Places =>
    Object.fromEntries(Object.entries(places).filter(([id]) => state.units[id]?.side === side));
  return ["french", "italian"].reduce((now, side) => {
    const own = of(side);
    const some =
      Object.keys(own).length > 0 ? after(now, { type: "deploy", side, places: own }) : now;
    const rest = setOut(some, side).places;
    return Object.keys(rest).length > 0
      ? after(some, { type: "deploy", side, places: rest })
      : some;
  }, state);
}

/** The battle at the Movement phase of its first turn, all brigades obeying, the French phasing. */
export function moving(state: Companion): Companion {
  let now = after(state, { type: "advance" });
  while (now.phase !== "movement") now = after(now, { type: "advance", overrule: true });
  return now;
}

/** A unit put somewhere else by hand, as a correction does. */
export function stood(state: Companion, unit: string, to: UnitPatch): Companion {
  return after(state, { type: "correct", unit, to, reason: "other" });
}
