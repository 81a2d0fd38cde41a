/** The arrows of brigades that come on later: each at its stretch of the edge, none on another. */
import { between, type Dot } from "./plane.ts";
import { onSheet, type Sheet } from "./sheet.ts";
import type { ShownArrival } from "./shown.ts";

export interface Arrow {
  readonly arrival: ShownArrival;
  readonly at: Dot;
  /** Degrees clockwise from up the sheet: into the table. */
  readonly turn: number;
  readonly from: Dot;
  readonly to: Dot;
}

/** From one arrow to the next on the same edge, in pixels: the height of a name. */
const room = 25;

/** Marks on a sheet seen from afar are smaller, that they do not hide it; 1 at arm's length. */
export function markSize(k: number): number {
  return Math.min(1, Math.max(0.6, k / 0.3));
}

/** Flags and pennants grow with the blocks as one goes nearer, though less; 1 at arm's length. */
export function flagScale(k: number): number {
  return markSize(k) * Math.min(1.6, Math.max(1, k / 0.6));
}

/** @param k pixels for a millimetre */
export function arrowsOf(arrivals: readonly ShownArrival[], sheet: Sheet, k: number): Arrow[] {
  const arrows = arrivals.map((arrival): Arrow => {
    const [from, to] = [onSheet(arrival.edge[0], sheet), onSheet(arrival.edge[1], sheet)];
    return { arrival, at: between(from, to, 0.5), turn: into(from, to), from, to };
  });
  return [0, 90, 180, -90].flatMap((turn) => {
    const along = turn === 0 || turn === 180 ? "x" : "y";
    const own = arrows
      .filter((arrow) => arrow.turn === turn)
      .toSorted(
        (a, b) => a.at[along] - b.at[along] || (a.arrival.turn ?? 0) - (b.arrival.turn ?? 0),
      );
    const places = spaced(
      own.map(({ at }) => at[along]),
      (room * markSize(k)) / k,
      along === "x" ? sheet.width : sheet.depth,
    );
    return own.map((arrow, index) => ({
      ...arrow,
      at: { ...arrow.at, [along]: places[index] ?? arrow.at[along] },
    }));
  });
}

function into(from: Dot, to: Dot): number {
  if (from.x === to.x) return from.x === 0 ? 90 : -90;
  return from.y === 0 ? 180 : 0;
}

/** Places in order moved apart as little as need be, and kept on the edge. */
function spaced(wanted: readonly number[], apart: number, length: number): number[] {
  const places = [...wanted];
  for (let pass = 0; pass < 40; pass++) {
    for (let i = 1; i < places.length; i++) {
      const [a = 0, b = 0] = [places[i - 1], places[i]];
      const lack = apart - (b - a);
      if (lack <= 0) continue;
      places[i - 1] = a - lack / 2;
      places[i] = b + lack / 2;
    }
  }
  const over = Math.max(0, (places.at(-1) ?? 0) - (length - apart / 2));
  const under = Math.max(0, apart / 2 - (places[0] ?? apart));
  return places.map((place) => place - over + under);
}
