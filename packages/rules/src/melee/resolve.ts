/** A melee: one round, and to its end (§8). */
import { composite, type Procedure, pools } from "../dice/procedure.ts";
import { isCloseOrder, isFoot, isGarrison, isUnformed } from "../order.ts";
import { refusal } from "../refusal.ts";
import { stepAt } from "../rulebook/clause.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { DrawChoice, MeleeSituation } from "../situations.ts";
import { casualtiesOf, limitOf } from "../strength.ts";
import type { Unit } from "../units.ts";
import type { MeleeTable, Refusal, Refused, SideResult } from "../working.ts";
import {
  MeleeEndOutcome,
  type MeleeEssence,
  MeleeOutcome,
  type MeleeSideOutcome,
  type RoundWorking,
} from "./outcome.ts";
import { type MeleeParty, meleePool, type Pool } from "./pools.ts";

const meleeDice = {
  attacker: pools("melee", "attacker"),
  defender: pools("melee", "defender"),
};

/** Why these two do not fight, or null. */
export function meleeBar(situation: MeleeSituation, book: Rulebook): Refusal | null {
  const { attacker, defender } = situation;
  const screens = [attacker.unit, defender.unit].filter(({ arm }) => arm === "screen").length;
  const closeOrder = isCloseOrder(attacker.unit) || isCloseOrder(defender.unit);
  if (screens === 1 && closeOrder) return refusal("melee.base", "screen");
  if (attacker.unit.arm === "cavalry" && isGarrison(defender.unit)) {
    return refusal("charge.table.vsGarrison", "cavalry");
  }
  if (attacker.unit.arm === "artillery") return refusal("charge.declare", "guns");
  if (isGarrison(attacker.unit)) return refusal("charge.declare", "garrison");
  const { most } = book.clauses["melee.support"].value;
  const supports = Math.max(attacker.supports ?? 0, defender.supports ?? 0);
  if (supports > most) {
    return { clause: "melee.support", measured: supports, limit: most, reason: "supports" };
  }
  return null;
}

/** The table a result is read on. Cavalry against foot has one for each winner. */
function tableFor(attacker: Unit, defender: Unit, attackerWins: boolean): MeleeTable {
  if (isGarrison(defender)) return "garrison";
  if (isFoot(attacker) === isFoot(defender)) return isFoot(attacker) ? "foot" : "cavalry";
  return isFoot(attacker) === attackerWins ? "footCavalry" : "cavalryFoot";
}

/** A side as it comes into a round. */
interface Fighter {
  readonly unit: Unit;
  readonly casualties: number;
  readonly limit: number;
  readonly unformed: boolean;
}

type Fighters = Readonly<Record<MeleeParty, Fighter>>;
type Hits = Readonly<Record<MeleeParty, number>>;

function opposite(party: MeleeParty): MeleeParty {
  return party === "attacker" ? "defender" : "attacker";
}

/** What a side that holds the field does; batteries never advance. */
function holds(party: MeleeParty): SideResult {
  return party === "attacker" ? "occupies" : "stands";
}

interface Ending {
  readonly winner: MeleeParty | null;
  readonly results: Readonly<Record<MeleeParty, { result: SideResult; unformed: boolean }>>;
  readonly choices: readonly MeleeParty[];
  readonly chosen: RoundWorking["chosen"];
}

/** The winner takes or keeps the ground; an occupied place leaves it Unformed (`melee.occupy`). */
function won(
  fighters: Fighters,
  winner: MeleeParty,
  loser: SideResult,
  stands: "formed" | "unformed" | "asItIs",
): Ending {
  const lost = opposite(winner);
  const takesPlace = winner === "attacker" && isGarrison(fighters.defender.unit);
  const keepsPlace = winner === "defender" && isGarrison(fighters.defender.unit);
  const asItIs = fighters[winner].unformed;
  let unformed = stands === "asItIs" || keepsPlace ? asItIs : stands === "unformed";
  if (takesPlace) unformed = true;
  // A garrison driven out leaves as an Unformed company column, whatever drives it.
  const driven = takesPlace && loser !== "disperse";
  const beaten = {
    result: loser,
    unformed: driven || leavesUnformed(loser) || fighters[lost].unformed,
  };
  const victor = { result: holds(winner), unformed };
  return {
    winner,
    results:
      winner === "attacker"
        ? { attacker: victor, defender: beaten }
        : { attacker: beaten, defender: victor },
    choices: [],
    chosen: [],
  };
}

/** Retire and Retreat leave a unit Unformed (`fallback.retire`, `fallback.retreat`). */
function leavesUnformed(result: SideResult): boolean {
  return result === "retire" || result === "retreat";
}

/** Reads the table for the side that inflicted more. */
function decided(fighters: Fighters, difference: number, book: Rulebook): Ending {
  const winner = difference > 0 ? "attacker" : "defender";
  const { attacker, defender } = fighters;
  const table = tableFor(attacker.unit, defender.unit, winner === "attacker");
  const columns = book.clauses[`melee.table.${table}`].value;
  const cell = stepAt(columns.cells, Math.abs(difference));
  const garrison = winner === "attacker" && isGarrison(defender.unit);
  const loser = garrison ? (cell.garrison ?? cell.loser) : cell.loser;
  return won(fighters, winner, loser, cell.winner);
}

/** Both inflicted the same (`melee.draw`, `melee.round2`). */
function drawn(
  fighters: Fighters,
  situation: MeleeSituation,
  round: 1 | 2,
  book: Rulebook,
): Ending {
  const { attacker, defender } = fighters;
  const { draw } =
    book.clauses[
      `melee.table.${tableFor(attacker.unit, defender.unit, attacker.unit.arm === "cavalry")}`
    ].value;
  const retires = { result: "retire", unformed: true } as const;
  const keeps = (
    party: MeleeParty,
  ): MeleeSideOutcome | { result: SideResult; unformed: boolean } => ({
    result: "stands",
    unformed: fighters[party].unformed,
  });
  if (draw === "cavalryRetires") {
    const results =
      attacker.unit.arm === "cavalry"
        ? { attacker: retires, defender: keeps("defender") }
        : { attacker: keeps("attacker"), defender: retires };
    return { winner: null, results, choices: [], chosen: [] };
  }
  if (round === 2) {
    const results = { attacker: retires, defender: keeps("defender") };
    return { winner: null, results, choices: [], chosen: [] };
  }
  const choices: readonly MeleeParty[] =
    draw === "defenderChooses" ? ["defender"] : ["defender", "attacker"];
  const choice = (party: MeleeParty): DrawChoice =>
    choices.includes(party) ? (situation.onDraw?.[party] ?? "fightOn") : "fightOn";
  const goes = { attacker: choice("attacker"), defender: choice("defender") };
  const chosen = choices.map((side) => ({ side, chooses: goes[side] }));
  const after = (party: MeleeParty): { result: SideResult; unformed: boolean } => {
    if (goes[party] === "retire") return retires;
    const result = goes[opposite(party)] === "retire" ? holds(party) : "fightOn";
    return { result, unformed: true };
  };
  return {
    winner: null,
    results: { attacker: after("attacker"), defender: after("defender") },
    choices,
    chosen,
  };
}

/** What the hits come to: limits first, then the table, then the draw. */
function ending(
  fighters: Fighters,
  hits: Hits,
  situation: MeleeSituation,
  round: 1 | 2,
  book: Rulebook,
): Ending {
  const gone = (party: MeleeParty): boolean =>
    fighters[party].casualties + hits[opposite(party)] >= fighters[party].limit;
  const goneBoth = { attacker: gone("attacker"), defender: gone("defender") };
  if (goneBoth.attacker && goneBoth.defender) {
    const lost = (party: MeleeParty) =>
      ({ result: "disperse", unformed: fighters[party].unformed }) as const;
    const results = { attacker: lost("attacker"), defender: lost("defender") };
    return { winner: null, results, choices: [], chosen: [] };
  }
  if (goneBoth.attacker) return won(fighters, "defender", "disperse", "asItIs");
  if (goneBoth.defender) return won(fighters, "attacker", "disperse", "asItIs");
  const difference = hits.attacker - hits.defender;
  return difference === 0
    ? drawn(fighters, situation, round, book)
    : decided(fighters, difference, book);
}

/** Sides whose attached general tests: their unit lost with Retire or Retreat. */
function generalTests(situation: MeleeSituation, end: Ending): readonly MeleeParty[] {
  const onDraw = situation.options?.["general.riskOnDraw"] === true;
  return (["attacker", "defender"] as const).filter((party) => {
    const lost = end.winner === opposite(party) || (end.winner === null && onDraw);
    return situation[party].general === true && lost && leavesUnformed(end.results[party].result);
  });
}

function* fought(
  situation: MeleeSituation,
  fighters: Fighters,
  round: 1 | 2,
  book: Rulebook,
): Procedure<MeleeOutcome> {
  const pool = (party: MeleeParty): Pool => {
    const { casualties, unformed } = fighters[party];
    return meleePool(situation, party, round, casualties, unformed, book);
  };
  const dice = { attacker: pool("attacker"), defender: pool("defender") };
  const { hitOn } = book.clauses["dice.casualty"].value;
  const hits = { attacker: 0, defender: 0 };
  hits.attacker = yield meleeDice.attacker(dice.attacker.dice, hitOn);
  hits.defender = yield meleeDice.defender(dice.defender.dice, hitOn);

  const end = ending(fighters, hits, situation, round, book);
  const side = (party: MeleeParty): MeleeSideOutcome => {
    const { casualties, limit } = fighters[party];
    const { result, unformed } = end.results[party];
    return { result, unformed, casualties: Math.min(hits[opposite(party)], limit - casualties) };
  };
  const difference = hits.attacker - hits.defender;
  const { attacker, defender } = fighters;
  const wins = difference > 0 || (difference === 0 && attacker.unit.arm === "cavalry");
  const dispersed = (["attacker", "defender"] as const)
    .filter((party) => {
      const { casualties, limit } = fighters[party];
      return casualties + hits[opposite(party)] >= limit;
    })
    .map((party) => ({ side: party, limit: fighters[party].limit }));
  return new MeleeOutcome(
    hits,
    {
      difference,
      winner: end.winner,
      attacker: side("attacker"),
      defender: side("defender"),
      choices: end.choices,
      generalTests: generalTests(situation, end),
    },
    {
      round,
      pools: dice,
      table: tableFor(attacker.unit, defender.unit, wins),
      chosen: end.chosen,
      dispersed,
    },
  );
}

function fighter(unit: Unit, round: 1 | 2, book: Rulebook): Fighter {
  return {
    unit,
    casualties: casualtiesOf(unit),
    limit: limitOf(unit, book),
    unformed: round === 2 || isUnformed(unit),
  };
}

/** Guns struck in flank or rear disperse without a roll (`melee.flank`). */
function gunsTaken(situation: MeleeSituation): MeleeOutcome | null {
  const { attacker, defender } = situation;
  if (defender.unit.arm !== "artillery" || !attacker.flank) return null;
  const essence: MeleeEssence = {
    difference: 0,
    winner: "attacker",
    attacker: { result: "occupies", unformed: isUnformed(attacker.unit), casualties: 0 },
    defender: { result: "disperse", unformed: isUnformed(defender.unit), casualties: 0 },
    choices: [],
    generalTests: [],
  };
  return new MeleeOutcome({ attacker: 0, defender: 0 }, essence, null);
}

/** One round of a melee; `round: 2` finds both sides Unformed (`melee.round2`). */
export function* melee(
  situation: MeleeSituation,
  book: Rulebook,
): Procedure<MeleeOutcome | Refused> {
  const refused = meleeBar(situation, book);
  if (refused) return { refused };
  const taken = gunsTaken(situation);
  if (taken) return taken;
  const round = situation.round ?? 1;
  const fighters = {
    attacker: fighter(situation.attacker.unit, round, book),
    defender: fighter(situation.defender.unit, round, book),
  };
  return yield* fought(situation, fighters, round, book);
}

/** A melee to its end: a draw that both fight on goes into the second and last round. */
export function* meleeToEnd(
  situation: MeleeSituation,
  book: Rulebook,
): Procedure<MeleeEndOutcome | Refused> {
  const refused = meleeBar(situation, book);
  if (refused) return { refused };
  const taken = gunsTaken(situation);
  if (taken) return new MeleeEndOutcome(taken, null);
  const round = situation.round ?? 1;
  const fighters = {
    attacker: fighter(situation.attacker.unit, round, book),
    defender: fighter(situation.defender.unit, round, book),
  };
  // One roll to each round: equal states after the first are fought on from only once.
  const first = yield* composite(() => fought(situation, fighters, round, book));
  const goesOn = first.attacker.result === "fightOn" && first.defender.result === "fightOn";
  if (!goesOn) return new MeleeEndOutcome(first, null);
  const worn = (party: MeleeParty): Fighter => ({
    ...fighters[party],
    casualties: fighters[party].casualties + first[party].casualties,
    unformed: true,
  });
  const tired = { attacker: worn("attacker"), defender: worn("defender") };
  const second = yield* composite(() => fought(situation, tired, 2, book));
  return new MeleeEndOutcome(first, second);
}
