/** What a board shows beside the ground: known to nobody here but by its words and its colours. */
import type { Arrival, Field, Objective } from "@adjutant/battle";
import type { Scale, Unit } from "@adjutant/rules";
import type { Size2D } from "../symbols/shapes.ts";
import type { SideEdge } from "../symbols/UnitSymbol.tsx";

export interface ShownSide {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly edge: SideEdge;
}

/** A unit in formation on the field. */
export interface ShownUnit {
  readonly id: string;
  readonly name: string;
  readonly unit: Unit;
  readonly side: ShownSide;
  /** In centimetres of the field. */
  readonly footprint: Size2D;
  /** The middle of its front edge in centimetres, and where it faces, degrees clockwise. */
  readonly stand: { readonly x: number; readonly y: number; readonly facing: number };
}

export interface ShownZone {
  readonly id: string;
  readonly side: ShownSide;
  /** What stands in it: a side, or one of its brigades. */
  readonly name: string;
  readonly brigade: boolean;
  readonly zone: Field["deployment"][number]["zone"];
}

export interface ShownArrival {
  readonly brigade: string;
  readonly side: ShownSide;
  readonly name: string;
  /** The turn it comes on; null: when it is sent for. */
  readonly turn: number | null;
  readonly edge: Arrival["edge"];
}

export interface ShownObjective {
  readonly id: string;
  readonly name: string;
  readonly place: string | null;
  readonly points: Objective["points"];
  readonly holder: ShownSide | null;
}

export interface ShownField {
  readonly title: string;
  readonly field: Field;
  readonly scale: Scale;
  readonly sides: readonly ShownSide[];
  readonly zones: readonly ShownZone[];
  readonly arrivals: readonly ShownArrival[];
  readonly objectives: readonly ShownObjective[];
  readonly units: readonly ShownUnit[];
}
