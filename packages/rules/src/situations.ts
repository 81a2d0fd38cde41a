/**
 * What a procedure must know, as files and calls write it. Distances are numbers in the unit of
 * `scale`, on its grid of hundredths (`scale.inclusive`). What may be left out has its default
 * named beside it.
 */
import type { OptionValues } from "./rulebook/rulebook.ts";
import type { Artillery, Infantry, RocketBattery, Screen, Unit } from "./units.ts";

/** `inchAsCm` reads the inch number as centimetres (`scale.pair`). */
export type Scale = "cm" | "inch" | "inchAsCm";
export type Ground = "open" | "rough" | "difficult";
export type Cover = "none" | "cover" | "builtUp" | "strongpoint";
export type Moved = "none" | "half" | "more";
export type Brigade = "obeys" | "hesitant";
export type Options = Partial<OptionValues>;

interface AnySituation {
  /** Default cm. */
  readonly scale?: Scale;
  readonly options?: Options;
  /** Is a general near enough for Fate (`fate.table`); default neither. */
  readonly generals?: { readonly own?: boolean; readonly enemy?: boolean };
}

/** What a discipline test asks beside the unit itself; all default to "no" and "obeys". */
export interface TestFacts {
  readonly general?: boolean;
  readonly supported?: boolean;
  readonly brigade?: Brigade;
  readonly demoralised?: boolean;
}

export interface FireTarget {
  readonly unit: Unit;
  readonly distance: number;
  /** Default none, or the place a garrison holds. */
  readonly cover?: Cover;
  readonly ground?: Ground;
  /** This unit leads a charge on the firer (`fire.majority`, `fire.disciplineTarget`). */
  readonly leadsCharge?: boolean;
  readonly test?: TestFacts;
}

/** A unit behind the target, for bounce-through. */
export interface UnitBehind {
  readonly unit: Unit;
  /** Clear distance from the target's rear edge to this unit's nearest edge. */
  readonly gap: number;
  /** Part of its formation strictly behind the target, 0…1; default 1. */
  readonly share?: number;
  /** From the battery; default the target's distance + its depth + the gap. */
  readonly distance?: number;
  readonly ground?: Ground;
}

interface FireSituation<Firer> extends AnySituation {
  readonly firer: Firer;
  readonly moved?: Moved;
  readonly changedFormation?: boolean;
  readonly reformed?: boolean;
  readonly ground?: Ground;
  /** Part of the firer's strength that can fire, 0…1; default 1. */
  readonly share?: number;
  readonly assaultFire?: boolean;
  /** Limbered or unlimbered this turn. */
  readonly unlimbered?: boolean;
  /** The firer is under the fire limits of a Hesitant brigade (`command.hesitant`). */
  readonly straightAheadOnly?: boolean;
  readonly targets: readonly [FireTarget, ...FireTarget[]];
  readonly screenBetween?: { readonly unit: Unit; readonly gap: number };
  readonly behind?: readonly UnitBehind[];
  /** Is a friend of the battery on the table (rockets); default true. */
  readonly friendNear?: boolean;
}

export type VolleySituation = FireSituation<Infantry>;
export type SkirmishSituation = FireSituation<Infantry | Screen>;
export type ArtillerySituation = FireSituation<Exclude<Artillery, RocketBattery>>;
export type RocketSituation = FireSituation<RocketBattery>;

export type Reaction = "stand" | "counterCharge";

export interface ChargeSituation extends AnySituation {
  readonly charger: {
    readonly unit: Unit;
    readonly supports?: number;
    readonly general?: boolean;
    readonly infantryAssault?: boolean;
    /** It strikes the enemy's flank or rear. */
    readonly flank?: boolean;
    /** Casualties it took from this defensive fire; its `casualties` already count them. */
    readonly lostToFire?: number;
    /**
     * It set out formed: what its way, or fire at its charge, did to it does not end that
     * (`move.terrain`, `charge.defensiveFire`).
     */
    readonly unformedByWay?: boolean;
    /** How much farther its charge reaches by `tasking.forwards`, in the unit of the scale. */
    readonly farther?: number;
    readonly test?: TestFacts;
  };
  readonly defender: {
    readonly unit: Unit;
    readonly supports?: number;
    readonly general?: boolean;
    readonly uphill?: boolean;
    readonly cover?: Cover;
    readonly reaction?: Reaction;
    readonly test?: TestFacts;
  };
  readonly distance: number;
  /** Whose Fate is read first (`fate.charge`); default the charger. */
  readonly phasing?: "charger" | "defender";
}

export type DrawChoice = "fightOn" | "retire";

export interface MeleeSituation extends AnySituation {
  readonly attacker: MeleeSide;
  readonly defender: MeleeSide;
  /** Default 1; 2 makes both sides Unformed (`melee.round2`). */
  readonly round?: 1 | 2;
  /** As the attacker finds it; default open. A garrisoned defender says its own place. */
  readonly ground?: "open" | "steepUp" | "redoubt";
  /** What each side chooses after a draw where it has a choice; default fightOn. */
  readonly onDraw?: { readonly attacker?: DrawChoice; readonly defender?: DrawChoice };
}

export interface MeleeSide {
  readonly unit: Unit;
  readonly elan?: boolean;
  readonly glory?: boolean;
  /** It strikes the enemy's flank or rear. */
  readonly flank?: boolean;
  /** Formed units that join in round 2, at most 2. */
  readonly supports?: number;
  readonly general?: boolean;
}

export interface DisciplineSituation extends AnySituation, TestFacts {
  readonly unit: Unit;
  readonly cover?: boolean;
}

export interface FateSituation extends AnySituation {
  /** The unit that rolled the double six. */
  readonly unit: Unit;
  readonly target: Unit;
  /** For the target's test, should Fate ask one. */
  readonly test?: TestFacts & { readonly cover?: boolean };
}

export interface GeneralSituation extends AnySituation {
  readonly enemyNear?: boolean;
}

export interface IgnitionSituation extends AnySituation {
  /** Howitzer models in the battery, 1 or more. */
  readonly howitzers: number;
}

export interface BounceSituation extends AnySituation {
  readonly battery: Artillery;
  readonly target: {
    readonly unit: Unit;
    /** Whole casualties scored on the target, before any cap by its remaining strength. */
    readonly scored: number;
    readonly distance: number;
    readonly cover?: Cover;
    readonly ground?: Ground;
  };
  readonly behind: readonly UnitBehind[];
}

export interface FractionSituation extends AnySituation {
  readonly quarters: number;
  readonly firer: Unit;
}

export interface InitiativeSituation extends AnySituation {
  /** The phasing side of the last turn, or the one named first, is `first`. */
  readonly first?: { readonly commanderLost?: boolean };
  readonly second?: { readonly commanderLost?: boolean };
}

export interface AdcSituation extends AnySituation {
  readonly adcs: number;
}

export interface CommandSituation extends AnySituation {
  readonly demoralised?: boolean;
  /** A reserve held off the table by choice (`tasking.reserve`). */
  readonly offTable?: boolean;
}

export interface FalteringSituation extends AnySituation {
  /** Units beyond the first that routed or dispersed since the brigade's last command roll. */
  readonly further?: number;
}

/** The situation each procedure takes, by the procedure's name. */
export interface Situations {
  volley: VolleySituation;
  skirmish: SkirmishSituation;
  artillery: ArtillerySituation;
  rocket: RocketSituation;
  charge: ChargeSituation;
  melee: MeleeSituation;
  meleeToEnd: MeleeSituation;
  discipline: DisciplineSituation;
  fate: FateSituation;
  general: GeneralSituation;
  ignition: IgnitionSituation;
  bounce: BounceSituation;
  fraction: FractionSituation;
  initiative: InitiativeSituation;
  adc: AdcSituation;
  command: CommandSituation;
  faltering: FalteringSituation;
}

export type ProcedureName = keyof Situations;
