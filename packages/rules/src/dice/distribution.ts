/** The third reading: every branch of a procedure, exactly, merged by outcome. */
import type { Composite, DiceRequest, Procedure, Steps } from "./procedure.ts";

/**
 * An outcome that knows what it shares with others: naturals and totals dropped, so that equal
 * results merge.
 */
export interface Mergeable<Essence> {
  /** Equal keys, equal essences. */
  essenceKey(): string | number;
  essence(): Essence;
}

/** What `distribution` gives for a procedure's outcome. */
export type Merged<Outcome> = Outcome extends Mergeable<infer Essence> ? Essence : Outcome;

export interface Distribution<Outcome> {
  readonly outcomes: readonly { readonly outcome: Outcome; readonly probability: number }[];
}

interface Branch {
  readonly answer: unknown;
  readonly probability: number;
}

const sums: (readonly Branch[] | undefined)[] = [];

/** Totals of `dice` D6 with their exact chances. */
function sumBranches(dice: number): readonly Branch[] {
  const known = sums[dice];
  if (known) return known;
  let ways = new Map<number, number>([[0, 1]]);
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, number>();
    for (const [total, count] of ways) {
      for (let face = 1; face <= 6; face++) {
        next.set(total + face, (next.get(total + face) ?? 0) + count);
      }
    }
    ways = next;
  }
  const all = 6 ** dice;
  const made = [...ways].map(([answer, count]) => ({ answer, probability: count / all }));
  sums[dice] = made;
  return made;
}

const steppedSums = new WeakMap<Steps, Map<number, readonly Branch[]>>();

/** Totals merged by the step of a table that they come to, one total standing for each. */
function steppedBranches(dice: number, steps: Steps): readonly Branch[] {
  const known = steppedSums.get(steps)?.get(dice);
  if (known) return known;
  const byStep = new Map<unknown, { answer: unknown; probability: number }>();
  for (const { answer, probability } of sumBranches(dice)) {
    const step = steps.find(({ upTo }) => upTo === null || (answer as number) <= upTo);
    const merged = byStep.get(step);
    if (merged) merged.probability += probability;
    else byStep.set(step, { answer, probability });
  }
  const made = [...byStep.values()];
  const byDice = steppedSums.get(steps) ?? new Map<number, readonly Branch[]>();
  steppedSums.set(steps, byDice.set(dice, made));
  return made;
}

const hits: (readonly Branch[] | undefined)[] = [];

/** Hits among `dice` D6 that hit on `hitOn` or more, with their exact chances. */
function poolBranches(dice: number, hitOn: number): readonly Branch[] {
  const index = dice * 8 + hitOn;
  const known = hits[index];
  if (known) return known;
  const hitting = 7 - hitOn;
  const missing = hitOn - 1;
  const all = 6 ** dice;
  const made: Branch[] = [];
  let choose = 1;
  for (let n = 0; n <= dice; n++) {
    const count = choose * hitting ** n * missing ** (dice - n);
    if (count > 0) made.push({ answer: n, probability: count / all });
    choose = (choose * (dice - n)) / (n + 1);
  }
  hits[index] = made;
  return made;
}

function isMergeable(value: unknown): value is Mergeable<unknown> {
  return typeof value === "object" && value !== null && "essenceKey" in value;
}

type Composites = Map<string, readonly Branch[]>;

function compositeBranches(asked: Composite, composites: Composites): readonly Branch[] {
  const key = asked.key === null ? null : asked.key();
  const known = key === null ? undefined : composites.get(key);
  if (known) return known;
  const merged = branchesOf(asked.make, asked.whole, composites);
  const { again } = asked;
  let branches: readonly Branch[] = merged;
  if (again) {
    const kept = merged.filter((branch) => !again(branch.answer));
    const mass = kept.reduce((sum, branch) => sum + branch.probability, 0);
    branches = kept.map((branch) => ({ ...branch, probability: branch.probability / mass }));
  }
  if (key !== null) composites.set(key, branches);
  return branches;
}

function branchesOfRequest(
  request: DiceRequest | Composite,
  composites: Composites,
): readonly Branch[] {
  if (request.kind === "composite") return compositeBranches(request, composites);
  const { kind, dice, hitOn, steps } = request;
  if (kind === "pool") return poolBranches(dice, hitOn);
  return steps === null ? sumBranches(dice) : steppedBranches(dice, steps);
}

/** A way into a procedure: the answers so far, and the chance of having come there. */
interface Way {
  readonly answers: readonly unknown[];
  probability: number;
}

interface Open {
  readonly branches: readonly Branch[];
  at: number;
  /** Chance of having come to this roll. */
  readonly before: number;
}

/**
 * Walks all branches of a procedure, from meeting to meeting: all ways into one meeting are
 * gathered before anything goes on from it.
 */
function branchesOf(
  make: () => Procedure<unknown>,
  whole: boolean,
  composites: Composites,
): Branch[] {
  const outcomes = new Map<unknown, { answer: unknown; probability: number }>();
  let ways: Iterable<Way> = [{ answers: [], probability: 1 }];
  let open = true;
  while (open) {
    const meetings = new Map<number, Way>();
    for (const way of ways) walk(make, way, meetings, outcomes, whole, composites);
    ways = meetings.values();
    open = meetings.size > 0;
  }
  return [...outcomes.values()];
}

/**
 * Walks the branches beyond a way until they end or meet. Generators cannot be copied, so each
 * path runs a fresh procedure, fed with the answers of its prefix; the open rolls are the stack of
 * the depth-first walk.
 */
function walk(
  make: () => Procedure<unknown>,
  way: Way,
  meetings: Map<number, Way>,
  outcomes: Map<unknown, { answer: unknown; probability: number }>,
  whole: boolean,
  composites: Composites,
): void {
  const stack: Open[] = [];
  do {
    const procedure = make();
    let step = procedure.next();
    for (const answer of way.answers) step = procedure.next(answer as number);
    for (const open of stack) {
      step = procedure.next(open.branches[open.at]?.answer as number);
    }
    let probability = way.probability;
    const last = stack.at(-1);
    if (last) probability = last.before * (last.branches[last.at]?.probability ?? 0);
    while (!step.done) {
      const request = step.value;
      if (request.kind === "finishing") {
        for (const last of branchesOfRequest(request.request, composites)) {
          add(outcomes, request.then(last.answer), whole, probability * last.probability);
        }
        break;
      }
      if (request.kind === "meeting") {
        const met = meetings.get(request.key);
        if (met) {
          met.probability += probability;
        } else {
          const here = stack.map(({ branches, at }) => branches[at]?.answer);
          const answers = [...way.answers, ...here, 0];
          meetings.set(request.key, { answers, probability });
        }
        break;
      }
      const branches = branchesOfRequest(request, composites);
      const first = branches[0];
      if (!first) throw new Error("a roll without any outcome");
      stack.push({ branches, at: 0, before: probability });
      probability *= first.probability;
      step = procedure.next(first.answer as number);
    }
    if (step.done) add(outcomes, step.value, whole, probability);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      top.at++;
      if (top.at < top.branches.length) break;
      stack.pop();
    }
  } while (stack.length > 0);
}

function add(
  merged: Map<unknown, { answer: unknown; probability: number }>,
  outcome: unknown,
  whole: boolean,
  probability: number,
): void {
  const mergeable = isMergeable(outcome);
  const key = mergeable ? outcome.essenceKey() : outcome;
  const known = merged.get(key);
  if (known) known.probability += probability;
  else merged.set(key, { answer: mergeable && !whole ? outcome.essence() : outcome, probability });
}

/**
 * The exact distribution of a procedure's outcomes. Probabilities sum to 1 up to rounding of
 * doubles, far below 1e-12.
 * @param make gives a fresh procedure each time, always for the same situation
 */
export function distribution<Outcome>(
  make: () => Procedure<Outcome>,
): Distribution<Merged<Outcome>> {
  const outcomes = branchesOf(make, false, new Map()).map(({ answer, probability }) => ({
    // `branchesOf` put the essence here where the outcome has one.
    outcome: answer as Merged<Outcome>,
    probability,
  }));
  return { outcomes };
}
