/**
 * What is laid over the map for a while: where a unit may go, what it may fire at, what an order
 * would come to. All of it is measured elsewhere and said in words there; the board draws it. Points
 * and lengths are in the unit of the played scale.
 */
import type { Unit } from "@adjutant/rules";
import type { Size2D } from "../symbols/shapes.ts";
import type { BoardUnit, ShownSide, TablePoint, TablePose } from "./shown.ts";

/** A unit where it might stand: it follows finger, pen, mouse or keys. */
export interface Ghost {
  readonly kind: "ghost";
  /** The unit that would stand there. */
  readonly unit: Pick<BoardUnit, "id" | "side" | "bases"> & { readonly unit: Unit };
  readonly at: TablePose;
  readonly footprint: Size2D;
  /** It may stand there. */
  readonly legal: boolean;
  /** "7.5 of 15 cm", or why not, short. */
  readonly label: string | null;
  /** The way of the middle of its front, from where it stands; wheels as short stretches. */
  readonly way: readonly TablePoint[];
  /** Where it wheels or changes formation on the way. */
  readonly stages?: readonly TablePose[];
  /** Where the longest legal part of the way ends, if it may not go all of it. */
  readonly farthest?: TablePose | null;
  /** It is the one that keys move, with the handle to turn it by. */
  readonly held: boolean;
}

/** As far as a unit may go, by its outline; beyond a turn about more faintly. */
export interface Reach {
  readonly kind: "reach";
  readonly id: string;
  readonly outline: readonly TablePoint[];
  readonly faint?: boolean;
}

export type Band = "canister" | "effective" | "long" | "musketry";

/** The arc of fire in its bands, the nearest first, each outline out to the end of its band. */
export interface FireArc {
  readonly kind: "arc";
  readonly id: string;
  readonly bands: readonly {
    readonly band: Band;
    readonly outline: readonly TablePoint[];
    /** Where its label stands, and what it says: "canister · 30 cm". */
    readonly label: string | null;
    readonly labelAt: TablePoint;
  }[];
}

/** Who of a firing front sees the target, and what stands before the others. */
export interface SightShare {
  readonly kind: "sight";
  readonly id: string;
  readonly rays: readonly {
    readonly from: TablePoint;
    readonly to: TablePoint;
    readonly sees: boolean;
  }[];
  /** Ids of units and ground that are in the way. */
  readonly blockers: readonly string[];
  readonly label: string | null;
}

export interface Ruler {
  readonly kind: "ruler";
  readonly id: string;
  readonly from: TablePoint;
  readonly to: TablePoint;
  readonly label: string;
}

/** A charge as it would be made: a wheel, then straight on. */
export interface ChargePreview {
  readonly kind: "charge";
  readonly id: string;
  /** The way of the middle of the charger's front. */
  readonly way: readonly TablePoint[];
  /** Where the wheel ends. */
  readonly wheeled: TablePose | null;
  /** In contact, or where it halts. */
  readonly end: TablePose;
  readonly footprint: Size2D;
  readonly reaches: boolean;
  /** The edge of the target that it meets. */
  readonly contact: readonly [TablePoint, TablePoint] | null;
  /** Where defensive fire meets it. */
  readonly fireAt: TablePoint | null;
  readonly label: string | null;
}

/** An enemy that may be fired at or charged, with its odds; or why not. */
export interface TargetMark {
  readonly kind: "target";
  /** The unit that is marked. */
  readonly id: string;
  readonly may: boolean;
  readonly label: string | null;
}

/** Ground that an order is about: a zone of deployment, a stretch of the edge. */
export interface MarkedGround {
  readonly kind: "ground";
  readonly id: string;
  readonly side: ShownSide;
  readonly outline: readonly TablePoint[];
}

export type Overlay =
  | Ghost
  | Reach
  | FireArc
  | SightShare
  | Ruler
  | ChargePreview
  | TargetMark
  | MarkedGround;

/** A unit or a ghost is being moved by hand or by keys. */
export interface Guided {
  readonly unit: string;
  readonly to: TablePose;
  /**
   * Under the finger, let go of there, or moved on by a key; `settle` (Enter) means what letting go
   * does, `leave` (Escape) that nothing is meant.
   */
  readonly how: "drag" | "drop" | "key" | "settle" | "leave";
}
