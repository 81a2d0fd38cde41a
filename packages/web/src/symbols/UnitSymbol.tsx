import type { Unit } from "@adjutant/rules";
import type { ReactElement } from "react";
import { Artillery } from "./Artillery.tsx";
import { Cavalry } from "./Cavalry.tsx";
import { Foot } from "./Foot.tsx";
import { Place } from "./Place.tsx";
import { RearMarks } from "./RearMarks.tsx";
import type { Size2D } from "./shapes.ts";
import { holdsPlace } from "./troops.ts";
import "./symbols.css";

/** One side's blocks have a solid edge, the other's a hatched one: colour never stands alone. */
export type SideEdge = "solid" | "hatched";

export interface UnitSymbolProps {
  readonly unit: Unit;
  /** Frontage and depth, in whatever unit the table is measured in (`footprint.table`). */
  readonly footprint: Size2D;
  readonly nation: string;
  readonly edge: SideEdge;
  /** Pixels for one unit of length; the block shrinks below it only to fit the box. */
  readonly scale?: number;
  readonly box?: { readonly width: number; readonly height: number };
  /** Bases of a screen that are left. */
  readonly bases?: number;
}

/** Room behind the block for grade bars and chevrons, and for a wavy edge around it, in pixels. */
const rear = 11;
const margin = 4;

/**
 * A unit as a period troop block, drawn to the footprint's scale, front edge up and heavy. It is
 * decoration beside the unit's name and states in words, so it is hidden from screen readers.
 */
export function UnitSymbol(props: UnitSymbolProps): ReactElement {
  const { unit, nation, edge } = props;
  const box = props.box ?? { width: 80, height: 64 };
  const size = holdsPlace(unit) ? placeSize(props.footprint) : props.footprint;
  const scale = Math.min(
    props.scale ?? 4.2,
    (box.width - 2 * margin) / size.width,
    (box.height - 2 * margin - rear) / size.depth,
  );
  const pixels = { width: size.width * scale, depth: size.depth * scale };
  const left = (box.width - pixels.width) / 2;
  const top = Math.max(margin, (box.height - rear - pixels.depth) / 2);
  return (
    <svg
      aria-hidden="true"
      className="unit-symbol"
      data-nation={nation}
      data-edge={edge}
      width={box.width}
      height={box.height}
      viewBox={`0 0 ${box.width} ${box.height}`}
    >
      <g transform={`translate(${left} ${top})`}>
        <Block unit={unit} size={pixels} scale={scale} bases={props.bases} />
        <RearMarks unit={unit} size={pixels} />
      </g>
    </svg>
  );
}

/** A place is drawn as a group of houses, not as the column that will leave it. */
function placeSize(footprint: Size2D): Size2D {
  const side = Math.max(footprint.width, footprint.depth, 10);
  return { width: side * 1.1, depth: side * 0.8 };
}

export interface BlockProps {
  readonly size: Size2D;
  readonly scale: number;
  /** Nothing is drawn larger than life. */
  readonly toScale?: boolean;
}

/** The block alone, its front edge along y = 0 and its right end at the footprint's width. */
export function Block({
  unit,
  size,
  scale,
  bases,
  toScale = false,
}: BlockProps & { unit: Unit; bases: number | undefined }): ReactElement {
  if (holdsPlace(unit)) return <Place unit={unit} size={size} scale={scale} />;
  switch (unit.arm) {
    case "infantry":
    case "screen":
      return <Foot unit={unit} size={size} scale={scale} bases={bases} />;
    case "cavalry":
      return <Cavalry unit={unit} size={size} scale={scale} />;
    case "artillery":
      return <Artillery unit={unit} size={size} scale={scale} toScale={toScale} />;
  }
}
