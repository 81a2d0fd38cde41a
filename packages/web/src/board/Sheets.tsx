/** The sheets that lie on each other: the ground, the troops, and what is laid over both for a while. */
import { memo, type ReactElement, type ReactNode, useMemo } from "react";
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
import { edge, layer, over, stagesOf, terms } from "./stages.ts";
import { Terms } from "./Terms.tsx";
import { Units } from "./Units.tsx";
import type { Looking } from "./useCamera.ts";
import { useRedraw, useScale } from "./useRedraw.ts";

/**
 * Ground and troops are drawn in millimetres, once for all scales: the browser paints them anew as
 * they are stretched.
 */
const printed = 1;

/** About them there is room for the frame as it is drawn for paper; on a screen it may reach beyond. */
function printedMargin(sheet: ReturnType<typeof sheetOf>): number {
  return (frame * printed) / paperScale(sheet);
}

interface Printed {
  readonly shown: ShownField;
  /** Pixels for a millimetre. */
  readonly k: number;
}

function Sheet(
  props: Printed & { name: string; margin?: number; children: ReactNode },
): ReactElement {
  const { k, name, margin = frame } = props;
  const sheet = sheetOf(props.shown.field);
  const [width, height] = [sheet.width * k + 2 * margin, sheet.depth * k + 2 * margin];
  return (
    <div className={`board-sheet ${name}`}>
      <svg
        className="sheet-svg"
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <g transform={`translate(${margin} ${margin})`}>{props.children}</g>
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
  const drawn = useScale(drawing, layer);
  const k = useScale(drawing, over);
  return (
    <Layer looking={looking} sheet={sheet} drawn={drawn}>
      <Leaf drawn={drawn} k={printed} margin={printedMargin(sheet)}>
        <GroundSheet shown={shown} drawing={drawing} />
        <TroopsSheet shown={shown} drawing={drawing} />
      </Leaf>
      <Leaf drawn={drawn} k={k} margin={frame}>
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
const GroundSheet = memo(function GroundSheet({ shown, drawing }: Drawing): ReactElement {
  return (
    <Sheet
      shown={shown}
      k={printed}
      margin={printedMargin(sheetOf(shown.field))}
      name="ground-layer"
    >
      <Ground shown={shown} drawing={drawing} />
      <Edge shown={shown} drawing={drawing} />
      <Agreed shown={shown} drawing={drawing} />
    </Sheet>
  );
});

/** The frame about the sheet, as broad at any scale. */
const Edge = memo(function Edge({ shown, drawing }: Drawing): ReactElement {
  const k = useScale(drawing, edge);
  return (
    <g transform={`scale(${printed / k})`}>
      <Frame field={shown.field} scale={shown.scale} k={k} />
    </g>
  );
});

/** Zones, arrivals and objectives, their signs as large at any scale. */
const Agreed = memo(function Agreed({ shown, drawing }: Drawing): ReactElement {
  const k = useScale(drawing, terms);
  return (
    <g transform={`scale(${printed / k})`}>
      <Terms shown={shown} k={k} />
    </g>
  );
});

/** The troops, and the names of everything. */
const TroopsSheet = memo(function TroopsSheet({ shown, drawing }: Drawing): ReactElement {
  return (
    <Sheet
      shown={shown}
      k={printed}
      margin={printedMargin(sheetOf(shown.field))}
      name="troops-layer"
    >
      <Units shown={shown} drawing={drawing} />
      <Names shown={shown} drawing={drawing} />
    </Sheet>
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

function Corners({ shown, k }: Printed): ReactElement {
  const { width, depth } = sheetOf(shown.field);
  return <Pins left={-frame} top={-frame} right={width * k + frame} bottom={depth * k + frame} />;
}
