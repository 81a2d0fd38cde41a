import type { ReactElement } from "react";
import { headOf } from "./head.ts";
import type { Laid } from "./laid.ts";
import type { Ghost } from "./overlay.ts";
import { roundAbout } from "./Pointed.tsx";
import { pathOf } from "./plane.ts";
import type { TablePose } from "./shown.ts";
import { blockOf } from "./standing.ts";

/** The way to where a unit might stand, under its block. */
export function GhostWay(props: { readonly ghost: Ghost; readonly laid: Laid }): ReactElement {
  const { ghost, laid } = props;
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
