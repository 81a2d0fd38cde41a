/**
 * The grid of `scale.inclusive`. All lengths here are in steps: a tenth of a millimetre, in the inch
 * scale a hundredth of an inch; a hundredth of the scale's unit in every scale. Units stand on whole
 * steps. Corners of a footprint that stands at an angle fall between them, on a lattice 256 times
 * finer: fine enough for no player to see, coarse enough that products of coordinates stay exact.
 */
import { type Distance, hundredths, inScale, type Scale } from "@adjutant/rules";

/** A point of the table in steps: x to the right, y away from the near edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const perStep = 256;

/** A length of the scale's unit in whole steps. */
export function stepsOf(length: number): number {
  return hundredths(length);
}

/** A tabulated distance in whole steps of a scale. */
export function stepsIn(pair: Distance, scale: Scale): number {
  return hundredths(inScale(pair, scale));
}

/** Steps as a length of the scale's unit: what situations, refusals and people read. */
export function lengthOf(steps: number): number {
  return steps / 100;
}

/** The value on the fine lattice nearest to a number, halves away from zero: mirrors stay mirrors. */
export function onLattice(value: number): number {
  const size = Math.floor((value < 0 ? -value : value) * perStep + 0.5) / perStep;
  return value < 0 && size > 0 ? -size : size;
}

/** The whole step nearest to a number, halves away from zero. */
export function wholeStep(value: number): number {
  const size = Math.floor((value < 0 ? -value : value) + 0.5);
  return value < 0 && size > 0 ? -size : size;
}

/** A square of a length as a product and a divisor, none of which has been rounded. */
export interface Squared {
  readonly top: number;
  readonly times: number;
  readonly by: number;
}

const exactly = 2 ** 20;
const scaled = (value: number): bigint => BigInt(value * exactly);

/** Is a length, as a number is rounded, too near to whole steps to tell on which side of them it is. */
export function isAboutWhole(length: number): boolean {
  const off = length - Math.round(length);
  return off <= 1e-6 && off >= -1e-6;
}

/**
 * A distance in whole steps, rounded up to the next, exactly. With this number every limit of the
 * rulebook compares as it would with the true length, "at most 80 cm" as well as what is shown.
 */
export function stepsUp(squared: Squared): number {
  const about = Math.sqrt((squared.top * squared.times) / squared.by);
  if (!isAboutWhole(about)) return Math.ceil(about);
  const near = Math.round(about);
  const wide = BigInt(near) * BigInt(near) * BigInt(exactly);
  return wide * scaled(squared.by) >= scaled(squared.top) * scaled(squared.times) ? near : near + 1;
}
