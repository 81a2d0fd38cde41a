/** §2 initiative, §3 ADC and command rolls, §11 faltering brigades. */
import type { Mergeable } from "../dice/distribution.ts";
import { composite, type Procedure, pools, sumOf } from "../dice/procedure.ts";
import { stepAt } from "../rulebook/clause.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type {
  AdcSituation,
  Brigade,
  CommandSituation,
  FalteringSituation,
  InitiativeSituation,
} from "../situations.ts";
import type { FalteringResult, WorkingLine } from "../working.ts";

export type InitiativeSide = "first" | "second";

export interface InitiativeEssence {
  readonly winner: InitiativeSide | null;
}

/** One roll of both sides; `winner` is null only in a tie, which is rolled again. */
export class InitiativeOutcome implements Mergeable<InitiativeEssence> {
  readonly natural: Readonly<Record<InitiativeSide, number>>;
  readonly total: Readonly<Record<InitiativeSide, number>>;
  readonly winner: InitiativeSide | null;

  constructor(
    natural: Readonly<Record<InitiativeSide, number>>,
    total: Readonly<Record<InitiativeSide, number>>,
  ) {
    this.natural = natural;
    this.total = total;
    const difference = total.first - total.second;
    this.winner = difference === 0 ? null : difference > 0 ? "first" : "second";
  }

  essenceKey(): string {
    return `${this.winner}`;
  }

  essence(): InitiativeEssence {
    return { winner: this.winner };
  }

  get working(): WorkingLine[] {
    const lines: WorkingLine[] = (["first", "second"] as const).map((side) => ({
      clause: "initiative.roll",
      kind: "roll",
      side,
      natural: this.natural[side],
      total: this.total[side],
    }));
    if (this.winner) {
      lines.push({ clause: "initiative.roll", kind: "initiative", winner: this.winner });
    }
    return lines;
  }
}

const initiative2D6 = {
  first: sumOf(2, "initiative", "first"),
  second: sumOf(2, "initiative", "second"),
};

function* initiativeRoll(
  situation: InitiativeSituation,
  book: Rulebook,
): Procedure<InitiativeOutcome> {
  const { commanderLost } = book.clauses["initiative.roll"].value;
  const natural = { first: 0, second: 0 };
  natural.first = yield initiative2D6.first;
  natural.second = yield initiative2D6.second;
  const total = {
    first: natural.first + (situation.first?.commanderLost ? commanderLost : 0),
    second: natural.second + (situation.second?.commanderLost ? commanderLost : 0),
  };
  return new InitiativeOutcome(natural, total);
}

/** Who has the initiative: 2D6 each, ties rolled again (`initiative.roll`). */
export function initiative(
  situation: InitiativeSituation,
  book: Rulebook,
): Procedure<InitiativeOutcome> {
  const tied = (outcome: InitiativeEssence): boolean => outcome.winner === null;
  return composite(() => initiativeRoll(situation, book), { again: tied });
}

/** How many aides-de-camp are there this turn. */
export class AdcOutcome implements Mergeable<{ readonly available: number }> {
  readonly available: number;
  readonly #adcs: number;

  constructor(adcs: number, available: number) {
    this.available = available;
    this.#adcs = adcs;
  }

  essenceKey(): number {
    return this.available;
  }

  essence(): { readonly available: number } {
    return { available: this.available };
  }

  get working(): WorkingLine[] {
    const { available } = this;
    return [{ clause: "command.adcRoll", kind: "available", adcs: this.#adcs, available }];
  }
}

const adcDice = pools("adc");

/** ADC rolls: each aide-de-camp rolls D6 (`command.adcRoll`). */
export function* adc(situation: AdcSituation, book: Rulebook): Procedure<AdcOutcome> {
  const { availableFrom } = book.clauses["command.adcRoll"].value;
  return new AdcOutcome(situation.adcs, yield adcDice(situation.adcs, availableFrom));
}

/** Whether a brigade obeys. */
export class CommandOutcome implements Mergeable<{ readonly result: Brigade }> {
  readonly natural: number;
  readonly result: Brigade;

  constructor(natural: number, result: Brigade) {
    this.natural = natural;
    this.result = result;
  }

  essenceKey(): string {
    return this.result;
  }

  essence(): { readonly result: Brigade } {
    return { result: this.result };
  }

  get working(): WorkingLine[] {
    const { natural, result } = this;
    return [{ clause: "command.brigadeRoll", kind: "command", natural, result }];
  }
}

const commandD6 = sumOf(1, "command");

/** A brigade's command roll (`command.brigadeRoll`; off the table `tasking.reserve`). */
export function* command(situation: CommandSituation, book: Rulebook): Procedure<CommandOutcome> {
  const { obeysFrom, demoralisedObeysFrom } = book.clauses["command.brigadeRoll"].value;
  const { obeysFromOffTable } = book.clauses["tasking.reserve"].value;
  const natural = yield commandD6;
  const from = Math.max(
    situation.demoralised ? demoralisedObeysFrom : obeysFrom,
    situation.offTable ? obeysFromOffTable : 0,
  );
  return new CommandOutcome(natural, natural >= from ? "obeys" : "hesitant");
}

/** What becomes of a faltering brigade. */
export class FalteringOutcome implements Mergeable<{ readonly result: FalteringResult }> {
  readonly natural: number;
  readonly total: number;
  readonly result: FalteringResult;

  constructor(natural: number, total: number, result: FalteringResult) {
    this.natural = natural;
    this.total = total;
    this.result = result;
  }

  essenceKey(): string {
    return this.result;
  }

  essence(): { readonly result: FalteringResult } {
    return { result: this.result };
  }

  get working(): WorkingLine[] {
    const { natural, total, result } = this;
    return [{ clause: "brigade.faltering", kind: "faltering", natural, total, result }];
  }
}

const falteringD6 = sumOf(1, "faltering");

/** The roll of a brigade in which a unit has routed or dispersed (`brigade.faltering`). */
export function* faltering(
  situation: FalteringSituation,
  book: Rulebook,
): Procedure<FalteringOutcome> {
  const { furtherUnit, rows } = book.clauses["brigade.faltering"].value;
  const natural = yield falteringD6;
  const total = natural + furtherUnit * (situation.further ?? 0);
  return new FalteringOutcome(natural, total, stepAt(rows, total).result);
}
