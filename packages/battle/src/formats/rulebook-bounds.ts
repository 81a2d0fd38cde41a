/** What numbers a rulebook's values may be: by what they count, not by what they are today. */
import type { ClauseId } from "@adjutant/rules";

/** What a number of the rulebook counts. */
export interface NumberKind {
  readonly whole: boolean;
  readonly least: number;
  readonly most: number;
}

const kind = (whole: boolean, least: number, most: number): NumberKind => ({ whole, least, most });

const face = kind(true, 1, 6);
const twoDice = kind(true, 2, 12);
const degrees = kind(true, 0, 180);
/** Dice, casualties, cards: none or more, but few enough to be thrown. */
const count = kind(true, 0, 12);
const countFromOne = kind(true, 1, 99);
const modifier = kind(true, -12, 12);
const part = kind(false, 0, 1);
/** So many moves, or so much of one. */
const moves = kind(false, 0, 10);
/** Centimetres or inches, on the grid of hundredths. */
const length = kind(false, 0, 1000);

const byKey: Readonly<Record<string, NumberKind>> = {
  hitOn: face,
  rifleHitOn: face,
  upFrom: face,
  availableFrom: face,
  obeysFrom: face,
  demoralisedObeysFrom: face,
  obeysFromOffTable: face,
  recoversFrom: face,
  horseArtilleryEvadesFrom: face,
  doubleSix: twoDice,
  doubleOne: twoDice,
  lowAt: twoDice,
  highFrom: twoDice,
  wheelUpTo: degrees,
  eitherSide: degrees,
  obliqueUpTo: degrees,
  men: countFromOne,
  gunsPerModel: countFromOne,
  casualtiesPerBase: countFromOne,
  goneBelow: countFromOne,
  basesPerDie: countFromOne,
  smallUpTo: countFromOne,
  standardUpTo: countFromOne,
  figuresPerBase: countFromOne,
  figuresPerBaseMost: countFromOne,
  sectors: countFromOne,
  casualties: count,
  targetCasualties: count,
  elseCasualties: count,
  screenCasualties: count,
  retreatingCasualties: count,
  recovers: count,
  furtherTargets: count,
  infantryCharges: count,
  cavalrySupports: count,
  most: count,
  least: count,
  cost: count,
  costOffTable: count,
  bases: count,
  hits: count,
};

/** Clauses whose numbers all count the same, whatever their keys. */
const byClause: { readonly [Id in ClauseId]?: NumberKind } = {
  "casualty.band": countFromOne,
  "casualty.limit": countFromOne,
  "melee.base": count,
  "skirmish.dice": count,
  "ignition.table": twoDice,
  "move.terrain": moves,
  "move.formation": moves,
  "place.enter": moves,
  "place.leave": moves,
  "fallback.retire": moves,
  "fallback.retreat": moves,
  "fallback.rout": moves,
};

/**
 * What a number counts.
 * @param path keys from the clause's value to the number
 * @param builtIn the number of this edition
 */
export function numberKind(
  clause: ClauseId,
  path: readonly (string | number)[],
  builtIn: number,
): NumberKind {
  const key = String(path.at(-1) ?? "");
  const dice = path.some((step) => step === "moveDice" || step === "chargeDice");
  if (dice) return count;
  if (key === "cm" || key === "inch") return length;
  if (path[0] === "sizeShare") return countFromOne;
  const known = byClause[clause] ?? byKey[key];
  if (known) return known;
  return Number.isInteger(builtIn) ? modifier : part;
}
