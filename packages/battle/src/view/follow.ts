/** What follows, as a role may know it. */
import { type ClauseId, type Rulebook, rulebook } from "@adjutant/rules";
import { due, type Reminder, reminders, scheduled } from "../companion/due.ts";
import type {
  ChargeAnswer,
  DueEntry,
  FollowKind,
  FollowUp,
  Need,
  RoutineKind,
  When,
} from "../companion/follow-up.ts";
import type { Companion } from "../companion/state.ts";
import { Knowledge, type Past, pastOf, type Role } from "./role.ts";

/**
 * A follow-up as a role reads it. Its id is made of what is public: the event's own numbers would
 * tell that something hidden stands between.
 */
export interface FollowView {
  readonly id: string;
  readonly kind: FollowKind | RoutineKind;
  /** Absent where the clause would tell of an enemy why it is gone. */
  readonly clause?: ClauseId;
  readonly need: Need;
  readonly when: When;
  readonly unit?: string;
  readonly enemy?: string;
  readonly brigade?: string;
  readonly side?: string;
  readonly count?: number;
  /** Of a declared charge: where it starts, the wheel of its way, how it has been answered. */
  readonly distance?: number;
  readonly turn?: number;
  readonly answer?: ChargeAnswer;
}

/**
 * What of each kind others than its own side see: all, all but the clause, nothing; or nothing
 * before it is done.
 */
const seenOf = {
  // A unit leaves the table; whether at its limit or by a test is for its own side to know.
  remove: "unexplained",
  retire: "all",
  retreat: "all",
  rout: "all",
  compulsoryMove: "all",
  takesGround: "all",
  halts: "all",
  occupies: "all",
  // A charge is declared aloud.
  charge: "all",
  chargeEnds: "all",
  caught: "all",
  mustStand: "all",
  fightMelee: "all",
  secondRound: "all",
  generalTest: "all",
  generalAtRisk: "all",
  replaceGeneral: "all",
  supports: "all",
  supportTest: "all",
  friendLoses: "all",
  reform: "all",
  // Lost fire discipline and low ammunition stand on the roster alone.
  steady: "nothing",
  ammunition: "nothing",
  standFast: "all",
  burns: "all",
  falteringRoll: "all",
  demoralised: "all",
  armyBroken: "all",
  arrives: "all",
  // What aides-de-camp carry is hidden until its use shows it.
  redeploys: "done",
  deploy: "all",
  initiative: "all",
  adcRoll: "all",
  commandRoll: "all",
  generalBack: "all",
  lastTurn: "all",
} as const satisfies Record<FollowKind | RoutineKind, "all" | "unexplained" | "nothing" | "done">;

function subjectOf({ unit, brigade, side }: DueEntry): string {
  return unit ?? brigade ?? side ?? "";
}

const publicIds = new WeakMap<DueEntry, string>();

function idsOf(event: string, follows: readonly FollowUp[]): void {
  const times = new Map<string, number>();
  for (const follow of follows) {
    const base = `${event}.${follow.kind}.${subjectOf(follow)}`;
    const count = (times.get(base) ?? 0) + 1;
    times.set(base, count);
    publicIds.set(follow, count === 1 ? base : `${base}.${count}`);
  }
}

/** The public id of a follow-up; `source` are all that its event brought. */
function publicId(follow: DueEntry, event: string, source: readonly FollowUp[]): string {
  if (!publicIds.has(follow)) idsOf(event, source);
  return publicIds.get(follow) ?? follow.id;
}

/** The event that a follow-up came of: its id without the number. */
function eventOf(id: string): string {
  return id.slice(0, id.lastIndexOf("."));
}

/** All that followed from an event. */
function sourceOf(state: Past, event: string): readonly FollowUp[] {
  const source = state.eventNamed(event);
  return source && "follows" in source ? source.follows : [];
}

/**
 * A follow-up as seen, or null.
 * @param done it has been settled
 */
function followSeen(
  follow: DueEntry,
  id: string,
  knowledge: Knowledge,
  done = false,
): FollowView | null {
  const { kind, clause, need, when, unit, enemy, brigade, side, count } = follow;
  const { distance, turn, answer } = follow;
  const subject = subjectOf(follow);
  if (subject !== "" && !knowledge.sees(subject)) return null;
  const known = subject === "" || knowledge.knows(knowledge.sideOf(subject));
  const shows = seenOf[kind];
  if (!known && (shows === "nothing" || (shows === "done" && !done))) return null;
  return {
    id,
    kind,
    ...((known || shows !== "unexplained") && { clause }),
    need,
    when,
    ...(unit !== undefined && { unit }),
    ...(enemy !== undefined && knowledge.seesUnit(enemy) && { enemy }),
    ...(brigade !== undefined && knowledge.seesBrigade(brigade) && { brigade }),
    ...(side !== undefined && { side }),
    ...(count !== undefined && { count }),
    ...(distance !== undefined && { distance }),
    ...(turn !== undefined && { turn }),
    ...(answer !== undefined && { answer }),
  };
}

/** The follow-ups of an event that a role may know. */
export function followsSeen(
  event: string,
  follows: readonly FollowUp[],
  knowledge: Knowledge,
): readonly FollowView[] {
  return follows.flatMap((follow) => {
    const seen = followSeen(follow, publicId(follow, event, follows), knowledge);
    return seen ? [seen] : [];
  });
}

/** The id by which a role knows a follow-up of this battle; the umpire by its own. */
function idFor(state: Past, follow: DueEntry, knowledge: Knowledge): string {
  if (knowledge.whole) return follow.id;
  const known = publicIds.get(follow);
  if (known !== undefined) return known;
  const id = eventOf(follow.id);
  return publicId(follow, id, sourceOf(state, id));
}

/** What is open in a battle, as a role may know it. */
export function openSeen(state: Past, knowledge: Knowledge): readonly FollowView[] {
  return state.open.flatMap((follow) => {
    const seen = followSeen(follow, idFor(state, follow, knowledge), knowledge);
    return seen ? [seen] : [];
  });
}

/** The open follow-up that a role knows by this id, if it may know of it. */
export function openNamed(state: Past, id: string, knowledge: Knowledge): FollowUp | undefined {
  return state.open.find(
    (follow) =>
      idFor(state, follow, knowledge) === id && followSeen(follow, id, knowledge) !== null,
  );
}

/** The id by which a role knows a follow-up that is settled; null where it may not know of it. */
export function followIdSeen(state: Past, id: string, knowledge: Knowledge): string | null {
  const named = (one: FollowUp): boolean => one.id === id;
  const follow = state.open.find(named) ?? sourceOf(state, eventOf(id)).find(named);
  if (!follow) return null;
  return followSeen(follow, idFor(state, follow, knowledge), knowledge, true)?.id ?? null;
}

function asSeen(state: Companion, follows: readonly DueEntry[], role: Role): readonly FollowView[] {
  const knowledge = new Knowledge(role, state);
  const past = pastOf(state);
  return follows.flatMap((follow) => {
    const seen = followSeen(follow, idFor(past, follow, knowledge), knowledge);
    return seen ? [seen] : [];
  });
}

/** Is this entry told to a role; of what the board alone says too. */
export function dueSeen(state: Past, entry: DueEntry, knowledge: Knowledge): boolean {
  return followSeen(entry, idFor(state, entry, knowledge), knowledge) !== null;
}

/** What must be rolled, chosen or moved now, as far as a role may know of it. */
export function dueFor(
  state: Companion,
  role: Role,
  book: Rulebook = rulebook,
): readonly FollowView[] {
  return asSeen(state, due(state, book), role);
}

/** What follows later in this turn or in the next, as far as a role may know of it. */
export function scheduledFor(
  state: Companion,
  role: Role,
  book: Rulebook = rulebook,
): readonly FollowView[] {
  return asSeen(state, scheduled(state, book), role);
}

/** The standing states that people forget, as far as a role may know of them. */
export function remindersFor(state: Companion, role: Role): readonly Reminder[] {
  const knowledge = new Knowledge(role, state);
  return reminders(state).filter(({ kind, unit, brigade }) => {
    const subject = unit ?? brigade ?? "";
    if (!knowledge.sees(subject)) return false;
    return (
      (kind !== "steady" && kind !== "ammunition") || knowledge.knows(knowledge.sideOf(subject))
    );
  });
}
