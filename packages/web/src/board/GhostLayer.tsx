import { type ReactElement, useLayoutEffect, useMemo, useRef } from "react";
import { frame } from "./camera.ts";
import { GhostEdge } from "./GhostEdge.tsx";
import { type Moved, moved } from "./moved.ts";
import type { Ghost } from "./overlay.ts";
import { penAt } from "./pen.ts";
import { dotOf, paperOf } from "./sheet.ts";
import type { BoardUnit, ShownField, TablePose } from "./shown.ts";
import { blockOf } from "./standing.ts";
import { UnitBlock } from "./Units.tsx";

const none: BoardUnit["states"] = [];
/** About the block for its edge, its handle and the marks behind it, in pixels. */
const room = 60;

/**
 * The block of a ghost, with all that stands about it, on a layer of its own: it is drawn once, and only
 * moved with the hand.
 */
export function GhostLayer(props: {
  readonly ghost: Ghost;
  readonly shown: ShownField;
  readonly k: number;
}): ReactElement {
  const { ghost, shown, k } = props;
  const { footprint, unit: of } = ghost;
  const { x, y, facing } = ghost.at;
  const layer = useRef<HTMLDivElement>(null);
  const place = useRef<Moved>(null);
  const paper = useMemo(() => paperOf(shown.field, shown.scale), [shown.field, shown.scale]);
  const { width, depth } = blockOf({ at: ghost.at, footprint }, paper);
  const half = Math.ceil(Math.hypot(width / 2, depth) * k + room);
  const front = dotOf({ x, y }, paper);
  const [left, top] = [frame + front.x * k - half, frame + front.y * k - half];
  useLayoutEffect(() => {
    if (layer.current === null) return;
    place.current = moved(layer.current);
    return () => place.current?.release();
  }, []);
  useLayoutEffect(() => place.current?.to(`translate(${left}px, ${top}px)`), [left, top]);
  const { unit, block } = useMemo(() => {
    const standing = { at: atOrigin(facing, paper.depth / paper.perUnit), footprint };
    const drawn: BoardUnit = { ...of, name: "", words: "", states: none, standing };
    return { unit: drawn, block: blockOf(standing, paper) };
  }, [of, facing, paper, footprint]);
  return (
    <div ref={layer} className="ghost-layer">
      <svg
        className="units ghost-block"
        aria-hidden="true"
        width={2 * half}
        height={2 * half}
        viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      >
        <g transform={`scale(${k})`}>
          <UnitBlock unit={unit} paper={paper} pen={penAt(k)} detail="near" />
        </g>
        <GhostEdge block={block} k={k} legal={ghost.legal} held={ghost.held} />
      </svg>
    </div>
  );
}

/** A pose at the upper left corner of the sheet. */
function atOrigin(facing: number, deep: number): TablePose {
  return { x: 0, y: deep, facing };
}
