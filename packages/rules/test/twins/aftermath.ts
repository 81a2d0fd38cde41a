/**
 * What follows the dice of a volley or a battery, in the order of `volley.procedure`: allot, bounce,
 * losses and dispersal, Fate, discipline test, ignition. One stage after another.
 *
 * Readings taken here:
 * - `volley.procedure` "discipline test, one": a unit tests once for one fire, whether D, Fate or
 *   both call for it. The first that calls has it: by default Fate's (in `fate.discipline`; then
 *   `discipline` is null), with `fate.afterTest` the D's (then Fate's row 8-9 has only casualties).
 * - `fire.discipline` a unit that dispersed by these losses does not test, and nobody in its place.
 * - `fate.table` the target of Fate is the unit of `fire.majority`, never the screen in between, even
 *   if only the screen lost.
 * - `fate.artilleryToGenerals` a battery's double six on its fire puts the enemy general nearest to
 *   the target at risk, without the Fate table; ignition rolls keep the table.
 * - `ignition.trigger` any one of several targets in a building calls for the roll; a place that
 *   burns already does not (`ignition.once`). It is rolled even if the garrison is gone.
 * - `ignition.table` the Fate of its double six comes last, against the unit of the majority; its
 *   test is its own, not the one of the fire.
 */

import { bounceChances } from "./bounce.ts";
import { type Chances, certain, follow } from "./chances.ts";
import { disciplineChances } from "./discipline.ts";
import type { FateEssence, FireEssence } from "./essence.ts";
import { afterDiscipline, fateChances } from "./fate.ts";
import { howitzerModels, ignitionChances } from "./ignition.ts";
import { type FireSituation, option, type Target, type TestFacts } from "./situations.ts";
import { at, coverOf, inBuildings, majority, split, tester } from "./targets.ts";
import { afterLosing, canLose, garrisonOf, gone, type Unit } from "./units.ts";

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
  readonly essence: FireEssence;
  readonly firer: Unit;
  readonly targets: readonly Unit[];
  readonly screen: Unit | null;
  /** The target's casualties before any cap, from which the bounce is taken. */
  readonly scoredOnTarget: number;
}

export function aftermath(fired: Fired, situation: FireSituation): Chances<FireEssence> {
  const toTest = whoTests(fired, situation);
  const test = (state: State) => disciplineTest(state, toTest, situation);
  const fate = (state: State) => fateOfTheFire(state, fired, situation);
  const [first, second] = option(situation, "fate.afterTest") ? [test, fate] : [fate, test];
  const chances = follow(
    follow(
      follow(
        follow(certain(allotted(fired, situation)), (state) => bounce(state, fired, situation)),
        first,
      ),
      second,
    ),
    (state) => ignition(state, situation),
  );
  return follow(chances, ({ essence }) => certain(essence));
}

function allotted(fired: Fired, situation: FireSituation): State {
  const { targets, screenBetween } = situation;
  const screenCasualties = screenBetween !== undefined && fired.casualties > 0 ? 1 : 0;
  const shares = split(fired.casualties - screenCasualties, targets);
  return {
    essence: {
      casualties: fired.casualties,
      allotted: targets.map(({ unit }, index) => canLose(unit, at(shares, index))),
      screenCasualties,
      bounced: [],
      fireDisciplineLost: fired.fireDisciplineLost,
      lowAmmunition: situation.firer.arm === "artillery" && fired.doubleOne,
      ignited: null,
      discipline: null,
      fate: null,
      ignitionFate: null,
    },
    firer: situation.firer,
    targets: targets.map(({ unit }, index) => afterLosing(unit, at(shares, index))),
    screen: screenBetween === undefined ? null : afterLosing(screenBetween.unit, screenCasualties),
    scoredOnTarget: at(shares, majority(targets)),
  };
}

function bounce(state: State, fired: Fired, situation: FireSituation): Chances<State> {
  const behind = situation.behind ?? [];
  if (situation.firer.arm !== "artillery" || behind.length === 0) return certain(state);
  const target = at(situation.targets, majority(situation.targets));
  const quarters = option(situation, "bounce.fromUnrounded")
    ? fired.quarters
    : state.scoredOnTarget * 4;
  return follow(bounceChances(situation.firer, target, quarters, behind, situation), (bounced) =>
    certain({ ...state, essence: { ...state.essence, bounced } }),
  );
}

/** `fire.discipline`: nobody, a target or the screen. */
function whoTests(fired: Fired, situation: FireSituation): number | "screen" | null {
  if (!fired.disciplineTest) return null;
  if (fired.casualties === 0 && !option(situation, "fire.testWithoutLoss")) return null;
  const screenCasualties = situation.screenBetween !== undefined && fired.casualties > 0 ? 1 : 0;
  const shares = split(fired.casualties - screenCasualties, situation.targets);
  return tester(shares, screenCasualties, situation);
}

function factsOf(target: Target): TestFacts & { readonly cover: boolean } {
  return { ...target.test, cover: coverOf(target) !== "none" };
}

function disciplineTest(
  state: State,
  who: number | "screen" | null,
  situation: FireSituation,
): Chances<State> {
  if (who === null) return certain(state);
  if (who === "screen") {
    if (state.screen === null || gone(state.screen)) return certain(state);
    return follow(disciplineChances(state.screen, {}), (test) =>
      certain({ ...state, essence: { ...state.essence, discipline: { target: who, ...test } } }),
    );
  }
  const unit = at(state.targets, who);
  const testedByFate =
    who === majority(situation.targets) && (state.essence.fate?.discipline ?? null) !== null;
  if (testedByFate || gone(unit) || garrisonOf(unit) !== null) return certain(state);
  return follow(disciplineChances(unit, factsOf(at(situation.targets, who))), (test) =>
    certain({
      ...state,
      essence: { ...state.essence, discipline: { target: who, ...test } },
      targets: state.targets.with(who, afterDiscipline(unit, test)),
    }),
  );
}

function fateOfTheFire(state: State, fired: Fired, situation: FireSituation): Chances<State> {
  if (!fired.doubleSix) return certain(state);
  if (situation.firer.arm === "artillery" && option(situation, "fate.artilleryToGenerals")) {
    const fate: FateEssence = {
      targetCasualties: 0,
      targetUnformed: false,
      recovered: 0,
      discipline: null,
      atRisk: situation.generals?.enemy === true ? "enemy" : null,
    };
    return certain({ ...state, essence: { ...state.essence, fate } });
  }
  const mayTest = state.essence.discipline?.target !== majority(situation.targets);
  return fate(state, mayTest, situation, (essence, rolled) => ({ ...essence, fate: rolled }));
}

function fate(
  state: State,
  mayTest: boolean,
  situation: FireSituation,
  record: (essence: FireEssence, rolled: FateEssence) => FireEssence,
): Chances<State> {
  const first = majority(situation.targets);
  const facts = {
    generals: situation.generals ?? {},
    test: factsOf(at(situation.targets, first)),
    mayTest,
  };
  return follow(fateChances(state.firer, at(state.targets, first), facts), (rolled) =>
    certain({
      ...state,
      essence: record(state.essence, rolled.essence),
      firer: rolled.unit,
      targets: state.targets.with(first, rolled.target),
    }),
  );
}

function ignition(state: State, situation: FireSituation): Chances<State> {
  const models = howitzerModels(situation.firer);
  const canBurn = situation.targets.some(
    (target) => inBuildings(target) && garrisonOf(target.unit)?.burning !== true,
  );
  if (models === 0 || !canBurn) return certain(state);
  return follow(ignitionChances(models), ({ ignited, doubleSix }) => {
    const lit: State = { ...state, essence: { ...state.essence, ignited } };
    if (!doubleSix) return certain(lit);
    return fate(lit, true, situation, (essence, ignitionFate) => ({ ...essence, ignitionFate }));
  });
}
