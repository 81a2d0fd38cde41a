/**
 * The working of a resolution as data: one line per step, each under the clause that rules it.
 * Sentences are made from it elsewhere, in either language.
 */

import type { ClauseId } from "./rulebook/rulebook.ts";
import type { GunClass } from "./units.ts";

/** Sides as a request for dice or a working line names them. */
export type RollSide =
  | "firer"
  | "target"
  | "charger"
  | "defender"
  | "attacker"
  | "first"
  | "second";

export type FireBand = "canister" | "effective" | "long";
export type VolleyRow = "superior" | "standard" | "inferior";
/** Result of a discipline test, mildest first (`discipline.table`). */
export type TestResult = "holds" | "unformed" | "retire" | "retreat" | "rout";
export type AtRisk = "own" | "enemy";
export type FateRow =
  | "ownGeneral"
  | "targetUnformed"
  | "one"
  | "recover"
  | "twoAndTest"
  | "enemyGeneral";
export type GeneralResult =
  | "killed"
  | "mortallyWounded"
  | "captured"
  | "horseBolts"
  | "stunned"
  | "hatShot"
  | "lightlyWounded";
export type ChargeTable =
  | "cavalryVsCavalry"
  | "infantryVsFoot"
  | "cavalryVsFoot"
  | "vsSquare"
  | "vsGuns"
  | "vsGarrison";
/** Row of a charge table by difference, charger − defender. */
export type ChargeRow = "≥+6" | "+3..+5" | "0..+2" | "-1,-2" | "-3..-5" | "≤-6";
export type MeleeTable = "foot" | "cavalry" | "cavalryFoot" | "footCavalry" | "garrison";
/** What becomes of a side of a charge or a melee. */
export type SideResult =
  | "occupies"
  | "takesGround"
  | "stands"
  | "halts"
  | "melee"
  | "fightOn"
  | "retire"
  | "retreat"
  | "rout"
  | "disperse";

/** A modifier of a roll, a pool or an effect, under its clause. Zero means "does not touch it". */
export interface Modifier {
  readonly clause: ClauseId;
  /** Added to the 2D6 (negative: taken off). */
  readonly roll: number;
  /** Casualty dice added to (or taken off) the pool. */
  readonly dice: number;
  /** Halves the effect. */
  readonly halves: boolean;
  /** How often it counts, where that is not once (supports, grades, losses to fire). */
  readonly times?: number;
}

/** Why a unit behind the target is not hit by bounce-through. */
export type NoBounce =
  | "bounce.reach"
  | "bounce.depth"
  | "bounce.behind"
  | "bounce.exempt"
  | "bounce.kind"
  | "bounce.exemptBehind";

/** The steps of a working. `faces` are the dice as rolled; they are absent while the dice are open. */
export type WorkingStep =
  | { readonly kind: "row"; readonly row: VolleyRow; readonly reason: InferiorReason | null }
  | {
      readonly kind: "band";
      readonly band: FireBand;
      readonly gun: GunClass;
      readonly distance: number;
      readonly limit: number;
    }
  | {
      readonly kind: "modifier";
      readonly side: RollSide | null;
      readonly roll: number;
      readonly dice: number;
      readonly halves: boolean;
      readonly times: number;
    }
  | {
      readonly kind: "roll";
      readonly side: RollSide | null;
      readonly natural: number;
      readonly total: number;
    }
  | {
      readonly kind: "cell";
      readonly casualties: number;
      readonly discipline: boolean;
      readonly fireDisciplineLost: boolean;
    }
  | { readonly kind: "casualtyDice"; readonly rolled: number; readonly hits: number }
  | { readonly kind: "halve"; readonly quarters: number }
  | { readonly kind: "rounding"; readonly quarters: number; readonly casualties: number }
  | { readonly kind: "skirmishDice"; readonly dice: number; readonly hitOn: number }
  | { readonly kind: "hits"; readonly dice: number; readonly hits: number }
  | { readonly kind: "screen"; readonly casualties: number }
  | {
      readonly kind: "allot";
      readonly target: number;
      readonly name: string | null;
      readonly casualties: number;
    }
  | {
      readonly kind: "bounce";
      readonly behind: number;
      readonly name: string | null;
      readonly casualties: number;
    }
  | {
      readonly kind: "noBounce";
      readonly behind: number;
      readonly name: string | null;
      readonly measured: number;
      readonly limit: number;
    }
  | { readonly kind: "noTest"; readonly reason: "garrison" | "noCasualties" | "dispersed" }
  | {
      readonly kind: "discipline";
      readonly target: number | "screen" | null;
      readonly natural: number;
      readonly total: number;
      readonly result: TestResult;
      readonly recovered: number;
    }
  | {
      readonly kind: "fate";
      readonly side: RollSide | null;
      readonly natural: number | null;
      readonly row: FateRow;
      readonly targetCasualties: number;
      readonly targetUnformed: boolean;
      readonly recovered: number;
    }
  | { readonly kind: "atRisk"; readonly side: AtRisk }
  | {
      readonly kind: "ignition";
      readonly natural: number;
      readonly needed: number;
      readonly ignited: boolean;
    }
  | {
      readonly kind: "disperses";
      readonly side: RollSide | null;
      readonly name: string | null;
      readonly limit: number;
    }
  | { readonly kind: "lowAmmunition" }
  | { readonly kind: "falters" }
  | { readonly kind: "alight" }
  | { readonly kind: "fireDisciplineLost" }
  | { readonly kind: "rocket"; readonly natural: number; readonly row: RocketRow }
  | { readonly kind: "meleeBase"; readonly side: "attacker" | "defender"; readonly dice: number }
  | { readonly kind: "meleePool"; readonly side: "attacker" | "defender"; readonly dice: number }
  | {
      readonly kind: "meleeHits";
      readonly side: "attacker" | "defender";
      readonly dice: number;
      readonly hits: number;
    }
  | { readonly kind: "difference"; readonly value: number }
  | { readonly kind: "meleeTable"; readonly table: MeleeTable; readonly value: number }
  | { readonly kind: "round"; readonly round: 1 | 2 }
  | {
      readonly kind: "choice";
      readonly side: "attacker" | "defender";
      readonly chooses: "fightOn" | "retire";
    }
  | { readonly kind: "chargeTable"; readonly table: ChargeTable }
  | {
      readonly kind: "chargeRow";
      readonly table: ChargeTable;
      readonly row: ChargeRow;
      readonly difference: number;
    }
  | { readonly kind: "outOfReach"; readonly measured: number; readonly limit: number }
  | { readonly kind: "losses"; readonly side: RollSide; readonly casualties: number }
  | {
      readonly kind: "result";
      readonly side: RollSide;
      readonly result: SideResult;
      readonly unformed: boolean;
    }
  | { readonly kind: "generalTest"; readonly side: RollSide }
  | { readonly kind: "generalRisk"; readonly natural: number; readonly atRisk: boolean }
  | { readonly kind: "generalResult"; readonly natural: number; readonly result: GeneralResult }
  | { readonly kind: "available"; readonly adcs: number; readonly available: number }
  | { readonly kind: "command"; readonly natural: number; readonly result: "obeys" | "hesitant" }
  | {
      readonly kind: "faltering";
      readonly natural: number;
      readonly total: number;
      readonly result: FalteringResult;
    }
  | { readonly kind: "initiative"; readonly winner: "first" | "second" };

/** Why a battalion volleys on the Inferior row (`volley.row.inferior`); the first that holds. */
export type InferiorReason =
  | "recruit"
  | "small"
  | "moved"
  | "changedFormation"
  | "reformed"
  | "unformed"
  | "fireDisciplineLost"
  | "ground"
  | "companyColumn";
export type RocketRow = "directHit" | "hit" | "miss" | "friend" | "destroyed";
/** Rows of `brigade.faltering`, worst first. */
export type FalteringResult = "allRetire" | "routersDisperse" | "hesitant" | "obeys";

export type WorkingLine = { readonly clause: ClauseId } & WorkingStep;
export type WorkingKind = WorkingStep["kind"];

/** The rules forbid it: the clause, and where something was measured the fact and the limit. */
export interface Refusal {
  readonly clause: ClauseId;
  readonly measured: number | string | null;
  readonly limit: number | string | null;
  /** Which case of the clause, where it has several. */
  readonly reason: RefusalReason | null;
}

export interface Refused {
  readonly refused: Refusal;
}

export type RefusalReason =
  | "limbered"
  | "retreating"
  | "routing"
  | "unformed"
  | "faltering"
  | "square"
  | "garrison"
  | "guns"
  | "openOrder"
  | "closeOrder"
  | "screen"
  | "canister"
  | "targets"
  | "rocket"
  | "notSkirmishers"
  | "longRange"
  | "assaultFire"
  | "supports"
  | "cavalry"
  | "counterCharge"
  | "evade"
  | "nearer"
  | "formation"
  | "fireDisciplineLost"
  // What stands in the way of a move on the table.
  | "edge"
  | "impassable"
  | "place"
  | "friend"
  | "enemy"
  // The phase that an order belongs to, or why it has none now (`turn.sequence`).
  | "deployment"
  | "arrivals"
  | "initiative"
  | "command"
  | "charges"
  | "movement"
  | "fire"
  | "melee"
  | "notDue"
  | "over"
  // Of whom another charge this turn is the concern (`turn.sequence`).
  | "charged"
  | "inCharge"
  // Charges are declared by both sides before any is resolved (`turn.sequence`, `charge.declare`).
  | "declaring"
  | "resolving"
  | "declared"
  | "undeclared"
  // A charge is answered once, and fired at by those whom it concerns (`charge.reaction`).
  | "answered"
  | "bystander"
  // Of generals: how far one rides, and that he has (`move.rate`, `general.attach`).
  | "general"
  | "rode"
  // The other side has its part of the phase: this one's is to come, or over (`turn.sequence`).
  | "waits"
  | "hasActed";
