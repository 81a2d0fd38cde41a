import { footprintNow, type Options, type Rulebook, type Unit } from "@adjutant/rules";
import type { Size2D } from "./shapes.ts";

/**
 * What a unit's block is drawn to: its footprint as its losses are marked, from the centimetre
 * column whatever the table plays in, so that pictures keep one size. The bases that a screen has
 * lost are gone in any case; a garrison has no ground of its own and is drawn as its place.
 */
export function drawnSize(unit: Unit, marking: Options["marking"], book: Rulebook): Size2D {
  const shown = unit.arm === "screen" ? "markers" : (marking ?? "roster");
  const { frontage, depth } = footprintNow(unit, "cm", shown, book);
  return { width: frontage, depth };
}
