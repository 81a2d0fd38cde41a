import type { Artillery as ArtilleryUnit } from "@adjutant/rules";
import type { ReactElement } from "react";
import { type Carriage, guns } from "./guns.ts";
import { Outline } from "./Outline.tsx";
import { blockPath, type Size2D } from "./shapes.ts";
import { pieces } from "./troops.ts";
import type { BlockProps } from "./UnitSymbol.tsx";

/** Drawn larger than life at list size: a barrel must be seen to be a barrel. */
const smallest = { width: 13, depth: 19 };
const enlarged = 1.25;

/**
 * A battery: one barrel for each model; limbered, the pieces trail behind their teams. To scale it
 * keeps to its footprint, as on the map, where nothing may seem to stand where it does not.
 */
export function Artillery(props: BlockProps & { unit: ArtilleryUnit }): ReactElement {
  const { unit, size } = props;
  if (props.toScale === true) return <ToScale unit={unit} size={size} />;
  const limbered = unit.formation === "limbered";
  const models = pieces(unit);
  const width = Math.max(size.width, limbered ? smallest.width : smallest.width * models.length);
  const depth = Math.max(size.depth, limbered ? 14 * models.length : smallest.depth);
  const shrink = limbered ? Math.min(1, 46 / depth) : 1;
  const left = (size.width - width) / 2;
  const top = (size.depth - depth * shrink) / 2;
  const step = limbered ? (depth * shrink) / models.length : width / models.length;
  const block = { width, depth: depth * shrink };
  return (
    <g transform={`translate(${left} ${top})`}>
      <path className="fill" d={blockPath(block)} />
      <Guns
        carriages={models.map((piece, i) => ({
          piece,
          x: limbered ? width / 2 : step * (i + 0.5),
          y: limbered ? step * (i + 0.5) : depth / 2,
        }))}
        by={limbered ? shrink * 0.9 : enlarged}
        limber={limbered ? 8.5 : null}
      />
      <Outline unit={unit} size={block} />
    </g>
  );
}

function ToScale({ unit, size }: { unit: ArtilleryUnit; size: Size2D }): ReactElement {
  const { width, depth } = size;
  const limbered = unit.formation === "limbered";
  const models = pieces(unit);
  const each = limbered
    ? { width, depth: depth / models.length }
    : { width: width / models.length, depth };
  return (
    <>
      <path className="fill" d={blockPath(size)} />
      <Guns
        carriages={models.map((piece, i) => ({
          piece,
          x: limbered ? width / 2 : each.width * (i + 0.5),
          y: limbered ? each.depth * (i + 0.5) : depth / 2,
        }))}
        by={Math.min(each.width / 8.4, each.depth / 16.5)}
        limber={limbered ? 7.5 : null}
      />
      <Outline unit={unit} size={size} />
    </>
  );
}

/** All models in one drawing for each of their parts: a map has hundreds of them. */
function Guns(props: {
  readonly carriages: readonly Carriage[];
  readonly by: number;
  /** Limbered, they trail behind their teams, whose bar lies so far behind the axle. */
  readonly limber: number | null;
}): ReactElement {
  const { wheel, barrel, trail, limber } = guns(props.carriages, props.by, props.limber);
  const drawn = { strokeWidth: props.by };
  return (
    <>
      <path className="wheel" style={drawn} d={wheel} />
      <path className="barrel" d={barrel} />
      <path className="trail" style={drawn} d={trail} />
      {limber !== "" && <path className="limber" style={drawn} d={limber} />}
    </>
  );
}
