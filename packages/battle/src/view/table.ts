/** The map as a role sees it, for measuring on: ghosts, arcs and sights ask the field nothing else. */
import { type Field, type OnTable, type Point, pointAt, standing } from "@adjutant/field";
import { type Rulebook, rulebook, type Unit } from "@adjutant/rules";
import { fieldOf } from "../map/on-map.ts";
import type { BattleView, UnitView } from "./board.ts";

/** A general on the map as a role sees him. */
export interface GeneralSeen {
  /** His brigade's id, or his side's. */
  readonly of: string;
  readonly side: string;
  /** The unit that he is with, or where he is by himself. */
  readonly at: OnTable | Point;
}

/** Everything on the map that a role sees. */
export interface TableSeen {
  readonly field: Field;
  readonly units: readonly OnTable[];
  readonly generals: readonly GeneralSeen[];
}

const seenBefore = new WeakMap<BattleView, TableSeen>();

/** The map of a battle as it stands in a role's view; null: the battle has none. */
export function tableSeen(view: BattleView, book: Rulebook = rulebook): TableSeen | null {
  const field = fieldOf(view, book);
  if (field === null) return null;
  const known = seenBefore.get(view);
  if (known?.field === field) return known;
  const units = Object.values(view.units).flatMap((unit) => stands(field, unit) ?? []);
  const seen = { field, units, generals: generalsSeen(view, units) };
  seenBefore.set(view, seen);
  return seen;
}

function stands(field: Field, roster: UnitView): OnTable | null {
  const { id, side, gone, at, place } = roster;
  const where = at ?? (place === null ? null : { garrison: place });
  if (gone !== null || where === null) return null;
  // A grade makes a unit of what is visible of one, and neither ground nor moves ask for it.
  const unit = { grade: "line", ...roster.unit } as Unit;
  return standing(field, { id, side, unit }, where);
}

function generalsSeen(view: BattleView, units: readonly OnTable[]): GeneralSeen[] {
  const alone = ({ x, y }: { readonly x: number; readonly y: number }) => pointAt([x, y]);
  const brigadiers = Object.values(view.brigades).flatMap((brigade): GeneralSeen[] => {
    const { id: of, side, generalAt } = brigade;
    const withHim = units.find(({ id }) => {
      const unit = view.units[id];
      return unit?.brigade === of && unit.general;
    });
    if (withHim) return [{ of, side, at: withHim }];
    return generalAt === null ? [] : [{ of, side, at: alone(generalAt) }];
  });
  const commanders = view.sides.flatMap(({ id, commanderAt }): GeneralSeen[] =>
    commanderAt === null ? [] : [{ of: id, side: id, at: alone(commanderAt) }],
  );
  return [...brigadiers, ...commanders];
}
