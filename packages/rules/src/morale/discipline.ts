/** §9 The discipline test. */

import type { Mergeable } from "../dice/distribution.ts";
import { type DiceRequest, type Procedure, sumOn } from "../dice/procedure.ts";
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
    result: TestResult,
    recovered: number,
    modifiers: readonly Modifier[],
  ) {
    this.natural = natural;
    this.total = total;
    this.result = result;
    this.recovered = recovered;
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

/** A discipline test before its dice. */
export interface PlannedTest {
  readonly unit: Unit;
  readonly casualties: number;
  readonly modifiers: readonly Modifier[];
  readonly roll: number;
  /** To be yielded; `readTest` takes the answer. */
  readonly request: DiceRequest;
}

interface Requests {
  readonly table: DisciplineTable;
  readonly doubleSix: number;
  readonly byRoll: (DiceRequest | undefined)[];
}

type DisciplineTable = Rulebook["clauses"]["discipline.table"]["value"];

/** Room for modifiers below zero in `byRoll`. */
const offset = 64;
let requests: Requests | null = null;

/**
 * The 2D6 of a test with modifiers of `roll`: the exact reading tells apart the table's results
 * and the double six, nothing else.
 */
function test2D6(roll: number, book: Rulebook): DiceRequest {
  const table = book.clauses["discipline.table"].value;
  const { doubleSix } = book.clauses["dice.natural"].value;
  if (requests === null || requests.table !== table || requests.doubleSix !== doubleSix) {
    requests = { table, doubleSix, byRoll: [] };
  }
  const known = requests.byRoll[roll + offset];
  if (known) return known;
  const ends = table.flatMap(({ upTo }) => (upTo === null ? [] : [upTo - roll]));
  const steps = [...ends.filter((end) => end < doubleSix - 1), doubleSix - 1, null];
  const made = sumOn(
    2,
    "discipline",
    "target",
    steps.map((upTo) => ({ upTo })),
  );
  requests.byRoll[roll + offset] = made;
  return made;
}

/**
 * Prepares a discipline test.
 * @param cover in or behind cover
 * @param casualties the unit's, new losses counted
 * @param unformed Unformed or faltering, as the unit stands now
 */
export function planTest(
  unit: Unit,
  facts: TestFacts,
  cover: boolean,
  casualties: number,
  unformed: boolean,
  book: Rulebook,
): PlannedTest {
  const modifiers = testModifiers(unit, facts, cover, casualties, unformed, book);
  const roll = rollTotal(modifiers);
  return { unit, casualties, modifiers, roll, request: test2D6(roll, book) };
}

/** Reads a test's 2D6 (`discipline.table`, `discipline.kinds`, `discipline.doubleSix`). */
export function readTest(test: PlannedTest, natural: number, book: Rulebook): TestOutcome {
  const { unit, casualties, modifiers } = test;
  const { clauses } = book;
  const total = natural + test.roll;
  if (natural === clauses["dice.natural"].value.doubleSix) {
    const recovered = Math.min(clauses["discipline.doubleSix"].value.recovers, casualties);
    return new TestOutcome(natural, total, "holds", recovered, modifiers);
  }
  const { result } = stepAt(clauses["discipline.table"].value, total);
  const kind = result === "unformed" && isSkirmishers(unit) ? "holds" : result;
  return new TestOutcome(natural, total, kind, 0, modifiers);
}

/** The discipline test by itself, `discipline.table`. */
export function* discipline(
  situation: DisciplineSituation,
  book: Rulebook,
): Procedure<TestOutcome> {
  const { unit } = situation;
  const cover = situation.cover === true;
  const test = planTest(unit, situation, cover, casualtiesOf(unit), isUnformed(unit), book);
  return readTest(test, yield test.request, book);
}
