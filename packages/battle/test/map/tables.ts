/** Battles laid on small tables: ids that begin with a capital are blue's, the others red's. */
import { type Field, type FieldPlan, fieldFrom, type Place } from "@adjutant/field";
import type { Options } from "@adjutant/rules";
import { type Rulebook, rulebook, type Unit } from "@adjutant/rules";
import type { Board, RosterBrigade, RosterUnit } from "../../src/companion/state.ts";
import { parseOrderOfBattle, startCompanion } from "../../src/index.ts";
import { fireAt } from "../../src/map/fire.ts";
import {
  type GeneralPlace,
  type Laid,
  laid,
  type Piece,
  type Positions,
  pieceOf,
} from "../../src/map/laid.ts";

/** A unit of a table: where it stands, and whatever its roster, or its brigade's, says beside it. */
export interface Put {
  readonly unit: Unit;
  readonly place: Place;
  readonly marks?: Partial<RosterUnit>;
  readonly brigade?: Partial<RosterBrigade>;
  /** Default: its brigadier is with it; null: he is nowhere on the table. */
  readonly general?: GeneralPlace | null;
}

const text = (id: string) => ({ en: id, ru: id });
const sideOf = (id: string) => (id < "a" ? "blue" : "red");

/** A battle of these units, each in a brigade of its own, as it has just begun. */
function begun(units: { readonly [id: string]: Put }): Board {
  const order = {
    format: "adjutant/orderOfBattle@1",
    id: "table",
    name: text("table"),
    sources: { a: { title: "A source" } },
    sides: ["blue", "red"].map((side) => ({
      id: side,
      name: text(side),
      nation: side,
      commander: { name: text("commander"), rating: "average" },
      brigades: Object.entries(units)
        .filter(([id]) => sideOf(id) === side)
        .map(([id, { unit }]) => ({
          id: brigadeOf(id),
          name: text(id),
          general: { name: text("general") },
          units: [{ name: text(id), unit: { ...unit, id } }],
        })),
    })),
  };
  const checked = parseOrderOfBattle(order);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const start = startCompanion([checked.value], { id: "table" });
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  return start.value.state;
}

/** The id of the brigade that a unit of a table is alone in. */
export const brigadeOf = (id: string): string => `${id}-brigade`;

export interface Setting {
  readonly plan?: Partial<FieldPlan>;
  readonly options?: Options;
  /** Commanders-in-chief, by their sides. */
  readonly commanders?: { readonly [side: string]: GeneralPlace };
  readonly board?: Partial<Board>;
  readonly book?: Rulebook;
}

/** A table, 120 cm × 120 cm unless it says otherwise, with units on it. */
export function table(
  units: { readonly [id: string]: Put },
  { plan = {}, options = {}, commanders = {}, board = {}, book = rulebook }: Setting = {},
): Laid {
  const state = begun(units);
  const field: Field = fieldFrom({ width: 120, depth: 120, terrain: [], ...plan }, book);
  const rosters: Record<string, RosterUnit> = {};
  const brigades: Record<string, RosterBrigade> = {};
  const places: Record<string, Place> = {};
  const generals: Record<string, GeneralPlace> = { ...commanders };
  for (const [id, put] of Object.entries(units)) {
    const roster = state.units[id];
    const brigade = state.brigades[brigadeOf(id)];
    if (!roster || !brigade) throw new Error(`no unit ${id}`);
    rosters[id] = { ...roster, ...put.marks };
    brigades[brigade.id] = { ...brigade, ...put.brigade };
    places[id] = put.place;
    if (put.general !== null) generals[brigade.id] = put.general ?? { unit: id };
  }
  const positions: Positions = { units: places, generals };
  return laid(field, { ...state, options, units: rosters, brigades, ...board }, positions);
}

/** A unit of a table. */
export function the(on: Laid, id: string): Piece {
  const piece = pieceOf(on, id);
  if (piece === null) throw new Error(`${id} is not on the table`);
  return piece;
}

/** A unit and its place: facing 0 is away from the near edge. */
export function at(
  unit: Unit,
  x: number,
  y: number,
  facing = 0,
  more: Omit<Put, "unit" | "place"> = {},
): Put {
  return { unit, place: { x, y, facing }, ...more };
}

/** The fire of a unit at others, or why not. */
export function fire(on: Laid, firer: string, target: string, ...further: string[]) {
  return fireAt(on, the(on, firer), [the(on, target), ...further.map((id) => the(on, id))]);
}

/** The situation of a unit's fire; it must be allowed. */
export function situationOf(on: Laid, firer: string, target: string, ...further: string[]) {
  const made = fire(on, firer, target, ...further);
  if (made === null || "refused" in made) throw new Error(JSON.stringify(made));
  return made.shot.situation;
}

/** What a unit's fire at a target says of it. */
export const targetOf = (on: Laid, firer = "A", target = "b") =>
  situationOf(on, firer, target).targets[0];
