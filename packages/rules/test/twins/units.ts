/**
 * Units as `interfaces.md` writes them in JSON, and the few facts of section 1 the twins need.
 *
 * Readings taken here:
 * - `casualty.band` a screen has no band; it loses bases instead.
 * - `size.battery` Small up to 2 models, Standard 3-4, Large 5 or more.
 * - `state.faltering` "counts as Unformed" everywhere Unformed counts, the Fate table included.
 * - Retreating and routing do not by themselves count as Unformed: the unit says both.
 */

export type Grade = "elite" | "veteran" | "line" | "recruit";
export type Size = "small" | "standard" | "large";
export type InfantryFormation =
  | "line"
  | "attackColumn"
  | "companyColumn"
  | "marchColumn"
  | "massedColumn"
  | "square"
  | "openOrder";

export interface Garrison {
  readonly place: "builtUp" | "strongpoint";
  readonly burning?: boolean;
}

interface EveryUnit {
  readonly id?: string;
  readonly name?: string;
  readonly grade: Grade;
  readonly casualties?: number;
  readonly unformed?: boolean;
  readonly faltering?: boolean;
  readonly retreating?: boolean;
  readonly routing?: boolean;
}

export interface Infantry extends EveryUnit {
  readonly arm: "infantry";
  readonly size: Size;
  readonly formation?: InfantryFormation;
  readonly garrison?: Garrison;
  readonly fireDisciplineLost?: boolean;
  readonly british?: boolean;
  readonly shooterClass?: 1 | 2;
  readonly weapon?: "musket" | "rifle";
}

export interface Cavalry extends EveryUnit {
  readonly arm: "cavalry";
  readonly class: "heavy" | "shock" | "battle" | "light" | "irregular";
  readonly lancer?: boolean;
  readonly cuirassier?: boolean;
  readonly size: Size;
  readonly formation: "line" | "column";
}

export interface Battery extends EveryUnit {
  readonly arm: "artillery";
  readonly kind: "gun" | "howitzer" | "rocket";
  readonly gun?: "light" | "medium" | "heavy";
  readonly mount: "foot" | "horse";
  readonly models: number;
  readonly howitzers?: number;
  readonly mortars?: number;
  readonly formation: "deployed" | "limbered";
  readonly lowAmmunition?: boolean;
}

export interface Screen extends EveryUnit {
  readonly arm: "screen";
  readonly bases: number;
  readonly weapon: "musket" | "rifle";
  readonly garrison?: Garrison;
}

export type Unit = Infantry | Cavalry | Battery | Screen;

export function casualtiesOf(unit: Unit): number {
  return unit.casualties ?? 0;
}

/** `size.battery`; a screen has none. */
export function sizeOf(unit: Unit): Size | null {
  if (unit.arm === "screen") return null;
  if (unit.arm !== "artillery") return unit.size;
  if (unit.models <= 2) return "small";
  return unit.models <= 4 ? "standard" : "large";
}

/** `casualty.limit` */
export function limitOf(unit: Unit): number {
  if (unit.arm === "screen") {
    let casualties = 0;
    while (unit.bases - Math.floor(casualties / 2) >= 2) casualties += 1;
    return casualties;
  }
  const size = sizeOf(unit);
  if (unit.arm === "artillery") return size === "small" ? 6 : size === "standard" ? 8 : 10;
  return size === "small" ? 9 : size === "standard" ? 12 : 15;
}

/** `casualty.limit` a unit at its limit is dispersed. */
export function gone(unit: Unit): boolean {
  return casualtiesOf(unit) >= limitOf(unit);
}

/**
 * Dispersed by its losses, or a battery that a discipline test has made rout (`discipline.kinds`).
 */
export function dispersed(unit: Unit): boolean {
  return gone(unit) || (unit.arm === "artillery" && unit.routing === true);
}

/** `casualty.band` 0, -1 or -2 */
export function band(unit: Unit): 0 | -1 | -2 {
  if (unit.arm === "screen") return 0;
  const large = sizeOf(unit) === "large";
  const second = unit.arm === "artillery" ? (large ? 8 : 6) : large ? 10 : 8;
  if (casualtiesOf(unit) >= second) return -2;
  return casualtiesOf(unit) >= 4 ? -1 : 0;
}

/** `casualty.fresh` */
export function fresh(unit: Unit): boolean {
  return band(unit) === 0;
}

/** Unformed, or faltering, which counts as Unformed. */
export function disordered(unit: Unit): boolean {
  return unit.unformed === true || unit.faltering === true;
}

export function madeUnformed<U extends Unit>(unit: U): U {
  return { ...unit, unformed: true };
}

/** `casualty.limit` casualties are never counted past the limit: what can really be lost. */
export function canLose(unit: Unit, casualties: number): number {
  return Math.min(casualties, limitOf(unit) - casualtiesOf(unit));
}

export function afterLosing<U extends Unit>(unit: U, casualties: number): U {
  return { ...unit, casualties: casualtiesOf(unit) + canLose(unit, casualties) };
}

export function afterRecovering<U extends Unit>(unit: U, casualties: number): U {
  return { ...unit, casualties: Math.max(0, casualtiesOf(unit) - casualties) };
}

export function garrisonOf(unit: Unit): Garrison | null {
  if (unit.arm === "infantry" || unit.arm === "screen") return unit.garrison ?? null;
  return null;
}

/** Section 1: "skirmishers" means a screen or a battalion in open order. */
export function skirmishers(unit: Unit): boolean {
  return unit.arm === "screen" || (unit.arm === "infantry" && unit.formation === "openOrder");
}

/** Section 1: "column" of infantry means attack, company, march or massed column. */
export function infantryColumn(unit: Unit): boolean {
  if (unit.arm !== "infantry") return false;
  const columns = ["attackColumn", "companyColumn", "marchColumn", "massedColumn"];
  return unit.formation !== undefined && columns.includes(unit.formation);
}

export function inSquare(unit: Unit): boolean {
  return unit.arm === "infantry" && unit.formation === "square";
}

export function squareOrMassed(unit: Unit): boolean {
  return inSquare(unit) || (unit.arm === "infantry" && unit.formation === "massedColumn");
}

export function deployedBattery(unit: Unit): boolean {
  return unit.arm === "artillery" && unit.formation === "deployed";
}

/** Section 1: "foot" means infantry, screens and gunners. */
export function foot(unit: Unit): boolean {
  return unit.arm !== "cavalry";
}
