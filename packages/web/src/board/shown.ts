/** What a board shows beside the ground: known to nobody here but by its words and its colours. */
import type { Arrival, Field, Objective } from "@adjutant/battle";
import type { Scale, Unit } from "@adjutant/rules";
import type { UnitState } from "../parts/UnitRow.tsx";
import type { Size2D } from "../symbols/shapes.ts";
import type { SideEdge } from "../symbols/UnitSymbol.tsx";

export interface ShownSide {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly edge: SideEdge;
}

/**
 * A point of the table in the unit of the played scale, as battles write it: x to the right, y away
 * from the near edge.
 */
export interface TablePoint {
  readonly x: number;
  readonly y: number;
}

/** Where something stands: the middle of its front edge, and where it faces, degrees clockwise. */
export interface TablePose extends TablePoint {
  readonly facing: number;
}

/** In formation on its own ground, or in a place by its id, where its flag flies. */
export type Standing =
  | { readonly at: TablePose; readonly footprint: Size2D }
  | { readonly place: string };

/** A unit as the map draws it: everything that whoever looks may know of it, and nothing else. */
export interface BoardUnit {
  readonly id: string;
  /** In full, for the list and the ear. */
  readonly name: string;
  /** What stands on the map where there is room for it; default the name, shortened. */
  readonly label?: string;
  readonly side: ShownSide;
  /**
   * What its symbol is drawn from: arm, formation, size, grade, models, and the states that its
   * outline and rear show. Of an enemy what is visible, with the lowest grade, which draws no bars.
   */
  readonly unit: Unit;
  readonly standing: Standing;
  /** Bases of a screen that are left. */
  readonly bases?: number;
  /** Marks beside its block; those that its outline and rear show already are not drawn twice. */
  readonly states: readonly UnitState[];
  /** A general rides with it: his pennant flies over the block. */
  readonly general?: boolean;
  /** It is not seen now: here it stood when it was seen last, in that turn. */
  readonly lastSeen?: number;
  /** What the list says of it beside its name: formation, states, losses. */
  readonly words: string;
}

/** A general who rides alone, or a commander. */
export interface BoardGeneral {
  readonly id: string;
  readonly name: string;
  readonly side: ShownSide;
  readonly at: TablePoint;
  /** The commander's pennant is forked. */
  readonly commander: boolean;
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
  readonly units: readonly BoardUnit[];
  readonly generals: readonly BoardGeneral[];
}
