/** §9 The discipline test. */

import type { Mergeable } from "../dice/distribution.ts";
import { composite, type Procedure, sumOf } from "../dice/procedure.ts";
import { modifierLines, ofRoll, rollTotal } from "../modifiers.ts";
import { isSkirmishers, isUnformed } from "../order.ts";
import { stepAt } from "../rulebook/clause.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { DisciplineSituation, TestFacts } from "../situations.ts";
import { bandOf, bandValue, casualtiesOf } from "../strength.ts";
import type { Unit } from "../units.ts";
import type { Modifier, TestResult, WorkingLine } from "../working.ts";

export interface TestEssence {
  readonly result: TestResult;
  /** Casualties restored by a natural double six (`discipline.doubleSix`). */
  readonly recovered: number;
}

const results: readonly TestResult[] = ["holds", "unformed", "retire", "retreat", "rout"];

/** A test's essence as a number from 1 to `testKeys`. */
export function testKey({ result, recovered }: TestEssence): number {
  return 1 + results.indexOf(result) + results.length * Math.min(recovered, 1);
}

/** How many keys a test may have, the 0 of "no test" not counted. */
export const testKeys = 2 * results.length;

/** The outcome of a discipline test. */
export class TestOutcome implements TestEssence, Mergeable<TestEssence> {
  readonly natural: number;
  readonly total: number;
  readonly result: TestResult;
  readonly recovered: number;
  readonly #modifiers: readonly Modifier[];

  constructor(
    natural: number,
    total: number,
    essence: TestEssence,
    modifiers: readonly Modifier[],
  ) {
    this.natural = natural;
    this.total = total;
    this.result = essence.result;
    this.recovered = essence.recovered;
    this.#modifiers = modifiers;
  }

  essenceKey(): number {
    return testKey(this);
  }

  essence(): TestEssence {
    return { result: this.result, recovered: this.recovered };
  }

  get modifiers(): readonly Modifier[] {
    return this.#modifiers;
  }

  get working(): WorkingLine[] {
    return testWorking(this, null);
  }
}

/** Lines of a test; `target` says which of several was tested. */
export function testWorking(outcome: TestOutcome, target: number | "screen" | null): WorkingLine[] {
  const { natural, total, result, recovered } = outcome;
  return [
    ...modifierLines(outcome.modifiers, null),
    {
      clause: recovered > 0 ? "discipline.doubleSix" : "discipline.table",
      kind: "discipline",
      target,
      natural,
      total,
      result,
      recovered,
    },
  ];
}

/**
 * Modifiers of a discipline test.
 * @param cover in or behind cover
 * @param casualties the unit's, new losses counted (`discipline.band`)
 * @param unformed Unformed or faltering, as the unit stands now
 */
export function testModifiers(
  unit: Unit,
  facts: TestFacts,
  cover: boolean,
  casualties: number,
  unformed: boolean,
  book: Rulebook,
): Modifier[] {
  const { clauses } = book;
  const list: Modifier[] = [];
  const grade = clauses["discipline.grade"].value[unit.grade];
  if (grade !== 0) list.push(ofRoll("discipline.grade", grade));
  const band = bandValue(clauses["discipline.band"].value, bandOf(unit, book, casualties));
  if (band !== 0) list.push(ofRoll("discipline.band", band));
  if (unformed) list.push(ofRoll("discipline.unformed", clauses["discipline.unformed"].value.roll));
  if (facts.general) {
    list.push(ofRoll("discipline.general", clauses["discipline.general"].value.roll));
  }
  if (facts.supported) {
    list.push(ofRoll("discipline.supported", clauses["discipline.supported"].value.roll));
  }
  if (cover) list.push(ofRoll("discipline.cover", clauses["discipline.cover"].value.roll));
  const brigade = clauses["discipline.brigade"].value;
  if (facts.brigade === "hesitant") list.push(ofRoll("discipline.brigade", brigade.hesitant));
  if (facts.demoralised) list.push(ofRoll("discipline.brigade", brigade.demoralised));
  return list;
}

const test2D6 = sumOf(2, "discipline", "target");

function* rolled(
  unit: Unit,
  modifiers: readonly Modifier[],
  casualties: number,
  book: Rulebook,
): Procedure<TestOutcome> {
  const natural = yield test2D6;
  const total = natural + rollTotal(modifiers);
  const { clauses } = book;
  if (natural === clauses["dice.natural"].value.doubleSix) {
    const recovered = Math.min(clauses["discipline.doubleSix"].value.recovers, casualties);
    return new TestOutcome(natural, total, { result: "holds", recovered }, modifiers);
  }
  const { result } = stepAt(clauses["discipline.table"].value, total);
  const kind = result === "unformed" && isSkirmishers(unit) ? "holds" : result;
  return new TestOutcome(natural, total, { result: kind, recovered: 0 }, modifiers);
}

/**
 * A discipline test as one roll inside another resolution.
 * @param casualties the unit's, new losses counted
 */
export function disciplineTest(
  unit: Unit,
  facts: TestFacts,
  cover: boolean,
  casualties: number,
  unformed: boolean,
  book: Rulebook,
): Procedure<TestOutcome> {
  const modifiers = testModifiers(unit, facts, cover, casualties, unformed, book);
  // All that a test hangs on, as one number.
  const kind = (casualties > 0 ? 1 : 0) + (isSkirmishers(unit) ? 2 : 0);
  const key = rollTotal(modifiers) * 4 + kind;
  return composite(() => rolled(unit, modifiers, casualties, book), { key });
}

/** The discipline test by itself, `discipline.table`. */
export function discipline(situation: DisciplineSituation, book: Rulebook): Procedure<TestOutcome> {
  const { unit } = situation;
  const casualties = casualtiesOf(unit);
  const cover = situation.cover === true;
  const modifiers = testModifiers(unit, situation, cover, casualties, isUnformed(unit), book);
  return rolled(unit, modifiers, casualties, book);
}
