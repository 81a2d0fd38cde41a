import type { Brigade, Moved, Options, Rulebook, Scale, TestFacts, Unit } from "@adjutant/rules";

/** What the roster already knows of a unit, so that nobody is asked for it. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly unit: Unit;
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
