/** Whole battles on the map by real commands: ids that begin with a capital are blue's, others red's. */
import type { Place } from "@adjutant/field";
import type { Options, Unit } from "@adjutant/rules";
import type { At } from "../../src/companion/state.ts";
import {
  type Phase,
  parseScenario,
  type SituationOf,
  startScenario,
  type TerrainPiece,
} from "../../src/index.ts";
import { resolving, to } from "../companion-orders.ts";
import { Table } from "../forces.ts";

/** A unit of a battle: where it stands, in which brigade, and whether its general is with it. */
export interface Put {
  readonly unit: Unit;
  readonly place: Place;
  /** Default one of its own. */
  readonly brigade?: string;
  /** Default: with the first unit of its brigade. */
  readonly general?: boolean;
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

export interface Setting {
  readonly terrain?: readonly TerrainPiece[];
  readonly objectives?: readonly object[];
  readonly options?: Options;
  /** Default: the Charges phase of the first turn. */
  readonly phase?: Phase;
  readonly width?: number;
  readonly depth?: number;
}

const named = (id: string) => ({ en: id, ru: id });
const sideOf = (id: string) => (id < "a" ? "blue" : "red");
const brigadeOf = (id: string, { brigade }: Put) => brigade ?? `${id}-brigade`;

function band(near: number, far: number, width: number) {
  return {
    polygon: [
      [0, near],
      [width, near],
      [width, far],
      [0, far],
    ],
  };
}

function sideFile(side: string, units: { readonly [id: string]: Put }) {
  const own = Object.entries(units).filter(([id]) => sideOf(id) === side);
  const brigades = [...new Set(own.map(([id, put]) => brigadeOf(id, put)))];
  return {
    id: side,
    name: named(side),
    nation: side,
    commander: { name: named("commander"), rating: "average" },
    brigades: brigades.map((brigade) => ({
      id: brigade,
      name: named(brigade),
      general: { name: named("general") },
      units: own
        .filter(([id, put]) => brigadeOf(id, put) === brigade)
        .map(([id, { unit }]) => ({ name: named(id), unit: { ...unit, id } })),
    })),
  };
}

/** Blue's edge is the near one; it is blue's initiative. */
export class MapBattle extends Table {
  /** Where a unit stands; null if it stands nowhere. */
  stands(id: string): At | null {
    return this.roster(id).at;
  }
}

/** A battle on a table of 120 cm × 120 cm with everybody in place. */
export function battle(
  units: { readonly [id: string]: Put },
  {
    terrain = [],
    objectives = [],
    options = {},
    phase = "charges",
    width = 120,
    depth = 120,
  }: Setting = {},
): MapBattle {
  const checked = parseScenario({
    format: "adjutant/scenario@1",
    id: "battle",
    name: named("battle"),
    sources: { a: { title: "A source" } },
    turns: 6,
    options,
    sides: ["blue", "red"].map((side) => sideFile(side, units)),
    objectives,
    field: {
      scale: "cm",
      inches: 0.65,
      width,
      depth,
      terrain,
      deployment: [
        { side: "blue", zone: band(0, depth / 3, width) },
        { side: "red", zone: band((2 * depth) / 3, depth, width) },
      ],
      // In no zone there need be a place for garrisons: they hold theirs from the start.
      places: Object.fromEntries(
        Object.entries(units).flatMap(([id, { place }]) =>
          "garrison" in place ? [[id, place] as const] : [],
        ),
      ),
    },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const start = startScenario(checked.value, { id: "battle", map: true });
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  const table = new MapBattle(start.value.state);
  const led = new Set<string>();
  for (const [unit, put] of Object.entries(units)) {
    const brigade = brigadeOf(unit, put);
    const general = put.general ?? !led.has(brigade);
    led.add(brigade);
    const there = "garrison" in put.place ? { place: put.place.garrison } : { at: put.place };
    table.give({ type: "correct", unit, to: { ...there, general }, reason: "other" });
  }
  to(table, "initiative");
  table.give({ type: "resolve", procedure: "initiative", situation: {}, faces: [6, 5, 1, 1] });
  to(table, phase);
  return table;
}

/** The charge of a unit at an enemy: the command names them, and says what people choose. */
export function charge(
  table: MapBattle,
  charger: string,
  defender: string,
  faces: readonly number[],
  choice: {
    readonly charger?: Partial<SituationOf<"charge">["charger"]>;
    readonly defender?: Partial<SituationOf<"charge">["defender"]>;
    readonly turn?: number;
  } = {},
) {
  const { turn } = choice;
  return {
    type: "resolve",
    procedure: "charge",
    situation: {
      charger: { unit: table.unit(charger), ...choice.charger },
      defender: { unit: table.unit(defender), ...choice.defender },
      distance: 0,
    },
    ...(turn !== undefined && { way: { charger, target: defender, turn } }),
    faces,
  } as const;
}

/** A charge is declared on the map, which measures where it starts. */
export const declare = (charger: string, target: string, turn?: number) =>
  ({ type: "declare", unit: charger, to: target, ...(turn !== undefined && { turn }) }) as const;

/** Declares a charge, and advances to its resolution. */
export function declared<Of extends MapBattle>(table: Of, charger = "A", target = "b"): Of {
  table.give(declare(charger, target));
  resolving(table);
  return table;
}
