/** Whether a file tells of declared charges as they are declared, and answered (`charge.declare`). */
import type { Declared } from "../companion/declaring.ts";
import type { BattleEvent } from "../companion/events.ts";
import type { ChargeAnswer, FollowUp } from "../companion/follow-up.ts";
import type { Board } from "../companion/state.ts";
import { type Fault, fault } from "../faults.ts";
import { shown } from "../input/shown.ts";

type Ground = Pick<Board, "units" | "open" | "turn">;

/** A charge but for the id of its follow-up. */
type Charge = Omit<FollowUp, "id">;

/** What of a charge stays as it was declared until it is resolved; its phase is compared by itself. */
const lasting = [
  "clause",
  "need",
  "unit",
  "enemy",
  "side",
  "distance",
  "turn",
  "brigade",
  "count",
] as const satisfies readonly (keyof Charge)[];

/**
 * Why the charges that an event brings are none that it can, or null: a declaration brings that which it
 * declares, an answer that which it answers, and nothing else brings any.
 */
export function chargesFault(board: Ground, event: BattleEvent): Fault | null {
  const follows = "follows" in event ? event.follows : [];
  if (event.type === "declared") {
    return sidesFault(board, event) ?? declarationFault(board, event);
  }
  const answered = answeredBy(board, event);
  if (event.type === "reacted") {
    const { unit, to, answers } = event;
    const other = answered?.unit !== to || answered.enemy !== unit;
    if (answers !== undefined && other) return fault(["answers"], "notDue", { id: answers });
  }
  for (let index = 0; index < follows.length; index++) {
    const follow = follows[index];
    if (follow?.kind !== "charge") continue;
    if (!answered) return wrong(index, "kind", follow.kind, null);
    const found = otherFault(index, follow, answered);
    if (found) return found;
    const answer = answerOf(event);
    if (follow.answer !== answer) return wrong(index, "answer", follow.answer, answer);
  }
  return null;
}

/** Nobody charges his own side. */
function sidesFault({ units }: Ground, { unit, to }: Declared): Fault | null {
  if (units[unit]?.side !== units[to]?.side) return null;
  return fault(["to"], "conflict", { first: "unit", second: "to" });
}

/** A declaration brings one charge, which nobody has answered. */
function declarationFault({ units, turn: now }: Ground, event: Declared): Fault | null {
  const { unit, to, distance, turn, follows } = event;
  const [charge, ...more] = follows;
  if (!charge || more.length > 0) {
    return fault(["follows"], "wrongValue", { value: `${follows.length}`, allowed: "1" });
  }
  if (charge.kind !== "charge") return wrong(0, "kind", charge.kind, "charge");
  const side = units[unit]?.side;
  const declared: Charge = {
    kind: "charge",
    clause: "charge.declare",
    need: "roll",
    when: { phase: "charges", turn: now },
    unit,
    enemy: to,
    distance,
    ...(side !== undefined && { side }),
    ...(turn !== undefined && { turn }),
  };
  const found = otherFault(0, charge, declared);
  if (found) return found;
  return charge.answer === undefined ? null : wrong(0, "answer", charge.answer, null);
}

/** The declared charge that an event answers. */
function answeredBy({ open }: Ground, event: BattleEvent): FollowUp | undefined {
  if (event.type !== "reacted" && event.type !== "resolved") return undefined;
  return open.find(({ id, kind }) => id === event.answers && kind === "charge");
}

/** How an event answers a charge that goes on: who runs and does not get away stands (`charge.reaction`). */
function answerOf(event: BattleEvent): ChargeAnswer {
  if (event.type !== "reacted") return "square";
  return event.reaction === "evade" ? "stand" : event.reaction;
}

/** In what a charge differs from what it is, but for its answer. */
function otherFault(index: number, follow: Charge, is: Charge): Fault | null {
  const key = lasting.find((one) => follow[one] !== is[one]);
  if (key) return wrong(index, key, follow[key], is[key]);
  const [when, then] = [follow.when, is.when];
  // It waits for its part of the phase in either way.
  if (when === "now" || then === "now") return null;
  const same = when.phase === then.phase && when.turn === then.turn;
  return same ? null : wrong(index, "when", when, then.phase);
}

function wrong(index: number, key: keyof Charge, value: unknown, is: unknown): Fault {
  const params = { value: shown(value ?? null), allowed: shown(is ?? null) };
  return fault(["follows", index, key], "wrongValue", params);
}
