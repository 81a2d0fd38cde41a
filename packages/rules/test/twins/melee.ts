/**
 * Section 8, melee: one round, and to its end.
 *
 * Readings taken here:
 * - `melee.small` -1 also for a Small battery: the brackets belong to Large alone.
 * - `melee.lancer` "formed" is neither Unformed nor faltering, so no lancer has it in round 2.
 * - `melee.elan` whichever side has it; `melee.elanColumn` for an infantry attack column with elan.
 *   `melee.attackColumnAlwaysElan` gives it to the attacker alone.
 * - `melee.assault` a built-up area, `melee.works` a strongpoint, a redoubt or a steep slope: never both.
 * - `melee.flank` counts in both rounds; every plus is struck out, elan, glory and supports too. Guns hit
 *   so disperse before any dice: no pools, no losses.
 * - `melee.support` counts in round 2 alone.
 * - The winner `occupies` as attacker and `stands` as defender; a battery never advances, it stands. It is
 *   as the table says, "formed" to the letter even if it was Unformed; where the table says nothing of
 *   it (cells from 3, cavalry against foot, a loser at its limit, guns taken in flank) it is as it was:
 *   `winner.default` speaks of charges won without melee. An attacker that drives a garrison out becomes
 *   Unformed (`melee.occupy`).
 * - A loser that reaches its limit disperses, whatever the table says of either side. Both: no winner.
 * - Foot against cavalry: a draw sends the cavalry back, whoever attacked; nobody chooses; the foot
 *   stays as it is.
 * - `melee.draw` also for a garrison: one that holds because the attacker chose to Retire is Unformed.
 *   In a drawn cavalry fight only the defender chooses.
 * - `melee.round2` a second draw: the attacker Retires, the defender stands, nobody chooses.
 * - `general.riskOnDraw` a general whose side Retires after a draw tests.
 * - `tasking.glory` recovery is not part of the melee.
 */

import { type Chances, casualtyDice, certain, follow, table } from "./chances.ts";
import type { MeleeEssence, MeleeToEndEssence } from "./essence.ts";
import { resultOf } from "./melee-results.ts";
import { type MeleeSide, type MeleeSituation, option } from "./situations.ts";
import {
  afterLosing,
  band,
  disordered,
  foot,
  type Grade,
  garrisonOf,
  inSquare,
  sizeOf,
  type Unit,
} from "./units.ts";

const HEIGHT: Record<Grade, number> = { recruit: 0, line: 1, veteran: 2, elite: 3 };

function base(unit: Unit): number {
  if (unit.arm === "screen") return 2;
  if (unit.arm === "artillery") return 3;
  return unit.arm === "cavalry" && unit.class === "irregular" ? 4 : 5;
}

/** The casualty dice of one side. */
export function pool(
  own: MeleeSide,
  enemy: MeleeSide,
  role: "attacker" | "defender",
  situation: MeleeSituation,
): number {
  const round = situation.round ?? 1;
  const unit = own.unit;
  const unformed = disordered(unit) || round === 2;
  let plus = 0;
  let minus = 0;

  if (unit.grade === "elite") plus += 1;
  plus += Math.max(0, HEIGHT[unit.grade] - HEIGHT[enemy.unit.grade]);
  if (unit.arm === "cavalry" && unit.class === "heavy") plus += 2;
  if (unit.arm === "cavalry" && unit.lancer === true && !unformed) {
    if (foot(enemy.unit)) plus += 2;
    else if (!(enemy.unit.arm === "cavalry" && enemy.unit.cuirassier === true)) plus += 1;
  }
  const companyColumn = unit.arm === "infantry" && unit.formation === "companyColumn";
  if (sizeOf(unit) === "large" && unit.arm !== "artillery" && !companyColumn && !inSquare(unit)) {
    plus += 1;
  }
  if (sizeOf(unit) === "small") minus += 1;
  if (round === 1) {
    const attackColumn = unit.arm === "infantry" && unit.formation === "attackColumn";
    const always = option(situation, "melee.attackColumnAlwaysElan") && role === "attacker";
    if (attackColumn && (own.elan === true || always)) plus += 2;
    else if (own.elan === true) plus += 1;
  }
  if (own.glory === true) plus += 1;
  minus -= band(unit);
  if (unformed) minus += 1;
  if (role === "attacker") {
    const place = garrisonOf(enemy.unit)?.place;
    const ground = situation.ground ?? "open";
    if (place === "builtUp" && round === 1) minus += 1;
    if (place === "strongpoint" || ground !== "open") minus += 1;
  }
  if (role === "defender" && garrisonOf(unit)?.burning === true) minus += 1;
  if (round === 2) plus += Math.min(2, own.supports ?? 0);
  if (enemy.flank === true) {
    plus = 0;
    minus += 1;
  }
  return Math.max(1, base(unit) + plus - minus);
}

/** `melee.flank` guns hit in flank or rear. */
function gunsTakenInFlank(own: MeleeSide, enemy: MeleeSide): boolean {
  return own.unit.arm === "artillery" && enemy.flank === true;
}

export function meleeChances(situation: MeleeSituation): Chances<MeleeEssence> {
  const { attacker, defender } = situation;
  const attackerGone = gunsTakenInFlank(attacker, defender);
  if (attackerGone || gunsTakenInFlank(defender, attacker)) {
    const winner = attackerGone ? attacker : defender;
    const spared = winner === attacker ? defender : attacker;
    const lost = { result: "disperse", unformed: false, casualties: 0 } as const;
    const stays = {
      result: attackerGone ? "stands" : "occupies",
      unformed: disordered(spared.unit) || situation.round === 2,
      casualties: 0,
    } as const;
    return certain({
      pools: { attacker: 0, defender: 0 },
      difference: 0,
      winner: attackerGone ? "defender" : "attacker",
      attacker: attackerGone ? lost : stays,
      defender: attackerGone ? stays : lost,
      choices: [],
      generalTests: [],
    });
  }
  const pools = {
    attacker: pool(attacker, defender, "attacker", situation),
    defender: pool(defender, attacker, "defender", situation),
  };
  return follow(casualtyDice(pools.attacker), (byAttacker) =>
    follow(casualtyDice(pools.defender), (byDefender) =>
      certain({
        pools,
        difference: byAttacker - byDefender,
        ...resultOf(situation, byAttacker, byDefender),
      }),
    ),
  );
}

export function twinMelee(situation: MeleeSituation): Map<string, number> {
  return table(meleeChances(situation));
}

/** Round 1 and, if both fight on, round 2 with what round 1 has left. */
export function meleeToEndChances(situation: MeleeSituation): Chances<MeleeToEndEssence> {
  return follow(meleeChances({ ...situation, round: 1 }), (first): Chances<MeleeToEndEssence> => {
    const { winner, attacker, defender, generalTests } = first;
    if (attacker.result !== "fightOn") {
      return certain({ rounds: 1, winner, attacker, defender, generalTests });
    }
    const second: MeleeSituation = {
      ...situation,
      attacker: worn(situation.attacker, attacker.casualties),
      defender: worn(situation.defender, defender.casualties),
      round: 2,
    };
    return follow(meleeChances(second), (last) =>
      certain({
        rounds: 2,
        winner: last.winner,
        attacker: {
          ...last.attacker,
          casualties: attacker.casualties + last.attacker.casualties,
        },
        defender: {
          ...last.defender,
          casualties: defender.casualties + last.defender.casualties,
        },
        generalTests: last.generalTests,
      }),
    );
  });
}

function worn(side: MeleeSide, casualties: number): MeleeSide {
  return { ...side, unit: afterLosing(side.unit, casualties) };
}

export function twinMeleeToEnd(situation: MeleeSituation): Map<string, number> {
  return table(meleeToEndChances(situation));
}
