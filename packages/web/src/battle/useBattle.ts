import type {
  BattleView,
  ChargeWay,
  DiceMode,
  EntryView,
  EventView,
  Fault,
  FollowView,
  PendingView,
  Reminder,
  SeatCommand,
  TaskingKind,
} from "@adjutant/battle";
import type { Refusal } from "@adjutant/rules";
import { createContext, type Provider, useContext } from "react";
import type { Face } from "../parts/Die.tsx";
import type { Reading } from "../resolve/dice.ts";
import type { Table } from "../resolve/known.ts";
import type { Plan, ToResolve } from "../resolve/plan.ts";
import type { ResolutionKind } from "../router.ts";
import type { RollNow } from "./rollsNow.ts";
import type { Eyes } from "./seats.ts";
import type { BrigadeView, SideView, UnitView } from "./view.ts";

/** A command before it has its id and its time. */
export type Draft = SeatCommand extends infer One
  ? One extends SeatCommand
    ? Omit<One, "id" | "at">
    : never
  : never;

/** A resolution with all its dice. */
export interface Rolled {
  readonly plan: Plan;
  readonly faces: readonly Face[];
  /** How many of them people typed; the rest are the app's. */
  readonly typed: number;
  /** Whom the roll is for, where the situation cannot say it. */
  readonly of?: string;
  /** The follow-up that it settles. */
  readonly answers?: string;
  /** Although the roster says that the unit may not. */
  readonly overrule?: boolean;
}

/** What a command would come to: its event as whoever looks would see it, or why it is not carried out. */
export type Would =
  | { readonly ok: true; readonly event: EventView }
  | { readonly ok: false; readonly refused: Refusal }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The battle as whoever looks may see it, and what he may do with it. */
export interface Battle {
  readonly view: BattleView;
  readonly log: readonly EntryView[];
  /** Who looks. */
  readonly eyes: Eyes;
  /** May he act for a side; null is nobody's and everybody's. */
  readonly mayAct: (side: string | null) => boolean;
  readonly name: string;
  readonly sides: readonly SideView[];
  readonly table: Table;
  readonly unit: (id: string) => UnitView | null;
  readonly brigade: (id: string) => BrigadeView | null;
  /** Units of the other side that stand on the table. */
  readonly enemiesOf: (side: string) => readonly UnitView[];
  /** Whom the unit last dealt with, if it still stands. */
  readonly lastTarget: (unit: string) => string | null;
  /**
   * Why the unit may not do this at all, whoever the target; null where it may.
   *
   * @param way on the map: the charge that it would answer
   */
  readonly bar: (unit: UnitView, kind: ResolutionKind, way?: ChargeWay) => Refusal | null;
  readonly due: readonly FollowView[];
  /** What follows later in this turn or in the next. */
  readonly later: readonly FollowView[];
  /** Standing states that people forget. */
  readonly reminders: readonly Reminder[];
  /** What a side has to choose before the phase can end. */
  readonly toChoose: readonly PendingView[];
  /** Rolls that the phase asks for as a matter of course, in order. */
  readonly rolls: readonly RollNow[];
  /** Can the last event be taken back, and one taken back be done again. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Entries that the battle can be taken back to before, the last first. A side alone takes back only its
   * last step: between its own stands what it does not see.
   */
  readonly backTo: readonly string[];
  /**
   * A resolution with everything in it that the map measures, or why it cannot be; the very one in a
   * battle without a map.
   *
   * @param overrule what limits an order the players set aside
   */
  readonly measured: (
    toResolve: ToResolve,
    overrule?: boolean,
  ) => ToResolve | { readonly refused: Refusal };
  /** What a command would come to; nothing is done. */
  readonly would: (draft: Draft) => Would;
  /** Why the roster or the rules forbid this very resolution, before any dice. */
  readonly check: (plan: Plan) => Refusal | null;
  /** Why an aide-de-camp may not be sent out for this; of the own side's. */
  readonly taskingBar: (kind: TaskingKind, whose: Whose) => Refusal | null;
  /** Why the general does not join this unit of his brigade now, or leave it; of the own side's. */
  readonly attachBar: (unit: string) => Refusal | null;
  /** Whose dice a side throws: as agreed for it, else as this device has it. */
  readonly diceOf: (side: string | null) => DiceMode;
  /** Aides-de-camp that a side rolls for. */
  readonly adcsOf: (side: string) => number;
  /** Reads a resolution with the faces so far: the next roll, or its end. */
  readonly reading: (toResolve: ToResolve) => Reading;
  /** Gives a command; was it carried out. */
  readonly act: (draft: Draft) => boolean;
  /** Writes a resolution down and shows its result. */
  readonly resolve: (rolled: Rolled) => void;
}

/** A brigade or a unit, by its id. */
export type Whose = { readonly brigade: string } | { readonly unit: string };

const BattleContext = createContext<Battle | null>(null);
export const BattleProvider: Provider<Battle | null> = BattleContext.Provider;

export function useBattle(): Battle {
  const battle = useContext(BattleContext);
  if (battle === null) throw new Error("useBattle outside BattleProvider");
  return battle;
}
