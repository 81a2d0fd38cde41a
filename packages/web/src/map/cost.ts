import type { MapWords } from "@adjutant/phrases/map/en";
import { hundredth } from "./march.ts";
import type { Marching } from "./marching.ts";

/** "7.5 of 15 cm". */
export function costOf(
  { spent, move }: { readonly spent: number; readonly move: number },
  distance: (length: number) => string,
  words: MapWords,
): string {
  return words.say("map.march.cost", {
    spent: distance(tenth(spent)),
    move: distance(hundredth(move)),
  });
}

/** What a move costs is told as finely as anybody lays a ruler. */
function tenth(length: number): number {
  return Math.ceil(length * 10 - 1e-9) / 10;
}

/** Of the longest legal part, what it costs. */
export function partCost(
  { part, move }: Marching,
  distance: (length: number) => string,
  words: MapWords,
): string | null {
  return part === null ? null : costOf({ spent: part.spent, move }, distance, words);
}
