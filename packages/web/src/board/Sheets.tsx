/** The sheets that lie on each other: the ground, the troops, and what is laid over both for a while. */
import { memo, type ReactElement, type ReactNode, useMemo } from "react";
import { frame } from "./camera.ts";
import type { Thing } from "./chosen.ts";
import { Frame } from "./Frame.tsx";
import { GhostLayer } from "./GhostLayer.tsx";
import { Ground } from "./Ground.tsx";
import { Leaf } from "./Layer.tsx";
import { laidOn } from "./laid.ts";
import { Names } from "./Names.tsx";
import { ghostsIn, Overlays, Said } from "./Overlays.tsx";
import type { Overlay } from "./overlay.ts";
import { Pins } from "./Pins.tsx";
import { Pointed } from "./Pointed.tsx";
import { sheetOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import { Terms } from "./Terms.tsx";
import { Units } from "./Units.tsx";
import { useStaged } from "./useStaged.ts";

interface Printed {
  readonly shown: ShownField;
  /** Pixels for a millimetre. */
  readonly k: number;
}

/** How coarse to draw at a scale, in few steps, so that going nearer does not redraw at every turn. */
function grainAt(k: number): number {
  const wanted = 0.42 / k;
  return [1, 1.3, 1.7, 2.2, 2.8].find((grain) => grain >= wanted * 0.85) ?? 3.4;
}

function Sheet(props: Printed & { name: string; children: ReactNode }): ReactElement {
  const { k, name } = props;
  const sheet = sheetOf(props.shown.field);
  const [width, height] = [sheet.width * k + 2 * frame, sheet.depth * k + 2 * frame];
  return (
    <div className={`board-sheet ${name}`}>
      <svg
        className="sheet-svg"
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <g transform={`translate(${frame} ${frame})`}>{props.children}</g>
      </svg>
    </div>
  );
}

/** All sheets: at rest they are drawn anew, the ground first. */
export function Sheets(props: Omit<Live, "k"> & { readonly drawn: number }): ReactElement {
  const { drawn, ...live } = props;
  const [ground = drawn, troops = drawn, over = drawn] = useStaged(drawn, 3);
  return (
    <>
      <Leaf drawn={drawn} k={ground}>
        <GroundSheet shown={props.shown} k={ground} />
      </Leaf>
      <Leaf drawn={drawn} k={troops}>
        <TroopsSheet shown={props.shown} k={troops} />
      </Leaf>
      <Leaf drawn={drawn} k={over}>
        <LiveSheets {...live} k={over} />
      </Leaf>
    </>
  );
}

/** The ground, the frame about it, and the terms of the battle. */
const GroundSheet = memo(function GroundSheet({ shown, k }: Printed): ReactElement {
  const { field, scale } = shown;
  return (
    <Sheet shown={shown} k={k} name="ground-layer">
      <g transform={`scale(${k})`}>
        <Ground field={field} scale={scale} grain={grainAt(k)} k={k} />
      </g>
      <Frame field={field} scale={scale} k={k} />
      <Terms shown={shown} k={k} />
    </Sheet>
  );
});

/** The troops, and the names of everything. */
const TroopsSheet = memo(function TroopsSheet({ shown, k }: Printed): ReactElement {
  return (
    <Sheet shown={shown} k={k} name="troops-layer">
      <Units shown={shown} k={k} />
      <Names shown={shown} k={k} />
    </Sheet>
  );
});

interface Live extends Printed {
  readonly overlays: readonly Overlay[];
  readonly chosen: Thing | null;
  readonly hovered: Thing | null;
}

/** What is pointed out, aimed at, measured: under the blocks of ghosts, and over them. */
const LiveSheets = memo(function LiveSheets(props: Live): ReactElement {
  const { shown, k, chosen, hovered, overlays } = props;
  const laid = useMemo(() => laidOn(shown, k), [shown, k]);
  return (
    <>
      <Sheet shown={shown} k={k} name="live-layer">
        <Corners shown={shown} k={k} />
        <Pointed shown={shown} k={k} thing={hovered} how="hovered" />
        <Pointed shown={shown} k={k} thing={chosen} how="chosen" />
        <Overlays laid={laid} overlays={overlays} />
      </Sheet>
      {ghostsIn(overlays).map((ghost) => (
        <GhostLayer key={`${ghost.unit.id} ${k}`} ghost={ghost} shown={shown} k={k} />
      ))}
      <Sheet shown={shown} k={k} name="said-layer">
        <Corners shown={shown} k={k} />
        <Said laid={laid} overlays={overlays} />
      </Sheet>
    </>
  );
});

function Corners({ shown, k }: Printed): ReactElement {
  const { width, depth } = sheetOf(shown.field);
  return <Pins left={-frame} top={-frame} right={width * k + frame} bottom={depth * k + frame} />;
}
