/** Any procedure by its name, for laws that hold for all of them. */
import {
  distribution,
  type Procedure,
  type ProcedureName,
  procedures,
  rulebook,
  type Situations,
} from "@adjutant/rules";

/** What every outcome shows of itself: its essence, without naturals and totals. */
export interface Outcome {
  readonly essence?: () => unknown;
  /** Equal keys promise equal essences. */
  readonly essenceKey?: () => string | number;
  readonly working?: unknown;
}

/**
 * A procedure for a situation of the same name, which the compiler cannot follow through a name
 * that is only known when the test runs.
 */
export function procedureOf(
  name: ProcedureName,
  situation: Situations[ProcedureName],
): Procedure<Outcome> {
  const make = procedures[name] as (
    of: Situations[ProcedureName],
    book: typeof rulebook,
  ) => Procedure<Outcome>;
  return make(situation, rulebook);
}

/** The outcomes of a situation and their probabilities, whatever they are. */
export function outcomesOf(
  name: ProcedureName,
  situation: Situations[ProcedureName],
): readonly { readonly outcome: unknown; readonly probability: number }[] {
  return distribution(() => procedureOf(name, situation)).outcomes;
}

/** An outcome as the exact reading knows it: its essence, or all of it where it has none. */
export function essenceOf(outcome: Outcome): unknown {
  return outcome.essence ? outcome.essence() : outcome;
}
