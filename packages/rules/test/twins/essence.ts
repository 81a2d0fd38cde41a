/**
 * What two equal results share: the outcome of each procedure without dice, totals, rows, cells and
 * working. The keys of the twins' distributions are the canonical JSON of these.
 */

export type DisciplineResult = "holds" | "unformed" | "retire" | "retreat" | "rout";

export interface DisciplineEssence {
  readonly result: DisciplineResult;
  /** `discipline.doubleSix`: 1, or 0 if there is nothing to restore. */
  readonly recovered: number;
}

export interface FateEssence {
  /** As the table gives them, before any cap; 0 if the target had dispersed before. */
  readonly targetCasualties: number;
  /** True only if it became Unformed by this roll. */
  readonly targetUnformed: boolean;
  /** By the unit that rolled the double six. */
  readonly recovered: number;
  /** Null in fire: there the one test is the fire's own (`volley.procedure`). */
  readonly discipline: DisciplineEssence | null;
  /** Null too where no general is near enough. */
  readonly atRisk: "own" | "enemy" | null;
}

/** Volley and artillery. */
export interface FireEssence {
  /** The firing roll after rounding, screen included, before any cap and before Fate. */
  readonly casualties: number;
  /** Each target's part of the casualties, before any cap. */
  readonly allotted: readonly number[];
  readonly screenCasualties: number;
  /** What each unit behind takes, before any cap; 0 where the shot does not reach it. */
  readonly bounced: readonly number[];
  readonly fireDisciplineLost: boolean;
  /** Is the battery low on ammunition after this fire. */
  readonly lowAmmunition: boolean;
  /** Null: nothing was rolled. */
  readonly ignited: boolean | null;
  readonly discipline: (DisciplineEssence & { readonly target: number | "screen" }) | null;
  readonly fate: FateEssence | null;
  /** Fate from a natural double six on the ignition roll (`ignition.table`). */
  readonly ignitionFate: FateEssence | null;
  /** Really lost by each target when all is done (`casualty.limit`), what tests restore taken off. */
  readonly losses: readonly number[];
}

export interface SkirmishEssence {
  readonly hits: number;
  /** Equal to `hits`; before any cap. */
  readonly casualties: number;
  readonly allotted: readonly number[];
  readonly discipline: (DisciplineEssence & { readonly target: number }) | null;
  readonly losses: readonly number[];
}

export interface RocketEssence {
  /** As the table says, before any cap. */
  readonly casualties: number;
  readonly targetFalters: boolean;
  readonly friendCasualties: number;
  readonly batteryDestroyed: boolean;
  /** True only if a place was set alight by this shot. */
  readonly ignited: boolean;
  readonly fate: FateEssence | null;
  readonly losses: readonly number[];
}

export type ChargeResult =
  | "takesGround"
  | "stands"
  | "melee"
  | "halts"
  | "retire"
  | "retreat"
  | "rout"
  | "disperse";

export interface ChargeSideEssence {
  readonly result: ChargeResult;
  readonly elan: boolean;
  /** Its state after the charge; false where it has none: routing or dispersed. */
  readonly unformed: boolean;
  /** Really lost in the charge, by the cell of its table and by Fate. */
  readonly casualties: number;
}

export interface ChargeEssence {
  /** Null: a retreating or routing unit disperses without a roll. */
  readonly table: string | null;
  readonly charger: ChargeSideEssence;
  readonly defender: ChargeSideEssence;
  /** By whose double six. */
  readonly fate: { readonly charger: FateEssence | null; readonly defender: FateEssence | null };
  readonly generalTests: readonly Side[];
}

export type Side = "charger" | "attacker" | "defender";

export type MeleeResult =
  | "occupies"
  | "stands"
  | "retire"
  | "retreat"
  | "rout"
  | "disperse"
  | "fightOn";

export interface MeleeSideEssence {
  readonly result: MeleeResult;
  /** Its state afterwards; false where it has none: routing or dispersed. */
  readonly unformed: boolean;
  /** Really lost; in `meleeToEnd` over all rounds. */
  readonly casualties: number;
}

export interface MeleeEssence {
  readonly pools: { readonly attacker: number; readonly defender: number };
  readonly difference: number;
  readonly winner: "attacker" | "defender" | null;
  readonly attacker: MeleeSideEssence;
  readonly defender: MeleeSideEssence;
  readonly choices: readonly ("attacker" | "defender")[];
  readonly generalTests: readonly Side[];
}

export interface MeleeToEndEssence {
  readonly rounds: number;
  readonly winner: "attacker" | "defender" | null;
  readonly attacker: MeleeSideEssence;
  readonly defender: MeleeSideEssence;
  readonly generalTests: readonly Side[];
}

export type GeneralResult =
  | "killed"
  | "mortallyWounded"
  | "captured"
  | "horseBolts"
  | "stunned"
  | "hatShot"
  | "lightlyWounded";

export interface GeneralEssence {
  readonly result: GeneralResult;
}
export interface IgnitionEssence {
  readonly ignited: boolean;
}
export interface BounceEssence {
  /** One entry for each unit behind; 0 where the shot does not reach it. */
  readonly bounced: readonly number[];
}
export interface FractionEssence {
  readonly casualties: number;
}
export interface InitiativeEssence {
  readonly winner: "a" | "b";
}
export interface AdcEssence {
  readonly available: number;
}
export interface CommandEssence {
  readonly result: "obeys" | "hesitant";
}
export interface FalteringEssence {
  /** The rows of `brigade.faltering` from the worst (1: up to 2) to the best (4: 6 or more). */
  readonly row: 1 | 2 | 3 | 4;
}
