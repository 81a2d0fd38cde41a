/** The models of a battery as paths, each part of all of them in one. Headless. */
import type { Piece } from "./troops.ts";

/** A model and where its axle stands. */
export interface Carriage {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

type Line = readonly (readonly [number, number])[];

interface Parts {
  readonly wheel: readonly Line[];
  /** Closed. */
  readonly barrel: Line;
  readonly trail: Line;
}

const wheels: readonly Line[] = [
  [
    [-3.6, -1.5],
    [-3.6, 4.5],
  ],
  [
    [3.6, -1.5],
    [3.6, 4.5],
  ],
  [
    [-3.6, 1.5],
    [3.6, 1.5],
  ],
];
const trail: Line = [
  [0, 3],
  [0, 7.2],
];

/** The muzzle up. */
const parts: Readonly<Record<Piece, Parts>> = {
  gun: {
    wheel: wheels,
    barrel: [
      [-1.1, -7],
      [1.1, -7],
      [1.7, 3],
      [-1.7, 3],
    ],
    trail,
  },
  howitzer: {
    wheel: wheels,
    barrel: [
      [-2, -3.6],
      [2, -3.6],
      [2.2, 3],
      [-2.2, 3],
    ],
    trail,
  },
  rocket: {
    wheel: [],
    barrel: [
      [0, -8],
      [2, -3.5],
      [-2, -3.5],
    ],
    trail: [
      [0, -4],
      [0, 7],
    ],
  },
};

/**
 * @param by how much larger than they are written
 * @param limber limbered, with the muzzles to the rear: how far behind the axle the team's bar lies
 */
export function guns(
  carriages: readonly Carriage[],
  by: number,
  limber: number | null,
): Readonly<Record<keyof Parts | "limber", string>> {
  const size = limber === null ? by : -by;
  const drawn = (line: Line, { x, y }: Carriage, end = ""): string => {
    const points = line.map(
      ([right, down]) => `${short(x + right * size)} ${short(y + down * size)}`,
    );
    return `M${points.join("L")}${end}`;
  };
  const each = (draw: (carriage: Carriage) => string): string => carriages.map(draw).join("");
  return {
    wheel: each((one) => parts[one.piece].wheel.map((line) => drawn(line, one)).join("")),
    barrel: each((one) => drawn(parts[one.piece].barrel, one, "Z")),
    trail: each((one) => drawn(parts[one.piece].trail, one)),
    limber:
      limber === null
        ? ""
        : each((one) =>
            drawn(
              [
                [-3.5, -limber],
                [3.5, -limber],
              ],
              one,
            ),
          ),
  };
}

/** To a thousandth: batteries are drawn small, and looked at from near. */
function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
