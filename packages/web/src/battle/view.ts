import type { Known } from "../resolve/known.ts";
import type { SideEdge } from "../symbols/UnitSymbol.tsx";

/** A unit on the roster: what the rules know of it, and what its card shows. */
export interface UnitView extends Known {
  readonly name: string;
  readonly brigade: string;
  readonly nation: string;
  readonly edge: SideEdge;
  readonly fired: boolean;
  readonly engaged: boolean;
  readonly fellBack: boolean;
  /** Dispersed or otherwise off the table for good. */
  readonly gone: boolean;
  /** Not on the table yet: the turn it arrives, or null. */
  readonly arrives: number | null;
  /** Casualties of the last resolution, to be marked. */
  readonly fresh: number;
}

export interface BrigadeView {
  readonly id: string;
  readonly name: string;
  readonly general: string;
  readonly units: readonly UnitView[];
}

export interface SideView {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly edge: SideEdge;
  readonly commander: string;
  readonly brigades: readonly BrigadeView[];
}
