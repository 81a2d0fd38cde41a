/** §6.5 Skirmish fire. */
import type { Mergeable } from "../dice/distribution.ts";
import { type Procedure, pools } from "../dice/procedure.ts";
import { modifierLines, ofDice } from "../modifiers.ts";
import { planTest, readTest, type TestOutcome, testWorking } from "../morale/discipline.ts";
import { coverOf, inScale, isGarrison, isSkirmishers, isUnformed, isWithin } from "../order.ts";
import type { ClauseId, Rulebook } from "../rulebook/rulebook.ts";
import type { FireTarget, SkirmishSituation } from "../situations.ts";
import { basesNow, casualtiesOf, strengthLeft } from "../strength.ts";
import type { Infantry, Screen } from "../units.ts";
import type { Modifier, Refusal, Refused, WorkingLine } from "../working.ts";
import { type Aim, aimAt, allot } from "./aim.ts";
import { skirmishBar } from "./allowed.ts";
import {
  allotLines,
  type FireEssence,
  type TestOfFire,
  testEssence,
  testOfFire,
} from "./outcome.ts";

const skirmishDice = pools("skirmish", "firer");

/** What is known of skirmish fire before the dice. */
export interface SkirmishPlan {
  readonly situation: SkirmishSituation;
  readonly aim: Aim;
  readonly target: FireTarget;
  /** Dice before cover takes one. */
  readonly full: number;
  readonly dice: number;
  readonly modifiers: readonly Modifier[];
  readonly hitOn: number;
  readonly hitClause: ClauseId;
}

/** Dice of a screen by its bases, of a battalion by its size (`skirmish.dice`). */
function fullDice(firer: Infantry | Screen, book: Rulebook): number {
  const { basesPerDie, battalion } = book.clauses["skirmish.dice"].value;
  if (firer.arm === "screen") return Math.ceil(basesNow(firer, book) / basesPerDie);
  return battalion[firer.size];
}

/** What a die hits on (`skirmish.hit`, `skirmish.thin`). */
function hitsOn(
  situation: SkirmishSituation,
  target: FireTarget,
  book: Rulebook,
): { readonly hitOn: number; readonly clause: ClauseId } {
  if (isSkirmishers(target.unit)) {
    return { hitOn: book.clauses["skirmish.thin"].value.hitOn, clause: "skirmish.thin" };
  }
  const { hitOn, rifleHitOn, rifleWithin } = book.clauses["skirmish.hit"].value;
  const near = isWithin(target.distance, inScale(rifleWithin, situation.scale));
  const rifle = situation.firer.weapon === "rifle" && near;
  return { hitOn: rifle ? rifleHitOn : hitOn, clause: "skirmish.hit" };
}

/** Plans skirmish fire: dice and what they hit on; or the refusal. */
export function planSkirmish(
  situation: SkirmishSituation,
  book: Rulebook,
): { readonly plan: SkirmishPlan } | { readonly refused: Refusal } {
  const refused = skirmishBar(situation, book);
  if (refused) return { refused };
  const aim = aimAt(situation.targets);
  const target = situation.targets[aim.main] ?? situation.targets[0];
  const modifiers: Modifier[] = [];
  const full = fullDice(situation.firer, book);
  let dice = full;
  if ((situation.share ?? 1) < book.clauses["fire.sight.full"].value.from) {
    modifiers.push({ clause: "fire.sight.half", roll: 0, dice: 0, halves: true });
    dice = Math.ceil(dice / 2);
  }
  if (coverOf(target.unit, target.cover) !== "none") {
    const cover = book.clauses["skirmish.cover"].value;
    modifiers.push(ofDice("skirmish.cover", cover.dice));
    dice = Math.max(cover.least, dice + cover.dice);
  }
  const { hitOn, clause: hitClause } = hitsOn(situation, target, book);
  return { plan: { situation, aim, target, full, dice, modifiers, hitOn, hitClause } };
}

export interface SkirmishEssence {
  readonly hits: number;
  readonly casualties: number;
  readonly allotted: readonly number[];
  readonly discipline: FireEssence["discipline"];
  readonly losses: readonly number[];
}

export class SkirmishOutcome implements Mergeable<SkirmishEssence> {
  readonly dice: number;
  readonly hits: number;
  readonly casualties: number;
  readonly allotted: readonly number[];
  readonly discipline: TestOfFire | null;
  readonly losses: readonly number[];
  readonly #plan: SkirmishPlan;
  readonly #test: TestOutcome | null;
  readonly #noTest: "garrison" | "dispersed" | null;
  readonly #book: Rulebook;

  constructor(
    plan: SkirmishPlan,
    hits: number,
    allotted: readonly number[],
    tested: number,
    test: TestOutcome | null,
    noTest: "garrison" | "dispersed" | null,
    losses: readonly number[],
    book: Rulebook,
  ) {
    this.dice = plan.dice;
    this.hits = hits;
    this.casualties = hits;
    this.allotted = allotted;
    this.discipline = testOfFire(test, tested);
    this.losses = losses;
    this.#plan = plan;
    this.#test = test;
    this.#noTest = noTest;
    this.#book = book;
  }

  essenceKey(): string {
    const test = this.discipline;
    return `${this.hits}${test ? `t${test.target}${test.result}${test.recovered}` : ""}`;
  }

  essence(): SkirmishEssence {
    const { hits, casualties, allotted, discipline, losses } = this;
    return { hits, casualties, allotted, discipline: testEssence(discipline), losses };
  }

  get working(): WorkingLine[] {
    const { full, dice, hitOn, hitClause, modifiers, situation } = this.#plan;
    const lines: WorkingLine[] = [
      { clause: "skirmish.dice", kind: "skirmishDice", dice: full, hitOn },
      ...modifierLines(modifiers, null),
      { clause: hitClause, kind: "hits", dice, hits: this.hits },
    ];
    if (this.hits > 0) {
      situation.targets.forEach(({ unit }, target) => {
        const lost = this.allotted[target] ?? 0;
        lines.push(...allotLines(unit, target, lost, "fire.majority", this.#book));
      });
    }
    if (this.#test) lines.push(...testWorking(this.#test, this.discipline?.target ?? null));
    if (this.#noTest) {
      const garrison = this.#noTest === "garrison";
      const clause = garrison ? "fire.disciplineGarrison" : "skirmish.discipline";
      lines.push({ clause, kind: "noTest", reason: this.#noTest });
    }
    return lines;
  }
}

/** Skirmish fire of a screen, a battalion in open order or a garrison. */
export function* skirmish(
  situation: SkirmishSituation,
  book: Rulebook,
): Procedure<SkirmishOutcome | Refused> {
  const planned = planSkirmish(situation, book);
  if ("refused" in planned) return planned;
  const { plan } = planned;
  const { aim } = plan;
  const hits = plan.dice > 0 ? yield skirmishDice(plan.dice, plan.hitOn) : 0;
  const allotted = allot(hits, aim);
  const losses = allotted.map((lost, index) => {
    const target = situation.targets[index];
    return target ? Math.min(lost, strengthLeft(target.unit, book)) : lost;
  });

  let test: TestOutcome | null = null;
  let noTest: "garrison" | "dispersed" | null = null;
  // Of several charging targets the lead tests as long as it takes damage (`fire.disciplineTarget`).
  const tested = aim.atCharge && (allotted[aim.main] ?? 0) > 0 ? aim.main : aim.nearest;
  const target = situation.targets[tested];
  if (target && hits >= book.clauses["skirmish.discipline"].value.hits) {
    const { unit } = target;
    const lost = losses[tested] ?? 0;
    if (isGarrison(unit)) noTest = "garrison";
    else if (lost >= strengthLeft(unit, book)) noTest = "dispersed";
    else {
      const cover = coverOf(unit, target.cover) !== "none";
      const casualties = casualtiesOf(unit) + lost;
      const unformed = isUnformed(unit);
      const planned = planTest(unit, target.test ?? {}, cover, casualties, unformed, book);
      test = readTest(planned, yield planned.request, book);
      losses[tested] = lost - test.recovered;
    }
  }
  return new SkirmishOutcome(plan, hits, allotted, tested, test, noTest, losses, book);
}
