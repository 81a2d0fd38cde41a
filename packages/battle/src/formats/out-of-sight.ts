/**
 * Whether what a file says of who was out of sight can be so. Nothing is measured: who sees whom
 * stands as it was found when it happened. But a unit is last seen as it stood just before, nobody
 * sees one that is nowhere on the map, and who fights hand to hand is seen.
 */
import type { BattleEvent } from "../companion/events.ts";
import { same } from "../companion/patch.ts";
import type { Board, Change, LastSeen } from "../companion/state.ts";
import { type Fault, fault } from "../faults.ts";
import { shown } from "../input/shown.ts";
import { lastKnown } from "../map/sightings.ts";

/** A board as it is looked at between two events. */
type Ground = Pick<Board, "turn" | "phase" | "units" | "map">;

const facts = ["turn", "at", "place", "formation"] as const satisfies readonly (keyof LastSeen)[];

/** Words and numbers as they are, what is written in braces as it is written. */
function written(value: unknown): string {
  return shown(typeof value === "object" && value !== null ? JSON.stringify(value) : value);
}

/** What an event says of how units were last seen, and cannot be so; asked before it is folded. */
export function lastSeenFault(board: Ground, changes: readonly Change[]): Fault | null {
  for (let index = 0; index < changes.length; index++) {
    const change = changes[index];
    if (!change || !("unit" in change) || !change.to.unseen) continue;
    const { unit } = change;
    const said = change.to.unseen;
    const path = ["changes", index, "to", "unseen"];
    if (!board.map?.hidden) return fault(path, "nobodyHidden", { id: unit });
    const known = Object.hasOwn(board.units, unit) ? lastKnown(board, unit) : null;
    if (known === null) continue;
    const fact = facts.find((one) => !same(known[one], said[one]));
    if (fact === undefined) continue;
    const params = { value: written(said[fact]), allowed: written(known[fact]) };
    return fault([...path, fact], "wrongValue", params);
  }
  return null;
}

/** Who is in or out of sight after an event, and cannot be; asked after it has been folded. */
export function sightFault(board: Ground, event: BattleEvent): Fault | null {
  if (!board.map?.hidden || board.phase === "deployment" || !("changes" in event)) return null;
  const { changes } = event;
  const leaves = event.type === "advanced" && event.phase === "compulsory" && event.turn === 1;
  const touched = changes.flatMap((change) => ("unit" in change ? [change.unit] : []));
  for (const id of leaves ? Object.keys(board.units) : touched) {
    const roster = board.units[id];
    if (!roster || roster.gone !== null) continue;
    const { engaged, at, place, unseen } = roster;
    const index = changes.findIndex((change) => "unit" in change && change.unit === id);
    const path = ["changes", ...(index < 0 ? [] : [index])];
    if (engaged !== null && unseen !== null) return fault(path, "unseenFighting", { id });
    const nowhere = at === null && place === null;
    if (nowhere && unseen === null) return fault(path, "seenNowhere", { id });
  }
  return null;
}
