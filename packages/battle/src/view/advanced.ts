/** The next phase, or part of one, as a role reads that it began. */
import type { ClauseId } from "@adjutant/rules";
import type { Advanced } from "../companion/events.ts";
import type { Over } from "../companion/scenario-terms.ts";
import type { Change, Phase } from "../companion/state.ts";
import { changesSeen } from "./change.ts";
import { type FollowView, followsSeen } from "./follow.ts";
import { asksSeen, type PendingView } from "./pending.ts";
import type { Knowledge, Past } from "./role.ts";
import { type AnyView, stamp } from "./stamp.ts";

export interface AdvancedView extends AnyView {
  readonly type: "advanced";
  readonly turn: number;
  readonly phase: Phase;
  readonly acting?: string;
  readonly resolving?: true;
  readonly changes: readonly Change[];
  readonly follows: readonly FollowView[];
  readonly asks?: readonly PendingView[];
  readonly points?: NonNullable<Advanced["points"]>;
  readonly held?: NonNullable<Advanced["held"]>;
  readonly over?: Over;
  /** What was set aside to go on, where that was due in the open. */
  readonly overruled?: ClauseId;
}

/** What holds a phase in the open: rolls and choices of which both sides know. */
const openDues: ReadonlySet<ClauseId> = new Set<ClauseId>([
  "turn.sequence",
  "initiative.roll",
  "charge.declare",
  "melee.round2",
  "melee.occupy",
  "charge.generalRisk",
  "melee.generalRisk",
  "fate.table",
  "command.adcRoll",
  "command.brigadeRoll",
  "brigade.faltering",
]);

/** The step to the next phase, or part of one, as a role may read it. */
export function advancedSeen(event: Advanced, knowledge: Knowledge, before: Past): AdvancedView {
  const { type, turn, phase, acting, resolving, points, held, over } = event;
  const due = event.overruled !== undefined && openDues.has(event.overruled);
  return {
    type,
    ...stamp(event),
    turn,
    phase,
    ...(acting !== undefined && { acting }),
    ...(resolving && { resolving }),
    changes: changesSeen(event.changes, knowledge, before),
    follows: followsSeen(
      event.id,
      event.follows,
      knowledge.after(event.changes).at({ turn, phase }),
    ),
    ...asksSeen(event, knowledge),
    ...(points && { points }),
    ...(held && { held }),
    ...(over && { over }),
    ...(due && { overruled: event.overruled }),
  };
}
