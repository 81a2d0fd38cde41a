/** The dice of a script: each command's own first, then those of the call. */
import { type AnyOrder, type Companion, type Decision, decide } from "@adjutant/battle";
import { facesDice, NotEnoughDice, type Rulebook, recordedDice, seededDice } from "@adjutant/rules";

/** Where the dice come from that a command does not bring. */
export interface Supply {
  decide(state: Companion, command: AnyOrder, book: Rulebook): Decision;
  /** Faces that no command has used. */
  left(): number;
}

/** No dice but those of the commands. */
export const noDice: Supply = {
  decide: (state, command, book) => decide(state, command, null, book),
  left: () => 0,
};

/** Dice rolled from a seed, one after another through the whole script. */
export function seeded(seed: number): Supply {
  const dice = seededDice(seed);
  return {
    decide: (state, command, book) => decide(state, command, dice, book),
    left: () => 0,
  };
}

/** Faces that people rolled: what a command uses of them counts as typed with it. */
export function typed(faces: readonly number[]): Supply {
  let rest = faces;
  return {
    decide(state, command, book) {
      if (command.type !== "resolve" && command.type !== "task" && command.type !== "react") {
        return decide(state, command, null, book);
      }
      const used = usedOf(rest, state, command, book);
      if (used.length === 0) return decide(state, command, null, book);
      const given = [...(command.faces ?? []), ...used];
      const decision = decide(state, { ...command, faces: given }, null, book);
      if (decision.ok) rest = rest.slice(used.length);
      return decision;
    },
    left: () => rest.length,
  };
}

/** The faces that a command takes; all that are left where they do not suffice. */
function usedOf(
  rest: readonly number[],
  state: Companion,
  command: AnyOrder,
  book: Rulebook,
): readonly number[] {
  const dice = recordedDice(facesDice(rest));
  try {
    decide(state, command, dice, book);
    return dice.faces;
  } catch (error) {
    if (error instanceof NotEnoughDice) return rest;
    throw error;
  }
}
