/**
 * What follows the dice of a volley or a battery, in the order of `volley.procedure`: allot, bounce,
 * losses and dispersal, Fate, discipline test, ignition. One stage after another.
 *
 * Readings taken here:
 * - `volley.procedure` "discipline test, one, counting all losses so far": a D and Fate's row 8-9
 *   together make one test, after Fate. If Fate asks for it, its target takes it; else whom the D means.
 *   With `fate.afterTest` the D's test comes first and Fate's row has only its casualties if a test has
 *   been made.
 * - `fire.throughSkirmishers` "if only the screen lost" by this fire: Fate's casualties on the unit behind
 *   do not change who tests.
 * - `fire.discipline` a unit that dispersed by these losses does not test, and nobody in its place.
 * - `fate.table` the target of Fate is the unit of `fire.majority`, never the screen in between, even
 *   if only the screen lost.
 * - `fate.artilleryToGenerals` a battery's double six on its fire puts the enemy general nearest to
 *   the target at risk, without the Fate table; ignition rolls keep the table.
 * - `ignition.trigger` any one of several targets in a building calls for the roll; a place that
 *   burns already does not (`ignition.once`). It is rolled even if the garrison is gone.
 * - `ignition.table` the Fate of its double six comes last, against the unit of the majority as all
 *   before has left it; its test is its own, not the one of the fire.
 */

import { bounceChances } from "./bounce.ts";
import { type Chances, certain, follow } from "./chances.ts";
import { disciplineChances } from "./discipline.ts";
import type { FateEssence, FireEssence } from "./essence.ts";
import { afterDiscipline, fateChances, fateTable } from "./fate.ts";
import { howitzerModels, ignitionChances } from "./ignition.ts";
import { type FireSituation, option, type Target, type TestFacts } from "./situations.ts";
import { at, coverOf, inBuildings, majority, split, tester } from "./targets.ts";
import { afterLosing, casualtiesOf, dispersed, garrisonOf, type Unit } from "./units.ts";

/** What the dice of the fire have given. */
export interface Fired {
  readonly casualties: number;
  /** The same before rounding, in quarters. */
  readonly quarters: number;
  readonly disciplineTest: boolean;
  readonly fireDisciplineLost: boolean;
  readonly doubleSix: boolean;
  readonly doubleOne: boolean;
}

interface State {
  /** `losses` are filled in at the end. */
  readonly essence: FireEssence;
  readonly firer: Unit;
  readonly targets: readonly Unit[];
  readonly screen: Unit | null;
  /** Fate asks for a test that has not been made yet. */
  readonly testDue: boolean;
}

export function aftermath(fired: Fired, situation: FireSituation): Chances<FireEssence> {
  const test = (state: State) => disciplineTest(state, fired, situation);
  const fate = (state: State) => fateOfTheFire(state, fired, situation);
  let chances: Chances<State> = certain(allotted(fired, situation));
  chances = follow(chances, (state) => bounce(state, fired, situation));
  if (option(situation, "fate.afterTest")) {
    chances = follow(follow(chances, test), fate);
    chances = follow(chances, (state) => lateTest(state, situation));
  } else {
    chances = follow(follow(chances, fate), test);
  }
  chances = follow(chances, (state) => ignition(state, situation));
  return follow(chances, (state) =>
    certain({ ...state.essence, losses: losses(state, situation) }),
  );
}

function allotted(fired: Fired, situation: FireSituation): State {
  const { firer, targets, screenBetween } = situation;
  const screenCasualties = screenBetween !== undefined && fired.casualties > 0 ? 1 : 0;
  const shares = split(fired.casualties - screenCasualties, targets);
  const wasLow = firer.arm === "artillery" && firer.lowAmmunition === true;
  return {
    essence: {
      casualties: fired.casualties,
      allotted: shares,
      screenCasualties,
      bounced: [],
      fireDisciplineLost: fired.fireDisciplineLost,
      lowAmmunition: wasLow || (firer.arm === "artillery" && fired.doubleOne),
      ignited: null,
      discipline: null,
      fate: null,
      ignitionFate: null,
      losses: [],
    },
    firer,
    targets: targets.map(({ unit }, index) => afterLosing(unit, at(shares, index))),
    screen: screenBetween === undefined ? null : afterLosing(screenBetween.unit, screenCasualties),
    testDue: false,
  };
}

function losses(state: State, situation: FireSituation): readonly number[] {
  return situation.targets.map(
    ({ unit }, index) => casualtiesOf(at(state.targets, index)) - casualtiesOf(unit),
  );
}

function bounce(state: State, fired: Fired, situation: FireSituation): Chances<State> {
  const behind = situation.behind ?? [];
  if (situation.firer.arm !== "artillery" || behind.length === 0) return certain(state);
  const first = majority(situation.targets);
  const quarters = option(situation, "bounce.fromUnrounded")
    ? fired.quarters
    : at(state.essence.allotted, first) * 4;
  return follow(
    bounceChances(situation.firer, at(situation.targets, first), quarters, behind, situation),
    (bounced) => certain({ ...state, essence: { ...state.essence, bounced } }),
  );
}

function factsOf(target: Target): TestFacts & { readonly cover: boolean } {
  return { ...target.test, cover: coverOf(target) !== "none" };
}

/** The one test of this fire: for Fate if it asks, else for a D (`fire.discipline`). */
function disciplineTest(state: State, fired: Fired, situation: FireSituation): Chances<State> {
  if (state.testDue) return test(state, majority(situation.targets), situation);
  if (!fired.disciplineTest) return certain(state);
  if (fired.casualties === 0 && !option(situation, "fire.testWithoutLoss")) return certain(state);
  const { allotted: shares, screenCasualties } = state.essence;
  return test(state, tester(shares, screenCasualties, situation), situation);
}

/** `fate.afterTest` Fate asks for a test and none was made for a D. */
function lateTest(state: State, situation: FireSituation): Chances<State> {
  if (!state.testDue || state.essence.discipline !== null) return certain(state);
  return test(state, majority(situation.targets), situation);
}

function test(state: State, who: number | "screen", situation: FireSituation): Chances<State> {
  if (who === "screen") {
    if (state.screen === null || dispersed(state.screen)) return certain(state);
    return follow(disciplineChances(state.screen, {}), (rolled) =>
      certain({ ...state, essence: { ...state.essence, discipline: { target: who, ...rolled } } }),
    );
  }
  const unit = at(state.targets, who);
  if (dispersed(unit) || garrisonOf(unit) !== null) return certain(state);
  return follow(disciplineChances(unit, factsOf(at(situation.targets, who))), (rolled) =>
    certain({
      ...state,
      essence: { ...state.essence, discipline: { target: who, ...rolled } },
      targets: state.targets.with(who, afterDiscipline(unit, rolled)),
    }),
  );
}

function fateOfTheFire(state: State, fired: Fired, situation: FireSituation): Chances<State> {
  if (!fired.doubleSix) return certain(state);
  const generals = situation.generals ?? {};
  if (situation.firer.arm === "artillery" && option(situation, "fate.artilleryToGenerals")) {
    const fate: FateEssence = {
      targetCasualties: 0,
      targetUnformed: false,
      recovered: 0,
      discipline: null,
      atRisk: generals.enemy === true ? "enemy" : null,
    };
    return certain({ ...state, essence: { ...state.essence, fate } });
  }
  const first = majority(situation.targets);
  return follow(fateTable(state.firer, at(state.targets, first), generals), (rolled) =>
    certain({
      ...state,
      essence: { ...state.essence, fate: rolled.essence },
      firer: rolled.unit,
      targets: state.targets.with(first, rolled.target),
      testDue: rolled.testDue,
    }),
  );
}

function ignition(state: State, situation: FireSituation): Chances<State> {
  const models = howitzerModels(situation.firer);
  const canBurn = situation.targets.some(
    (target) => inBuildings(target) && garrisonOf(target.unit)?.burning !== true,
  );
  if (models === 0 || !canBurn) return certain(state);
  return follow(ignitionChances(models), ({ ignited, doubleSix }): Chances<State> => {
    const lit: State = { ...state, essence: { ...state.essence, ignited } };
    if (!doubleSix) return certain(lit);
    const first = majority(situation.targets);
    const facts = factsOf(at(situation.targets, first));
    return follow(
      fateChances(lit.firer, at(lit.targets, first), situation.generals ?? {}, facts),
      (rolled) =>
        certain({
          ...lit,
          essence: { ...lit.essence, ignitionFate: rolled.essence },
          firer: rolled.unit,
          targets: lit.targets.with(first, rolled.target),
        }),
    );
  });
}
