import type { ChargeWay, Joined, WithVisible } from "@adjutant/battle";
import { type Resolvable, type SituationKnown, type SituationOf, suppose } from "@adjutant/battle";
import {
  distribution,
  explain,
  isRefused,
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
import { noOdds, type OddsOfCase, type OddsTold, toldOdds } from "./told.ts";

/** A procedure with the situation that goes with it, an enemy's units as they are known. */
export type ToResolve = {
  [Name in Resolvable]: {
    readonly procedure: Name;
    readonly situation: WithVisible<SituationOf<Name>>;
    /** A discipline test whether infantry forms square in time (`charge.reaction`). */
    readonly square?: true;
    /** On the map: the charge that is answered, by fire or by a square. */
    readonly way?: ChargeWay;
    /** On the map: who joins a melee in its second round (`melee.support`). */
    readonly joined?: Joined;
  };
}[Resolvable];

/** A resolution that could be rolled now: what applies and the odds. */
export interface Plan {
  /** Equal situations have equal keys. */
  readonly key: string;
  /** The procedure and its situation, as the battle takes them. */
  readonly resolve: ToResolve;
  /** What is known to apply before the dice; none where the rules forbid it. */
  readonly lines: readonly WorkingLine[];
  readonly refused: Refusal | null;
  /** An enemy's grade and losses are not known: the odds are ranges over all that they may be. */
  readonly supposed: boolean;
  readonly odds: (text: Text) => OddsTold;
  /** The same, one piece of work for each case of what is not known. */
  readonly oddsByCase: (text: Text) => readonly (() => OddsOfCase)[];
}

/** Fire of any kind at its targets. */
export function planFire(resolution: FireResolution, book: Rulebook): Plan {
  switch (resolution.procedure) {
    case "volley":
      return planOf("volley", resolution.situation, book, procedures.volley, underFire(book));
    case "artillery":
      return planOf("artillery", resolution.situation, book, procedures.artillery, underFire(book));
    case "skirmish":
      return planOf("skirmish", resolution.situation, book, procedures.skirmish, underFire(book));
    case "rocket":
      return planOf("rocket", resolution.situation, book, procedures.rocket, rocketOdds);
  }
}

/** The first target named is the nearest or leads the charge: the one that gets the majority. */
function underFire(book: Rulebook) {
  return (
    chances: Parameters<typeof fireOdds>[0],
    text: Text,
    { targets }: Pick<Situations["volley"], "targets">,
  ): Odds => fireOdds(chances, 0, strengthLeft(targets[0].unit, book), text);
}

export function planCharge(situation: SituationKnown<"charge">, book: Rulebook): Plan {
  return planOf("charge", situation, book, procedures.charge, chargeOdds);
}

export function planMelee(situation: SituationKnown<"melee">, book: Rulebook): Plan {
  return planOf("melee", situation, book, procedures.melee, meleeOdds);
}

/** @param square it decides whether infantry forms square in time */
export function planDiscipline(
  situation: SituationKnown<"discipline">,
  book: Rulebook,
  square: boolean,
): Plan {
  const plan = planOf("discipline", situation, book, procedures.discipline, disciplineOdds);
  return square ? { ...plan, resolve: { ...plan.resolve, square } } : plan;
}

/** Fire, a charge, a melee or a test, whichever it is; null of what needs no odds. */
export function planFor(toResolve: ToResolve, book: Rulebook): Plan | null {
  const { procedure } = toResolve;
  switch (procedure) {
    case "volley":
    case "artillery":
    case "skirmish":
    case "rocket":
      // The same pairs of name and situation, which a union does not keep together.
      return planFire(toResolve as FireResolution, book);
    case "charge":
      return planCharge(toResolve.situation, book);
    case "melee":
      return planMelee(toResolve.situation, book);
    case "discipline":
      return planDiscipline(toResolve.situation, book, toResolve.square === true);
    default:
      return null;
  }
}

/** The same over the map: the charge that is ridden, fired at or answered. */
export function answering(plan: Plan, way: ChargeWay | null): Plan {
  return way === null ? plan : { ...plan, resolve: { ...plan.resolve, way } };
}

/** The same, with those who join a melee over the map. */
export function joinedBy(plan: Plan, joined: Joined | null): Plan {
  return joined === null ? plan : { ...plan, resolve: { ...plan.resolve, joined } };
}

/** A roll that needs no odds: of command, of initiative, for a general. */
export type RollAsked =
  | { readonly name: "initiative"; readonly situation: Situations["initiative"] }
  | { readonly name: "adc"; readonly situation: Situations["adc"] }
  | { readonly name: "command"; readonly situation: Situations["command"] }
  | { readonly name: "faltering"; readonly situation: Situations["faltering"] }
  | { readonly name: "general"; readonly situation: Situations["general"] }
  | { readonly name: "generalRisk"; readonly situation: Situations["general"] };

export function planRoll({ name, situation }: RollAsked): Plan {
  return {
    key: `${name} ${JSON.stringify(situation)}`,
    // They came as a pair; a union does not keep pairs together.
    resolve: { procedure: name, situation } as ToResolve,
    lines: [],
    refused: null,
    supposed: false,
    odds: () => noOdds,
    oddsByCase: () => [],
  };
}

function planOf<Name extends ProcedureName, Outcome>(
  name: Name,
  situation: SituationKnown<Name>,
  book: Rulebook,
  procedure: (situation: Situations[Name], book: Rulebook) => Procedure<Outcome>,
  read: (
    chances: Chances<Exclude<Merged<Outcome>, Refused>>,
    text: Text,
    situation: Situations[Name],
  ) => Odds,
): Plan {
  const cases = suppose<Name>(situation, book);
  const explained = cases.map((one) => explain(name, one.situation, book));
  // What the rules forbid hangs on what stands on the table: it is the same in every case.
  const [refused = null] = explained.flatMap((one) => (isRefused(one) ? [one.refused] : []));
  const oddsByCase = (text: Text): readonly (() => OddsOfCase)[] =>
    (refused === null ? cases : []).map(({ assumed, situation: whole }) => () => {
      const { outcomes } = distribution(() => procedure(whole, book));
      return { assumed, odds: read(outcomes.filter(allowed), text, whole) };
    });
  return {
    key: `${name} ${JSON.stringify(situation)}`,
    // That the situation is the one of this name is what `Name` says, and a union forgets.
    resolve: { procedure: name, situation } as unknown as ToResolve,
    lines: inAll(explained.map((one) => (isRefused(one) ? [] : one.lines))),
    refused,
    supposed: cases.length > 1,
    odds: (text) =>
      toldOdds(
        oddsByCase(text).map((work) => work()),
        text,
      ),
    oddsByCase,
  };
}

/** The lines that every case has: the others hang on what is not known. */
function inAll([
  first = [],
  ...others
]: readonly (readonly WorkingLine[])[]): readonly WorkingLine[] {
  const rest = others.map((lines) => new Set(lines.map((line) => JSON.stringify(line))));
  return first.filter((line) => rest.every((lines) => lines.has(JSON.stringify(line))));
}

function allowed<Outcome>(branch: {
  readonly outcome: Outcome;
  readonly probability: number;
}): branch is { readonly outcome: Exclude<Outcome, Refused>; readonly probability: number } {
  return !isRefused(branch.outcome);
}
