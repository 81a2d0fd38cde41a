/** Commands that people give the companion, and the events that they become. */
import type {
  ClauseId,
  generalRisk,
  Options,
  OutcomeOf,
  Procedure,
  ProcedureName,
  Purpose,
  Refused,
  RollSide,
  Situations,
  WorkingLine,
} from "@adjutant/rules";
import type { OrderOfBattle } from "../formats/order-of-battle.ts";
import type { ScenarioTerms } from "../formats/scenario.ts";
import type { Text } from "../formats/text.ts";
import type { Declare, Declared } from "./declaring.ts";
import type { DiceBySide } from "./dice-of.ts";
import type { FollowUp } from "./follow-up.ts";
import type { Deploy, Deployed, March, Marched } from "./marching.ts";
import type { Move, UnitsMoved } from "./moving.ts";
import type { Pending } from "./pending.ts";
import type { React, Reacted } from "./reacting.ts";
import type { Attach, Attached, Ride, Rode } from "./riding.ts";
import type { Over } from "./scenario-terms.ts";
import type { Change, Phase, UnitPatch } from "./state.ts";
import type { TaskingInForce, TaskingKind } from "./tasking.ts";

/** What the companion resolves: every procedure, and the test of a general whose unit lost. */
export type Resolvable = ProcedureName | "generalRisk";

export type SituationOf<Name extends Resolvable> = Name extends ProcedureName
  ? Situations[Name]
  : Situations["general"];

type OutcomeOfAny<Name extends Resolvable> = Name extends ProcedureName
  ? OutcomeOf<Name>
  : ReturnType<typeof generalRisk> extends Procedure<infer Outcome>
    ? Outcome
    : never;

/** An outcome as plain JSON: its facts, without functions, and without the working of its parts. */
export type Facts<T> = T extends readonly (infer Item)[]
  ? readonly Facts<Item>[]
  : T extends object
    ? {
        readonly [Key in keyof T as T[Key] extends (...given: never[]) => unknown
          ? never
          : Key extends "working"
            ? never
            : Key]: Facts<T[Key]>;
      }
    : T;

/** The outcome of a resolution as the log keeps it, with its working. */
export type Recorded<Name extends Resolvable> = Facts<Exclude<OutcomeOfAny<Name>, Refused>> & {
  readonly working: readonly WorkingLine[];
};

/** One roll of a resolution. */
export interface RecordedRoll {
  readonly purpose: Purpose;
  readonly side: RollSide | null;
  readonly faces: readonly number[];
}

/** The dice of a resolution in the order rolled; the first `typed` of them are people's. */
export interface RecordedDice {
  readonly faces: readonly number[];
  readonly typed: number;
  readonly rolls: readonly RecordedRoll[];
}

/** Who gave a command: a side from its seat, or the umpire. */
export type By = { readonly kind: "side"; readonly side: string } | { readonly kind: "umpire" };

export interface AnyEvent {
  /** The client's id of the command. */
  readonly id: string;
  /** Who gave it; absent where both players sit together at one device. */
  readonly by?: By;
  /** When, in milliseconds since 1970, if the client says so. */
  readonly at?: number;
}

export interface Started extends AnyEvent {
  readonly type: "started";
  readonly name: Text;
  readonly rulebook: { readonly name: string; readonly edition: number };
  readonly options: Options;
  /** How each side rolls, where it does otherwise than the options say. */
  readonly dice?: DiceBySide;
  readonly orders: readonly OrderOfBattle[];
  /** What the battle is fought for, how long and where; absent: till one side breaks. */
  readonly scenario?: ScenarioTerms;
  /** It is fought on the map of the scenario's field, with positions. */
  readonly map?: true;
  /** On the map: troops out of the enemy's sight are hidden from him. */
  readonly hidden?: true;
}

/** Which charge over the map is meant, and how it wheels. */
export interface ChargeWay {
  readonly charger: string;
  readonly target: string;
  /** Degrees of its one wheel, clockwise positive; left out, what leads into contact soonest. */
  readonly turn?: number;
}

interface ResolvedAs<Name extends Resolvable> extends AnyEvent {
  readonly type: "resolved";
  readonly procedure: Name;
  /** The unit that acted: fires, charges, attacks, tests; null where none does. */
  readonly acting: string | null;
  readonly targets: readonly string[];
  /** The brigade, side or unit that the roll is for, where the situation cannot say it. */
  readonly of: string | null;
  /** As resolved: the units as they stood. */
  readonly situation: SituationOf<Name>;
  readonly dice: RecordedDice;
  readonly outcome: Recorded<Name>;
  readonly changes: readonly Change[];
  readonly follows: readonly FollowUp[];
  /** What it asks to be chosen; absent where nothing. */
  readonly asks?: readonly Pending[];
  /** The follow-up that this settles. */
  readonly answers: string | null;
  /** A rule that the companion would have held to, and that the players set aside. */
  readonly overruled: ClauseId | null;
  /** Units that joined the melee in its second round; absent where none was named. */
  readonly joined?: Joined;
  /** A discipline test whether infantry forms square in time. */
  readonly square?: true;
  /** On the map: the charge that is ridden, fired at or answered, where the command says so. */
  readonly way?: ChargeWay;
}

/** The units that join a melee in round 2, by their ids (`melee.support`). */
export interface Joined {
  readonly attacker?: readonly string[];
  readonly defender?: readonly string[];
}

/** Something was resolved; told apart by its procedure. */
export type ResolvedEvent = { [Name in Resolvable]: ResolvedAs<Name> }[Resolvable];

/** Why people change a roster by hand. */
export type CorrectionReason = "forgot" | "mistake" | "moved" | "formation" | "rallied" | "other";

export interface Corrected extends AnyEvent {
  readonly type: "corrected";
  readonly unit: string;
  readonly reason: CorrectionReason;
  readonly text: string | null;
  readonly changes: readonly Change[];
  readonly follows: readonly FollowUp[];
  /** What it asks to be chosen; absent where nothing. */
  readonly asks?: readonly Pending[];
}

/** A side would have its roster changed by hand: it happens if the other side agrees. */
export interface Proposed extends AnyEvent {
  readonly type: "proposed";
  readonly unit: string;
  readonly reason: CorrectionReason;
  readonly text: string | null;
  /** The other side's consent, with what is proposed. */
  readonly asks: readonly Pending[];
}

/** Units stood still for the whole Movement phase: they re-form, steady themselves, stand fast. */
export interface StoodStill extends AnyEvent {
  readonly type: "stoodStill";
  readonly units: readonly string[];
  readonly changes: readonly Change[];
  /** A rule that the players set aside. */
  readonly overruled?: ClauseId;
}

export interface Noted extends AnyEvent {
  readonly type: "noted";
  readonly text: string;
}

/**
 * A follow-up was done on the table, or chosen; or aides-de-camp were sent out, which settles what
 * their side may still send them for.
 */
export interface Settled extends AnyEvent {
  readonly type: "settled";
  /** The follow-up or the choice; of a tasking its own id, or the roll that it repeats. */
  readonly follow: string;
  /** What was chosen, where something was. */
  readonly chosen?: string;
  readonly task?: Tasked;
  readonly changes: readonly Change[];
  readonly follows: readonly FollowUp[];
  /** What it asks to be chosen; absent where nothing. */
  readonly asks?: readonly Pending[];
}

/** Aides-de-camp sent out (§3). */
export interface Tasked extends TaskingInForce {
  readonly side: string;
  readonly cost: number;
  readonly faces: readonly number[];
  readonly typed: number;
  readonly overruled: ClauseId | null;
}

/** The next phase, or the next turn, began, or the other side's part of the same phase. */
export interface Advanced extends AnyEvent {
  readonly type: "advanced";
  readonly turn: number;
  readonly phase: Phase;
  /** The side whose part of the phase began; absent in a phase of both. */
  readonly acting?: string;
  /** Both sides have declared, and what they declared is resolved. */
  readonly resolving?: true;
  readonly changes: readonly Change[];
  readonly follows: readonly FollowUp[];
  /** What it asks to be chosen; absent where nothing. */
  readonly asks?: readonly Pending[];
  /** The points of the sides after the turn that ended; absent where none are counted. */
  readonly points?: { readonly [side: string]: number };
  /** On the map: objectives that changed hands, and to whom; null: to nobody. */
  readonly held?: { readonly [objective: string]: string | null };
  /** The battle ended; turn and phase are then those that it ended in. */
  readonly over?: Over;
  /** The players went on although something was due: the clause of the first of it. */
  readonly overruled?: ClauseId;
}

/** People say who holds an objective (`victory`). */
export interface Held extends AnyEvent {
  readonly type: "held";
  readonly objective: string;
  /** Null: nobody. */
  readonly side: string | null;
}

export interface Undone extends AnyEvent {
  readonly type: "undone";
  /** The earliest event undone. */
  readonly of: string;
  /** All others that were undone with it, in order; absent where it was alone. */
  readonly also?: readonly string[];
}

export interface Redone extends AnyEvent {
  readonly type: "redone";
  readonly of: string;
  /** All others that came back with it, as they went. */
  readonly also?: readonly string[];
}

export type BattleEvent =
  | Started
  | ResolvedEvent
  | Corrected
  | Proposed
  | StoodStill
  | UnitsMoved
  | Deployed
  | Marched
  | Declared
  | Reacted
  | Noted
  | Settled
  | Advanced
  | Attached
  | Rode
  | Held
  | Undone
  | Redone;

export interface AnyCommand {
  /** Chosen by the client; a command whose id is in the log already is not applied again. */
  readonly id: string;
  /** Who gives it, as the seat that it comes from is stamped; absent: both players together. */
  readonly by?: By;
  readonly at?: number;
}

interface ResolveAs<Name extends Resolvable> extends AnyCommand {
  readonly type: "resolve";
  readonly procedure: Name;
  /** With the units as the roster has them, each with its id. */
  readonly situation: SituationOf<Name>;
  /** Dice on the table, in the order rolled; what is missing the given dice roll. */
  readonly faces?: readonly number[];
  /** How many of the faces people typed; default all. */
  readonly typed?: number;
  /**
   * Whom the roll is for: a brigade for `command`, `faltering`; a side for `adc`; a brigade or a
   * side for `general`, `generalRisk`; a unit for `ignition`.
   */
  readonly of?: string;
  /** The follow-up that it settles; left out, the one that asks for just this roll, if any. */
  readonly answers?: string;
  /** Resolve it although the roster says that the unit may not (it has fired, is engaged …). */
  readonly overrule?: boolean;
  /** Melees: the units that join in round 2, as many as the situation says. */
  readonly joined?: Joined;
  /** `discipline`: infantry forms square against a charge that starts near (`charge.reaction`). */
  readonly square?: boolean;
  /**
   * On the map: of a charge its wheel; of defensive fire and of a square's test the charge that it
   * answers. Only there is it needed.
   */
  readonly way?: ChargeWay;
}

export type Resolve = { [Name in Resolvable]: ResolveAs<Name> }[Resolvable];

export type Command =
  | Resolve
  | (AnyCommand & {
      readonly type: "correct";
      readonly unit: string;
      readonly to: UnitPatch;
      readonly reason: CorrectionReason;
      readonly text?: string;
    })
  | (AnyCommand & {
      readonly type: "stoodStill";
      readonly units: readonly string[];
      readonly overrule?: boolean;
    })
  | (AnyCommand & { readonly type: "note"; readonly text: string })
  | (AnyCommand & {
      readonly type: "settle";
      readonly follow: string;
      /** The unit chosen, where one is to be named. */
      readonly unit?: string;
    })
  | (AnyCommand & { readonly type: "advance"; readonly overrule?: boolean })
  | (AnyCommand & {
      readonly type: "hold";
      readonly objective: string;
      /** Who holds it now; null: nobody. */
      readonly side: string | null;
    })
  | (AnyCommand & {
      readonly type: "undo";
      /** The event to go back to, which is undone too; left out, the last one that stands. */
      readonly to?: string;
    })
  | (AnyCommand & { readonly type: "redo" });

/** Answers a choice (`Board.pending`), or says that a roll stands. */
export interface Choose extends AnyCommand {
  readonly type: "choose";
  readonly pending: string;
  /** One of those that may be chosen. */
  readonly chosen: string;
}

/** Sends out aides-de-camp (§3). */
export interface Task extends AnyCommand {
  readonly type: "task";
  readonly tasking: TaskingKind;
  readonly side: string;
  /** For all but `glory`, `assaultFire`, `scouts`, `skirmishers`, which take a unit. */
  readonly brigade?: string;
  readonly unit?: string;
  /** `forwards`. */
  readonly use?: "move" | "charge";
  /** `reserve`: it is held off the table. */
  readonly offTable?: boolean;
  /** `glory` of infantry, `forwards`: dice on the table. */
  readonly faces?: readonly number[];
  readonly typed?: number;
  readonly overrule?: boolean;
}

/** Every command that `decide` takes. */
export type AnyOrder =
  | Command
  | Choose
  | Task
  | Move
  | Deploy
  | March
  | Declare
  | React
  | Attach
  | Ride;
