/** Volleys and artillery from the 2D6 to the end, in the order of `volley.procedure`. */
import { composite, finishing, meeting, type Procedure, pools } from "../dice/procedure.ts";
import { type PlannedTest, planTest, readTest, type TestOutcome } from "../morale/discipline.ts";
import { FateOutcome, rollFate } from "../morale/fate.ts";
import { coverOf, isGarrison, isUnformed } from "../order.ts";
import { refusedAtOnce } from "../refusal.ts";
import type { FireCell } from "../rulebook/clause.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { ArtillerySituation, TestFacts, VolleySituation } from "../situations.ts";
import { casualtiesOf, strengthLeft } from "../strength.ts";
import type { Unit } from "../units.ts";
import type { Refused } from "../working.ts";
import { type Aim, allot } from "./aim.ts";
import { rollBounces } from "./bounce.ts";
import { type IgnitionOutcome, rollIgnition } from "./ignition.ts";
import { Aftermath, FireOutcome, quartersBehind, type Shot, type Tested } from "./outcome.ts";
import { type FirePlan, planArtillery, planVolley } from "./plan.ts";
import { rounded } from "./rounding.ts";

const casualtyDice = pools("casualtyDice", "firer");
const nobody: readonly number[] = [];
const noFacts: TestFacts = {};

/** The cell that a total comes to; below and above the table its ends hold. */
function cellAt(plan: FirePlan, total: number): FireCell {
  const last = plan.cells.length - 1;
  const cell = plan.cells[Math.max(0, Math.min(last, total - plan.lowest))];
  if (!cell) throw new Error("a casualty table without cells; the rulebook's check forbids it");
  return cell;
}

/** A target as it stands while its fire is being resolved. */
interface Standing {
  readonly unit: Unit;
  readonly facts: TestFacts;
  readonly cover: boolean;
  casualties: number;
  unformed: boolean;
  readonly left: number;
  lost: number;
  /** A battery whose test came to Rout is dispersed (`discipline.kinds`). */
  routedGuns: boolean;
}

function standing(
  unit: Unit,
  lost: number,
  facts: TestFacts,
  cover: boolean,
  book: Rulebook,
): Standing {
  return {
    unit,
    facts,
    cover,
    casualties: casualtiesOf(unit) + lost,
    unformed: isUnformed(unit),
    left: strengthLeft(unit, book),
    lost,
    routedGuns: false,
  };
}

const isGone = (target: Standing): boolean => target.routedGuns || target.lost >= target.left;

/** Everything about a target that Fate and the ignition roll hang on. */
const standingKey = (target: Standing): string =>
  `${target.casualties} ${target.unformed} ${isGone(target)}`;

/** Who tests for a D (`fire.disciplineTarget`, `fire.throughSkirmishers`). */
function testedBy(aim: Aim, allotted: readonly number[], screenOnly: boolean): Tested {
  if (screenOnly) return "screen";
  if (aim.atCharge) return (allotted[aim.main] ?? 0) > 0 ? aim.main : aim.nearest;
  return aim.nearest;
}

function targetStanding(
  plan: FirePlan,
  tested: Tested,
  allotted: readonly number[],
  screenLost: number,
  book: Rulebook,
): Standing {
  const { targets, screenBetween } = plan.situation;
  if (tested === "screen" && screenBetween) {
    return standing(screenBetween.unit, screenLost, noFacts, false, book);
  }
  const index = tested === "screen" ? plan.aim.main : tested;
  const target = targets[index] ?? plan.target;
  const cover = coverOf(target.unit, target.cover) !== "none";
  return standing(target.unit, allotted[index] ?? 0, target.test ?? noFacts, cover, book);
}

/** Fate for a natural double six of the fire roll. */
function* fateOfFire(plan: FirePlan, target: Standing, book: Rulebook): Procedure<FateOutcome> {
  const { situation } = plan;
  const generals = situation.generals ?? {};
  if (situation.firer.arm === "artillery" && situation.options?.["fate.artilleryToGenerals"]) {
    const atRisk = generals.enemy ? "enemy" : null;
    const none = { targetCasualties: 0, targetUnformed: false, recovered: 0, atRisk } as const;
    return new FateOutcome(null, "enemyGeneral", none, null, false);
  }
  return yield* rollFate(
    {
      casualties: casualtiesOf(situation.firer),
      target: target.unit,
      targetCasualties: target.casualties,
      targetUnformed: target.unformed,
      targetGone: isGone(target),
      generals,
      test: null,
    },
    "firer",
    book,
  );
}

function suffer(target: Standing, fate: FateOutcome): void {
  target.casualties += fate.targetCasualties;
  target.lost += fate.targetCasualties;
  if (fate.targetUnformed) target.unformed = true;
}

function testOf(target: Standing, book: Rulebook): PlannedTest {
  const { unit, facts, cover, casualties, unformed } = target;
  return planTest(unit, facts, cover, casualties, unformed, book);
}

/** Reads a target's test and lets it take effect on the target. */
function tested(target: Standing, planned: PlannedTest, natural: number, book: Rulebook) {
  const test = readTest(planned, natural, book);
  target.casualties -= test.recovered;
  target.lost -= test.recovered;
  const { result } = test;
  if (result === "unformed" || result === "retire" || result === "retreat") target.unformed = true;
  target.routedGuns = result === "rout" && target.unit.arm === "artillery";
  return test;
}

/** Everything about a shot that still matters once it is scored, as one number. */
function shotKey(plan: FirePlan, shot: Shot, doubleSix: boolean, doubleOne: boolean): number {
  const { cell, casualties, quarters } = shot;
  const flags =
    (cell.discipline ? 1 : 0) |
    (cell.fireDisciplineLost ? 2 : 0) |
    (doubleSix ? 4 : 0) |
    (doubleOne ? 8 : 0);
  const unrounded = plan.situation.options?.["bounce.fromUnrounded"] ? quarters : 0;
  return (casualties * 512 + unrounded) * 16 + flags;
}

/** Runs a planned volley or cannonade. */
export function* resolveFire(plan: FirePlan, book: Rulebook): Procedure<FireOutcome> {
  const natural = yield plan.request;
  const total = natural + plan.roll;
  const cell = cellAt(plan, total);
  const more = plan.onDiscipline && cell.discipline ? plan.onDiscipline.dice : 0;
  const dice = plan.dice + more;
  const hits = dice > 0 ? yield casualtyDice(dice, book.clauses["dice.casualty"].value.hitOn) : 0;
  const quarters = ((cell.casualties + hits) << 2) >> plan.halvings;
  const casualties =
    (quarters & 3) === 0 ? quarters >> 2 : yield* rounded(quarters, plan.rounding, book);
  const shot = { natural, total, cell, dice, hits, quarters, casualties };

  const { doubleSix, doubleOne } = book.clauses["dice.natural"].value;
  const fated = natural === doubleSix;
  const { situation, aim } = plan;
  const { screenBetween } = situation;
  const asked =
    cell.discipline && (casualties > 0 || situation.options?.["fire.testWithoutLoss"] === true);
  const follows = fated || asked || plan.igniting > 0;
  const key = shotKey(plan, shot, fated, natural === doubleOne);
  if (follows || plan.bars.length > 0) yield meeting(key);

  const toScreen = book.clauses["fire.throughSkirmishers"].value.screenCasualties;
  const screenCasualties = screenBetween ? Math.min(casualties, toScreen) : 0;
  const allotted = allot(casualties - screenCasualties, aim);
  const bounced =
    plan.bars.length === 0
      ? nobody
      : yield* rollBounces(quartersBehind(plan, shot, allotted), plan.bars, plan.rounding, book);
  const allotment = { allotted, screenCasualties, bounced };
  if (!follows) {
    return new FireOutcome(plan, shot, allotment, quiet(plan, shot, allotted, book), book);
  }
  const scored = { shot, allotted, screenCasualties, asked, fated };
  if (plan.igniting > 0 || plan.bars.includes(null)) {
    return yield* longCourse(plan, scored, bounced, book);
  }
  const course = yield* aftermath(plan, scored, book);
  return new FireOutcome(plan, shot, allotment, ended(plan, scored, course, null, book), book);
}

/** A shot that bounces, or that may set a place alight, to its end. */
function* longCourse(
  plan: FirePlan,
  scored: Scored,
  bounced: readonly number[],
  book: Rulebook,
): Procedure<FireOutcome> {
  const { shot, allotted, screenCasualties, fated } = scored;
  const allotment = { allotted, screenCasualties, bounced };
  const outcome = (after: Aftermath) => new FireOutcome(plan, shot, allotment, after, book);
  if (plan.bars.includes(null)) {
    // What follows does not hang on what bounced: the exact reading need not work it out again.
    const { doubleOne } = book.clauses["dice.natural"].value;
    const after = yield* composite(() => wholeCourse(plan, scored, book), {
      key: () => `after ${shotKey(plan, shot, fated, shot.natural === doubleOne)}`,
      whole: true,
    });
    return outcome(after);
  }
  const course = yield* aftermath(plan, scored, book);
  return yield* finishing(
    () => ignitionAfter(plan, course, book),
    { key: () => ignitionKey(course), whole: true },
    (ignition) => outcome(ended(plan, scored, course, ignition, book)),
  );
}

function* wholeCourse(plan: FirePlan, scored: Scored, book: Rulebook): Procedure<Aftermath> {
  const course = yield* aftermath(plan, scored, book);
  if (plan.igniting === 0) return ended(plan, scored, course, null, book);
  const ignition = yield* composite(() => ignitionAfter(plan, course, book), {
    key: () => ignitionKey(course),
    whole: true,
  });
  return ended(plan, scored, course, ignition, book);
}

/** Nothing follows but the losses themselves. */
function quiet(plan: FirePlan, shot: Shot, allotted: readonly number[], book: Rulebook): Aftermath {
  const noTest = shot.cell.discipline ? "noCasualties" : null;
  return new Aftermath(null, null, noTest, null, null, quietLosses(plan, allotted, book));
}

/** What is allotted, unless that is more than a target has left: nearly always the same list. */
function quietLosses(plan: FirePlan, allotted: readonly number[], book: Rulebook) {
  const { targets } = plan.situation;
  let losses = allotted;
  for (let index = 0; index < allotted.length; index++) {
    const lost = allotted[index] ?? 0;
    const target = targets[index];
    if (lost === 0 || target === undefined) continue;
    const left = strengthLeft(target.unit, book);
    if (lost > left) losses = losses.map((one, other) => (other === index ? left : one));
  }
  return losses;
}

interface Scored {
  readonly shot: Shot;
  readonly allotted: readonly number[];
  readonly screenCasualties: number;
  /** The cell's D asks a test. */
  readonly asked: boolean;
  /** The roll was a natural double six. */
  readonly fated: boolean;
}

/** Fate and the test, and how they leave the targets. */
interface Course {
  readonly who: Tested | null;
  readonly test: TestOutcome | null;
  readonly noTest: Aftermath["noTest"];
  readonly fate: FateOutcome | null;
  readonly main: Standing;
  /** Whom a D means; often the main target itself. */
  readonly first: Standing;
}

function* aftermath(plan: FirePlan, scored: Scored, book: Rulebook): Procedure<Course> {
  const { situation, aim } = plan;
  const { shot, allotted, screenCasualties, asked, fated } = scored;
  // Losses and dispersal stand now; Fate follows at once, then one test counting all losses.
  const main = targetStanding(plan, aim.main, allotted, screenCasualties, book);
  const screenOnly = screenCasualties > 0 && shot.casualties === screenCasualties;
  const tester = testedBy(aim, allotted, screenOnly);
  const first =
    tester === aim.main ? main : targetStanding(plan, tester, allotted, screenCasualties, book);
  const late = situation.options?.["fate.afterTest"] === true;

  let fate: FateOutcome | null = null;
  let test: TestOutcome | null = null;
  let who: Tested | null = null;
  let noTest: Aftermath["noTest"] = null;
  if (fated && !late) {
    fate = yield* composite(() => fateOfFire(plan, main, book), {
      key: () => `fate ${standingKey(main)}`,
      whole: true,
    });
    suffer(main, fate);
  }
  const byFate = fate?.testDue === true;
  if (asked || byFate) {
    const target = byFate ? main : first;
    if (isGarrison(target.unit)) noTest = "garrison";
    else if (isGone(target)) noTest = "dispersed";
    else {
      who = byFate ? aim.main : tester;
      const planned = testOf(target, book);
      test = tested(target, planned, yield planned.request, book);
    }
  } else if (shot.cell.discipline) {
    noTest = "noCasualties";
  }
  if (fated && late) {
    fate = yield* composite(() => fateOfFire(plan, main, book), {
      key: () => `fate ${standingKey(main)}`,
      whole: true,
    });
    suffer(main, fate);
    if (fate.testDue && test === null && !isGone(main)) {
      who = aim.main;
      noTest = null;
      const planned = testOf(main, book);
      test = tested(main, planned, yield planned.request, book);
    }
  }
  return { who, test, noTest, fate, main, first };
}

/** The ignition roll after Fate and the test. */
function ignitionAfter(plan: FirePlan, course: Course, book: Rulebook): Procedure<IgnitionOutcome> {
  const recovered = course.fate?.recovered ?? 0;
  return rollIgnition(
    plan.igniting,
    () => fateOfIgnition(plan, course.main, recovered, book),
    book,
  );
}

const ignitionKey = ({ main, fate }: Course): string =>
  `ignition ${standingKey(main)} ${fate?.recovered ?? 0}`;

/** What came of it all, and what each target has lost. */
function ended(
  plan: FirePlan,
  { allotted }: Scored,
  { who, test, noTest, fate, main, first }: Course,
  ignition: IgnitionOutcome | null,
  book: Rulebook,
): Aftermath {
  const fire = ignition?.fate;
  const burnt = fire ? fire.targetCasualties - (fire.discipline?.recovered ?? 0) : 0;
  const losses = allotted.map((lost, index) => {
    if (index === plan.aim.main) return Math.min(main.lost + burnt, main.left);
    const target = plan.situation.targets[index];
    if (index === who) return Math.min(first.lost, first.left);
    return target ? Math.min(lost, strengthLeft(target.unit, book)) : lost;
  });
  return new Aftermath(who, test, noTest, fate, ignition, losses);
}

/**
 * Fate for a natural double six of the ignition roll; its test is taken at once.
 * @param recovered casualties that the battery has recovered by the Fate of its fire
 */
function fateOfIgnition(
  plan: FirePlan,
  target: Standing,
  recovered: number,
  book: Rulebook,
): Procedure<FateOutcome> {
  return rollFate(
    {
      casualties: casualtiesOf(plan.situation.firer) - recovered,
      target: target.unit,
      targetCasualties: target.casualties,
      targetUnformed: target.unformed,
      targetGone: isGone(target),
      generals: plan.situation.generals ?? {},
      test: { ...target.facts, cover: target.cover },
    },
    "firer",
    book,
  );
}

/** A volley (§6.4). */
export function volley(
  situation: VolleySituation,
  book: Rulebook,
): Procedure<FireOutcome | Refused> {
  const planned = planVolley(situation, book);
  return "refused" in planned ? refusedAtOnce(planned.refused) : resolveFire(planned.plan, book);
}

/** Artillery fire of guns or howitzers (§6.6, §7). */
export function artillery(
  situation: ArtillerySituation,
  book: Rulebook,
): Procedure<FireOutcome | Refused> {
  const planned = planArtillery(situation, book);
  return "refused" in planned ? refusedAtOnce(planned.refused) : resolveFire(planned.plan, book);
}
