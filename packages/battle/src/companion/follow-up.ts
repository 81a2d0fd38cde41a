/** What follows from an event, at once or later, each under the clause that says so. */
import type { ClauseId } from "@adjutant/rules";
import type { Phase } from "./state.ts";

/**
 * The kinds of what follows:
 * - `remove` the unit is gone, take it off the table;
 * - `retire`, `retreat`, `rout` it falls back now; `compulsoryMove` again in that phase;
 * - `takesGround`, `halts`, `occupies` where the winner or the charger ends;
 * - `charge` a unit has declared a charge on an enemy, and it is rolled for when both sides have
 *   declared all of theirs;
 * - `chargeEnds` the charger halts behind an evader that got away; `caught` it has caught it, and
 *   the charge is rolled for; `mustStand` horse artillery did not get away;
 * - `fightMelee`, `secondRound` a melee to be fought;
 * - `generalTest` 2D6 whether a general is at risk, `generalAtRisk` D6 what befalls him;
 * - `replaceGeneral` in the next Command phase;
 * - `supports` what the supports of a charge do; `supportTest` one of them tests its discipline;
 * - `friendLoses` rockets: the nearest friend, to be named;
 * - `reform`, `steady`, `standFast` what ends Unformed, lost fire discipline, faltering;
 * - `ammunition` what ends low ammunition; `burns` a place is alight;
 * - `falteringRoll` a brigade rolls so instead of its command roll;
 * - `demoralised`, `armyBroken` morale at the end of the turn;
 * - `arrives` a brigade comes on the table, before anything else moves;
 * - `redeploys` a brigade may pull back and shift along its edge (`tasking.redeploy`).
 */
export type FollowKind =
  | "remove"
  | "retire"
  | "retreat"
  | "rout"
  | "compulsoryMove"
  | "takesGround"
  | "halts"
  | "occupies"
  | "charge"
  | "chargeEnds"
  | "caught"
  | "mustStand"
  | "fightMelee"
  | "secondRound"
  | "generalTest"
  | "generalAtRisk"
  | "replaceGeneral"
  | "supports"
  | "supportTest"
  | "friendLoses"
  | "reform"
  | "steady"
  | "standFast"
  | "ammunition"
  | "burns"
  | "falteringRoll"
  | "demoralised"
  | "armyBroken"
  | "arrives"
  | "redeploys";

/**
 * What is read off the board as it stands and needs no event to note it:
 * - `deploy` a side has still to set out troops on the map;
 * - `initiative`, `adcRoll`, `commandRoll` the rolls of the turn's own order;
 * - `generalBack` a general who was out of the turn is at his post again;
 * - `lastTurn` the turn limit.
 */
export type RoutineKind =
  | "deploy"
  | "initiative"
  | "adcRoll"
  | "commandRoll"
  | "generalBack"
  | "lastTurn";

/**
 * What people must do: `roll` dice, `choose`, `move` figures and tick it off; or only `know` it.
 * What is to be rolled or chosen holds the phase.
 */
export type Need = "roll" | "choose" | "move" | "know";

/** When: at once, or in a phase of this turn or the next. */
export type When = "now" | { readonly phase: Phase; readonly turn: number };

export interface FollowUp {
  /** The event's id and a number: `e7.2`. */
  readonly id: string;
  readonly kind: FollowKind;
  readonly clause: ClauseId;
  readonly need: Need;
  readonly when: When;
  /** Whom it concerns: a unit, a brigade, a side. */
  readonly unit?: string;
  readonly enemy?: string;
  readonly brigade?: string;
  readonly side?: string;
  /** How many: casualties, supports. */
  readonly count?: number;
  /** Of a declared charge: where it starts, in the unit of the scale. */
  readonly distance?: number;
  /** Of a declared charge on the map: degrees of its wheel, where one was chosen. */
  readonly turn?: number;
  /** Of a declared charge: how its target has answered it. */
  readonly answer?: ChargeAnswer;
}

/**
 * How a charge has been answered that is rolled for all the same (`charge.reaction`): infantry that
 * tried to form square has answered by it, whether it was in time or not.
 */
export type ChargeAnswer = "stand" | "square" | "counterCharge";

/** Rolls that the order of the turn asks for. */
export const turnRolls = [
  "initiative",
  "adcRoll",
  "commandRoll",
  "falteringRoll",
] as const satisfies readonly (FollowKind | RoutineKind)[];

/** What is due or is coming: what follows from events, and what the order of the turn brings. */
export interface DueEntry extends Omit<FollowUp, "kind"> {
  readonly kind: FollowKind | RoutineKind;
}
