/** Setting out and marches on the map, as a role may read them. */
import type { ClauseId } from "@adjutant/rules";
import type { Deployed, Marched, WayGone } from "../companion/marching.ts";
import type { Change } from "../companion/state.ts";
import { changesSeen } from "./change.ts";
import { followIdSeen } from "./follow.ts";
import type { Knowledge, Past } from "./role.ts";
import { type AnyView, stamp } from "./stamp.ts";

/** Units set out: of an enemy only what came on before everybody's eyes. */
export type DeployedView = AnyView &
  Omit<Deployed, "id" | "by" | "at" | "overruled"> & {
    /** Of one's own. */
    readonly overruled?: ClauseId;
  };

/** A march is made before everybody's eyes. */
export interface MarchedView extends AnyView {
  readonly type: "marched";
  readonly ways: readonly WayGone[];
  readonly changes: readonly Change[];
  /** Of one's own units. */
  readonly overruled?: ClauseId;
}

/** What of a record a role may read: the keys that it knows. */
function kept<Value>(
  of: { readonly [id: string]: Value } | undefined,
  sees: (id: string) => boolean,
): { readonly [id: string]: Value } | undefined {
  return of && Object.fromEntries(Object.entries(of).filter(([id]) => sees(id)));
}

/** A setting out as a role may read it; before the battle nothing of an enemy's. */
export function deployedSeen(
  event: Deployed,
  knowledge: Knowledge,
  before: Past,
): DeployedView | null {
  const { type, side, arrives, answers, overruled } = event;
  if (!knowledge.seesPlaces(side)) return null;
  const own = knowledge.knows(side);
  const changes = changesSeen(event.changes, knowledge, before);
  // Who comes on out of sight is not there yet.
  if (!own && knowledge.hides && changes.length === 0) return null;
  const after = knowledge.after(event.changes);
  const shown = (id: string): boolean => knowledge.seesUnit(id) && after.seesUnit(id);
  const places = kept(event.places, shown) ?? {};
  const formations = kept(event.formations, shown);
  const generals = kept(event.generals, (id) => knowledge.sees(id) && (own || !knowledge.hides));
  const done = answers === undefined ? null : followIdSeen(before, answers, knowledge);
  return {
    type,
    ...stamp(event),
    side,
    places,
    ...(formations && { formations }),
    ...(generals && { generals }),
    changes,
    ...(arrives && { arrives }),
    ...(done !== null && { answers: done }),
    ...(own && overruled !== undefined && { overruled }),
  };
}

/** A way with the friends it went through that the role sees. */
function throughSeen({ through, ...way }: WayGone, knowledge: Knowledge): WayGone {
  const seen = through?.filter((id) => knowledge.seesUnit(id)) ?? [];
  return { ...way, ...(seen.length > 0 && { through: seen }) };
}

/** A march as a role may read it. */
export function marchedSeen(
  event: Marched,
  knowledge: Knowledge,
  before: Past,
): MarchedView | null {
  const { type, overruled } = event;
  // Of a way that leads out of sight, or comes from there, nothing but that it did is told.
  const after = knowledge.after(event.changes);
  const ways = event.ways
    .filter(({ unit }) => knowledge.seesUnit(unit) && after.seesUnit(unit))
    .map((way) => (knowledge.hides ? throughSeen(way, knowledge) : way));
  const changes = changesSeen(event.changes, knowledge, before);
  if (ways.length === 0 && changes.length === 0) return null;
  const own = event.ways.every(({ unit }) => knowledge.knows(knowledge.sideOf(unit)));
  return {
    type,
    ...stamp(event),
    ways,
    changes,
    ...(own && overruled !== undefined && { overruled }),
  };
}
