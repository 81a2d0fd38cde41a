import type { Field } from "@adjutant/battle";
import { memo, type PointerEvent, type ReactElement, useLayoutEffect, useRef } from "react";
import type { Pane } from "./camera.ts";
import { Pins } from "./Pins.tsx";
import { type Dot, pathOf, short } from "./plane.ts";
import { outlineOf, paperOf, sheetOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import { blockOf, cornersOf } from "./standing.ts";
import type { Looking } from "./useCamera.ts";

const width = 132;
/** How far beyond its edge the frame of what is seen may lie. */
const outside = 3;

function within(length: number): (at: number) => number {
  return (at) => short(Math.min(length + outside, Math.max(-outside, at)));
}

/** The whole sheet in small, with the part that the pane shows; a press goes there. */
export const MiniMap = memo(function MiniMap(props: {
  readonly shown: ShownField;
  readonly pane: Pane;
  readonly follow: Looking["follow"];
  readonly onGo: (at: Dot) => void;
}): ReactElement {
  const { shown, pane, follow } = props;
  const { field } = shown;
  const view = useRef<SVGPathElement>(null);
  const sheet = sheetOf(field);
  const scale = width / sheet.width;
  const depth = sheet.depth * scale;
  useLayoutEffect(
    () =>
      follow(({ k, x, y }) => {
        const share = scale / k;
        const [left, right] = [-x * share, (pane.width - x) * share].map(within(width));
        const [top, bottom] = [-y * share, (pane.height - y) * share].map(within(depth));
        view.current?.setAttribute("d", `M${left} ${top}H${right}V${bottom}H${left}Z`);
      }),
    [follow, pane, scale, depth],
  );
  const goTo = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    props.onGo({ x: (event.clientX - left) / scale, y: (event.clientY - top) / scale });
  };
  return (
    <div
      className="mini-map"
      aria-hidden="true"
      style={{ width: width + 2, height: depth + 2 }}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        if (event.buttons > 0) goTo(event);
      }}
    >
      <svg
        aria-hidden="true"
        width={width}
        height={depth}
        viewBox={`0 0 ${sheet.width} ${sheet.depth}`}
      >
        <Small field={field} />
        <SmallTroops shown={shown} />
      </svg>
      <svg className="mini-layer" aria-hidden="true" width={width} height={depth}>
        <Pins left={-outside} top={-outside} right={width + outside} bottom={depth + outside} />
        <path ref={view} className="mini-view" />
      </svg>
    </div>
  );
});

const Small = memo(function Small({ field }: { field: Field }): ReactElement {
  const sheet = sheetOf(field);
  return (
    <g>
      {field.terrain.map((piece) => {
        const { points, closed, width: wide } = outlineOf(piece, sheet);
        return (
          <path
            key={piece.id}
            className={`mini ${piece.kind}`}
            strokeWidth={closed ? 0 : Math.max(wide, 26)}
            d={pathOf(points, closed)}
          />
        );
      })}
    </g>
  );
});

/** Nothing on the small map is smaller than this, in millimetres of the sheet. */
const least = 45;

const SmallTroops = memo(function SmallTroops({ shown }: { shown: ShownField }): ReactElement {
  const paper = paperOf(shown.field, shown.scale);
  return (
    <g>
      {shown.units.map(({ id, side, standing }) => {
        if (!("at" in standing)) return null;
        const block = blockOf(standing, paper);
        const [w, d] = [Math.max(block.width, least), Math.max(block.depth, least)];
        return (
          <path
            key={id}
            className="mini-unit"
            data-nation={side.nation}
            data-edge={side.edge}
            d={pathOf(cornersOf({ ...block, width: w, depth: d }), true)}
          />
        );
      })}
    </g>
  );
});
