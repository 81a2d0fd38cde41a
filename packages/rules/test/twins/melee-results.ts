/** The five result tables of section 8; the readings taken are listed in `melee.ts`. */

import type { MeleeEssence, MeleeResult, MeleeSideEssence } from "./essence.ts";
import { type MeleeSituation, option } from "./situations.ts";
import { afterLosing, canLose, disordered, foot, garrisonOf, gone, type Unit } from "./units.ts";

type Role = "attacker" | "defender";
type Results = Omit<MeleeEssence, "pools" | "difference">;

/** How many casualties apart: 1, 2, 3-4, 5 and more. */
type Column = 0 | 1 | 2 | 3;

interface Outcome {
  readonly loser: MeleeResult;
  /** What the cell says of the winner; null where it says nothing. */
  readonly winnerUnformed: boolean | null;
}

/** `melee.table.foot` */
const FOOT: readonly Outcome[] = [
  { loser: "retire", winnerUnformed: true },
  { loser: "retreat", winnerUnformed: false },
  { loser: "rout", winnerUnformed: null },
  { loser: "disperse", winnerUnformed: null },
];
/** `melee.table.cavalry` */
const CAVALRY: readonly Outcome[] = [
  { loser: "retire", winnerUnformed: true },
  { loser: "retreat", winnerUnformed: true },
  { loser: "rout", winnerUnformed: null },
  { loser: "disperse", winnerUnformed: null },
];
/** `melee.table.cavalryFoot`: cavalry wins */
const CAVALRY_BEATS_FOOT: readonly Outcome[] = [
  { loser: "retreat", winnerUnformed: null },
  { loser: "rout", winnerUnformed: null },
  { loser: "disperse", winnerUnformed: null },
  { loser: "disperse", winnerUnformed: null },
];
/** `melee.table.footCavalry`: foot wins */
const FOOT_BEATS_CAVALRY: readonly Outcome[] = [
  { loser: "retire", winnerUnformed: null },
  { loser: "retire", winnerUnformed: null },
  { loser: "retreat", winnerUnformed: null },
  { loser: "rout", winnerUnformed: null },
];
/** `melee.table.garrison` */
const ATTACKER_FAILS: readonly Outcome[] = [
  { loser: "retire", winnerUnformed: null },
  { loser: "retreat", winnerUnformed: null },
  { loser: "rout", winnerUnformed: null },
  { loser: "disperse", winnerUnformed: null },
];
const GARRISON_FALLS: readonly Outcome[] = [
  { loser: "retreat", winnerUnformed: null },
  { loser: "retreat", winnerUnformed: null },
  { loser: "rout", winnerUnformed: null },
  { loser: "disperse", winnerUnformed: null },
];

function columnOf(difference: number): Column {
  if (difference === 1) return 0;
  if (difference === 2) return 1;
  return difference <= 4 ? 2 : 3;
}

function tableFor(winner: Role, attacker: Unit, defender: Unit): readonly Outcome[] {
  if (garrisonOf(defender) !== null) return winner === "attacker" ? GARRISON_FALLS : ATTACKER_FAILS;
  if (foot(attacker) === foot(defender)) return foot(attacker) ? FOOT : CAVALRY;
  const winningUnit = winner === "attacker" ? attacker : defender;
  return foot(winningUnit) ? FOOT_BEATS_CAVALRY : CAVALRY_BEATS_FOOT;
}

export function resultOf(
  situation: MeleeSituation,
  byAttacker: number,
  byDefender: number,
): Results {
  const attacker = situation.attacker.unit;
  const defender = situation.defender.unit;
  const lost = {
    attacker: canLose(attacker, byDefender),
    defender: canLose(defender, byAttacker),
  };
  const attackerGone = gone(afterLosing(attacker, byDefender));
  const defenderGone = gone(afterLosing(defender, byAttacker));
  if (attackerGone && defenderGone) {
    return {
      winner: null,
      attacker: dispersed(lost.attacker),
      defender: dispersed(lost.defender),
      choices: [],
      generalTests: [],
    };
  }
  if (attackerGone || defenderGone) {
    return decided(situation, attackerGone ? "defender" : "attacker", 3, lost);
  }
  const difference = byAttacker - byDefender;
  if (difference === 0) return drawn(situation, lost);
  const winner = difference > 0 ? "attacker" : "defender";
  return decided(situation, winner, columnOf(Math.abs(difference)), lost, true);
}

type Lost = Readonly<Record<Role, number>>;

function dispersed(casualties: number): MeleeSideEssence {
  return { result: "disperse", unformed: false, casualties };
}

/** Unformed before the result is read: by itself, or because it is round 2. */
function unformedBefore(situation: MeleeSituation, role: Role): boolean {
  return disordered(situation[role].unit) || situation.round === 2;
}

/** @param byTable false: the loser has reached its limit, whatever the table says */
function decided(
  situation: MeleeSituation,
  winner: Role,
  column: Column,
  lost: Lost,
  byTable = false,
): Results {
  const loser = winner === "attacker" ? "defender" : "attacker";
  const { attacker, defender } = situation;
  const cell = tableFor(winner, attacker.unit, defender.unit)[column];
  if (cell === undefined) throw new Error("no such column");
  const loserResult = byTable ? cell.loser : "disperse";
  const winningUnit = situation[winner].unit;
  const stays = winner === "defender" || winningUnit.arm === "artillery";
  const takesPlace = winner === "attacker" && garrisonOf(defender.unit) !== null;
  const byCell = byTable ? cell.winnerUnformed : null;
  const results: Record<Role, MeleeSideEssence> = {
    attacker: dispersed(lost.attacker),
    defender: dispersed(lost.defender),
  };
  results[winner] = {
    result: stays ? "stands" : "occupies",
    unformed: takesPlace || (byCell ?? unformedBefore(situation, winner)),
    casualties: lost[winner],
  };
  if (loserResult !== "disperse") {
    const unformed = loserResult !== "rout";
    results[loser] = { result: loserResult, unformed, casualties: lost[loser] };
  }
  const risk =
    situation[loser].general === true && (loserResult === "retire" || loserResult === "retreat");
  return { winner, ...results, choices: [], generalTests: risk ? [loser] : [] };
}

function drawn(situation: MeleeSituation, lost: Lost): Results {
  const attacker = situation.attacker.unit;
  const defender = situation.defender.unit;
  const garrison = garrisonOf(defender) !== null;
  const retires = (role: Role): MeleeSideEssence => ({
    result: "retire",
    unformed: true,
    casualties: lost[role],
  });
  const asItIs = (role: Role): MeleeSideEssence => ({
    result: "stands",
    unformed: unformedBefore(situation, role),
    casualties: lost[role],
  });
  const holdsUnformed = (role: Role): MeleeSideEssence => ({
    result: role === "defender" || attacker.arm === "artillery" ? "stands" : "occupies",
    unformed: true,
    casualties: lost[role],
  });
  const draw = (
    one: MeleeSideEssence,
    other: MeleeSideEssence,
    choices: readonly Role[],
  ): Results => ({
    winner: null,
    attacker: one,
    defender: other,
    choices,
    generalTests: option(situation, "general.riskOnDraw")
      ? [
          ...(situation.attacker.general === true && one.result === "retire"
            ? ["attacker" as const]
            : []),
          ...(situation.defender.general === true && other.result === "retire"
            ? ["defender" as const]
            : []),
        ]
      : [],
  });

  if (!garrison && foot(attacker) !== foot(defender)) {
    return foot(attacker)
      ? draw(asItIs("attacker"), retires("defender"), [])
      : draw(retires("attacker"), asItIs("defender"), []);
  }
  if (situation.round === 2) return draw(retires("attacker"), asItIs("defender"), []);

  const cavalry = !foot(attacker);
  const choices: readonly Role[] = cavalry ? ["defender"] : ["defender", "attacker"];
  const defenderRetires = situation.onDraw?.defender === "retire";
  const attackerRetires = !cavalry && situation.onDraw?.attacker === "retire";
  if (defenderRetires && attackerRetires) {
    return draw(retires("attacker"), retires("defender"), choices);
  }
  if (defenderRetires) return draw(holdsUnformed("attacker"), retires("defender"), choices);
  if (attackerRetires) return draw(retires("attacker"), holdsUnformed("defender"), choices);
  const fightOn = (role: Role): MeleeSideEssence => ({
    result: "fightOn",
    unformed: true,
    casualties: lost[role],
  });
  return draw(fightOn("attacker"), fightOn("defender"), choices);
}
