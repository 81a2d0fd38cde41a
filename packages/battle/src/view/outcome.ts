/** The outcome of a resolution as a role may read it, procedure by procedure. */
import type { Recorded, Resolvable, ResolvedEvent } from "../companion/events.ts";
import type { Parties, Party } from "./parties.ts";
import type { Seen } from "./seen.ts";

/** An outcome without its working; what the role may not know is absent. */
export type OutcomeView<Name extends Resolvable> = Seen<Omit<Recorded<Name>, "working">>;

interface Test {
  readonly natural: number;
  readonly total: number;
  readonly result: string;
  readonly recovered: number;
}

/** Of an enemy's test the dice and the result. */
function test<T extends Test>({ natural, total, result, recovered }: T, party: Party) {
  return {
    natural,
    ...(party.known && { total }),
    // The result of a test is one of its own words.
    result: result as T["result"],
    ...(party.losses && { recovered }),
  };
}

type FireTest = Recorded<"volley">["discipline"];

function testOfFire(discipline: FireTest, party: Party) {
  return discipline && { target: discipline.target, ...test(discipline, party) };
}

type Fate = NonNullable<Recorded<"volley">["fate"]>;

/** Fate: what it does to the target is told, what the roller gets back is for his roster. */
function fate(rolled: Fate | null, roller: Party, target: Party) {
  if (!rolled) return null;
  const { natural, row, targetCasualties, targetUnformed, recovered, discipline, atRisk } = rolled;
  return {
    natural,
    row,
    targetCasualties,
    targetUnformed,
    ...(roller.losses && { recovered }),
    discipline: discipline && test(discipline, target),
    atRisk,
  };
}

function fire(
  outcome: Recorded<"volley"> | Recorded<"artillery">,
  parties: Parties,
): OutcomeView<"volley"> {
  const [firer, target] = [parties.of("firer"), parties.of("target")];
  const { ignition } = outcome;
  const guns =
    outcome.row !== "superior" && outcome.row !== "standard" && outcome.row !== "inferior";
  return {
    natural: outcome.natural,
    ...(firer.known && { total: outcome.total }),
    // The band of guns is a distance; the row of a volley is the firer's grade.
    ...((firer.known || guns) && { row: outcome.row }),
    ...(firer.known && { cell: outcome.cell }),
    casualtyDice: outcome.casualtyDice,
    ...(firer.known && { halved: outcome.halved }),
    casualties: outcome.casualties,
    allotted: outcome.allotted,
    screenCasualties: outcome.screenCasualties,
    bounced: outcome.bounced,
    ...(firer.known && {
      fireDisciplineLost: outcome.fireDisciplineLost,
      lowAmmunition: outcome.lowAmmunition,
    }),
    ignition: ignition && {
      natural: ignition.natural,
      ignited: ignition.ignited,
      fate: fate(ignition.fate, firer, target),
    },
    discipline: testOfFire(outcome.discipline, target),
    fate: fate(outcome.fate, firer, target),
    // Capped at what the target had left, and net of what a test gave back.
    ...(target.losses && { losses: outcome.losses }),
  };
}

interface SideOutcome {
  readonly result: string;
  readonly unformed: boolean;
  readonly casualties: number;
}

/** A side of a melee; casualties are capped at what it had left. */
function meleeSide<Side extends SideOutcome>(side: Side, party: Party) {
  const { result, unformed, casualties } = side;
  // The result of a side is one of its own words.
  return { result: result as Side["result"], unformed, ...(party.losses && { casualties }) };
}

type Round = Pick<
  Recorded<"melee">,
  "pools" | "hits" | "difference" | "winner" | "attacker" | "defender" | "choices" | "generalTests"
>;

function round(outcome: Round, parties: Parties): OutcomeView<"melee"> {
  return {
    pools: outcome.pools,
    hits: outcome.hits,
    difference: outcome.difference,
    winner: outcome.winner,
    attacker: meleeSide(outcome.attacker, parties.of("attacker")),
    defender: meleeSide(outcome.defender, parties.of("defender")),
    choices: outcome.choices,
    generalTests: outcome.generalTests,
  };
}

type Readers = {
  [Name in Resolvable]: (outcome: Recorded<Name>, parties: Parties) => OutcomeView<Name>;
};

const readers: Readers = {
  volley: fire,
  artillery: fire,
  skirmish(outcome, parties) {
    const target = parties.of("target");
    return {
      dice: outcome.dice,
      hits: outcome.hits,
      casualties: outcome.casualties,
      allotted: outcome.allotted,
      discipline: testOfFire(outcome.discipline, target),
      ...(target.losses && { losses: outcome.losses }),
    };
  },
  rocket(outcome, parties) {
    const target = parties.of("target");
    return {
      natural: outcome.natural,
      row: outcome.row,
      casualties: outcome.casualties,
      targetFalters: outcome.targetFalters,
      friendCasualties: outcome.friendCasualties,
      batteryDestroyed: outcome.batteryDestroyed,
      ignited: outcome.ignited,
      fate: fate(outcome.fate, parties.of("firer"), target),
      ...(target.losses && { losses: outcome.losses }),
    };
  },
  charge(outcome, parties) {
    const [charger, defender] = [parties.of("charger"), parties.of("defender")];
    const { table, natural, total, difference, row, generalTests } = outcome;
    const side = (of: Recorded<"charge">["charger"], party: Party) => ({
      ...meleeSide(of, party),
      elan: of.elan,
    });
    return {
      table,
      natural,
      total: total && {
        ...(charger.known && { charger: total.charger }),
        ...(defender.known && { defender: total.defender }),
      },
      ...(parties.all && { difference }),
      row,
      charger: side(outcome.charger, charger),
      defender: side(outcome.defender, defender),
      fate: {
        charger: fate(outcome.fate.charger, charger, defender),
        defender: fate(outcome.fate.defender, defender, charger),
      },
      generalTests,
    };
  },
  melee: round,
  meleeToEnd(outcome, parties) {
    return {
      ...round(outcome, parties),
      rounds: outcome.rounds.map((one) => round(one, parties)),
    };
  },
  discipline: (outcome, parties) => test(outcome, parties.of(null)),
  fate(outcome, parties) {
    return fate(outcome, parties.of("firer"), parties.of("target")) ?? {};
  },
  general: ({ natural, result }) => ({ natural, result }),
  generalRisk: ({ natural, atRisk, general }) => ({
    natural,
    atRisk,
    general: general && { natural: general.natural, result: general.result },
  }),
  ignition: ({ natural, ignited }) => ({ natural, ignited }),
  bounce: ({ bounced, refused }) => ({ bounced, refused }),
  fraction: ({ casualties }, parties) => (parties.of("firer").known ? { casualties } : {}),
  initiative: ({ natural, total, winner }) => ({ natural, total, winner }),
  adc: ({ available }, { subject }) => (subject.known ? { available } : {}),
  command: ({ natural, result }) => ({ natural, result }),
  faltering: ({ natural, total, result }) => ({ natural, total, result }),
};

/** The outcome of a resolution that a role may read, without its working. */
export function outcomeSeen(event: ResolvedEvent, parties: Parties): OutcomeView<Resolvable> {
  const { procedure, outcome } = event;
  if (parties.all) {
    const { working: _, ...rest } = outcome;
    return rest;
  }
  // An event's outcome is that of its procedure; the compiler does not follow the name there.
  const read = readers[procedure] as (of: typeof outcome, by: Parties) => OutcomeView<Resolvable>;
  return read(outcome, parties);
}
