/** What a failure leaves behind: a battle that can be opened, and how to come to it again. */
import {
  type BattleFile,
  type Companion,
  decide,
  evolve,
  parseBattle,
  replay,
  writeBattle,
} from "@adjutant/battle";
import type { Game } from "./play.ts";
import type { Shrunk } from "./shrink.ts";

export interface Crash {
  /** The battle just before it failed; its last event is a note that says how. */
  readonly battle: BattleFile;
  readonly report: {
    readonly law: string;
    readonly detail: string;
    readonly seed: number;
    readonly order: string;
    readonly options: object;
    readonly steps: Game["steps"];
  };
}

/** Is the file of a battle one that opens. */
function opens(state: Companion): boolean {
  try {
    const read = parseBattle(JSON.parse(JSON.stringify(writeBattle(state))));
    return read.ok && read.value.differences.length === 0;
  } catch {
    return false;
  }
}

/** The battle as far as its file opens: where the file itself is what fails, it ends before that. */
function opening(state: Companion): Companion {
  const events = state.log.map(({ event }) => event);
  for (let length = events.length; length > 1; length--) {
    const shorter = replay(events.slice(0, length));
    if (opens(shorter)) return shorter;
  }
  return replay(events.slice(0, 1));
}

/** The crash of a game; the battle says of itself where it comes from. */
export function crashOf({ seed, setting }: Game, { steps, failure }: Shrunk): Crash {
  const state = opening(failure.state);
  // A line as a note may have: printable, and not too long.
  const text = `npm run fuzz -- --seed ${seed}: ${failure.law}`
    .replace(/\p{C}/gu, " ")
    .slice(0, 300);
  const noted = decide(state, { type: "note", id: `fuzz ${seed}`, text });
  const marked = noted.ok ? noted.events.reduce(evolve, state) : state;
  return {
    battle: writeBattle(marked),
    report: {
      law: failure.law,
      detail: failure.detail,
      seed,
      order: setting.name,
      options: setting.options,
      steps,
    },
  };
}
