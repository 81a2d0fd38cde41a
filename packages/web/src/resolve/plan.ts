import type { Phrases } from "@adjutant/phrases";
import {
  type ChargeSituation,
  type DisciplineSituation,
  distribution,
  type Explained,
  explain,
  isRefused,
  type MeleeSituation,
  type Merged,
  type OutcomeOf,
  type Procedure,
  type ProcedureName,
  procedures,
  type Refusal,
  type Refused,
  type Rulebook,
  type Situations,
  strengthLeft,
  type WorkingLine,
} from "@adjutant/rules";
import type { FireResolution } from "./fireFacts.ts";
import { meleeOdds } from "./meleeOdds.ts";
import {
  type Chances,
  chargeOdds,
  disciplineOdds,
  fireOdds,
  type Odds,
  rocketOdds,
} from "./odds.ts";

/** A resolution that could be rolled now: what applies, the odds, and a way to ask for its dice. */
export interface Plan {
  /** Equal situations have equal keys. */
  readonly key: string;
  readonly procedure: ProcedureName;
  readonly situation: Situations[ProcedureName];
  /** A fresh procedure, each time the same. */
  readonly make: () => Procedure<unknown>;
  /** What applies before the dice; null where the rules forbid it. */
  readonly lines: readonly WorkingLine[];
  readonly refused: Refusal | null;
  readonly odds: (text: Phrases) => Odds;
}

const noOdds: Odds = { tables: [], besides: [] };

/** Fire of any kind at its targets. */
export function planFire(resolution: FireResolution, book: Rulebook): Plan {
  const { targets } = resolution.situation;
  // The first target named is the nearest or leads the charge: the one that gets the majority.
  const left = strengthLeft(targets[0].unit, book);
  switch (resolution.procedure) {
    case "volley":
      return planOf("volley", resolution.situation, book, procedures.volley, (chances, text) =>
        fireOdds(chances, 0, left, text),
      );
    case "artillery":
      return planOf(
        "artillery",
        resolution.situation,
        book,
        procedures.artillery,
        (chances, text) => fireOdds(chances, 0, left, text),
      );
    case "skirmish":
      return planOf("skirmish", resolution.situation, book, procedures.skirmish, (chances, text) =>
        fireOdds(chances, 0, left, text),
      );
    case "rocket":
      return planOf("rocket", resolution.situation, book, procedures.rocket, rocketOdds);
  }
}

export function planCharge(situation: ChargeSituation, book: Rulebook): Plan {
  return planOf("charge", situation, book, procedures.charge, chargeOdds);
}

export function planMelee(situation: MeleeSituation, book: Rulebook): Plan {
  return planOf("melee", situation, book, procedures.melee, meleeOdds);
}

export function planDiscipline(situation: DisciplineSituation, book: Rulebook): Plan {
  return planOf("discipline", situation, book, procedures.discipline, disciplineOdds);
}

/** Any other roll, which has nothing to explain and needs no odds. */
export function planRoll<Name extends ProcedureName>(
  name: Name,
  situation: Situations[Name],
  book: Rulebook,
  procedure: (situation: Situations[Name], book: Rulebook) => Procedure<unknown>,
): Plan {
  return planOf(name, situation, book, procedure, () => noOdds);
}

function planOf<Name extends ProcedureName, Outcome>(
  name: Name,
  situation: Situations[Name],
  book: Rulebook,
  procedure: (situation: Situations[Name], book: Rulebook) => Procedure<Outcome>,
  read: (chances: Chances<Exclude<Merged<Outcome>, Refused>>, text: Phrases) => Odds,
): Plan {
  const explained: Explained | Refused = explain(name, situation, book);
  const refused = isRefused(explained) ? explained.refused : null;
  return {
    key: `${name} ${JSON.stringify(situation)}`,
    procedure: name,
    situation,
    make: () => procedure(situation, book),
    lines: isRefused(explained) ? [] : explained.lines,
    refused,
    odds: (text) => {
      if (refused !== null) return noOdds;
      const { outcomes } = distribution(() => procedure(situation, book));
      return read(outcomes.filter(allowed), text);
    },
  };
}

function allowed<Outcome>(branch: {
  readonly outcome: Outcome;
  readonly probability: number;
}): branch is { readonly outcome: Exclude<Outcome, Refused>; readonly probability: number } {
  return !isRefused(branch.outcome);
}

/** The outcome of a procedure by name, refusals left out. */
export type Resolved<Name extends ProcedureName> = Exclude<OutcomeOf<Name>, Refused>;
