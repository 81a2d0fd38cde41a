/** What a resolution came to, in a line or two: the outcome first, then what it asks for. */
import type { Phrases } from "@adjutant/phrases";
import { type OutcomeOf, type ProcedureName, type Refused, strengthLeft } from "@adjutant/rules";
import type { Context } from "./context.ts";
import { paragraph } from "./layout.ts";
import type { Asked } from "./situation.ts";
import { tellingOf, unitName, upperFirst } from "./telling.ts";

/** What a procedure comes to where the rules allow it. */
export type Outcome<Name extends ProcedureName> = Exclude<OutcomeOf<Name>, Refused>;

/** Names of the sides, as a sentence begins. */
type Who = (side: "charger" | "attacker" | "defender" | "first" | "second") => string;

type Teller<Name extends ProcedureName> = (
  outcome: Outcome<Name>,
  words: Phrases,
  who: Who,
) => readonly string[];

const lost = (casualties: number, words: Phrases): string => words.say("losses", { casualties });

function tested(
  test:
    | { readonly result: Outcome<"discipline">["result"]; readonly recovered: number }
    | null
    | undefined,
  words: Phrases,
): string[] {
  if (!test) return [];
  return [
    words.say("cli.sumTest", { result: words.word("test", test.result) }),
    ...recovered(test.recovered, words),
  ];
}

const recovered = (casualties: number, words: Phrases): string[] =>
  casualties > 0 ? [words.say("cli.sumRecovered", { casualties })] : [];

function fated(fate: Outcome<"fate"> | null | undefined, words: Phrases): string[] {
  if (!fate) return [];
  const { targetCasualties, targetUnformed, discipline, atRisk } = fate;
  const told = [
    ...(targetCasualties > 0
      ? [words.say("cli.sumFate", { casualties: lost(targetCasualties, words) })]
      : []),
    ...(targetUnformed ? [words.say("cli.oddsTargetUnformed")] : []),
    ...recovered(fate.recovered, words),
    ...tested(discipline, words),
    ...(atRisk ? [words.say("cli.sumRisk", { side: atRisk })] : []),
  ];
  return told;
}

function fire(outcome: Outcome<"volley">, words: Phrases): string[] {
  const { casualties, screenCasualties, bounced, discipline, fate, ignition } = outcome;
  return [
    lost(casualties, words),
    ...(screenCasualties > 0
      ? [words.say("cli.sumScreen", { casualties: lost(screenCasualties, words) })]
      : []),
    ...(bounced.some((number) => number > 0)
      ? [
          words.say("cli.sumBounced", {
            casualties: bounced.map((number) => lost(number, words)).join(", "),
          }),
        ]
      : []),
    ...fated(fate, words),
    ...tested(discipline, words),
    ...(outcome.fireDisciplineLost ? [words.word("state", "fireDisciplineLost")] : []),
    ...(outcome.lowAmmunition ? [words.word("state", "lowAmmunition", "artillery")] : []),
    ...(ignition?.ignited ? [words.say("cli.sumIgnited")] : []),
    ...fated(ignition?.fate, words),
  ];
}

interface Side {
  readonly result: Outcome<"melee">["attacker"]["result"];
  readonly unformed: boolean;
  readonly casualties: number;
}

function side(name: string, { result, unformed, casualties }: Side, words: Phrases): string {
  const parts = [words.word("result", result)];
  if (unformed) parts.push(words.word("state", "unformed"));
  parts.push(lost(casualties, words));
  return words.say("cli.firstOfSides", { side: name, what: parts.join(", ") });
}

function melee(
  {
    attacker,
    defender,
    generalTests,
  }: Pick<Outcome<"meleeToEnd">, "attacker" | "defender" | "generalTests">,
  words: Phrases,
  who: Who,
): string[] {
  return [
    side(who("attacker"), attacker, words),
    side(who("defender"), defender, words),
    ...generalTests.map((one) => words.say("cli.sumRiskOf", { side: who(one) })),
  ];
}

const tellers: { [Name in ProcedureName]: Teller<Name> } = {
  volley: fire,
  artillery: fire,
  skirmish: ({ casualties, discipline }, words) => [
    lost(casualties, words),
    ...tested(discipline, words),
  ],
  rocket: (outcome, words) => [
    words.word("rocket", outcome.row),
    lost(outcome.casualties, words),
    ...(outcome.targetFalters ? [words.say("cli.sumFaltering")] : []),
    ...(outcome.friendCasualties > 0
      ? [words.say("cli.sumFriend", { casualties: lost(outcome.friendCasualties, words) })]
      : []),
    ...(outcome.batteryDestroyed ? [words.say("cli.sumDestroyed")] : []),
    ...(outcome.ignited ? [words.say("cli.sumIgnited")] : []),
    ...fated(outcome.fate, words),
  ],
  charge: ({ charger, defender, fate, generalTests }, words, who) => [
    side(who("charger"), charger, words),
    side(who("defender"), defender, words),
    ...fated(fate.charger, words),
    ...fated(fate.defender, words),
    ...generalTests.map((one) => words.say("cli.sumRiskOf", { side: who(one) })),
  ],
  melee: (outcome, words, who) => [
    ...melee(outcome, words, who),
    ...outcome.choices.slice(0, 1).map((one) => words.say("cli.sumChoose", { side: who(one) })),
  ],
  meleeToEnd: melee,
  discipline: (outcome, words) => [
    words.word("test", outcome.result),
    ...recovered(outcome.recovered, words),
  ],
  fate: (outcome, words) => {
    const told = fated(outcome, words);
    return told.length > 0 ? told : [lost(0, words)];
  },
  general: ({ result }, words) => [words.word("general", result)],
  ignition: ({ ignited }, words) => [words.say(ignited ? "cli.sumIgnited" : "cli.sumNotIgnited")],
  bounce: ({ bounced }, words) => [
    words.say("cli.sumBounced", {
      casualties: bounced.map((number) => lost(number, words)).join(", "),
    }),
  ],
  fraction: ({ casualties }, words) => [lost(casualties, words)],
  initiative: ({ winner }, words, who) => [
    words.say("cli.sumInitiative", { side: who(winner ?? "first") }),
  ],
  adc: ({ available }, words) => [words.say("cli.sumAvailable", { available })],
  command: ({ result }, words) => [words.word("brigade", result)],
  faltering: ({ result }, words) => [words.word("faltering", result)],
};

/** Targets that this fire has dispersed, by their losses when all is done. */
function dispersed(
  { situation, book }: Asked<ProcedureName>,
  outcome: object,
  words: Phrases,
): string[] {
  if (!("targets" in situation && "losses" in outcome && Array.isArray(outcome.losses))) return [];
  const losses: readonly unknown[] = outcome.losses;
  return situation.targets
    .filter(({ unit }, i) => Number(losses[i]) >= strengthLeft(unit, book))
    .map(({ unit }) =>
      words.say("cli.firstOfSides", {
        side: unitName(unit, words),
        what: words.word("result", "disperse"),
      }),
    );
}

/**
 * What a resolution came to, each fact a sentence without its full stop.
 * @param names of sides that the situation does not name itself
 */
export function factsOf<Name extends ProcedureName>(
  asked: Asked<Name>,
  outcome: Outcome<Name> & object,
  words: Phrases,
  names: Readonly<Record<string, string>> = {},
): string[] {
  const { name, situation } = asked;
  const { sides } = tellingOf(situation, words);
  const who: Who = (one) =>
    upperFirst(sides?.[one] ?? names[one] ?? words.word("side", one), words);
  const told = [...tellers[name](outcome, words, who), ...dispersed(asked, outcome, words)];
  return told.map((fact) => upperFirst(fact, words));
}

/** The outcome in one strong line; what does not fit it, below. */
export function summary<Name extends ProcedureName>(
  asked: Asked<Name>,
  outcome: Outcome<Name> & object,
  { words, ink, terminal }: Context,
): string[] {
  const facts = factsOf(asked, outcome, words);
  return paragraph(facts.join(". "), terminal.columns).map(ink.bold);
}
