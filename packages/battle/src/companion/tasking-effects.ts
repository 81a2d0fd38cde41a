/** What taskings do once their brigade has rolled, and when they lapse (§3). */
import type { Ledger } from "./ledger.ts";
import type { RosterSide } from "./state.ts";
import type { TaskingInForce, TaskingKind } from "./tasking.ts";

/** Taskings that a brigade carries out only if it obeys in the turn of their issue. */
export const needsObeys: ReadonlySet<TaskingKind> = new Set([
  "forwards",
  "infantryAssault",
  "reserve",
  "ammunition",
  "redeploy",
]);

function sideOf(ledger: Ledger, brigade: string): RosterSide | null {
  const roster = ledger.brigade(brigade);
  return roster && ledger.side(roster.side);
}

/** A brigade obeys: what was waiting for that is done. */
export function whatObeys(ledger: Ledger, brigade: string): void {
  const roster = ledger.brigade(brigade);
  const sent = (tasking: TaskingKind) =>
    sideOf(ledger, brigade)?.taskings.some(
      (one) => one.tasking === tasking && one.brigade === brigade,
    );
  if (!roster) return;
  if (roster.reserve !== null && sent("reserve")) {
    // From off the table it comes on with the Movement of this turn, as arrivals do.
    const off = roster.reserve === "offTable";
    ledger.setBrigade(brigade, { reserve: null, ...(off ? { arrives: ledger.turn } : {}) });
  }
  if (sent("redeploy")) {
    const when = { phase: "movement", turn: ledger.turn } as const;
    const whose = { brigade, side: roster.side } as const;
    const clause = "tasking.redeploy";
    ledger.follow({ kind: "redeploys", clause, need: "move", when, ...whose });
  }
  if (!sent("ammunition")) return;
  for (const { id, unit } of ledger.inBattle(roster)) {
    if (unit.arm === "artillery" && unit.lowAmmunition) ledger.set(id, { lowAmmunition: false });
  }
}

/**
 * A brigade did not obey: the taskings of this turn that needed it were spent for nothing; one that
 * falters gives up an infantry assault ordered earlier too (`tasking.infantryAssault`).
 */
export function spentForNothing(ledger: Ledger, brigade: string, falters: boolean): void {
  const lost = ({ tasking, turn, brigade: whose }: TaskingInForce): boolean =>
    whose === brigade &&
    ((needsObeys.has(tasking) && turn === ledger.turn) ||
      (tasking === "infantryAssault" && falters));
  keepOnly(ledger, sideOf(ledger, brigade), (one) => !lost(one));
}

/** A turn ends: an infantry assault stays in force, all else was for this turn. */
export function turnEnds(ledger: Ledger, side: RosterSide): void {
  keepOnly(ledger, side, ({ tasking }) => tasking === "infantryAssault");
}

function keepOnly(
  ledger: Ledger,
  side: RosterSide | null,
  stays: (tasking: TaskingInForce) => boolean,
): void {
  if (!side) return;
  const taskings = side.taskings.filter(stays);
  if (taskings.length < side.taskings.length) ledger.setSide(side.id, { taskings });
}
