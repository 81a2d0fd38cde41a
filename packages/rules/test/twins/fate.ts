/**
 * Section 10, the Fate table.
 *
 * Readings taken here:
 * - `fate.table` casualties are what the target really loses (`casualty.limit`); a target that has
 *   dispersed already loses nothing more, is not made Unformed and does not test.
 * - "already so: +1 casualty": a faltering unit is already so (`state.faltering`); so is a garrison
 *   that is Unformed (it ignores only becoming Unformed).
 * - A screen can become Unformed: `discipline.kinds` speaks of the discipline test only.
 * - The double six of a 2D6 Fate roll does nothing more than its row says.
 * - `general.table` is not rolled here: the outcome only says whose general is at risk.
 * - On its own (`fate` of the command line) the test has no general, support, cover or brigade.
 */

import { type Chances, certain, follow, table, twoD6 } from "./chances.ts";
import { disciplineChances } from "./discipline.ts";
import type { DisciplineEssence, FateEssence } from "./essence.ts";
import type { FateSituation, TestFacts } from "./situations.ts";
import {
  afterLosing,
  afterRecovering,
  canLose,
  casualtiesOf,
  disordered,
  garrisonOf,
  gone,
  madeUnformed,
  type Unit,
} from "./units.ts";

export interface FateState {
  readonly essence: FateEssence;
  /** The unit that rolled the double six, afterwards. */
  readonly unit: Unit;
  readonly target: Unit;
}

export interface FateFacts {
  readonly generals: { readonly own?: boolean; readonly enemy?: boolean };
  readonly test: TestFacts & { readonly cover?: boolean };
  /** False: the target has had its one test of this fire already. */
  readonly mayTest: boolean;
}

const NOTHING: FateEssence = {
  targetCasualties: 0,
  targetUnformed: false,
  recovered: 0,
  discipline: null,
  atRisk: null,
};

export function fateChances(unit: Unit, target: Unit, facts: FateFacts): Chances<FateState> {
  return follow(twoD6(), (natural): Chances<FateState> => {
    const state: FateState = { essence: NOTHING, unit, target };
    if (natural === 2) return certain(atRisk(state, facts.generals.own === true ? "own" : null));
    if (natural <= 4) {
      if (disordered(target)) return certain(hurt(state, 1));
      if (garrisonOf(target) !== null || gone(target)) return certain(state);
      const essence = { ...state.essence, targetUnformed: true };
      return certain({ ...state, essence, target: madeUnformed(target) });
    }
    if (natural <= 6) return certain(hurt(state, 1));
    if (natural === 7) {
      if (casualtiesOf(unit) === 0 || gone(unit)) return certain(hurt(state, 1));
      const essence = { ...state.essence, recovered: 1 };
      return certain({ ...state, essence, unit: afterRecovering(unit, 1) });
    }
    if (natural <= 9) return tested(hurt(state, 2), facts);
    const risk = facts.generals.enemy === true ? "enemy" : null;
    return certain(atRisk(hurt(state, 1), risk));
  });
}

function hurt(state: FateState, casualties: number): FateState {
  const targetCasualties = canLose(state.target, casualties);
  const target = afterLosing(state.target, casualties);
  return { ...state, essence: { ...state.essence, targetCasualties }, target };
}

function atRisk(state: FateState, whose: FateEssence["atRisk"]): FateState {
  return { ...state, essence: { ...state.essence, atRisk: whose } };
}

function tested(state: FateState, facts: FateFacts): Chances<FateState> {
  const { target } = state;
  if (!facts.mayTest || gone(target) || garrisonOf(target) !== null) return certain(state);
  return follow(disciplineChances(target, facts.test), (discipline) =>
    certain({
      ...state,
      essence: { ...state.essence, discipline },
      target: afterDiscipline(target, discipline),
    }),
  );
}

/**
 * The state a discipline test leaves behind. Whoever falls back is Unformed (`fallback.retire`,
 * `fallback.retreat`); a rout is read as no better. A battery that routs is dispersed.
 */
export function afterDiscipline(unit: Unit, test: DisciplineEssence): Unit {
  const after = afterRecovering(unit, test.recovered);
  if (test.result === "holds") return after;
  if (test.result === "rout" && after.arm === "artillery") return afterLosing(after, Infinity);
  return madeUnformed(after);
}

export function twinFate(situation: FateSituation): Map<string, number> {
  const facts = { generals: situation.generals ?? {}, test: {}, mayTest: true };
  const chances = fateChances(situation.unit, situation.target, facts);
  return table(follow(chances, ({ essence }) => certain(essence)));
}
