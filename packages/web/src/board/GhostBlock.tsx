import type { ReactElement } from "react";
import { handleAt } from "./grip.ts";
import { headOf } from "./head.ts";
import type { Laid } from "./laid.ts";
import type { Ghost } from "./overlay.ts";
import { roundAbout } from "./Pointed.tsx";
import { pathOf } from "./plane.ts";
import type { BoardUnit, TablePose } from "./shown.ts";
import { blockOf } from "./standing.ts";
import { UnitBlock } from "./Units.tsx";

const none: BoardUnit["states"] = [];

/** A unit where it might stand, the way there, and what that comes to. */
export function GhostBlock({ ghost, laid }: { ghost: Ghost; laid: Laid }): ReactElement {
  const { at, footprint, legal, farthest = null, stages = [] } = ghost;
  const { paper, k } = laid;
  const block = blockOf({ at, footprint }, paper);
  const outline = (pose: TablePose): string =>
    roundAbout(blockOf({ at: pose, footprint }, paper), k, 0);
  const way = ghost.way.map(laid.at);
  const unit: BoardUnit = {
    ...ghost.unit,
    name: "",
    words: "",
    states: none,
    standing: { at, footprint },
  };
  return (
    <g className="ghost" data-legal={legal}>
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
      <g className="units ghost-block">
        <UnitBlock unit={unit} paper={paper} k={k} />
      </g>
      <path className="ghost-edge" d={roundAbout(block, k, 3)} />
      {ghost.held && <Handle ghost={ghost} laid={laid} />}
    </g>
  );
}

/** A ring before the front, to turn it by. */
function Handle({ ghost, laid }: { ghost: Ghost; laid: Laid }): ReactElement {
  const block = blockOf(ghost, laid.paper);
  const { k } = laid;
  const at = handleAt(block, k);
  const [x, y] = [at.x * k, at.y * k];
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
        transform={`translate(${x} ${y}) rotate(${block.facing})`}
        d="M-5 1.500a5 5 0 1 1 10 0M5 1.500l-3 -2M5 1.500l2.500 -3"
      />
    </g>
  );
}
