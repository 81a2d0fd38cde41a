/** The third reading: every branch of a procedure, exactly, merged by outcome. */
import type { Composite, Procedure, Request } from "./procedure.ts";

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
  const known = asked.key === null ? undefined : composites.get(asked.key);
  if (known) return known;
  const merged = branchesOf(asked.make, composites);
  const { again } = asked;
  let branches: readonly Branch[] = merged;
  if (again) {
    const kept = merged.filter((branch) => !again(branch.answer));
    const mass = kept.reduce((sum, branch) => sum + branch.probability, 0);
    branches = kept.map((branch) => ({ ...branch, probability: branch.probability / mass }));
  }
  if (asked.key !== null) composites.set(asked.key, branches);
  return branches;
}

function branchesOfRequest(request: Request, composites: Composites): readonly Branch[] {
  if (request.kind === "composite") return compositeBranches(request, composites);
  return request.kind === "sum"
    ? sumBranches(request.dice)
    : poolBranches(request.dice, request.hitOn);
}

interface Open {
  readonly branches: readonly Branch[];
  at: number;
  /** Chance of having come to this roll. */
  readonly before: number;
}

/**
 * Walks all branches. Generators cannot be copied, so each path runs a fresh procedure, fed with
 * the answers of its prefix; the open rolls are the stack of the depth-first walk.
 */
function branchesOf(make: () => Procedure<unknown>, composites: Composites): Branch[] {
  const merged = new Map<unknown, { answer: unknown; probability: number }>();
  const stack: Open[] = [];
  do {
    const procedure = make();
    let step = procedure.next();
    for (const open of stack) {
      // Past the first roll every answer stands on the stack already.
      step = procedure.next(open.branches[open.at]?.answer as number);
    }
    let probability = 1;
    const last = stack.at(-1);
    if (last) probability = last.before * (last.branches[last.at]?.probability ?? 0);
    while (!step.done) {
      const branches = branchesOfRequest(step.value, composites);
      const first = branches[0];
      if (!first) throw new Error("a roll without any outcome");
      stack.push({ branches, at: 0, before: probability });
      probability *= first.probability;
      step = procedure.next(first.answer as number);
    }
    add(merged, step.value, probability);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      top.at++;
      if (top.at < top.branches.length) break;
      stack.pop();
    }
  } while (stack.length > 0);
  return [...merged.values()];
}

function add(
  merged: Map<unknown, { answer: unknown; probability: number }>,
  outcome: unknown,
  probability: number,
): void {
  const mergeable = isMergeable(outcome);
  const key = mergeable ? outcome.essenceKey() : outcome;
  const known = merged.get(key);
  if (known) known.probability += probability;
  else merged.set(key, { answer: mergeable ? outcome.essence() : outcome, probability });
}

/**
 * The exact distribution of a procedure's outcomes. Probabilities sum to 1 up to rounding of
 * doubles, far below 1e-12.
 * @param make gives a fresh procedure each time, always for the same situation
 */
export function distribution<Outcome>(
  make: () => Procedure<Outcome>,
): Distribution<Merged<Outcome>> {
  const outcomes = branchesOf(make, new Map()).map(({ answer, probability }) => ({
    // `branchesOf` put the essence here where the outcome has one.
    outcome: answer as Merged<Outcome>,
    probability,
  }));
  return { outcomes };
}
