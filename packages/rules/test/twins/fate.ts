/**
 * Section 10, the Fate table.
 *
 * Readings taken here:
 * - `fate.table` casualties are told as the table gives them; what the target really loses stops at its
 *   limit (`casualty.limit`). A target that has dispersed already takes nothing, is not made Unformed
 *   and does not test.
 * - "already so: +1 casualty": a faltering unit is already so (`state.faltering`); so is a garrison
 *   that is Unformed (it ignores only becoming Unformed).
 * - A screen can become Unformed: `discipline.kinds` speaks of the discipline test only.
 * - The double six of a 2D6 Fate roll does nothing more than its row says.
 * - `general.table` is not rolled here: the outcome only says whose general is at risk.
 * - On its own (`fate` of the command line) the test has no general, support, cover or brigade unless
 *   they are stated.
 * - Whoever Retires or Retreats by a test is Unformed (`fallback.retire`, `fallback.retreat`); a rout is
 *   not said to change that (`fallback.rout`).
 */

import { type Chances, certain, follow, table, twoD6 } from "./chances.ts";
import { disciplineChances } from "./discipline.ts";
import type { DisciplineEssence, FateEssence } from "./essence.ts";
import type { FateSituation, TestFacts } from "./situations.ts";
import {
  afterLosing,
  afterRecovering,
  casualtiesOf,
  disordered,
  dispersed,
  garrisonOf,
  madeUnformed,
  type Unit,
} from "./units.ts";

export interface FateState {
  readonly essence: FateEssence;
  /** The unit that rolled the double six, afterwards. */
  readonly unit: Unit;
  readonly target: Unit;
  /** Fate asks for a test of the target that it has not made itself. */
  readonly testDue: boolean;
}

type Generals = { readonly own?: boolean; readonly enemy?: boolean };

const NOTHING: FateEssence = {
  targetCasualties: 0,
  targetUnformed: false,
  recovered: 0,
  discipline: null,
  atRisk: null,
};

/** The table, with the test of its row 8-9 left to whoever called. */
export function fateTable(unit: Unit, target: Unit, generals: Generals): Chances<FateState> {
  return follow(twoD6(), (natural) => {
    const state: FateState = { essence: NOTHING, unit, target, testDue: false };
    return certain(read(natural, state, generals));
  });
}

function read(natural: number, state: FateState, generals: Generals): FateState {
  const { unit, target } = state;
  if (natural === 2) return atRisk(state, generals.own === true ? "own" : null);
  if (natural <= 4) {
    if (disordered(target)) return hurt(state, 1);
    if (garrisonOf(target) !== null || dispersed(target)) return state;
    const essence = { ...state.essence, targetUnformed: true };
    return { ...state, essence, target: madeUnformed(target) };
  }
  if (natural <= 6) return hurt(state, 1);
  if (natural === 7) {
    if (casualtiesOf(unit) === 0) return hurt(state, 1);
    return {
      ...state,
      essence: { ...state.essence, recovered: 1 },
      unit: afterRecovering(unit, 1),
    };
  }
  if (natural <= 9) {
    const after = hurt(state, 2);
    const testDue = !dispersed(after.target) && garrisonOf(after.target) === null;
    return { ...after, testDue };
  }
  return atRisk(hurt(state, 1), generals.enemy === true ? "enemy" : null);
}

function hurt(state: FateState, casualties: number): FateState {
  if (dispersed(state.target)) return state;
  const target = afterLosing(state.target, casualties);
  return { ...state, essence: { ...state.essence, targetCasualties: casualties }, target };
}

function atRisk(state: FateState, whose: FateEssence["atRisk"]): FateState {
  return { ...state, essence: { ...state.essence, atRisk: whose } };
}

/** The table with its own test at once. */
export function fateChances(
  unit: Unit,
  target: Unit,
  generals: Generals,
  facts: TestFacts & { readonly cover?: boolean },
): Chances<FateState> {
  return follow(fateTable(unit, target, generals), (state): Chances<FateState> => {
    if (!state.testDue) return certain(state);
    return follow(disciplineChances(state.target, facts), (discipline) =>
      certain({
        ...state,
        essence: { ...state.essence, discipline },
        target: afterDiscipline(state.target, discipline),
        testDue: false,
      }),
    );
  });
}

/** The state a discipline test leaves behind. */
export function afterDiscipline(unit: Unit, test: DisciplineEssence): Unit {
  const after = afterRecovering(unit, test.recovered);
  if (test.result === "holds") return after;
  if (test.result === "rout") return { ...after, routing: true };
  return test.result === "retreat"
    ? { ...madeUnformed(after), retreating: true }
    : madeUnformed(after);
}

export function twinFate(situation: FateSituation): Map<string, number> {
  const { unit, target, generals, test } = situation;
  const chances = fateChances(unit, target, generals ?? {}, test ?? {});
  return table(follow(chances, ({ essence }) => certain(essence)));
}
