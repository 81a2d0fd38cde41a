import type {
  BattleView,
  ChargeOn,
  DiceMode,
  EntryView,
  FollowView,
  PendingView,
  ReactionKind,
  Reminder,
  SeatCommand,
  TaskingKind,
} from "@adjutant/battle";
import type { Refusal } from "@adjutant/rules";
import { createContext, type Provider, useContext } from "react";
import type { Table } from "../resolve/known.ts";
import type { RollNow } from "./rollsNow.ts";
import type { Eyes } from "./seats.ts";
import type { BrigadeView, SideView, UnitView } from "./view.ts";

/** A command before it has its id and its time. */
export type Draft = SeatCommand extends infer One
  ? One extends SeatCommand
    ? Omit<One, "id" | "at">
    : never
  : never;

/** The battle as whoever looks may see it; what the rules say to a command comes later (`useBattle`). */
export interface Seen {
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
  /** How the target of a charge may answer it, as far as whoever looks can tell (`charge.reaction`). */
  readonly answers: (charge: ChargeOn) => readonly ReactionKind[];
  /** Why an aide-de-camp may not be sent out for this; of the own side's. */
  readonly taskingBar: (kind: TaskingKind, whose: Whose) => Refusal | null;
  /** Whose dice a side throws: as agreed for it, else as this device has it. */
  readonly diceOf: (side: string | null) => DiceMode;
  /** Aides-de-camp that a side rolls for. */
  readonly adcsOf: (side: string) => number;
  /**
   * Gives a command. `then` hears the id of its event, or null where it was not carried out; before the
   * rules of the game are here, that is once they have come.
   */
  readonly act: (draft: Draft, then?: (event: string | null) => void) => void;
}

/** A brigade or a unit, by its id. */
export type Whose = { readonly brigade: string } | { readonly unit: string };

const SeenContext = createContext<Seen | null>(null);
export const SeenProvider: Provider<Seen | null> = SeenContext.Provider;

/** For what stands on the first page; screens that come later have all of `useBattle`. */
export function useSeen(): Seen {
  const seen = useContext(SeenContext);
  if (seen === null) throw new Error("useSeen outside SeenProvider");
  return seen;
}
