/**
 * The next roll of a resolution from a seat. Which dice come next is said aloud at the table and
 * they are thrown in the open, so it may be told whatever made it so; nothing else is.
 *
 * Faces given here bind nobody, so whoever asks must see to it that dice once thrown lie, as the app
 * does: made-up faces would tell how many dice, and so what roster, the enemy has. A client that is
 * not trusted with that is to be answered only for dice that the battle has down.
 */
import {
  ask,
  type DiceRequest,
  isRefused,
  type MeleeParty,
  type Refusal,
  type Rulebook,
  rulebook,
} from "@adjutant/rules";
import type { Resolve } from "../companion/events.ts";
import { procedureOf } from "../companion/record.ts";
import type { Companion } from "../companion/state.ts";
import type { Fault } from "../faults.ts";
import { measured } from "../map/measured.ts";
import { type Seat, seated } from "./command.ts";
import { Knowledge } from "./role.ts";
import type { WithVisible } from "./seen.ts";

/** What people are told of a roll; the steps of its table could tell what it is read on. */
export type RollAsked = Omit<DiceRequest, "steps">;

/** How far the faces typed so far carry a resolution. */
export type Asking =
  /** It waits for a roll, of which these faces have fallen. */
  | { readonly request: RollAsked; readonly typed: readonly number[] }
  /** All its dice have fallen; after a draw these sides choose (`melee.draw`). */
  | { readonly choices: readonly MeleeParty[] }
  | { readonly refused: Refusal }
  | { readonly faults: readonly Fault[] };

/**
 * Reads a resolution with the faces typed so far, all rolls in order. Nothing is decided by it: the
 * battle takes the resolution by `decideFor`, and only that asks what the rosters forbid.
 * @param command the enemy's units as the seat sees them
 * @param book the rulebook of the battle
 */
export function askFor(
  role: Seat,
  state: Companion,
  command: WithVisible<Resolve>,
  book: Rulebook = rulebook,
): Asking {
  const filled = seated(state, command, new Knowledge(role, state), book);
  if ("faults" in filled) return { faults: filled.faults };
  const { command: whole } = filled;
  // A resolution stays one when its units are filled in.
  if (whole.type !== "resolve") throw new Error("a resolution became another command");
  const ready = measured(state, whole, book);
  if (isRefused(ready)) return ready;
  const { procedure, situation, faces = [] } = ready.command;
  const asked = ask(procedureOf(procedure, situation, book), faces);
  if ("request" in asked) {
    const { kind, dice, hitOn, purpose, side } = asked.request;
    return { request: { kind, dice, hitOn, purpose, side }, typed: asked.typed };
  }
  const { outcome } = asked;
  return isRefused(outcome) ? { refused: outcome.refused } : { choices: choicesIn(outcome) };
}

/** The sides that choose after a draw, the defender first: he speaks first (`melee.draw`). */
function choicesIn(outcome: unknown): readonly MeleeParty[] {
  if (typeof outcome !== "object" || outcome === null || !("choices" in outcome)) return [];
  const { choices } = outcome;
  if (!Array.isArray(choices)) return [];
  return (["defender", "attacker"] as const).filter((party) => choices.includes(party));
}
