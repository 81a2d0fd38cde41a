/** Pieces of terrain: what each kind means for moving, seeing, cover and holding it. */
import type { Cover, Ground, Place } from "@adjutant/rules";
import {
  type Area,
  areaFrom,
  type Coordinates,
  type Shape,
  type ShapeFault,
  shapeFault,
} from "./area.ts";
import { type Point, stepsOf } from "./grid.ts";

interface Piece {
  readonly id: string;
  readonly shape: Shape;
}

/** A piece as a scenario writes it, its coordinates in the scale's unit. */
export type TerrainPiece =
  | (Piece & {
      readonly kind: "hill";
      /** Levels above the plain. */
      readonly height: number;
      readonly steep?: boolean;
      /** Where the ground is highest: it hides what is behind it. */
      readonly crest?: readonly Coordinates[];
    })
  | (Piece & { readonly kind: "woods"; readonly ground?: "rough" | "difficult" })
  | (Piece & { readonly kind: "rough" | "difficult" | "marsh" | "redoubt" | "cover" })
  | (Piece & { readonly kind: Place; readonly sectors?: number })
  | (Piece & { readonly kind: "river"; readonly crossing?: "ford" | "impassable" })
  | (Piece & { readonly kind: "road" | "bridge" });

export type TerrainKind = TerrainPiece["kind"];

/** A piece of terrain on the grid, read once for all that is asked of it. */
export interface Terrain {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly area: Area;
  /** The ground it makes; roads, bridges, places and covers leave it as it is. */
  readonly ground: Exclude<Ground, "open"> | null;
  readonly steep: boolean;
  /** Levels of a hill above the plain; of all others 0. */
  readonly height: number;
  readonly crest: readonly Point[] | null;
  readonly place: { readonly kind: Place; readonly sectors: number } | null;
  readonly river: "ford" | "impassable" | null;
  /** Width of a course in steps; of an area 0. */
  readonly width: number;
}

/**
 * Reads a piece of terrain.
 * @param sectors what a place has if it does not say (`place.capacity`)
 */
export function terrainFrom(piece: TerrainPiece, sectors: number): Terrain {
  const { id, kind, shape } = piece;
  const base = { id, kind, area: areaFrom(shape), ground: null, steep: false, height: 0 };
  const width = "line" in shape ? stepsOf(shape.width) : 0;
  const nothing = { crest: null, place: null, river: null, width };
  switch (piece.kind) {
    case "hill": {
      const crest = piece.crest?.map(([x, y]) => ({ x: stepsOf(x), y: stepsOf(y) })) ?? null;
      return { ...base, ...nothing, steep: piece.steep === true, height: piece.height, crest };
    }
    case "woods":
      return { ...base, ...nothing, ground: piece.ground ?? "difficult" };
    case "rough":
      return { ...base, ...nothing, ground: "rough" };
    case "difficult":
    case "marsh":
      return { ...base, ...nothing, ground: "difficult" };
    case "builtUp":
    case "strongpoint": {
      const place = { kind: piece.kind, sectors: piece.sectors ?? sectors };
      return { ...base, ...nothing, place };
    }
    case "river":
      return { ...base, ...nothing, river: piece.crossing ?? "ford" };
    default:
      return { ...base, ...nothing };
  }
}

/** What is wrong with the shapes of some pieces, for the check of a file. */
export function terrainFaults(
  pieces: readonly TerrainPiece[],
): { readonly id: string; readonly fault: ShapeFault }[] {
  return pieces.flatMap(({ id, shape }) => {
    const fault = shapeFault(shape);
    return fault === null ? [] : [{ id, fault }];
  });
}

/** Cover that a piece gives those who stand in it (`fire.cover`, `fire.builtUp`). */
export function coverIn(terrain: Terrain): Cover {
  if (terrain.place !== null) return terrain.place.kind;
  return terrain.kind === "woods" || terrain.kind === "redoubt" ? "cover" : "none";
}
