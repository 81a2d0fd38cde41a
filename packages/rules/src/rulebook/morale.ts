/** §9 Discipline, §10 Fate and generals, §11 brigades and armies, §12 marking casualties. */
import type { AtRisk, FalteringResult, FateRow, GeneralResult, TestResult } from "../working.ts";
import { bands, clause, distance, modifier, type Step, words } from "./clause.ts";

const results: readonly Step<{ result: TestResult }>[] = [
  { upTo: 2, result: "rout" },
  { upTo: 3, result: "retreat" },
  { upTo: 5, result: "retire" },
  { upTo: 6, result: "unformed" },
  { upTo: null, result: "holds" },
];

/** What a row of the Fate table does. */
export interface FateEffect {
  readonly row: FateRow;
  readonly targetCasualties: number;
  /** The target becomes Unformed; one that is so already takes `elseCasualties` instead. */
  readonly unforms: boolean;
  /** The unit recovers this much; one without casualties gives `elseCasualties` to the target. */
  readonly recovers: number;
  readonly elseCasualties: number;
  readonly test: boolean;
  readonly atRisk: AtRisk | null;
}

const effect = (
  upTo: number | null,
  row: FateRow,
  more: Partial<FateEffect>,
): Step<FateEffect> => ({
  upTo,
  row,
  targetCasualties: 0,
  unforms: false,
  recovers: 0,
  elseCasualties: 0,
  test: false,
  atRisk: null,
  ...more,
});

const fateRows: readonly Step<FateEffect>[] = [
  effect(2, "ownGeneral", { atRisk: "own" }),
  effect(4, "targetUnformed", { unforms: true, elseCasualties: 1 }),
  effect(6, "one", { targetCasualties: 1 }),
  effect(7, "recover", { recovers: 1, elseCasualties: 1 }),
  effect(9, "twoAndTest", { targetCasualties: 2, test: true }),
  effect(null, "enemyGeneral", { targetCasualties: 1, atRisk: "enemy" }),
];

const generalRows: readonly Step<{ result: GeneralResult; enemyNear: GeneralResult }>[] = [
  { upTo: 1, result: "killed", enemyNear: "killed" },
  { upTo: 2, result: "mortallyWounded", enemyNear: "mortallyWounded" },
  { upTo: 3, result: "horseBolts", enemyNear: "captured" },
  { upTo: 4, result: "stunned", enemyNear: "stunned" },
  { upTo: 5, result: "hatShot", enemyNear: "hatShot" },
  { upTo: null, result: "lightlyWounded", enemyNear: "lightlyWounded" },
];

const falteringRows: readonly Step<{ result: FalteringResult }>[] = [
  { upTo: 2, result: "allRetire" },
  { upTo: 3, result: "routersDisperse" },
  { upTo: 5, result: "hesitant" },
  { upTo: null, result: "obeys" },
];

export const discipline = {
  "discipline.grade": clause(["house"], { elite: 2, veteran: 1, line: 0, recruit: -1 }),
  "discipline.band": bands(["house"], -1, -2),
  "discipline.unformed": modifier(["house"], { roll: -1 }),
  "discipline.general": modifier(["house"], { roll: 1 }),
  "discipline.supported": clause(["house"], { roll: 1, within: distance(15, 9) }),
  "discipline.cover": modifier(["house"], { roll: 1 }),
  "discipline.brigade": clause(["house"], { hesitant: -1, demoralised: -1 }),
  "discipline.table": clause(["house"], results),
  "discipline.kinds": words("house"),
  "discipline.doubleSix": clause(["S002"], { recovers: 1 }),
};

export const fate = {
  "fate.trigger": words("S002", "S003", "S000", ["house", "oneTable"]),
  "fate.charge": words("house"),
  "general.trigger": clause(["S002"], { lowAt: 2, highFrom: 10 }),
  "fate.table": clause(["house", ["S002", "generalRows"]], {
    rows: fateRows,
    generalWithin: distance(30, 18),
  }),
  "general.table": clause(["house", ["public", "threeAndSix"]], {
    rows: generalRows,
    enemyWithin: distance(30, 18),
    lightlyWoundedBack: distance(20, 12),
  }),
};

export const morale = {
  "brigade.faltering": clause(["house"], { furtherUnit: -1, rows: falteringRows }),
  "brigade.demoralised": clause(["house"], { moreThan: 0.5 }),
  "army.broken": clause(["house"], { moreThan: 0.5 }),
  victory: words("house"),
};

export const marking = {
  "marking.roster": words("S000"),
  "marking.markers": clause(["S000", ["house", "remainder"], ["house", "figuresPerBase"]], {
    figuresPerBase: 6,
    figuresPerBaseMost: 8,
  }),
};
