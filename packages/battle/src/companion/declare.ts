/** A charge is declared, and stands until both sides have declared theirs (`charge.declare`). */
import {
  chargeBar,
  isRefused,
  type Refusal,
  type Refused,
  type Rulebook,
  refusal,
} from "@adjutant/rules";
import type { Fault } from "../faults.ts";
import { chargeToDeclare, lostWay } from "../map/declared-way.ts";
import { goesOn } from "./as-known.ts";
import { declareBar, orderBar } from "./bars.ts";
import { chargeParties, distanceFaults } from "./charge-parties.ts";
import { isUnderWay } from "./declared.ts";
import type { Declare, Declared } from "./declaring.ts";
import type { FollowUp } from "./follow-up.ts";
import { Ledger } from "./ledger.ts";
import { reactionBar } from "./move-bars.ts";
import { offTableBar } from "./on-table.ts";
import type { Board, RosterUnit } from "./state.ts";

/** A declaration as its event, but for the stamp; or why it cannot be. */
export type Declaration =
  | { readonly event: Omit<Declared, "id" | "at"> }
  | { readonly refused: Refusal }
  | { readonly faults: readonly Fault[] };

/** Decides a declaration; nothing is applied unless everything is right. */
export function declared(board: Board, command: Declare, book: Rulebook): Declaration {
  const parties = chargeParties(board, command);
  if ("faults" in parties) return parties;
  const { unit: charger, to: target } = parties;
  const { id, turn, overrule = false } = command;
  if (board.map === null) {
    const faults = distanceFaults(command.distance);
    if (faults.length > 0) return { faults };
  }
  const bar =
    orderBar(board, charger.brigade, "declare", book) ??
    offTableBar(board, target.brigade) ??
    declareBar(board, charger, target, book);
  if (bar !== null && !overrule) return { refused: bar };
  let start = startOf(board, command, charger, target, book, false);
  let clause = bar?.clause;
  if (isRefused(start) && overrule) {
    // What only the limits forbid, the players may set aside.
    clause ??= start.refused.clause;
    start = startOf(board, command, charger, target, book, true);
  }
  if (isRefused(start)) return start;
  const { distance } = start;
  const ledger = new Ledger(board, id, book);
  ledger.set(target.id, { chargedBy: charger.id });
  const way = turn !== undefined && board.map !== null ? { turn } : {};
  ledger.follow({
    kind: "charge",
    clause: "charge.declare",
    need: "roll",
    when: { phase: "charges", turn: board.turn },
    unit: charger.id,
    enemy: target.id,
    side: charger.side,
    distance,
    ...way,
  });
  return {
    event: {
      type: "declared",
      unit: charger.id,
      to: target.id,
      distance,
      ...way,
      changes: ledger.changes(),
      follows: ledger.follows(),
      ...(clause !== undefined && { overruled: clause }),
    },
  };
}

/** Where the charge starts: measured on the map, as the players say at a table; or why it is none. */
function startOf(
  board: Board,
  { distance = 0, turn }: Declare,
  charger: RosterUnit,
  target: RosterUnit,
  book: Rulebook,
  unlimited: boolean,
): { readonly distance: number } | Refused {
  const ridden = chargeToDeclare(board, charger.id, target.id, turn, book, unlimited);
  if (ridden !== null) return ridden;
  const refused = pairBar(charger, target, book);
  return refused === null ? { distance } : { refused };
}

/** Why the rules forbid that the charge of one of these is rolled for against the other, or null. */
export function meetBar(charger: RosterUnit, target: RosterUnit, book: Rulebook): Refusal | null {
  const situation = {
    charger: { unit: charger.unit, unformedByWay: goesOn(charger) },
    defender: { unit: target.unit },
    distance: 0,
  };
  return chargeBar(situation, book);
}

/**
 * Why the rules forbid that one of these charges the other, or null. A screen may be charged: it has to
 * evade (`charge.screen`).
 */
export function pairBar(charger: RosterUnit, target: RosterUnit, book: Rulebook): Refusal | null {
  const bar = meetBar(charger, target, book);
  return bar?.clause === "charge.screen" ? null : bar;
}

/**
 * Ends a charge under way that cannot be made any more, because its target has run out of its way say: it
 * has been the charge of its unit all the same. On the map the battle sees whether that is so, at
 * a table the players do.
 * @returns why it goes on
 */
export function calledOff(
  ledger: Ledger,
  board: Board,
  charge: FollowUp,
  book: Rulebook,
): Refusal | null {
  if (!isUnderWay(charge, board.units)) return null;
  if (board.map !== null && canBeMade(board, charge, book)) {
    return refusal("charge.declare", "declared");
  }
  ledger.set(charge.unit, { charged: true, moved: "more" });
  return null;
}

/** Is the way of a declared charge open on the map, and its target one that it can meet. */
function canBeMade(board: Board, charge: FollowUp, book: Rulebook): boolean {
  const charger = board.units[charge.unit ?? ""];
  const target = board.units[charge.enemy ?? ""];
  // Whoever has caught his enemy comes up with him whatever the way is (`charge.evade`).
  if (charge.kind === "caught")
    return !charger || !target || meetBar(charger, target, book) === null;
  // A screen does not stand: one that cannot run either is charged by nobody.
  const stuck = target?.unit.arm === "screen" && reactionBar("evade", target) !== null;
  return !stuck && lostWay(board, charge, book) === null;
}
