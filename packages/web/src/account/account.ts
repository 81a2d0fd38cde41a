import type { EntryView } from "@adjutant/battle";
import type { SideView, UnitView } from "../battle/view.ts";
import { casualtiesOfEvent } from "../battle/view.ts";

/** What a turn has cost a brigade. */
export interface BrigadeAccount {
  readonly id: string;
  readonly name: string;
  /** Figures lost this turn; null where they are the enemy's secret. */
  readonly lost: number | null;
  /** Units that have routed or dispersed this turn. */
  readonly broken: readonly UnitView[];
  readonly demoralised: boolean;
}

export interface SideAccount {
  readonly side: SideView;
  readonly lost: number | null;
  readonly broken: number;
  /** Brigades that something has happened to. */
  readonly brigades: readonly BrigadeAccount[];
  /** Brigades Demoralised or with nobody left, of how many (`army.broken`). */
  readonly down: number;
  readonly of: number;
}

/**
 * What a turn has brought to both sides, as far as whoever looks may know.
 *
 * @param turn null: all of the battle
 */
export function turnAccount(
  log: readonly EntryView[],
  sides: readonly SideView[],
  turn: number | null,
  lossesShown: (side: SideView) => boolean,
): readonly SideAccount[] {
  const entries = entriesOf(log, turn);
  const losses = new Map<string, number>();
  const broken = new Set<string>();
  for (const { event } of entries) {
    for (const [unit, count] of casualtiesOfEvent(event)) {
      losses.set(unit, (losses.get(unit) ?? 0) + count);
    }
    if (!("changes" in event)) continue;
    for (const change of event.changes) {
      if (!("unit" in change)) continue;
      const { gone, routing } = change.to;
      if (routing === true || (gone !== undefined && gone !== null)) broken.add(change.unit);
    }
  }
  return sides.map((side) => {
    const shown = lossesShown(side);
    const all = side.brigades.map((brigade): BrigadeAccount => {
      const lost = brigade.units.reduce((sum, { id }) => sum + (losses.get(id) ?? 0), 0);
      return {
        id: brigade.id,
        name: brigade.name,
        lost: shown ? lost : null,
        // One that has rallied since is no longer broken.
        broken: brigade.units.filter(
          ({ id, gone, unit }) => broken.has(id) && (gone !== null || unit.routing === true),
        ),
        demoralised: brigade.demoralised,
      };
    });
    const gone = side.brigades.filter(({ units }) => units.every((unit) => unit.gone !== null));
    const down = new Set([
      ...all.filter(({ demoralised }) => demoralised).map(({ id }) => id),
      ...gone.map(({ id }) => id),
    ]);
    return {
      side,
      lost: shown ? all.reduce((sum, { lost }) => sum + (lost ?? 0), 0) : null,
      broken: all.reduce((sum, one) => sum + one.broken.length, 0),
      brigades: all.filter(
        (one) => (one.lost ?? 0) > 0 || one.broken.length > 0 || one.demoralised,
      ),
      down: down.size,
      of: side.brigades.length,
    };
  });
}

/** Entries of a turn, or of all, that still count. */
function entriesOf(log: readonly EntryView[], turn: number | null): readonly EntryView[] {
  let at = 1;
  return log.filter(({ event, undone }) => {
    if (undone) return false;
    if (event.type === "advanced") at = event.turn;
    return turn === null || at === turn;
  });
}
