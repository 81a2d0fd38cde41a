/**
 * A procedure is a generator that asks for dice and returns an outcome. It is written once and
 * read three ways: `play` (the app's dice), `ask` (people's dice), `distribution` (all dice).
 */
import type { RollSide } from "../working.ts";

/** What a roll is for; people are told it before they roll. */
export type Purpose =
  | "volley"
  | "artillery"
  | "rocket"
  | "casualtyDice"
  | "skirmish"
  | "half"
  | "threeQuarters"
  | "ignition"
  | "discipline"
  | "fate"
  | "evade"
  | "charge"
  | "chargeLosses"
  | "chargeLossesSmall"
  | "melee"
  | "generalRisk"
  | "general"
  | "initiative"
  | "adc"
  | "command"
  | "faltering";

/** One roll of D6. */
export interface DiceRequest {
  /** `sum`: the procedure receives the total. `pool`: how many dice show `hitOn` or more. */
  readonly kind: "sum" | "pool";
  readonly dice: number;
  /** A pool's lowest hit; 0 for a sum. */
  readonly hitOn: number;
  readonly purpose: Purpose;
  readonly side: RollSide | null;
  /** A sum read on a table alone: totals of one step are one branch of the exact reading. */
  readonly steps: Steps | null;
}

/** Upper ends of a table's steps, the last one open (null). */
export type Steps = readonly { readonly upTo: number | null }[];

/**
 * A whole sub-procedure as one roll. `play` and `ask` run it where it stands; `distribution` works
 * it out once, merges its equal outcomes and branches on those.
 */
export interface Composite {
  readonly kind: "composite";
  readonly make: () => Procedure<unknown>;
  /**
   * Equal keys within one reading promise equal sub-procedures; null promises nothing. Only the
   * exact reading asks for it, once a roll.
   */
  readonly key: (() => string) | null;
  /** Rolled again while true: the exact reading leaves these outcomes out and scales the rest. */
  readonly again: ((outcome: unknown) => boolean) | null;
  /**
   * The exact reading answers with one of the merged outcomes, whole, instead of their essence. Its
   * naturals are one example's: they must not reach the essence of the outcome around it.
   */
  readonly whole: boolean;
}

/**
 * No roll: the procedure says that its future and its outcome depend on `key` alone from here on.
 * `distribution` goes on once for all the paths that come here with one key.
 */
export interface Meeting {
  readonly kind: "meeting";
  readonly key: number;
}

/**
 * The last roll of a procedure, and what it makes of it. The exact reading need not run the
 * procedure again for each of its branches.
 */
export interface Finishing {
  readonly kind: "finishing";
  readonly request: DiceRequest | Composite;
  readonly then: (answer: unknown) => unknown;
}

export type Request = DiceRequest | Composite | Meeting | Finishing;

/** `yield` of a dice request gives its total or its hits; `yield* composite(…)` an outcome. */
export type Procedure<Outcome> = Generator<Request, Outcome, number>;

/** Prepares a request for the total of `dice` D6. */
export function sumOf(dice: number, purpose: Purpose, side: RollSide | null = null): DiceRequest {
  return Object.freeze({ kind: "sum", dice, hitOn: 0, purpose, side, steps: null });
}

/** The same for a total that is read on a table's steps, unmodified, and for nothing else. */
export function sumOn(
  dice: number,
  purpose: Purpose,
  side: RollSide | null,
  steps: Steps,
): DiceRequest {
  // Frozen like the others: of one shape, they are read at one speed.
  return Object.freeze({ kind: "sum", dice, hitOn: 0, purpose, side, steps });
}

/**
 * Prepares pools for one purpose and side: the function returned gives the request for the hits
 * among `dice` D6 that hit on `hitOn` or more. Equal requests are one value, made once.
 */
export function pools(
  purpose: Purpose,
  side: RollSide | null = null,
): (dice: number, hitOn: number) => DiceRequest {
  const made: (DiceRequest | undefined)[] = [];
  return (dice, hitOn) => {
    const index = dice * 8 + hitOn;
    made[index] ??= Object.freeze({ kind: "pool", dice, hitOn, purpose, side, steps: null });
    return made[index];
  };
}

/**
 * A place where paths meet; see `Meeting`.
 * @param key tells apart what still matters, and this place from the procedure's other ones
 */
export function meeting(key: number): Meeting {
  return { kind: "meeting", key };
}

/** How a composite is read; what is left out is null or false. */
export interface CompositeReading<Outcome> {
  readonly key?: () => string;
  readonly again?: (outcome: Outcome) => boolean;
  readonly whole?: boolean;
}

/** Ends a procedure with a sub-procedure as its last roll; see `Finishing`. */
export function* finishing<Answer, Outcome>(
  make: () => Procedure<Answer>,
  reading: CompositeReading<Answer>,
  then: (answer: Answer) => Outcome,
): Procedure<Outcome> {
  const { key = null, again = null, whole = false } = reading;
  const request = { kind: "composite", make, key, again, whole };
  // As in `composite`: the readers hand `then` what `make` returned, and answer with what it made.
  return (yield { kind: "finishing", request, then } as Finishing) as unknown as Outcome;
}

/** Ends a procedure with a roll of dice as its last; see `Finishing`. */
export function* finishingRoll<Outcome>(
  request: DiceRequest,
  then: (answer: number) => Outcome,
): Procedure<Outcome> {
  // Dice are answered with their total or their hits, and the readers hand on what `then` makes.
  return (yield { kind: "finishing", request, then } as Finishing) as unknown as Outcome;
}

/** Runs a sub-procedure as one roll; see `Composite`. */
export function* composite<Outcome>(
  make: () => Procedure<Outcome>,
  reading: CompositeReading<Outcome> = {},
): Procedure<Outcome> {
  const { key = null, again = null, whole = false } = reading;
  // The readers answer a composite with what `make` returned, which the generator's type, made
  // for the numbers of dice, cannot say. This is the one place that knows it.
  const asked = { kind: "composite", make, key, again, whole } as Composite;
  return (yield asked) as unknown as Outcome;
}
