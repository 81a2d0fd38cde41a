import type { SituationKnown } from "@adjutant/battle";
import type { MeleeSituation } from "@adjutant/rules";
import { type Known, type Table, testFacts } from "./known.ts";

export type MeleeGround = NonNullable<MeleeSituation["ground"]>;

/** What the players are asked when two units fight. */
export interface MeleeFacts {
  readonly round: 1 | 2;
  readonly elan: boolean;
  readonly defenderElan: boolean;
  readonly glory: boolean;
  readonly flank: boolean;
  readonly defenderFlank: boolean;
  readonly supports: number;
  readonly defenderSupports: number;
  readonly ground: MeleeGround;
}

/** What the charge that led here has settled already. */
export interface FromCharge {
  readonly elan: boolean;
  readonly defenderElan: boolean;
  readonly flank: boolean;
  readonly round: 1 | 2;
}

export function likelyMelee(from: FromCharge): MeleeFacts {
  return {
    ...from,
    glory: false,
    defenderFlank: false,
    supports: 0,
    defenderSupports: 0,
    ground: "open",
  };
}

export function meleeSituation(
  attacker: Known,
  defender: Known,
  facts: MeleeFacts,
  table: Table,
): SituationKnown<"melee"> {
  return {
    scale: table.scale,
    options: table.options,
    attacker: {
      unit: attacker.unit,
      elan: facts.elan,
      glory: facts.glory,
      flank: facts.flank,
      supports: facts.supports,
      general: attacker.general,
    },
    defender: {
      unit: defender.unit,
      elan: facts.defenderElan,
      flank: facts.defenderFlank,
      supports: facts.defenderSupports,
      general: defender.general,
    },
    round: facts.round,
    ground: facts.ground,
  };
}

/** What the players are asked when a unit tests its discipline. */
export interface DisciplineFacts {
  readonly general: boolean;
  readonly supported: boolean;
  readonly cover: boolean;
}

export function disciplineSituation(
  unit: Known,
  facts: DisciplineFacts,
  table: Table,
): SituationKnown<"discipline"> {
  return {
    ...testFacts(unit, facts.supported),
    scale: table.scale,
    options: table.options,
    unit: unit.unit,
    general: facts.general,
    cover: facts.cover,
  };
}
