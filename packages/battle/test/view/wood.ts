/** The training battle with a wood right across its table: nobody sees through it. */
import {
  type AnyOrder,
  type Companion,
  decide,
  dueFor,
  evolve,
  legal,
  parseScenario,
  type Role,
  reachOf,
  remindersFor,
  type Seat,
  type SetOutAt,
  scheduledFor,
  setOut,
  startScenario,
  view,
  viewLog,
} from "../../src/index.ts";
import type { Order } from "../map/battles.ts";
import { json } from "../shipped.ts";
import { passed } from "../telling.ts";

export const french: Seat = { kind: "side", side: "french" };
export const italian: Seat = { kind: "side", side: "italian" };
export const spectator: Role = { kind: "spectator" };
export const umpire: Role = { kind: "umpire" };
export const bytes = (value: unknown): string => JSON.stringify(value) ?? "";

/** The training battle with a wood right across its table, from 30 to 50 cm. */
export function woody(hidden: boolean): Companion {
  const drawn = json("training.scenario.json") as Record<string, unknown>;
  const field = drawn["field"] as Record<string, unknown>;
  const wood = {
    id: "wood",
    kind: "woods",
    name: { en: "A wood", ru: "Лес" },
    shape: {
      polygon: [
        [0, 30],
        [120, 30],
        [120, 50],
        [0, 50],
      ],
    },
  };
  const mill = (field["terrain"] as Record<string, unknown>[]).filter(({ id }) => id === "mill");
  const scenario = passed(
    parseScenario({ ...drawn, field: { ...field, terrain: [wood, ...mill] } }),
  );
  const start = startScenario(scenario, { id: "battle", map: true, ...(hidden && { hidden }) });
  if (!start.ok) throw new Error(bytes(start.faults));
  return start.value.state;
}

/** The battle after these commands, whose ids are their places in the log. */
export function played(state: Companion, ...orders: readonly Order[]): Companion {
  return orders.reduce((now, order) => {
    const decision = decide(now, { ...order, id: `c${now.log.length}` } as AnyOrder);
    if (!decision.ok) throw new Error(`${bytes(order)}: ${bytes(decision)}`);
    return decision.events.reduce(evolve, now);
  }, state);
}

interface Places {
  readonly [unit: string]: SetOutAt;
}

export function begun(places: Places = {}, hidden = true): Companion {
  const set = ["french", "italian"].reduce((now, side) => {
    const own = Object.fromEntries(
      Object.entries(places).filter(([id]) => now.units[id]?.side === side),
    );
    const some =
      Object.keys(own).length > 0 ? played(now, { type: "deploy", side, places: own }) : now;
    const rest = setOut(some, side).places;
    return Object.keys(rest).length > 0
      ? played(some, { type: "deploy", side, places: rest })
      : some;
  }, woody(hidden));
  return played(set, { type: "advance" });
}

export function toPhase(state: Companion, phase: Companion["phase"]): Companion {
  let now = state;
  while (now.phase !== phase) now = played(now, { type: "advance", overrule: true });
  return now;
}

export const toMovement = (state: Companion): Companion => toPhase(state, "movement");

export const ahead = (unit: string, length: number): Order => ({
  type: "march",
  ways: [{ unit, legs: [{ kind: "ahead", length }] }],
  overrule: true,
});

export const by = (unit: string, at: { x: number; y: number; facing: number }): Order => ({
  type: "correct",
  unit,
  to: { at },
  reason: "other",
});

export const unitsOf = (state: Companion, side: string): string[] =>
  Object.values(state.units).flatMap((unit) => (unit.side === side ? [unit.id] : []));

/** All that goes out to a side, as bytes. */
export function told(state: Companion, role: Role, side: string): string {
  const own = unitsOf(state, side);
  return bytes([
    view(state, role),
    viewLog(state, role),
    dueFor(state, role),
    scheduledFor(state, role),
    remindersFor(state, role),
    legal(state, side),
    own.map((id) => reachOf(state, id)),
  ]);
}
