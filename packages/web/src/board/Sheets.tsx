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
import { names, stagesOf } from "./stages.ts";
import { Terms } from "./Terms.tsx";
import { Units } from "./Units.tsx";
import type { Looking } from "./useCamera.ts";
import { type ScaleOf, useStaged } from "./useStaged.ts";

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
export function Sheets(props: Omit<Live, "k"> & { readonly looking: Looking }): ReactElement {
  const { looking, ...live } = props;
  const { shown } = props;
  const { drawn } = looking;
  const scaleOf = useStaged(looking, (k, before) =>
    stagesOf(shown, looking.camera(), looking.pane, k, before),
  );
  return (
    <>
      <Leaf drawn={drawn} k={scaleOf("ground")}>
        <GroundSheet shown={shown} k={scaleOf("ground")} />
      </Leaf>
      <Leaf drawn={drawn} k={scaleOf("troops")}>
        <TroopsSheet shown={shown} k={scaleOf("troops")} scaleOf={scaleOf} />
      </Leaf>
      <Leaf drawn={drawn} k={scaleOf("over")}>
        <LiveSheets {...live} k={scaleOf("over")} />
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

/** The troops, and the names of everything: drawn at first as they were, nearer or further. */
const TroopsSheet = memo(function TroopsSheet(
  props: Printed & { readonly scaleOf: ScaleOf },
): ReactElement {
  const { shown, k, scaleOf } = props;
  const words = scaleOf(names);
  return (
    <Sheet shown={shown} k={k} name="troops-layer">
      <g transform={`scale(${k})`}>
        <Units shown={shown} scaleOf={scaleOf} />
      </g>
      <g {...(words === k ? {} : { transform: `scale(${k / words})` })}>
        <Names shown={shown} k={words} />
      </g>
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
