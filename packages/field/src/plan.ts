/** A field drawn once, in centimetres of the 15 mm game, laid out in any scale. */
import type { Scale } from "@adjutant/rules";
import type { Coordinates, Shape } from "./area.ts";
import type { Marking } from "./footprint.ts";
import type { FieldPlan, Place } from "./table.ts";
import type { TerrainPiece } from "./terrain.ts";

/** A field as a scenario draws it. */
export interface Drawn {
  /** How many inches a coordinate of 1 is in the inch scale. */
  readonly inches: number;
  readonly width: number;
  readonly depth: number;
  readonly terrain: readonly TerrainPiece[];
}

/** What a coordinate is multiplied with in a scale; `inchAsCm` reads the inch number (`scale.pair`). */
export function timesIn(scale: Scale, inches: number): number {
  return scale === "cm" ? 1 : inches;
}

/** A shape, so many times as large. */
export function shapeTimes(shape: Shape, times: number): Shape {
  const larger = ([x, y]: Coordinates): Coordinates => [x * times, y * times];
  return "polygon" in shape
    ? { polygon: shape.polygon.map(larger) }
    : { line: shape.line.map(larger), width: shape.width * times };
}

/** A field laid out in a scale. */
export function planIn(scale: Scale, drawn: Drawn, marking: Marking = "roster"): FieldPlan {
  const times = timesIn(scale, drawn.inches);
  const terrain = drawn.terrain.map((piece): TerrainPiece => {
    const shape = shapeTimes(piece.shape, times);
    if (piece.kind !== "hill" || piece.crest === undefined) return { ...piece, shape };
    return { ...piece, shape, crest: piece.crest.map(([x, y]) => [x * times, y * times]) };
  });
  const [width, depth] = [drawn.width * times, drawn.depth * times];
  return { scale, marking, width, depth, terrain };
}

/** A place on a drawn field, in a scale. */
export function placeIn(scale: Scale, { inches }: Pick<Drawn, "inches">, place: Place): Place {
  if ("garrison" in place) return place;
  const times = timesIn(scale, inches);
  return { x: place.x * times, y: place.y * times, facing: place.facing };
}
