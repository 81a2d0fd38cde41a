/** The outcome of a volley or of artillery fire, and its working. */
import type { Mergeable } from "../dice/distribution.ts";
import { modifierLines } from "../modifiers.ts";
import {
  type TestEssence,
  type TestOutcome,
  testKey,
  testKeys,
  testWorking,
} from "../morale/discipline.ts";
import type { FateEssence, FateOutcome } from "../morale/fate.ts";
import { fateKeys, fateWorking } from "../morale/fate.ts";
import type { FireCell } from "../rulebook/clause.ts";
import type { ClauseId, Rulebook } from "../rulebook/rulebook.ts";
import { limitOf, strengthLeft } from "../strength.ts";
import type { Unit } from "../units.ts";
import type { FireBand, VolleyRow, WorkingLine } from "../working.ts";
import { bounceLines, bounceQuarters } from "./bounce.ts";
import { type IgnitionEssence, type IgnitionOutcome, ignitionKeys } from "./ignition.ts";
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

/** What the 2D6, the casualty dice and the rounding came to. */
export interface Shot {
  readonly natural: number;
  readonly total: number;
  readonly cell: FireCell;
  readonly dice: number;
  readonly hits: number;
  readonly quarters: number;
  readonly casualties: number;
}

/** Quarters of a casualty for each unit behind (`bounce.half`, option `bounce.fromUnrounded`). */
export function quartersBehind(plan: FirePlan, shot: Shot, allotted: readonly number[]): number {
  const scored = allotted[plan.aim.main] ?? 0;
  if (!plan.situation.options?.["bounce.fromUnrounded"]) return bounceQuarters(scored);
  const others = shot.casualties - scored;
  return Math.max(0, (shot.quarters - others * 4) >> 1);
}

/** Who takes what. */
export interface Allotment {
  readonly allotted: readonly number[];
  readonly screenCasualties: number;
  readonly bounced: readonly number[];
}

/** Why no test came of a D, where none did. */
export type NoTest = "garrison" | "noCasualties" | "dispersed";

/** What follows the losses: Fate, one discipline test, ignition; and what each target lost. */
export class Aftermath implements Mergeable<never> {
  readonly tested: Tested | null;
  readonly test: TestOutcome | null;
  readonly noTest: NoTest | null;
  readonly fate: FateOutcome | null;
  readonly ignition: IgnitionOutcome | null;
  readonly losses: readonly number[];

  constructor(
    tested: Tested | null,
    test: TestOutcome | null,
    noTest: NoTest | null,
    fate: FateOutcome | null,
    ignition: IgnitionOutcome | null,
    losses: readonly number[],
  ) {
    this.tested = tested;
    this.test = test;
    this.noTest = noTest;
    this.fate = fate;
    this.ignition = ignition;
    this.losses = losses;
  }

  /** A number from 0 up to, not including, `aftermathKeys`. */
  essenceKey(): number {
    const { tested, test, fate, ignition } = this;
    const who = tested === "screen" ? mostTargets : (tested ?? 0);
    let key = ignition?.essenceKey() ?? 0;
    key = key * (fateKeys + 1) + (fate?.essenceKey() ?? 0);
    key = key * (testKeys + 1) + (test ? testKey(test) : 0);
    return key * (mostTargets + 1) + who;
  }

  /** Has none by itself: it is read whole, inside the outcome of its fire. */
  essence(): never {
    throw new Error("an aftermath is read whole");
  }
}

/** Targets told apart by who tests; a charge brings no more (`fire.oneRoll`, supports). */
const mostTargets = 7;

/** How many keys an aftermath may have: with a score of two digits they stay exact numbers. */
export const aftermathKeys =
  (ignitionKeys + 1) * (fateKeys + 1) * (testKeys + 1) * (mostTargets + 1);

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
  readonly #shot: Shot;
  readonly #after: Aftermath;
  readonly #book: Rulebook;

  constructor(plan: FirePlan, shot: Shot, allotment: Allotment, after: Aftermath, book: Rulebook) {
    this.natural = shot.natural;
    this.total = shot.total;
    this.row = plan.row;
    this.cell = shot.cell;
    this.casualtyDice = { rolled: shot.dice, hits: shot.hits };
    this.halved = plan.halvings > 0;
    this.casualties = shot.casualties;
    this.allotted = allotment.allotted;
    this.screenCasualties = allotment.screenCasualties;
    this.bounced = allotment.bounced;
    this.fireDisciplineLost = shot.cell.fireDisciplineLost;
    this.lowAmmunition = isLow(plan, shot, book);
    this.ignition = after.ignition;
    this.discipline = testOfFire(after.test, after.tested);
    this.fate = after.fate;
    this.losses = after.losses;
    this.#plan = plan;
    this.#shot = shot;
    this.#after = after;
    this.#book = book;
  }

  /** What the targets and the screen take follows from the casualties, so they need no part. */
  essenceKey(): string | number {
    let score = this.casualties;
    score = score * 2 + (this.fireDisciplineLost ? 1 : 0);
    score = score * 2 + (this.lowAmmunition ? 1 : 0);
    const key = score * aftermathKeys + this.#after.essenceKey();
    return this.#plan.bars.includes(null) ? `${key} ${this.bounced}` : key;
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
    const { cell, natural, total, dice: rolled, hits, quarters, casualties } = this.#shot;
    const { situation } = plan;
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
    if (procedure === "artillery" && isDoubleOne(natural, this.#book)) {
      lines.push({ clause: "artillery.doubleOne", kind: "lowAmmunition" });
    }
    if (rolled > 0) lines.push({ clause: "dice.casualty", kind: "casualtyDice", rolled, hits });
    if (this.halved) {
      const clause = situation.options?.["halves.once"] ? "halves.once" : "halves.each";
      lines.push({ clause, kind: "halve", quarters });
    }
    lines.push(...roundingLines(quarters, casualties, plan.rounding));
    lines.push(...this.#allotmentLines());
    if (situation.behind && plan.bars.length > 0) {
      const behind = quartersBehind(plan, this.#shot, this.allotted);
      lines.push(...bounceLines(situation.behind, plan.bars, this.bounced, behind, plan.rounding));
    }
    lines.push(...this.#aftermathLines());
    return lines;
  }

  #allotmentLines(): WorkingLine[] {
    const { screenCasualties, allotted, casualties } = this;
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
    targets.forEach(({ unit }, target) => {
      lines.push(...allotLines(unit, target, allotted[target] ?? 0, "fire.majority", this.#book));
    });
    return lines;
  }

  /** The main target that its fire left standing and Fate's casualties did not. */
  #finishedByFate(): WorkingLine[] {
    const { aim, target } = this.#plan;
    const left = strengthLeft(target.unit, this.#book);
    const stood = (this.allotted[aim.main] ?? 0) < left;
    if (!stood || (this.losses[aim.main] ?? 0) < left) return [];
    const name = target.unit.name ?? null;
    const limit = limitOf(target.unit, this.#book);
    return [{ clause: "casualty.limit", kind: "disperses", side: "target", name, limit }];
  }

  #aftermathLines(): WorkingLine[] {
    const { fate, test, tested, noTest, ignition } = this.#after;
    const lines: WorkingLine[] = [];
    const tests = test ? testWorking(test, tested) : [];
    const fated = fate ? fateWorking(fate, "firer") : [];
    const late = this.#plan.situation.options?.["fate.afterTest"] === true;
    lines.push(...(late ? [...tests, ...fated] : [...fated, ...tests]));
    if (fate) lines.push(...this.#finishedByFate());
    if (noTest) {
      const clause = noTest === "garrison" ? "fire.disciplineGarrison" : "fire.discipline";
      lines.push({ clause, kind: "noTest", reason: noTest });
    }
    if (ignition) lines.push(...ignition.working);
    return lines;
  }
}

function isDoubleOne(natural: number, book: Rulebook): boolean {
  return natural === book.clauses["dice.natural"].value.doubleOne;
}

/** A battery is low after a natural double one (`artillery.doubleOne`), or was so before. */
function isLow(plan: FirePlan, shot: Shot, book: Rulebook): boolean {
  const { firer } = plan.situation;
  if (firer.arm !== "artillery") return false;
  return firer.lowAmmunition === true || isDoubleOne(shot.natural, book);
}

/** Lines for what one target takes, and for its dispersal if that comes of it. */
export function allotLines(
  unit: Unit,
  target: number,
  casualties: number,
  clause: ClauseId,
  book: Rulebook,
): WorkingLine[] {
  const name = unit.name ?? null;
  const lines: WorkingLine[] = [{ clause, kind: "allot", target, name, casualties }];
  if (casualties > 0 && casualties >= strengthLeft(unit, book)) {
    const limit = limitOf(unit, book);
    lines.push({ clause: "casualty.limit", kind: "disperses", side: "target", name, limit });
  }
  return lines;
}
