import { lengthOf, pointAt } from "@adjutant/field";
import type { MapWords } from "@adjutant/phrases/map/en";
import type { TablePoint } from "../board/shown.ts";
import { hundredth } from "./march.ts";
import type { Marching } from "./marching.ts";

/** "7.5 of 15 cm"; what is farther than the move is told as exactly as it is refused. */
export function costOf(
  { spent, move }: { readonly spent: number; readonly move: number },
  distance: (length: number) => string,
  words: MapWords,
): string {
  return words.say("map.march.cost", {
    spent: distance(spent > move ? spent : tenth(spent)),
    move: distance(hundredth(move)),
  });
}

/** What a ruler reads between two points: rounded up to a whole step, as every distance is measured. */
export function ruled(from: TablePoint, to: TablePoint): number {
  const [a, b] = [pointAt([from.x, from.y]), pointAt([to.x, to.y])];
  return lengthOf(Math.ceil(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) - 1e-9));
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
