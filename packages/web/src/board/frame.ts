/** The graduated frame of a sheet with its figures, in pixels of the sheet as it is drawn. */
import type { Graticule, Sheet } from "./sheet.ts";

export interface Tick {
  /** Along the frame. */
  readonly at: number;
  readonly figure: string;
}

export interface Graduation {
  /** The dark stretches, from and to. */
  readonly dark: readonly (readonly [number, number])[];
  readonly ticks: readonly Tick[];
}

/**
 * One side of the frame, from its zero.
 * @param length of the side, in mm
 * @param k pixels for a millimetre
 */
export function graduation(length: number, { step, every }: Graticule, k: number): Graduation {
  const dark: [number, number][] = [];
  const ticks: Tick[] = [];
  for (let n = 0; n * step < length; n++) {
    if (n % 2 === 0) dark.push([n * step * k, Math.min((n + 1) * step, length) * k]);
    ticks.push({ at: n * step * k, figure: String(n * every) });
  }
  return { dark, ticks };
}

/** The frames along the near edge and up the left one, whose figures count from the near left corner. */
export function graduations(sheet: Sheet, mesh: Graticule, k: number) {
  return { across: graduation(sheet.width, mesh, k), up: graduation(sheet.depth, mesh, k) };
}
