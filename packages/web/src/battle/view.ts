import type {
  BattleView,
  EntryView,
  EventView,
  BrigadeView as SeenBrigade,
  SideView as SeenSide,
  UnitView as SeenUnit,
} from "@adjutant/battle";
import type { Brigade, Unit } from "@adjutant/rules";
import type { Facts, Known } from "../resolve/known.ts";
import type { SideEdge } from "../symbols/UnitSymbol.tsx";

/** Names stand in both languages in the battle; the screen shows one. */
export type NameLanguage = "en" | "ru";

type Marks = Pick<
  SeenUnit,
  "brigade" | "fired" | "fellBack" | "engaged" | "elan" | "charged" | "place" | "at" | "gone"
>;

/** A unit with what its card shows, as far as whoever looks knows it. */
export interface UnitView<Of extends Facts = Facts> extends Known<Of>, Marks {
  readonly nation: string;
  readonly edge: SideEdge;
  /** Not on the table yet: the turn it arrives, or null. */
  readonly arrives: number | null;
  /** Casualties of the last event, to be marked. */
  readonly fresh: number;
}

/** A unit whose roster whoever looks may read. */
export type OwnUnitView = UnitView<Unit>;

export function isOwn(unit: UnitView): unit is OwnUnitView {
  return "grade" in unit.unit;
}

export interface BrigadeView {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly general: string;
  readonly generalLost: boolean;
  /** What has befallen him; null: he is at his post. */
  readonly generalFate: SeenBrigade["general"]["fate"];
  /** Null until its command roll this turn. */
  readonly order: Brigade | null;
  readonly demoralised: boolean;
  readonly arrives: number | null;
  /** Units that broke since its last command roll (`brigade.faltering`). */
  readonly broken: number;
  readonly units: readonly UnitView[];
}

export interface SideView {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly edge: SideEdge;
  readonly commander: string;
  /** Null before their roll, and for an enemy's. */
  readonly adcs: number | null;
  /** Whoever looks reads the side's rosters. */
  readonly known: boolean;
  readonly brigades: readonly BrigadeView[];
}

/** Both sides as the screens show them, in the reader's language. */
export function sidesOf(
  view: BattleView,
  log: readonly EntryView[],
  lang: NameLanguage,
): readonly SideView[] {
  const fresh = freshCasualties(log);
  return view.sides.map((side, index) => {
    const edge = index === 0 ? "solid" : "hatched";
    return {
      id: side.id,
      name: side.name[lang],
      nation: side.nation,
      edge,
      commander: side.commander.name[lang],
      adcs: side.adcs ?? null,
      known: side.adcs !== undefined,
      brigades: side.brigades.flatMap((id) => {
        const brigade = view.brigades[id];
        return brigade ? [brigadeView(view, brigade, side, edge, fresh, lang)] : [];
      }),
    };
  });
}

function brigadeView(
  view: BattleView,
  brigade: SeenBrigade,
  side: SeenSide,
  edge: SideEdge,
  fresh: ReadonlyMap<string, number>,
  lang: NameLanguage,
): BrigadeView {
  const { turn } = view;
  const arrives = brigade.arrives !== null && brigade.arrives > turn ? brigade.arrives : null;
  return {
    id: brigade.id,
    side: brigade.side,
    name: brigade.name[lang],
    general: brigade.general.name[lang],
    generalFate: brigade.general.fate,
    generalLost: brigade.general.fate !== null && brigade.general.fate !== "hatShot",
    order: brigade.rolledInTurn === turn ? brigade.order : null,
    demoralised: brigade.demoralised,
    arrives,
    broken: brigade.broken.length,
    units: brigade.units.flatMap((id) => {
      const unit = view.units[id];
      return unit
        ? [
            {
              ...unit,
              name: unit.name[lang],
              nation: side.nation,
              edge,
              arrives,
              order: brigade.order,
              demoralised: brigade.demoralised,
              fresh: fresh.get(id) ?? 0,
            },
          ]
        : [];
    }),
  };
}

/** The last entry that still counts and changed something, or null. */
export function lastEntry(log: readonly EntryView[]): EntryView | null {
  return log.findLast(({ event, undone }) => !undone && "changes" in event) ?? null;
}

/**
 * Has nothing been done since an event but what followed from it: moves made on the table, choices.
 * What it says is still the news of the hour.
 */
export function isNews(log: readonly EntryView[], id: string): boolean {
  const standing = log
    .filter(({ event: { type }, undone }) => !undone && type !== "undone" && type !== "redone")
    .map(({ event }) => event);
  const at = standing.findIndex((event) => event.id === id);
  return at >= 0 && standing.slice(at + 1).every(({ type }) => type === "settled");
}

/** Casualties that the last event brought, by unit. */
function freshCasualties(log: readonly EntryView[]): ReadonlyMap<string, number> {
  const last = lastEntry(log);
  return new Map(last === null ? [] : casualtiesOfEvent(last.event));
}

/** Casualties that an event brought, by unit, where they are known; what was recovered does not count. */
export function casualtiesOfEvent(event: EventView): [string, number][] {
  if (!("changes" in event)) return [];
  return event.changes.flatMap((change): [string, number][] => {
    if (!("unit" in change)) return [];
    const lost = (change.to.casualties ?? 0) - (change.from.casualties ?? 0);
    return change.to.casualties !== undefined && lost > 0 ? [[change.unit, lost]] : [];
  });
}
