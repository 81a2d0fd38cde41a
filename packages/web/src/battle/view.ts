import type {
  BattleEvent,
  Companion,
  LogEntry,
  RosterBrigade,
  RosterSide,
  RosterUnit,
} from "@adjutant/battle";
import type { Brigade } from "@adjutant/rules";
import type { Known } from "../resolve/known.ts";
import type { SideEdge } from "../symbols/UnitSymbol.tsx";

/** Names stand in both languages in the battle; the screen shows one. */
export type NameLanguage = "en" | "ru";

/** A unit on the roster, with what its card shows. */
export interface UnitView extends Known, Omit<RosterUnit, "name" | "general"> {
  readonly name: string;
  readonly nation: string;
  readonly edge: SideEdge;
  /** Not on the table yet: the turn it arrives, or null. */
  readonly arrives: number | null;
  /** Casualties of the last event, to be marked. */
  readonly fresh: number;
}

export interface BrigadeView {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly general: string;
  readonly generalLost: boolean;
  /** What has befallen him; null: he is at his post. */
  readonly generalFate: RosterBrigade["general"]["fate"];
  /** Null until its command roll this turn. */
  readonly order: Brigade | null;
  readonly demoralised: boolean;
  readonly arrives: number | null;
  readonly units: readonly UnitView[];
}

export interface SideView {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly edge: SideEdge;
  readonly commander: string;
  readonly adcs: number | null;
  readonly brigades: readonly BrigadeView[];
}

/** Both sides as the screens show them, in the reader's language. */
export function sidesOf(companion: Companion, lang: NameLanguage): readonly SideView[] {
  const fresh = freshCasualties(companion.log);
  return companion.sides.map((side, index) => {
    const edge = index === 0 ? "solid" : "hatched";
    return {
      id: side.id,
      name: side.name[lang],
      nation: side.nation,
      edge,
      commander: side.commander.name[lang],
      adcs: side.adcs,
      brigades: side.brigades.flatMap((id) => {
        const brigade = companion.brigades[id];
        return brigade ? [brigadeView(companion, brigade, side, edge, fresh, lang)] : [];
      }),
    };
  });
}

function brigadeView(
  companion: Companion,
  brigade: RosterBrigade,
  side: RosterSide,
  edge: SideEdge,
  fresh: ReadonlyMap<string, number>,
  lang: NameLanguage,
): BrigadeView {
  const { turn } = companion;
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
    units: brigade.units.flatMap((id) => {
      const unit = companion.units[id];
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
export function lastEntry(log: readonly LogEntry[]): LogEntry | null {
  return log.findLast(({ event, undone }) => !undone && "changes" in event) ?? null;
}

/** Casualties that the last event brought, by unit. */
function freshCasualties(log: readonly LogEntry[]): ReadonlyMap<string, number> {
  const last = lastEntry(log);
  return new Map(last === null ? [] : casualtiesOfEvent(last.event));
}

/** Casualties that an event brought, by unit; what was recovered does not count. */
export function casualtiesOfEvent(event: BattleEvent): [string, number][] {
  if (!("changes" in event)) return [];
  return event.changes.flatMap((change): [string, number][] => {
    if (!("unit" in change)) return [];
    const lost = (change.to.casualties ?? 0) - (change.from.casualties ?? 0);
    return change.to.casualties !== undefined && lost > 0 ? [[change.unit, lost]] : [];
  });
}
