/** A clause of the rulebook: where it comes from and the value it sets, if it sets one. */

/** S000, S002, S003: the source documents; public: published by players; house: ours. */
export type Origin = "S000" | "S002" | "S003" | "public" | "house";

/** The part of a clause that an origin stands for, where it does not stand for the whole. */
export type OriginPart =
  | "afterFire"
  | "area"
  | "assaultBonus"
  | "byTwo"
  | "casualtyDie"
  | "cavalry"
  | "clearGap"
  | "columnRate"
  | "condition"
  | "detail"
  | "difficult"
  | "distance"
  | "doubleOne"
  | "drawn"
  | "drawnHeavy"
  | "draws"
  | "effect"
  | "eighths"
  | "exceptions"
  | "faltering"
  | "fateRoll"
  | "figureSizes"
  | "figuresPerBase"
  | "fireDiscipline"
  | "friend"
  | "gap"
  | "generalRows"
  | "grid"
  | "howitzerCover"
  | "inches"
  | "landwehr"
  | "lastSentence"
  | "menAndGuns"
  | "numbers"
  | "oneGrade"
  | "oneTable"
  | "oneThing"
  | "openOrder"
  | "order"
  | "others"
  | "outOfReach"
  | "pools"
  | "reach"
  | "remainder"
  | "rest"
  | "scored"
  | "screen"
  | "sizeOfBatteries"
  | "split"
  | "thirdScale"
  | "threeAndSix"
  | "thresholds"
  | "throughTests"
  | "value"
  | "where"
  | "worked";

export interface OriginMark {
  readonly from: Origin;
  readonly part: OriginPart | null;
}

export interface Clause<Value> {
  readonly origins: readonly OriginMark[];
  readonly value: Value;
}

/** A distance as the rulebook tabulates it: a pair, never a conversion (`scale.pair`). */
export interface Distance {
  readonly cm: number;
  readonly inch: number;
}

/** What a modifier adds: to the 2D6, to the casualty dice; or that it halves the effect. */
export interface ModifierValue {
  readonly roll: number;
  readonly dice: number;
  readonly halves: boolean;
}

/** The value of a modifier in the first and in the second casualty band (`casualty.band`). */
export interface BandValue {
  readonly first: number;
  readonly second: number;
}

/** A step of a table read by a total: it holds up to and including `upTo`, the last one beyond. */
export type Step<Value> = Value & { readonly upTo: number | null };

/** A cell of a casualty table. */
export interface FireCell {
  readonly casualties: number;
  /** D: the target takes a discipline test. */
  readonly discipline: boolean;
  /** F: the firer loses its fire discipline. */
  readonly fireDisciplineLost: boolean;
}

type Mark = Origin | readonly [Origin, OriginPart];

function marks(origins: readonly Mark[]): readonly OriginMark[] {
  return origins.map((mark) =>
    typeof mark === "string" ? { from: mark, part: null } : { from: mark[0], part: mark[1] },
  );
}

/** A clause that is words only. */
export function words(...origins: readonly Mark[]): Clause<null> {
  return { origins: marks(origins), value: null };
}

/** A clause that sets a value. */
export function clause<Value>(origins: readonly Mark[], value: Value): Clause<Value> {
  return { origins: marks(origins), value };
}

/** Centimetres and the inches that stand beside them. */
export function distance(cm: number, inch: number): Distance {
  return { cm, inch };
}

/** A modifier clause. */
export function modifier(
  origins: readonly Mark[],
  value: Partial<ModifierValue>,
): Clause<ModifierValue> {
  return clause(origins, { roll: 0, dice: 0, halves: false, ...value });
}

/** A modifier by casualty band. */
export function bands(origins: readonly Mark[], first: number, second: number): Clause<BandValue> {
  return clause(origins, { first, second });
}

/** Cells of a casualty table, written as the rulebook prints them: "2 D" is `2D`, "0 F" is `0F`. */
export function cells(row: string): readonly FireCell[] {
  return row.split(" ").map((cell) => ({
    casualties: Number.parseInt(cell, 10),
    discipline: cell.endsWith("D"),
    fireDisciplineLost: cell.endsWith("F"),
  }));
}

/** The step of a table that a total comes to. */
export function stepAt<Value>(steps: readonly Step<Value>[], total: number): Step<Value> {
  for (const step of steps) if (step.upTo === null || total <= step.upTo) return step;
  throw new Error(
    `no step for ${total}: a table's last step is open, the rulebook's check says so`,
  );
}

/** Where a clause comes from, as one short text: "S003; house: split". */
export function originText(origins: readonly OriginMark[]): string {
  return origins.map(({ from, part }) => (part === null ? from : `${from}: ${part}`)).join("; ");
}
