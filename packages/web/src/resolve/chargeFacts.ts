import type { ReactionKind, SituationKnown } from "@adjutant/battle";
import { type Cover, chargeReach, coverOf } from "@adjutant/rules";
import { type Known, onTheTable, type Table, testFacts } from "./known.ts";

/** What the players are asked when a unit charges. */
export interface ChargeFacts {
  readonly distance: number;
  readonly flank: boolean;
  /** Formed units that support the charger, and the defender. */
  readonly supports: number;
  readonly defenderSupports: number;
  readonly infantryAssault: boolean;
  /** Casualties the charger took from this charge's defensive fire. */
  readonly lostToFire: number;
  readonly uphill: boolean;
  readonly cover: Cover;
  /** How the target answers; what it does instead of standing is settled before the roll. */
  readonly answer: ReactionKind;
  readonly ownGeneralNear: boolean;
  readonly enemyGeneralNear: boolean;
}

export function likelyCharge(
  charger: Known,
  defender: Known,
  lostToFire: number,
  table: Table,
): ChargeFacts {
  return {
    distance: chargeReach(onTheTable(charger.unit), table.scale, table.book) ?? 0,
    flank: false,
    supports: 0,
    defenderSupports: 0,
    infantryAssault: false,
    lostToFire,
    uphill: false,
    cover: coverOf(onTheTable(defender.unit), undefined),
    answer: "stand",
    ownGeneralNear: charger.general,
    enemyGeneralNear: defender.general,
  };
}

export function chargeSituation(
  charger: Known,
  defender: Known,
  facts: ChargeFacts,
  table: Table,
): SituationKnown<"charge"> {
  return {
    scale: table.scale,
    options: table.options,
    generals: { own: facts.ownGeneralNear, enemy: facts.enemyGeneralNear },
    distance: facts.distance,
    charger: {
      unit: charger.unit,
      supports: facts.supports,
      general: charger.general,
      infantryAssault: facts.infantryAssault,
      flank: facts.flank,
      lostToFire: facts.lostToFire,
      test: testFacts(charger, facts.supports > 0),
    },
    defender: {
      unit: defender.unit,
      supports: facts.defenderSupports,
      general: defender.general,
      uphill: facts.uphill,
      cover: coverOf(onTheTable(defender.unit), facts.cover),
      reaction: facts.answer === "counterCharge" ? "counterCharge" : "stand",
      test: testFacts(defender, facts.defenderSupports > 0),
    },
  };
}
