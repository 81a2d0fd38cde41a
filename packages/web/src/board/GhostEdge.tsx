import { memo, type ReactElement } from "react";
import { handleAt } from "./grip.ts";
import { roundAbout } from "./Pointed.tsx";
import { pathOf, short } from "./plane.ts";
import { type Block, besideFront } from "./standing.ts";

/**
 * What stands about the block of a ghost: whether it may stand there, and what it is turned by; in
 * pixels of the sheet.
 */
export const GhostEdge = memo(function GhostEdge(props: {
  readonly block: Block;
  readonly k: number;
  readonly legal: boolean;
  readonly held: boolean;
}): ReactElement {
  const { block, k } = props;
  return (
    <g className="ghost" data-legal={props.legal}>
      <path className="ghost-edge" d={roundAbout(block, k, 3)} />
      {props.held && <Handle block={block} k={k} />}
    </g>
  );
});

/** A ring before the front, to turn it by. */
function Handle({ block, k }: { block: Block; k: number }): ReactElement {
  const at = handleAt(block, k);
  const [x, y] = [at.x * k, at.y * k];
  const about = (right: number, back: number): string => {
    const { x: across, y: down } = besideFront({ ...block, front: { x, y } }, right, back);
    return `${short(across)} ${short(down)}`;
  };
  return (
    <g className="handle">
      <path
        d={pathOf(
          [
            { x: block.front.x * k, y: block.front.y * k },
            { x, y },
          ],
          false,
        )}
      />
      <circle cx={x} cy={y} r={11} />
      <path
        className="turn"
        d={`M${about(-5, 1.5)}A5 5 0 1 1 ${about(5, 1.5)}L${about(2, -0.5)}M${about(5, 1.5)}L${about(7.5, -1.5)}`}
      />
    </g>
  );
}
