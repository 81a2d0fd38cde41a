/** What the fuzzer plays: a battle, and steps that are given whatever the state has come to. */
import {
  type AnyOrder,
  type Companion,
  type Decision,
  type DiceBySide,
  decide,
  decideFor,
  evolve,
  type Fault,
  type OrderOfBattle,
  type Role,
  type Scenario,
  startCompanion,
  startScenario,
} from "@adjutant/battle";
import { type Options, rulebook } from "@adjutant/rules";
import { bold } from "../../packages/battle/test/view/play.ts";
import { readCommand } from "../../packages/cli/src/battle/command.ts";

/** Who gives a command; at a table both players do, with one device. */
export type Giver = "table" | Exclude<Role, { readonly kind: "spectator" }>;

/**
 * One step: a command as a script has it, with units named by their ids, so that it means something
 * in any state; a shorter battle can be made by leaving steps out.
 */
export interface Step {
  readonly by: Giver;
  readonly json: unknown;
  /** Of the dice that people do not roll. */
  readonly seed: number;
}

export interface Setting {
  readonly name: string;
  readonly forces: { readonly scenario: Scenario } | { readonly order: OrderOfBattle };
  readonly options: Options;
  /** How each side rolls, where it is said. */
  readonly dice?: DiceBySide;
  /** Fought on the map of the scenario. */
  readonly map?: true;
  /** On the map: troops out of sight are hidden. */
  readonly hidden?: true;
}

export function begun({ forces, options, dice, map, hidden }: Setting): Companion {
  const under = {
    id: "fuzz",
    options,
    ...(dice === undefined ? {} : { dice }),
    ...(map && { map }),
    ...(hidden && { hidden }),
  };
  const start =
    "scenario" in forces
      ? startScenario(forces.scenario, under)
      : startCompanion([forces.order], under);
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  return start.value.state;
}

/** What a step comes to. */
export type Given =
  | { readonly kind: "unread"; readonly faults: readonly Fault[] }
  | { readonly kind: "decided"; readonly command: AnyOrder; readonly decision: Decision };

/** Reads a step's command as one from outside is read, and decides it. */
export function given(state: Companion, { by, json, seed }: Step): Given {
  const read = readCommand(json, state, state.log.length, rulebook);
  if (!read.ok) return { kind: "unread", faults: read.faults };
  const command = read.value;
  const dice = bold(seed);
  const decision =
    by === "table" ? decide(state, command, dice) : decideFor(by, state, command, dice);
  return { kind: "decided", command, decision };
}

/** The state after a step; the very same where nothing came of it. */
export function after(state: Companion, step: Given): Companion {
  if (step.kind === "unread" || !step.decision.ok) return state;
  return step.decision.events.reduce(evolve, state);
}
