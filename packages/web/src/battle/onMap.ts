/** The map of the battle as a seat sees it; it comes with the page that shows it. */
import {
  asSeen,
  type BattleView,
  type Companion,
  type LegalOrder,
  type LegalOrders,
  laidOf,
  legal,
  moveCase,
  pieceOf,
  type Reach,
  reachOf,
  redeployGround,
  type SetOutProposal,
  setOut,
  type TableSeen,
  tableSeen,
  type UnitOrder,
} from "@adjutant/battle";
import type { PathCase } from "@adjutant/field";
import { rulebook } from "@adjutant/rules";
import { useMemo } from "react";
import type { TablePoint } from "../board/shown.ts";
import { useHeld } from "./held.ts";
import { actsFor, type Eyes } from "./seats.ts";
import { useBattle } from "./useBattle.ts";

/** The map of a battle with all that whoever looks sees on it. */
export interface OnMap extends TableSeen {
  /** What a unit of one's own may be ordered, and why not the rest. */
  readonly orders: (unit: string) => readonly LegalOrder<UnitOrder>[];
  /** What a unit of one's own brings to a move beside what its formation gives it. */
  readonly moveCase: (unit: string) => PathCase;
  /** As far as a unit of one's own may march now; null where it may not. */
  readonly reach: (unit: string) => Reach | null;
  /**
   * The outline of all that a unit of one's own may go to with its brigade that redeploys, for the
   * middle of its front; null where it does not.
   */
  readonly redeploys: (unit: string) => readonly TablePoint[] | null;
  /** Where the units of one's own that have no place yet would be set out. */
  readonly setOut: (side: string) => SetOutProposal;
}

/** The map as whoever looks sees it; null in a battle without one. */
export function useOnMap(): OnMap | null {
  const companion = useHeld();
  const { view, eyes } = useBattle();
  return useMemo(() => companion && mapIn(companion, view, eyes), [companion, view, eyes]);
}

/** The map with all that these eyes see on it. */
function mapIn(companion: Companion, seen: BattleView, eyes: Eyes): OnMap | null {
  const table = tableSeen(seen, rulebook);
  if (table === null) return null;
  const mayAct = (id: string): boolean => {
    const side = companion.units[id]?.side;
    return side !== undefined && actsFor(eyes, side);
  };
  const grounds = new Map<string, ReturnType<OnMap["redeploys"]>>();
  const drawnUp = new Map<string, SetOutProposal>();
  return {
    ...table,
    orders: ordersIn(companion, eyes),
    moveCase: (id) => {
      const laid = mayAct(id) ? laidOf(companion, rulebook) : null;
      const piece = laid && pieceOf(laid, id);
      return laid && piece ? moveCase(laid, piece) : {};
    },
    reach: (id) => (mayAct(id) ? reachOf(companion, id, rulebook) : null),
    redeploys: (id) => {
      if (!mayAct(id)) return null;
      const known = grounds.get(id);
      if (known !== undefined) return known;
      const ground = redeployGround(companion, id, rulebook);
      grounds.set(id, ground);
      return ground;
    },
    setOut: (side) => {
      if (!actsFor(eyes, side)) return { places: {}, without: [] };
      const proposal = drawnUp.get(side) ?? setOut(asSeen(companion, side), side, rulebook);
      drawnUp.set(side, proposal);
      return proposal;
    },
  };
}

/** Orders of the units that these eyes may act for, worked out once a side is asked about. */
function ordersIn(companion: Companion, eyes: Eyes): OnMap["orders"] {
  const known = new Map<string, LegalOrders>();
  return (id) => {
    const side = companion.units[id]?.side;
    if (side === undefined || !actsFor(eyes, side)) return [];
    const orders = known.get(side) ?? legal(companion, side, rulebook);
    known.set(side, orders);
    return orders.units[id] ?? [];
  };
}
