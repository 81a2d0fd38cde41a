import type { Resolvable, SituationOf } from "@adjutant/battle";
import {
  type ChargeSituation,
  type DisciplineSituation,
  distribution,
  type Explained,
  explain,
  generalRisk,
  isRefused,
  type MeleeParty,
  type MeleeSituation,
  type Merged,
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
import type { Text } from "../text.ts";
import type { Progress } from "./dice.ts";
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

/** A procedure with the situation that goes with it. */
export type ToResolve = {
  [Name in Resolvable]: { readonly procedure: Name; readonly situation: SituationOf<Name> };
}[Resolvable];

/** A resolution that could be rolled now: what applies, the odds, and a way to ask for its dice. */
export interface Plan {
  /** Equal situations have equal keys. */
  readonly key: string;
  /** The procedure and its situation, as the battle takes them. */
  readonly resolve: ToResolve;
  /** A fresh procedure, each time the same. */
  readonly make: () => Procedure<unknown>;
  /** What applies before the dice; null where the rules forbid it. */
  readonly lines: readonly WorkingLine[];
  readonly refused: Refusal | null;
  readonly odds: (text: Text) => Odds;
}

const noOdds: Odds = { tables: [], besides: [], summary: [] };

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

/** A roll that needs no odds: of command, of initiative, for a general. */
export type RollAsked =
  | { readonly name: "initiative"; readonly situation: Situations["initiative"] }
  | { readonly name: "adc"; readonly situation: Situations["adc"] }
  | { readonly name: "command"; readonly situation: Situations["command"] }
  | { readonly name: "faltering"; readonly situation: Situations["faltering"] }
  | { readonly name: "general"; readonly situation: Situations["general"] }
  | { readonly name: "generalRisk"; readonly situation: Situations["general"] };

export function planRoll(asked: RollAsked, book: Rulebook): Plan {
  const plain = { lines: [], refused: null, odds: () => noOdds };
  const key = `${asked.name} ${JSON.stringify(asked.situation)}`;
  switch (asked.name) {
    case "initiative": {
      const { name, situation } = asked;
      return {
        ...plain,
        key,
        resolve: { procedure: name, situation },
        make: () => procedures.initiative(situation, book),
      };
    }
    case "adc": {
      const { name, situation } = asked;
      return {
        ...plain,
        key,
        resolve: { procedure: name, situation },
        make: () => procedures.adc(situation, book),
      };
    }
    case "command": {
      const { name, situation } = asked;
      return {
        ...plain,
        key,
        resolve: { procedure: name, situation },
        make: () => procedures.command(situation, book),
      };
    }
    case "faltering": {
      const { name, situation } = asked;
      return {
        ...plain,
        key,
        resolve: { procedure: name, situation },
        make: () => procedures.faltering(situation, book),
      };
    }
    case "general": {
      const { name, situation } = asked;
      return {
        ...plain,
        key,
        resolve: { procedure: name, situation },
        make: () => procedures.general(situation, book),
      };
    }
    case "generalRisk": {
      const { name, situation } = asked;
      return {
        ...plain,
        key,
        resolve: { procedure: name, situation },
        make: () => generalRisk(situation, book),
      };
    }
  }
}

function planOf<Name extends ProcedureName, Outcome>(
  name: Name,
  situation: Situations[Name],
  book: Rulebook,
  procedure: (situation: Situations[Name], book: Rulebook) => Procedure<Outcome>,
  read: (chances: Chances<Exclude<Merged<Outcome>, Refused>>, text: Text) => Odds,
): Plan {
  const explained: Explained | Refused = explain(name, situation, book);
  const refused = isRefused(explained) ? explained.refused : null;
  return {
    key: `${name} ${JSON.stringify(situation)}`,
    // That the situation is the one of this name is what `Name` says, and a union forgets.
    resolve: { procedure: name, situation } as unknown as ToResolve,
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

/** The sides that may choose after a drawn round, in the order in which they speak. */
export function drawChoices(read: Progress<unknown>): readonly MeleeParty[] {
  if (!("outcome" in read)) return [];
  const { outcome } = read;
  if (typeof outcome !== "object" || outcome === null || !("choices" in outcome)) return [];
  const { choices } = outcome;
  if (!Array.isArray(choices)) return [];
  return (["defender", "attacker"] as const).filter((party) => choices.includes(party));
}
