/**
 * The exact distribution of a situation, field by field, as people read odds: what each outcome
 * field comes to and how likely, averages, chances of what may follow.
 */
import { distribution, type Merged } from "./dice/distribution.ts";
import type { Procedure } from "./dice/procedure.ts";
import { explain } from "./explain.ts";
import type { FateEssence } from "./morale/fate.ts";
import { type OutcomeOf, procedures } from "./procedures.ts";
import { isRefused } from "./refusal.ts";
import type { Rulebook } from "./rulebook/rulebook.ts";
import type { ProcedureName, Situations, UnitBehind } from "./situations.ts";
import { average, chance, type Odds, type SideOdds, spread, type Weighted } from "./spread.ts";
import { strengthLeft } from "./strength.ts";
import type { Refused, SideResult, TestResult } from "./working.ts";

type EssenceOf<Name extends ProcedureName> = Merged<Exclude<OutcomeOf<Name>, Refused>>;
const testResults: readonly TestResult[] = ["holds", "unformed", "retire", "retreat", "rout"];
const sideResults: readonly SideResult[] = [
  "occupies",
  "takesGround",
  "stands",
  "melee",
  "fightOn",
  "halts",
  "retire",
  "retreat",
  "rout",
  "disperse",
];

interface Tested {
  readonly result: TestResult;
  readonly recovered: number;
}

/** Of two tests the worse counts. */
function worse(a: Tested | null, b: Tested | null | undefined): Tested | null {
  if (!a || !b) return a ?? b ?? null;
  return testResults.indexOf(b.result) > testResults.indexOf(a.result) ? b : a;
}

/** Chance of a test, and its result where one is taken; no result if none ever is. */
function testOdds<Essence>(
  outcomes: Weighted<Essence>,
  read: (essence: Essence) => Tested | null,
): Pick<Odds, "disciplineTest" | "result"> {
  const taken = outcomes.flatMap(({ outcome, probability }) => {
    const test = read(outcome);
    return test ? [{ outcome: test, probability }] : [];
  });
  const disciplineTest = chance(taken, () => true);
  if (disciplineTest === 0) return { disciplineTest };
  const scaled = taken.map((one) => ({ ...one, probability: one.probability / disciplineTest }));
  return { disciplineTest, result: spread(scaled, ({ result }) => result, testResults) };
}

function fateOdds<Essence>(
  outcomes: Weighted<Essence>,
  read: (essence: Essence) => readonly (FateEssence | null)[],
): Pick<Odds, "fate" | "atRisk"> {
  const fate = chance(outcomes, (essence) => read(essence).some((one) => one !== null));
  const risk = (essence: Essence): string =>
    read(essence).find((one) => one !== null && one.atRisk !== null)?.atRisk ?? "none";
  const atRisk = spread(outcomes, risk, ["none", "own", "enemy"]);
  return { fate, ...("own" in atRisk || "enemy" in atRisk ? { atRisk } : {}) };
}

const flag = (value: boolean): string => String(value);
const flags = ["true", "false"];

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function fireOdds(
  outcomes: Weighted<EssenceOf<"volley" | "artillery">>,
  situation: Situations["volley"] | Situations["artillery"],
  book: Rulebook,
): Odds {
  type Essence = EssenceOf<"volley" | "artillery">;
  const behind: readonly UnitBehind[] = situation.behind ?? [];
  const screen = situation.screenBetween?.unit;
  const fates = ({ fate, ignition }: Essence) => [fate, ignition?.fate ?? null];
  const lost = (essence: Essence): number => {
    const { losses, screenCasualties, bounced, discipline } = essence;
    const ofScreen = screen ? Math.min(screenCasualties, strengthLeft(screen, book)) : 0;
    const restored = discipline?.target === "screen" ? discipline.recovered : 0;
    const beyond = bounced.map((number, index) => {
      const unit = behind[index]?.unit;
      return unit ? Math.min(number, strengthLeft(unit, book)) : number;
    });
    return total(losses) + ofScreen - restored + total(beyond);
  };
  const test = ({ discipline, fate, ignition }: Essence) =>
    worse(worse(discipline, fate?.discipline), ignition?.fate?.discipline);
  const guns = situation.firer.arm === "artillery";
  const mayIgnite = outcomes.some(({ outcome }) => outcome.ignition !== null);
  return {
    casualties: spread(outcomes, ({ casualties }) => casualties),
    losses: spread(outcomes, lost),
    expected: {
      casualties: average(outcomes, ({ casualties }) => casualties),
      losses: average(outcomes, lost),
    },
    ...testOdds(outcomes, test),
    ...(guns
      ? { lowAmmunition: chance(outcomes, ({ lowAmmunition }) => lowAmmunition) }
      : { fireDisciplineLost: chance(outcomes, (essence) => essence.fireDisciplineLost) }),
    ...(screen && { screenCasualties: spread(outcomes, (essence) => essence.screenCasualties) }),
    ...(behind.length > 0 && {
      bounced: behind.map((_, i) => spread(outcomes, ({ bounced }) => bounced[i] ?? 0)),
    }),
    ...(mayIgnite && {
      ignited: spread(outcomes, ({ ignition }) => flag(ignition?.ignited === true), flags),
    }),
    ...fateOdds(outcomes, fates),
  };
}

function sideOdds<
  Essence extends { readonly generalTests: readonly string[] },
  Side extends string,
>(
  outcomes: Weighted<Essence & Record<Side, Pick<SideOf, "result" | "unformed" | "casualties">>>,
  side: Side,
): SideOdds {
  return {
    result: spread(outcomes, (essence) => essence[side].result, sideResults),
    casualties: spread(outcomes, (essence) => essence[side].casualties),
    unformed: chance(outcomes, (essence) => essence[side].unformed),
    generalTest: chance(outcomes, ({ generalTests }) => generalTests.includes(side)),
  };
}

interface SideOf {
  readonly result: SideResult;
  readonly unformed: boolean;
  readonly casualties: number;
}

const faces = [1, 2, 3, 4, 5, 6];

/**
 * The difference of the charge roll, which outcomes do not keep: 2D6 against 2D6 and what the
 * modifiers add. Absent where nothing is rolled.
 */
function chargeDifference(
  situation: Situations["charge"],
  book: Rulebook,
): Pick<Odds, "difference"> {
  const explained = explain("charge", situation, book);
  if (isRefused(explained) || !explained.lines.some(({ kind }) => kind === "chargeTable"))
    return {};
  let added = 0;
  for (const line of explained.lines) {
    if (line.kind === "modifier") added += line.side === "charger" ? line.roll : -line.roll;
  }
  const ways = new Map<number, number>();
  const pairs = faces.flatMap((one) => faces.map((other) => one + other));
  for (const charger of pairs) {
    for (const defender of pairs) {
      const difference = charger - defender + added;
      ways.set(difference, (ways.get(difference) ?? 0) + 1);
    }
  }
  const outcomes = [...ways].map(([outcome, count]) => ({
    outcome,
    probability: count / pairs.length ** 2,
  }));
  return { difference: spread(outcomes, (difference) => difference) };
}

const winners = ["attacker", "defender", "none"];

type Readers = {
  [Name in ProcedureName]: (
    outcomes: Weighted<EssenceOf<Name>>,
    situation: Situations[Name],
    book: Rulebook,
  ) => Odds;
};

const readers: Readers = {
  volley: fireOdds,
  artillery: fireOdds,
  skirmish: (outcomes) => {
    const lost = ({ losses }: EssenceOf<"skirmish">) => total(losses);
    return {
      hits: spread(outcomes, ({ hits }) => hits),
      casualties: spread(outcomes, ({ casualties }) => casualties),
      losses: spread(outcomes, lost),
      expected: {
        casualties: average(outcomes, ({ casualties }) => casualties),
        losses: average(outcomes, lost),
      },
      ...testOdds(outcomes, ({ discipline }) => discipline),
    };
  },
  rocket: (outcomes) => {
    const lost = ({ losses }: EssenceOf<"rocket">) => total(losses);
    return {
      casualties: spread(outcomes, ({ casualties }) => casualties),
      losses: spread(outcomes, lost),
      expected: {
        casualties: average(outcomes, ({ casualties }) => casualties),
        losses: average(outcomes, lost),
      },
      ...testOdds(outcomes, ({ fate }) => fate?.discipline ?? null),
      targetFalters: chance(outcomes, ({ targetFalters }) => targetFalters),
      ignited: spread(outcomes, ({ ignited }) => flag(ignited), flags),
      friendCasualties: spread(outcomes, ({ friendCasualties }) => friendCasualties),
      batteryDestroyed: chance(outcomes, ({ batteryDestroyed }) => batteryDestroyed),
      ...fateOdds(outcomes, ({ fate }) => [fate]),
    };
  },
  charge: (outcomes, situation, book) => {
    const tests = ({ fate }: EssenceOf<"charge">) =>
      worse(fate.charger?.discipline ?? null, fate.defender?.discipline);
    const { result: _, ...taken } = testOdds(outcomes, tests);
    const { fate } = fateOdds(outcomes, (one) => [one.fate.charger, one.fate.defender]);
    return {
      charger: {
        ...sideOdds(outcomes, "charger"),
        elan: chance(outcomes, ({ charger }) => charger.elan),
      },
      defender: {
        ...sideOdds(outcomes, "defender"),
        elan: chance(outcomes, ({ defender }) => defender.elan),
      },
      expected: {
        charger: average(outcomes, ({ charger }) => charger.casualties),
        defender: average(outcomes, ({ defender }) => defender.casualties),
      },
      ...chargeDifference(situation, book),
      ...taken,
      ...(fate !== undefined && { fate }),
    };
  },
  melee: (outcomes) => ({
    difference: spread(outcomes, ({ difference }) => difference),
    winner: spread(outcomes, ({ winner }) => winner ?? "none", winners),
    attacker: sideOdds(outcomes, "attacker"),
    defender: sideOdds(outcomes, "defender"),
    expected: {
      difference: average(outcomes, ({ difference }) => difference),
      attacker: average(outcomes, ({ attacker }) => attacker.casualties),
      defender: average(outcomes, ({ defender }) => defender.casualties),
    },
  }),
  meleeToEnd: (outcomes) => ({
    winner: spread(outcomes, ({ winner }) => winner ?? "none", winners),
    attacker: sideOdds(outcomes, "attacker"),
    defender: sideOdds(outcomes, "defender"),
    rounds: spread(outcomes, ({ rounds }) => rounds),
    expected: {
      attacker: average(outcomes, ({ attacker }) => attacker.casualties),
      defender: average(outcomes, ({ defender }) => defender.casualties),
    },
  }),
  discipline: (outcomes) => ({
    result: spread(outcomes, ({ result }) => result, testResults),
    recovered: spread(outcomes, ({ recovered }) => recovered),
  }),
  fate: (outcomes) => ({
    targetCasualties: spread(outcomes, ({ targetCasualties }) => targetCasualties),
    targetUnformed: chance(outcomes, ({ targetUnformed }) => targetUnformed),
    recovered: spread(outcomes, ({ recovered }) => recovered),
    ...testOdds(outcomes, ({ discipline }) => discipline),
    atRisk: spread(outcomes, ({ atRisk }) => atRisk ?? "none", ["none", "own", "enemy"]),
    expected: {
      targetCasualties: average(outcomes, ({ targetCasualties }) => targetCasualties),
    },
  }),
  general: (outcomes) => ({
    result: spread(outcomes, ({ result }) => result, [
      "killed",
      "mortallyWounded",
      "captured",
      "horseBolts",
      "stunned",
      "hatShot",
      "lightlyWounded",
    ]),
  }),
  ignition: (outcomes) => ({
    ignited: spread(outcomes, ({ ignited }) => flag(ignited), flags),
  }),
  bounce: (outcomes, { behind }) => ({
    bounced: behind.map((_, i) => spread(outcomes, ({ bounced }) => bounced[i] ?? 0)),
    expected: { bounced: average(outcomes, ({ bounced }) => total(bounced)) },
  }),
  fraction: (outcomes) => ({
    casualties: spread(outcomes, ({ casualties }) => casualties),
    expected: { casualties: average(outcomes, ({ casualties }) => casualties) },
  }),
  initiative: (outcomes) => ({
    winner: spread(outcomes, ({ winner }) => winner ?? "none", ["first", "second"]),
  }),
  adc: (outcomes) => ({
    available: spread(outcomes, ({ available }) => available),
    expected: { available: average(outcomes, ({ available }) => available) },
  }),
  command: (outcomes) => ({
    result: spread(outcomes, ({ result }) => result, ["obeys", "hesitant"]),
  }),
  faltering: (outcomes) => ({
    result: spread(outcomes, ({ result }) => result, [
      "obeys",
      "hesitant",
      "routersDisperse",
      "allRetire",
    ]),
  }),
};

/** The same procedures, each returning what its name says. */
const byName: {
  [Name in ProcedureName]: (
    situation: Situations[Name],
    book: Rulebook,
  ) => Procedure<OutcomeOf<Name>>;
} = procedures;

/**
 * The exact odds of a situation, or the refusal.
 * @param situation checked, as the procedure takes it
 */
export function oddsOf<Name extends ProcedureName>(
  name: Name,
  situation: Situations[Name],
  book: Rulebook,
): Odds | Refused {
  const { outcomes } = distribution(() => byName[name](situation, book));
  const [only] = outcomes;
  if (only && isRefused(only.outcome)) return only.outcome;
  // A refusal comes before any dice, so it is either the only outcome or none of them.
  return readers[name](outcomes as Weighted<EssenceOf<Name>>, situation, book);
}
