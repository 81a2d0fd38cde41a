/** How far counts may stray from what is expected of them. */

/** 3.719 standard deviations: one honest source in ten thousand goes beyond. */
const STRAY = 3.719;

/** The chi-square that is not passed but once in 10 000 (Wilson and Hilferty's approximation). */
export function chiSquareLimit(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + STRAY * Math.sqrt(spread)) ** 3;
}
