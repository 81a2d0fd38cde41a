/** What units did on the table without a resolution, as a role may read it. */
import type { ClauseId } from "@adjutant/rules";
import type { Declared } from "../companion/declaring.ts";
import type { StoodStill } from "../companion/events.ts";
import type { UnitsMoved } from "../companion/moving.ts";
import type { Reacted } from "../companion/reacting.ts";
import type { Attached, Rode } from "../companion/riding.ts";
import type { Change } from "../companion/state.ts";
import { changesSeen } from "./change.ts";
import { type FollowView, followIdSeen, followsSeen } from "./follow.ts";
import { asksSeen, type PendingView } from "./pending.ts";
import type { Knowledge, Past } from "./role.ts";
import { type AnyView, stamp } from "./stamp.ts";

export interface StoodStillView extends AnyView {
  readonly type: "stoodStill";
  readonly units: readonly string[];
  readonly changes: readonly Change[];
  /** Of one's own units. */
  readonly overruled?: ClauseId;
}

/** A movement is made on the table, before everybody's eyes. */
export type MovedView = AnyView &
  Omit<UnitsMoved, "id" | "at" | "asks" | "place" | "overruled"> & {
    /** Its id is absent where it would tell of a unit that the role does not see. */
    readonly place?: UnitsMoved["place"];
    readonly asks?: readonly PendingView[];
    /** Of one's own units. */
    readonly overruled?: ClauseId;
  };

/** A charge is declared aloud. */
export type DeclaredView = AnyView &
  Omit<Declared, "id" | "at" | "follows" | "overruled"> & {
    readonly follows: readonly FollowView[];
    /** Of one's own units. */
    readonly overruled?: ClauseId;
  };

/** A charge is answered on the table; its die is thrown in the open, who typed it is not told. */
export type ReactedView = AnyView &
  Omit<Reacted, "id" | "at" | "dice" | "answers" | "follows"> & {
    /** The charge that it answers, by the id that the role knows it by. */
    readonly answers?: string;
    readonly dice?: { readonly faces: readonly number[] };
    readonly follows: readonly FollowView[];
  };

/** A general rides before everybody's eyes. */
export type AttachedView = AnyView &
  Omit<Attached, "id" | "by" | "at" | "overruled"> & {
    /** Of one's own. */
    readonly overruled?: ClauseId;
  };

/** So does a commander-in-chief. */
export type RodeView = AnyView &
  Omit<Rode, "id" | "by" | "at" | "overruled"> & {
    /** Of one's own. */
    readonly overruled?: ClauseId;
  };

/** Units that stood still, those of an enemy only where it shows. */
export function stoodStillSeen(
  event: StoodStill,
  knowledge: Knowledge,
  before: Past,
): StoodStillView | null {
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

/** A movement as a role may read it. */
export function movedSeen(event: UnitsMoved, knowledge: Knowledge, before: Past): MovedView | null {
  const { type, how, formation, leaves, about, place, away, unformedBy, overruled } = event;
  const units = event.units.filter((id) => knowledge.seesUnit(id));
  if (units.length === 0) return null;
  const own = event.units.every((id) => knowledge.knows(knowledge.sideOf(id)));
  const placeId = knowledge.placeNamed(place?.id ?? null);
  return {
    type,
    ...stamp(event),
    units,
    how,
    ...(formation !== undefined && { formation }),
    ...(leaves && { leaves }),
    ...(about && { about }),
    ...(place && { place: { kind: place.kind, ...(placeId !== null && { id: placeId }) } }),
    ...(away && { away }),
    ...(unformedBy !== undefined && { unformedBy }),
    changes: changesSeen(event.changes, knowledge, before),
    ...asksSeen(event, knowledge),
    ...(own && overruled !== undefined && { overruled }),
  };
}

/** A declaration as a role may read it. */
export function declaredSeen(
  event: Declared,
  knowledge: Knowledge,
  before: Past,
): DeclaredView | null {
  const { type, unit, to, distance, turn, overruled } = event;
  // Who declares a charge shows himself by it, and whom he has seen.
  const after = knowledge.after(event.changes);
  if (!after.seesUnit(unit) || !after.seesUnit(to)) return null;
  const own = knowledge.knows(knowledge.sideOf(unit));
  return {
    type,
    ...stamp(event),
    unit,
    to,
    distance,
    ...(turn !== undefined && { turn }),
    changes: changesSeen(event.changes, knowledge, before),
    follows: followsSeen(event.id, event.follows, after),
    ...(own && overruled !== undefined && { overruled }),
  };
}

/** A reaction to a charge as a role may read it. */
export function reactedSeen(
  event: Reacted,
  knowledge: Knowledge,
  before: Past,
): ReactedView | null {
  const { type, unit, to, reaction, distance, dice, evaded, answers, overruled } = event;
  if (!knowledge.seesUnit(unit) || !knowledge.seesUnit(to)) return null;
  const charge = answers === undefined ? null : followIdSeen(before, answers, knowledge);
  return {
    type,
    ...stamp(event),
    unit,
    to,
    reaction,
    distance,
    ...(dice && { dice: { faces: dice.faces } }),
    ...(evaded && { evaded }),
    ...(charge !== null && { answers: charge }),
    changes: changesSeen(event.changes, knowledge, before),
    follows: followsSeen(event.id, event.follows, knowledge),
    ...(overruled !== undefined && { overruled }),
  };
}

/** A general who joins or leaves as a role may read it. */
export function attachedSeen(
  event: Attached,
  knowledge: Knowledge,
  before: Past,
): AttachedView | null {
  const { type, brigade, unit, distance, to, overruled } = event;
  if (!knowledge.seesBrigade(brigade)) return null;
  const own = knowledge.knows(knowledge.sideOf(brigade));
  if (!own && knowledge.hides) return attachedInSight(event, knowledge, before);
  return {
    type,
    ...stamp(event),
    brigade,
    unit,
    ...(distance !== undefined && { distance }),
    ...(to && { to }),
    changes: changesSeen(event.changes, knowledge, before),
    ...(own && overruled !== undefined && { overruled }),
  };
}

/** Of a general who rides about by himself nothing is seen where troops out of sight are hidden. */
function attachedInSight(event: Attached, knowledge: Knowledge, before: Past): AttachedView | null {
  const { type, brigade } = event;
  const unit = knowledge.unitNamed(event.unit);
  const changes = changesSeen(event.changes, knowledge, before);
  if (unit === null && changes.length === 0) return null;
  return { type, ...stamp(event), brigade, unit, changes };
}

/**
 * A commander-in-chief who rides as a role may read it; nothing is seen of an enemy's where troops out
 * of sight are hidden.
 */
export function rodeSeen(event: Rode, knowledge: Knowledge, before: Past): RodeView | null {
  const { type, side, to, distance, overruled } = event;
  if (knowledge.hides && !knowledge.knows(side)) return null;
  return {
    type,
    ...stamp(event),
    side,
    to,
    distance,
    changes: changesSeen(event.changes, knowledge, before),
    ...(knowledge.knows(side) && overruled !== undefined && { overruled }),
  };
}
