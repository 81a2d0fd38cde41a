/** How finely the blocks are drawn at a scale. Headless. */
import { mm } from "./sheet.ts";

export type Detail = "far" | "middle" | "near";

/** What can be told apart at a scale: blocks alone, their parts, or the marks behind them too. */
export function detailAt(k: number): Detail {
  if (k < 0.24) return "far";
  return k < 0.5 ? "middle" : "near";
}

/** Pixels for a centimetre at which the symbols of lists are drawn, and their lines are as heavy as they should be. */
const listScale = 4.2;
const lightest = 0.5;
const heaviest = 1.35;

/**
 * Of a symbol's own pixels so many are a millimetre, so that its lines are no hair, and no bar, at any
 * scale. Between the two it is always the same.
 * @param k pixels for a millimetre
 */
export function penAt(k: number): number {
  const weight = (k * mm(1)) / listScale;
  if (weight < lightest) return k / lightest;
  return weight > heaviest ? k / heaviest : listScale / mm(1);
}
