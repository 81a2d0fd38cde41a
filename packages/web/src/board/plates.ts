/**
 * The plates a map is printed from: everything that lies on the ground, as paths in the order they are drawn.
 * Outlines are exactly those that the engine measures; only what fills them is drawn freely.
 */
import type { Field, TerrainPiece } from "@adjutant/battle";
import { crown, shade, trees, tufts, wetLines } from "./growth.ts";
import { hachures } from "./hachures.ts";
import { court, houses, type Street } from "./houses.ts";
import { awayFrom, boxOf, type Dot, heart, inside, pathOf, type Ring, stations } from "./plane.ts";
import { outlineOf, sheetOf } from "./sheet.ts";
import { byField } from "./signs.ts";
import { type Slices, slices } from "./slices.ts";

export interface Course {
  readonly id: string;
  readonly path: string;
  readonly width: number;
}

export interface Plates {
  readonly hills: readonly { id: string; path: string }[];
  readonly hachures: readonly string[];
  readonly woods: readonly { id: string; path: string; thicket: boolean }[];
  readonly crowns: readonly string[];
  readonly shades: readonly string[];
  readonly marshes: readonly { id: string; path: string; lines: string; reeds: string }[];
  readonly rough: readonly { id: string; path: string; tufts: string; dense: boolean }[];
  readonly rivers: readonly (Course & { readonly ford: boolean })[];
  readonly roads: readonly Course[];
  readonly bridges: readonly (Course & { readonly parapets: string })[];
  readonly villages: readonly { id: string; path: string; houses: string }[];
  readonly strongpoints: readonly { id: string; path: string; walls: string; cross: string }[];
  readonly works: readonly { id: string; path: string; ticks: string; closed: boolean }[];
}

type Kind = TerrainPiece["kind"];
/** The pieces of some kinds; several kinds may share one shape of data. */
type Piece<K extends Kind, One = TerrainPiece> = One extends TerrainPiece
  ? Extract<One["kind"], K> extends never
    ? never
    : One
  : never;

interface Lying {
  readonly points: Ring;
  readonly closed: boolean;
  readonly width: number;
}

type Land = Pick<Field, "width" | "depth" | "terrain">;

const kept = new WeakMap<Land, Map<number, Slices<Plates>>>();

/**
 * The plates of a field, engraved once for each grain and kept.
 * @param grain how coarse, 1 for a sheet at arm's length
 */
export function plates(field: Land, grain: number): Plates {
  return engraving(field, grain).outcome();
}

/** The same, piece by piece. */
export function engraving(field: Land, grain: number): Slices<Plates> {
  const own = kept.get(field) ?? new Map<number, Slices<Plates>>();
  kept.set(field, own);
  const known = own.get(grain) ?? slices(engraved(field, grain));
  own.set(grain, known);
  return known;
}

function* engraved(field: Land, grain: number): Generator<void, Plates> {
  const sheet = sheetOf(field);
  const { terrain } = field;
  const lies = (piece: TerrainPiece): Lying => outlineOf(piece, sheet);
  const only = <K extends Kind>(...kinds: readonly K[]): Piece<K>[] =>
    // The kind is what tells the pieces apart.
    terrain.filter((piece): piece is Piece<K> => (kinds as readonly Kind[]).includes(piece.kind));
  const streets = only("road", "bridge").map(lies);
  const free = freeOf(streets, only("river").map(lies), only("builtUp", "strongpoint").map(lies));
  const wooded = yield* each(only("woods"), (piece) => {
    const { points } = lies(piece);
    const thicket = piece.ground === "rough";
    return {
      id: piece.id,
      path: pathOf(points, true),
      thicket,
      trees: trees(piece.id, points, { thicket, grain }, free),
    };
  });
  const slopes = yield* each(only("hill"), (piece) => {
    const { id, height, steep = false } = piece;
    const ring = lies(piece).points;
    return hachures({ id, ring, depth: heart(ring).depth, levels: height, steep }, sheet, grain);
  });
  const marshes = yield* each(only("marsh"), (piece) => {
    const { points } = lies(piece);
    return {
      id: piece.id,
      path: pathOf(points, true),
      lines: wetLines(piece.id, points, grain),
      reeds: tufts(`${piece.id} reeds`, points, { dense: false, grain: grain * 1.2 }, free),
    };
  });
  const rough = yield* each(only("rough", "difficult"), (piece) => {
    const { points } = lies(piece);
    const dense = piece.kind === "difficult";
    return {
      id: piece.id,
      path: pathOf(points, true),
      tufts: tufts(piece.id, points, { dense, grain }, free),
      dense,
    };
  });
  const villages = yield* each(only("builtUp"), (piece) => {
    const { points } = lies(piece);
    return { id: piece.id, path: pathOf(points, true), houses: houses(piece.id, points, streets) };
  });
  const grown = wooded.flatMap((wood) => wood.trees).toSorted((a, b) => a.y - b.y);
  const crowns = byField(grown.map((tree) => ({ at: tree, path: crown(tree) })));
  yield;
  return {
    hills: only("hill").map((piece) => ({ id: piece.id, path: pathOf(lies(piece).points, true) })),
    hachures: byField(slopes.flat()),
    woods: wooded.map(({ trees: _, ...wood }) => wood),
    crowns,
    shades: byField(grown.map((tree) => ({ at: tree, path: shade(tree) }))),
    marshes,
    rough,
    rivers: only("river").map((piece) => ({
      ...course(piece.id, lies(piece)),
      ford: piece.crossing !== "impassable",
    })),
    roads: only("road").map((piece) => course(piece.id, lies(piece))),
    bridges: only("bridge").map((piece) => {
      const lying = lies(piece);
      return { ...course(piece.id, lying), parapets: parapets(lying) };
    }),
    villages,
    strongpoints: only("strongpoint").map((piece) => {
      const { points } = lies(piece);
      return { id: piece.id, path: pathOf(points, true), ...court(points) };
    }),
    works: only("redoubt", "cover").map((piece) => {
      const { points, closed } = lies(piece);
      return { id: piece.id, path: pathOf(points, closed), ticks: ticks(points, closed), closed };
    }),
  };
}

function* each<Of, Drawn>(
  pieces: readonly Of[],
  draw: (piece: Of) => Drawn,
): Generator<void, Drawn[]> {
  const drawn: Drawn[] = [];
  for (const piece of pieces) {
    drawn.push(draw(piece));
    yield;
  }
  return drawn;
}

/** Where a tree may stand: on no road, in no water, in no village. */
function freeOf(
  streets: readonly Street[],
  rivers: readonly Street[],
  places: readonly { readonly points: Ring }[],
): (at: Dot) => boolean {
  // Asked for thousands of trees: most courses lie nowhere near.
  const courses = [...streets, ...rivers].map(({ points, width }) => {
    const room = width / 2 + 8;
    const { left, top, right, bottom } = boxOf(points);
    const near = ({ x, y }: Dot): boolean =>
      x >= left - room && x <= right + room && y >= top - room && y <= bottom + room;
    return (at: Dot): boolean => !near(at) || awayFrom(points, false, at) > room;
  });
  return (at) =>
    courses.every((clear) => clear(at)) && places.every(({ points }) => !inside(points, at));
}

function course(id: string, { points, width }: Lying): Course {
  return { id, path: pathOf(points, false), width };
}

/** The two sides of a bridge, splayed at its ends. */
function parapets({ points, width }: Lying): string {
  const [start, end] = [points[0], points.at(-1)];
  if (start === undefined || end === undefined) return "";
  const run = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [ux, uy] = [(end.x - start.x) / run, (end.y - start.y) / run];
  const at = (from: Dot, along: number, across: number): Dot => ({
    x: from.x + ux * along - uy * across,
    y: from.y + uy * along + ux * across,
  });
  const splay = Math.min(12, width * 0.35);
  return [width / 2, -width / 2]
    .map((side) => {
      const out = side + Math.sign(side) * splay;
      return pathOf(
        [at(start, -splay, out), at(start, 0, side), at(end, 0, side), at(end, splay, out)],
        false,
      );
    })
    .join("");
}

/** Short strokes along works and walls, on the side that they guard. */
function ticks(points: Ring, closed: boolean): string {
  return stations(points, closed, 9)
    .map(({ x, y, ux, uy }) =>
      pathOf(
        [
          { x, y },
          { x: x + uy * 6, y: y - ux * 6 },
        ],
        false,
      ),
    )
    .join("");
}
