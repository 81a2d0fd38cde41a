/**
 * Units as every file and call writes them. Facts that can be left out have the default named
 * beside them; each arm carries only the facts that it can have.
 */

/** High to low, `grade.order`. */
export type Grade = "elite" | "veteran" | "line" | "recruit";
export type Size = "small" | "standard" | "large";
export type Weapon = "musket" | "rifle";
export type InfantryFormation =
  | "line"
  | "attackColumn"
  | "companyColumn"
  | "marchColumn"
  | "massedColumn"
  | "square"
  | "openOrder";
export type CavalryFormation = "line" | "column";
export type ArtilleryFormation = "deployed" | "limbered";
export type CavalryClass = "heavy" | "shock" | "battle" | "light" | "irregular";
/** Range class of guns: light 3–4 pdr, medium 6–9 pdr, heavy 12 pdr. */
export type GunClass = "light" | "medium" | "heavy";
export type Place = "builtUp" | "strongpoint";

/** A unit that holds a place has no formation. */
export interface Garrison {
  readonly place: Place;
  /** Default false; once alight a place burns to the end (`ignition.lasting`). */
  readonly burning?: boolean;
}

interface UnitFacts {
  readonly id?: string;
  readonly name?: string;
  readonly grade: Grade;
  /** Figures lost so far, default 0, below the unit's limit (`casualty.limit`). */
  readonly casualties?: number;
  readonly unformed?: boolean;
  /** Counts as Unformed (`state.faltering`). */
  readonly faltering?: boolean;
  readonly retreating?: boolean;
  readonly routing?: boolean;
}

interface InfantryFacts extends UnitFacts {
  readonly arm: "infantry";
  readonly size: Size;
  readonly fireDisciplineLost?: boolean;
  readonly british?: boolean;
  /** Default 1. */
  readonly shooterClass?: 1 | 2;
  /** Default: as `marking.markers` says; for casualty markers (`marking.markers`). */
  readonly figuresPerBase?: number;
  /** Default musket. */
  readonly weapon?: Weapon;
}

export type Infantry = InfantryFacts &
  (
    | { readonly formation: InfantryFormation; readonly garrison?: never }
    | { readonly garrison: Garrison; readonly formation?: never }
  );

export interface Cavalry extends UnitFacts {
  readonly arm: "cavalry";
  readonly size: Size;
  readonly class: CavalryClass;
  readonly lancer?: boolean;
  readonly cuirassier?: boolean;
  readonly formation: CavalryFormation;
}

interface ArtilleryFacts extends UnitFacts {
  readonly arm: "artillery";
  readonly mount: "foot" | "horse";
  /** Gun models; the battery's size follows from them (`size.battery`). */
  readonly models: number;
  readonly formation: ArtilleryFormation;
  readonly lowAmmunition?: boolean;
}

/** `howitzers` and `mortars` are among the models and never fire apart (`howitzer.withinBattery`). */
export interface GunBattery extends ArtilleryFacts {
  readonly kind: "gun";
  readonly gun: GunClass;
  readonly howitzers?: number;
  readonly mortars?: number;
}

export interface HowitzerBattery extends ArtilleryFacts {
  readonly kind: "howitzer";
  /** Range class, default medium. */
  readonly gun?: GunClass;
}

export interface RocketBattery extends ArtilleryFacts {
  readonly kind: "rocket";
}

export type Artillery = GunBattery | HowitzerBattery | RocketBattery;

export interface Screen extends UnitFacts {
  readonly arm: "screen";
  /** Bases at the start; now = bases − ⌊casualties ÷ 2⌋. */
  readonly bases: number;
  /** Default musket. */
  readonly weapon?: Weapon;
  readonly garrison?: Garrison;
}

export type Unit = Infantry | Cavalry | Artillery | Screen;
export type Arm = Unit["arm"];
