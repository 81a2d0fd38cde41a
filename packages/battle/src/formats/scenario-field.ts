/** The field of a scenario: its size, its ground, and where the armies stand and come on. */
import type { Place } from "@adjutant/rules";
import type { Schema } from "../schemas/check.ts";
import { atLeast, atMost } from "../schemas/lengths.ts";
import { bounds, distance, id, whole } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";
import {
  type LineShape,
  lineShape,
  type Point,
  type PolygonShape,
  point,
  polygon,
} from "./shapes.ts";
import { type Provenance, provenance, type Text, text } from "./text.ts";

/** What of a piece of ground may carry a source and a note. */
export interface TerrainValues {
  readonly name?: Provenance;
  readonly kind?: Provenance;
  readonly shape?: Provenance;
}

interface Piece {
  readonly id: string;
  readonly name?: Text;
  readonly values?: TerrainValues;
}

/** Ground that slows down: as `rough` or as `difficult` (`move.terrain`). */
export type Ground = "rough" | "difficult";

export interface Hill extends Piece {
  readonly kind: "hill";
  readonly shape: PolygonShape;
  /** Levels above the plain. */
  readonly height: number;
  /** Its sides are a steep slope. */
  readonly steep?: true;
  /** Where the ground is highest. */
  readonly crest?: readonly Point[];
}

export interface Woods extends Piece {
  readonly kind: "woods";
  readonly shape: PolygonShape;
  /** Default: difficult. */
  readonly ground?: Ground;
}

/** Open to view, bad to walk on; `marsh` is difficult, and drawn as what it is. */
export interface BadGround extends Piece {
  readonly kind: "rough" | "difficult" | "marsh";
  readonly shape: PolygonShape;
}

/** A place that a unit holds as its garrison. */
export interface HeldPlace extends Piece {
  readonly kind: Place;
  readonly shape: PolygonShape;
  /** How many units may hold it at once (`place.capacity`). Default: 1. */
  readonly sectors?: number;
}

export interface Redoubt extends Piece {
  readonly kind: "redoubt";
  readonly shape: PolygonShape;
}

/** A wall, a hedge, a bank. */
export interface Cover extends Piece {
  readonly kind: "cover";
  readonly shape: LineShape;
}

export interface River extends Piece {
  readonly kind: "river";
  readonly shape: LineShape;
  /** Default: a ford throughout, at half speed and not for guns. */
  readonly crossing?: "ford" | "impassable";
}

export interface Way extends Piece {
  readonly kind: "road" | "bridge";
  readonly shape: LineShape;
}

export type TerrainPiece = Hill | Woods | BadGround | HeldPlace | Redoubt | Cover | River | Way;

export type TerrainKind = TerrainPiece["kind"];

/** Where a side sets up, or one of its brigades, whose own zone goes before its side's. */
export interface DeploymentZone {
  readonly side: string;
  readonly brigade?: string;
  readonly zone: PolygonShape;
  readonly values?: { readonly zone?: Provenance };
}

/** The stretch of the table's edge where a brigade comes on. */
export interface Arrival {
  readonly brigade: string;
  readonly edge: readonly [Point, Point];
  readonly values?: { readonly edge?: Provenance };
}

/**
 * A unit on the table: the middle of its front edge and where it faces, in degrees clockwise, 0
 * away from the near edge; or the place that it holds.
 */
export type Stand =
  | { readonly x: number; readonly y: number; readonly facing: number }
  | { readonly garrison: string };

export interface Field {
  /** Every coordinate is in centimetres of the game for 15 mm figures. */
  readonly scale: "cm";
  /** How many inches a coordinate of 1 is in the inch scale: the table of the larger figures. */
  readonly inches: number;
  readonly width: number;
  readonly depth: number;
  readonly terrain: readonly TerrainPiece[];
  readonly deployment: readonly DeploymentZone[];
  readonly arrivals?: readonly Arrival[];
  /** Units that stand there already. */
  readonly places?: { readonly [unit: string]: Stand };
  readonly values?: {
    readonly size?: Provenance;
    readonly inches?: Provenance;
    readonly terrain?: Provenance;
    readonly deployment?: Provenance;
    readonly arrivals?: Provenance;
  };
}

const from = z.exactOptional(provenance);

const named = {
  id,
  name: z.exactOptional(text),
  values: z.exactOptional(z.strictObject({ name: from, kind: from, shape: from })),
};

const area = { ...named, shape: polygon };
const course = { ...named, shape: lineShape };

/** More levels than any table is built of, and more sectors than any town on one. */
const most = { levels: 9, sectors: 12, pieces: 200, inches: 10, facing: 359.99 };

const yes = z.exactOptional(z.literal(true));

export const terrainPiece = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("hill"),
    ...area,
    height: whole(1, most.levels),
    steep: yes,
    crest: z.exactOptional(z.array(point).check(atLeast(2), atMost(most.pieces))),
  }),
  z.strictObject({
    kind: z.literal("woods"),
    ...area,
    ground: z.exactOptional(z.enum(["rough", "difficult"])),
  }),
  z.strictObject({ kind: z.enum(["rough", "difficult", "marsh"]), ...area }),
  z.strictObject({
    kind: z.enum(["builtUp", "strongpoint"]),
    ...area,
    sectors: z.exactOptional(whole(1, most.sectors)),
  }),
  z.strictObject({ kind: z.literal("redoubt"), ...area }),
  z.strictObject({ kind: z.literal("cover"), ...course }),
  z.strictObject({
    kind: z.literal("river"),
    ...course,
    crossing: z.exactOptional(z.enum(["ford", "impassable"])),
  }),
  z.strictObject({ kind: z.enum(["road", "bridge"]), ...course }),
]) satisfies Schema<TerrainPiece>;

const stand: Schema<Stand> = z.union(
  [
    z.strictObject({
      x: distance,
      y: distance,
      facing: z.number().check(z.gte(0), z.lte(most.facing)),
    }),
    z.strictObject({ garrison: id }),
  ],
  "{ x, y, facing }, { garrison }",
);

/** The schema of a field by itself; what it says of the armies is checked with them. */
export const fieldSchema: Schema<Field> = z.strictObject({
  scale: z.literal("cm"),
  inches: z.number().check(z.gt(0), z.lte(most.inches)),
  width: z.number().check(z.gt(0), z.lte(bounds.distance)),
  depth: z.number().check(z.gt(0), z.lte(bounds.distance)),
  terrain: z.array(terrainPiece).check(atMost(most.pieces)),
  deployment: z
    .array(
      z.strictObject({
        side: id,
        brigade: z.exactOptional(id),
        zone: polygon,
        values: z.exactOptional(z.strictObject({ zone: from })),
      }),
    )
    .check(atMost(bounds.units)),
  arrivals: z.exactOptional(
    z
      .array(
        z.strictObject({
          brigade: id,
          edge: z.tuple([point, point]),
          values: z.exactOptional(z.strictObject({ edge: from })),
        }),
      )
      .check(atMost(bounds.units)),
  ),
  places: z.exactOptional(z.record(id, stand)),
  values: z.exactOptional(
    z.strictObject({ size: from, inches: from, terrain: from, deployment: from, arrivals: from }),
  ),
});
