/** The outcome of a volley or of artillery fire, and its working. */
import type { Mergeable } from "../dice/distribution.ts";
import { modifierLines } from "../modifiers.ts";
import { type TestEssence, type TestOutcome, testWorking } from "../morale/discipline.ts";
import type { FateEssence, FateOutcome } from "../morale/fate.ts";
import { fateWorking } from "../morale/fate.ts";
import type { FireCell } from "../rulebook/clause.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import { limitOf, strengthLeft } from "../strength.ts";
import type { FireBand, VolleyRow, WorkingLine } from "../working.ts";
import { bounceLines } from "./bounce.ts";
import type { IgnitionEssence, IgnitionOutcome } from "./ignition.ts";
import { type FirePlan, rowLine } from "./plan.ts";
import { roundingLines } from "./rounding.ts";

/** Who takes the discipline test: an index of the targets, or the screen before them. */
export type Tested = number | "screen";

/** A discipline test that fire brought, and who took it. */
export interface TestOfFire extends TestEssence {
  readonly target: Tested;
  readonly natural: number;
  readonly total: number;
}

/** Names who took a test; null where none was taken. */
export function testOfFire(test: TestOutcome | null, target: Tested | null): TestOfFire | null {
  if (test === null || target === null) return null;
  const { natural, total, result, recovered } = test;
  return { target, natural, total, result, recovered };
}

/** The same without its dice. */
export function testEssence(test: TestOfFire | null): FireEssence["discipline"] {
  if (test === null) return null;
  const { target, result, recovered } = test;
  return { target, result, recovered };
}

export interface FireEssence {
  readonly casualties: number;
  readonly allotted: readonly number[];
  readonly screenCasualties: number;
  readonly bounced: readonly number[];
  readonly fireDisciplineLost: boolean;
  readonly lowAmmunition: boolean;
  readonly ignition: IgnitionEssence | null;
  readonly discipline: (TestEssence & { readonly target: Tested }) | null;
  readonly fate: FateEssence | null;
  /** What each target has lost when all is done, capped at its limit. */
  readonly losses: readonly number[];
}

/** All that the dice decided; what the outcome shows is made from it. */
export interface FireDice {
  readonly natural: number;
  readonly total: number;
  readonly cell: FireCell;
  readonly casualtyDice: number;
  readonly hits: number;
  readonly quarters: number;
  readonly casualties: number;
  readonly allotted: readonly number[];
  readonly screenCasualties: number;
  readonly bounced: readonly number[];
  readonly lowAmmunition: boolean;
  readonly tested: Tested | null;
  readonly test: TestOutcome | null;
  /** Why no test came of a D, where none did. */
  readonly noTest: "garrison" | "noCasualties" | "dispersed" | null;
  readonly fate: FateOutcome | null;
  readonly ignition: IgnitionOutcome | null;
  readonly losses: readonly number[];
}

export class FireOutcome implements Mergeable<FireEssence> {
  readonly natural: number;
  readonly total: number;
  readonly row: VolleyRow | FireBand;
  readonly cell: FireCell;
  readonly casualtyDice: { readonly rolled: number; readonly hits: number };
  readonly halved: boolean;
  readonly casualties: number;
  readonly allotted: readonly number[];
  readonly screenCasualties: number;
  readonly bounced: readonly number[];
  readonly fireDisciplineLost: boolean;
  readonly lowAmmunition: boolean;
  readonly ignition: IgnitionOutcome | null;
  /** The target's test, with whom it befell. */
  readonly discipline: TestOfFire | null;
  readonly fate: FateOutcome | null;
  readonly losses: readonly number[];
  readonly #plan: FirePlan;
  readonly #dice: FireDice;
  readonly #book: Rulebook;

  constructor(plan: FirePlan, dice: FireDice, book: Rulebook) {
    this.natural = dice.natural;
    this.total = dice.total;
    this.row = plan.row;
    this.cell = dice.cell;
    this.casualtyDice = { rolled: dice.casualtyDice, hits: dice.hits };
    this.halved = plan.halvings > 0;
    this.casualties = dice.casualties;
    this.allotted = dice.allotted;
    this.screenCasualties = dice.screenCasualties;
    this.bounced = dice.bounced;
    this.fireDisciplineLost = dice.cell.fireDisciplineLost;
    this.lowAmmunition = dice.lowAmmunition;
    this.ignition = dice.ignition;
    this.discipline = testOfFire(dice.test, dice.tested);
    this.fate = dice.fate;
    this.losses = dice.losses;
    this.#plan = plan;
    this.#dice = dice;
    this.#book = book;
  }

  essenceKey(): string {
    const test = this.discipline;
    let key = `${this.casualties}/${this.screenCasualties}`;
    if (this.allotted.length > 1) key += `/${this.allotted.join()}`;
    if (this.bounced.length > 0) key += `b${this.bounced.join()}`;
    if (this.fireDisciplineLost) key += "F";
    if (this.lowAmmunition) key += "L";
    if (test) key += `t${test.target}${test.result}${test.recovered}`;
    if (this.fate) key += `f${this.fate.essenceKey()}`;
    if (this.ignition) key += `i${this.ignition.essenceKey()}`;
    return key;
  }

  essence(): FireEssence {
    return {
      casualties: this.casualties,
      allotted: this.allotted,
      screenCasualties: this.screenCasualties,
      bounced: this.bounced,
      fireDisciplineLost: this.fireDisciplineLost,
      lowAmmunition: this.lowAmmunition,
      ignition: this.ignition?.essence() ?? null,
      discipline: testEssence(this.discipline),
      fate: this.fate?.essence() ?? null,
      losses: this.losses,
    };
  }

  /** Every step, in the order of `volley.procedure`. */
  get working(): WorkingLine[] {
    const plan = this.#plan;
    const dice = this.#dice;
    const { situation } = plan;
    const { cell, natural, total } = dice;
    const lines: WorkingLine[] = [rowLine(plan, this.#book)];
    const modifiers =
      plan.onDiscipline && cell.discipline
        ? [...plan.modifiers, plan.onDiscipline]
        : plan.modifiers;
    lines.push(...modifierLines(modifiers, null));
    const procedure = situation.firer.arm === "infantry" ? "volley" : "artillery";
    lines.push({ clause: `${procedure}.procedure`, kind: "roll", side: "firer", natural, total });
    lines.push({ clause: plan.table, kind: "cell", ...cell });
    if (cell.fireDisciplineLost) {
      lines.push({ clause: "volley.fireDiscipline", kind: "fireDisciplineLost" });
    }
    if (this.lowAmmunition && dice.natural === this.#book.clauses["dice.natural"].value.doubleOne) {
      lines.push({ clause: "artillery.doubleOne", kind: "lowAmmunition" });
    }
    if (dice.casualtyDice > 0) {
      const { casualtyDice: rolled, hits } = dice;
      lines.push({ clause: "dice.casualty", kind: "casualtyDice", rolled, hits });
    }
    if (this.halved) {
      const clause = situation.options?.["halves.once"] ? "halves.once" : "halves.each";
      lines.push({ clause, kind: "halve", quarters: dice.quarters });
    }
    lines.push(...roundingLines(dice.quarters, dice.casualties, plan.rounding));
    lines.push(...this.#allotment());
    if (situation.behind) lines.push(...bounceLines(situation.behind, plan.bars, dice.bounced));
    lines.push(...this.#aftermath());
    return lines;
  }

  #allotment(): WorkingLine[] {
    const { screenCasualties, allotted, casualties } = this.#dice;
    const { targets } = this.#plan.situation;
    const lines: WorkingLine[] = [];
    if (screenCasualties > 0) {
      lines.push({
        clause: "fire.throughSkirmishers",
        kind: "screen",
        casualties: screenCasualties,
      });
    }
    if (casualties === 0) return lines;
    targets.forEach((target, index) => {
      const lost = allotted[index] ?? 0;
      const name = target.unit.name ?? null;
      lines.push({ clause: "fire.majority", kind: "allot", target: index, name, casualties: lost });
      if (lost > 0 && lost >= strengthLeft(target.unit, this.#book)) {
        const limit = limitOf(target.unit, this.#book);
        lines.push({ clause: "casualty.limit", kind: "disperses", side: "target", name, limit });
      }
    });
    return lines;
  }

  #aftermath(): WorkingLine[] {
    const { fate, test, tested, noTest, ignition } = this.#dice;
    const lines: WorkingLine[] = [];
    const tests = test ? testWorking(test, tested) : [];
    const fated = fate ? fateWorking(fate, "firer") : [];
    const late = this.#plan.situation.options?.["fate.afterTest"] === true;
    lines.push(...(late ? [...tests, ...fated] : [...fated, ...tests]));
    if (noTest) {
      const clause = noTest === "garrison" ? "fire.disciplineGarrison" : "fire.discipline";
      lines.push({ clause, kind: "noTest", reason: noTest });
    }
    if (ignition) lines.push(...ignition.working);
    return lines;
  }
}
