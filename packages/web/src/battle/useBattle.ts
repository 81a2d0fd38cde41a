import type { ChargeWay, EventView, Fault, Joined } from "@adjutant/battle";
import type { Refusal } from "@adjutant/rules";
import type { Face } from "../parts/Die.tsx";
import type { Reading } from "../resolve/dice.ts";
import type { Plan, ToResolve } from "../resolve/plan.ts";
import type { ResolutionKind } from "../router.ts";
import { useHeld } from "./held.ts";
import { rulingsOf } from "./rulings.ts";
import { type Draft, type Seen, useSeen } from "./useSeen.ts";
import type { UnitView } from "./view.ts";

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
  /** Of several units that an order is for, with the one that it is refused. */
  | { readonly ok: false; readonly refused: Refusal; readonly unit?: string }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** What the rules of the game say to what whoever looks may do. */
export interface Rulings {
  /**
   * Why the unit may not do this at all, whoever the target; null where it may.
   *
   * @param way on the map: the charge that it would answer
   */
  readonly bar: (unit: UnitView, kind: ResolutionKind, way?: ChargeWay) => Refusal | null;
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
  /** On the map: who may join a melee in its second round, of those whom one sees (`melee.support`). */
  readonly joiners: (attacker: string, defender: string) => Required<Joined>;
  /** On the map: degrees of the wheel that leads a charge home soonest; null where none does. */
  readonly wheel: (charger: string, target: string) => number | null;
  /** What a command would come to; nothing is done. */
  readonly would: (draft: Draft) => Would;
  /** Why the roster or the rules forbid this very resolution, before any dice. */
  readonly check: (plan: Plan) => Refusal | null;
  /** Why the general does not join this unit of his brigade now, or leave it; of the own side's. */
  readonly attachBar: (unit: string) => Refusal | null;
  /** Reads a resolution with the faces so far: the next roll, or its end. */
  readonly reading: (toResolve: ToResolve) => Reading;
  /** Writes a resolution down and shows its result. */
  readonly resolve: (rolled: Rolled) => void;
}

/** The battle as whoever looks may see it, and what he may do with it. */
export interface Battle extends Seen, Rulings {}

const battles = new WeakMap<Seen, Battle>();

/** For screens that come once the roster stands: with them come the rules of the game. */
export function useBattle(): Battle {
  const seen = useSeen();
  const companion = useHeld();
  const known = battles.get(seen);
  if (known !== undefined) return known;
  if (companion === null) throw new Error("useBattle outside BattleRoot");
  const battle = { ...seen, ...rulingsOf(companion, seen) };
  battles.set(seen, battle);
  return battle;
}
