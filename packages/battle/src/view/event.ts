/** An event of the log as a role may read it. */
import type { ClauseId, Options } from "@adjutant/rules";
import type {
  BattleEvent,
  Corrected,
  CorrectionReason,
  Joined,
  RecordedRoll,
  Resolvable,
  ResolvedEvent,
  Settled,
  SituationOf,
  Started,
  StoodStill,
  Tasked,
} from "../companion/events.ts";
import type { Pending } from "../companion/pending.ts";
import type { Change, Companion, Phase } from "../companion/state.ts";
import type { ListedSide, OrderOfBattle } from "../formats/order-of-battle.ts";
import type { Provenance, Source, Text } from "../formats/text.ts";
import { frozen } from "../input/frozen.ts";
import { changesSeen } from "./change.ts";
import { type FollowView, followIdSeen, followsSeen } from "./follow.ts";
import { type OutcomeView, outcomeSeen } from "./outcome.ts";
import { Parties } from "./parties.ts";
import { allPendingSeen, type PendingView, pendingSeen } from "./pending.ts";
import { Knowledge, type Past, pastOf, type Role } from "./role.ts";
import type { Seen } from "./seen.ts";
import { situationSeen } from "./situation.ts";
import { type LineView, workingSeen } from "./working.ts";

interface AnyView {
  readonly id: string;
  readonly at?: number;
}

/** An order of battle without the sides that the role may not read, and without words on them. */
export interface OrderView {
  readonly id: string;
  readonly name: Text;
  readonly date?: string;
  /** The sources of the sides that are told. */
  readonly sources: { readonly [id: string]: Source };
  readonly values: { readonly [value: string]: Omit<Provenance, "note"> };
  readonly sides: readonly ListedSide[];
}

export interface StartedView extends AnyView {
  readonly type: "started";
  readonly name: Text;
  readonly rulebook: Started["rulebook"];
  readonly options: Options;
  /** One's own order of battle; what one sees of the others stands in the view of the battle. */
  readonly orders: readonly (OrderOfBattle | OrderView)[];
}

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
  | (AnyView & {
      readonly type: "stoodStill";
      readonly units: readonly string[];
      readonly changes: readonly Change[];
      /** Of one's own units. */
      readonly overruled?: ClauseId;
    })
  | (AnyView & { readonly type: "noted"; readonly text: string })
  | SettledView
  | (AnyView & {
      readonly type: "advanced";
      readonly turn: number;
      readonly phase: Phase;
      readonly changes: readonly Change[];
      readonly follows: readonly FollowView[];
      readonly asks?: readonly PendingView[];
    })
  | (AnyView & { readonly type: "undone" | "redone"; readonly of: string });

function stamp({ id, at }: BattleEvent): AnyView {
  return at === undefined ? { id } : { id, at };
}

type Values = Readonly<Record<string, Provenance>> | undefined;

/** Every value of a side that says where it comes from. */
function provenances({ commander, brigades }: ListedSide): Provenance[] {
  const listed: Values[] = [commander.values];
  for (const { values, general, units } of brigades) {
    listed.push(values, general.values, ...units.map((unit) => unit.values));
  }
  return listed.flatMap((values) => Object.values(values ?? {}));
}

/** An order of battle for the sides that the role reads; null where it reads none. */
function orderSeen(order: OrderOfBattle, knowledge: Knowledge): OrderOfBattle | OrderView | null {
  const sides = order.sides.filter(({ id }) => knowledge.knows(id));
  if (sides.length === 0) return null;
  if (sides.length === order.sides.length) return order;
  const values = Object.entries(order.values ?? {}).map(
    ([key, { source, choice }]): [string, Omit<Provenance, "note">] => [
      key,
      { ...(source && { source }), ...(choice && { choice }) },
    ],
  );
  const told = [...sides.flatMap(provenances), ...values.map(([, value]) => value)];
  const named = new Set(told.flatMap(({ source = [] }) => source));
  const { id, name, date } = order;
  return {
    id,
    name,
    ...(date !== undefined && { date }),
    sources: Object.fromEntries(
      Object.entries(order.sources).filter(([source]) => named.has(source)),
    ),
    values: Object.fromEntries(values),
    sides,
  };
}

function startedSeen(event: Started, knowledge: Knowledge): StartedView {
  const { name, rulebook, options, orders } = event;
  return {
    type: "started",
    ...stamp(event),
    name,
    rulebook: { name: rulebook.name, edition: rulebook.edition },
    options,
    orders: orders.flatMap((order) => orderSeen(order, knowledge) ?? []),
  };
}

function diceSeen({ dice, procedure }: ResolvedEvent, parties: Parties): DiceView {
  // Aides-de-camp are rolled for behind one's hand: their number tells of brigades in reserve.
  if (procedure === "adc" && !parties.all) return { rolls: [] };
  return { rolls: dice.rolls.map(({ purpose, side, faces }) => ({ purpose, side, faces })) };
}

/** What an event asks to be chosen, as far as the role may know; absent where nothing. */
function asksSeen(event: { readonly asks?: readonly Pending[] }, knowledge: Knowledge) {
  const asks = allPendingSeen(event.asks ?? [], knowledge);
  return asks.length > 0 ? { asks } : {};
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

function resolvedSeen(event: ResolvedEvent, knowledge: Knowledge, before: Past) {
  const parties = new Parties(event, knowledge);
  if (parties.hidden) return null;
  const { situation, of, answers, joined, square } = event;
  const seen = {
    type: "resolved",
    ...stamp(event),
    procedure: event.procedure,
    acting: knowledge.unitNamed(event.acting),
    targets: event.targets.map((id) => knowledge.unitNamed(id)),
    of: of !== null && knowledge.sees(of) ? of : null,
    situation: parties.all ? situation : situationSeen(situation, knowledge),
    dice: diceSeen(event, parties),
    outcome: { ...outcomeSeen(event, parties), working: workingSeen(event, parties) },
    changes: changesSeen(event.changes, knowledge, before),
    follows: followsSeen(event.id, event.follows, knowledge),
    ...asksSeen(event, knowledge),
    answers: answers === null ? null : followIdSeen(before, answers, knowledge),
    overruled: overruledSeen(event, parties),
    ...(joined && { joined: joinedSeen(joined, knowledge) }),
    ...(square && { square }),
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

function stoodStillSeen(event: StoodStill, knowledge: Knowledge, before: Past) {
  const changes = changesSeen(event.changes, knowledge, before);
  const changed = new Set(changes.flatMap((change) => ("unit" in change ? [change.unit] : [])));
  // That an enemy in good order stood still would tell that it had its fire discipline to win back.
  const units = event.units.filter(
    (id) => changed.has(id) || knowledge.knows(knowledge.sideOf(id)),
  );
  if (units.length === 0) return null;
  const own = event.units.every((id) => knowledge.knows(knowledge.sideOf(id)));
  const overruled = own && event.overruled ? { overruled: event.overruled } : {};
  return { type: "stoodStill", ...stamp(event), units, changes, ...overruled } as const;
}

/** Aides-de-camp sent out: what they carry is hidden until its use shows it. */
function taskedSeen(
  event: Settled,
  task: Tasked,
  knowledge: Knowledge,
  before: Past,
): SettledView | null {
  const { tasking, side, brigade } = task;
  const seen = {
    changes: changesSeen(event.changes, knowledge, before),
    follows: followsSeen(event.id, event.follows, knowledge),
    ...asksSeen(event, knowledge),
  };
  const common = { type: "settled", ...stamp(event) } as const;
  if (knowledge.knows(side)) {
    const { typed: _, ...told } = task;
    return { ...common, follow: event.follow, task: told, ...seen };
  }
  // A roll that is repeated was thrown in the open, and so is the next.
  if (tasking === "attachment" && brigade !== undefined && knowledge.seesBrigade(brigade)) {
    return { ...common, follow: event.follow, task: { tasking, side, brigade }, ...seen };
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
  const told = pending?.kind === "place" ? knowledge.placeNamed(chosen ?? null) : (chosen ?? null);
  const hidden = pending?.kind === "occupies" && told !== null && !knowledge.seesUnit(told);
  return {
    type: "settled",
    ...stamp(event),
    follow,
    ...(chosen !== undefined && { chosen: hidden ? null : told }),
    changes: changesSeen(event.changes, knowledge, before),
    follows: followsSeen(event.id, event.follows, knowledge),
    ...asksSeen(event, knowledge),
  };
}

/** The event as a role that does not see all may read it. */
function eventSeen(event: BattleEvent, knowledge: Knowledge, before: Past): EventView | null {
  switch (event.type) {
    case "started":
      return startedSeen(event, knowledge);
    case "resolved":
      return resolvedSeen(event, knowledge, before);
    case "corrected":
      return correctedSeen(event, knowledge, before);
    case "stoodStill":
      return stoodStillSeen(event, knowledge, before);
    case "noted":
      return { type: event.type, ...stamp(event), text: event.text };
    case "settled":
      return settledSeen(event, knowledge, before);
    case "advanced": {
      const { type, turn, phase } = event;
      const changes = changesSeen(event.changes, knowledge, before);
      const follows = followsSeen(event.id, event.follows, knowledge);
      const asks = asksSeen(event, knowledge);
      return { type, ...stamp(event), turn, phase, changes, follows, ...asks };
    }
    case "undone":
    case "redone": {
      const of = before.eventNamed(event.of);
      if (of === undefined || eventSeen(of, knowledge, before) === null) return null;
      return { type: event.type, ...stamp(event), of: event.of };
    }
  }
}

/**
 * An event of the log as a role may read it; frozen, plain JSON. Null where all that it is about is
 * hidden from the role: a brigade that has yet to arrive, what stands on the enemy's roster alone.
 * @param before the battle as it stood before the event
 */
export function viewEvent(event: BattleEvent, role: Role, before: Companion): EventView | null {
  return eventFor(event, role, pastOf(before));
}

/** The same by the past alone, without the phase and what else an event does not hang on. */
export function eventFor(event: BattleEvent, role: Role, before: Past): EventView | null {
  if (role.kind === "umpire") return event;
  return frozen(eventSeen(event, new Knowledge(role, before), before));
}
