/** How finely blocks and ground are drawn at a scale. Headless. */
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
  if (weight < lightest) return stepped(k / lightest, Math.floor);
  return weight > heaviest ? stepped(k / heaviest, Math.ceil) : listScale / mm(1);
}

/** A pen that serves for scales near each other: nobody sees a tenth of a hair. */
function stepped(pen: number, towards: (steps: number) => number): number {
  const step = 1.2;
  const own = listScale / mm(1);
  return own * step ** towards(Math.log(pen / own) / Math.log(step));
}

/** How coarse the ground is drawn at a scale, in few steps, so that going nearer does not redraw it at every turn. */
export function grainAt(k: number): number {
  const wanted = 0.42 / k;
  return [1, 1.3, 1.7, 2.2, 2.8].find((grain) => grain >= wanted * 0.85) ?? 3.4;
}
