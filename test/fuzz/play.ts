/** Whole games: drawn from a seed, or the steps of one again; and how the shortest one fails. */
import type { Companion } from "@adjutant/battle";
import { barsHold, goesOn } from "./dead-ends.ts";
import { Draw } from "./draw.ts";
import { after, begun, type Given, given, type Setting, type Step } from "./game.ts";
import {
  Broken,
  fileHolds,
  logsHold,
  rostersHold,
  stepHolds,
  turnsBack,
  viewsHold,
} from "./laws.ts";
import { lawfulStep, wrongStep } from "./mischief.ts";
import { setting } from "./settings.ts";

export interface Failure {
  /** The law that does not hold, or what was thrown. */
  readonly law: string;
  readonly detail: string;
  /** Which of the steps it failed after. */
  readonly step: number;
  /** The battle as it last stood well. */
  readonly state: Companion;
}

/** A game that was played. */
export interface Game {
  readonly seed: number;
  readonly setting: Setting;
  readonly steps: readonly Step[];
  readonly state: Companion;
  readonly failure: Failure | null;
}

/** What was played, counted. */
export type Counts = Map<string, number>;

export function count(counts: Counts, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** The laws that cost much are looked at after one step in so many, whichever they are. */
const rarely = { views: 8, undo: 2, file: 12, log: 17, bars: 3, deadEnd: 16 } as const;

/** Gives a step and looks at the laws; the state after it. */
function checked(before: Companion, step: Step, last: boolean, counts: Counts): Companion {
  const first = given(before, step);
  const next = after(before, first);
  stepHolds(before, first, given(before, step), next);
  if (last || step.seed % rarely.undo === 0) turnsBack(before, first, next);
  count(counts, outcome(first));
  if (next !== before) rostersHold(next);
  if (last || step.seed % rarely.views === 0) viewsHold(next, step.seed);
  if (last || step.seed % rarely.file === 0) fileHolds(next);
  if (last || step.seed % rarely.log === 0) logsHold(next);
  if (last || step.seed % rarely.bars === 0) barsHold(next, step.seed);
  if (last || step.seed % rarely.deadEnd === 0) goesOn(next, step.seed);
  return next;
}

function outcome(step: Given): string {
  if (step.kind === "unread") return "unread";
  const { decision } = step;
  if (!decision.ok) return "refused" in decision ? "refused" : "faults";
  const [event] = decision.events;
  if (!event) return "repeated";
  return event.type === "resolved" ? event.procedure : event.type;
}

function failureOf(error: unknown, step: number, state: Companion): Failure {
  if (error instanceof Broken) return { law: error.law, detail: error.message, step, state };
  if (!(error instanceof Error)) return { law: "crash", detail: String(error), step, state };
  const where = error.stack?.split("\n").slice(0, 6).join("\n") ?? "";
  return { law: `crash: ${error.message.slice(0, 120)}`, detail: where, step, state };
}

/** Plays a game of so many steps, every third or so of them wrong. */
export function played(seed: number, length: number, counts: Counts = new Map()): Game {
  const draw = new Draw(seed);
  const on = setting(draw);
  const steps: Step[] = [];
  let state = begun(on);
  try {
    for (let i = 0; i < length; i++) {
      const step = draw.below(10) < 7 ? lawfulStep(state, draw) : wrongStep(state, draw);
      steps.push(step);
      state = checked(state, step, i === length - 1, counts);
    }
  } catch (error) {
    const failure = failureOf(error, steps.length - 1, state);
    return { seed, setting: on, steps, state, failure };
  }
  return { seed, setting: on, steps, state, failure: null };
}

/** Plays the steps of a game again, all laws looked at after the last. */
export function replayed(on: Setting, steps: readonly Step[]): Failure | null {
  let state = begun(on);
  for (const [index, step] of steps.entries()) {
    try {
      state = checked(state, step, index === steps.length - 1, new Map());
    } catch (error) {
      return failureOf(error, index, state);
    }
  }
  return null;
}
