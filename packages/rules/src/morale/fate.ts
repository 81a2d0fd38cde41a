/** §10 Fate and the risk to generals. */
import type { Mergeable } from "../dice/distribution.ts";
import { composite, type Procedure, sumOf, sumOn } from "../dice/procedure.ts";
import { isGarrison, isUnformed } from "../order.ts";
import { stepAt } from "../rulebook/clause.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { FateSituation, GeneralSituation, TestFacts } from "../situations.ts";
import { casualtiesOf, strengthLeft } from "../strength.ts";
import type { Unit } from "../units.ts";
import type { AtRisk, FateRow, GeneralResult, RollSide, WorkingLine } from "../working.ts";
import {
  planTest,
  readTest,
  type TestEssence,
  type TestOutcome,
  testKey,
  testKeys,
  testWorking,
} from "./discipline.ts";

export interface FateEssence {
  /** As the table gives them, before any cap by the target's strength. */
  readonly targetCasualties: number;
  readonly targetUnformed: boolean;
  readonly recovered: number;
  /** The target's test, where it is taken as a part of Fate. */
  readonly discipline: TestEssence | null;
  readonly atRisk: AtRisk | null;
}

/** No Fate table of ours or of a rulebook file costs more (its schema says so). */
const mostFated = 31;

/** How many keys Fate may have, the 0 of "no Fate" not counted. */
export const fateKeys = (mostFated + 1) * 2 * 2 * 2 * 3 * (testKeys + 1);

/** The outcome of a roll on the Fate table. */
export class FateOutcome implements FateEssence, Mergeable<FateEssence> {
  /** Null where an option takes the place of the roll (`fate.artilleryToGenerals`). */
  readonly natural: number | null;
  readonly targetCasualties: number;
  readonly targetUnformed: boolean;
  readonly recovered: number;
  readonly discipline: TestOutcome | null;
  readonly atRisk: AtRisk | null;
  readonly #row: FateRow;
  /** Fate asks a test that the resolution around it takes. */
  readonly #testDue: boolean;

  constructor(
    natural: number | null,
    row: FateRow,
    essence: Omit<FateEssence, "discipline">,
    discipline: TestOutcome | null,
    testDue: boolean,
  ) {
    this.natural = natural;
    this.targetCasualties = essence.targetCasualties;
    this.targetUnformed = essence.targetUnformed;
    this.recovered = essence.recovered;
    this.discipline = discipline;
    this.atRisk = essence.atRisk;
    this.#row = row;
    this.#testDue = testDue;
  }

  /** A number from 1 to `fateKeys`. */
  essenceKey(): number {
    const { targetCasualties, targetUnformed, recovered, discipline, atRisk } = this;
    let key = Math.min(targetCasualties, mostFated);
    key = key * 2 + (targetUnformed ? 1 : 0);
    key = key * 2 + (recovered > 0 ? 1 : 0);
    key = key * 2 + (this.#testDue ? 1 : 0);
    key = key * 3 + (atRisk === null ? 0 : atRisk === "own" ? 1 : 2);
    return 1 + key * (testKeys + 1) + (discipline ? testKey(discipline) : 0);
  }

  essence(): FateEssence {
    const { targetCasualties, targetUnformed, recovered, discipline, atRisk } = this;
    return {
      targetCasualties,
      targetUnformed,
      recovered,
      discipline: discipline && { result: discipline.result, recovered: discipline.recovered },
      atRisk,
    };
  }

  get testDue(): boolean {
    return this.#testDue;
  }

  get row(): FateRow {
    return this.#row;
  }

  get working(): WorkingLine[] {
    return fateWorking(this, null);
  }
}

/** Lines of a Fate roll, for the side that rolled it. */
export function fateWorking(outcome: FateOutcome, side: RollSide | null): WorkingLine[] {
  const { natural, row, targetCasualties, targetUnformed, recovered, discipline, atRisk } = outcome;
  const lines: WorkingLine[] = [
    {
      clause: "fate.table",
      kind: "fate",
      side,
      natural,
      row,
      targetCasualties,
      targetUnformed,
      recovered,
    },
  ];
  if (atRisk) lines.push({ clause: "general.table", kind: "atRisk", side: atRisk });
  if (discipline) lines.push(...testWorking(discipline, null));
  return lines;
}

/** The two units of a Fate roll as they stand when it is made. */
export interface FateFacts {
  /** Casualties of the unit that rolled the double six. */
  readonly casualties: number;
  readonly target: Unit;
  readonly targetCasualties: number;
  readonly targetUnformed: boolean;
  /** The target is gone already: nothing more befalls it. */
  readonly targetGone: boolean;
  readonly generals: { readonly own?: boolean; readonly enemy?: boolean };
  /** The target's test is taken within Fate, with these facts; null: by whoever called. */
  readonly test: (TestFacts & { readonly cover?: boolean }) | null;
}

/** Who rolls Fate. */
export type FateSide = "firer" | "charger" | "defender";

/** Fate as a part of another resolution. */
export function* rollFate(
  facts: FateFacts,
  side: FateSide,
  book: Rulebook,
): Procedure<FateOutcome> {
  const { clauses } = book;
  const { rows } = clauses["fate.table"].value;
  const natural = yield sumOn(2, "fate", side, rows);
  const effect = stepAt(rows, natural);
  const garrison = isGarrison(facts.target);
  let { targetCasualties } = effect;
  let targetUnformed = false;
  let recovered = 0;
  if (effect.unforms) {
    if (facts.targetUnformed) targetCasualties += effect.elseCasualties;
    else targetUnformed = !garrison;
  }
  if (effect.recovers > 0) {
    recovered = Math.min(effect.recovers, facts.casualties);
    if (recovered === 0) targetCasualties += effect.elseCasualties;
  }
  if (facts.targetGone) {
    targetCasualties = 0;
    targetUnformed = false;
  }
  const near = effect.atRisk !== null && facts.generals[effect.atRisk] === true;
  const atRisk = near ? effect.atRisk : null;
  const losses = facts.targetCasualties + targetCasualties;
  const remains =
    !facts.targetGone && strengthLeft({ ...facts.target, casualties: losses }, book) > 0;
  const testDue = effect.test && !garrison && remains;
  let test: TestOutcome | null = null;
  if (testDue && facts.test) {
    const unformed = facts.targetUnformed || targetUnformed;
    const cover = facts.test.cover === true;
    const planned = planTest(facts.target, facts.test, cover, losses, unformed, book);
    test = readTest(planned, yield planned.request, book);
  }
  const essence = { targetCasualties, targetUnformed, recovered, atRisk };
  return new FateOutcome(natural, effect.row, essence, test, testDue);
}

/** The Fate table by itself. */
export function fate(situation: FateSituation, book: Rulebook): Procedure<FateOutcome> {
  const { unit, target, generals, test } = situation;
  return rollFate(
    {
      casualties: casualtiesOf(unit),
      target,
      targetCasualties: casualtiesOf(target),
      targetUnformed: isUnformed(target),
      targetGone: false,
      generals: generals ?? {},
      test: test ?? {},
    },
    "firer",
    book,
  );
}

export interface GeneralEssence {
  readonly result: GeneralResult;
}

/** What becomes of a general at risk. */
export class GeneralOutcome implements GeneralEssence, Mergeable<GeneralEssence> {
  readonly natural: number;
  readonly result: GeneralResult;

  constructor(natural: number, result: GeneralResult) {
    this.natural = natural;
    this.result = result;
  }

  essenceKey(): string {
    return this.result;
  }

  essence(): GeneralEssence {
    return { result: this.result };
  }

  get working(): WorkingLine[] {
    const { natural, result } = this;
    return [{ clause: "general.table", kind: "generalResult", natural, result }];
  }
}

const generalD6 = sumOf(1, "general");

/** A general at risk rolls D6 on `general.table`. */
export function* general(situation: GeneralSituation, book: Rulebook): Procedure<GeneralOutcome> {
  const natural = yield generalD6;
  const row = stepAt(book.clauses["general.table"].value.rows, natural);
  return new GeneralOutcome(natural, situation.enemyNear ? row.enemyNear : row.result);
}

export interface GeneralRiskEssence {
  readonly atRisk: boolean;
  readonly general: GeneralEssence | null;
}

/** The test of a general whose unit lost a charge or a melee. */
export class GeneralRiskOutcome implements GeneralRiskEssence, Mergeable<GeneralRiskEssence> {
  readonly natural: number;
  readonly atRisk: boolean;
  readonly general: GeneralOutcome | null;

  constructor(natural: number, general: GeneralOutcome | null) {
    this.natural = natural;
    this.atRisk = general !== null;
    this.general = general;
  }

  essenceKey(): string {
    return this.general ? this.general.result : "";
  }

  essence(): GeneralRiskEssence {
    return { atRisk: this.atRisk, general: this.general && { result: this.general.result } };
  }

  get working(): WorkingLine[] {
    const risk: WorkingLine = {
      clause: "general.trigger",
      kind: "generalRisk",
      natural: this.natural,
      atRisk: this.atRisk,
    };
    return [risk, ...(this.general?.working ?? [])];
  }
}

const risk2D6 = sumOf(2, "generalRisk");

/**
 * The test of a general attached to a unit that lost with Retire or Retreat (`general.trigger`);
 * at risk, he rolls on `general.table` at once.
 */
export function* generalRisk(
  situation: GeneralSituation,
  book: Rulebook,
): Procedure<GeneralRiskOutcome> {
  const natural = yield risk2D6;
  const { lowAt, highFrom } = book.clauses["general.trigger"].value;
  const atRisk = natural <= lowAt || natural >= highFrom;
  const result = atRisk ? yield* composite(() => general(situation, book)) : null;
  return new GeneralRiskOutcome(natural, result);
}
