/** Odds field by field: what a field comes to and how likely. */

/** Values of a field and their probabilities, which sum to 1. */
export type Spread = Readonly<Record<string, number>>;

/** A side of a charge or a melee. */
export interface SideOdds {
  readonly result: Spread;
  readonly casualties: Spread;
  /** Chance that it stands Unformed afterwards. */
  readonly unformed: number;
  /** Chance that it goes into melee with elan; charges only. */
  readonly elan?: number;
  /** Chance that its general must roll. */
  readonly generalTest: number;
}

/** The odds of a situation. A field that its procedure does not have is absent. */
export interface Odds {
  /** Casualties as in the outcome, before Fate. */
  readonly casualties?: Spread;
  /** What the enemy has lost when all is done: bounce-through, Fate and what a test restores. */
  readonly losses?: Spread;
  readonly hits?: Spread;
  /** Averages of the fields of the same name. */
  readonly expected?: Readonly<Record<string, number>>;
  /** Chance that a discipline test is taken. */
  readonly disciplineTest?: number;
  /** What the roll decides; for fire the result of the discipline test where one is taken. */
  readonly result?: Spread;
  readonly recovered?: Spread;
  readonly fireDisciplineLost?: number;
  readonly lowAmmunition?: number;
  readonly ignited?: Spread;
  readonly screenCasualties?: Spread;
  /** One for each unit behind the target. */
  readonly bounced?: readonly Spread[];
  /** Chance of a roll on the Fate table. */
  readonly fate?: number;
  /** own, enemy or none. */
  readonly atRisk?: Spread;
  readonly targetCasualties?: Spread;
  readonly targetUnformed?: number;
  readonly targetFalters?: number;
  readonly friendCasualties?: Spread;
  readonly batteryDestroyed?: number;
  readonly charger?: SideOdds;
  readonly attacker?: SideOdds;
  readonly defender?: SideOdds;
  readonly difference?: Spread;
  readonly row?: Spread;
  readonly rounds?: Spread;
  /** attacker, defender or none; first or second for the initiative. */
  readonly winner?: Spread;
  readonly available?: Spread;
}

/** Outcomes with their exact chances. */
export type Weighted<Essence> = readonly {
  readonly outcome: Essence;
  readonly probability: number;
}[];

/** Chance of what `holds` says. */
export function chance<Essence>(
  outcomes: Weighted<Essence>,
  holds: (essence: Essence) => boolean,
): number {
  let sum = 0;
  for (const { outcome, probability } of outcomes) if (holds(outcome)) sum += probability;
  return sum;
}

/** What `read` comes to on average. */
export function average<Essence>(
  outcomes: Weighted<Essence>,
  read: (essence: Essence) => number,
): number {
  let sum = 0;
  for (const { outcome, probability } of outcomes) sum += read(outcome) * probability;
  return sum;
}

/** Values in the order people read them: numbers rising, words as `order` has them. */
export function spread<Essence>(
  outcomes: Weighted<Essence>,
  read: (essence: Essence) => number | string,
  order: readonly string[] = [],
): Spread {
  const sums = new Map<number | string, number>();
  for (const { outcome, probability } of outcomes) {
    const value = read(outcome);
    sums.set(value, (sums.get(value) ?? 0) + probability);
  }
  const place = (value: number | string): number =>
    typeof value === "number" ? value : order.indexOf(value);
  return Object.fromEntries([...sums].sort(([a], [b]) => place(a) - place(b)));
}
