/** The battle as the companion keeps it: rosters, the turn, what is due, and the log. */
import type {
  ArtilleryFormation,
  Brigade,
  CavalryFormation,
  Garrison,
  GeneralResult,
  InfantryFormation,
  Moved,
  Options,
  Place,
  Unit,
} from "@adjutant/rules";
import type { CommanderRating } from "../formats/order-of-battle.ts";
import type { Field } from "../formats/scenario-field.ts";
import type { Text } from "../formats/text.ts";
import type { BattleEvent } from "./events.ts";
import type { FollowUp } from "./follow-up.ts";
import type { Pending } from "./pending.ts";
import type { Over, ReserveKind, ScenarioStanding } from "./scenario-terms.ts";
import type { TaskingInForce } from "./tasking.ts";

/** The phases of a turn, in order (`turn.sequence`). */
export const phases = [
  "compulsory",
  "initiative",
  "command",
  "charges",
  "movement",
  "fire",
  "melee",
  "end",
] as const;
export type TurnPhase = (typeof phases)[number];

/** Before the first turn of a battle on the map both sides set out their troops. */
export type Phase = "deployment" | TurnPhase;

/** How far in its turn a phase is; the setting out comes before all. */
export function phaseOrder(phase: Phase): number {
  const names: readonly Phase[] = phases;
  return names.indexOf(phase);
}

/** The phase after this one, and its turn. */
export function nextPhase({ turn, phase }: Pick<Board, "turn" | "phase">): {
  readonly turn: number;
  readonly phase: Phase;
} {
  const next = phases[phaseOrder(phase) + 1];
  return next ? { turn, phase: next } : { turn: turn + 1, phase: phases[0] };
}

/**
 * Where a unit in formation stands on the map, in the unit of the scale: the middle of its front
 * edge, and degrees clockwise from "away from the near edge".
 */
export interface At {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** Where a general is who is with no unit, in the unit of the scale. */
export type Spot = Pick<At, "x" | "y">;

/** How a unit left the battle for good. */
export type Gone = "dispersed" | "destroyed" | "leftTable";

/** What the companion keeps of a unit beside its facts; most of it lapses with the turn. */
export interface Marks {
  readonly moved: Moved;
  readonly changedFormation: boolean;
  readonly reformed: boolean;
  /** Limbered or unlimbered this turn. */
  readonly unlimbered: boolean;
  readonly fired: boolean;
  readonly fellBack: boolean;
  /** The enemy unit that it is engaged with, until their melee ends. */
  readonly engaged: string | null;
  /** It came into its melee with elan. */
  readonly elan: boolean;
  /** A general is attached to it. */
  readonly general: boolean;
}

/** Marks that only the companion's own book-keeping asks for. */
export interface OwnMarks {
  /** It stood still for the Movement phase of this turn; that counts once. */
  readonly stood: boolean;
  /** It has led a charge this turn. */
  readonly charged: boolean;
  /**
   * It leads a charge that fire has met this turn and not ended: left Unformed by it, it goes on
   * (`charge.defensiveFire`).
   */
  readonly underFire: boolean;
  /** The enemy unit that has charged it this turn, the last if several have (`turn.sequence`). */
  readonly chargedBy: string | null;
  /**
   * The place that it holds, by an id: that of its first garrison, if the players name no other.
   */
  readonly place: string | null;
  /**
   * Where it stands on the map; null in a battle without one, while it is not set out or off the
   * table, when it is gone, and for a garrison, which is where its place is.
   */
  readonly at: At | null;
  /** On the map: it came into its melee on its enemy's flank or rear (`charge.flank`). */
  readonly flanking: boolean;
}

/** Where, in which turn and how formed an enemy last saw a unit; nowhere: he never has. */
export interface LastSeen {
  /** 0: never. */
  readonly turn: number;
  readonly at: At | null;
  /** The place that it held. */
  readonly place: string | null;
  readonly formation: InfantryFormation | CavalryFormation | ArtilleryFormation | null;
}

/** A unit on the roster. */
export interface RosterUnit extends Marks, OwnMarks {
  readonly id: string;
  readonly side: string;
  readonly brigade: string;
  readonly name: Text;
  /** Its facts as they stand now, in the form of the rules, with its id and without a name. */
  readonly unit: Unit;
  readonly gone: Gone | null;
  /** It is out of its enemy's sight, where troops out of sight are hidden; null: he sees it. */
  readonly unseen: LastSeen | null;
}

/** What has become of a general; null: he is at his post. */
export type GeneralFate = GeneralResult | null;

export interface RosterBrigade {
  readonly id: string;
  readonly side: string;
  readonly name: Text;
  readonly general: { readonly name: Text; readonly fate: GeneralFate };
  /** The turn in which his fate befell him; null while he is at his post. */
  readonly fateSince: number | null;
  /** The turn it comes on the table, at the start of Movement; null: it stands there, or waits. */
  readonly arrives: number | null;
  /** Held in reserve by choice and not committed yet (`tasking.reserve`). */
  readonly reserve: ReserveKind | null;
  /** Where its general is on the map while he is with no unit; null: with one, or not there. */
  readonly generalAt: Spot | null;
  /** Scouts have seen it while it was hidden (`tasking.scouts`). */
  readonly revealed: boolean;
  readonly units: readonly string[];
  /** Its last command roll, for the turn it was made in. */
  readonly order: Brigade;
  readonly rolledInTurn: number;
  /** On the map: the turn in whose Movement phase its general rode last. */
  readonly rodeInTurn: number;
  readonly demoralised: boolean;
  /** Units that first routed or dispersed since its last command roll (`brigade.faltering`). */
  readonly broken: readonly string[];
  /** Units that have been counted as broken; each counts once. */
  readonly counted: readonly string[];
}

export interface RosterSide {
  readonly id: string;
  readonly name: Text;
  readonly nation: string;
  readonly commander: {
    readonly name: Text;
    readonly rating: CommanderRating;
    readonly fate: GeneralFate;
  };
  /** The turn in which his fate befell him; null while he is at his post. */
  readonly fateSince: number | null;
  readonly brigades: readonly string[];
  /** Aides-de-camp still at hand this turn; null before their roll. */
  readonly adcs: number | null;
  /** Where the commander-in-chief is on the map; null: not there. */
  readonly commanderAt: Spot | null;
  /** On the map: the turn in whose Movement phase he rode last. */
  readonly rodeInTurn: number;
  /** What its aides-de-camp were sent out for, as long as it is in force. */
  readonly taskings: readonly TaskingInForce[];
}

/** One entry of the log; what was undone stays in it. */
export interface LogEntry {
  readonly event: BattleEvent;
  readonly undone: boolean;
}

/** All that folding the events makes, the log left aside. */
export interface Board {
  readonly id: string;
  readonly name: Text;
  readonly options: Options;
  readonly turn: number;
  readonly phase: Phase;
  /** The side with the initiative this turn; null before the roll. */
  readonly phasing: string | null;
  /**
   * The side whose part of the phase it is (`turn.sequence`); null in phases of both, and in battles of
   * before sides had parts.
   */
  readonly acting: string | null;
  /** Both sides have declared in this phase, and what they declared is resolved (`turn.sequence`). */
  readonly resolving: boolean;
  readonly sides: readonly [RosterSide, RosterSide];
  readonly brigades: { readonly [id: string]: RosterBrigade };
  readonly units: { readonly [id: string]: RosterUnit };
  /** What follows from earlier events and is not settled yet. */
  readonly open: readonly FollowUp[];
  /** What is to be chosen, and rolls that stand unless they are repeated. */
  readonly pending: readonly Pending[];
  /** Places that burn, by their ids; they burn to the end (`ignition.lasting`). */
  readonly burning: { readonly [place: string]: Place };
  /** The scenario's turns, objectives and points; null: fought without. */
  readonly scenario: ScenarioStanding | null;
  /** How the battle ended; null while it goes on. */
  readonly over: Over | null;
  /** What it is fought on, if positions are kept; null: the players' own table. */
  readonly map: MapStanding | null;
}

/** The map of a battle. */
export interface MapStanding {
  /** The field as the scenario draws it. */
  readonly field: Field;
  /** Troops out of the enemy's sight are hidden from him. */
  readonly hidden?: true;
}

export interface Companion extends Board {
  readonly log: readonly LogEntry[];
}

/**
 * Changes of a unit: only the keys that change. A formation of null goes with a garrison, a
 * garrison of null with a formation.
 */
export interface UnitPatch extends Partial<Marks>, Partial<OwnMarks> {
  readonly casualties?: number;
  readonly unformed?: boolean;
  readonly faltering?: boolean;
  readonly retreating?: boolean;
  readonly routing?: boolean;
  readonly fireDisciplineLost?: boolean;
  readonly lowAmmunition?: boolean;
  readonly formation?: InfantryFormation | CavalryFormation | ArtilleryFormation | null;
  readonly garrison?: Garrison | null;
  readonly gone?: Gone | null;
  readonly unseen?: LastSeen | null;
}

/** Changes of a brigade: only the keys that change. */
export interface BrigadePatch {
  readonly order?: Brigade;
  readonly rolledInTurn?: number;
  readonly rodeInTurn?: number;
  readonly demoralised?: boolean;
  readonly broken?: readonly string[];
  readonly counted?: readonly string[];
  readonly generalFate?: GeneralFate;
  readonly fateSince?: number | null;
  readonly arrives?: number | null;
  readonly reserve?: ReserveKind | null;
  readonly revealed?: boolean;
  readonly generalAt?: Spot | null;
}

/** Changes of a side: only the keys that change. */
export interface SidePatch {
  readonly adcs?: number | null;
  readonly commanderFate?: GeneralFate;
  readonly fateSince?: number | null;
  readonly taskings?: readonly TaskingInForce[];
  readonly commanderAt?: Spot | null;
  readonly rodeInTurn?: number;
}

/** What an event changes, with what stood there before. */
export type Change =
  | { readonly unit: string; readonly from: UnitPatch; readonly to: UnitPatch }
  | { readonly brigade: string; readonly from: BrigadePatch; readonly to: BrigadePatch }
  | { readonly side: string; readonly from: SidePatch; readonly to: SidePatch }
  | { readonly phasing: string | null };
