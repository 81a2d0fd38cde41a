/** The sheets that lie on each other: the ground, the troops, and what is laid over both for a while. */
import { memo, type ReactElement, type ReactNode, useMemo, useState } from "react";
import { useText } from "../text.ts";
import { frame, paperScale } from "./camera.ts";
import type { Thing } from "./chosen.ts";
import { Frame } from "./Frame.tsx";
import { GhostLayer } from "./GhostLayer.tsx";
import { Ground } from "./Ground.tsx";
import { Layer, Leaf } from "./Layer.tsx";
import { laidOn } from "./laid.ts";
import { Names } from "./Names.tsx";
import { ghostsIn, Overlays, Said } from "./Overlays.tsx";
import type { Overlay } from "./overlay.ts";
import { Pins } from "./Pins.tsx";
import { Pointed } from "./Pointed.tsx";
import type { Scales } from "./scales.ts";
import { sheetOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import { edge, over, stagesOf, terms } from "./stages.ts";
import { Terms } from "./Terms.tsx";
import { Units } from "./Units.tsx";
import type { Looking } from "./useCamera.ts";
import { useRedraw, useScale } from "./useRedraw.ts";

/**
 * About the sheets in millimetres there is room for the frame as it is drawn for paper; on a screen it may
 * reach beyond.
 */
function printedMargin(sheet: ReturnType<typeof sheetOf>): number {
  return frame / paperScale(sheet);
}

interface Drawn {
  readonly shown: ShownField;
  readonly name: string;
  readonly children: ReactNode;
}

/** A sheet in pixels of the screen, the frame about it. */
function Sheet(props: Drawn & { readonly k: number }): ReactElement {
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

/** A sheet in millimetres, for all scales: the browser paints it anew as it is stretched. */
function Printed(
  props: Drawn & {
    /** Pixels of its layer for a millimetre. */
    readonly base: number;
  },
): ReactElement {
  const { base, name } = props;
  const sheet = sheetOf(props.shown.field);
  const margin = printedMargin(sheet);
  const [width, height] = [sheet.width + 2 * margin, sheet.depth + 2 * margin];
  return (
    <div className={`board-sheet ${name}`}>
      <svg
        className="sheet-svg"
        aria-hidden="true"
        width={width * base}
        height={height * base}
        viewBox={`${-margin} ${-margin} ${width} ${height}`}
      >
        {props.children}
      </svg>
    </div>
  );
}

/** All sheets: at rest they are drawn anew, part by part. */
export function Sheets(props: Live & { readonly looking: Looking }): ReactElement {
  const { looking, ...live } = props;
  const { shown } = props;
  const text = useText();
  const sheet = useMemo(() => sheetOf(shown.field), [shown.field]);
  const drawing = useRedraw(
    looking,
    (k, before) => stagesOf(shown, looking.camera(), looking.pane, k, before, text),
    paperScale(sheet),
  );
  const k = useScale(drawing, over);
  const [base] = useState(() => looking.camera().k);
  const margin = printedMargin(sheet);
  return (
    <Layer {...{ looking, drawing, sheet, margin, base }}>
      <GroundSheet {...{ shown, drawing, base }} />
      <TroopsSheet {...{ shown, drawing, base }} />
      <Leaf {...{ k, margin, base }}>
        <LiveSheets {...live} k={k} />
      </Leaf>
    </Layer>
  );
}

interface Drawing {
  readonly shown: ShownField;
  readonly drawing: Scales;
}

/** The ground, the frame about it, and the terms of the battle. */
const GroundSheet = memo(function GroundSheet(props: Drawing & { base: number }): ReactElement {
  const { shown, drawing, base } = props;
  return (
    <Printed shown={shown} base={base} name="ground-layer">
      <Ground shown={shown} drawing={drawing} />
      <Edge shown={shown} drawing={drawing} />
      <Agreed shown={shown} drawing={drawing} />
    </Printed>
  );
});

/** The frame about the sheet, as broad at any scale. */
const Edge = memo(function Edge({ shown, drawing }: Drawing): ReactElement {
  const k = useScale(drawing, edge);
  return (
    <g transform={`scale(${1 / k})`}>
      <Frame field={shown.field} scale={shown.scale} k={k} />
    </g>
  );
});

/** Zones, arrivals and objectives, their signs as large at any scale. */
const Agreed = memo(function Agreed({ shown, drawing }: Drawing): ReactElement {
  const k = useScale(drawing, terms);
  return (
    <g transform={`scale(${1 / k})`}>
      <Terms shown={shown} k={k} />
    </g>
  );
});

/** The troops, and the names of everything. */
const TroopsSheet = memo(function TroopsSheet(props: Drawing & { base: number }): ReactElement {
  const { shown, drawing, base } = props;
  return (
    <Printed shown={shown} base={base} name="troops-layer">
      <Units shown={shown} drawing={drawing} />
      <Names shown={shown} drawing={drawing} />
    </Printed>
  );
});

interface Live {
  readonly shown: ShownField;
  readonly overlays: readonly Overlay[];
  readonly chosen: Thing | null;
  readonly hovered: Thing | null;
}

/** What is pointed out, aimed at, measured: under the blocks of ghosts, and over them. */
const LiveSheets = memo(function LiveSheets(props: Live & { readonly k: number }): ReactElement {
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

function Corners({ shown, k }: { shown: ShownField; k: number }): ReactElement {
  const { width, depth } = sheetOf(shown.field);
  return <Pins left={-frame} top={-frame} right={width * k + frame} bottom={depth * k + frame} />;
}
