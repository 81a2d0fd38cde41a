/** A charge from its roll to its result (§5). */
import {
  composite,
  type DiceRequest,
  finishingRoll,
  meeting,
  type Procedure,
  sumOf,
} from "../dice/procedure.ts";
import { rollTotal } from "../modifiers.ts";
import { type FateOutcome, rollFate } from "../morale/fate.ts";
import { coverOf, isUnformed, isWithin } from "../order.ts";
import { remembered } from "../remembered.ts";
import type { ChargeCell, ChargeCellSide, Losses } from "../rulebook/charges.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { ChargeSituation } from "../situations.ts";
import { casualtiesOf, strengthLeft } from "../strength.ts";
import type { Unit } from "../units.ts";
import type { Refused, SideResult, WorkingLine } from "../working.ts";
import { chargeBar, chargeReach, chargeTable } from "./declare.ts";
import { chargerModifiers, defenderModifiers } from "./modifiers.ts";
import { ChargeOutcome, type ChargeParty, type ChargeSide } from "./outcome.ts";

const chargeParties = ["charger", "defender"] as const;

const charge2D6 = {
  charger: sumOf(2, "charge", "charger"),
  defender: sumOf(2, "charge", "defender"),
};
const lossesD6 = {
  charger: sumOf(1, "chargeLosses", "charger"),
  defender: sumOf(1, "chargeLosses", "defender"),
};
const smallLossesD6 = {
  charger: sumOf(1, "chargeLossesSmall", "charger"),
  defender: sumOf(1, "chargeLossesSmall", "defender"),
};

/** How bad a result is for its side; a test replaces what is milder (`fate.charge`). */
function severity(result: SideResult): number {
  switch (result) {
    case "retire":
      return 1;
    case "retreat":
      return 2;
    case "rout":
      return 3;
    case "disperse":
      return 4;
    default:
      return 0;
  }
}

const isGone = (own: Party): boolean => own.routedGuns || own.lost >= own.left;

/** A side while the charge is being resolved. */
interface Party {
  readonly unit: Unit;
  /** Its casualties now. */
  casualties: number;
  /** Casualties it can take before it is gone; what Fate or a test restores adds to it. */
  left: number;
  unformed: boolean;
  /** Casualties that Fate brought. */
  lost: number;
  result: SideResult;
  /** The cell of the table holds for this side: a test or dispersal has not replaced it. */
  byTable: boolean;
  /** A battery whose test came to Rout is dispersed (`discipline.kinds`). */
  routedGuns: boolean;
}

function party(unit: Unit, book: Rulebook): Party {
  return {
    unit,
    casualties: casualtiesOf(unit),
    left: strengthLeft(unit, book),
    unformed: isUnformed(unit),
    lost: 0,
    result: "stands",
    byTable: true,
    routedGuns: false,
  };
}

function cellAt(cells: readonly ChargeCell[], difference: number): ChargeCell {
  const cell = cells.find(({ from }) => from === null || difference >= from);
  if (!cell) throw new Error("a charge table's last row is open; the rulebook's check says so");
  return cell;
}

/** The die that a side's cell asks for its losses; null where it says them, or holds no more. */
function lossDie(losses: Losses, side: ChargeParty, byTable: boolean): DiceRequest | null {
  if (!byTable) return null;
  switch (losses) {
    case "1D6":
      return lossesD6[side];
    case "1D3":
      return smallLossesD6[side];
    case "1":
    case "0":
      return null;
  }
}

/** Losses by a cell; `natural` is its die, where it has one. */
function lossesBy(losses: Losses, natural: number): number {
  switch (losses) {
    case "1D6":
      return natural;
    case "1D3":
      // `dice.small`: half a D6, rounded up.
      return Math.ceil(natural / 2);
    case "1":
      return 1;
    case "0":
      return 0;
  }
}

/** One side's Fate: its casualties and tests count before the table is read (`fate.charge`). */
function* fateOf(
  side: ChargeParty,
  parties: Record<ChargeParty, Party>,
  situation: ChargeSituation,
  book: Rulebook,
): Procedure<FateOutcome> {
  const own = parties[side];
  const other = side === "charger" ? "defender" : "charger";
  const target = parties[other];
  const near = situation.generals ?? {};
  const cover = other === "defender" && coverOf(target.unit, situation.defender.cover) !== "none";
  const { test, general } = situation[other];
  const facts = {
    casualties: own.casualties,
    target: target.unit,
    targetCasualties: target.casualties,
    targetUnformed: target.unformed,
    targetGone: isGone(target),
    // `generals` is told from the charger's side.
    generals: side === "charger" ? near : swapped(near),
    test: { general: general === true, ...test, cover },
  };
  const key = () =>
    `${side} ${own.casualties} ${target.casualties} ${target.unformed} ${facts.targetGone}`;
  const fate = yield* composite(() => rollFate(facts, side, book), { key, whole: true });
  const restored = fate.discipline?.recovered ?? 0;
  own.casualties -= fate.recovered;
  own.left += fate.recovered;
  target.casualties += fate.targetCasualties - restored;
  target.lost += fate.targetCasualties;
  target.left += restored;
  if (fate.targetUnformed) target.unformed = true;
  target.routedGuns = fate.discipline?.result === "rout" && target.unit.arm === "artillery";
  return fate;
}

function swapped(near: NonNullable<ChargeSituation["generals"]>): typeof near {
  return { own: near.enemy === true, enemy: near.own === true };
}

/** A test's result for the side it was taken by; "Unformed" lets the charge go on. */
function tested(fate: FateOutcome | null, target: Party): SideResult | null {
  const result = fate?.discipline?.result;
  if (result === undefined || result === "holds") return null;
  if (result === "unformed") {
    target.unformed = true;
    return null;
  }
  return result;
}

/** What the side that wins without melee does (`winner.default`). */
function won(side: ChargeParty): SideResult {
  return side === "charger" ? "takesGround" : "stands";
}

function side(who: ChargeParty, own: Party, cell: ChargeCellSide, losses: number): ChargeSide {
  const { byTable } = own;
  const lost = own.lost + losses;
  const result = lost >= own.left ? "disperse" : own.result;
  const unformed =
    own.unformed ||
    (byTable && cell.unformed) ||
    result === "retire" ||
    result === "retreat" ||
    (who === "charger" && result === "takesGround" && own.unit.arm === "cavalry");
  const elan = byTable && result === "melee" && cell.elan;
  return { result, elan, unformed, casualties: Math.min(lost, own.left) };
}

/** The charge falls short: it halts where its reach ends, Unformed (`charge.declare`). */
function fallsShort(situation: ChargeSituation, reach: number): ChargeOutcome {
  const line: WorkingLine = {
    clause: "charge.declare",
    kind: "outOfReach",
    measured: situation.distance,
    limit: reach,
  };
  const charger = { result: "halts", elan: false, unformed: true, casualties: 0 } as const;
  const stands = standing(situation.defender.unit, "stands");
  return new ChargeOutcome(null, charger, stands, [], null, null, [line]);
}

function standing(unit: Unit, result: SideResult): ChargeSide {
  return { result, elan: false, unformed: isUnformed(unit), casualties: 0 };
}

/** On a retreating or routing unit there is no roll: it disperses (`charge.table.pick`). */
function runsDown(situation: ChargeSituation): ChargeOutcome {
  const { unit } = situation.charger;
  const charger: ChargeSide = {
    ...standing(unit, "takesGround"),
    unformed: isUnformed(unit) || unit.arm === "cavalry",
  };
  const gone = standing(situation.defender.unit, "disperse");
  return new ChargeOutcome(null, charger, gone, [], null, null, []);
}

/** What stands before the dice: the table and both sides' modifiers. */
const planCharge = remembered((situation: ChargeSituation, book: Rulebook) => {
  const modifiers = {
    charger: chargerModifiers(situation, book),
    defender: defenderModifiers(situation, book),
  };
  return {
    table: chargeTable(situation.charger.unit, situation.defender.unit),
    modifiers,
    roll: { charger: rollTotal(modifiers.charger), defender: rollTotal(modifiers.defender) },
  };
});

function* rolled(situation: ChargeSituation, book: Rulebook): Procedure<ChargeOutcome> {
  const { charger, defender } = situation;
  const { table, modifiers, roll } = planCharge(situation, book);
  const parties = { charger: party(charger.unit, book), defender: party(defender.unit, book) };
  const order: readonly ChargeParty[] =
    situation.phasing === "defender" ? ["defender", "charger"] : ["charger", "defender"];

  const natural = { charger: 0, defender: 0 };
  natural.charger = yield charge2D6.charger;
  natural.defender = yield charge2D6.defender;
  const total = {
    charger: natural.charger + roll.charger,
    defender: natural.defender + roll.defender,
  };
  const difference = total.charger - total.defender;
  const { doubleSix } = book.clauses["dice.natural"].value;

  const cells = book.clauses[`charge.table.${table}`].value;
  const cell = cellAt(cells, difference);
  const double = (who: ChargeParty): number => (natural[who] === doubleSix ? 1 : 0);
  yield meeting(cells.indexOf(cell) * 4 + double("charger") * 2 + double("defender"));

  const fate: Record<ChargeParty, FateOutcome | null> = { charger: null, defender: null };
  for (const who of order) {
    if (natural[who] === doubleSix && !isGone(parties[who])) {
      fate[who] = yield* fateOf(who, parties, situation, book);
    }
  }
  const tests = {
    charger: tested(fate.defender, parties.charger),
    defender: tested(fate.charger, parties.defender),
  };

  parties.charger.result = cell.charger.result;
  parties.defender.result = cell.defender.result;
  settle(parties, tests);

  const ended = (dice: Readonly<Record<ChargeParty, number>>): ChargeOutcome => {
    const lossesOf = (who: ChargeParty): number =>
      parties[who].byTable ? lossesBy(cell[who].losses, dice[who]) : 0;
    const losses = { charger: lossesOf("charger"), defender: lossesOf("defender") };
    const sides = {
      charger: side("charger", parties.charger, cell.charger, losses.charger),
      defender: side("defender", parties.defender, cell.defender, losses.defender),
    };
    const generalTests = chargeParties.filter((who) => {
      const { result } = sides[who];
      return situation[who].general === true && (result === "retire" || result === "retreat");
    });
    return new ChargeOutcome(
      table,
      sides.charger,
      sides.defender,
      generalTests,
      { natural, total, difference, row: cell.row, losses, modifiers, fateOrder: order },
      fate,
      [{ clause: "charge.table.pick", kind: "chargeTable", table }],
    );
  };

  const chargerDie = lossDie(cell.charger.losses, "charger", parties.charger.byTable);
  const defenderDie = lossDie(cell.defender.losses, "defender", parties.defender.byTable);
  if (defenderDie === null) {
    if (chargerDie === null) return ended({ charger: 0, defender: 0 });
    return yield* finishingRoll(chargerDie, (natural) => ended({ charger: natural, defender: 0 }));
  }
  const first = chargerDie === null ? 0 : yield chargerDie;
  return yield* finishingRoll(defenderDie, (natural) =>
    ended({ charger: first, defender: natural }),
  );
}

/**
 * Replaces the cell of a side that Fate left worse off: dispersed, or by its test. The other side
 * has won then, whatever its cell said, unless it was replaced too (`fate.charge`).
 */
function settle(
  parties: Readonly<Record<ChargeParty, Party>>,
  tests: Readonly<Record<ChargeParty, SideResult | null>>,
): void {
  const worse = (who: ChargeParty): SideResult | null => {
    const own = parties[who];
    const fated = isGone(own) ? "disperse" : tests[who];
    return fated !== null && severity(fated) > severity(own.result) ? fated : null;
  };
  const replaced = { charger: worse("charger"), defender: worse("defender") };
  for (const who of ["charger", "defender"] as const) {
    const other = who === "charger" ? "defender" : "charger";
    const own = parties[who];
    const result = replaced[who] ?? (replaced[other] === null ? null : won(who));
    if (result === null) continue;
    own.result = result;
    own.byTable = false;
  }
}

/** A charge's roll and what comes of it. */
export function* charge(
  situation: ChargeSituation,
  book: Rulebook,
): Procedure<ChargeOutcome | Refused> {
  const refused = chargeBar(situation, book);
  if (refused) return { refused };
  const { charger, defender, distance, scale } = situation;
  const reach = chargeReach(charger.unit, scale, book, charger.farther) ?? 0;
  if (!isWithin(distance, reach)) return fallsShort(situation, reach);
  if (defender.unit.retreating || defender.unit.routing) return runsDown(situation);
  return yield* rolled(situation, book);
}
