/** The sheets that lie on each other: the ground, the troops, and what is laid over both for a while. */
import { memo, type ReactElement, type ReactNode } from "react";
import { frame } from "./camera.ts";
import type { Thing } from "./chosen.ts";
import { Frame } from "./Frame.tsx";
import { Ground } from "./Ground.tsx";
import { Names } from "./Names.tsx";
import { Overlays } from "./Overlays.tsx";
import type { Overlay } from "./overlay.ts";
import { Pointed } from "./Pointed.tsx";
import { sheetOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import { Terms } from "./Terms.tsx";
import { Units } from "./Units.tsx";

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
    // A new drawing at a new scale: of one that grows, Chromium leaves lines where they were before.
    <div key={k} className={`board-sheet ${name}`}>
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

/** The ground, the frame about it, and the terms of the battle. */
export const GroundSheet = memo(function GroundSheet({ shown, k }: Printed): ReactElement {
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
export const TroopsSheet = memo(function TroopsSheet({ shown, k }: Printed): ReactElement {
  return (
    <Sheet shown={shown} k={k} name="troops-layer">
      <Units shown={shown} k={k} />
      <Names shown={shown} k={k} />
    </Sheet>
  );
});

/** What is pointed out, aimed at, measured. */
export const LiveSheet = memo(function LiveSheet(
  props: Printed & {
    readonly overlays: readonly Overlay[];
    readonly chosen: Thing | null;
    readonly hovered: Thing | null;
  },
): ReactElement {
  const { shown, k, chosen, hovered } = props;
  return (
    <Sheet shown={shown} k={k} name="live-layer">
      <Pointed shown={shown} k={k} thing={hovered} how="hovered" />
      <Pointed shown={shown} k={k} thing={chosen} how="chosen" />
      <Overlays shown={shown} k={k} overlays={props.overlays} />
    </Sheet>
  );
});

/** Where the layer lies, the frame about the sheet included. */
export function layerAt(
  { k, x, y }: { readonly k: number; readonly x: number; readonly y: number },
  drawn: number,
): string {
  const stretch = k / drawn;
  return `translate(${x - frame * stretch}px, ${y - frame * stretch}px) scale(${stretch})`;
}
