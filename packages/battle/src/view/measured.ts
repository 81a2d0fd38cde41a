/**
 * A resolution on the map as a role may know it before it is rolled: what was measured, for the odds and
 * for the screen that shows it.
 */
import { isRefused, type Refusal, type Rulebook, rulebook } from "@adjutant/rules";
import type { Resolve } from "../companion/events.ts";
import type { Companion } from "../companion/state.ts";
import type { Fault } from "../faults.ts";
import { frozen } from "../input/frozen.ts";
import { asSeen } from "../map/as-seen.ts";
import { measured } from "../map/measured.ts";
import { type Seat, seated } from "./command.ts";
import { Knowledge } from "./role.ts";
import type { WithVisible } from "./seen.ts";
import { situationSeen } from "./situation.ts";

export type MeasuredView =
  /** The command with its situation measured, enemies in it as the role sees them. */
  | { readonly command: WithVisible<Resolve> }
  | { readonly refused: Refusal }
  | { readonly faults: readonly Fault[] };

/**
 * Measures a resolution without deciding it: the figures that the command gives are not looked at. In a
 * companion it is the command with what the rosters know.
 * @param command the enemy's units as the seat sees them
 * @param book the rulebook of the battle
 */
export function measuredFor(
  role: Seat,
  state: Companion,
  command: WithVisible<Resolve>,
  book: Rulebook = rulebook,
): MeasuredView {
  const knowledge = new Knowledge(role, state);
  const filled = seated(state, command, knowledge, book);
  if ("faults" in filled) return { faults: filled.faults };
  const { command: whole } = filled;
  // A resolution stays one when its units are filled in.
  if (whole.type !== "resolve") throw new Error("a resolution became another command");
  const found = measured(role.kind === "side" ? asSeen(state, role.side) : state, whole, book);
  if (isRefused(found)) return found;
  const { situation } = found.command;
  const seen = knowledge.whole
    ? situation
    : situationSeen(gloryUntold(situation, knowledge), knowledge);
  // What is left out of it a role may not know.
  return frozen({ command: { ...command, situation: seen } as WithVisible<Resolve> });
}

interface Fighter {
  readonly unit?: { readonly id?: string };
  readonly glory?: unknown;
}

/** What an enemy's aides-de-camp carry shows when it is used, not before (`tasking.glory`). */
function gloryUntold(situation: object, knowledge: Knowledge): object {
  const untold = ([key, value]: [string, Fighter | null]): [string, unknown] => {
    if (typeof value !== "object" || value === null || value.glory === undefined)
      return [key, value];
    if (knowledge.knows(knowledge.sideOf(value.unit?.id ?? ""))) return [key, value];
    const { glory: _, ...told } = value;
    return [key, told];
  };
  return Object.fromEntries(Object.entries(situation).map(untold));
}
