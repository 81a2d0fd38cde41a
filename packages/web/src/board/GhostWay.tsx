import type { ReactElement } from "react";
import { handleAt } from "./grip.ts";
import { headOf } from "./head.ts";
import type { Laid } from "./laid.ts";
import type { Ghost } from "./overlay.ts";
import { roundAbout } from "./Pointed.tsx";
import { pathOf, short } from "./plane.ts";
import type { TablePose } from "./shown.ts";
import { besideFront, blockOf } from "./standing.ts";

interface Shown {
  readonly ghost: Ghost;
  readonly laid: Laid;
}

/** The way to where a unit might stand, under its block. */
export function GhostWay({ ghost, laid }: Shown): ReactElement {
  const { footprint, legal, farthest = null, stages = [] } = ghost;
  const outline = (at: TablePose): string =>
    roundAbout(blockOf({ at, footprint }, laid.paper), laid.k, 0);
  const way = ghost.way.map(laid.at);
  return (
    <g className="ghost-way" data-legal={legal}>
      {stages.map((stage, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stages have no names, and new ones need no new element
        <path key={index} className="stage" d={outline(stage)} />
      ))}
      {way.length > 1 && (
        <>
          <path className="way-halo" d={pathOf(way, false)} />
          <path className="way" d={pathOf(way, false)} />
          <path className="head" d={headOf(way)} />
        </>
      )}
      {farthest !== null && <path className="farthest" d={outline(farthest)} />}
    </g>
  );
}

/** What stands about the block of a ghost: whether it may stand there, and what it is turned by. */
export function GhostEdge({ ghost, laid }: Shown): ReactElement {
  return (
    <g className="ghost" data-legal={ghost.legal}>
      <path className="ghost-edge" d={roundAbout(blockOf(ghost, laid.paper), laid.k, 3)} />
      {ghost.held && <Handle ghost={ghost} laid={laid} />}
    </g>
  );
}

/**
 * A ring before the front, to turn it by. All in points of the sheet: a transform within it would have
 * the layers of the whole page sorted anew at every frame of a drag.
 */
function Handle({ ghost, laid }: Shown): ReactElement {
  const block = blockOf(ghost, laid.paper);
  const { k } = laid;
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
