/**
 * Section 5, the charge roll and its six tables, with Fate.
 *
 * Readings taken here:
 * - The casualties of `charger.unit` are those at the moment of the roll: they include `lostToFire`,
 *   which only feeds `charge.fireLosses`.
 * - `charge.grade`, `size`, `band`, `unformed`, `general`, `support`, `heavy`, `shock` count for both
 *   sides; what the list marks "charger" or "defender" for that side only. At most 2 supports a side.
 * - `charge.cover` a garrison has +2, not +1 as well.
 * - `charge.fireDisciplineLost` is the state of the defending unit as stated.
 * - `charge.table.pick` a retreating or routing unit disperses before any table is looked up, without
 *   casualties; the charger has won (`winner.default`).
 * - `winner.default` "foot formed" and "stands as it is": winning does not re-form an Unformed unit
 *   (`state.unformed`); winning cavalry that takes the ground as charger is Unformed; the defender of
 *   cavalryVsCavalry that "takes the ground" stays as formed as it is.
 * - A side that Retires or Retreats is Unformed afterwards, and a charger that stalls.
 * - `charge.declare` "declared out of reach" is no refusal: the charger halts, Unformed, no table.
 * - `fate.charge` the charger's Fate comes first (`dice.small`: the charger is the phasing side here).
 *   "Worse" is Retire < Retreat < Rout < disperses; Unformed is a state, not worse than any cell.
 *   A side that lost by its test or dispersed: the other has won, its own cell does not apply (nor that
 *   cell's casualties), unless its own test was worse than that cell too; then both fall back. The cell's
 *   casualties of a side whose test replaced its cell are not rolled.
 * - `fate.trigger` a side that the other's Fate has dispersed rolls no Fate of its own any more.
 * - The test of Fate in a charge: general attached and the defender's cover; supports may stand beside
 *   the unit, so they are not `discipline.supported`; no brigade facts. A battery that Routs by it is
 *   dispersed (`discipline.kinds`).
 * - `generals.own` is the charger's side; for the defender's Fate the two change places.
 * - `casualty.limit` a side that the cell's casualties bring to its limit disperses.
 * - `charge.generalRisk` the final result counts, however it came about; a stall is not a loss.
 */

import { type Chances, certain, dice, follow, sum, table } from "./chances.ts";
import { CELLS, type ChargeCell, type SideCell } from "./charge-tables.ts";
import type {
  ChargeEssence,
  ChargeResult,
  ChargeSideEssence,
  DisciplineEssence,
  FateEssence,
} from "./essence.ts";
import { fateChances } from "./fate.ts";
import { type ChargeSituation, option, within } from "./situations.ts";
import {
  afterLosing,
  band,
  canLose,
  deployedBattery,
  disordered,
  dispersed,
  garrisonOf,
  gone,
  infantryColumn,
  inSquare,
  sizeOf,
  type Unit,
} from "./units.ts";

const GRADE = { elite: 2, veteran: 1, line: 0, recruit: -1 };

/** What counts for either side. */
function common(side: {
  readonly unit: Unit;
  readonly supports?: number;
  readonly general?: boolean;
}): number {
  const { unit } = side;
  let total = GRADE[unit.grade] + band(unit) + Math.min(2, side.supports ?? 0);
  if (sizeOf(unit) === "large") total += 1;
  if (sizeOf(unit) === "small") total -= 1;
  if (disordered(unit)) total -= 2;
  if (side.general === true) total += 1;
  if (unit.arm === "cavalry" && unit.class === "heavy") total += 2;
  if (unit.arm === "cavalry" && unit.class === "shock") total += 1;
  return total;
}

function chargerTotal({ charger, defender }: ChargeSituation): number {
  const { unit } = charger;
  let total = common(charger) - Math.min(2, charger.lostToFire ?? 0);
  if (unit.arm === "infantry" && unit.formation === "attackColumn") total += 1;
  if (charger.infantryAssault === true) total += 1;
  if (charger.flank === true) total += 3;
  if (unit.arm === "cavalry" && unit.lancer === true && inSquare(defender.unit)) total += 1;
  return total;
}

function defenderTotal(situation: ChargeSituation): number {
  const { charger, defender } = situation;
  const { unit } = defender;
  const garrison = garrisonOf(unit);
  let total = common(defender);
  if (defender.uphill === true) total += 1;
  if (garrison !== null) total += 2;
  else if (defender.cover === "cover") total += 1;
  if (inSquare(unit) && charger.unit.arm === "cavalry") total += 4;
  if (unit.arm === "infantry" && unit.fireDisciplineLost === true) total -= 1;
  if (garrison?.burning === true && option(situation, "ignition.chargeRoll")) total -= 1;
  return total;
}

/** `charge.table.pick` */
export function pickTable(charger: Unit, defender: Unit): string | null {
  if (defender.retreating === true || defender.routing === true) return null;
  if (deployedBattery(defender)) return "vsGuns";
  if (garrisonOf(defender) !== null) return "vsGarrison";
  if (charger.arm !== "cavalry") return "infantryVsFoot";
  if (defender.arm === "cavalry") return "cavalryVsCavalry";
  return inSquare(defender) ? "vsSquare" : "cavalryVsFoot";
}

/** `charge.declare` */
function inReach(charger: Unit, situation: ChargeSituation): boolean {
  const { distance } = situation;
  if (charger.arm === "cavalry") {
    if (charger.class === "heavy") return within(situation, distance, 35, 21);
    const slow = charger.class === "battle" || charger.class === "shock";
    return slow ? within(situation, distance, 40, 24) : within(situation, distance, 45, 27);
  }
  const column = infantryColumn(charger);
  return column ? within(situation, distance, 20, 12) : within(situation, distance, 15, 9);
}

interface State {
  readonly column: Column;
  readonly chargerDouble: boolean;
  readonly defenderDouble: boolean;
  readonly charger: Unit;
  readonly defender: Unit;
  readonly chargerFateLosses: number;
  readonly defenderFateLosses: number;
  readonly chargerTest: DisciplineEssence | null;
  readonly defenderTest: DisciplineEssence | null;
  readonly fate: { readonly charger: FateEssence | null; readonly defender: FateEssence | null };
}

export function chargeChances(situation: ChargeSituation): Chances<ChargeEssence> {
  const charger = situation.charger.unit;
  const defender = situation.defender.unit;
  const noFate = { charger: null, defender: null };
  if (!inReach(charger, situation)) {
    return certain({
      table: null,
      charger: { result: "halts", elan: false, unformed: true, casualties: 0 },
      defender: { result: "stands", elan: false, unformed: disordered(defender), casualties: 0 },
      fate: noFate,
      generalTests: [],
    });
  }
  const name = pickTable(charger, defender);
  if (name === null) {
    return certain({
      table: null,
      charger: side(won("charger"), charger, 0),
      defender: { result: "disperse", elan: false, unformed: false, casualties: 0 },
      fate: noFate,
      generalTests: [],
    });
  }
  const advantage = chargerTotal(situation) - defenderTotal(situation);
  const naturals = dice(4, ([a1 = 0, a2 = 0, b1 = 0, b2 = 0]) => [a1 + a2, b1 + b2] as const);
  const rolled = follow(naturals, ([natural, against]) =>
    certain<State>({
      column: columnOf(natural - against + advantage),
      chargerDouble: natural === 12,
      defenderDouble: against === 12,
      charger,
      defender,
      chargerFateLosses: 0,
      defenderFateLosses: 0,
      chargerTest: null,
      defenderTest: null,
      fate: noFate,
    }),
  );
  return follow(
    follow(
      follow(rolled, (state) => chargersFate(state, situation)),
      (state) => defendersFate(state, situation),
    ),
    (state) => results(state, name, situation),
  );
}

function chargersFate(state: State, situation: ChargeSituation): Chances<State> {
  if (!state.chargerDouble) return certain(state);
  const { defender } = situation;
  const generals = situation.generals ?? {};
  const facts = { general: defender.general === true, cover: defender.cover === "cover" };
  return follow(fateChances(state.charger, state.defender, generals, facts), (rolled) =>
    certain({
      ...state,
      charger: rolled.unit,
      defender: rolled.target,
      defenderFateLosses: canLose(state.defender, rolled.essence.targetCasualties),
      defenderTest: rolled.essence.discipline,
      fate: { ...state.fate, charger: rolled.essence },
    }),
  );
}

function defendersFate(state: State, situation: ChargeSituation): Chances<State> {
  if (!state.defenderDouble || dispersed(state.defender)) return certain(state);
  const { charger, generals } = situation;
  const near = { own: generals?.enemy === true, enemy: generals?.own === true };
  const facts = { general: charger.general === true };
  return follow(fateChances(state.defender, state.charger, near, facts), (rolled) =>
    certain({
      ...state,
      charger: rolled.target,
      defender: rolled.unit,
      chargerFateLosses: canLose(state.charger, rolled.essence.targetCasualties),
      chargerTest: rolled.essence.discipline,
      fate: { ...state.fate, defender: rolled.essence },
    }),
  );
}

const WORSE: readonly string[] = ["retire", "retreat", "rout", "disperse"];

/** How bad a result is: 0 for whoever does not fall back. */
function rank(result: string): number {
  return WORSE.indexOf(result) + 1;
}

/** `winner.default` */
function won(which: "charger" | "defender"): SideCell {
  return { result: which === "charger" ? "takesGround" : "stands", losses: null };
}

function results(state: State, name: string, situation: ChargeSituation): Chances<ChargeEssence> {
  const cell = cellFor(name, state.column);
  const chargersTest = worseThan(cell.charger, state.chargerTest);
  const defendersTest = worseThan(cell.defender, state.defenderTest);
  const chargerLost = dispersed(state.charger) || chargersTest !== null;
  const defenderLost = dispersed(state.defender) || defendersTest !== null;
  const charger = sideChances(
    state.charger,
    chargersTest ?? (defenderLost ? won("charger") : cell.charger),
  );
  const defender = sideChances(
    state.defender,
    defendersTest ?? (chargerLost ? won("defender") : cell.defender),
  );
  return follow(charger, (one) =>
    follow(defender, (other) =>
      certain({
        table: name,
        charger: { ...one, casualties: one.casualties + state.chargerFateLosses },
        defender: { ...other, casualties: other.casualties + state.defenderFateLosses },
        fate: state.fate,
        generalTests: [
          ...(situation.charger.general === true && risky(one.result) ? ["charger" as const] : []),
          ...(situation.defender.general === true && risky(other.result)
            ? ["defender" as const]
            : []),
        ],
      }),
    ),
  );
}

function cellFor(name: string, column: Column): ChargeCell {
  const row = CELLS[name];
  if (row === undefined) throw new Error(`no charge table ${name}`);
  return row[column];
}

type Column = 0 | 1 | 2 | 3 | 4 | 5;

/** The difference from the charger's side, read as a column of the tables. */
function columnOf(difference: number): Column {
  if (difference >= 6) return 0;
  if (difference >= 3) return 1;
  if (difference >= 0) return 2;
  if (difference >= -2) return 3;
  return difference >= -5 ? 4 : 5;
}

function risky(result: ChargeResult): boolean {
  return result === "retire" || result === "retreat";
}

/** `fate.charge` the test's result as a cell, if it is worse than the table's. */
function worseThan(cell: SideCell, test: DisciplineEssence | null): SideCell | null {
  const result = test?.result ?? "holds";
  if (result !== "retire" && result !== "retreat" && result !== "rout") return null;
  return rank(result) > rank(cell.result) ? { result, losses: null } : null;
}

function sideChances(unit: Unit, cell: SideCell): Chances<ChargeSideEssence> {
  if (dispersed(unit)) {
    return certain({ result: "disperse", elan: false, unformed: false, casualties: 0 });
  }
  return follow(losses(cell.losses), (lost) => certain(side(cell, unit, lost)));
}

function losses(cell: SideCell["losses"]): Chances<number> {
  if (cell === "1D6") return dice(1, sum);
  if (cell === "1D3") return dice(1, (faces) => Math.ceil(sum(faces) / 2));
  return certain(cell ?? 0);
}

/** A side that does as its cell says and loses as many as it can. */
function side(cell: SideCell, unit: Unit, lost: number): ChargeSideEssence {
  const casualties = canLose(unit, lost);
  if (gone(afterLosing(unit, lost)) || cell.result === "disperse") {
    return { result: "disperse", elan: false, unformed: false, casualties };
  }
  const fallsBackOrStalls = ["retire", "retreat", "halts"].includes(cell.result);
  const cavalryOnTheGround =
    cell.result === "takesGround" && cell.asItIs !== true && unit.arm === "cavalry";
  const unformed =
    cell.result !== "rout" &&
    (disordered(unit) || cell.unformed === true || fallsBackOrStalls || cavalryOnTheGround);
  return { result: cell.result, elan: cell.elan === true, unformed, casualties };
}

export function twinCharge(situation: ChargeSituation): Map<string, number> {
  return table(chargeChances(situation));
}
