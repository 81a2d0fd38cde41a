import type { Artillery as ArtilleryUnit } from "@adjutant/rules";
import type { ReactElement } from "react";
import { Outline } from "./Outline.tsx";
import { blockPath } from "./shapes.ts";
import { type Piece, pieces } from "./troops.ts";
import type { BlockProps } from "./UnitSymbol.tsx";

/** Drawn larger than life at list size: a barrel must be seen to be a barrel. */
const smallest = { width: 13, depth: 19 };
const enlarged = 1.25;

/** A battery: one barrel for each model; limbered, the pieces trail behind their teams. */
export function Artillery({ unit, size }: BlockProps & { unit: ArtilleryUnit }): ReactElement {
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
