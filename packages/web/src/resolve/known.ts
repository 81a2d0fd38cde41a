import type { VisibleFacts } from "@adjutant/battle";
import type { Brigade, Moved, Options, Rulebook, Scale, TestFacts, Unit } from "@adjutant/rules";

/** A unit's facts: whole, or what shows of it on the table. */
export type Facts = Unit | VisibleFacts;

/** What the roster already knows of a unit, so that nobody is asked for it. */
export interface Known<Of extends Facts = Facts> {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly unit: Of;
  readonly moved: Moved;
  readonly changedFormation: boolean;
  readonly reformed: boolean;
  /** Limbered or unlimbered this turn. */
  readonly unlimbered: boolean;
  /** Its brigade's order this turn. */
  readonly order: Brigade;
  readonly demoralised: boolean;
  /** A general is attached to it. */
  readonly general: boolean;
}

/** What a whole battle is resolved under. */
export interface Table {
  readonly scale: Scale;
  readonly options: Options;
  readonly book: Rulebook;
  /** Names of the sides by their ids. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The facts of a discipline test that the roster knows, beside the one the players see. */
export function testFacts(unit: Known, supported: boolean): TestFacts {
  return {
    general: unit.general,
    supported,
    brigade: unit.order,
    demoralised: unit.demoralised,
  };
}

/** Is everything of it known. */
export function isWhole(unit: Facts): unit is Unit {
  return "grade" in unit;
}

/**
 * A unit for questions that the table alone answers: its footprint, its pace, what it may be asked
 * about its place. Where its grade is not known the lowest stands in, which draws no bars and of
 * which none of them takes notice; nothing that hangs on grade or losses is to be asked of it.
 */
export function onTheTable(unit: Facts): Unit {
  // With a grade what is visible of a unit is a unit: what else is hidden has a default.
  return isWhole(unit) ? unit : ({ ...unit, grade: "recruit" } as Unit);
}
