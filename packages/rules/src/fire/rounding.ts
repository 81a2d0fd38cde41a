/** §6.7 Fractions. */
import { type Procedure, pools } from "../dice/procedure.ts";
import { isInfantryColumn } from "../order.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { FractionSituation, Options } from "../situations.ts";
import type { Unit } from "../units.ts";
import type { WorkingLine } from "../working.ts";

const halfDie = pools("half", "firer");
const threeQuarterDice = pools("threeQuarters", "firer");

/** How a firer's fractions are rounded. */
export interface Rounding {
  /** ½ goes down without a die (`fraction.halfDown`). */
  readonly halfDown: boolean;
  /** ¾ goes down without dice (option `fraction.class2AllDown`). */
  readonly threeQuartersDown: boolean;
  /** Option `fraction.literalThreeQuarters`. */
  readonly literal: boolean;
}

/** How the rules round this firer's fractions. */
export function roundingOf(firer: Unit, options: Options | undefined): Rounding {
  const class2 = firer.arm === "infantry" && firer.shooterClass === 2;
  const square = firer.arm === "infantry" && firer.formation === "square";
  return {
    halfDown: class2 || square || isInfantryColumn(firer),
    threeQuartersDown: class2 && options?.["fraction.class2AllDown"] === true,
    literal: options?.["fraction.literalThreeQuarters"] === true,
  };
}

/** Rounds quarters of casualties to whole ones, with the dice that the rules ask for it. */
export function* rounded(quarters: number, how: Rounding, book: Rulebook): Procedure<number> {
  const whole = quarters >> 2;
  switch (quarters & 3) {
    case 2: {
      if (how.halfDown) return whole;
      const up = yield halfDie(1, book.clauses["fraction.half"].value.upFrom);
      return whole + up;
    }
    case 3: {
      if (how.threeQuartersDown) return whole;
      const high = yield threeQuarterDice(2, book.clauses["fraction.threeQuarters"].value.upFrom);
      const up = how.literal ? high === 1 : high > 0;
      return up ? whole + 1 : whole;
    }
    default:
      return whole;
  }
}

/** The working line of a rounding, or none where nothing was to be rounded. */
export function roundingLines(quarters: number, casualties: number, how: Rounding): WorkingLine[] {
  const part = quarters & 3;
  if (part === 0) return [];
  if (part === 1) return [{ clause: "fraction.quarter", kind: "rounding", quarters, casualties }];
  if (part === 2) {
    const clause = how.halfDown ? "fraction.halfDown" : "fraction.half";
    return [{ clause, kind: "rounding", quarters, casualties }];
  }
  let clause: WorkingLine["clause"] = "fraction.threeQuarters";
  if (how.threeQuartersDown) clause = "fraction.class2AllDown";
  else if (how.literal) clause = "fraction.literalThreeQuarters";
  return [{ clause, kind: "rounding", quarters, casualties }];
}

/** What quarters of a casualty come to. */
export interface FractionOutcome {
  readonly casualties: number;
  readonly working: readonly WorkingLine[];
}

class Rounded implements FractionOutcome {
  readonly casualties: number;
  readonly #quarters: number;
  readonly #how: Rounding;

  constructor(casualties: number, quarters: number, how: Rounding) {
    this.casualties = casualties;
    this.#quarters = quarters;
    this.#how = how;
  }

  essenceKey(): number {
    return this.casualties;
  }

  essence(): { readonly casualties: number } {
    return { casualties: this.casualties };
  }

  get working(): WorkingLine[] {
    return roundingLines(this.#quarters, this.casualties, this.#how);
  }
}

/** Rounding by itself: quarters of casualties of a given firer. */
export function* fraction(situation: FractionSituation, book: Rulebook): Procedure<Rounded> {
  const { quarters, firer, options } = situation;
  const how = roundingOf(firer, options);
  const casualties = yield* rounded(quarters, how, book);
  return new Rounded(casualties, quarters, how);
}
