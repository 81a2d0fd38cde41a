/** An event of the log as a role may read it. */
import { type ClauseId, type Rulebook, rulebook } from "@adjutant/rules";
import type {
  BattleEvent,
  ChargeWay,
  Corrected,
  CorrectionReason,
  Joined,
  Proposed,
  RecordedRoll,
  Resolvable,
  ResolvedEvent,
  Settled,
  SituationOf,
  Tasked,
} from "../companion/events.ts";
import type { Pending } from "../companion/pending.ts";
import type { Change, Companion } from "../companion/state.ts";
import { frozen } from "../input/frozen.ts";
import { type AdvancedView, advancedSeen } from "./advanced.ts";
import { changesSeen } from "./change.ts";
import { type FollowView, followIdSeen, followsSeen } from "./follow.ts";
import { type DeployedView, deployedSeen, type MarchedView, marchedSeen } from "./on-map.ts";
import {
  type AttachedView,
  attachedSeen,
  type DeclaredView,
  declaredSeen,
  type MovedView,
  movedSeen,
  type ReactedView,
  type RodeView,
  reactedSeen,
  rodeSeen,
  type StoodStillView,
  stoodStillSeen,
} from "./on-table.ts";
import { type OutcomeView, outcomeSeen } from "./outcome.ts";
import { Parties } from "./parties.ts";
import { asksSeen, type PendingView, pendingSeen } from "./pending.ts";
import { Knowledge, type Past, pastOf, type Role } from "./role.ts";
import type { Seen } from "./seen.ts";
import { situationSeen } from "./situation.ts";
import { type AnyView, stamp } from "./stamp.ts";
import { type StartedView, startedSeen } from "./started.ts";
import { type LineView, workingSeen } from "./working.ts";

/** Every die that was rolled in the open, in the order rolled; who typed his is not told. */
export interface DiceView {
  readonly rolls: readonly RecordedRoll[];
}

interface ResolvedViewOf<Name extends Resolvable> extends AnyView {
  readonly type: "resolved";
  readonly procedure: Name;
  /** Null where there is none, or none that the role may know. */
  readonly acting: string | null;
  readonly targets: readonly (string | null)[];
  readonly of: string | null;
  readonly situation: Seen<SituationOf<Name>>;
  readonly dice: DiceView;
  readonly outcome: OutcomeView<Name> & { readonly working: readonly LineView[] };
  readonly changes: readonly Change[];
  readonly follows: readonly FollowView[];
  readonly asks?: readonly PendingView[];
  readonly answers: string | null;
  readonly overruled: ClauseId | null;
  /** Units that joined the melee, as far as the role sees them. */
  readonly joined?: Joined;
  readonly square?: true;
  readonly way?: ChargeWay;
}

export type ResolvedView = { [Name in Resolvable]: ResolvedViewOf<Name> }[Resolvable];

export interface CorrectedView extends AnyView {
  readonly type: "corrected";
  /** Unit and reason are null where nothing that shows on the table was corrected. */
  readonly unit: string | null;
  readonly reason: CorrectionReason | null;
  /** One's own words only. */
  readonly text: string | null;
  readonly changes: readonly Change[];
  readonly follows: readonly FollowView[];
  readonly asks?: readonly PendingView[];
}

/** A correction proposed: the other side learns of which unit, if it sees it, and why. */
export interface ProposedView extends AnyView {
  readonly type: "proposed";
  readonly unit: string | null;
  readonly reason: CorrectionReason;
  /** One's own words only. */
  readonly text: string | null;
  readonly asks?: readonly PendingView[];
}

/** A tasking: one's own whole; of an enemy's what its use has shown, else nothing. */
export type TaskView = Partial<Omit<Tasked, "typed">>;

export interface SettledView extends AnyView {
  readonly type: "settled";
  readonly follow: string;
  /** Null where the role may not know what was chosen. */
  readonly chosen?: string | null;
  readonly task?: TaskView;
  readonly changes: readonly Change[];
  readonly follows: readonly FollowView[];
  readonly asks?: readonly PendingView[];
}

export type EventView =
  | StartedView
  | ResolvedView
  | CorrectedView
  | ProposedView
  | StoodStillView
  | MovedView
  | DeployedView
  | MarchedView
  | DeclaredView
  | ReactedView
  | AttachedView
  | RodeView
  | (AnyView & { readonly type: "noted"; readonly text: string })
  | SettledView
  | AdvancedView
  | (AnyView & {
      readonly type: "held";
      readonly objective: string;
      readonly side: string | null;
    })
  | (AnyView & {
      readonly type: "undone" | "redone";
      readonly of: string;
      readonly also?: readonly string[];
    });

function diceSeen({ dice, procedure }: ResolvedEvent, parties: Parties): DiceView {
  // Aides-de-camp are rolled for behind one's hand: their number tells of brigades in reserve.
  if (procedure === "adc" && !parties.all) return { rolls: [] };
  return { rolls: dice.rolls.map(({ purpose, side, faces }) => ({ purpose, side, faces })) };
}

/** Rules that the table alone holds to; others hang on taskings and aides-de-camp. */
const openRules: ReadonlySet<ClauseId> = new Set<ClauseId>([
  "fire.once",
  "fire.range.guns",
  "state.engaged",
  "state.fellBack",
  "state.moved",
  "melee.pairs",
  "command.hesitant",
  "command.radius",
  "command.brigadeRoll",
  "brigade.faltering",
  "initiative.roll",
  "turn.sequence",
]);

/** The rule that was set aside, where that tells nothing but what the table does. */
function overruledSeen({ overruled, procedure }: ResolvedEvent, parties: Parties): ClauseId | null {
  if (overruled === null || parties.of(null).known) return overruled;
  // That the target of a charge fights already is asked only after what its taskings allow.
  const hidden = procedure === "charge" && overruled === "state.engaged";
  return openRules.has(overruled) && !hidden ? overruled : null;
}

function joinedSeen({ attacker, defender }: Joined, knowledge: Knowledge): Joined {
  const seen = (ids: readonly string[]) => ids.filter((id) => knowledge.seesUnit(id));
  return {
    ...(attacker && { attacker: seen(attacker) }),
    ...(defender && { defender: seen(defender) }),
  };
}

/** A charge over the map is ridden before everybody's eyes. */
function waySeen(way: ChargeWay, knowledge: Knowledge): { readonly way?: ChargeWay } {
  return knowledge.seesUnit(way.charger) && knowledge.seesUnit(way.target) ? { way } : {};
}

function resolvedSeen(event: ResolvedEvent, knowledge: Knowledge, before: Past, book: Rulebook) {
  const parties = new Parties(event, knowledge);
  if (parties.hidden) return null;
  const { situation, of, answers, joined, square, way } = event;
  const seen = {
    type: "resolved",
    ...stamp(event),
    procedure: event.procedure,
    acting: knowledge.unitNamed(event.acting),
    targets: event.targets.map((id) => knowledge.unitNamed(id)),
    of: of !== null && knowledge.sees(of) ? of : null,
    situation: parties.all ? situation : situationSeen(situation, knowledge),
    dice: diceSeen(event, parties),
    outcome: { ...outcomeSeen(event, parties), working: workingSeen(event, parties, book) },
    changes: changesSeen(event.changes, knowledge, before),
    follows: followsSeen(event.id, event.follows, knowledge),
    ...asksSeen(event, knowledge),
    answers: answers === null ? null : followIdSeen(before, answers, knowledge),
    overruled: overruledSeen(event, parties),
    ...(joined && { joined: joinedSeen(joined, knowledge) }),
    ...(square && { square }),
    ...(way && waySeen(way, knowledge)),
  };
  // Situation and outcome are those of the procedure, each less what is hidden.
  return seen as ResolvedView;
}

function correctedSeen(event: Corrected, knowledge: Knowledge, before: Past): CorrectedView | null {
  const { unit, reason, text } = event;
  if (!knowledge.seesUnit(unit)) return null;
  const own = knowledge.knows(knowledge.sideOf(unit));
  const changes = changesSeen(event.changes, knowledge, before);
  const follows = followsSeen(event.id, event.follows, knowledge);
  // Of a correction on an enemy's roster one learns that there was one, not of which unit.
  const told = own || changes.length > 0;
  return {
    type: "corrected",
    ...stamp(event),
    unit: told ? unit : null,
    reason: told ? reason : null,
    text: own ? text : null,
    changes,
    follows,
    ...asksSeen(event, knowledge),
  };
}

function proposedSeen(event: Proposed, knowledge: Knowledge): ProposedView {
  const { type, unit, reason, text } = event;
  const own = knowledge.knows(knowledge.sideOf(unit));
  return {
    type,
    ...stamp(event),
    unit: knowledge.unitNamed(unit),
    reason,
    text: own ? text : null,
    ...asksSeen(event, knowledge),
  };
}

/** Aides-de-camp sent out: what they carry is hidden until its use shows it. */
function taskedSeen(
  event: Settled,
  task: Tasked,
  knowledge: Knowledge,
  before: Past,
): SettledView | null {
  const { tasking, side, brigade } = task;
  // A roll that is repeated is named as the role knows it.
  const roll = pendingNamed(before, event.follow);
  const follow = (roll && pendingSeen(roll, knowledge)?.id) ?? event.follow;
  const seen = {
    changes: changesSeen(event.changes, knowledge, before),
    follows: followsSeen(event.id, event.follows, knowledge),
    ...asksSeen(event, knowledge),
  };
  const common = { type: "settled", ...stamp(event) } as const;
  if (knowledge.knows(side)) {
    const { typed: _, ...told } = task;
    return { ...common, follow, task: told, ...seen };
  }
  // Scouts ask the enemy, who so learns of them.
  if (tasking === "scouts") {
    const unit = knowledge.unitNamed(task.unit ?? null);
    return { ...common, follow, task: { tasking, side, ...(unit !== null && { unit }) }, ...seen };
  }
  // A roll that is repeated was thrown in the open, and so is the next.
  if (tasking === "attachment" && brigade !== undefined && knowledge.seesBrigade(brigade)) {
    return { ...common, follow, task: { tasking, side, brigade }, ...seen };
  }
  return null;
}

function pendingNamed(state: Past, id: string): Pending | undefined {
  const named = (one: Pending): boolean => one.id === id;
  const open = state.pending.find(named);
  if (open) return open;
  const source = state.eventNamed(id.slice(0, id.lastIndexOf(".")));
  return source && "asks" in source ? source.asks?.find(named) : undefined;
}

function settledSeen(event: Settled, knowledge: Knowledge, before: Past): SettledView | null {
  if (event.task) return taskedSeen(event, event.task, knowledge, before);
  const { chosen } = event;
  const pending = chosen === undefined ? undefined : pendingNamed(before, event.follow);
  const asked = pending && pendingSeen(pending, knowledge);
  const follow =
    chosen === undefined ? followIdSeen(before, event.follow, knowledge) : (asked?.id ?? null);
  if (follow === null) return null;
  // What the enemy's scouts have seen is known from now on.
  const scouted = pending?.kind === "scouts" && chosen !== undefined;
  const after = scouted ? knowledge.having(chosen) : knowledge;
  const told = pending?.kind === "place" ? knowledge.placeNamed(chosen ?? null) : (chosen ?? null);
  const hidden =
    (pending?.kind === "occupies" && told !== null && !knowledge.seesUnit(told)) ||
    // How far a unit goes that is lost from sight on its way.
    (pending?.kind === "stop" && !knowledge.after(event.changes).seesUnit(pending.unit));
  return {
    type: "settled",
    ...stamp(event),
    follow,
    ...(chosen !== undefined && { chosen: hidden ? null : told }),
    changes: changesSeen(event.changes, after, before),
    follows: followsSeen(event.id, event.follows, knowledge),
    ...asksSeen(event, knowledge),
  };
}

/** Is there an event of this id that the role may read. */
export function eventKnown(
  id: string,
  knowledge: Knowledge,
  before: Past,
  book: Rulebook,
): boolean {
  const event = before.eventNamed(id);
  if (event === undefined) return false;
  // What was out of sight when it happened stays untold, whoever is in sight by now.
  const ground = before.groundOf?.(id);
  const [then, past] = ground
    ? [knowledge.on(ground), { ...before, ...ground }]
    : [knowledge, before];
  return eventSeen(event, then, past, book) !== null;
}

/** The event as a role that does not see all may read it. */
function eventSeen(
  event: BattleEvent,
  knowledge: Knowledge,
  before: Past,
  book: Rulebook,
): EventView | null {
  switch (event.type) {
    case "started":
      return startedSeen(event, knowledge);
    case "resolved":
      return resolvedSeen(event, knowledge, before, book);
    case "corrected":
      return correctedSeen(event, knowledge, before);
    case "stoodStill":
      return stoodStillSeen(event, knowledge, before);
    case "proposed":
      return proposedSeen(event, knowledge);
    case "declared":
      return declaredSeen(event, knowledge, before);
    case "reacted":
      return reactedSeen(event, knowledge, before);
    case "moved":
      return movedSeen(event, knowledge, before);
    case "deployed":
      return deployedSeen(event, knowledge, before);
    case "marched":
      return marchedSeen(event, knowledge, before);
    case "noted":
      return { type: event.type, ...stamp(event), text: event.text };
    case "settled":
      return settledSeen(event, knowledge, before);
    case "advanced":
      return advancedSeen(event, knowledge, before);
    case "attached":
      return attachedSeen(event, knowledge, before);
    case "rode":
      return rodeSeen(event, knowledge, before);
    case "held": {
      const { type, objective, side } = event;
      return { type, ...stamp(event), objective, side };
    }
    case "undone":
    case "redone": {
      // Of those that are turned back together a role is told those that it may know of.
      const [of, ...also] = [event.of, ...(event.also ?? [])].filter((id) =>
        eventKnown(id, knowledge, before, book),
      );
      if (of === undefined) return null;
      return { type: event.type, ...stamp(event), of, ...(also.length > 0 && { also }) };
    }
  }
}

/**
 * An event of the log as a role may read it; frozen, plain JSON. Null where all that it is about is
 * hidden from the role: a brigade that has yet to arrive, what stands on the enemy's roster alone.
 * @param before the battle as it stood before the event
 * @param book the rulebook of the battle
 */
export function viewEvent(
  event: BattleEvent,
  role: Role,
  before: Companion,
  book: Rulebook = rulebook,
): EventView | null {
  return eventFor(event, role, pastOf(before), book);
}

/** The same by the past alone, without the phase and what else an event does not hang on. */
export function eventFor(
  event: BattleEvent,
  role: Role,
  before: Past,
  book: Rulebook,
): EventView | null {
  if (role.kind === "umpire") return event;
  return frozen(eventSeen(event, new Knowledge(role, before), before, book));
}
