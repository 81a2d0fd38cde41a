import type { Artillery as ArtilleryUnit } from "@adjutant/rules";
import type { ReactElement } from "react";
import { Outline } from "./Outline.tsx";
import { blockPath, type Size2D } from "./shapes.ts";
import { type Piece, pieces } from "./troops.ts";
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
  return (
    <g transform={`translate(${left} ${top})`}>
      <path className="fill" d={blockPath({ width, depth: depth * shrink })} />
      {models.map((piece, i) => {
        const x = limbered ? width / 2 : step * (i + 0.5);
        const y = limbered ? step * (i + 0.5) : depth / 2;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: models of a battery have no other name
            key={i}
            transform={`translate(${x} ${y})${limbered ? ` rotate(180) scale(${shrink * 0.9})` : ` scale(${enlarged})`}`}
          >
            <Barrel piece={piece} />
            {limbered && <path className="limber" d="M-3.5 -8.5h7" />}
          </g>
        );
      })}
      <Outline unit={unit} size={{ width, depth: depth * shrink }} />
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
  const by = Math.min(each.width / 8.4, each.depth / 16.5);
  return (
    <>
      <path className="fill" d={blockPath(size)} />
      {models.map((piece, i) => {
        const x = limbered ? width / 2 : each.width * (i + 0.5);
        const y = limbered ? each.depth * (i + 0.5) : depth / 2;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: models of a battery have no other name
            key={i}
            transform={`translate(${x} ${y}) rotate(${limbered ? 180 : 0}) scale(${by})`}
          >
            <Barrel piece={piece} />
            {limbered && <path className="limber" d="M-3.5 -7.5h7" />}
          </g>
        );
      })}
      <Outline unit={unit} size={size} />
    </>
  );
}

function Barrel({ piece }: { piece: Piece }): ReactElement {
  switch (piece) {
    case "gun":
      return (
        <>
          <path className="wheel" d="M-3.6 -1.5v6M3.6 -1.5v6M-3.6 1.5h7.2" />
          <path className="barrel" d="M-1.1 -7h2.2l.6 10h-3.4z" />
          <path className="trail" d="M0 3v4.2" />
        </>
      );
    case "howitzer":
      return (
        <>
          <path className="wheel" d="M-3.6 -1.5v6M3.6 -1.5v6M-3.6 1.5h7.2" />
          <path className="barrel" d="M-2 -3.6h4l.2 6.6h-4.4z" />
          <path className="trail" d="M0 3v4.2" />
        </>
      );
    case "rocket":
      return (
        <>
          <path className="barrel" d="M0 -8l2 4.5h-4z" />
          <path className="trail" d="M0 -4v11" />
        </>
      );
  }
}
