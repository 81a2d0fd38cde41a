/** The situations of `interfaces.md`, restated: what the twins are given. */

import type { Unit } from "./units.ts";

export type Scale = "cm" | "inch" | "inchAsCm";
export type Ground = "open" | "rough" | "difficult";
export type Cover = "none" | "cover" | "builtUp" | "strongpoint";

/** What every situation may carry. */
export interface Every {
  readonly scale?: Scale;
  readonly options?: Readonly<Record<string, boolean>>;
  readonly generals?: { readonly own?: boolean; readonly enemy?: boolean };
}

export interface TestFacts {
  readonly general?: boolean;
  readonly supported?: boolean;
  readonly brigade?: "obeys" | "hesitant";
  readonly demoralised?: boolean;
}

export interface Target {
  readonly unit: Unit;
  readonly distance: number;
  readonly cover?: Cover;
  readonly ground?: Ground;
  readonly leadsCharge?: boolean;
  readonly test?: TestFacts;
}

export interface Behind {
  readonly unit: Unit;
  readonly gap: number;
  /** Left out: all of it. */
  readonly share?: number;
  /** From the battery. Left out: the target's, the target's depth and the gap together. */
  readonly distance?: number;
  readonly ground?: Ground;
}

export interface FireSituation extends Every {
  readonly firer: Unit;
  readonly moved?: "none" | "half" | "more";
  readonly changedFormation?: boolean;
  readonly reformed?: boolean;
  readonly ground?: Ground;
  readonly share?: number;
  readonly assaultFire?: boolean;
  readonly unlimbered?: boolean;
  readonly straightAheadOnly?: boolean;
  readonly targets: readonly Target[];
  readonly screenBetween?: { readonly unit: Unit; readonly gap: number };
  readonly behind?: readonly Behind[];
  readonly friendNear?: boolean;
}

export interface DisciplineSituation extends Every, TestFacts {
  readonly unit: Unit;
  readonly cover?: boolean;
}

export interface FateSituation extends Every {
  readonly unit: Unit;
  readonly target: Unit;
  readonly test?: TestFacts & { readonly cover?: boolean };
}

export interface GeneralSituation extends Every {
  readonly enemyNear: boolean;
}

export interface FractionSituation extends Every {
  readonly quarters: number;
  readonly firer: Unit;
}

export interface IgnitionSituation extends Every {
  readonly howitzers: number;
}

export interface BounceSituation extends Every {
  readonly battery: Unit;
  readonly target: {
    readonly unit: Unit;
    readonly scored: number;
    readonly distance: number;
    readonly cover?: Cover;
    readonly ground?: Ground;
  };
  readonly behind: readonly Behind[];
}

export interface ChargeSituation extends Every {
  readonly charger: {
    readonly unit: Unit;
    readonly supports?: number;
    readonly general?: boolean;
    readonly infantryAssault?: boolean;
    readonly flank?: boolean;
    readonly lostToFire?: number;
  };
  readonly defender: {
    readonly unit: Unit;
    readonly supports?: number;
    readonly general?: boolean;
    readonly uphill?: boolean;
    readonly cover?: "none" | "cover";
    readonly reaction?: "stand" | "counterCharge";
  };
  readonly distance: number;
}

export interface MeleeSide {
  readonly unit: Unit;
  readonly elan?: boolean;
  readonly glory?: boolean;
  readonly flank?: boolean;
  readonly supports?: number;
  readonly general?: boolean;
}

export type DrawChoice = "fightOn" | "retire";

export interface MeleeSituation extends Every {
  readonly attacker: MeleeSide;
  readonly defender: MeleeSide;
  readonly round?: 1 | 2;
  readonly ground?: "open" | "steepUp" | "redoubt";
  readonly onDraw?: { readonly attacker: DrawChoice; readonly defender: DrawChoice };
}

export interface InitiativeSituation extends Every {
  readonly a: { readonly commanderLost: boolean };
  readonly b: { readonly commanderLost: boolean };
}

export interface AdcSituation extends Every {
  readonly adcs: number;
}

export interface CommandSituation extends Every {
  readonly demoralised: boolean;
  readonly offTable: boolean;
}

export interface FalteringSituation extends Every {
  /** Units that routed or dispersed since the last command roll, 1 or more. */
  readonly lost: number;
}

export function option(situation: Every, id: string): boolean {
  return situation.options?.[id] === true;
}

/**
 * `scale.pair`, `scale.inclusive`: is a distance within the limit of its own column? Compared as
 * whole hundredths, which is the grid of both scales.
 */
export function within(situation: Every, distance: number, cm: number, inches: number): boolean {
  const limit = (situation.scale ?? "cm") === "cm" ? cm : inches;
  return Math.round(distance * 100) <= Math.round(limit * 100);
}
