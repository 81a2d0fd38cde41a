import type {
  ChargeEssence,
  ChargeSide,
  FireEssence,
  RocketEssence,
  SkirmishEssence,
  TestEssence,
  TestResult,
} from "@adjutant/rules";
import type { OddsRow } from "../parts/OddsBars.tsx";
import type { Text } from "../text.ts";

/** Outcomes of one kind with their exact chances. */
export type Chances<Essence> = readonly {
  readonly outcome: Essence;
  readonly probability: number;
}[];

export interface OddsTable {
  readonly key: string;
  readonly title: string;
  /** Of a table of numbers, what comes on average. */
  readonly average?: number;
  readonly rows: readonly OddsRow[];
}

/** A table whose title carries an average. */
export interface AveragedTable extends OddsTable {
  readonly average: number;
}

/** A figure that sums the odds up: an average, or the chance of something. */
export interface Mark {
  readonly kind:
    | "average"
    | "shaken"
    | "holds"
    | "wins"
    | "drawnAt"
    | "loses"
    | "takesGround"
    | "melee"
    | "thrownBack";
  readonly value: number;
}

/** What may happen besides, each with its chance. */
export interface SideChance {
  readonly key: string;
  readonly label: string;
  readonly value: number;
}

/** The odds of one situation; `told` makes of one or several what people read. */
export interface Odds {
  readonly tables: readonly OddsTable[];
  readonly besides: readonly SideChance[];
  /** What sums them up, in the order in which it is told. */
  readonly marks: readonly Mark[];
}

/** What becomes of a unit under fire, mildest first. */
const fates = ["noTest", "holds", "unformed", "retire", "retreat", "rout", "disperse"] as const;
type UnderFire = (typeof fates)[number];

/** How heavy a result weighs on whoever suffers it. */
const weights: Record<UnderFire, 0 | 1 | 2> = {
  noTest: 0,
  holds: 0,
  unformed: 1,
  retire: 1,
  retreat: 2,
  rout: 2,
  disperse: 2,
};

/**
 * Odds of fire at its main target.
 * @param main its place among the targets
 * @param left casualties it can still take
 */
export function fireOdds(
  chances: Chances<FireEssence | SkirmishEssence>,
  main: number,
  left: number,
  text: Text,
): Odds {
  const becomes = tally(chances, ({ discipline, losses }): UnderFire => {
    if ((losses[main] ?? 0) >= left) return "disperse";
    return discipline?.target === main ? discipline.result : "noTest";
  });
  const casualties = casualtyTable(chances, (outcome) => outcome.casualties, text);
  const broken = fates.reduce(
    (sum, fate) => sum + (weights[fate] > 0 ? (becomes.get(fate) ?? 0) : 0),
    0,
  );
  return {
    marks: [
      { kind: "average", value: casualties.average },
      { kind: "shaken", value: broken },
    ],
    tables: [
      casualties,
      {
        key: "becomes",
        title: text.say("odds.target"),
        rows: fates
          .filter((fate) => becomes.has(fate))
          .map((fate) => ({
            key: fate,
            label: fateWord(fate, text),
            value: becomes.get(fate) ?? 0,
            weight: weights[fate],
          })),
      },
    ],
    besides: besides([
      ["fireDisciplineLost", text.say("odds.fireDisciplineLost"), share(chances, lostDiscipline)],
      ["lowAmmunition", text.word("state", "lowAmmunition"), share(chances, ranLow)],
      ["ignited", text.say("odds.ignited"), share(chances, setAlight)],
      ["bounced", text.say("odds.bounced"), share(chances, wentThrough)],
    ]),
  };
}

function lostDiscipline(outcome: FireEssence | SkirmishEssence): boolean {
  return "fireDisciplineLost" in outcome && outcome.fireDisciplineLost;
}

function ranLow(outcome: FireEssence | SkirmishEssence): boolean {
  return "lowAmmunition" in outcome && outcome.lowAmmunition;
}

function setAlight(outcome: FireEssence | SkirmishEssence): boolean {
  return "ignition" in outcome && outcome.ignition?.ignited === true;
}

function wentThrough(outcome: FireEssence | SkirmishEssence): boolean {
  return "bounced" in outcome && outcome.bounced.some((casualties) => casualties > 0);
}

export function rocketOdds(chances: Chances<RocketEssence>, text: Text): Odds {
  const casualties = casualtyTable(chances, (outcome) => outcome.casualties, text);
  return {
    marks: [{ kind: "average", value: casualties.average }],
    tables: [casualties],
    besides: besides([
      ["falters", text.word("state", "faltering"), share(chances, (o) => o.targetFalters)],
      ["friend", text.word("rocket", "friend"), share(chances, (o) => o.friendCasualties > 0)],
      ["destroyed", text.word("rocket", "destroyed"), share(chances, (o) => o.batteryDestroyed)],
    ]),
  };
}

export function disciplineOdds(chances: Chances<TestEssence>, text: Text): Odds {
  const results = tally(chances, ({ result }): TestResult => result);
  return {
    marks: [{ kind: "holds", value: results.get("holds") ?? 0 }],
    tables: [
      {
        key: "result",
        title: text.say("result.odds"),
        rows: (["holds", "unformed", "retire", "retreat", "rout"] as const)
          .filter((result) => results.has(result))
          .map((result) => ({
            key: result,
            label: text.word("test", result),
            value: results.get(result) ?? 0,
            weight: weights[result],
          })),
      },
    ],
    besides: [],
  };
}

/** Odds of a charge: how it ends for both, the charger's best first. */
export function chargeOdds(chances: Chances<ChargeEssence>, text: Text): Odds {
  const ends = new Map<string, { rank: number; row: OddsRow }>();
  for (const { outcome, probability } of chances) {
    const end = chargeEnd(outcome, text);
    const known = ends.get(end.label);
    const value = (known?.row.value ?? 0) + probability;
    ends.set(end.label, {
      rank: end.rank,
      row: { key: end.label, label: end.label, value, weight: end.rank > 3 ? 2 : 0 },
    });
  }
  const rows = [...ends.values()].sort((a, b) => a.rank - b.rank).map(({ row }) => row);
  const ofCharger = (holds: (charger: ChargeSide) => boolean): number =>
    share(chances, ({ charger }) => holds(charger));
  return {
    marks: [
      { kind: "takesGround", value: ofCharger(({ result }) => result === "takesGround") },
      { kind: "melee", value: ofCharger(({ result }) => result === "melee") },
      {
        kind: "thrownBack",
        value: ofCharger(({ result }) => result !== "takesGround" && result !== "melee"),
      },
    ],
    tables: [
      {
        key: "ends",
        title: text.say("result.odds"),
        rows,
      },
      casualtyTable(chances, ({ charger }) => charger.casualties, text, "odds.chargerCasualties"),
    ],
    besides: besides([
      [
        "general",
        text.say("odds.generalTest"),
        share(chances, ({ generalTests }) => generalTests.length > 0),
      ],
    ]),
  };
}

function chargeEnd(
  { charger, defender }: ChargeEssence,
  text: Text,
): { readonly label: string; readonly rank: number } {
  if (charger.result === "melee") {
    if (charger.elan) return { label: text.say("odds.meleeElan"), rank: 2 };
    if (defender.elan) return { label: text.say("odds.meleeDefenderElan"), rank: 4 };
    return { label: text.word("purpose", "melee"), rank: 3 };
  }
  const won = charger.result === "takesGround";
  const loser: ChargeSide = won ? defender : charger;
  return {
    label: `${text.word("side", won ? "defender" : "charger")} ${text.word("result", loser.result)}`,
    rank: won ? 1 : 5,
  };
}

/** Casualties as rows; the title carries what comes on average. */
export function casualtyTable<Essence>(
  chances: Chances<Essence>,
  read: (outcome: Essence) => number,
  text: Text,
  title: "odds.casualties" | "odds.chargerCasualties" = "odds.casualties",
): AveragedTable {
  const counts = tally(chances, read);
  const numbers = [...counts.keys()].sort((a, b) => a - b);
  const expected = numbers.reduce((sum, n) => sum + n * (counts.get(n) ?? 0), 0);
  return {
    key: "casualties",
    title: text.say(title),
    average: expected,
    rows: numbers.map((n) => ({
      key: String(n),
      label: text.number(n),
      value: counts.get(n) ?? 0,
    })),
  };
}

function fateWord(fate: UnderFire, text: Text): string {
  if (fate === "noTest") return text.say("odds.noTest");
  return fate === "disperse" ? text.word("result", "disperse") : text.word("test", fate);
}

/** Sums chances by what `read` sees in the outcome. */
export function tally<Essence, Key>(
  chances: Chances<Essence>,
  read: (outcome: Essence) => Key,
): ReadonlyMap<Key, number> {
  const sums = new Map<Key, number>();
  for (const { outcome, probability } of chances) {
    const key = read(outcome);
    sums.set(key, (sums.get(key) ?? 0) + probability);
  }
  return sums;
}

export function share<Essence>(
  chances: Chances<Essence>,
  holds: (outcome: Essence) => boolean,
): number {
  return chances.reduce(
    (sum, { outcome, probability }) => sum + (holds(outcome) ? probability : 0),
    0,
  );
}

function besides(all: readonly (readonly [string, string, number])[]): readonly SideChance[] {
  return all
    .filter(([, , value]) => value > 0)
    .map(([key, label, value]) => ({ key, label, value }));
}
